// How strong the levels of Citadelles are.
#pragma once

#include "ai/level.hpp"

namespace agora::citadels {

// clang-format off
//         iterations  doubt  taste worst sees wins
inline constexpr LevelTable levels = {{
    /* 1   */ {         8,  2.000, 0.3, 1.00, false},
    /* 2   */ {        16,  0.600, 0.9, 0.70, false},
    /* 3   */ {        19,  0.150, 1.0, 0.42, true},
    /* 4   */ {        25,  0.095, 1.0, 0.34, true},
    /* 5   */ {        36,  0.048, 0.8, 0.22, true},
    /* 6   */ {        50,  0.025, 0.5, 0.15, true},
    /* 7   */ {       100,  0.008, 0.2, 0.10, true},
    /* 8   */ {       600,  0.004, 0,   0.10, true},
    /* max */ {     6'000,  0.004, 0,   0.10, true},
}};
// clang-format on

}  // namespace agora::citadels
