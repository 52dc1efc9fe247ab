// Search in RoyalMatch. Nothing but the totals outlives a round (totals.hpp), so every simulation
// ends with it at the latest: a rollout to its end (rollout_policy.hpp). In rounds that the value
// nets were trained for, a simulation ends at the next trick (forecast.hpp).
//
// As long as much is hidden, root decisions are compared by sequential halving with common random
// numbers; others decide by the rollout policy, or by a nested search from their own view. In the
// last tricks a deterministic strategy is exploitable: there everybody's decisions are in the tree
// and are mixed by regret matching.
#pragma once

#include "ai/analysis.hpp"
#include "ai/search/mind.hpp"
#include "core/language.hpp"
#include "games/royalmatch/ai/belief.hpp"
#include "games/royalmatch/ai/levels.hpp"

namespace agora::royalmatch {

// What all searches of RoyalMatch have in common.
struct RoyalMind : ai::SearchMind<RoyalMatch> {
    static constexpr ai::SearchParameters parameters = {.c_puct = 0.2F};
    static constexpr int last_tricks = 2;  // searched by regret matching

    State determinize(const View& view, Random& random) const {
        return world_before_choices(view, random);
    }
    // Leaves out effects that can do nothing.
    void prune(const State& state, Seat seat, Actions& legal) const;
    // The next round has begun.
    bool is_cutoff(const State& state) const { return state.phase == Phase::keep; }
    ai::Values evaluate(State& state, Random& random) const;
};

}  // namespace agora::royalmatch

namespace agora::ai {

template <>
struct Mind<royalmatch::RoyalMatch> : royalmatch::RoyalMind {
    static constexpr const ai::LevelTable& levels(int /*seats*/) { return royalmatch::levels; }

    static constexpr ai::SearchParameters parameters = {.c_puct = 0.2F, .expansion_threshold = 8};
    static constexpr double light_goal = 200'000;  // iterations a second

    ai::Analysis think(const ai::RoundSearch& strategy,
                       const ai::SearchTask<royalmatch::RoyalMatch>& task,
                       ai::TreeMemory& memory) const;
    Action opponent_policy(const State& state, Seat seat, Random& random) const;
    // What a decision wins or denies.
    std::string reason(const View& view, std::span<const Action> line,
                       const TerminalStyle& style) const;
};

}  // namespace agora::ai
