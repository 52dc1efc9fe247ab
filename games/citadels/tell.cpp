// Events as sentences: the text of each, and what its gaps are filled with.
#include "games/citadels/text.hpp"

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
    switch (static_cast<EventKind>(event.what)) {
        case EventKind::crowned:
            if (event.as<Crowned>().at_the_start)
                return {"{who} begins with the crown.", "{who} commence avec la couronne."};
            return {"{who} takes the crown.", "{who} prend la couronne."};
        case EventKind::face_up:
            return {"{Role} is put aside face up.", name_of(event.as<RoleTold>().role).is_feminine()
                                                        ? "{Role} est mise à part, face visible."
                                                        : "{Role} est mis à part, face visible."};
        case EventKind::draws:
            if (event.as<Draws>().told_by_its_cause) return {};
            return {"{who} draws {cards}.", "{who} pioche {cards}."};
        case EventKind::kept:
            if (event.as<Kept>().shuffled_in)
                return {"{who} keeps a card; {cards} back into the deck.",
                        "{who} garde une carte ; {cards} de retour dans la pioche."};
            return {"{who} keeps a card; {cards} under the deck.",
                    "{who} garde une carte ; {cards} sous la pioche."};
        case EventKind::crown_moved: return crown_given(event.as<CrownMoved>());
        case EventKind::income:
            return {"{who} has an income of {gains}.", "{who} touche un revenu : {gains}."};
        case EventKind::ability: {
            const auto used = event.as<AbilityUsed>();
            if (used.gold + used.cards == 0)
                return {"{who} uses the power of {role}.", "{who} utilise son pouvoir : {role}."};
            return {"{Role} brings {who} {gains}.", "{Role} rapporte à {who} : {gains}."};
        }
        case EventKind::built: return how_built(event.as<Built>().how);
        case EventKind::destroyed: {
            const auto destroyed = event.as<Destroyed>();
            return how_destroyed(destroyed.owner == event.seat, destroyed.how);
        }
        case EventKind::exchanged:
            if (event.as<Exchanged>().gold == 0)
                return {"{who} gives {given} for {district} of {other}.",
                        "{who} donne {given} contre {district} {of}."};
            return {"{who} gives {given} for {district} of {other} and {gold}.",
                    "{who} donne {given} contre {district} {of} et {gold}."};
        case EventKind::threat_shown:
            if (event.as<ThreatShown>().real)
                return {"{who} turns up the threat on {role}: it is real, {gold} taken.",
                        "{who} retourne la menace sur {role} : c'est la vraie, {gold} pris."};
            return {"{who} turns up the threat on {role}: it is blank.",
                    "{who} retourne la menace sur {role} : elle est sans effet."};
        case EventKind::completed:
            if (event.as<Completed>().first)
                return {"{who} has completed the city, first of all. This is the last round.",
                        "{who} a complété sa cité, en premier. C'est la dernière manche."};
            return {"{who} has completed the city. This is the last round.",
                    "{who} a complété sa cité. C'est la dernière manche."};
        default: return {};
    }
}

