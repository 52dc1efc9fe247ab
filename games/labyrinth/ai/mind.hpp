// How Labyrinthe is thought about: by expectation (planner.hpp). Its iterations are the planner's
// effort. What a search needs is here too, for comparison and for those who ask for a search.
#pragma once

#include "ai/search/budget.hpp"
#include "ai/search/mind.hpp"
#include "ai/search/tree.hpp"
#include "games/labyrinth/ai/levels.hpp"
#include "games/labyrinth/ai/planner.hpp"

#include <optional>

namespace agora::ai {

template <>
struct Mind<labyrinth::Labyrinth> : SearchMind<labyrinth::Labyrinth> {
    static constexpr const LevelTable& levels(int seats) {
        return seats > 2 ? labyrinth::levels_of_many : labyrinth::levels;
    }

    Analysis think(const View& view, std::uint64_t seed, const Budget& budget, TreeMemory& /*none*/,
                   std::optional<Action> /*all are looked at*/) const {
        return labyrinth::plan(view, static_cast<int>(budget.iterations), seed);
    }

    // The shortest way to the own goal, as if nobody else played: a measure for others.
    static constexpr BotInfo own_bot = {
        "shortest",
        {"hasty", "rapide"},
        {"the shortest plan to its own goal", "le plus court chemin vers son but"}};
    Analysis own_bot_thinks(const View& view, std::uint64_t seed) const {
        return labyrinth::plan(view, 0, seed);
    }

    // Random play leads nowhere in a maze: a place is worth what is left to find, and whether the
    // next objective lies open.
    Values evaluate(State& state, Random& random) const;

    // What a decision wins.
    std::string reason(const View& view, Action action, Lang lang) const;
};

}  // namespace agora::ai
