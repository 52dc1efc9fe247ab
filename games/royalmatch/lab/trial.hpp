// What the effect of a card is worth: the same play is tried both ways and the round is played on
// many times. Players activate what looks good and have other seals and cards than those who do
// not, so comparing the two tells little about the effect itself; this does.
#pragma once

#include "games/royalmatch/rules.hpp"

namespace agora::royalmatch {

// What activating a card brings its player against playing it without, in hundredths of a point
// over the mean of the others; with the target and aim that look best. Where it can be activated.
int gain_of_activating(const State& state, Seat seat, Card card, Random& random);

}  // namespace agora::royalmatch
