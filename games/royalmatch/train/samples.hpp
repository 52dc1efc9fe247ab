// Training samples from rounds of RoyalMatch: which objectives were fulfilled from which positions,
// and what effects added to the points.
#pragma once

#include "games/royalmatch/ai/forecast.hpp"

#include <cstdint>
#include <vector>

namespace agora::royalmatch {

// Inputs and target of a small net.
template <std::size_t inputs>
struct Sample {
    std::array<float, inputs> input;
    float target;
};
using GoalSample = Sample<goal_feature_count>;     // 1: fulfilled
using ExtraSample = Sample<effect_feature_count>;  // points

struct Samples {
    std::array<std::vector<GoalSample>, goal_count> goals;
    std::vector<ExtraSample> extra;
};

// Rounds of two bots that search with so many iterations a card, or decide by the rollout policy
// where there are none. Half of them keep random objectives, and one decision in twelve is random,
// so that positions off their policy are covered too.
Samples play_rounds(int rounds, std::uint32_t iterations, std::uint64_t seed);

}  // namespace agora::royalmatch
