// Search in GOPS: decoupled PUCT. The prior of a bid falls with its distance from the card whose
// rank in the hand is the rank of the prize among the prizes left. Simultaneous bids: each seat has
// its own statistics.
#pragma once

#include "ai/search/mind.hpp"
#include "games/gops/ai/levels.hpp"
#include "games/gops/rules.hpp"

#include <string>

namespace agora::ai {

template <>
struct Mind<gops::Gops> : SearchMind<gops::Gops> {
    static constexpr const LevelTable& levels(int /*seats*/) { return gops::levels; }

    static constexpr SearchParameters parameters = {
        // High: visits follow the priors, and a bid far from the worth of the prize must prove
        // itself.
        .c_puct = 8.0F,
        .c_puct_visits = 300,
        // A node has up to 13 bids of each seat, and some two thousand children: with the usual
        // memory the tree of the strongest levels would soon stop growing.
        .tree_bytes = std::size_t{64} << 20U,
    };

    // Bids already made were made without knowing ours, as if all chose now: they are taken back
    // and searched.
    State determinize(const View& view, Random& /*nothing else is hidden*/) const {
        State state = view.table;
        state.bids = {};
        return state;
    }

    // The prize is a chance outcome that everybody knows when bidding.
    std::uint32_t information_set_key(const State& state, Seat /*all alike*/) const {
        return state.prize;
    }

    void evaluate_decisions(const State& state, Seat seat, const Actions& bids,
                            std::span<DecisionEstimate> out) const;

    // Rollouts in which everybody bids about the worth of the prize.
    Values evaluate(State& state, Random& random) const;

    // Whom a bid beats for sure, and that it is the last or the least.
    std::string reason(const View& view, std::span<const Action> line,
                       const TerminalStyle& style) const;
};

}  // namespace agora::ai
