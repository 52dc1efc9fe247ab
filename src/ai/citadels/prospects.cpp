#include "ai/citadels/prospects.hpp"

#include "ai/citadels/prospect_weights.hpp"
#include "games/citadels/course.hpp"

#include <algorithm>

namespace agora::citadels {

namespace {

// Unique districts that pay as long as the game goes on.
constexpr Cards paying = [] {
    Cards cards;
    for (const District district :
         {District::gold_mine, District::library, District::observatory, District::smithy,
          District::laboratory, District::school_of_magic, District::park, District::quarry,
          District::factory, District::poor_house, District::stables, District::theater})
        cards.add(card_of(district));
    return cards;
}();

float capped(int value, int most, float unit) {
    return static_cast<float>(std::min(value, most)) / unit;
}

}  // namespace

float stage_of(const Table& table) {
    int largest = 0;
    for (Seat seat = 0; seat < table.seats; ++seat)
        largest = std::max(largest, city_size(table, seat));
    return static_cast<float>(std::min(largest, city_goal(table))) /
           static_cast<float>(city_goal(table));
}

Assets assets_of(const State& state, Seat seat) {
    const Table& table = state.table;
    const Cards city = table.city[seat];
    const int gold = table.gold[seat];
    const int left = std::max(0, city_goal(table) - city_size(table, seat));
    int ready = 0;     // the dearest card that two more gold pay
    int distinct = 0;  // cards that could be built some day
    each_first(state.hand[seat], [&](CardId card) {
        if (card == card_of(District::secret_vault) || has_kind(city, card)) return;
        ++distinct;
        if (cost_of(card) <= gold + 2) ready = std::max(ready, cost_of(card));
    });
    int types = 0;
    int most_of_type = 0;
    for (std::size_t type = 0; type < type_count; ++type) {
        const int count = (city & cards_of_type[type]).size();
        types += count > 0 ? 1 : 0;
        if (type != index(Type::unique)) most_of_type = std::max(most_of_type, count);
    }
    return {static_cast<float>(score_sheet(state, seat).total()) / 10,
            static_cast<float>(left) / 4,
            capped(gold, 4, 4),
            capped(std::max(0, gold - 4), 16, 4),
            capped(distinct, 2, 2),
            capped(std::max(0, distinct - 2), 5, 2),
            static_cast<float>(ready) / 4,
            table.crown == seat ? 1.0F : 0.0F,
            static_cast<float>(types) / 4,
            capped(most_of_type, 5, 2),
            static_cast<float>((city & paying).size()),
            left == 1 ? 1.0F : 0.0F,
            left == 2 ? 1.0F : 0.0F,
            state.hand[seat].has(card_of(District::secret_vault)) ? 1.0F : 0.0F};
}

Values prospects(const State& state) {
    const Table& table = state.table;
    const ProspectWeights& weights = table.seats <= 3 ? prospects_of_few : prospects_of_many;
    const float stage = stage_of(table);
    Values values{};
    float most = -1000;
    for (Seat seat = 0; seat < table.seats; ++seat) {
        const Assets assets = assets_of(state, seat);
        float sum = 0;
        for (std::size_t i = 0; i < asset_count; ++i)
            sum += (weights.begin[i] + stage * weights.change[i]) * assets[i];
        values[seat] = sum;
        most = std::max(most, sum);
    }
    float all = 0;
    for (Seat seat = 0; seat < table.seats; ++seat) {
        values[seat] = static_cast<float>(soft_exp(double{values[seat] - most}));
        all += values[seat];
    }
    for (Seat seat = 0; seat < table.seats; ++seat) values[seat] /= all;
    return values;
}

}  // namespace agora::citadels
