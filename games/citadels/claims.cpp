// What a turn brings by itself, what is left behind when it ends, and what the others must agree
// to.
#include "games/citadels/flow.hpp"
#include "games/citadels/text.hpp"

namespace agora::citadels {

namespace {

// The Merchant's coin, the Architect's cards.
bool brings_a_bonus(Role role) { return role == Role::merchant || role == Role::architect; }

// What one gathers for oneself and may use at once. A threat has come in between otherwise, and the
// Witch, who plays on as somebody else, has gathered long before.
bool has_just_gathered(const Table& table) {
    const bool threatened =
        has_rank(table.threats, table.acting) && table.blackmailer != table.actor;
    return has_done(table, done::gathered) && !has_done(table, done::resumed) && !threatened;
}

std::string income_left(const Table& table, Lang lang) {
    const int units = income_units(table);
    const std::string_view name = Text{"your income", "votre revenu"}.in(lang);
    const Income kind = facts(acting_role(table)).income;
    const std::string what = kind == Income::cards ? cards_text(static_cast<unsigned>(units), lang)
                             : kind == Income::either
                                 ? std::to_string(units)
                                 : gold_text(static_cast<unsigned>(units), lang);
    return std::string(name) + " (" + what + ")";
}

// What a decision that costs nothing would bring or do; nothing where it costs something.
std::string left_behind(const Table& table, Action action, Lang lang) {
    const auto say = [&](const Text& text) { return std::string(text.in(lang)); };
    switch (kind(action)) {
        case Kind::income: return income_left(table, lang);
        case Kind::tithe: return say({"1 gold of the richest", "1 pièce d'or du plus riche"});
        case Kind::name:
            return acting_role(table) == Role::thief
                       ? say({"the Thief's power (rob)", "le pouvoir du Voleur (voler)"})
                       : say({"the Assassin's power (kill)", "le pouvoir de l'Assassin (tuer)"});
        case Kind::warrants: return say({"your warrants", "vos mandats"});
        case Kind::threats: return say({"your threats", "vos menaces"});
        case Kind::spy: return say({"the Spy's power (spy)", "le pouvoir de l'Espion (espionner)"});
        case Kind::swap_hands:
            return say({"the Magician's power (swap or discard)",
                        "le pouvoir de la Magicienne (échanger ou défausser)"});
        case Kind::look:
            return say({"the Wizard's power (look at a hand)",
                        "le pouvoir du Sorcier (regarder une main)"});
        case Kind::ability_gold:
        case Kind::ability_cards: return say({"4 gold or 4 cards", "4 pièces d'or ou 4 cartes"});
        case Kind::ability: break;
        default: return {};
    }
    switch (acting_role(table)) {
        case Role::merchant: return say({"the Merchant's coin", "la pièce d'or de la Marchande"});
        case Role::architect:
            return say({"the Architect's 2 cards", "les 2 cartes de l'Architecte"});
        case Role::queen: return say({"the Queen's 3 gold", "les 3 pièces d'or de la Reine"});
        case Role::tax_collector:
            return say({"the taxes: ", "les taxes\u00A0: "}) + gold_text(table.tax, lang);
        case Role::scholar: return say({"the Scholar's card", "la carte de l'Archiviste"});
        default: return say({"the Seer's power", "le pouvoir de la Voyante"});
    }
}

}  // namespace

std::optional<Action> Citadels::automatic(const View& view, const Actions& legal) {
    const Table& table = view.table;
    const Action bonus = act(Kind::ability);
    if (!has_rule(table, rule::bonus) || table.phase != Phase::act ||
        !brings_a_bonus(acting_role(table)) || !has_just_gathered(table) || !legal.contains(bonus))
        return std::nullopt;
    return bonus;
}

std::string Citadels::confirm(const View& view, Action action, Lang lang) {
    if (kind(action) != Kind::end_turn) return {};
    Actions legal;
    legal_for(view, legal);
    std::vector<std::string> left;
    for (const auto other : legal)
        if (auto what = left_behind(view.table, other, lang);
            !what.empty() && std::ranges::find(left, what) == left.end())
            left.push_back(std::move(what));
    if (left.empty()) return {};
    std::string list;
    for (const auto& what : left) list.append(list.empty() ? "" : ", ").append(what);
    return filled({"You leave behind: {list}. End all the same?",
                   "Vous laissez\u00A0: {list}. Finir quand même\u00A0?"},
                  {{"list", list}}, lang);
}

bool Citadels::needs_consent(const View& /*whatever it is*/, Action action) {
    return kind(action) == Kind::redraft;
}

}  // namespace agora::citadels
