// How strong the levels of RoyalMatch are.
#pragma once

#include "ai/level.hpp"

namespace agora::royalmatch {

// clang-format off
//         iterations  doubt  taste worst sees wins
inline constexpr LevelTable levels = {{
    /* 1   */ {        15,  0.200, 0.3, 0.50, false},
    /* 2   */ {        15,  0.028, 0.5, 0.40, false},
    /* 3   */ {        20,  0.008, 0.5, 0.25, true},
    /* 4   */ {        56,  0,     0,   0,    true},
    /* 5   */ {       200,  0,     0,   0,    true},
    /* 6   */ {       800,  0,     0,   0,    true},
    /* 7   */ {     4'000,  0,     0,   0,    true},
    /* 8   */ {    20'000,  0,     0,   0,    true},
    /* max */ {   120'000,  0,     0,   0,    true},
}};
// clang-format on

}  // namespace agora::royalmatch
