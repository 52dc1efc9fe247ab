// How strong the levels of Citadelles are.
#pragma once

#include "ai/level.hpp"

namespace agora::citadels {

// clang-format off
//         iterations  doubt  taste worst sees wins
inline constexpr LevelTable levels = {{
    /* 1   */ {        40,  0.200, 1.0, 0.60, false},
    /* 2   */ {        60,  0.080, 1.0, 0.40, false},
    /* 3   */ {        80,  0.030, 1.0, 0.20, true},
    /* 4   */ {       120,  0.010, 0.5, 0.10, true},
    /* 5   */ {       300,  0,     0,   0,    true},
    /* 6   */ {       700,  0,     0,   0,    true},
    /* 7   */ {     1'600,  0,     0,   0,    true},
    /* 8   */ {     4'000,  0,     0,   0,    true},
    /* max */ {    16'000,  0,     0,   0,    true},
}};
// clang-format on

}  // namespace agora::citadels
