// Value nets for positions within a round. A rollout shows what players achieve who do not search;
// a small net for each objective estimates, without a rollout, the probability that it is fulfilled
// among players who do. From these follows the distribution of the points of the round, and from
// the totals the chance to win the match. The weights (games/royalmatch/weights) were fitted to
// rounds of bots.
#pragma once

#include "ai/net/small_net.hpp"
#include "ai/net/weights_file.hpp"
#include "ai/search/values.hpp"
#include "games/royalmatch/ai/objective_features.hpp"

namespace agora::royalmatch {

using GoalNet = ai::net::SmallNet<goal_feature_count, 8>;  // the logit that it is fulfilled
using ExtraNet =
    ai::net::SmallNet<effect_feature_count, 8>;  // points that effects to come will add

// All of them; in files of weights a net for an objective has its id, the other is `extra`.
struct ForecastNets {
    using Game = RoyalMatch;

    std::array<GoalNet, goal_count> goals;
    ExtraNet extra;

    static Expected<ForecastNets> read(std::span<const ai::net::NetData> nets);
};

// Whether the nets were trained for such rounds: two players, 13 cards, 8 seals, penalties.
bool can_forecast(const State& state);

// The probability that the seat fulfils the objective.
float chance_of(const State& state, Seat seat, const ObjectiveFeatures& features,
                const Stake& stake);

// The chance of each seat to win the match, where cards of a turn are to be chosen.
ai::Values forecast(const State& state);

}  // namespace agora::royalmatch
