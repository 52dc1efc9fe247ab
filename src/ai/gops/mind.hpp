// How GOPS is thought about: bids are chosen at once, each seat by its own confidence bounds.
// Regret matching finds the equilibrium of small hands, but with 13 cards it takes too long to get
// near it.
#pragma once

#include "ai/mind.hpp"
#include "games/gops/gops.hpp"

#include <algorithm>
#include <bit>

namespace agora {

template <>
struct Mind<gops::Gops> : SearchMind<gops::Gops> {
    // Others who have chosen already chose without knowing our bid, as if all chose now: their bids
    // are taken back, and the search finds what they might be.
    State world(const View& view, Random& /*nothing else is hidden*/) const {
        State state = view.table;
        state.bids = {};
        return state;
    }

    // Everybody bids knowing which prize was turned up.
    std::uint32_t knows(const State& state, Seat /*all alike*/) const { return state.prize; }

    // Everybody goes on bidding about what the prize is worth: the card that stands among those in
    // hand where the prize stands among those left, or one beside it.
    Values evaluate(State& state, Random& random) const {
        Silence silence;
        while (gops::Gops::turn(state) != Turn::over) {
            settle_luck<gops::Gops>(state, random, silence);
            const Seat seat = *gops::Gops::pending(state).begin();
            const unsigned hand = state.hands[seat];
            const auto lower =
                static_cast<unsigned>(std::popcount(state.prizes & ((1U << state.prize) - 1U)));
            const auto size = static_cast<unsigned>(std::popcount(hand));
            const unsigned place = std::min(lower + random.below(3), size);
            const auto card = nth_bit(hand, place == 0 ? 0 : place - 1) + 1;
            gops::Gops::apply(state, seat, static_cast<Action>(card), silence);
        }
        return values_of(gops::Gops::standing(state));
    }
};

}  // namespace agora
