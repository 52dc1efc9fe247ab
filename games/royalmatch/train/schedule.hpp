// How `agora train royalmatch` makes the nets of RoyalMatch.
#pragma once

#include "games/royalmatch/rules.hpp"
#include "lab/recipe.hpp"

namespace agora::royalmatch {

// `bot-games`: the nets of the forecast are fitted to rounds of bots that search with the nets of
// before, so that each generation is trained on the one before it.
std::span<const lab::Recipe> recipes();

}  // namespace agora::royalmatch

template <>
struct agora::lab::Trained<agora::royalmatch::RoyalMatch> {
    using Mind = void;
    static std::span<const Recipe> recipes() { return royalmatch::recipes(); }
};
