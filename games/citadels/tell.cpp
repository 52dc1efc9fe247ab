// Events as sentences.
#include "games/citadels/words.hpp"

namespace agora::citadels {

namespace {

// An event and the names it needs; `the` and `The` are "the King", "Le Roi" and so on.
class Teller {
public:
    Teller(const Event& event, const Look& look)
        : event_(event), look_(look), lang_(look.lang), name_(player(event.seat)) {}

    std::string in_english() const;
    std::string in_french() const;

private:
    std::string player(Seat seat) const { return seat == nobody ? "" : look_.name(seat); }
    std::string player_at(std::size_t at) const { return player(event_.args[at]); }
    std::string of(std::size_t at) const { return of_player(player_at(at)); }  // in French
    unsigned arg(std::size_t at) const { return event_.args[at]; }
    unsigned wide(std::size_t at) const { return arg(at) + 256U * arg(at + 1); }
    std::string role(std::size_t at) const {
        return name_of(static_cast<Role>(event_.args[at])).with_article(lang_);
    }
    // A sentence that begins with a character.
    std::string with_capital(std::string text) const {
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
        return text;
    }
    std::string district(std::size_t at) const {
        return name_of(kind_of[event_.args[at]]).with_article(lang_);
    }
    std::string bare(std::size_t at) const {
        return std::string(name_of(kind_of[event_.args[at]]).in(lang_));
    }
    std::string gold(unsigned count) const { return gold_text(count, lang_); }
    std::string cards(unsigned count) const { return cards_text(count, lang_); }
    std::string gains() const;  // "2 gold and 1 card" of [0] and [1]
    std::string type(std::size_t at) const {
        return std::string(name_of(static_cast<Type>(event_.args[at])).in(lang_));
    }
    bool as(std::size_t at, Kind kind) const { return arg(at) == static_cast<unsigned>(kind); }

    std::string built_in_english() const;
    std::string built_in_french() const;

