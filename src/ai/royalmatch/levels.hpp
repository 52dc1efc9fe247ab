// How strong the levels of RoyalMatch are.
#pragma once

#include "ai/level.hpp"

namespace agora::royalmatch {

// clang-format off
//         iterations  doubt  taste worst sees wins
inline constexpr LevelTable levels = {{
    /* 1   */ {        30,  0.120, 0.5, 0.50, false},
    /* 2   */ {        40,  0.060, 0.8, 0.40, false},
    /* 3   */ {        60,  0.030, 1.2, 0.25, true},
    /* 4   */ {        80,  0.012, 1.5, 0.15, true},
    /* 5   */ {       160,  0,     0,   0,    true},
    /* 6   */ {       500,  0,     0,   0,    true},
    /* 7   */ {     2'000,  0,     0,   0,    true},
    /* 8   */ {    10'000,  0,     0,   0,    true},
    /* max */ {    50'000,  0,     0,   0,    true},
}};
// clang-format on

}  // namespace agora::royalmatch
