// The levels of Citadelles.
#pragma once

#include "ai/level.hpp"

namespace agora::citadels {

// clang-format off
// More iterations than some hundred win little, so the upper levels differ by their temperature as
// well. The first one now and then overlooks the best by the heuristic: a weight below 0.
//          strategy, {temperature, heuristic weight, max loss, sees wins}
inline constexpr ai::LevelTable levels = {{
    /* 1   */ {ai::TreeSearch{8},      {2.000, -0.2, 1.00, false}},
    /* 2   */ {ai::TreeSearch{12},     {1.250, 0.6, 0.80, false}},
    /* 3   */ {ai::TreeSearch{17},     {0.360, 1.0, 0.60, true}},
    /* 4   */ {ai::TreeSearch{20},     {0.113, 1.0, 0.42, true}},
    /* 5   */ {ai::TreeSearch{27},     {0.063, 0.9, 0.28, true}},
    /* 6   */ {ai::TreeSearch{50},     {0.041, 0.6, 0.18, true}},
    /* 7   */ {ai::TreeSearch{180},    {0.032, 0.2, 0.12, true}},
    /* 8   */ {ai::TreeSearch{550},    {0.014, 0, 0.10, true}},
    /* max */ {ai::TreeSearch{4'000},  {0.003, 0, 0.10, true}},
}};
// clang-format on

}  // namespace agora::citadels
