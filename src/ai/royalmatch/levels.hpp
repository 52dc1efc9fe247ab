// How strong the levels of RoyalMatch are.
#pragma once

#include "ai/level.hpp"

namespace agora::royalmatch {

// clang-format off
//         iterations  doubt  taste worst sees wins
inline constexpr LevelTable levels = {{
    /* 1   */ {        12,  0.200, 0.3, 0.50, false},
    /* 2   */ {        12,  0.035, 0.5, 0.40, false},
    /* 3   */ {        16,  0.012, 0.5, 0.25, true},
    /* 4   */ {        30,  0,     0,   0,    true},
    /* 5   */ {        75,  0,     0,   0,    true},
    /* 6   */ {       190,  0,     0,   0,    true},
    /* 7   */ {       500,  0,     0,   0,    true},
    /* 8   */ {     1'500,  0,     0,   0,    true},
    /* max */ {     6'000,  0,     0,   0,    true},
}};
// clang-format on

}  // namespace agora::royalmatch
