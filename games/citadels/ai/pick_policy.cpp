#include "games/citadels/ai/pick_policy.hpp"

#include "ai/search/values.hpp"
#include "games/citadels/ai/features.hpp"
#include "games/citadels/ai/nets.hpp"

#include <algorithm>
#include <bit>

namespace agora::citadels {

namespace {

const PickPolicyNet& net_for(PickKind kind) {
    const Nets& nets = nets_in_play();
    return kind == PickKind::keep ? nets.keep : nets.put_down;
}

}  // namespace

HandSizes hand_sizes(const State& state) {
    HandSizes sizes{};
    for (Seat seat = 0; seat < state.table.seats; ++seat)
        sizes[seat] = static_cast<std::uint8_t>(state.hand[seat].size());
    return sizes;
}

PickFeatures pick_features(const Table& table, const HandSizes& hands, Seat seat) {
    int rich = 0;
    int many = 0;
    int nearest = most_players;  // districts missing to the one who is nearest to the end
    int best = 0;
    for (Seat other = 0; other < table.seats; ++other) {
        if (other == seat) continue;
        rich = std::max<int>(rich, table.gold[other]);
        many = std::max<int>(many, hands[other]);
        nearest = std::min(nearest, districts_missing(table, other));
        best = std::max(best, cost_of_city(table, other));
    }
    const auto of_type = [&](Type type) {
        return capped((table.city[seat] & cards_of_type[index(type)]).size(), 5, 2);
    };
    const int own = districts_missing(table, seat);
    const int gold = table.gold[seat];
    const int hand = hands[seat];
    const int behind = best - cost_of_city(table, seat);
    const int order = (seat + table.seats - table.lead) % table.seats;  // of the selection
    return {1,
            capped(gold, 12, 6),
            flag(gold >= 2),
            flag(gold >= 4),
            capped(hand, 8, 4),
            flag(hand == 0),
            flag(hand == 1),
            capped(std::min(gold, 6) * std::min(hand, 3), 18, 9),  // several builds at once
            capped(own, 8, 4),
            flag(own <= 1),
            flag(own == 2),
            capped(rich, 12, 6),
            flag(rich >= 4),
            capped(many, 8, 4),
            capped(many - hand, 6, 3),
            of_type(Type::noble),
            of_type(Type::religious),
            of_type(Type::trade),
            of_type(Type::military),
            capped(nearest - own, 8, 4),
            flag(nearest <= 1),
            flag(nearest <= 2),
            static_cast<float>(std::clamp(behind, -20, 20)) / 10,
            flag(order == 0),
            static_cast<float>(order) / 2,
            flag(table.seats == 2),
            flag(table.seats == 3),
            capped(table.seats - 3, 5, 2)};
}

PickWeights pick_weights(const Table& table, const PickFeatures& features, PickKind kind) {
    const PickPolicyNet& net = net_for(kind);
    PickHidden hidden{};
    for (std::size_t i = 0; i < pick_feature_count; ++i)
        for (std::size_t m = 0; m < pick_hidden_count; ++m)
            hidden[m] += features[i] * net.first[i][m];
    for (float& unit : hidden) unit = std::max(0.0F, unit);
    PickWeights weights{};
    float most = -1000;
    for (Rank rank = 1; rank <= most_ranks; ++rank) {
        const Role role = role_at(table, rank);
        if (role == Role::none) continue;
        const auto at = static_cast<std::size_t>(role);
        float sum = 0;
        for (std::size_t i = 0; i < pick_feature_count; ++i) sum += net.direct[at][i] * features[i];
        for (std::size_t m = 0; m < pick_hidden_count; ++m) sum += net.last[at][m] * hidden[m];
        weights[rank] = sum;
        most = std::max(most, sum);
    }
    for (Rank rank = 1; rank <= most_ranks; ++rank)
        if (role_at(table, rank) != Role::none)
            weights[rank] = static_cast<float>(ai::soft_exp(double{weights[rank] - most}));
    return weights;
}

float total(const PickWeights& weights, Ranks offered) {
    float sum = 0;
    for (unsigned rest = offered; rest != 0; rest &= rest - 1)
        sum += weights[static_cast<std::size_t>(std::countr_zero(rest))];
    return sum;
}

Rank choose(const PickWeights& weights, Ranks offered, Random& random) {
    float left = total(weights, offered) * static_cast<float>(random.next() >> 40U) * 0x1p-24F;
    Rank rank = 0;
    for (unsigned rest = offered; rest != 0; rest &= rest - 1) {
        rank = static_cast<Rank>(std::countr_zero(rest));
        left -= weights[rank];
        if (left < 0) break;
    }
    return rank;
}

}  // namespace agora::citadels
