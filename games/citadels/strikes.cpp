// What hits a player, said to that player: "Bea destroys your Tavern."
#include "games/citadels/text.hpp"

namespace agora::citadels {

namespace {

// Named by its character, not yet called: only its player knows that it is meant.
Text on_a_role(EventKind by) {
    switch (by) {
        case EventKind::killed:
            return {"You are {you}: {who} has murdered you, and you lose this turn.",
                    "Vous êtes {you} : {who} vous assassine, et vous perdez ce tour."};
        case EventKind::witched:
            return {
                "You are {you}: {who} has bewitched you, and when you are called you will only "
                "gather.",
                "Vous êtes {you} : {who} vous ensorcelle, et à l'appel vous ne ferez que "
                "percevoir."};
        case EventKind::stole_from:
            return {"You are {you}: {who} will take all your gold when you are called.",
                    "Vous êtes {you} : {who} prendra tout votre or quand on vous appellera."};
        case EventKind::warrants:
            return {
                "You are {you}: a warrant of {who} lies on you. If it is signed, the first "
                "district that you pay for may be taken.",
                "Vous êtes {you} : un mandat {of_who} vous vise. S'il est signé, le premier "
                "quartier que vous paierez peut être confisqué."};
        case EventKind::threats:
            return {
                "You are {you}: {who} threatens you. You will pay half of your gold, or risk "
                "all.",
                "Vous êtes {you} : {who} vous menace. Vous paierez la moitié de votre or, ou "
                "risquerez tout."};
        default: return {};
    }
}

// In plain sight.
Text at_a_player(const Event& told) {
    switch (static_cast<EventKind>(told.what)) {
        case EventKind::robbed:
            if (told.as<Robbed>().gold.number() == 0)
                return {"{thief} robs you, but you have no gold.",
                        "{thief} vous vole, mais vous n'avez pas d'or."};
            return {"{thief} robs you of all your gold: {coins}.",
                    "{thief} vous vole tout votre or : {gold}."};
        case EventKind::bewitched:
            return {"You are bewitched: you gather, and your turn is over.",
                    "Un sortilège vous frappe : vous percevez, et votre tour est fini."};
        case EventKind::spied:
            return {"{who} looks at your hand: {cards} of type {type}, {gold} taken from you.",
                    "{who} espionne votre main : {cards} de type {type}, {gold} en moins pour "
                    "vous."};
        case EventKind::swapped_hands:
            return {"{who} swaps hands with you.", "{who} échange sa main contre la vôtre."};
        case EventKind::looked: return {"{who} looks at your hand.", "{who} regarde votre main."};
        case EventKind::card_moved:
            return {"{who} takes a card of your hand.", "{who} prend une carte de votre main."};
        case EventKind::crown_moved:
            return {"{who} gives you the crown and takes 1 of your gold.",
                    "{who} vous donne la couronne et vous prend 1 pièce d'or."};
        case EventKind::tithe:
            return {"{who} takes 1 of your gold: you are the richest.",
                    "{who} vous prend 1 pièce d'or : vous êtes le plus riche."};
        case EventKind::helped:
            return {"{who} takes {coins} of your gold and owes you as many cards.",
                    "{who} vous prend {gold} et vous doit autant de cartes."};
        case EventKind::confiscated:
            return {
                "{who} shows the signed warrant and takes {district} that you have just paid "
                "for; your gold comes back.",
                "{who} montre le mandat signé et prend {district} que vous veniez de payer ; "
                "votre or vous est rendu."};
        case EventKind::destroyed:
            if (told.as<Destroyed>().how == Kind::armory)
                return {"{who} destroys {your} with the Armory.",
                        "{who} détruit {your} avec la Poudrière."};
            return {"{who} destroys {your} for {gold}.", "{who} détruit {your} pour {gold}."};
        case EventKind::seized:
            return {"{who} seizes {your} and pays you {gold}.",
                    "{who} saisit {your} et vous verse {gold}."};
        case EventKind::exchanged:
            if (told.as<Exchanged>().gold == 0)
                return {"{who} takes {your} and gives you {given}.",
                        "{who} prend {your} et vous donne {given}."};
            return {"{who} takes {your} and gives you {given} and {gold}.",
                    "{who} prend {your} et vous donne {given} et {gold}."};
        case EventKind::threat_shown:
            return {
                "{who} turns up the threat on you: it is real, and all your gold goes: "
                "{coins}.",
                "{who} retourne la menace sur vous : c'est la vraie, et tout votre or part : "
                "{gold}."};
        default: return {};
    }
}

// The district that a player loses, if that is what happens.
CardId lost(const Event& told) {
    switch (static_cast<EventKind>(told.what)) {
        case EventKind::destroyed: return told.as<Destroyed>().card;
        case EventKind::seized: return told.as<Seized>().card;
        case EventKind::exchanged: return told.as<Exchanged>().taken;
        default: return no_card;
    }
}

// "your Tavern", "votre Taverne", "vos Écuries"
std::string yours(const Name& name, Lang lang) {
    const Text your = {"your ", name.article == "les " ? "vos " : "votre "};
    return std::string(your.in(lang)).append(name.in(lang));
}

}  // namespace

// In a replay: as a bystander is told, and who it was where that is a secret.
std::string tell_strike(const Struck& struck, Seat victim, const TerminalStyle& style) {
    const Event told = struck.told();
    const bool by_role = struck.named < Role::none;
    const Text text = by_role ? on_a_role(struck.by) : at_a_player(told);
    auto fillings = fillings_of(told, style);
    if (by_role) fillings.push_back({"you", name_of(struck.named).with_article(style.lang)});
    if (!style.addressed || text.en.empty()) {
        if (!by_role) return Citadels::tell(told, style);
        fillings.push_back({"victim", style.name(victim)});
        return filled({"{victim} is {you}.", "{victim} est {you}."}, fillings, style.lang);
    }
    fillings.push_back({"of_who", of_player(style.name(told.seat))});
    if (const CardId card = lost(told); card != no_card)
        fillings.push_back({"your", yours(name_of(kind_of[card]), style.lang)});
    return filled(text, fillings, style.lang);
}

}  // namespace agora::citadels
