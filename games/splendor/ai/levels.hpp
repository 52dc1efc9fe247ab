// The levels of Splendor.
#pragma once

#include "ai/level.hpp"

namespace agora::splendor {

// So few iterations mean the three-ply greedy lookahead, not a search.
inline constexpr std::uint32_t three_plies = 3;

// clang-format off
// Without iterations the policy is greedy on the value net. Net values count as one visit:
// shrinkage by three pseudo-visits (choose_at in src/bots/levels.cpp) scales their differences by
// 1/4.
//         iterations  temperature, heuristic weight, max loss, sees wins
inline constexpr ai::LevelTable levels = {{
    /* 1   */ {         0,  0.105, 2.2, 0.50, false},
    /* 2   */ {         0,  0.035, 1.8, 0.40, false},
    /* 3   */ {         0,  0.018, 1.4, 0.35, true},
    /* 4   */ {         0,  0.010, 1.2, 0.30, true},
    /* 5   */ {         0,  0.006, 1.0, 0.20, true},
    /* 6   */ {         0,  0,     0,   0,    true},
    /* 7   */ {three_plies, 0,     0,   0,    true},
    /* 8   */ {       160,  0,     0,   0,    true},
    /* max */ {     2'000,  0,     0,   0,    true},
}};

// With more than two seats chances to win lie closer together, so temperatures are lower.
// Iterations are simulated decisions of truncated rollouts there.
inline constexpr ai::LevelTable levels_of_many = {{
    /* 1   */ {         0,  0.040, 2.2, 0.50, false},
    /* 2   */ {         0,  0.016, 1.8, 0.40, false},
    /* 3   */ {         0,  0.009, 1.4, 0.35, true},
    /* 4   */ {         0,  0.0055,1.2, 0.30, true},
    /* 5   */ {         0,  0.003, 1.0, 0.20, true},
    /* 6   */ {         0,  0,     0,   0,    true},
    /* 7   */ {three_plies, 0,     0,   0,    true},
    /* 8   */ {       512,  0,     0,   0,    true},
    /* max */ {     2'048,  0,     0,   0,    true},
}};
// clang-format on

}  // namespace agora::splendor
