// Decisions and outcomes as they are written in records.
#include "games/citadels/text.hpp"

#include <array>

namespace agora::citadels {

namespace {

constexpr std::array<std::string_view, event_kind_count> event_names = {
    "crowned",        "unique_in",    "dealt",           "round_begins",   "face_up",
    "face_down",      "offered",      "picked",          "put_down",       "redraft",
    "theater_unused", "theater_used", "theater_got",     "called",         "revealed",
    "bewitched",      "resumed",      "robbed",          "took_gold",      "draws",
    "drew",           "kept",         "kept_card",       "shuffled",       "killed",
    "witched",        "stole_from",   "warrants",        "warrant_signed", "threats",
    "threat_real",    "spied",        "saw_card",        "swapped_hands",  "discarded",
    "put_under",      "looked",       "card_moved",      "card_named",     "crown_moved",
    "income",         "tithe",        "ability",         "built",          "helped",
    "warrant_asked",  "confiscated",  "not_confiscated", "taxed",          "destroyed",
    "seized",         "exchanged",    "beautified",      "laboratory",     "smithy",
    "museum",         "threatened",   "bribed",          "refused",        "threat_shown",
    "threat_hidden",  "poor_house",   "alchemist",       "park",           "completed",
    "killed_shown",   "heir",         "queen",           "vault",          "ended",
    "struck"};

// The verb of a decision; the whole of it where nothing more is said.
Text verb_of(const Table& table, Kind kind) {
    switch (kind) {
        case Kind::pick: return {"pick", "choisir"};
        case Kind::put_down: return {"discard", "écarter"};
        case Kind::redraft: return {"redraft", "refaire"};
        case Kind::no_swap: return {"pass", "passer"};
        case Kind::swap_roles:
        case Kind::swap_hands: return {"swap with", "échanger avec"};
        case Kind::give_role:
        case Kind::give:
        case Kind::hand_over: return {"give", "donner"};
        case Kind::take_gold: return {"gold", "or"};
        case Kind::draw_cards: return {"cards", "cartes"};
        case Kind::keep: return {"keep", "garder"};
        case Kind::build:
        case Kind::build_by_frame:
        case Kind::build_by_ruin:
        case Kind::build_by_cards:
        case Kind::build_by_help:
            if (table.phase != Phase::wizard) return {"build", "bâtir"};
            [[fallthrough]];
        case Kind::take_and_build: return {"take and build", "prendre et bâtir"};
        case Kind::name:
            switch (acting_role(table)) {
                case Role::witch: return {"bewitch", "ensorceler"};
                case Role::thief: return {"rob", "voler"};
                default: return {"kill", "tuer"};
            }
        case Kind::warrants: return {"warrants", "mandats"};
        case Kind::threats: return {"threats", "menaces"};
        case Kind::spy: return {"spy", "espionner"};
        case Kind::discard:
            if (table.phase == Phase::pay_cards) return {"pay", "payer"};
            return {"discard", "défausser"};
        case Kind::redraw: return {"redraw", "repiocher"};
        case Kind::look: return {"look at", "regarder"};
        case Kind::take: return {"take", "prendre"};
        case Kind::crown: return {"crown", "couronne"};
        case Kind::income: return {"income", "revenu"};
        case Kind::tithe: return {"tithe", "dîme"};
        case Kind::ability: return {"power", "pouvoir"};
        case Kind::ability_gold: return {"power gold", "pouvoir or"};
        case Kind::ability_cards: return {"power cards", "pouvoir cartes"};
        case Kind::destroy: return {"destroy", "détruire"};
        case Kind::seize: return {"seize", "saisir"};
        case Kind::exchange: return {"exchange", "échanger"};
        case Kind::beautify: return {"beautify", "embellir"};
        case Kind::armory: return {"armory", "poudrière"};
        case Kind::laboratory: return {"laboratory", "laboratoire"};
        case Kind::smithy: return {"smithy", "forge"};
        case Kind::museum: return {"museum", "musée"};
        case Kind::bribe: return {"bribe", "payer"};
        case Kind::refuse: return {"refuse", "refuser"};
        case Kind::reveal: return {"reveal", "révéler"};
        case Kind::hide: return {"hide", "cacher"};
        case Kind::confiscate: return {"confiscate", "confisquer"};
        case Kind::decline: return {"decline", "renoncer"};
        case Kind::end_turn: return {"end", "fin"};
    }
    return {};
}

// A decision in the words of a language. Those of English are what records hold: they never change.
class Written {
public:
    Written(const Table& table, Action action, Lang lang)
        : table_(table), action_(action), lang_(lang) {}

