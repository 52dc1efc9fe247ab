// The pick policy of Citadelles: a softmax over the characters that are offered, from public
// features. The logits come from a net with a linear part and one small hidden layer; its weights
// (games/citadels/weights: `keep` and `put_down`) were fitted to games of bots.
#pragma once

#include "games/citadels/rules.hpp"

namespace agora::citadels {

using HandSizes = std::array<std::uint8_t, most_players>;
HandSizes hand_sizes(const State& state);

// Features of a pick, each about 0 to 2: gold, hand, districts of each type and those missing, what
// the others have, who is ahead, how many play and when the seat picks. The first is the bias, 1.
inline constexpr std::size_t pick_feature_count = 28;
using PickFeatures = std::array<float, pick_feature_count>;
PickFeatures pick_features(const Table& table, const HandSizes& hands, Seat seat);

// Keeping a character or, with 2 players, putting one down; a net each.
enum class PickKind : std::uint8_t { keep, put_down };

// The linear part and the output layer by Role, and the hidden layer.
inline constexpr std::size_t role_count = role_facts.size();
inline constexpr std::size_t pick_hidden_count = 16;
using PickHidden = std::array<float, pick_hidden_count>;
struct PickPolicyNet {
    std::array<PickFeatures, role_count> direct;
    std::array<PickHidden, role_count> last;
    std::array<PickHidden, pick_feature_count> first;
};

// Unnormalised pick weights, exp(logit), by rank of the cast.
using PickWeights = std::array<float, most_ranks + 1>;
PickWeights pick_weights(const Table& table, const PickFeatures& features, PickKind kind);

// The sum of the weights of these ranks; one of them, sampled in proportion.
float total(const PickWeights& weights, Ranks offered);
Rank choose(const PickWeights& weights, Ranks offered, Random& random);

}  // namespace agora::citadels
