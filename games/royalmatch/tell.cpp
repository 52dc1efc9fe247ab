// What happened, as sentences; and outcomes of luck as they are written in records.
#include "games/royalmatch/words.hpp"

namespace agora::royalmatch {

namespace {

constexpr std::array event_names = std::to_array<std::string_view>({
    "round_begins",
    "wheel_spun",
    "objective_dealt",
    "ready",
    "kept",
    "card_dealt",
    "hand_chosen",
    "turn_begins",
    "resolving",
    "joker_drew",
    "rolled",
    "modified",
    "favoured",
    "drew",
    "drew_unseen",
    "gilded",
    "looked_at",
    "picked_up",
    "exchanged",
    "passed",
    "took_over",
    "redealt",
    "hand_now",
    "deck_now",
    "slandered",
    "slandered_unseen",
    "called",
    "swore",
    "crowned",
    "no_effect",
    "revealed",
    "won_trick",
    "objective_scored",
    "round_scored",
    "won_match",
    "set_aside",
    "opponent_drawn",
    "dealt_shown",
});
static_assert(event_names.size() == static_cast<std::size_t>(Happening::how_many));

// One event in one language.
class Teller {
public:
    Teller(const Event& event, const Look& look)
        : event_(event),
          args_(event.args),
          look_(look),
          fr_(look.lang == Lang::fr),
          name_(look.name(event.seat)) {}

    std::string tell() const;

private:
    std::string say(std::string en, std::string fr) const {
        return fr_ ? std::move(fr) : std::move(en);
    }
    // "Hand of Anna", "Main d'Anna"
    std::string of(std::string_view en, std::string_view fr, const std::string& whose) const {
        return fr_ ? with_de(std::string(fr) + " ", whose) : std::string(en) + " of " + whose;
    }
    std::string slanders() const {
        return fr_ ? with_de(name_ + " médit ", other(0)) : name_ + " slanders " + other(0);
    }
    std::string number(std::size_t at) const { return std::to_string(args_[at]); }
    int signed_at(std::size_t at) const { return signed_byte(args_[at]); }
    std::string other(std::size_t at) const { return look_.name(args_[at]); }
    std::string card(std::size_t at) const { return card_mark(args_[at], look_); }
    std::string goal(std::size_t at) const {
        return std::string(objectives[args_[at]].name.in(look_.lang));
    }
    std::string points(std::size_t at) const { return points_words(args_[at], look_.lang); }
    int total(std::size_t at) const {
        return static_cast<std::int16_t>(args_[at] | args_[at + 1] << 8);
    }
    std::string gilded(std::size_t at) const {
        const int gilding = signed_at(at);
        if (gilding == 0) return {};
        return say(" (gilded ", " (dorée ") + signed_text(gilding) + ")";
    }

    std::string wheel() const;
    std::string resolving() const;
    std::string modified() const;
    std::string favoured() const;
    std::string revealed() const;
    std::string scored() const;
    std::string round_scored() const;
    std::string of_effects() const;

