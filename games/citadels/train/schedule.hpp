// How `agora train citadels` makes the nets of Citadelles.
#pragma once

#include "games/citadels/rules.hpp"
#include "lab/recipe.hpp"

namespace agora::citadels {

// `bot-games`: the pick policy and the value nets are fitted to games of a bot.
std::span<const lab::Recipe> recipes();

}  // namespace agora::citadels

template <>
struct agora::lab::Trained<agora::citadels::Citadels> {
    using Mind = void;
    static std::span<const Recipe> recipes() { return citadels::recipes(); }
};
