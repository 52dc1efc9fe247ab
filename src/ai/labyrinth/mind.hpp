// How Labyrinthe is thought about: by expectation (planner.hpp). Its iterations are the planner's
// effort. What a search needs is here too, for comparison and for those who ask for a search.
#pragma once

#include "ai/labyrinth/planner.hpp"
#include "ai/mind.hpp"
#include "ai/search/budget.hpp"
#include "ai/search/tree.hpp"

#include <optional>

namespace agora {

template <>
struct Mind<labyrinth::Labyrinth> : SearchMind<labyrinth::Labyrinth> {
    Analysis think(const View& view, std::uint64_t seed, const Budget& budget, TreeMemory& /*none*/,
                   std::optional<Action> /*all are looked at*/) const {
        return labyrinth::plan(view, static_cast<int>(budget.iterations), seed);
    }

    // Random play leads nowhere in a maze: a place is worth what is left to find, and whether the
    // next objective lies open.
    Values evaluate(State& state, Random& random) const;

    // What a decision wins.
    std::string reason(const View& view, Action action, Lang lang) const;
};

}  // namespace agora
