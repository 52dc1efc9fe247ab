// The rollout policy of RoyalMatch, stochastic: from the own cards, the own objectives and public
// information. Some hundred nanoseconds a turn, fast enough to roll out whole rounds.
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

// The value of winning this trick for a seat, in points; below 0 where it hurts.
float trick_value(const State& state, Seat seat, const Stakes& stakes);

// Cards with which an objective wants to win its tricks (to lose them, for icarus); 0: any.
Cards fitting(const State& state, Seat seat, Goal goal);

// Expected points of keeping these objectives.
float value_of_keeping(const State& state, Seat seat, unsigned slots);

// Samples a legal decision of a seat that owes one.
Action rollout_action(const State& state, Seat seat, Random& random);

// A rollout until the round is over.
void play_round(State& state, Random& random);
// ... or until cards of a trick are to be chosen.
void play_to_trick(State& state, Random& random);

}  // namespace agora::royalmatch