    const Event& event_;
    const std::array<std::uint8_t, 8>& args_;
    const Look& look_;
    bool fr_;
    std::string name_;
};

std::string Teller::wheel() const {
    const auto strong = static_cast<Suit>(args_[0]);
    const Suit weak = opposite(strong);
    const auto named = [&](Suit suit) {
        return std::string(suit_name(suit).in(look_.lang)) + " " + std::string(suit_mark(suit));
    };
    const std::string who = event_.seat == nobody
                                ? say("The wheel", "La roulette")
                                : name_ + say(" spins the wheel", " relance la roulette");
    return who + say(": ", "\u00A0: ") + named(strong) + say(" strong, ", " fort, ") + named(weak) +
           say(" weak (", " faible (") + suit_order(strong) + ").";
}

std::string Teller::resolving() const {
    const Card card = args_[0];
    const Needs needs = effect_of(card).needs;
    std::string text = of("Effect", "Effet", name_) + say(": ", "\u00A0: ") + this->card(0) + " " +
                       effect_name(card, look_.lang);
    if (needs == Needs::aim || needs == Needs::target_and_aim)
        text.append(" ").append(aim_mark(args_[4] != 0));
    if (needs == Needs::target_and_aim) text += say(" on ", " sur ") + other(3);
    return text + ".";
}

std::string Teller::modified() const {
    const std::string force = signed_text(signed_at(0));
    if (args_[1] == 1)
        return name_ + say(": Force " + force + " in this turn.",
                           "\u00A0: Force " + force + " ce tour-ci.");
    return name_ + say(": Force " + force + " for " + number(1) + " turns.",
                       "\u00A0: Force " + force + " pendant " + number(1) + " tours.");
}

std::string Teller::favoured() const {
    const auto strong = static_cast<Suit>(args_[0]);
    return name_ + say(": in this turn ", "\u00A0: ce tour-ci ") + std::string(suit_mark(strong)) +
           " +" + number(1) + ", " + std::string(suit_mark(opposite(strong))) + " -" + number(1) +
           ".";
}

// "2. Bob 9D♦, Force 12; activates Recall II (6 seals left)"
std::string Teller::revealed() const {
    std::string text =
        number(5) + ". " + name_ + " " + card(0) + ", Force " + std::to_string(signed_at(4));
    if (args_[1] == 0) return text;
    text += say("; activates ", "\u00A0; active ") + effect_name(args_[0], look_.lang);
    const Needs needs = effect_of(args_[0]).needs;
    if (needs == Needs::aim || needs == Needs::target_and_aim)
        text.append(" ").append(aim_mark(args_[3] != 0));
    if (needs == Needs::target_and_aim) text += say(" on ", " sur ") + other(2);
    if (args_[6] == unlimited_seals) return text;
    return text + say(" (seals left: ", " (sceaux restants\u00A0: ") + number(6) + ")";
}

std::string Teller::scored() const {
    const std::string result = args_[2] != 0 ? say("fulfilled", "rempli") : say("failed", "manqué");
    return name_ + ", " + goal(0) + (args_[1] != 0 ? " (bonus)" : "") + say(": ", "\u00A0: ") +
           result + ", " + signed_text(signed_at(3));
}

std::string Teller::round_scored() const {
    std::string more;
    if (args_[3] != 0) more += say(", crowns +", ", couronnes +") + number(3);
    if (args_[4] != 0) more += say(", oaths +", ", serments +") + number(4);
    const std::string score = signed_text(signed_at(0));
    const std::string all = std::to_string(total(1));
    return name_ +
           say(" scores " + score + " in this round" + more + "; total " + all + ".",
               " marque " + score + " dans la manche" + more + "\u00A0; total " + all + ".");
}

std::string Teller::of_effects() const {
    switch (static_cast<Happening>(event_.what)) {
        case Happening::resolving: return resolving();
        case Happening::joker_drew: {
            const std::string family(families[args_[0]].name.in(look_.lang));
            return say("The joker brings " + family + ".", "Le joker donne " + family + ".");
        }
        case Happening::rolled:
            return say("A die shows " + number(0) + " (" + number(1) + " so far).",
                       "Un dé donne " + number(0) + " (" + number(1) + " en tout).");
        case Happening::modified: return modified();
        case Happening::favoured: return favoured();
        case Happening::gilded: return name_ + say(": ", "\u00A0: ") + card(0) + gilded(1) + ".";
        case Happening::looked_at:
            return say("Drawn from the last trick: ", "Tirée du dernier pli\u00A0: ") + card(0) +
                   ".";
        case Happening::picked_up:
            return name_ + say(" takes ", " prend ") + card(0) + gilded(2) +
                   say(" from the discard pile and leaves ", " à la défausse et y laisse ") +
                   card(1) + ".";
        case Happening::opponent_drawn:
            return say("The whirlwind is with ", "Le tourbillon est avec ") + other(0) + ".";
        case Happening::exchanged:
            return name_ + say(" and ", " et ") + other(0) +
                   (args_[1] == 1 ? say(" exchange a card.", " échangent une carte.")
                                  : say(" exchange " + number(1) + " cards.",
                                        " échangent " + number(1) + " cartes."));
        case Happening::passed:
            return name_ + say(" gives ", " donne ") + card(1) + gilded(2) + say(" to ", " à ") +
                   other(0) + ".";
        case Happening::took_over:
            return name_ + say(" and ", " et ") + other(0) +
                   say(" exchange all their cards but one each.",
                       " échangent toutes leurs cartes sauf une chacun.");
        case Happening::redealt:
            return say("All hands are gathered and dealt again.",
                       "Toutes les mains sont réunies et redistribuées.");
        case Happening::slandered:
            return slanders() + say(": ", "\u00A0: ") + goal(1) +
                   say(" is worth " + points(2) + " less.", " vaut " + points(2) + " de moins.");
        case Happening::slandered_unseen:
            return slanders() + say(": an objective is worth " + points(1) + " less.",
                                    "\u00A0: un objectif vaut " + points(1) + " de moins.");
        case Happening::called:
            return goal(0) + say(args_[1] != 0 ? " is now a bonus for full points."
                                               : " is now a bonus for half its points.",
                                 args_[1] != 0 ? " devient un bonus pour tous ses points."
                                               : " devient un bonus pour la moitié de ses points.");
        case Happening::swore:
            return name_ +
                   say(" takes an oath: +" + number(0) + " if all kept objectives are fulfilled.",
                       " prête serment\u00A0: +" + number(0) +
                           " si tous ses objectifs gardés sont remplis.");
        case Happening::crowned:
            return name_ +
                   say(" is crowned: each kept objective fulfilled brings +" + number(0) + ".",
                       " est couronné\u00A0: chaque objectif gardé et rempli rapporte +" +
                           number(0) + ".");
        case Happening::no_effect: return say("It changes nothing.", "Cela ne change rien.");
        default: return {};
    }
}

// What every table shows anyway (deals, who has chosen, draws of others) is not told.
std::string Teller::tell() const {
    switch (static_cast<Happening>(event_.what)) {
        case Happening::round_begins: return say("-- Round ", "-- Manche ") + number(0) + " --";
        case Happening::wheel_spun: return wheel();
        case Happening::kept:
            return name_ + (args_[0] == 1 ? say(" keeps 1 objective.", " garde 1 objectif.")
                                          : say(" keeps " + number(0) + " objectives.",
                                                " garde " + number(0) + " objectifs."));
        case Happening::dealt_shown:
            return name_ + say(" was dealt ", " a reçu ") + goal(0) + ", " + goal(1) + ", " +
                   goal(2) + ".";
        case Happening::hand_chosen:
        case Happening::hand_now:
            return of("Hand", "Main", name_) + say(": ", "\u00A0: ") +
                   card_marks(cards_in(args_), look_) + ".";
        case Happening::turn_begins: return say("-- Turn ", "-- Tour ") + number(0) + " --";
        case Happening::drew: return name_ + say(" draws ", " pioche ") + card(0) + gilded(1) + ".";
        case Happening::deck_now: {
            const Cards deck = cards_in(args_);
            if (deck == 0) return {};
            return of("Deck", "Deck", name_) + say(": ", "\u00A0: ") + card_marks(deck, look_) +
                   ".";
        }
        case Happening::revealed: return revealed();
        case Happening::won_trick:
            return name_ +
                   say(" wins trick " + number(0) + ".", " gagne le pli " + number(0) + ".");
        case Happening::objective_scored: return scored();
        case Happening::round_scored: return round_scored();
        case Happening::won_match:
            return name_ + say(" wins the match with ", " gagne la partie avec ") +
                   points_words(total(0), look_.lang) + ".";
        default: return of_effects();
    }
}

std::string objective_text(Item item) {
    return "objective " + std::string(info(static_cast<Goal>(item)).id);
}
std::string wheel_text(Item item) {
    return "wheel " + std::string(suit_letter(static_cast<Suit>(item)));
}

}  // namespace

std::string RoyalMatch::write_outcome(const State& state, Item item) {
    switch (state.phase) {
        case Phase::wheel: return wheel_text(item);
        case Phase::deal_objectives: return objective_text(item);
        case Phase::draw: return "draw " + card_name(item);
        case Phase::resolve: break;
        default: return "card " + card_name(item);
    }
    switch (state.family) {
        case Family::joker: return "effect " + std::string(info(static_cast<Family>(item)).id);
        case Family::dice: return "die " + std::to_string(item + 1);
        case Family::respin: return wheel_text(item);
        case Family::carnival:
            return state.step == 0 ? wheel_text(item) : "card " + card_name(item);
        case Family::draw: return "draw " + card_name(item);
        case Family::whirlwind:
            return state.opponent == nobody ? "opponent " + seat_text(item)
                                            : "card " + card_name(item);
        case Family::slander:
        case Family::calling: return objective_text(item);
        default: return "card " + card_name(item);
    }
}

std::string_view RoyalMatch::event_name(const Event& event) {
    return event.what < event_names.size() ? event_names[event.what] : "unknown";
}

std::string RoyalMatch::tell(const Event& event, const Look& look) {
    return Teller(event, look).tell();
}

}  // namespace agora::royalmatch
