// The value of the totals at the end of a round: nothing else outlives it.
#pragma once

#include "ai/search/values.hpp"
#include "games/royalmatch/rules.hpp"

namespace agora::royalmatch {

// The chance of each seat to win the match, between two rounds.
ai::Values chances(const State& state);

// The chance of the first of two players, if the round of this position ended with these totals.
float chance_of_first(const State& state, float first, float second);

}  // namespace agora::royalmatch