Text sentence(const Event& event) {
    switch (static_cast<EventKind>(event.what)) {
        case EventKind::unique_in:
            return {"In this game: {district}.", "Dans cette partie : {district}."};
        case EventKind::dealt: return {"{who} is dealt {district}.", "{who} reçoit {district}."};
        case EventKind::round_begins:
            return {"-- Round {round}: everybody chooses a character --",
                    "-- Manche {round} : chacun choisit un personnage --"};
        case EventKind::face_down:
            return {"A character is put aside face down.",
                    "Un personnage est mis à part, face cachée."};
        case EventKind::offered: return {};  // the table shows them
        case EventKind::picked:
            return {"{who} has chosen a character.", "{who} a choisi un personnage."};
        case EventKind::put_down:
            return {"{who} puts a character aside face down.",
                    "{who} met un personnage à part, face cachée."};
        case EventKind::redraft:
            return {"{who} has shown {role} by accident: the choice starts again.",
                    "{who} a montré {role} par accident : le choix recommence."};
        case EventKind::theater_unused:
            return {"{who} does not use the Theater.", "{who} n'utilise pas le Théâtre."};
        case EventKind::theater_used:
            return {"{who} swaps characters with {other} at the Theater.",
                    "{who} échange son personnage avec {other} au Théâtre."};
        case EventKind::theater_got:
            return {"{who} is now {role} and no more {before}.",
                    "{who} a maintenant {role} et n'a plus {before}."};
        case EventKind::called:
            return {"{Role} is called: nobody answers.", "On appelle {role} : personne ne répond."};
        case EventKind::revealed: return {"{who} is {role}.", "{who} est {role}."};
        case EventKind::bewitched:
            return {"{who} is bewitched and only gathers.",
                    "{who} est sous sortilège et ne fait que percevoir."};
        case EventKind::resumed:
            return {"{who}, the Witch, plays on as {role}.",
                    "{who}, la Sorcière, reprend son tour : {role}."};
        case EventKind::robbed:
            return {"{thief} robs {who} of {gold}.", "{thief} vole {gold} à {who}."};
        case EventKind::took_gold: return {"{who} takes {gold}.", "{who} prend {gold}."};
        case EventKind::drew: return {"{who} draws {district}.", "{who} pioche {district}."};
        case EventKind::kept_card: return {"{who} keeps {district}.", "{who} garde {district}."};
        case EventKind::shuffled:
            return {"The deck is shuffled anew.", "La pioche est mélangée à nouveau."};
        case EventKind::killed: return {"{who} kills {role}.", "{who} assassine {role}."};
        case EventKind::witched: return {"{who} bewitches {role}.", "{who} ensorcelle {role}."};
        case EventKind::stole_from:
            return {"{who} is going to rob {role}.", "{who} va voler {role}."};
        case EventKind::warrants:
            return {"{who} puts warrants on {role}, {second} and {third}.",
                    "{who} pose des mandats sur {role}, {second} et {third}."};
        case EventKind::warrant_signed:
            return {"The signed warrant is on {role}.", "Le mandat signé est sur {role}."};
        case EventKind::threats:
            return {"{who} threatens {role} and {second}.", "{who} menace {role} et {second}."};
        case EventKind::threat_real:
            return {"The real threat is on {role}.", "La vraie menace est sur {role}."};
        case EventKind::spied:
            return {"{who} spies on {other}: {cards} of type {type}, {gold} taken.",
                    "{who} espionne {other} : {cards} de type {type}, {gold} pris."};
        case EventKind::saw_card:
            return {"{who} sees in the hand of {other}: {card}.",
                    "{who} voit dans la main {of} : {card}."};
        case EventKind::swapped_hands:
            return {"{who} swaps hands with {other}.", "{who} échange sa main avec celle {of}."};
        case EventKind::discarded:
            return {"{who} puts a card under the deck.", "{who} glisse une carte sous la pioche."};
        case EventKind::put_under:
            return {"{who} puts away {district}.", "{who} se sépare de : {card}."};
        case EventKind::looked:
            return {"{who} looks at the hand of {other}.", "{who} regarde la main {of}."};
        case EventKind::card_moved:
            return {"{who} gets a card of {other}.", "{who} reçoit une carte {of}."};
        case EventKind::card_named:
            return {"{card} goes from {other} to {to}.", "{card} passe {of} à {to}."};
        case EventKind::tithe:
            return {"{who} gets 1 gold of {other}, the richest.",
                    "{who} reçoit 1 pièce d'or {of}, le plus riche."};
        case EventKind::helped:
            return {"{who} takes {gold} of {other} and owes as many cards.",
                    "{who} prend {gold} à {other} et lui doit autant de cartes."};
        case EventKind::warrant_asked:
            return {"{who}, the Magistrate, is asked: confiscate {district} of {other}?",
                    "On demande à {who}, l'Échevin : confisquer {district} {of} ?"};
        case EventKind::confiscated:
            return {"{who} shows the signed warrant and takes {district} of {other}.",
                    "{who} montre le mandat signé et prend {district} {of}."};
        case EventKind::not_confiscated:
            return {"{who} confiscates nothing.", "{who} ne confisque rien."};
        case EventKind::taxed:
            return {"{who} pays 1 gold of tax.", "{who} paie 1 pièce d'or de taxe."};
        case EventKind::seized:
            return {"{who} seizes {district} of {other} for {gold}.",
                    "{who} saisit {district} {of} pour {gold}."};
        case EventKind::beautified:
            return {"{who} beautifies {district}.", "{who} embellit {district}."};
        case EventKind::laboratory:
            return {"{who} turns a card into 2 gold (Laboratory).",
                    "{who} échange une carte contre 2 pièces d'or (Laboratoire)."};
        case EventKind::smithy:
            return {"{who} pays 2 gold for cards (Smithy).",
                    "{who} paie 2 pièces d'or pour des cartes (Forge)."};
        case EventKind::museum:
            return {"{who} puts a card under the Museum.", "{who} glisse une carte sous le Musée."};
        case EventKind::threatened:
            return {"{who} is threatened: bribe or refuse?",
                    "{who} est sous menace : payer ou refuser ?"};
        case EventKind::bribed:
            return {"{who} bribes {other} with {gold}.", "{who} paie {gold} à {other}."};
        case EventKind::refused: return {"{who} refuses to pay.", "{who} refuse de payer."};
        case EventKind::threat_hidden:
            return {"{who} leaves the threat face down.", "{who} laisse la menace face cachée."};
        case EventKind::poor_house:
            return {"{who} gets 1 gold from the Poor House.",
                    "{who} reçoit 1 pièce d'or (Hospice)."};
        case EventKind::alchemist:
            return {"{who} gets back {gold} (Alchemist).", "{who} récupère {gold} (Alchimiste)."};
        case EventKind::park:
            return {"{who} draws {cards} from the Park.", "{who} pioche {cards} (Parc)."};
        case EventKind::killed_shown:
            return {"{who} was {role}, who was killed.",
                    "{who} avait {role}, victime de l'Assassin."};
        case EventKind::heir:
            return {"{who} takes the crown as heir.", "{who} hérite de la couronne."};
        case EventKind::queen:
            return {"{who}, the Queen, gets 3 gold.", "{who}, la Reine, reçoit 3 pièces d'or."};
        case EventKind::vault:
            return {"{who} shows the Secret Vault.", "{who} montre les Catacombes."};
        case EventKind::ended: return {};  // the final count says so
        default: return varying_sentence(event);
    }
}

