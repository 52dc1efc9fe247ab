// The levels of RoyalMatch.
#pragma once

#include "ai/level.hpp"

namespace agora::royalmatch {

// Opponents that search, and a trick more before the net is asked.
inline constexpr ai::RoundSearch with_opponents = {.iterations = 500,
                                                   .opponents = ai::NestedSearch{12}};
inline constexpr ai::RoundSearch a_trick_deeper = {
    .iterations = 3'200, .opponents = ai::NestedSearch{20}, .next_trick = ai::NestedSearch{12}};

// clang-format off
//          strategy, {temperature, heuristic weight, max loss, sees wins}
inline constexpr ai::LevelTable levels = {{
    /* 1   */ {ai::RoundSearch{10}, {0.9000, 0.2, 0.80, false}},
    /* 2   */ {ai::RoundSearch{12}, {0.0525, 0.5, 0.40, false}},
    /* 3   */ {ai::RoundSearch{14}, {0.0220, 0.5, 0.25, true}},
    /* 4   */ {ai::RoundSearch{16}, {0.0104, 0.4, 0.20, true}},
    /* 5   */ {ai::RoundSearch{20}, {0.0047, 0.3, 0.12, true}},
    /* 6   */ {ai::RoundSearch{24}, {}},
    /* 7   */ {ai::RoundSearch{75}, {}},
    /* 8   */ {with_opponents,      {}},
    /* max */ {a_trick_deeper,      {}},
}};
// clang-format on

}  // namespace agora::royalmatch
