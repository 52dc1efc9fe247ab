// How a game is thought about: its search parameters, its policies and its levels. The primary
// template fits every game; a game may specialise it in games/<id>/ai/mind.hpp. A mind is given
// views and determinizations of them, never the position.
//
// What a mind may add to a SearchMind:
//
//   Analysis think(const S&, const SearchTask<G>&, TreeMemory&) const;
//                                    how it follows the strategy S, for each one that its levels use
//                                    (ai/strategy.hpp); TreeSearch is there already
//   static const LevelTable& levels(int seats);            its own levels
//   static constexpr BotInfo own_bot = ...;                a bot of this game alone, and
//   static constexpr Strategy own_bot_strategy = ...;      how it thinks
//   std::string reason(const View&, std::span<const Action> line, const TerminalStyle&) const;
//                                    what a decision, with the steps that follow it, wins or denies
//   static std::vector<Figure> figures(double seconds, const LeastCost&);
//                                    further numbers for `agora bench --ai`, measured in that time
//   using Light = ...;   where the mind evaluates by a net: a mind with light playouts instead,
//                        whose iterations a second `agora bench --ai` measures
//   static constexpr double light_goal = ...;   how many of those there should be
#pragma once

#include "ai/search/search_limits.hpp"
#include "ai/search/search_mind.hpp"
#include "core/figure.hpp"

#include <functional>
#include <optional>

namespace agora::ai {

// A decision to analyse.
template <Game G>
struct SearchTask {
    const typename G::View& view;
    std::uint64_t seed = 0;
    SearchLimits limits{};
    std::optional<typename G::Action> also{};  // is evaluated even where it would be pruned
};

// Repeats a batch for so many seconds and gives the seconds of the quickest.
using LeastCost = std::function<double(double seconds, const std::function<void()>& batch)>;

template <Game G>
struct Mind : SearchMind<G> {};

}  // namespace agora::ai
