// How `agora train royalmatch` makes the nets of RoyalMatch.
#pragma once

#include "games/royalmatch/ai/forecast.hpp"
#include "lab/recipe.hpp"

namespace agora::royalmatch {

// `bot-games`: the nets of the forecast are fitted to rounds of bots that search with the nets of
// before. `whole`: several such generations, the first of them fitted to rounds of the rollout policy.
std::span<const lab::Recipe> recipes();

}  // namespace agora::royalmatch

template <>
struct agora::lab::Trained<agora::royalmatch::RoyalMatch> {
    using Mind = void;
    using Nets = royalmatch::ForecastNets;
    static std::span<const Recipe> recipes() { return royalmatch::recipes(); }
};
