// How GOPS is thought about: bids are chosen at once, so the answer is a mixed strategy.
#pragma once

#include "ai/mind.hpp"
#include "games/gops/gops.hpp"

namespace agora {

template <>
struct Mind<gops::Gops> : SearchMind<gops::Gops> {
    static constexpr bool mixes = true;

    // Others who have chosen already chose without knowing our bid, as if all chose now: their bids
    // are taken back, and the search finds what they might be.
    State world(const View& view, Random& /*nothing else is hidden*/) const {
        State state = view.table;
        state.bids = {};
        return state;
    }

    // Everybody bids knowing which prize was turned up.
    std::uint32_t knows(const State& state, Seat /*all alike*/) const { return state.prize; }
};

}  // namespace agora
