// How strong the levels of Splendor are.
#pragma once

#include "ai/level.hpp"

namespace agora::splendor {

// So few iterations are no search: the net looks at how each decision goes on.
inline constexpr std::uint32_t three_looks = 3;

// clang-format off
// Without iterations it takes what the net likes at a glance. A glance counts as one visit, which
// makes differences look a quarter of what they are.
//         iterations  doubt  taste worst sees wins
inline constexpr ai::LevelTable levels = {{
    /* 1   */ {         0,  0.105, 2.2, 0.50, false},
    /* 2   */ {         0,  0.035, 1.8, 0.40, false},
    /* 3   */ {         0,  0.018, 1.4, 0.35, true},
    /* 4   */ {         0,  0.010, 1.2, 0.30, true},
    /* 5   */ {         0,  0.006, 1.0, 0.20, true},
    /* 6   */ {         0,  0,     0,   0,    true},
    /* 7   */ {three_looks, 0,     0,   0,    true},
    /* 8   */ {       160,  0,     0,   0,    true},
    /* max */ {     2'000,  0,     0,   0,    true},
}};

// With more than two seats chances to win lie closer together, and so do the doubts. Iterations
// are decisions along lines of play there.
inline constexpr ai::LevelTable levels_of_many = {{
    /* 1   */ {         0,  0.040, 2.2, 0.50, false},
    /* 2   */ {         0,  0.016, 1.8, 0.40, false},
    /* 3   */ {         0,  0.009, 1.4, 0.35, true},
    /* 4   */ {         0,  0.0055,1.2, 0.30, true},
    /* 5   */ {         0,  0.003, 1.0, 0.20, true},
    /* 6   */ {         0,  0,     0,   0,    true},
    /* 7   */ {three_looks, 0,     0,   0,    true},
    /* 8   */ {       512,  0,     0,   0,    true},
    /* max */ {     2'048,  0,     0,   0,    true},
}};
// clang-format on

}  // namespace agora::splendor
