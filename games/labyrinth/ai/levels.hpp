// The levels of Labyrinthe.
#pragma once

#include "ai/level.hpp"

namespace agora::labyrinth {

// clang-format off
// Iterations are the effort of the planner: 0 plans for itself alone; otherwise all replies of one
// rival are enumerated, whatever the number. The weaker ones mostly take a treasure that lies open:
// a high heuristic weight.
//         iterations  temperature, heuristic weight, max loss, sees wins
inline constexpr ai::LevelTable levels = {{
    /* 1   */ {         0,  0.0950, 5.0, 1.00, false},
    /* 2   */ {         0,  0.0330, 5.4, 0.60, false},
    /* 3   */ {         8,  0.0660, 4.9, 0.40, true},
    /* 4   */ {         8,  0.0405, 4.4, 0.30, true},
    /* 5   */ {         8,  0.0265, 4.0, 0.25, true},
    /* 6   */ {         8,  0.0187, 3.3, 0.20, true},
    /* 7   */ {        12,  0.0113, 2.1, 0.15, true},
    /* 8   */ {        16,  0.0049, 0.9, 0.10, true},
    /* max */ {        24,  0,      0,   0,    true},
}};

// With more than two seats chances to win lie closer together, so temperatures are lower;
// iterations are sampled rows of replies here, and it takes many to do better than planning for
// oneself alone.
inline constexpr ai::LevelTable levels_of_many = {{
    /* 1   */ {         0,  0.0950, 5.0, 1.00, false},
    /* 2   */ {         0,  0.0360, 5.4, 0.60, false},
    /* 3   */ {         0,  0.0150, 4.9, 0.40, true},
    /* 4   */ {         0,  0.0040, 3.0, 0.30, true},
    /* 5   */ {        64,  0.0070, 2.5, 0.25, true},
    /* 6   */ {        96,  0.0040, 2.0, 0.20, true},
    /* 7   */ {       128,  0.0020, 1.5, 0.15, true},
    /* 8   */ {       192,  0.0007, 0.5, 0.10, true},
    /* max */ {       256,  0,      0,   0,    true},
}};
// clang-format on

}  // namespace agora::labyrinth