    const Event& event_;
    const Look& look_;
    Lang lang_;
    std::string name_;
};

std::string Teller::gains() const {
    if (arg(1) == 0) return gold(arg(0));
    if (arg(0) == 0) return cards(arg(1));
    return gold(arg(0)) + (lang_ == Lang::fr ? " et " : " and ") + cards(arg(1));
}

std::string Teller::built_in_english() const {
    const std::string start = name_ + " builds " + district(0);
    if (as(2, Kind::build_by_frame)) return start + ", paid with the Framework.";
    if (as(2, Kind::build_by_ruin)) return start + " in place of another district.";
    if (as(2, Kind::build_by_cards)) return start + " for " + gold(arg(1)) + " and cards.";
    return start + " for " + gold(arg(1)) + ".";
}

std::string Teller::built_in_french() const {
    const std::string start = name_ + " bâtit " + district(0);
    if (as(2, Kind::build_by_frame)) return start + " grâce au Chantier.";
    if (as(2, Kind::build_by_ruin)) return start + " à la place d'un autre quartier.";
    if (as(2, Kind::build_by_cards)) return start + " pour " + gold(arg(1)) + " et des cartes.";
    return start + " pour " + gold(arg(1)) + ".";
}

std::string Teller::in_english() const {
    switch (static_cast<Happening>(event_.what)) {
        case Happening::crowned:
            return name_ + (arg(0) == 1 ? " begins with the crown." : " takes the crown.");
        case Happening::unique_in:
            return "In this game: " +
                   name_of(static_cast<District>(event_.args[0])).with_article(lang_) + ".";
        case Happening::dealt: return name_ + " is dealt " + district(0) + ".";
        case Happening::round_begins:
            return "-- Round " + std::to_string(arg(0)) + ": everybody chooses a character --";
        case Happening::face_up: return with_capital(role(0)) + " is put aside face up.";
        case Happening::face_down: return "A character is put aside face down.";
        case Happening::offered: return {};  // the table shows them
        case Happening::picked: return name_ + " has chosen a character.";
        case Happening::put_down: return name_ + " puts a character aside face down.";
        case Happening::redraft:
            return name_ + " has shown " + role(0) + " by accident: the choice starts again.";
        case Happening::theater_unused: return name_ + " does not use the Theater.";
        case Happening::theater_used:
            return name_ + " swaps characters with " + player_at(0) + " at the Theater.";
        case Happening::theater_got:
            return name_ + " is now " + role(0) + " and no more " + role(1) + ".";
        case Happening::called: return with_capital(role(0)) + " is called: nobody answers.";
        case Happening::revealed: return name_ + " is " + role(0) + ".";
        case Happening::bewitched: return name_ + " is bewitched and only gathers.";
        case Happening::resumed: return name_ + ", the Witch, plays on as " + role(0) + ".";
        case Happening::robbed:
            return player_at(2) + " robs " + name_ + " of " + gold(wide(0)) + ".";
        case Happening::took_gold: return name_ + " takes " + gold(arg(0)) + ".";
        case Happening::draws: return arg(1) == 1 ? "" : name_ + " draws " + cards(arg(0)) + ".";
        case Happening::drew: return name_ + " draws " + district(0) + ".";
        case Happening::kept:
            return name_ + " keeps one; " + cards(arg(0)) +
                   (arg(1) == 1 ? " back into the deck." : " under the deck.");
        case Happening::kept_card: return name_ + " keeps " + district(0) + ".";
        case Happening::shuffled: return "The deck is shuffled anew.";
        case Happening::killed: return name_ + " kills " + role(0) + ".";
        case Happening::witched: return name_ + " bewitches " + role(0) + ".";
        case Happening::stole_from: return name_ + " is going to rob " + role(0) + ".";
        case Happening::warrants:
            return name_ + " puts warrants on " + role(0) + ", " + role(1) + " and " + role(2) +
                   ".";
        case Happening::warrant_signed: return "The signed warrant is on " + role(0) + ".";
        case Happening::threats: return name_ + " threatens " + role(0) + " and " + role(1) + ".";
        case Happening::threat_real: return "The real threat is on " + role(0) + ".";
        case Happening::spied:
            return name_ + " spies on " + player_at(0) + ": " + cards(arg(2)) + " of type " +
                   type(1) + ", " + gold(arg(3)) + " taken.";
        case Happening::saw_card:
            return name_ + " sees in the hand of " + player_at(1) + ": " + bare(0) + ".";
        case Happening::swapped_hands: return name_ + " swaps hands with " + player_at(0) + ".";
        case Happening::discarded: return name_ + " puts a card under the deck.";
        case Happening::put_under: return name_ + " puts away " + district(0) + ".";
        case Happening::looked: return name_ + " looks at the hand of " + player_at(0) + ".";
        case Happening::card_moved: return name_ + " gets a card of " + player_at(0) + ".";
        case Happening::card_named:
            return bare(0) + " goes from " + player_at(1) + " to " + player_at(2) + ".";
        case Happening::crown_moved:
            return name_ + (arg(2) == 1 ? ", as advisor," : "") + " gives the crown to " +
                   player_at(0) +
                   (arg(1) == 1   ? " and takes 1 gold."
                    : arg(1) == 2 ? " and takes a card."
                                  : ".");
        case Happening::income: return name_ + " has an income of " + gains() + ".";
        case Happening::tithe: return name_ + " gets 1 gold of " + player_at(0) + ", the richest.";
        case Happening::ability:
            if (arg(1) + arg(2) == 0) return name_ + " uses the power of " + role(0) + ".";
            return with_capital(role(0)) + " brings " + name_ + " " +
                   (arg(2) == 0 ? gold(arg(1)) : cards(arg(2))) + ".";
        case Happening::built: return built_in_english();
        case Happening::helped:
            return name_ + " takes " + gold(arg(1)) + " of " + player_at(0) +
                   " and owes as many cards.";
        case Happening::warrant_asked:
            return name_ + ", the Magistrate, is asked: confiscate " + district(0) + " of " +
                   player_at(1) + "?";
        case Happening::confiscated:
            return name_ + " shows the signed warrant and takes " + district(0) + " of " +
                   player_at(1) + ".";
        case Happening::not_confiscated: return name_ + " confiscates nothing.";
        case Happening::taxed: return name_ + " pays 1 gold of tax.";
        case Happening::destroyed: {
            const bool own = event_.args[0] == event_.seat;
            const std::string what =
                name_ + " destroys " + district(1) + (own ? "" : " of " + player_at(0));
            if (as(3, Kind::armory)) return what + " with the Armory.";
            if (as(3, Kind::destroy)) return what + " for " + gold(arg(2)) + ".";
            return what + ".";
        }
        case Happening::seized:
            return name_ + " seizes " + district(1) + " of " + player_at(0) + " for " +
                   gold(arg(2)) + ".";
        case Happening::exchanged:
            return name_ + " gives " + district(2) + " for " + district(1) + " of " + player_at(0) +
                   (arg(3) == 0 ? "." : " and " + gold(arg(3)) + ".");
        case Happening::beautified: return name_ + " beautifies " + district(0) + ".";
        case Happening::laboratory: return name_ + " turns a card into 2 gold (Laboratory).";
        case Happening::smithy: return name_ + " pays 2 gold for cards (Smithy).";
        case Happening::museum: return name_ + " puts a card under the Museum.";
        case Happening::threatened: return name_ + " is threatened: bribe or refuse?";
        case Happening::bribed:
            return name_ + " bribes " + player_at(0) + " with " + gold(arg(1)) + ".";
        case Happening::refused: return name_ + " refuses to pay.";
        case Happening::threat_shown:
            return name_ + " turns up the threat on " + role(0) +
                   (arg(1) == 1 ? ": it is real, " + gold(arg(2)) + " taken." : ": it is blank.");
        case Happening::threat_hidden: return name_ + " leaves the threat face down.";
        case Happening::poor_house: return name_ + " gets 1 gold from the Poor House.";
        case Happening::alchemist: return name_ + " gets back " + gold(wide(0)) + " (Alchemist).";
        case Happening::park: return name_ + " draws " + cards(arg(0)) + " from the Park.";
        case Happening::completed:
            return name_ + " has completed the city" + (arg(0) == 1 ? ", first of all" : "") +
                   ". This is the last round.";
        case Happening::killed_shown: return name_ + " was " + role(0) + ", who was killed.";
        case Happening::heir: return name_ + " takes the crown as heir.";
        case Happening::queen: return name_ + ", the Queen, gets 3 gold.";
        case Happening::vault: return name_ + " shows the Secret Vault.";
        case Happening::ended: return "The game is over.";
        case Happening::struck: break;  // tell_strike
    }
    return {};
}

std::string Teller::in_french() const {
    switch (static_cast<Happening>(event_.what)) {
        case Happening::crowned:
            return name_ + (arg(0) == 1 ? " commence avec la couronne." : " prend la couronne.");
        case Happening::unique_in:
            return "Dans cette partie : " +
                   name_of(static_cast<District>(event_.args[0])).with_article(lang_) + ".";
        case Happening::dealt: return name_ + " reçoit " + district(0) + ".";
        case Happening::round_begins:
            return "-- Manche " + std::to_string(arg(0)) + " : chacun choisit un personnage --";
        case Happening::face_up:
            return with_capital(role(0)) +
                   (name_of(static_cast<Role>(event_.args[0])).is_feminine() ? " est mise à part"
                                                                             : " est mis à part") +
                   ", face visible.";
        case Happening::face_down: return "Un personnage est mis à part, face cachée.";
        case Happening::offered: return {};
        case Happening::picked: return name_ + " a choisi un personnage.";
        case Happening::put_down: return name_ + " met un personnage à part, face cachée.";
        case Happening::redraft:
            return name_ + " a montré " + role(0) + " par accident\u00A0: le choix recommence.";
        case Happening::theater_unused: return name_ + " n'utilise pas le Théâtre.";
        case Happening::theater_used:
            return name_ + " échange son personnage avec " + player_at(0) + " au Théâtre.";
        case Happening::theater_got:
            return name_ + " a maintenant " + role(0) + " et n'a plus " + role(1) + ".";
        case Happening::called: return "On appelle " + role(0) + " : personne ne répond.";
        case Happening::revealed: return name_ + " est " + role(0) + ".";
        case Happening::bewitched: return name_ + " est sous sortilège et ne fait que percevoir.";
        case Happening::resumed:
            return name_ + ", la Sorcière, reprend son tour : " + role(0) + ".";
        case Happening::robbed:
            return player_at(2) + " vole " + gold(wide(0)) + " à " + name_ + ".";
        case Happening::took_gold: return name_ + " prend " + gold(arg(0)) + ".";
        case Happening::draws: return arg(1) == 1 ? "" : name_ + " pioche " + cards(arg(0)) + ".";
        case Happening::drew: return name_ + " pioche " + district(0) + ".";
        case Happening::kept:
            return name_ + " en garde une ; " + cards(arg(0)) +
                   (arg(1) == 1 ? " de retour dans la pioche." : " sous la pioche.");
        case Happening::kept_card: return name_ + " garde " + district(0) + ".";
        case Happening::shuffled: return "La pioche est mélangée à nouveau.";
        case Happening::killed: return name_ + " assassine " + role(0) + ".";
        case Happening::witched: return name_ + " ensorcelle " + role(0) + ".";
        case Happening::stole_from: return name_ + " va voler " + role(0) + ".";
        case Happening::warrants:
            return name_ + " pose des mandats sur " + role(0) + ", " + role(1) + " et " + role(2) +
                   ".";
        case Happening::warrant_signed: return "Le mandat signé est sur " + role(0) + ".";
        case Happening::threats: return name_ + " menace " + role(0) + " et " + role(1) + ".";
        case Happening::threat_real: return "La vraie menace est sur " + role(0) + ".";
        case Happening::spied:
            return name_ + " espionne " + player_at(0) + " : " + cards(arg(2)) + " de type " +
                   type(1) + ", " + gold(arg(3)) + " pris.";
        case Happening::saw_card:
            return name_ + " voit dans la main " + of(1) + " : " + bare(0) + ".";
        case Happening::swapped_hands: return name_ + " échange sa main avec celle " + of(0) + ".";
        case Happening::discarded: return name_ + " glisse une carte sous la pioche.";
        case Happening::put_under: return name_ + " se sépare de : " + bare(0) + ".";
        case Happening::looked: return name_ + " regarde la main " + of(0) + ".";
        case Happening::card_moved: return name_ + " reçoit une carte " + of(0) + ".";
        case Happening::card_named: return bare(0) + " passe " + of(1) + " à " + player_at(2) + ".";
        case Happening::crown_moved:
            return name_ + (arg(2) == 1 ? ", en conseiller," : "") + " donne la couronne à " +
                   player_at(0) +
                   (arg(1) == 1   ? " et lui prend 1 pièce d'or."
                    : arg(1) == 2 ? " et lui prend une carte."
                                  : ".");
        case Happening::income: return name_ + " touche un revenu : " + gains() + ".";
        case Happening::tithe: return name_ + " reçoit 1 pièce d'or " + of(0) + ", le plus riche.";
        case Happening::ability:
            if (arg(1) + arg(2) == 0) return name_ + " utilise son pouvoir : " + role(0) + ".";
            return with_capital(role(0)) + " rapporte à " + name_ + " : " +
                   (arg(2) == 0 ? gold(arg(1)) : cards(arg(2))) + ".";
        case Happening::built: return built_in_french();
        case Happening::helped:
            return name_ + " prend " + gold(arg(1)) + " à " + player_at(0) +
                   " et lui doit autant de cartes.";
        case Happening::warrant_asked:
            return "On demande à " + name_ + ", l'Échevin : confisquer " + district(0) + " " +
                   of(1) + " ?";
        case Happening::confiscated:
            return name_ + " montre le mandat signé et prend " + district(0) + " " + of(1) + ".";
        case Happening::not_confiscated: return name_ + " ne confisque rien.";
        case Happening::taxed: return name_ + " paie 1 pièce d'or de taxe.";
        case Happening::destroyed: {
            const bool own = event_.args[0] == event_.seat;
            const std::string what = name_ + " détruit " + district(1) + (own ? "" : " " + of(0));
            if (as(3, Kind::armory)) return what + " avec la Poudrière.";
            if (as(3, Kind::destroy)) return what + " pour " + gold(arg(2)) + ".";
            return what + ".";
        }
        case Happening::seized:
            return name_ + " saisit " + district(1) + " " + of(0) + " pour " + gold(arg(2)) + ".";
        case Happening::exchanged:
            return name_ + " donne " + district(2) + " contre " + district(1) + " " + of(0) +
                   (arg(3) == 0 ? "." : " et " + gold(arg(3)) + ".");
        case Happening::beautified: return name_ + " embellit " + district(0) + ".";
        case Happening::laboratory:
            return name_ + " échange une carte contre 2 pièces d'or (Laboratoire).";
        case Happening::smithy: return name_ + " paie 2 pièces d'or pour des cartes (Forge).";
        case Happening::museum: return name_ + " glisse une carte sous le Musée.";
        case Happening::threatened: return name_ + " est sous menace : payer ou refuser ?";
        case Happening::bribed: return name_ + " paie " + gold(arg(1)) + " à " + player_at(0) + ".";
        case Happening::refused: return name_ + " refuse de payer.";
        case Happening::threat_shown:
            return name_ + " retourne la menace sur " + role(0) +
                   (arg(1) == 1 ? " : c'est la vraie, " + gold(arg(2)) + " pris."
                                : " : elle est sans effet.");
        case Happening::threat_hidden: return name_ + " laisse la menace face cachée.";
        case Happening::poor_house: return name_ + " reçoit 1 pièce d'or (Hospice).";
        case Happening::alchemist: return name_ + " récupère " + gold(wide(0)) + " (Alchimiste).";
        case Happening::park: return name_ + " pioche " + cards(arg(0)) + " (Parc).";
        case Happening::completed:
            return name_ + " a complété sa cité" + (arg(0) == 1 ? ", en premier" : "") +
                   ". C'est la dernière manche.";
        case Happening::killed_shown:
            return name_ + " avait " + role(0) + ", victime de l'Assassin.";
        case Happening::heir: return name_ + " hérite de la couronne.";
        case Happening::queen: return name_ + ", la Reine, reçoit 3 pièces d'or.";
        case Happening::vault: return name_ + " montre les Catacombes.";
        case Happening::ended: return "La partie est terminée.";
        case Happening::struck: break;
    }
    return {};
}

}  // namespace

std::string Citadels::tell(const Event& event, const Look& look) {
    if (event.what == static_cast<std::uint8_t>(Happening::struck)) return tell_strike(event, look);
    const Teller teller(event, look);
    return look.lang == Lang::fr ? teller.in_french() : teller.in_english();
}

}  // namespace agora::citadels
