// How a game is thought about. The primary template fits every game; one that has a better idea
// specialises it in games/<id>/ai/mind.hpp. A mind is given
// views and worlds drawn from them, never the position.
//
// What a mind may add to a SearchMind:
//   Analysis think(const View&, std::uint64_t seed, const Budget&, TreeMemory&,
//                  std::optional<Action> also) const;      instead of a search
//   static const LevelTable& levels(int seats);            its own levels
//   static constexpr BotInfo own_bot = ...;                a bot of this game alone, and
//   Analysis own_bot_thinks(const View&, std::uint64_t seed) const;      how it decides
//   std::string reason(const View&, Action, Lang) const;     what a decision wins or denies
//   static std::vector<Figure> figures(double seconds, const LeastCost&);
//                                    further numbers for `agora bench --ai`, measured in that time
//   using Light = ...;   where the mind evaluates by a net: a mind that plays on lightly instead,
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

// The mind of a game whose net `agora train` makes, where there is one; games/<id>/ai/net_mind.hpp
// specialises it.
template <Game G>
struct Trained {
    using Mind = void;
};

}  // namespace agora::ai
