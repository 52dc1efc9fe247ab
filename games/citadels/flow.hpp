// The flow of the game, shared by the files that hold the rules. A function that ends a step says
// what comes next by setting the phase.
#pragma once

#include "games/citadels/memory.hpp"
#include "games/citadels/obstacles.hpp"
#include "games/citadels/rules.hpp"

#include <cassert>

namespace agora::citadels {

// Told to the seat alone that it is about: say_to(sink, seat, EventKind::drew, CardTold{card}).
template <class Sink, class... Told>
void say_to(Sink& sink, Seat seat, const Told&... told) {
    assert(seat < most_players);
    sink(event(seat, told..., Audience::only(seat)));
}

// A blow at a player whom everybody sees, or at nobody. The victim is told directly, in words of
// its own, the others as bystanders are.
template <class Sink>
void say_hit(Sink& sink, Event blow, Seat victim) {
    if (victim != nobody) blow.to = Audience::all_but(victim);
    sink(blow);
    if (victim != nobody) say_to(sink, victim, Struck::of(blow));
}

constexpr std::uint8_t byte(unsigned value) { return static_cast<std::uint8_t>(value); }

// A card as events name it: by its kind. Which copy it is nobody is told.
constexpr std::uint8_t named(CardId card) { return card_of(kind_of[card]); }

// Small questions that several files ask.
inline bool has_done(const Table& table, std::uint16_t what) { return (table.acts & what) != 0; }
inline void mark(Table& table, std::uint16_t what) {
    table.acts = static_cast<std::uint16_t>(table.acts | what);
}
inline bool has_unique(const Table& table, Seat seat, District district) {
    return table.city[seat].has(card_of(district));
}
inline bool has_rule(const Table& table, std::uint8_t what) { return (table.rules & what) != 0; }
inline void gain_gold(Table& table, Seat seat, unsigned gold) {
    // The bank has no bottom; the stash of one who hoards for thousands of rounds is full.
    table.gold[seat] = static_cast<std::uint16_t>(std::min(60'000U, table.gold[seat] + gold));
}
inline void lose_gold(Table& table, Seat seat, unsigned gold) {
    table.gold[seat] = static_cast<std::uint16_t>(table.gold[seat] - gold);
}
inline void move_gold(Table& table, Seat from, Seat to, unsigned gold) {
    lose_gold(table, from, gold);
    gain_gold(table, to, gold);
}

// Cards 0 to 63 as one word, and by card the others of its kind. All further cards are unique.
constexpr std::uint64_t low_word(Cards cards) {
    return (std::uint64_t{cards.words[1]} << 32U) | cards.words[0];
}
inline constexpr std::array<std::uint64_t, 64> same_kind = [] {
    std::array<std::uint64_t, 64> table{};
    for (CardId card = 0; card < 64; ++card) table[card] = low_word(copies(kind_of[card]));
    return table;
}();

inline bool has_kind(Cards cards, CardId card) {
    return card < 64 ? (low_word(cards) & same_kind[card]) != 0 : cards.has(card);
}

// The cards that cost no more than that.
inline constexpr int highest_cost = 6;
inline constexpr std::array<Cards, highest_cost + 1> cards_by_cost = [] {
    std::array<Cards, highest_cost + 1> table{};
    for (CardId card = 0; card < card_count; ++card)
        for (int gold = cost_of(card); gold <= highest_cost; ++gold)
            table[static_cast<std::size_t>(gold)].add(card);
    return table;
}();
inline Cards cards_up_to(int gold) {
    return cards_by_cost[static_cast<std::size_t>(std::min(highest_cost, gold))];
}

// Calls visit(card) for the first card of each kind in a set.
template <class Visit>
void each_first(Cards cards, Visit&& visit) {
    for (std::uint64_t low = low_word(cards); low != 0;) {
        const auto card = static_cast<CardId>(std::countr_zero(low));
        low &= ~same_kind[card];
        visit(card);
    }
    for (std::uint32_t high = cards.words[2]; high != 0; high &= high - 1)
        visit(static_cast<CardId>(64 + std::countr_zero(high)));
}

// Calls visit(district) for each kind of card in a set.
template <class Visit>
void each_kind(Cards cards, Visit&& visit) {
    each_first(cards, [&](CardId card) { visit(kind_of[card]); });
}

inline constexpr Cards all_cards = ordinary_deck | cards_of_type[index(Type::unique)];

// Calls visit(card) for each district of a city that differs from the others: kind and whether it
// is beautified.
template <class Visit>
void each_target(const Table& table, Seat seat, Visit&& visit, Cards among = all_cards) {
    const Cards city = table.city[seat] & among;
    each_first(city - table.beautified, visit);
    each_first(city & table.beautified, visit);
}

inline Action act_on(const Table& table, Kind kind, Seat seat, CardId card) {
    return act_city(kind, seat, kind_of[card], table.beautified.has(card));
}

// The district of a city that an action means.
inline CardId meant(const Table& table, Seat seat, Action action) {
    const Cards city = table.city[seat] & copies(district_of(action));
    return (is_beautified(action) ? city & table.beautified : city - table.beautified).first();
}

// A card of that kind in the hand of a seat.
inline CardId in_hand_of(const State& state, Seat seat, District district) {
    return (state.hand[seat] & copies(district)).first();
}

// selection.cpp
template <class Sink>
void begin_round(State& state, Sink& sink);
void list_selection(const State& state, Citadels::Actions& out);
template <class Sink>
void apply_selection(State& state, Seat seat, Action action, Sink& sink);
template <class Sink>
void draw_face_up(State& state, Rank rank, Sink& sink);
template <class Sink>
void draw_face_down(State& state, Rank rank, Sink& sink);
template <class Sink>
void draw_theater_lot(State& state, unsigned which, Sink& sink);
Luck selection_luck(const State& state);

// turn.cpp
template <class Sink>
void call_next(State& state, Sink& sink);
template <class Sink>
void go_on(State& state, Sink& sink);                      // what the actor does next
enum class Told : std::uint8_t { not_yet, by_its_cause };  // how many cards are drawn
template <class Sink>
void draw_cards(State& state, int count, Purpose purpose, Sink& sink, Told told = Told::not_yet);
template <class Sink>
void draw_district(State& state, CardId card, Sink& sink);
template <class Sink>
void apply_turn(State& state, Seat seat, Action action, Sink& sink);
void list_turn(const State& state, Citadels::Actions& out);
template <class Sink>
void settle_round(State& state, Sink& sink);  // once the crown is where it belongs

// building.cpp
void list_builds(const State& state, Citadels::Actions& out);
void list_confiscation(const State& state, Citadels::Actions& out);
void list_catch(const State& state, Citadels::Actions& out);  // the Wizard, at once
template <class Sink>
void apply_build(State& state, Action action, Sink& sink);
template <class Sink>
void pay_and_build(State& state, CardId card, unsigned gold, Kind how, Sink& sink);
template <class Sink>
void apply_confiscation(State& state, bool taken, Sink& sink);
template <class Sink>
void pay_with_card(State& state, CardId card, Sink& sink);
template <class Sink>
void check_completion(Table& table, Seat seat, bool was_complete, Sink& sink);

// powers.cpp, assaults.cpp (rank 8), effects.cpp (unique districts)
void list_powers(const State& state, Citadels::Actions& out);
template <class Sink>
void apply_power(State& state, Action action, Sink& sink);
template <class Sink>
void draw_lot(State& state, CardId card, Sink& sink);
template <class Sink>
void give_card(State& state, CardId card, Sink& sink);
void list_assaults(const State& state, Citadels::Actions& out);
void list_hand_over(const State& state, Citadels::Actions& out);
template <class Sink>
void apply_assault(State& state, Action action, Sink& sink);
void list_effects(const State& state, Citadels::Actions& out);
template <class Sink>
void apply_effect(State& state, Action action, Sink& sink);

}  // namespace agora::citadels
