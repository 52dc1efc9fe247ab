#include "games/citadels/ai/value_net.hpp"

#include "games/citadels/ai/features.hpp"
#include "games/citadels/ai/nets.hpp"
#include "games/citadels/flow.hpp"

#include <algorithm>

namespace agora::citadels {

namespace {

constexpr Cards set_of(std::initializer_list<District> districts) {
    Cards cards;
    for (const District district : districts) cards.add(card_of(district));
    return cards;
}

// Unique districts that pay as long as the game goes on: in cards, in gold.
constexpr Cards card_bringers = set_of({District::library, District::observatory, District::smithy,
                                        District::laboratory, District::park});
constexpr Cards gold_bringers = set_of({District::gold_mine, District::factory, District::quarry,
                                        District::school_of_magic, District::poor_house});

// The cards of a hand that its owner could build some day.
class Plans {
public:
    Plans(const State& state, Seat seat, int left) : left_(left) {
        const Cards city = state.table.city[seat];
        each_first(state.hand[seat].without(card_of(District::secret_vault)), [&](CardId card) {
            if (has_kind(city, card)) return;
            cards_.add(card);
            ++of_cost_[static_cast<std::size_t>(cost_of(card))];
        });
    }

    Cards cards() const { return cards_; }
    int count() const { return cards_.size(); }

    // Of those that are missing: what the cheapest cost, what the dearest are worth.
    int least() const {
        int sum = 0;
        int room = left_;
        for (int cost = 0; cost <= highest_cost; ++cost) sum += cost * take(cost, room);
        return sum;
    }
    int most() const {
        int sum = 0;
        int room = left_;
        for (int cost = highest_cost; cost >= 0; --cost) sum += cost * take(cost, room);
        return sum;
    }

    // The dearest that so much gold pays.
    int dearest(int gold) const {
        int cost = std::min(gold, highest_cost);
        while (cost > 0 && of_cost_[static_cast<std::size_t>(cost)] == 0) --cost;
        return cost;
    }

private:
    int take(int cost, int& room) const {
        const int taken = std::min(room, of_cost_[static_cast<std::size_t>(cost)]);
        room -= taken;
        return taken;
    }

    int left_;
    Cards cards_;
    std::array<int, highest_cost + 1> of_cost_{};
};

using Own = std::array<float, own_count>;
Own own_part(const State& state, Seat seat, int score) {
    const Table& table = state.table;
    const Cards city = table.city[seat];
    const int gold = table.gold[seat];
    const int left = districts_missing(table, seat);
    const Plans plans(state, seat, left);
    int types = 0;
    int soon = 0;  // types that a card in hand would add
    std::array<int, type_count> of_type{};
    for (std::size_t type = 0; type < type_count; ++type) {
        of_type[type] = (city & cards_of_type[type]).size();
        types += of_type[type] > 0 ? 1 : 0;
        soon += of_type[type] == 0 && !(plans.cards() & cards_of_type[type]).empty() ? 1 : 0;
    }
    return {static_cast<float>(score) / 10,
            static_cast<float>(left) / 4,
            flag(left == 1),
            flag(left == 2),
            flag(left == 3),
            capped(gold, 2, 2),
            capped(gold - 2, 3, 2),
            capped(gold - 5, 12, 4),
            capped(plans.count(), 1, 1),
            capped(plans.count() - 1, 2, 2),
            capped(plans.count() - 3, 4, 2),
            static_cast<float>(plans.dearest(gold + 2)) / 4,
            static_cast<float>(plans.most()) / 10,
            capped(plans.least() - gold, 12, 6),
            capped(gold - plans.least(), 8, 4),
            capped(left - plans.count(), 6, 3),
            flag(table.crown == seat),
            static_cast<float>(types) / 4,
            flag(types < 5 && 5 - types <= left),
            static_cast<float>(soon) / 2,
            capped(of_type[index(Type::noble)], 4, 2),
            capped(of_type[index(Type::religious)], 4, 2),
            capped(of_type[index(Type::trade)], 4, 2),
            capped(of_type[index(Type::military)], 4, 2),
            static_cast<float>((city & card_bringers).size()),
            static_cast<float>((city & gold_bringers).size()),
            flag(state.hand[seat].has(card_of(District::secret_vault)))};
}

using Rivals = std::array<float, rival_count>;
Rivals rival_part(const State& state, Seat seat, const std::array<int, most_players>& score) {
    const Table& table = state.table;
    int points = 0;
    int nearest = most_players;  // to the end
    int gold = 0;
    int cards = 0;
    for (Seat other = 0; other < table.seats; ++other) {
        if (other == seat) continue;
        points = std::max(points, score[other]);
        nearest = std::min(nearest, districts_missing(table, other));
        gold = std::max<int>(gold, table.gold[other]);
        cards = std::max(cards, state.hand[other].size());
    }
    const int goal = city_goal(table);
    const int largest = goal - std::min(nearest, districts_missing(table, seat));
    return {static_cast<float>(points) / 10,
            static_cast<float>(nearest) / 4,
            flag(nearest <= 1),
            flag(nearest == 2),
            capped(gold, 12, 6),
            capped(cards, 6, 4),
            static_cast<float>(largest) / static_cast<float>(goal),
            static_cast<float>(table.seats) / 4};
}

const ValueNet& net_for(int seats) {
    const Nets& nets = nets_in_play();
    return seats <= 3 ? nets.value_few : nets.value_many;
}

}  // namespace

AllSeatFeatures seat_features(const State& state) {
    const Table& table = state.table;
    std::array<int, most_players> score{};
    for (Seat seat = 0; seat < table.seats; ++seat) score[seat] = score_sheet(state, seat).total();
    AllSeatFeatures all{};
    for (Seat seat = 0; seat < table.seats; ++seat) {
        const auto rest = std::ranges::copy(own_part(state, seat, score[seat]), all[seat].begin());
        std::ranges::copy(rival_part(state, seat, score), rest.out);
    }
    return all;
}

ai::Values chances_to_win(const State& state) {
    const Table& table = state.table;
    const ValueNet& net = net_for(table.seats);
    const AllSeatFeatures all = seat_features(state);
    ai::Values values{};
    float most = -1000;
    for (Seat seat = 0; seat < table.seats; ++seat) {
        values[seat] = net(all[seat]);
        most = std::max(most, values[seat]);
    }
    float sum = 0;
    for (Seat seat = 0; seat < table.seats; ++seat) {
        values[seat] = static_cast<float>(ai::soft_exp(double{values[seat] - most}));
        sum += values[seat];
    }
    for (Seat seat = 0; seat < table.seats; ++seat) values[seat] /= sum;
    return values;
}

}  // namespace agora::citadels
