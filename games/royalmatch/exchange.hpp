// Cards that change hands: the parts that effects are made of.
#pragma once

#include "games/royalmatch/engine.hpp"

#include <algorithm>

namespace agora::royalmatch {

// The effect being resolved, as its owner declared it.
struct Acting {
    Seat seat;
    Seat target;
    bool up;
    Effect effect;
    Card card;
};

inline Acting acting(const State& state) {
    const Played played = state.waiting[state.at];
    return {state.waiting_seat[state.at], played.target(), played.up(),
            effect_of(state.family, state.level), played.card()};
}

inline Card best_of(const State& state, Cards cards, bool up) {
    const auto order = state.options.order();
    return up ? highest(cards, order, state.strong) : lowest(cards, order, state.strong);
}
inline Card unwanted(const State& state, Seat seat, bool up) {
    return best_of(state, state.hand[seat], !up);
}
inline bool is_profitable(const State& state, Card get, Card give, bool up) {
    return up == (rank_of(state, get) > rank_of(state, give));
}

inline Cards last_trick(const State& state) {  // as far as it is still in the discard pile
    Cards cards = 0;
    for (Seat seat = 0; seat < state.seats; ++seat)
        cards |= only(recorded(state, state.turn - 1, seat).card());
    return cards & state.discard;
}

inline bool is_single(Cards cards) { return (cards & (cards - 1)) == 0; }

// ---- swaps with the discard pile, exchanges between two hands

template <class Sink>
void swap_with_pile(State& state, Seat seat, Card take, Card give, int gilding, Sink& sink) {
    state.hand[seat] = (state.hand[seat] & ~only(give)) | only(take);
    state.discard = (state.discard & ~only(take)) | only(give);
    state.gilding[give] = 0;
    state.gilding[take] = static_cast<std::int8_t>(gilding);
    into_pile(state, give);
    seen_in_hand(state, seat, take);
    Resolved& done = state.resolved[state.at];
    done.result = take;
    done.given = give;
    ++done.moved;
    sink(event(seat, PickedUp{take, give, signed_byte(gilding)}));
}

// A swap with a card of the pile, if it pays.
template <class Sink>
bool glean(State& state, Seat seat, Card take, bool up, Sink& sink) {
    if (state.resolved[state.at].moved == 0) state.resolved[state.at].result = take;
    if (state.hand[seat] == 0) return false;
    const Card give = unwanted(state, seat, up);
    if (!is_profitable(state, take, give, up)) return false;
    swap_with_pile(state, seat, take, give, 0, sink);
    return true;
}

template <class Sink>
void tell_passed(const State& state, Seat giver, Seat taker, Cards cards, Sink& sink) {
    const Audience two = private_to(state, giver) | private_to(state, taker);
    for (; cards != 0; cards &= cards - 1) {
        const Card card = first_of(cards);
        sink(event(giver, Passed{taker, card, state.gilding[card]}, two));
    }
}

// Two hands exchange cards that only their owners see.
template <class Sink>
void exchange(State& state, Seat one, Cards gives, Seat two, Cards gets, Sink& sink) {
    lose_sight(state, one, two);
    state.hand[one] = (state.hand[one] & ~gives) | gets;
    state.hand[two] = (state.hand[two] & ~gets) | gives;
    saw_pass(state, one, two, gives);
    saw_pass(state, two, one, gets);
    state.resolved[state.at].moved = byte(count(gives));
    sink(event(one, Exchanged{two, byte(count(gives))}));
    tell_passed(state, one, two, gives, sink);
    tell_passed(state, two, one, gets, sink);
}

template <class Sink>
void steal(State& state, const Acting& act, Card give, Card get, Sink& sink) {
    if (is_profitable(state, get, give, act.up))
        exchange(state, act.seat, only(give), act.target, only(get), sink);
    else
        sink(event(act.seat, EventKind::no_effect, CardTold{act.card}));
}

// ---- hands that change altogether

template <class Sink>
void tell_hands(const State& state, Seat seat, bool deck_too, Sink& sink) {
    sink(event(seat, EventKind::hand_now, CardsTold{state.hand[seat]}, private_to(state, seat)));
    if (deck_too)
        sink(
            event(seat, EventKind::deck_now, CardsTold{state.deck[seat]}, private_to(state, seat)));
}

// Everything changes hands but one card each (A♠).
template <class Sink>
void coup(State& state, const Acting& act, Sink& sink) {
    const Seat one = act.seat;
    const Seat two = act.target;
    const Card kept_one = best_of(state, state.hand[one], act.up);
    const Card kept_two = best_of(state, state.hand[two], !act.up);
    lose_sight(state, one, two);
    const Cards gives = state.hand[one] & ~only(kept_one);
    const Cards gets = state.hand[two] & ~only(kept_two);
    state.hand[one] = gets | only(kept_one);
    state.hand[two] = gives | only(kept_two);
    std::swap(state.deck[one], state.deck[two]);
    std::swap(state.gildings[one], state.gildings[two]);
    saw_coup(state, one, two, gives);
    saw_coup(state, two, one, gets);
    state.resolved[state.at].moved = byte(count(gives) + count(state.deck[two]));
    sink(event(one, EventKind::took_over, SeatTold{two}));
    tell_hands(state, one, true, sink);
    tell_hands(state, two, true, sink);
}

// Carnival (A♣): the new hands are gathered aside, one pick a card, and come into force together.
// The seat that gets the next card, or nobody where all are complete.
inline Seat next_to_get(const State& state) {
    for (Seat seat = 0; seat < state.seats; ++seat)
        if (count(state.aside[seat]) < count(state.hand[seat])) return seat;
    return nobody;
}
inline Cards still_gathered(const State& state) {
    Cards cards = 0;
    for (Seat seat = 0; seat < state.seats; ++seat) cards |= state.hand[seat];
    for (Seat seat = 0; seat < state.seats; ++seat) cards &= ~state.aside[seat];
    return cards;
}

template <class Sink>
void set_aside(State& state, Seat seat, unsigned row, Cards cards, Sink& sink) {
    state.aside[row] |= cards;
    if (state.options.watched() != Spectators::analysis) return;
    for (; cards != 0; cards &= cards - 1)
        sink(event(seat, EventKind::set_aside, CardTold{first_of(cards)}, Audience::spectators()));
}

template <class Sink>
void take_extremes(State& state, const Acting& act, Sink& sink) {
    const int wanted = std::min<int>(act.effect.times, count(state.hand[act.seat]));
    for (int i = 0; i < wanted; ++i)
        set_aside(state, act.seat, act.seat, only(best_of(state, still_gathered(state), act.up)),
                  sink);
}

template <class Sink>
void redeal(State& state, Sink& sink) {
    saw_redeal(state, state.aside);
    sink(event(state.waiting_seat[state.at], EventKind::redealt));
    for (Seat seat = 0; seat < state.seats; ++seat) {
        state.hand[seat] = state.aside[seat];
        tell_hands(state, seat, false, sink);
    }
    state.aside = {};
}

}  // namespace agora::royalmatch
