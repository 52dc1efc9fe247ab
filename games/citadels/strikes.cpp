// What hits a player, said to that player: "Bea destroys your Tavern."
#include "games/citadels/words.hpp"

namespace agora::citadels {

namespace {

class Strike {
public:
    Strike(const Event& event, const Look& look)
        : event_(event), look_(look), lang_(look.lang), origin_(origin_of(event)) {}

    std::string told() const {
        const auto sentence = look_.addressed ? to_the_victim() : std::string();
        return sentence.empty() ? to_nobody() : sentence;
    }

private:
    // The event that all others were told.
    static Event origin_of(const Event& struck) {
        Event event;
        event.what = struck.args[0];
        event.seat = struck.args[1];
        for (std::size_t i = 0; i < 4; ++i) event.args[i] = struck.args[i + 2];
        return event;
    }
    std::string pick(std::string en, std::string fr) const {
        return lang_ == Lang::fr ? std::move(fr) : std::move(en);
    }
    unsigned arg(std::size_t at) const { return origin_.args[at]; }
    Role role() const { return static_cast<Role>(event_.args[6]); }
    bool has_role() const { return role() < Role::none; }
    std::string the_role() const { return name_of(role()).with_article(lang_); }
    std::string gold(unsigned count) const { return gold_text(count, lang_); }
    std::string district(std::size_t at) const {
        return std::string(name_of(kind_of[origin_.args[at]]).in(lang_));
    }
    std::string the_district(std::size_t at) const {
        return name_of(kind_of[origin_.args[at]]).with_article(lang_);
    }
    // "votre Taverne", "vos Écuries"
    std::string your(std::size_t at) const {
        const bool many = name_of(kind_of[origin_.args[at]]).article == "les ";
        return pick("your ", many ? "vos " : "votre ") + district(at);
    }
    std::string as_bystander() const { return Citadels::tell(origin_, look_); }
    std::string to_the_victim() const;
    std::string to_nobody() const;
    std::string by_name(const std::string& who) const;
    std::string on_a_role() const;

