// Playing on from a leaf of the tree to see what it is worth.
#pragma once

#include "ai/search/values.hpp"
#include "core/game.hpp"

namespace agora::ai {

// Everybody decides at random, for at most so many decisions. Says whether the game came to its
// end; the state is then the end, otherwise where it was cut off.
template <Game G>
bool play_on(typename G::State& state, int decisions, Random& random) {
    Silence silence;
    typename G::Actions legal;
    for (;;) {
        const Turn turn = G::turn(state);
        if (turn == Turn::over) return true;
        if (turn == Turn::luck) {
            G::apply_outcome(state, draw_luck<G>(state, random), silence);
            continue;
        }
        if (decisions-- == 0) return false;
        const Seat seat = *G::pending(state).begin();
        legal.clear();
        G::legal(state, seat, legal);
        G::apply(state, seat, legal[random.below(static_cast<unsigned>(legal.size()))], silence);
    }
}

}  // namespace agora::ai
