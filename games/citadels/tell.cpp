// Events as sentences: the text of each, and what its gaps are filled with.
#include "games/citadels/words.hpp"

namespace agora::citadels {

namespace {

Text how_built(Kind how) {
    switch (how) {
        case Kind::build_by_frame:
            return {"{who} builds {district}, paid with the Framework.",
                    "{who} bâtit {district} grâce au Chantier."};
        case Kind::build_by_ruin:
            return {"{who} builds {district} in place of another district.",
                    "{who} bâtit {district} à la place d'un autre quartier."};
        case Kind::build_by_cards:
            return {"{who} builds {district} for {gold} and cards.",
                    "{who} bâtit {district} pour {gold} et des cartes."};
        default:
            return {"{who} builds {district} for {gold}.", "{who} bâtit {district} pour {gold}."};
    }
}

Text how_destroyed(bool own, Kind how) {
    if (how == Kind::armory && own)
        return {"{who} destroys {district} with the Armory.",
                "{who} détruit {district} avec la Poudrière."};
    if (how == Kind::armory)
        return {"{who} destroys {district} of {other} with the Armory.",
                "{who} détruit {district} {of} avec la Poudrière."};
    if (how == Kind::destroy && own)
        return {"{who} destroys {district} for {gold}.", "{who} détruit {district} pour {gold}."};
    if (how == Kind::destroy)
        return {"{who} destroys {district} of {other} for {gold}.",
                "{who} détruit {district} {of} pour {gold}."};
    return {"{who} destroys {district}.", "{who} détruit {district}."};
}

Text crown_given(const CrownMoved& moved) {
    if (moved.as_advisor)
        return {"{who}, as advisor, gives the crown to {other}.",
                "{who}, en conseiller, donne la couronne à {other}."};
    switch (moved.tribute) {
        case Tribute::gold:
            return {"{who} gives the crown to {other} and takes 1 gold.",
                    "{who} donne la couronne à {other} et lui prend 1 pièce d'or."};
        case Tribute::card:
            return {"{who} gives the crown to {other} and takes a card.",
                    "{who} donne la couronne à {other} et lui prend une carte."};
        case Tribute::nothing: break;
    }
    return {"{who} gives the crown to {other}.", "{who} donne la couronne à {other}."};
}

// Those that are not the same sentence each time.
Text varying_sentence(const Event& event) {
    switch (static_cast<Happening>(event.what)) {
        case Happening::crowned:
            if (event.as<Crowned>().at_the_start)
                return {"{who} begins with the crown.", "{who} commence avec la couronne."};
            return {"{who} takes the crown.", "{who} prend la couronne."};
        case Happening::face_up:
            return {"{Role} is put aside face up.", name_of(event.as<RoleTold>().role).is_feminine()
                                                        ? "{Role} est mise à part, face visible."
                                                        : "{Role} est mis à part, face visible."};
        case Happening::draws:
            if (event.as<Draws>().told_by_its_cause) return {};
            return {"{who} draws {cards}.", "{who} pioche {cards}."};
        case Happening::kept:
            if (event.as<Kept>().shuffled_in)
                return {"{who} keeps one; {cards} back into the deck.",
                        "{who} en garde une ; {cards} de retour dans la pioche."};
            return {"{who} keeps one; {cards} under the deck.",
                    "{who} en garde une ; {cards} sous la pioche."};
        case Happening::crown_moved: return crown_given(event.as<CrownMoved>());
        case Happening::income:
            return {"{who} has an income of {gains}.", "{who} touche un revenu : {gains}."};
        case Happening::ability: {
            const auto used = event.as<AbilityUsed>();
            if (used.gold + used.cards == 0)
                return {"{who} uses the power of {role}.", "{who} utilise son pouvoir : {role}."};
            return {"{Role} brings {who} {gains}.", "{Role} rapporte à {who} : {gains}."};
        }
        case Happening::built: return how_built(event.as<Built>().how);
        case Happening::destroyed: {
            const auto destroyed = event.as<Destroyed>();
            return how_destroyed(destroyed.owner == event.seat, destroyed.how);
        }
        case Happening::exchanged:
            if (event.as<Exchanged>().gold == 0)
                return {"{who} gives {given} for {district} of {other}.",
                        "{who} donne {given} contre {district} {of}."};
            return {"{who} gives {given} for {district} of {other} and {gold}.",
                    "{who} donne {given} contre {district} {of} et {gold}."};
        case Happening::threat_shown:
            if (event.as<ThreatShown>().real)
                return {"{who} turns up the threat on {role}: it is real, {gold} taken.",
                        "{who} retourne la menace sur {role} : c'est la vraie, {gold} pris."};
            return {"{who} turns up the threat on {role}: it is blank.",
                    "{who} retourne la menace sur {role} : elle est sans effet."};
        case Happening::completed:
            if (event.as<Completed>().first)
                return {"{who} has completed the city, first of all. This is the last round.",
                        "{who} a complété sa cité, en premier. C'est la dernière manche."};
            return {"{who} has completed the city. This is the last round.",
                    "{who} a complété sa cité. C'est la dernière manche."};
        default: return {};
    }
}

Text sentence(const Event& event) {
    switch (static_cast<Happening>(event.what)) {
        case Happening::unique_in:
            return {"In this game: {district}.", "Dans cette partie : {district}."};
        case Happening::dealt: return {"{who} is dealt {district}.", "{who} reçoit {district}."};
        case Happening::round_begins:
            return {"-- Round {round}: everybody chooses a character --",
                    "-- Manche {round} : chacun choisit un personnage --"};
        case Happening::face_down:
            return {"A character is put aside face down.",
                    "Un personnage est mis à part, face cachée."};
        case Happening::offered: return {};  // the table shows them
        case Happening::picked:
            return {"{who} has chosen a character.", "{who} a choisi un personnage."};
        case Happening::put_down:
            return {"{who} puts a character aside face down.",
                    "{who} met un personnage à part, face cachée."};
        case Happening::redraft:
            return {"{who} has shown {role} by accident: the choice starts again.",
                    "{who} a montré {role} par accident : le choix recommence."};
        case Happening::theater_unused:
            return {"{who} does not use the Theater.", "{who} n'utilise pas le Théâtre."};
        case Happening::theater_used:
            return {"{who} swaps characters with {other} at the Theater.",
                    "{who} échange son personnage avec {other} au Théâtre."};
        case Happening::theater_got:
            return {"{who} is now {role} and no more {before}.",
                    "{who} a maintenant {role} et n'a plus {before}."};
        case Happening::called:
            return {"{Role} is called: nobody answers.", "On appelle {role} : personne ne répond."};
        case Happening::revealed: return {"{who} is {role}.", "{who} est {role}."};
        case Happening::bewitched:
            return {"{who} is bewitched and only gathers.",
                    "{who} est sous sortilège et ne fait que percevoir."};
        case Happening::resumed:
            return {"{who}, the Witch, plays on as {role}.",
                    "{who}, la Sorcière, reprend son tour : {role}."};
        case Happening::robbed:
            return {"{thief} robs {who} of {gold}.", "{thief} vole {gold} à {who}."};
        case Happening::took_gold: return {"{who} takes {gold}.", "{who} prend {gold}."};
        case Happening::drew: return {"{who} draws {district}.", "{who} pioche {district}."};
        case Happening::kept_card: return {"{who} keeps {district}.", "{who} garde {district}."};
        case Happening::shuffled:
            return {"The deck is shuffled anew.", "La pioche est mélangée à nouveau."};
        case Happening::killed: return {"{who} kills {role}.", "{who} assassine {role}."};
        case Happening::witched: return {"{who} bewitches {role}.", "{who} ensorcelle {role}."};
        case Happening::stole_from:
            return {"{who} is going to rob {role}.", "{who} va voler {role}."};
        case Happening::warrants:
            return {"{who} puts warrants on {role}, {second} and {third}.",
                    "{who} pose des mandats sur {role}, {second} et {third}."};
        case Happening::warrant_signed:
            return {"The signed warrant is on {role}.", "Le mandat signé est sur {role}."};
        case Happening::threats:
            return {"{who} threatens {role} and {second}.", "{who} menace {role} et {second}."};
        case Happening::threat_real:
            return {"The real threat is on {role}.", "La vraie menace est sur {role}."};
        case Happening::spied:
            return {"{who} spies on {other}: {cards} of type {type}, {gold} taken.",
                    "{who} espionne {other} : {cards} de type {type}, {gold} pris."};
        case Happening::saw_card:
            return {"{who} sees in the hand of {other}: {card}.",
                    "{who} voit dans la main {of} : {card}."};
        case Happening::swapped_hands:
            return {"{who} swaps hands with {other}.", "{who} échange sa main avec celle {of}."};
        case Happening::discarded:
            return {"{who} puts a card under the deck.", "{who} glisse une carte sous la pioche."};
        case Happening::put_under:
            return {"{who} puts away {district}.", "{who} se sépare de : {card}."};
        case Happening::looked:
            return {"{who} looks at the hand of {other}.", "{who} regarde la main {of}."};
        case Happening::card_moved:
            return {"{who} gets a card of {other}.", "{who} reçoit une carte {of}."};
        case Happening::card_named:
            return {"{card} goes from {other} to {to}.", "{card} passe {of} à {to}."};
        case Happening::tithe:
            return {"{who} gets 1 gold of {other}, the richest.",
                    "{who} reçoit 1 pièce d'or {of}, le plus riche."};
        case Happening::helped:
            return {"{who} takes {gold} of {other} and owes as many cards.",
                    "{who} prend {gold} à {other} et lui doit autant de cartes."};
        case Happening::warrant_asked:
            return {"{who}, the Magistrate, is asked: confiscate {district} of {other}?",
                    "On demande à {who}, l'Échevin : confisquer {district} {of} ?"};
        case Happening::confiscated:
            return {"{who} shows the signed warrant and takes {district} of {other}.",
                    "{who} montre le mandat signé et prend {district} {of}."};
        case Happening::not_confiscated:
            return {"{who} confiscates nothing.", "{who} ne confisque rien."};
        case Happening::taxed:
            return {"{who} pays 1 gold of tax.", "{who} paie 1 pièce d'or de taxe."};
        case Happening::seized:
            return {"{who} seizes {district} of {other} for {gold}.",
                    "{who} saisit {district} {of} pour {gold}."};
        case Happening::beautified:
            return {"{who} beautifies {district}.", "{who} embellit {district}."};
        case Happening::laboratory:
            return {"{who} turns a card into 2 gold (Laboratory).",
                    "{who} échange une carte contre 2 pièces d'or (Laboratoire)."};
        case Happening::smithy:
            return {"{who} pays 2 gold for cards (Smithy).",
                    "{who} paie 2 pièces d'or pour des cartes (Forge)."};
        case Happening::museum:
            return {"{who} puts a card under the Museum.", "{who} glisse une carte sous le Musée."};
        case Happening::threatened:
            return {"{who} is threatened: bribe or refuse?",
                    "{who} est sous menace : payer ou refuser ?"};
        case Happening::bribed:
            return {"{who} bribes {other} with {gold}.", "{who} paie {gold} à {other}."};
        case Happening::refused: return {"{who} refuses to pay.", "{who} refuse de payer."};
        case Happening::threat_hidden:
            return {"{who} leaves the threat face down.", "{who} laisse la menace face cachée."};
        case Happening::poor_house:
            return {"{who} gets 1 gold from the Poor House.",
                    "{who} reçoit 1 pièce d'or (Hospice)."};
        case Happening::alchemist:
            return {"{who} gets back {gold} (Alchemist).", "{who} récupère {gold} (Alchimiste)."};
        case Happening::park:
            return {"{who} draws {cards} from the Park.", "{who} pioche {cards} (Parc)."};
        case Happening::killed_shown:
            return {"{who} was {role}, who was killed.",
                    "{who} avait {role}, victime de l'Assassin."};
        case Happening::heir:
            return {"{who} takes the crown as heir.", "{who} hérite de la couronne."};
        case Happening::queen:
            return {"{who}, the Queen, gets 3 gold.", "{who}, la Reine, reçoit 3 pièces d'or."};
        case Happening::vault:
            return {"{who} shows the Secret Vault.", "{who} montre les Catacombes."};
        case Happening::ended: return {"The game is over.", "La partie est terminée."};
        default: return varying_sentence(event);
    }
}

// What an event tells, by the names that the sentences have for it.
class Telling {
public:
    Telling(const Event& event, const Look& look) : look_(look), lang_(look.lang) {
        if (event.seat != nobody) add("who", look.name(event.seat));
        tell(event);
    }
    std::vector<TextValue> take() { return std::move(fillings_); }

private:
    void tell(const Event& event);
    void tell_of_cities(const Event& event);