    std::string text() const {
        const Kind what = kind(action_);
        const std::string verb(verb_of(table_, what).in(lang_));
        const std::string rest = about(what);
        return rest.empty() ? verb : verb + " " + rest;
    }

private:
    std::string in(const Text& text) const { return std::string(text.in(lang_)); }
    std::string role(unsigned which = 0) const {
        return typed_name(role_at(table_, rank_at(action_, which)), lang_);
    }
    std::string district() const {
        const District which = district_of(action_);
        if (!is_beautified(action_)) return typed_name(which, lang_);
        return filled({"beautified {name}", "{name} {embelli}"},
                      {{"name", typed_name(which, lang_)},
                       {"embelli", std::string(beautified_in_french(which))}},
                      lang_);
    }
    std::string seat() const { return std::to_string(seat_of(action_) + 1); }
    std::string count() const { return std::to_string(count_of(action_)); }
    std::string with() const { return in({" with ", " avec "}); }
    std::string about(Kind what) const;

    const Table& table_;
    Action action_;
    Lang lang_;
};

std::string Written::about(Kind what) const {
    switch (what) {
        case Kind::pick:
        case Kind::put_down:
        case Kind::give_role:
        case Kind::redraft:
        case Kind::name: return role();
        case Kind::warrants: return role(0) + ", " + role(1) + ", " + role(2);
        case Kind::threats: return role(0) + ", " + role(1);
        case Kind::swap_roles:
        case Kind::swap_hands:
        case Kind::look:
        case Kind::tithe: return seat();
        case Kind::spy: return seat() + " " + in(name_of(static_cast<Type>(count_of(action_))));
        case Kind::crown: {
            constexpr std::array<Text, 3> tributes = {{{}, {" gold", " or"}, {" card", " carte"}}};
            return seat() + in(tributes[count_of(action_)]);
        }
        case Kind::income:
            return acting_role(table_) == Role::abbot ? count() + in({" gold", " or"}) : "";
        case Kind::build_by_frame:
            return district() + with() + typed_name(District::framework, lang_);
        case Kind::build_by_ruin:
            return typed_name(District::necropolis, lang_) + with() + district();
        case Kind::build_by_cards:
            return typed_name(District::thieves_den, lang_) + with() + count() +
                   in({" cards", count_of(action_) == 1 ? " carte" : " cartes"});
        case Kind::build_by_help:
            return district() + with() + in({"gold of ", "l'or de "}) + seat();
        case Kind::destroy:
        case Kind::seize:
        case Kind::exchange:
        case Kind::armory: return district() + in({" of ", " de "}) + seat();
        case Kind::keep:
        case Kind::build:
        case Kind::discard:
        case Kind::take:
        case Kind::take_and_build:
        case Kind::give:
        case Kind::hand_over:
        case Kind::beautify:
        case Kind::laboratory:
        case Kind::museum: return district();
        default: return {};
    }
}

}  // namespace

std::string Citadels::write(const View& view, Action action) {
    return Written(view.table, action, Lang::en).text();
}

std::string Citadels::write(const View& view, Action action, Lang lang) {
    return Written(view.table, action, lang).text();
}

std::string Citadels::write_outcome(const State& state, Item item) {
    const Table& table = state.table;
    switch (table.phase) {
        case Phase::draw_crown: return "crown " + std::to_string(item);
        case Phase::draw_unique:
            return "unique " + typed_name(static_cast<District>(ordinary_kinds + item));
        case Phase::face_up: return "face up " + typed_name(role_at(table, item));
        case Phase::face_down: return "face down " + typed_name(role_at(table, item));
        case Phase::theater_lot: return "character " + std::to_string(item + 1);
        default: return "card " + card_text(item);
    }
}

std::string_view Citadels::event_name(const Event& event) {
    return event.what < event_names.size() ? event_names[event.what] : "unknown";
}

void legal_for(const View& view, Citadels::Actions& out) {
    if (view.viewer.is_spectator() || asked(view.table) != view.viewer.seat()) return;
    Random random(0);  // in every world that fits, the owner of the view may do the same
    Citadels::legal(Citadels::sample(view, random), view.viewer.seat(), out);
}

Cards surely_at(const Memory& memory, unsigned place) {
    Cards cards = memory.at(place);
    for (unsigned other = 0; other < place_count; ++other)
        if (other != place) cards -= memory.at(other);
    return cards;
}

}  // namespace agora::citadels
