// The search parameters and policies of a game. The primary template fits every game; a game may
// specialise it in games/<id>/ai/mind.hpp. A mind is given views and determinizations of them,
// never the position.
//
// What a mind may add to a SearchMind:
//
//   Analysis think(const View&, std::uint64_t seed, const SearchLimits&, TreeMemory&,
//                  std::optional<Action> also) const;      instead of ISMCTS
//   static const LevelTable& levels(int seats);            its own levels
//   static constexpr BotInfo own_bot = ...;                a bot of this game alone, and
//   Analysis own_bot_thinks(const View&, std::uint64_t seed) const;      how it decides
//   std::string reason(const View&, std::span<const Action> line, const TerminalStyle&) const;
//                                    what a decision, with the steps that follow it, wins or denies
//   static std::vector<Figure> figures(double seconds, const LeastCost&);
//                                    further numbers for `agora bench --ai`, measured in that time
//   using Light = ...;   where the mind evaluates by a net: a mind with light playouts instead,
//                        whose iterations a second `agora bench --ai` measures
//   static constexpr double light_goal = ...;   how many of those there should be
#pragma once

#include "ai/search/search_mind.hpp"
#include "core/figure.hpp"

#include <functional>

namespace agora::ai {

// Repeats a batch for so many seconds and gives the seconds of the quickest.
using LeastCost = std::function<double(double seconds, const std::function<void()>& batch)>;

template <Game G>
struct Mind : SearchMind<G> {};

}  // namespace agora::ai
