// How strong the levels of RoyalMatch are.
#pragma once

#include "ai/level.hpp"

namespace agora::royalmatch {

// clang-format off
//         iterations  doubt   taste worst sees wins
inline constexpr LevelTable levels = {{
    /* 1   */ {        10,  0.4000, 0.3, 0.60, false},
    /* 2   */ {        12,  0.0430, 0.5, 0.40, false},
    /* 3   */ {        16,  0.0135, 0.5, 0.25, true},
    /* 4   */ {        26,  0.0027, 0.3, 0.12, true},
    /* 5   */ {        34,  0,      0,   0,    true},
    /* 6   */ {       110,  0,      0,   0,    true},
    /* 7   */ {       600,  0,      0,   0,    true},
    /* 8   */ {     4'500,  0,      0,   0,    true},
    /* max */ {    40'000,  0,      0,   0,    true},
}};
// clang-format on

}  // namespace agora::royalmatch
