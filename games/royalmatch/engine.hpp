// How the parts of the rules meet: what rules.cpp, effects.cpp and scoring.cpp call of each other.
#pragma once

#include "games/royalmatch/rules.hpp"

namespace agora::royalmatch {

constexpr std::uint8_t byte(int number) { return static_cast<std::uint8_t>(number); }
constexpr std::int8_t signed_byte(int number) { return static_cast<std::int8_t>(number); }

// Those who see what only the owner of a seat sees: with `analysis` also spectators.
constexpr Audience private_to(const State& state, Seat seat) {
    const Audience owner = Audience::only(seat);
    return state.options.watched() == Spectators::analysis ? owner | Audience::spectators() : owner;
}
constexpr Audience all_but(Audience audience) { return Audience::everyone().without(audience); }

// effects.cpp: resolves waiting effects until luck is due or none is left. True: none is left.
template <class Sink>
bool resolve(State& state, Sink& sink);
Luck effect_luck(const State& state);
template <class Sink>
void apply_effect_luck(State& state, Item item, Sink& sink);  // then `resolve` goes on
// Draws anew what the effect being resolved has put aside, in a world whose hands were drawn.
void draw_aside_of_effect(State& state, Random& random);

// rules.cpp: adds a trick to the tallies, from the choices and the turn of the state; `cards` are
// all that were played.
void count_trick(State& state, Seat winner, Cards cards);

// scoring.cpp: after the last trick.
template <class Sink>
void score_round(State& state, Sink& sink);

// Piles of the tape. A round has its own; each draw of luck by an effect is a pile by itself. All
// personal decks are one pile: a deck that changes owner keeps its order.
enum Pile : std::uint32_t { wheel_pile, objective_pile, card_pile, deck_pile, effect_piles };
constexpr std::uint32_t pile(const State& state, std::uint32_t number) {
    return static_cast<std::uint32_t>(state.finished) << 10U | number;
}

// Takes the card that a seat draws from its deck.
template <class Sink>
void draw_card(State& state, Seat seat, Card card, int gilding, Sink& sink) {
    state.deck[seat] &= ~only(card);
    state.hand[seat] |= only(card);
    state.gilding[card] = signed_byte(gilding);
    sink(event(seat, EventKind::drew, GildedTold{card, signed_byte(gilding)},
               private_to(state, seat)));
    sink(event(seat, EventKind::drew_unseen, all_but(private_to(state, seat))));
}

// memory.cpp: what viewers know of cards, kept up to date with each move.
void into_pile(State& state, Card card);                 // everybody sees it there
void seen_in_hand(State& state, Seat owner, Card card);  // everybody saw it come, with its gilding
// Two players exchange cards in secret: nobody else is sure any more of what they hold.
void lose_sight(State& state, Seat one, Seat two);
// The giver of some cards knows where they went; the taker no longer needs to.
void saw_pass(State& state, Seat giver, Seat taker, Cards cards);
// After a Coup: what one has given from the hand; the deck has gone over as a whole.
void saw_coup(State& state, Seat self, Seat other, Cards given);
// Before all hands become these, by a Carnival.
void saw_redeal(State& state, const std::array<Cards, most_players>& hands);

// Gildings of a hand that nobody has seen since they were given, 4 bits for each kind.
constexpr int gilding_of_kind(unsigned kind) {
    return kind < 4 ? static_cast<int>(kind) + 3 : -(static_cast<int>(kind) - 1);
}
void note_gildings(State& state, Seat seat, int gilding, int times);
void forget_gilding(State& state, Seat seat, int gilding);

}  // namespace agora::royalmatch
