// For tests only.
#pragma once

#include "games/splendor/ai/nets.hpp"

namespace agora::splendor {

// Some way into a game, somebody having reserved a card unseen.
inline State middle_of_a_game(int seats) {
    Random random(2);
    Silence silence;
    State state = *Splendor::start({}, seats);
    const Evaluator evaluator(strongest_net());
    for (int decision = 0; decision < 20; ++decision) {
        settle_luck<Splendor>(state, random, silence);
        const Seat seat = state.table.turn;
        Splendor::Actions legal;
        Splendor::legal(state, seat, legal);
        const Action action = decision == 3
                                  ? reserve_top(1)
                                  : evaluator.greedy(state, seat, {legal.begin(), legal.end()});
        Splendor::apply(state, seat, action, silence);
    }
    settle_luck<Splendor>(state, random, silence);
    return state;
}

}  // namespace agora::splendor
