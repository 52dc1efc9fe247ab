// What may be decided, and why not. `Splendor::legal` lists what nothing here refuses; readers put
// the reason into words.
#pragma once

#include "games/splendor/rules.hpp"

namespace agora::splendor {

enum class Refusal : std::uint8_t {
    none,
    gems_first,  // the turn goes on: gems are due, or the choice of a noble
    noble_first,
    nothing_held,  // returning: there are no gems, or none beyond the limit
    within_the_limit,
    too_many_back,
    no_noble_now,
    gold_taken,  // taking
    neither_three_nor_two,
    small_pile,
    empty_pile,
    three_remain,
    two_remain,
    hand_is_full,
    over_the_limit,
    last_gem_over_the_limit,
    three_reserved,  // reserving
    no_such_card,
    empty_deck,
    cannot_pay,  // buying
    not_held,
    pays_too_much,
    pays_too_little,
    pays_useless_gems,
    no_such_noble,  // choosing
    unwilling_noble,
    can_act,  // passing
};
inline constexpr std::size_t refusal_count = static_cast<std::size_t>(Refusal::can_act) + 1;

// Why the player on turn may not do it; each relies on the phase having been asked first.
Refusal refusal_now(const Table& table, Kind kind);  // by the phase
Refusal refusal_to_take(const Table& table, Gems wanted);
Refusal refusal_to_reserve(const Table& table, CardId card);  // no_card: an empty place
Refusal refusal_to_reserve_top(const Table& table, bool deck_is_empty);
Refusal refusal_to_buy(const Table& table, CardId card);
Refusal refusal_to_pay(const Table& table, CardId card, Gems offered);  // one that can be bought
Refusal refusal_to_return(const Table& table, Gems returned);
Refusal refusal_to_choose(const Table& table, NobleId noble);

// The same for any decision: it is legal where there is none.
Refusal refusal(const State& state, Action action);

// Whether so many gems of different colours may be taken at all.
bool has_room(const Table& table, int count);

// The cards in the deck of a level (0, 1, 2).
inline ItemSet cards_left(const State& state, int level) {
    const ItemSet& all = level_cards(level);
    return {state.deck.low & all.low, state.deck.high & all.high};
}

}  // namespace agora::splendor