// What an event tells, by the names that the sentences have for it.
class Telling {
public:
    Telling(const Event& event, const TerminalStyle& style) : style_(style), lang_(style.lang) {
        if (event.seat != nobody) add("who", style.name(event.seat));
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
        add("other", style_.name(seat));
        add("of", of_player(style_.name(seat)));
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
                         : gold_text(gold, lang_) + std::string(style_.say({" and ", " et "})) +
                               cards_text(cards, lang_));
    }

    const TerminalStyle& style_;
    Lang lang_;
    std::vector<TextValue> fillings_;
};

void Telling::tell(const Event& event) {
    switch (static_cast<EventKind>(event.what)) {
        case EventKind::unique_in: return district(event.as<UniqueIn>().district);
        case EventKind::round_begins:
            return add("round", std::to_string(event.as<RoundBegins>().round));
        case EventKind::dealt:
        case EventKind::drew:
        case EventKind::kept_card:
        case EventKind::put_under:
        case EventKind::beautified: return card(event.as<CardTold>().card);
        case EventKind::face_up:
        case EventKind::redraft:
        case EventKind::called:
        case EventKind::revealed:
        case EventKind::bewitched:
        case EventKind::resumed:
        case EventKind::killed:
        case EventKind::witched:
        case EventKind::stole_from:
        case EventKind::warrant_signed:
        case EventKind::threat_real:
        case EventKind::killed_shown: return role(event.as<RoleTold>().role);
        case EventKind::theater_used:
        case EventKind::swapped_hands:
        case EventKind::looked:
        case EventKind::card_moved:
        case EventKind::tithe: return other(event.as<SeatTold>().other);
        case EventKind::theater_got:
            role(event.as<TheaterGot>().now);
            return role("before", event.as<TheaterGot>().before);
        case EventKind::robbed:
            add("thief", style_.name(event.as<Robbed>().thief));
            return gold(event.as<Robbed>().gold.number());
        case EventKind::took_gold: return gold(event.as<GoldTold>().gold);
        case EventKind::draws: return cards(event.as<Draws>().cards);
        case EventKind::park: return cards(event.as<CardsTold>().cards);
        case EventKind::kept: return cards(event.as<Kept>().others);
        case EventKind::warrants:
            role(event.as<Warrants>().roles[0]);
            role("second", event.as<Warrants>().roles[1]);
            return role("third", event.as<Warrants>().roles[2]);
        case EventKind::threats:
            role(event.as<Threats>().roles[0]);
            return role("second", event.as<Threats>().roles[1]);
        case EventKind::spied: {
            const auto spied = event.as<Spied>();
            other(spied.other);
            add("type", std::string(name_of(spied.type).in(lang_)));
            cards(spied.matches);
            return gold(spied.gold);
        }
        case EventKind::saw_card:
            card(event.as<SawCard>().card);
            return other(event.as<SawCard>().whose);
        case EventKind::card_named: {
            const auto named = event.as<CardNamed>();
            card(named.card);
            other(named.from);
            return add("to", style_.name(named.to));
        }
        case EventKind::crown_moved: return other(event.as<CrownMoved>().to);
        case EventKind::income: return gains(event.as<Earned>().gold, event.as<Earned>().cards);
        case EventKind::ability: {
            const auto used = event.as<AbilityUsed>();
            role(used.role);
            return used.cards == 0 ? gains(used.gold, 0) : gains(0, used.cards);
        }
        default: return tell_of_cities(event);
    }
}

