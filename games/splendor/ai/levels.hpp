// The levels of Splendor.
#pragma once

#include "ai/level.hpp"

namespace agora::splendor {

// clang-format off
// Net values count as one visit: shrinkage by three pseudo-visits (choose_at in
// src/bots/levels.cpp) scales their differences by 1/4.
//          strategy, {temperature, heuristic weight, max loss, sees wins}
inline constexpr ai::LevelTable levels = {{
    /* 1   */ {ai::GreedyPolicy{}, {0.105, 2.2, 0.50, false}},
    /* 2   */ {ai::GreedyPolicy{}, {0.035, 1.8, 0.40, false}},
    /* 3   */ {ai::GreedyPolicy{}, {0.018, 1.4, 0.35, true}},
    /* 4   */ {ai::GreedyPolicy{}, {0.010, 1.2, 0.30, true}},
    /* 5   */ {ai::GreedyPolicy{}, {0.006, 1.0, 0.20, true}},
    /* 6   */ {ai::GreedyPolicy{}, {}},
    /* 7   */ {ai::Lookahead{},    {}},
    /* 8   */ {ai::Puct{160},      {}},
    /* max */ {ai::Puct{2'000},    {}},
}};

// With more than two seats chances to win lie closer together, so temperatures are lower.
inline constexpr ai::LevelTable levels_of_many = {{
    /* 1   */ {ai::GreedyPolicy{}, {0.040,  2.2, 0.50, false}},
    /* 2   */ {ai::GreedyPolicy{}, {0.016,  1.8, 0.40, false}},
    /* 3   */ {ai::GreedyPolicy{}, {0.009,  1.4, 0.35, true}},
    /* 4   */ {ai::GreedyPolicy{}, {0.0055, 1.2, 0.30, true}},
    /* 5   */ {ai::GreedyPolicy{}, {0.003,  1.0, 0.20, true}},
    /* 6   */ {ai::GreedyPolicy{}, {}},
    /* 7   */ {ai::Lookahead{},    {}},
    /* 8   */ {ai::TruncatedRollouts{.rollouts = 64,  .rounds = 2}, {}},
    /* max */ {ai::TruncatedRollouts{.rollouts = 256, .rounds = 3}, {}},
}};
// clang-format on

}  // namespace agora::splendor
