// How strong the levels of Splendor are.
#pragma once

#include "ai/level.hpp"

namespace agora::splendor {

// clang-format off
//         iterations  doubt  taste worst sees wins
inline constexpr LevelTable levels = {{
    /* 1   */ {        40,  0.200, 1.7, 0.50, false},
    /* 2   */ {        60,  0.100, 2.4, 0.40, false},
    /* 3   */ {        80,  0.030, 2.5, 0.20, true},
    /* 4   */ {       250,  0,     0,   0,    true},
    /* 5   */ {     1'300,  0,     0,   0,    true},
    /* 6   */ {     7'000,  0,     0,   0,    true},
    /* 7   */ {    38'000,  0,     0,   0,    true},
    /* 8   */ {   200'000,  0,     0,   0,    true},
    /* max */ {   800'000,  0,     0,   0,    true},
}};
// clang-format on

}  // namespace agora::splendor
