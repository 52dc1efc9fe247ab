// Input features of the nets of forecast.hpp, for two players.
//
// They use both hands, so they are for determinizations, never for the true position.
#pragma once

#include "games/royalmatch/ai/rollout_policy.hpp"

#include <array>

namespace agora::royalmatch {

// Of one objective, each about -1 to 2.
inline constexpr std::size_t goal_feature_count = 38;
using GoalFeatures = std::array<float, goal_feature_count>;

class ObjectiveFeatures {
public:
    ObjectiveFeatures(const State& state, Seat seat);

    const Stakes& stakes() const { return stakes_; }
    // The objective of a stake, beside the seat's others.
    GoalFeatures of(const Stake& stake) const;

private:
    void weigh_cards();

    const State& state_;
    Seat seat_;
    Seat rival_;
    Stakes stakes_;
    GoalFeatures common_{};                  // those that all objectives share
    std::array<float, card_count> beats_{};  // how likely a card of the hand wins this trick
};

// Of the effects to come, which may still add to a seat's points, or take away those of the rival.
inline constexpr std::size_t effect_feature_count = 30;
using EffectFeatures = std::array<float, effect_feature_count>;
// `fulfilled` kept objectives are expected, all of them with a chance of `every`.
EffectFeatures effect_features(const State& state, Seat seat, float fulfilled, float every);

}  // namespace agora::royalmatch
