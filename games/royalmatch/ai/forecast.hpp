// What a position of a round is worth among players who think. Playing on by instinct tells what
// players achieve who do not; a small net for each objective tells better, and at once, how likely
// it is to be fulfilled. From that follow the points that a round may bring, and from the totals
// the chance to win the match. The weights (forecast_weights.hpp) were learnt from rounds of bots.
#pragma once

#include "ai/search/values.hpp"
#include "games/royalmatch/ai/outlook.hpp"

namespace agora::royalmatch {

// The answer follows from the inputs directly, and by way of a hidden layer.
inline constexpr std::size_t hidden_count = 8;
using Hidden = std::array<float, hidden_count>;
template <std::size_t inputs>
struct SmallNet {
    std::array<float, inputs> direct;
    Hidden bias;
    Hidden last;
    std::array<Hidden, inputs> first;

    float operator()(const std::array<float, inputs>& input) const {
        Hidden hidden = bias;
        float sum = 0;
        for (std::size_t i = 0; i < inputs; ++i) {
            sum += direct[i] * input[i];
            for (std::size_t h = 0; h < hidden_count; ++h) hidden[h] += first[i][h] * input[i];
        }
        for (std::size_t h = 0; h < hidden_count; ++h)
            if (hidden[h] > 0) sum += last[h] * hidden[h];
        return sum;
    }
};
using GoalNet = SmallNet<measure_count>;   // above 0: more likely fulfilled than not
using ExtraNet = SmallNet<promise_count>;  // points that effects to come will add

// Whether the weights know rounds of this kind: two players, 13 cards, 8 seals, penalties.
bool can_forecast(const State& state);

// How likely the seat fulfils the objective.
float chance_of(const State& state, Seat seat, const Outlook& outlook, const Stake& stake);

// The chance of each seat to win the match, where cards of a turn are to be chosen.
ai::Values forecast(const State& state);

}  // namespace agora::royalmatch
