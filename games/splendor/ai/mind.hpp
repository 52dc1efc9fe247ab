// Search in Splendor. The levels use the value net (net_mind.hpp); this mind, for the baseline
// `bot:search`, evaluates a leaf by a short playout and a formula of points, bonuses and gems.
#pragma once

#include "ai/analysis.hpp"
#include "ai/search/mind.hpp"
#include "core/language.hpp"
#include "games/splendor/ai/levels.hpp"
#include "games/splendor/rules.hpp"

#include <vector>

namespace agora::ai {

template <>
struct Mind<splendor::Splendor> : ai::SearchMind<splendor::Splendor> {
    static constexpr const ai::LevelTable& levels(int seats) {
        return seats > 2 ? splendor::levels_of_many : splendor::levels;
    }

    static constexpr ai::SearchParameters parameters = {.c_puct = 0.35F, .playout_decisions = 10};

    static constexpr double light_goal = 150'000;

    void prune(const State& state, Seat seat, Actions& legal) const;
    ai::Values evaluate(State& state, Random& random) const;
    std::string reason(const View& view, std::span<const Action> line,
                       const TerminalStyle& style) const;

    // On the value net for so many seats.
    using Task = ai::SearchTask<splendor::Splendor>;
    ai::Analysis think(const ai::GreedyPolicy&, const Task& task, ai::TreeMemory&) const;
    ai::Analysis think(const ai::Lookahead&, const Task& task, ai::TreeMemory&) const;
    ai::Analysis think(const ai::TruncatedRollouts&, const Task& task, ai::TreeMemory&) const;
    ai::Analysis think(const ai::Puct&, const Task& task, ai::TreeMemory& memory) const;

    static std::vector<Figure> figures(double seconds, const ai::LeastCost& least_cost);
};

}  // namespace agora::ai

namespace agora::splendor {

// Heuristic value of a position: each seat's chance to win.
ai::Values estimate(const State& state);

}  // namespace agora::splendor
