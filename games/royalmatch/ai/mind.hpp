// How RoyalMatch is thought about. Nothing but the totals outlives a round (totals.hpp), so every
// line of play ends with it at the latest: everybody plays it out by instinct (instinct.hpp). In
// rounds that the weights know, nets tell at the next trick what it will bring (forecast.hpp).
//
// As long as much is hidden, decisions are compared in the same worlds, and what others do is
// guessed from what they would know there: by instinct, or by a little thought of their own. In the
// last tricks, where a rival may see through a plain answer, everybody's decisions are in the tree
// and are mixed by error matching.
#pragma once

#include "ai/analysis.hpp"
#include "ai/search/budget.hpp"
#include "ai/search/mind.hpp"
#include "ai/search/tree.hpp"
#include "core/language.hpp"
#include "games/royalmatch/ai/belief.hpp"
#include "games/royalmatch/ai/levels.hpp"

#include <optional>

namespace agora::royalmatch {

// What both ways to think have in common.
struct RoyalMind : ai::SearchMind<RoyalMatch> {
    static constexpr float c_puct = 0.2F;
    static constexpr int last_tricks = 2;  // that are mixed

    State world(const View& view, Random& random) const {
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

    static constexpr std::uint32_t expansion_threshold = 8;
    static constexpr double light_goal = 200'000;  // iterations a second

    ai::Analysis think(const View& view, std::uint64_t seed, const ai::Budget& budget,
                       ai::TreeMemory& memory, std::optional<Action> also) const;
    Action opponent_policy(const State& state, Seat seat, Random& random) const;
    // What a decision wins or denies.
    std::string reason(const View& view, Action action, Lang lang) const;
};

}  // namespace agora::ai
