// How strong the levels of RoyalMatch are.
#pragma once

#include "ai/level.hpp"

namespace agora::royalmatch {

// clang-format off
//         iterations  doubt  taste worst sees wins
inline constexpr LevelTable levels = {{
    /* 1   */ {        15,  0.100, 0.3, 0.50, false},
    /* 2   */ {        15,  0.030, 0.5, 0.40, false},
    /* 3   */ {        20,  0.010, 0.5, 0.25, true},
    /* 4   */ {        30,  0,     0,   0,    true},
    /* 5   */ {        60,  0,     0,   0,    true},
    /* 6   */ {       130,  0,     0,   0,    true},
    /* 7   */ {       450,  0,     0,   0,    true},
    /* 8   */ {     2'500,  0,     0,   0,    true},
    /* max */ {    40'000,  0,     0,   0,    true},
}};
// clang-format on

}  // namespace agora::royalmatch
