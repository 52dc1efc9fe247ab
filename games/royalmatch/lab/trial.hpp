// The value of the effect of a card, by a paired counterfactual: the same play is tried with and
// without it, and the round is rolled out many times. Players activate what looks good and have
// other seals and cards than those who do not, so comparing the two groups would be confounded.
#pragma once

#include "games/royalmatch/rules.hpp"

namespace agora::royalmatch {

// What activating a card brings its player against playing it without, in hundredths of a point
// over the mean of the others; with the target and aim of the best rollouts. Where it can be
// activated.
int gain_of_activating(const State& state, Seat seat, Card card, Random& random);

}  // namespace agora::royalmatch
