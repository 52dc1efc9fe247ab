// Three-ply expectimax over sets of cells: me - opponents - me. For each push of mine: what every
// opponent could take, over all targets that it may have; what it would push then; and from which
// cells I could take my own target afterwards. With two seats all of that can be enumerated; with
// more, rows of replies of the others are sampled.
#pragma once

#include "ai/analysis.hpp"
#include "ai/strategy.hpp"
#include "games/labyrinth/rules.hpp"

namespace agora::labyrinth {

// The replies of several rivals cannot be enumerated. With replies ignored it is the shortest plan.
ai::Analysis plan(const View& view, const ai::Planner& strategy, std::uint64_t seed);

}  // namespace agora::labyrinth