    void add(std::string_view name, std::string value) {
        fillings_.push_back({name, std::move(value)});
    }
    void role(Role role) {
        auto text = name_of(role).with_article(lang_);
        add("role", text);
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
        add("Role", std::move(text));
    }
    void role(std::string_view name, Role role) { add(name, name_of(role).with_article(lang_)); }
    void district(District district) {
        add("district", name_of(district).with_article(lang_));
        add("card", std::string(name_of(district).in(lang_)));
    }
    void card(CardId card) { district(kind_of[card]); }
    void other(Seat seat) {
        add("other", look_.name(seat));
        add("of", of_player(look_.name(seat)));
    }
    void gold(unsigned count) {
        add("gold", gold_text(count, lang_));
        add("coins", std::to_string(count));
    }
    void cards(unsigned count) { add("cards", cards_text(count, lang_)); }
    void gains(unsigned gold, unsigned cards) {
        add("gains", cards == 0 ? gold_text(gold, lang_)
                     : gold == 0
                         ? cards_text(cards, lang_)
                         : gold_text(gold, lang_) + std::string(look_.say({" and ", " et "})) +
                               cards_text(cards, lang_));
    }

    const Look& look_;
    Lang lang_;
    std::vector<TextValue> fillings_;
};

void Telling::tell(const Event& event) {
    switch (static_cast<Happening>(event.what)) {
        case Happening::unique_in: return district(event.as<UniqueIn>().district);
        case Happening::round_begins:
            return add("round", std::to_string(event.as<RoundBegins>().round));
        case Happening::dealt:
        case Happening::drew:
        case Happening::kept_card:
        case Happening::put_under:
        case Happening::beautified: return card(event.as<CardTold>().card);
        case Happening::face_up:
        case Happening::redraft:
        case Happening::called:
        case Happening::revealed:
        case Happening::bewitched:
        case Happening::resumed:
        case Happening::killed:
        case Happening::witched:
        case Happening::stole_from:
        case Happening::warrant_signed:
        case Happening::threat_real:
        case Happening::killed_shown: return role(event.as<RoleTold>().role);
        case Happening::theater_used:
        case Happening::swapped_hands:
        case Happening::looked:
        case Happening::card_moved:
        case Happening::tithe: return other(event.as<SeatTold>().other);
        case Happening::theater_got:
            role(event.as<TheaterGot>().now);
            return role("before", event.as<TheaterGot>().before);
        case Happening::robbed:
            add("thief", look_.name(event.as<Robbed>().thief));
            return gold(event.as<Robbed>().gold.number());
        case Happening::took_gold: return gold(event.as<GoldTold>().gold);
        case Happening::draws: return cards(event.as<Draws>().cards);
        case Happening::park: return cards(event.as<CardsTold>().cards);
        case Happening::kept: return cards(event.as<Kept>().others);
        case Happening::warrants:
            role(event.as<Warrants>().roles[0]);
            role("second", event.as<Warrants>().roles[1]);
            return role("third", event.as<Warrants>().roles[2]);
        case Happening::threats:
            role(event.as<Threats>().roles[0]);
            return role("second", event.as<Threats>().roles[1]);
        case Happening::spied: {
            const auto spied = event.as<Spied>();
            other(spied.other);
            add("type", std::string(name_of(spied.type).in(lang_)));
            cards(spied.matches);
            return gold(spied.gold);
        }
        case Happening::saw_card:
            card(event.as<SawCard>().card);
            return other(event.as<SawCard>().whose);
        case Happening::card_named: {
            const auto named = event.as<CardNamed>();
            card(named.card);
            other(named.from);
            return add("to", look_.name(named.to));
        }
        case Happening::crown_moved: return other(event.as<CrownMoved>().to);
        case Happening::income: return gains(event.as<Earned>().gold, event.as<Earned>().cards);
        case Happening::ability: {
            const auto used = event.as<AbilityUsed>();
            role(used.role);
            return used.cards == 0 ? gains(used.gold, 0) : gains(0, used.cards);
        }
        default: return tell_of_cities(event);
    }
}

void Telling::tell_of_cities(const Event& event) {
    switch (static_cast<Happening>(event.what)) {
        case Happening::built: card(event.as<Built>().card); return gold(event.as<Built>().gold);
        case Happening::helped:
            other(event.as<Helped>().giver);
            return gold(event.as<Helped>().gold);
        case Happening::warrant_asked:
        case Happening::confiscated:
            card(event.as<UnderWarrant>().card);
            return other(event.as<UnderWarrant>().builder);
        case Happening::destroyed: {
            const auto destroyed = event.as<Destroyed>();
            card(destroyed.card);
            other(destroyed.owner);
            return gold(destroyed.gold);
        }
        case Happening::seized: {
            const auto seized = event.as<Seized>();
            card(seized.card);
            other(seized.owner);
            return gold(seized.gold);
        }
        case Happening::exchanged: {
            const auto exchanged = event.as<Exchanged>();
            card(exchanged.taken);
            add("given", name_of(kind_of[exchanged.given]).with_article(lang_));
            other(exchanged.owner);
            return gold(exchanged.gold);
        }
        case Happening::bribed:
            other(event.as<Bribed>().blackmailer);
            return gold(event.as<Bribed>().gold);
        case Happening::threat_shown:
            role(event.as<ThreatShown>().role);
            return gold(event.as<ThreatShown>().gold);
        case Happening::alchemist: return gold(event.as<Regained>().gold.number());
        default: return;
    }
}

}  // namespace

std::vector<TextValue> fillings_of(const Event& event, const Look& look) {
    return Telling(event, look).take();
}

std::string Citadels::tell(const Event& event, const Look& look) {
    if (event.what == static_cast<std::uint8_t>(Happening::struck))
        return tell_strike(event.as<Struck>(), event.seat, look);
    return filled(sentence(event), fillings_of(event, look), look.lang);
}

}  // namespace agora::citadels
