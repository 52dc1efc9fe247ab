// How strong the levels of GOPS are.
#pragma once

#include "ai/level.hpp"

namespace agora::gops {

// clang-format off
// Even the strongest doubt a little: in a game of bluff one who can be foreseen loses.
//         iterations  doubt  taste worst sees wins
inline constexpr LevelTable levels = {{
    /* 1   */ {        50,  2.000, 0.2, 1.00, false},
    /* 2   */ {       100,  0.200, 0.5, 0.60, false},
    /* 3   */ {       200,  0.060, 0.4, 0.40, true},
    /* 4   */ {       400,  0.025, 0.2, 0.25, true},
    /* 5   */ {     1'500,  0.012, 0,   0.20, true},
    /* 6   */ {     5'000,  0.008, 0,   0.15, true},
    /* 7   */ {    15'000,  0.006, 0,   0.10, true},
    /* 8   */ {    50'000,  0.005, 0,   0.10, true},
    /* max */ {   150'000,  0.004, 0,   0.10, true},
}};
// clang-format on

}  // namespace agora::gops
