// Decisions and outcomes as they are written in records.
#include "games/citadels/words.hpp"

#include <array>

namespace agora::citadels {

namespace {

constexpr std::array<std::string_view, happening_count> event_names = {
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

// Decisions that need no more than a word.
constexpr std::string_view alone(Kind kind) {
    switch (kind) {
        case Kind::redraft: return "redraft";
        case Kind::no_swap: return "pass";
        case Kind::take_gold: return "gold";
        case Kind::draw_cards: return "cards";
        case Kind::redraw: return "redraw";
        case Kind::ability: return "power";
        case Kind::ability_gold: return "power gold";
        case Kind::ability_cards: return "power cards";
        case Kind::smithy: return "smithy";
        case Kind::bribe: return "bribe";
        case Kind::refuse: return "refuse";
        case Kind::reveal: return "reveal";
        case Kind::hide: return "hide";
        case Kind::confiscate: return "confiscate";
        case Kind::decline: return "decline";
        default: return "end";
    }
}

// The word before the name of a character.
std::string_view naming_verb(const Table& table, Kind kind) {
    switch (kind) {
        case Kind::pick: return "pick ";
        case Kind::put_down: return "discard ";
        case Kind::give_role: return "give ";
        default: break;
    }
    switch (acting_role(table)) {
        case Role::witch: return "bewitch ";
        case Role::thief: return "rob ";
        default: return "kill ";
    }
}

std::string_view district_verb(const Table& table, Kind kind) {
    switch (kind) {
        case Kind::keep: return "keep ";
        case Kind::discard: return table.phase == Phase::pay_cards ? "pay " : "discard ";
        case Kind::take: return "take ";
        case Kind::take_and_build: return "take and build ";
        case Kind::give:
        case Kind::hand_over: return "give ";
        case Kind::beautify: return "beautify ";
        case Kind::laboratory: return "laboratory ";
        case Kind::museum: return "museum ";
        case Kind::destroy: return "destroy ";
        case Kind::seize: return "seize ";
        case Kind::exchange: return "exchange ";
        case Kind::armory: return "armory ";
        default: return "build ";
    }
}

std::string number_of(Seat seat) { return std::to_string(seat + 1); }

}  // namespace

std::string Citadels::write(const View& view, Action action) {
    const Table& table = view.table;
    const Kind what = kind(action);
    const auto role = [&](unsigned which) {
        return typed_name(role_at(table, rank_at(action, which)));
    };
    const auto district = [&] {
        return (is_beautified(action) ? "beautified " : "") + typed_name(district_of(action));
    };
    const std::string seat = number_of(seat_of(action));
    const std::string build = table.phase == Phase::wizard ? "take and build " : "build ";
    switch (what) {
        case Kind::pick:
        case Kind::put_down:
        case Kind::give_role:
        case Kind::name: return std::string(naming_verb(table, what)) + role(0);
        case Kind::warrants: return "warrants " + role(0) + ", " + role(1) + ", " + role(2);
        case Kind::threats: return "threats " + role(0) + ", " + role(1);
        case Kind::swap_roles:
        case Kind::swap_hands: return "swap with " + seat;
        case Kind::look: return "look at " + seat;
        case Kind::tithe: return "tithe " + seat;
        case Kind::spy:
            return "spy " + seat + " " +
                   std::string(name_of(static_cast<Type>(count_of(action))).en);
        case Kind::crown: {
            constexpr std::array<std::string_view, 3> tributes = {"", " gold", " card"};
            return "crown " + seat + std::string(tributes[count_of(action)]);
        }
        case Kind::income:
            if (acting_role(table) != Role::abbot) return "income";
            return "income " + std::to_string(count_of(action)) + " gold";
        case Kind::build_by_frame: return build + district() + " with framework";
        case Kind::build_by_ruin: return build + "necropolis with " + district();
        case Kind::build_by_cards:
            return build + "thieves den with " + std::to_string(count_of(action)) + " cards";
        case Kind::build_by_help: return "build " + district() + " with gold of " + seat;
        case Kind::destroy:
        case Kind::seize:
        case Kind::exchange:
        case Kind::armory:
            return std::string(district_verb(table, what)) + district() + " of " + seat;
        case Kind::keep:
        case Kind::build:
        case Kind::discard:
        case Kind::take:
        case Kind::take_and_build:
        case Kind::give:
        case Kind::hand_over:
        case Kind::beautify:
        case Kind::laboratory:
        case Kind::museum: return std::string(district_verb(table, what)) + district();
        default: return std::string(alone(what));
    }
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
