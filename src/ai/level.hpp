// What a level is, and how bots are called. Each game's own table is in games/<id>/ai/levels.hpp.
#pragma once

#include "core/language.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace agora::ai {

// How a bot is called.
struct BotInfo {
    std::string_view name;  // after bot: in records and on command lines
    Text word;              // for how it plays, as people are told; French ones fit both genders
    Text about;
};

// A weak level does not play at random: it searches little, samples its decision from a softmax
// over the values it found, and leans towards the heuristic.
struct Level {
    std::uint32_t iterations = 0;
    double temperature = 0;       // of the softmax over chances to win; 0: it takes the best
    double heuristic_weight = 0;  // of the heuristic's rank in that softmax
    double max_loss = 0;    // no decision that by its own analysis loses more chance than this
    bool sees_wins = true;  // it never misses a win that is there
};

inline constexpr int most_level = 9;  // "max"

using LevelTable = std::array<Level, most_level>;

// clang-format off
// A game without a table of its own.
//         iterations  temperature, heuristic weight, max loss, sees wins
inline constexpr LevelTable usual_levels = {{
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

}  // namespace agora::ai
