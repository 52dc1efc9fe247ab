// How strong the levels of GOPS are.
#pragma once

#include "ai/level.hpp"

namespace agora::gops {

// clang-format off
//         iterations  doubt  taste worst sees wins
inline constexpr LevelTable levels = {{
    /* 1   */ {        50,  2.000, 0.2, 1.00, false},
    /* 2   */ {       100,  0.250, 0.6, 0.60, false},
    /* 3   */ {       200,  0.080, 0.5, 0.40, true},
    /* 4   */ {       400,  0.025, 0.2, 0.25, true},
    /* 5   */ {     1'000,  0,     0,   0,    true},
    /* 6   */ {     3'000,  0,     0,   0,    true},
    /* 7   */ {    10'000,  0,     0,   0,    true},
    /* 8   */ {    30'000,  0,     0,   0,    true},
    /* max */ {   100'000,  0,     0,   0,    true},
}};
// clang-format on

}  // namespace agora::gops
