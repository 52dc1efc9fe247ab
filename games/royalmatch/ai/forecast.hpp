// Value nets for positions within a round. A rollout shows what players achieve who do not search;
// a small net for each objective estimates, without a rollout, the probability that it is fulfilled
// among players who do. From these follows the distribution of the points of the round, and from
// the totals the chance to win the match. The weights (forecast_weights.hpp) were fitted to rounds
// of bots.
#pragma once

#include "ai/search/values.hpp"
#include "games/royalmatch/ai/objective_features.hpp"

namespace agora::royalmatch {

// A linear part and one hidden layer (ReLU).
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
using GoalNet = SmallNet<goal_feature_count>;     // the logit that it is fulfilled
using ExtraNet = SmallNet<effect_feature_count>;  // points that effects to come will add

// Whether the nets were trained for such rounds: two players, 13 cards, 8 seals, penalties.
bool can_forecast(const State& state);

// The probability that the seat fulfils the objective.
float chance_of(const State& state, Seat seat, const ObjectiveFeatures& features,
                const Stake& stake);

// The chance of each seat to win the match, where cards of a turn are to be chosen.
ai::Values forecast(const State& state);

}  // namespace agora::royalmatch
