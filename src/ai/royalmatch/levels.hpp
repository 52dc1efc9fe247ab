// How strong the levels of RoyalMatch are.
#pragma once

#include "ai/level.hpp"

namespace agora::royalmatch {

// clang-format off
//         iterations  doubt  taste worst sees wins
inline constexpr LevelTable levels = {{
    /* 1   */ {        15,  0.160, 0.3, 0.50, false},
    /* 2   */ {        15,  0.026, 0.5, 0.40, false},
    /* 3   */ {        25,  0.006, 0.5, 0.25, true},
    /* 4   */ {        40,  0,     0,   0,    true},
    /* 5   */ {       100,  0,     0,   0,    true},
    /* 6   */ {       250,  0,     0,   0,    true},
    /* 7   */ {       750,  0,     0,   0,    true},
    /* 8   */ {     3'500,  0,     0,   0,    true},
    /* max */ {    50'000,  0,     0,   0,    true},
}};
// clang-format on

}  // namespace agora::royalmatch
