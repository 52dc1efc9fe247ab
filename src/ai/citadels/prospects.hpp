// What a position of Citadelles between two rounds is worth: the chance of each seat to win, from
// its points, city, gold and cards. The weights (prospect_weights.hpp) were learnt from games of
// the levels.
#pragma once

#include "ai/search/values.hpp"
#include "games/citadels/rules.hpp"

namespace agora::citadels {

// What one seat has, each number about 0 to 2.
inline constexpr std::size_t asset_count = 14;
using Assets = std::array<float, asset_count>;
Assets assets_of(const State& state, Seat seat);

// How far the game has come: the largest city, 0 to 1.
float stage_of(const Table& table);

// Weights at the beginning and how they change towards the end; few are 2 and 3 seats.
struct ProspectWeights {
    std::array<float, asset_count> begin;
    std::array<float, asset_count> change;
};

Values prospects(const State& state);

}  // namespace agora::citadels
