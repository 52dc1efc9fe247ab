// The levels of GOPS.
#pragma once

#include "ai/level.hpp"

namespace agora::gops {

// clang-format off
// Even the strongest have a temperature above 0, in a game of bluff; a higher one made the steps
// smaller.
//          strategy, {temperature, heuristic weight, max loss, sees wins}
inline constexpr ai::LevelTable levels = {{
    /* 1   */ {ai::TreeSearch{50},     {0.500, 0.4, 1.00, false}},
    /* 2   */ {ai::TreeSearch{300},    {0.020, 0.3, 0.40, false}},
    /* 3   */ {ai::TreeSearch{760},    {0.0065, 0, 0.25, true}},
    /* 4   */ {ai::TreeSearch{1'450},  {0.0037, 0, 0.20, true}},
    /* 5   */ {ai::TreeSearch{2'350},  {0.003, 0, 0.15, true}},
    /* 6   */ {ai::TreeSearch{3'600},  {0.0024, 0, 0.10, true}},
    /* 7   */ {ai::TreeSearch{6'100},  {0.0019, 0, 0.10, true}},
    /* 8   */ {ai::TreeSearch{14'000}, {0.0015, 0, 0.10, true}},
    /* max */ {ai::TreeSearch{90'000}, {0.001, 0, 0.10, true}},
}};
// clang-format on

}  // namespace agora::gops
