// What a level is, and how bots are called. Each game's own table is in games/<id>/ai/levels.hpp.
#pragma once

#include "ai/strategy.hpp"
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

// How a decision is chosen from an analysis. A weak level does not play at random: it samples its
// decision from a softmax over the values it found, and leans towards the heuristic.
struct Sampling {
    double temperature = 0;       // of the softmax over chances to win; 0: it takes the best
    double heuristic_weight = 0;  // of the heuristic's rank in that softmax
    double max_loss = 0;    // no decision that by its own analysis loses more chance than this
    bool sees_wins = true;  // it never misses a win that is there

    friend bool operator==(const Sampling&, const Sampling&) = default;
};

struct Level {
    Strategy strategy;
    Sampling sampling{};

    friend bool operator==(const Level&, const Level&) = default;
};

inline constexpr int most_level = 9;  // "max"

using LevelTable = std::array<Level, most_level>;

// clang-format off
// A game without a table of its own.
//          strategy, {temperature, heuristic weight, max loss, sees wins}
inline constexpr LevelTable usual_levels = {{
    /* 1   */ {TreeSearch{50},      {2.000, 0.2, 1.00, false}},
    /* 2   */ {TreeSearch{100},     {0.250, 0.6, 0.60, false}},
    /* 3   */ {TreeSearch{200},     {0.080, 0.5, 0.40, true}},
    /* 4   */ {TreeSearch{400},     {0.025, 0.2, 0.25, true}},
    /* 5   */ {TreeSearch{1'000},   {}},
    /* 6   */ {TreeSearch{3'000},   {}},
    /* 7   */ {TreeSearch{10'000},  {}},
    /* 8   */ {TreeSearch{30'000},  {}},
    /* max */ {TreeSearch{100'000}, {}},
}};
// clang-format on

}  // namespace agora::ai
