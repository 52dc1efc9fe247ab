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
    /* 4   */ {        24,  0.004, 0.4, 0.15, true},
    /* 5   */ {        32,  0,     0,   0,    true},
    /* 6   */ {        80,  0,     0,   0,    true},
    /* 7   */ {       220,  0,     0,   0,    true},
    /* 8   */ {       650,  0,     0,   0,    true},
    /* max */ {     2'400,  0,     0,   0,    true},
}};
// clang-format on

}  // namespace agora::royalmatch
