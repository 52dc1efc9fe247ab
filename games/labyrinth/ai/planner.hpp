// Three-ply expectimax over sets of cells: me - opponents - me. For each push of mine: what every
// opponent could take, over all targets that it may have; what it would push then; and from which
// cells I could take my own target afterwards. With two seats all of that is enumerated; with more,
// replies of the others are sampled, as many as the effort says.
#pragma once

#include "ai/analysis.hpp"
#include "games/labyrinth/rules.hpp"

namespace agora::labyrinth {

// `effort`: 0 plans for oneself alone (the shortest plan); otherwise how many rows of replies are
// sampled for each push where there are more than two seats.
ai::Analysis plan(const View& view, int effort, std::uint64_t seed);

}  // namespace agora::labyrinth
