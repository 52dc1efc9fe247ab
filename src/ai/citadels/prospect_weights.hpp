// Learnt by bench/citadels_habits.cpp from 1,500 games in which the greedy bot decided everything.
#pragma once

#include "ai/citadels/prospects.hpp"

namespace agora::citadels {

// clang-format off
inline constexpr ProspectWeights prospects_of_few = {
    {{0.71F, -1.39F, 0.15F, -0.23F, 0.06F, 0.20F, 0.28F, -0.00F, 0.02F, 0.13F, 0.32F, 0.26F, 0.04F, 0.17F}},
    {{1.13F, -1.38F, 0.62F, 0.18F, -0.14F, 0.13F, 0.42F, 0.03F, 0.09F, 0.16F, -0.12F, 0.26F, 0.01F, 0.64F}}};

inline constexpr ProspectWeights prospects_of_many = {
    {{1.18F, -1.74F, 0.47F, 0.12F, 0.30F, 0.42F, 0.31F, 0.03F, 0.23F, 0.39F, 0.21F, 0.53F, 0.22F, -0.10F}},
    {{1.35F, -1.48F, 0.62F, 0.04F, 0.19F, -0.18F, 0.22F, 0.32F, -0.27F, -0.54F, -0.12F, 0.53F, 0.11F, 0.49F}}};
// clang-format on

}  // namespace agora::citadels
