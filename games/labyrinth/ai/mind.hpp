// The levels of Labyrinthe use expectimax (planner.hpp). What ISMCTS needs is here too, for the
// baseline `bot:search`.
#pragma once

#include "ai/search/mind.hpp"
#include "games/labyrinth/ai/levels.hpp"
#include "games/labyrinth/ai/planner.hpp"

namespace agora::ai {

template <>
struct Mind<labyrinth::Labyrinth> : SearchMind<labyrinth::Labyrinth> {
    static constexpr const LevelTable& levels(int seats) {
        return seats > 2 ? labyrinth::levels_of_many : labyrinth::levels;
    }

    Analysis think(const Planner& strategy, const SearchTask<labyrinth::Labyrinth>& task,
                   TreeMemory& /*no tree*/) const {
        return labyrinth::plan(task.view, strategy, task.seed);
    }

    // The shortest way to the own goal, as if nobody else played: a measure for others.
    static constexpr BotInfo own_bot = {
        "shortest",
        {"hasty", "rapide"},
        {"the shortest plan to its own goal", "le plus court chemin vers son but"}};
    static constexpr Strategy own_bot_strategy = labyrinth::alone;

    // Random playouts lead nowhere in a maze: a leaf is valued by what is left to find, and whether
    // the next objective lies open.
    Values evaluate(State& state, Random& random) const;

    // What a decision wins.
    std::string reason(const View& view, std::span<const Action> line,
                       const TerminalStyle& style) const;
};

}  // namespace agora::ai
