// The levels of Labyrinthe.
#pragma once

#include "ai/level.hpp"

namespace agora::labyrinth {

// A level plans for itself alone, for every reply of a rival, or for sampled replies of several.
inline constexpr ai::Planner alone = {.replies = ai::Planner::Replies::ignored};
inline constexpr ai::Planner against_one = {.replies = ai::Planner::Replies::enumerated};
constexpr ai::Planner against_many(std::uint32_t rows) {
    return {.replies = ai::Planner::Replies::sampled, .rows = rows};
}

// clang-format off
// The weaker ones mostly take a treasure that lies open: a high heuristic weight.
//          strategy, {temperature, heuristic weight, max loss, sees wins}
inline constexpr ai::LevelTable levels = {{
    /* 1   */ {alone,       {0.0950, 5.0, 1.00, false}},
    /* 2   */ {alone,       {0.0330, 5.4, 0.60, false}},
    /* 3   */ {against_one, {0.0660, 4.9, 0.40, true}},
    /* 4   */ {against_one, {0.0405, 4.4, 0.30, true}},
    /* 5   */ {against_one, {0.0265, 4.0, 0.25, true}},
    /* 6   */ {against_one, {0.0187, 3.3, 0.20, true}},
    /* 7   */ {against_one, {0.0113, 2.1, 0.15, true}},
    /* 8   */ {against_one, {0.0049, 0.9, 0.10, true}},
    /* max */ {against_one, {}},
}};

// With more than two seats chances to win lie closer together, so temperatures are lower; replies
// are sampled, and it takes many rows of them to do better than planning for oneself alone.
inline constexpr ai::LevelTable levels_of_many = {{
    /* 1   */ {alone,             {0.0950, 5.0, 1.00, false}},
    /* 2   */ {alone,             {0.0360, 5.4, 0.60, false}},
    /* 3   */ {alone,             {0.0150, 4.9, 0.40, true}},
    /* 4   */ {alone,             {0.0040, 3.0, 0.30, true}},
    /* 5   */ {against_many(64),  {0.0070, 2.5, 0.25, true}},
    /* 6   */ {against_many(96),  {0.0040, 2.0, 0.20, true}},
    /* 7   */ {against_many(128), {0.0020, 1.5, 0.15, true}},
    /* 8   */ {against_many(192), {0.0007, 0.5, 0.10, true}},
    /* max */ {against_many(256), {}},
}};
// clang-format on

}  // namespace agora::labyrinth
