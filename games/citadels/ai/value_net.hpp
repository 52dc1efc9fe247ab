// The value net of Citadelles, for positions between two rounds: each seat's chance to win, from
// its points, city, gold and cards and from how far the others are. A net with a linear part and
// one small hidden layer gives a logit for each seat; its weights (games/citadels/weights)
// were fitted to games of bots.
#pragma once

#include "ai/net/small_net.hpp"
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

// The logit of a seat. In files of weights: `value_few` for up to three seats, `value_many`.
using ValueNet = ai::net::SmallNet<seat_feature_count, 16>;

ai::Values chances_to_win(const State& state);

}  // namespace agora::citadels
