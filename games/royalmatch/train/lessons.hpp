// What rounds of RoyalMatch teach: which objectives were fulfilled from which positions, and what
// effects added to the points.
#pragma once

#include "games/royalmatch/ai/forecast.hpp"

#include <cstdint>
#include <vector>

namespace agora::royalmatch {

// Inputs of a small net, and what it should have answered.
template <std::size_t inputs>
struct Lesson {
    std::array<float, inputs> input;
    float answer;
};
using GoalLesson = Lesson<measure_count>;   // 1: fulfilled
using ExtraLesson = Lesson<promise_count>;  // points

struct Lessons {
    std::array<std::vector<GoalLesson>, goal_count> goals;
    std::vector<ExtraLesson> extra;
};

// Rounds of two bots that think for so many iterations a card. Half of them keep any objectives,
// and one decision in twelve is any legal one: what is not done must be known, too.
Lessons play_rounds(int rounds, std::uint32_t iterations, std::uint64_t seed);

}  // namespace agora::royalmatch
