// The value net of Citadelles, for positions between two rounds: each seat's chance to win, from
// its points, city, gold and cards and from how far the others are. A net with a linear part and
// one small hidden layer gives a logit for each seat; its weights (value_net_weights.hpp) were
// fitted to games of bots.
#pragma once

#include "ai/search/values.hpp"
#include "games/citadels/rules.hpp"

namespace agora::citadels {

// Features of one seat, its own and those of its rivals, each about 0 to 2.
inline constexpr std::size_t own_count = 27;
inline constexpr std::size_t rival_count = 8;
inline constexpr std::size_t seat_feature_count = own_count + rival_count;
using SeatFeatures = std::array<float, seat_feature_count>;
using AllSeatFeatures = std::array<SeatFeatures, most_players>;
AllSeatFeatures seat_features(const State& state);

// The linear part, and the hidden layer.
inline constexpr std::size_t hidden_count = 16;
using Hidden = std::array<float, hidden_count>;
struct ValueNet {
    std::array<float, seat_feature_count> direct;
    Hidden bias;
    Hidden last;
    std::array<Hidden, seat_feature_count> first;
};

ai::Values chances_to_win(const State& state);

}  // namespace agora::citadels
