// How `agora train citadels` makes the nets of Citadelles.
#pragma once

#include "games/citadels/ai/nets.hpp"
#include "lab/recipe.hpp"

namespace agora::citadels {

// `bot-games`: the pick policy and the value nets are fitted to games of a bot with the nets of
// before. `whole`: several such generations, the first of them with a uniform pick policy and value
// nets that know games of the rollout policy only.
std::span<const lab::Recipe> recipes();

}  // namespace agora::citadels

template <>
struct agora::lab::Trained<agora::citadels::Citadels> {
    using Mind = void;
    using Nets = citadels::Nets;
    static std::span<const Recipe> recipes() { return citadels::recipes(); }
};