    const Event& event_;
    const Look& look_;
    Lang lang_;
    Event origin_;
};

// Named by its character, not yet called: only its player knows that it is meant.
std::string Strike::on_a_role() const {
    const std::string who = look_.name(origin_.seat);
    const std::string start =
        pick("You are " + the_role() + ": ", "Vous êtes " + the_role() + " : ");
    switch (static_cast<Happening>(origin_.what)) {
        case Happening::killed:
            return start + pick(who + " has murdered you, and you lose this turn.",
                                who + " vous assassine, et vous perdez ce tour.");
        case Happening::witched:
            return start +
                   pick(who + " has bewitched you, and when you are called you will only gather.",
                        who + " vous ensorcelle, et à l'appel vous ne ferez que percevoir.");
        case Happening::stole_from:
            return start + pick(who + " will take all your gold when you are called.",
                                who + " prendra tout votre or quand on vous appellera.");
        case Happening::warrants:
            return start + pick("a warrant of " + who +
                                    " lies on you. If it is signed, the first district that you "
                                    "pay for may be taken.",
                                "un mandat " + of_player(who) +
                                    " vous vise. S'il est signé, le premier quartier que vous "
                                    "paierez peut être confisqué.");
        case Happening::threats:
            return start +
                   pick(who + " threatens you. You will pay half of your gold, or risk all.",
                        who +
                            " vous menace. Vous paierez la moitié de votre or, ou risquerez tout.");
        default: return {};
    }
}

std::string Strike::by_name(const std::string& who) const {
    switch (static_cast<Happening>(origin_.what)) {
        case Happening::robbed: {
            const std::string thief = look_.name(origin_.args[2]);
            const unsigned coins = arg(0) + 256U * arg(1);
            if (coins == 0)
                return pick(thief + " robs you, but you have no gold.",
                            thief + " vous vole, mais vous n'avez pas d'or.");
            return pick(thief + " robs you of all your gold: " + std::to_string(coins) + ".",
                        thief + " vous vole tout votre or : " + gold(coins) + ".");
        }
        case Happening::bewitched:
            return pick("You are bewitched: you gather, and your turn is over.",
                        "Un sortilège vous frappe : vous percevez, et votre tour est fini.");
        case Happening::spied: {
            const auto type = name_of(static_cast<Type>(origin_.args[1])).in(lang_);
            return pick(who + " looks at your hand: " + cards_text(arg(2), lang_) + " of type " +
                            std::string(type) + ", " + gold(arg(3)) + " taken from you.",
                        who + " espionne votre main : " + cards_text(arg(2), lang_) + " de type " +
                            std::string(type) + ", " + gold(arg(3)) + " en moins pour vous.");
        }
        case Happening::swapped_hands:
            return pick(who + " swaps hands with you.", who + " échange sa main contre la vôtre.");
        case Happening::looked:
            return pick(who + " looks at your hand.", who + " regarde votre main.");
        case Happening::card_moved:
            return pick(who + " takes a card of your hand.",
                        who + " prend une carte de votre main.");
        case Happening::crown_moved:
            return pick(who + " gives you the crown and takes 1 of your gold.",
                        who + " vous donne la couronne et vous prend 1 pièce d'or.");
        case Happening::tithe:
            return pick(who + " takes 1 of your gold: you are the richest.",
                        who + " vous prend 1 pièce d'or : vous êtes le plus riche.");
        case Happening::helped:
            return pick(who + " takes " + std::to_string(arg(1)) +
                            " of your gold and owes you as many cards.",
                        who + " vous prend " + gold(arg(1)) + " et vous doit autant de cartes.");
        case Happening::confiscated:
            return pick(who + " shows the signed warrant and takes " + the_district(0) +
                            " that you have just paid for; your gold comes back.",
                        who + " montre le mandat signé et prend " + the_district(0) +
                            " que vous veniez de payer ; votre or vous est rendu.");
        default: return {};
    }
}

std::string Strike::to_the_victim() const {
    if (has_role()) return on_a_role();
    const std::string who = look_.name(origin_.seat);
    switch (static_cast<Happening>(origin_.what)) {
        case Happening::destroyed:
            if (arg(3) == static_cast<unsigned>(Kind::armory))
                return pick(who + " destroys " + your(1) + " with the Armory.",
                            who + " détruit " + your(1) + " avec la Poudrière.");
            return pick(who + " destroys " + your(1) + " for " + gold(arg(2)) + ".",
                        who + " détruit " + your(1) + " pour " + gold(arg(2)) + ".");
        case Happening::seized:
            return pick(who + " seizes " + your(1) + " and pays you " + gold(arg(2)) + ".",
                        who + " saisit " + your(1) + " et vous verse " + gold(arg(2)) + ".");
        case Happening::exchanged: {
            const std::string paid = arg(3) == 0 ? "." : pick(" and ", " et ") + gold(arg(3)) + ".";
            return pick(who + " takes " + your(1) + " and gives you ",
                        who + " prend " + your(1) + " et vous donne ") +
                   the_district(2) + paid;
        }
        case Happening::threat_shown:
            return pick(who + " turns up the threat on you: it is real, and all your gold goes: " +
                            std::to_string(arg(2)) + ".",
                        who +
                            " retourne la menace sur vous : c'est la vraie, et tout votre or "
                            "part : " +
                            gold(arg(2)) + ".");
        default: return by_name(who);
    }
}

// In a replay: as a bystander is told, and who it was where that is a secret.
std::string Strike::to_nobody() const {
    if (!has_role()) return as_bystander();
    const std::string victim = look_.name(event_.seat);
    return pick(victim + " is " + the_role() + ".", victim + " est " + the_role() + ".");
}

}  // namespace

std::string tell_strike(const Event& event, const Look& look) { return Strike(event, look).told(); }

}  // namespace agora::citadels
