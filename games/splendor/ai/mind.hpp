// How Splendor is thought about. Players of a level look through the net (net_mind.hpp); a plain
// search, the measure for others, plays a few hasty turns and counts points, bonuses and gems.
#pragma once

#include "ai/analysis.hpp"
#include "ai/search/budget.hpp"
#include "ai/search/mind.hpp"
#include "ai/search/tree.hpp"
#include "core/language.hpp"
#include "games/splendor/ai/levels.hpp"
#include "games/splendor/rules.hpp"

#include <optional>
#include <vector>

namespace agora::ai {

template <>
struct Mind<splendor::Splendor> : ai::SearchMind<splendor::Splendor> {
    static constexpr const ai::LevelTable& levels(int seats) {
        return seats > 2 ? splendor::levels_of_many : splendor::levels;
    }

    static constexpr float c_puct = 0.35F;
    static constexpr int playout_decisions = 10;

    static constexpr double light_goal = 150'000;

    void prune(const State& state, Seat seat, Actions& legal) const;
    ai::Values evaluate(State& state, Random& random) const;
    std::string reason(const View& view, Action action, Lang lang) const;

    // Without iterations by the net alone, at a glance; with a few by three looks; with more by
    // search on the net, or along lines of play where more than two play.
    ai::Analysis think(const View& view, std::uint64_t seed, const ai::Budget& budget,
                       ai::TreeMemory& memory, std::optional<Action> also) const;
    static std::vector<Figure> figures(double seconds, const ai::LeastCost& least_cost);
};

}  // namespace agora::ai

namespace agora::splendor {

// What each seat's position looks worth, as chances to win.
ai::Values estimate(const State& state);

}  // namespace agora::splendor
