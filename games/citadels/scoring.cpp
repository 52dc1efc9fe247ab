// The final count, item by item, and who wins.
#include "games/citadels/flow.hpp"

namespace agora::citadels {

namespace {

// What depends on the type that the Haunted Quarter counts as.
ScoreSheet count_types(const Table& table, Seat seat, Type haunted_as) {
    const Cards city = table.city[seat];
    std::array<int, type_count> types{};
    for (std::size_t i = 0; i < type_count; ++i) types[i] = (city & cards_of_type[i]).size();
    if (has_unique(table, seat, District::haunted_quarter)) {
        --types[index(Type::unique)];
        ++types[index(haunted_as)];
    }
    const int uniques = types[index(Type::unique)];
    ScoreSheet sheet;
    sheet.haunted_as = haunted_as;
    if (std::ranges::all_of(types, [](int count) { return count > 0; })) sheet.five_types = 3;
    if (has_unique(table, seat, District::capitol) && std::ranges::max(types) >= 3)
        sheet.capitol = 3;  // 94: once
    if (has_unique(table, seat, District::ivory_tower) && uniques == 1) sheet.ivory_tower = 5;
    if (has_unique(table, seat, District::wishing_well)) sheet.wishing_well = uniques;
    return sheet;
}

// 91, 92: the declaration that brings most; A36 also of one built in the last round.
ScoreSheet best_types(const Table& table, Seat seat) {
    ScoreSheet best = count_types(table, seat, Type::unique);
    if (!has_unique(table, seat, District::haunted_quarter)) return best;
    for (const Type type : {Type::noble, Type::religious, Type::trade, Type::military}) {
        const ScoreSheet other = count_types(table, seat, type);
        if (other.total() > best.total()) best = other;
    }
    return best;
}

}  // namespace

int ScoreSheet::total() const {
    return districts + beautified + five_types + completion + basilica + capitol + dragon_gate +
           imperial_treasury + ivory_tower + map_room + museum + secret_vault + statue +
           wishing_well;
}

ScoreSheet score_sheet(const Table& table, Seat seat, int hand, int museum) {
    const Cards city = table.city[seat];
    ScoreSheet sheet = best_types(table, seat);
    int odd = 0;
    city.each([&](CardId card) {
        sheet.districts += cost_of(card);
        odd += value_of(table, card) % 2;
    });
    sheet.beautified = (city & table.beautified).size();
    // A8: the first one keeps its points whatever becomes of its city.
    sheet.completion = table.first_done == seat ? 4 : is_complete(table, seat) ? 2 : 0;
    if (has_unique(table, seat, District::basilica)) sheet.basilica = odd;
    if (has_unique(table, seat, District::dragon_gate)) sheet.dragon_gate = 2;
    if (has_unique(table, seat, District::imperial_treasury))
        sheet.imperial_treasury = table.gold[seat];
    if (has_unique(table, seat, District::map_room)) sheet.map_room = hand;
    if (has_unique(table, seat, District::museum)) sheet.museum = museum;  // 95
    if (has_unique(table, seat, District::statue) && table.crown == seat) sheet.statue = 5;
    if (table.vault == seat) sheet.secret_vault = 3;
    return sheet;
}

ScoreSheet score_sheet(const View& view, Seat seat) {
    return score_sheet(view.table, seat, view.hand_size[seat], view.museum_size);
}

ScoreSheet score_sheet(const State& state, Seat seat) {
    return score_sheet(state.table, seat, state.hand[seat].size(), state.museum.size());
}

Standing Citadels::standing(const State& state) {
    const Table& table = state.table;
    Standing standing;
    standing.seats = table.seats;
    for (Seat seat = 0; seat < table.seats; ++seat) {
        auto& place = standing.places[seat];
        place.score = static_cast<std::int16_t>(std::min(32'000, score_sheet(state, seat).total()));
        // 97, A11: the highest character revealed in the last round.
        if (table.phase == Phase::over && table.revealed[seat] != 0)
            place.tie_break =
                static_cast<std::int16_t>(std::bit_width<unsigned>(table.revealed[seat]) - 1);
    }
    rank(standing);
    return standing;
}

}  // namespace agora::citadels