void Telling::tell_of_cities(const Event& event) {
    switch (static_cast<EventKind>(event.what)) {
        case EventKind::built: card(event.as<Built>().card); return gold(event.as<Built>().gold);
        case EventKind::helped:
            other(event.as<Helped>().giver);
            return gold(event.as<Helped>().gold);
        case EventKind::warrant_asked:
        case EventKind::confiscated:
            card(event.as<UnderWarrant>().card);
            return other(event.as<UnderWarrant>().builder);
        case EventKind::destroyed: {
            const auto destroyed = event.as<Destroyed>();
            card(destroyed.card);
            other(destroyed.owner);
            return gold(destroyed.gold);
        }
        case EventKind::seized: {
            const auto seized = event.as<Seized>();
            card(seized.card);
            other(seized.owner);
            return gold(seized.gold);
        }
        case EventKind::exchanged: {
            const auto exchanged = event.as<Exchanged>();
            card(exchanged.taken);
            add("given", name_of(kind_of[exchanged.given]).with_article(lang_));
            other(exchanged.owner);
            return gold(exchanged.gold);
        }
        case EventKind::bribed:
            other(event.as<Bribed>().blackmailer);
            return gold(event.as<Bribed>().gold);
        case EventKind::threat_shown:
            role(event.as<ThreatShown>().role);
            return gold(event.as<ThreatShown>().gold);
        case EventKind::alchemist: return gold(event.as<Regained>().gold.number());
        default: return;
    }
}

}  // namespace

std::vector<TextValue> fillings_of(const Event& event, const TerminalStyle& style) {
    return Telling(event, style).take();
}

std::string Citadels::tell(const Event& event, const TerminalStyle& style) {
    if (event.what == static_cast<std::uint8_t>(EventKind::struck))
        return tell_strike(event.as<Struck>(), event.seat, style);
    return filled(sentence(event), fillings_of(event, style), style.lang);
}

}  // namespace agora::citadels
