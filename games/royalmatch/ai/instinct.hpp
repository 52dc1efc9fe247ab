// What a player does without thinking: from its own cards, its own objectives and what everybody
// saw. Quick enough to play whole rounds with, some hundred nanoseconds a turn; not always the
// same.
#pragma once

#include "games/royalmatch/ai/prospects.hpp"

namespace agora::royalmatch {

// An objective that may bring points, and how many more it brings fulfilled than failed.
struct Stake {
    Goal goal;
    float points;
    bool kept;
};
using Stakes = FixedList<Stake, dealt_goals>;
Stakes stakes_of(const State& state, Seat seat);

// What winning this trick is worth to a seat, in points; below 0 where it hurts.
float wish_of(const State& state, Seat seat, const Stakes& stakes);

// Cards with which an objective wants to win its tricks (to lose them, for icarus); 0: any.
Cards fitting(const State& state, Seat seat, Goal goal);

// What keeping these objectives may bring, in points.
float value_of_keeping(const State& state, Seat seat, unsigned slots);

// A legal decision of a seat that owes one.
Action instinct(const State& state, Seat seat, Random& random);

// Everybody plays on by instinct until the round is over.
void play_round(State& state, Random& random);
// ... or until cards of a trick are to be chosen.
void play_to_trick(State& state, Random& random);

}  // namespace agora::royalmatch
