// The levels of RoyalMatch.
#pragma once

#include "ai/level.hpp"

namespace agora::royalmatch {

// clang-format off
//         iterations  temperature, heuristic weight, max loss, sees wins
inline constexpr ai::LevelTable levels = {{
    /* 1   */ {        10,  0.9000, 0.2, 0.80, false},
    /* 2   */ {        12,  0.0525, 0.5, 0.40, false},
    /* 3   */ {        14,  0.0220, 0.5, 0.25, true},
    /* 4   */ {        16,  0.0104, 0.4, 0.20, true},
    /* 5   */ {        20,  0.0047, 0.3, 0.12, true},
    /* 6   */ {        24,  0,      0,   0,    true},
    /* 7   */ {        75,  0,      0,   0,    true},
    /* 8   */ {       500,  0,      0,   0,    true},
    /* max */ {     3'200,  0,      0,   0,    true},
}};
// clang-format on

}  // namespace agora::royalmatch
