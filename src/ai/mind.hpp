// How a game is thought about. The primary template fits every game; one that has a better idea
// specialises it in src/ai/<game>/mind.hpp, and src/ai/minds.hpp includes that. A mind is given
// views and worlds drawn from them, never the position.
//
// What a mind may add to a SearchMind:
//   Analysis think(const View&, std::uint64_t seed, const Budget&, TreeMemory&,
//                  std::optional<Action> also) const;      instead of a search
//   std::string reason(const View&, Action, Lang) const;     what a decision wins or denies
#pragma once

#include "ai/search/search_mind.hpp"

namespace agora {

template <Game G>
struct Mind : SearchMind<G> {};

}  // namespace agora
