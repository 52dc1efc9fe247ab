// For tests only: positions of random play.
#pragma once

#include "games/royalmatch/rules.hpp"

namespace agora::royalmatch {

// Calls visit(state, seat) wherever somebody is to decide, in the first rounds of random matches.
template <class Visit>
void walk(const Options& options, int seats, int rounds, Visit&& visit) {
    Random random(31);
    Silence silence;
    for (int round = 0; round < rounds; ++round) {
        State state = *RoyalMatch::start(options, seats);
        for (;;) {
            settle_luck<RoyalMatch>(state, random, silence);
            if (RoyalMatch::turn(state) == Turn::over || state.finished > 0) break;
            const Seat seat = *RoyalMatch::pending(state).begin();
            visit(state, seat);
            RoyalMatch::Actions legal;
            RoyalMatch::legal(state, seat, legal);
            RoyalMatch::apply(state, seat, legal[random.below(static_cast<unsigned>(legal.size()))],
                              silence);
        }
    }
}

}  // namespace agora::royalmatch
