// How strong the levels of GOPS are.
#pragma once

#include "ai/level.hpp"

namespace agora::gops {

// clang-format off
// Even the strongest doubt a little: in a game of bluff one who can be foreseen loses.
//         iterations  doubt   taste worst sees wins
inline constexpr LevelTable levels = {{
    /* 1   */ {        50,  0.500,  1.0, 1.00, false},
    /* 2   */ {       300,  0.040,  0.3, 0.40, false},
    /* 3   */ {     1'200,  0.013,  0,   0.25, true},
    /* 4   */ {     4'000,  0.009,  0,   0.20, true},
    /* 5   */ {     9'500,  0.0068, 0,   0.15, true},
    /* 6   */ {    26'000,  0.0057, 0,   0.10, true},
    /* 7   */ {   150'000,  0.005,  0,   0.10, true},
    /* 8   */ {   400'000,  0.0045, 0,   0.10, true},
    /* max */ { 1'400'000,  0.004,  0,   0.10, true},
}};
// clang-format on

}  // namespace agora::gops
