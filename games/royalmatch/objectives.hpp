// The deck of 32 objectives (§10).
#pragma once

#include "core/language.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace agora::royalmatch {

// Of the rules. What objectives are worth may differ from one version to the next; a match keeps to
// the one with which it began.
inline constexpr std::uint8_t present_version = 2;

enum class Goal : std::uint8_t {
    exact_fair,
    exact_low,
    exact_high,
    fair_share,
    harvest,
    supremacy,
    humility,
    low_profile,
    nothing,
    alpha_omega,
    quiet_start,
    quiet_exit,
    streak,
    alternation,
    constancy,
    crescendo,
    decrescendo,
    no_red,
    no_heart,
    no_face,
    hearts,
    aces,
    regicide,
    red_blood,
    black_night,
    david,
    icarus,
    standard,
    outcast,
    four_seasons,
    ascetic,
    arcane,
    none = 0xFF,
};
inline constexpr int goal_count = 32;
constexpr unsigned index(Goal goal) { return static_cast<unsigned>(goal); }

// A set of objectives: bit i is the objective i.
using Goals = std::uint32_t;
constexpr Goals only(Goal goal) { return Goals{1} << index(goal); }

// What it asks of tricks: hints for people and bots.
enum class Tendency : std::uint8_t { neutral, few, very_few, many, very_many, late, early };

struct Objective {
    Goal goal;
    std::string_view id;
    Text name;
    std::array<std::uint8_t, 3> x;       // with 2, 3, 4 seats and 13 cards; 0 where there is none
    std::array<std::uint8_t, 3> points;  // today
    Tendency tendency;
    bool scales;  // whether x shrinks with shorter rounds
};
extern const std::array<Objective, goal_count> objectives;
inline const Objective& info(Goal goal) { return objectives[index(goal)]; }

int points_of(Goal goal, int seats, int version);
// The number of the condition for so many seats and cards each: 13, 11 or 9 (§16).
int number_of(Goal goal, int seats, int cards);

}  // namespace agora::royalmatch
