#include "lab/balance/census.hpp"

#include <algorithm>

namespace agora::lab {

namespace {

struct Row {
    std::string_view game;
    CensusKind kind;
    std::unique_ptr<Census> (*make)();
    std::size_t (*decision)(Code);
};

const Row& row_of(std::string_view game) {
    static const std::array<Row, 5> rows = {{
        {"splendor", census::splendor(), census::make_splendor, census::splendor_kind},
        {"citadels", census::citadels(), census::make_citadels, census::citadels_kind},
        {"labyrinth", census::labyrinth(), census::make_labyrinth, census::labyrinth_kind},
        {"royalmatch", census::royalmatch(), census::make_royalmatch, census::royalmatch_kind},
        {"gops", census::gops(), census::make_gops, [](Code) { return std::size_t{0}; }},
    }};
    const auto* found = std::ranges::find(rows, game, &Row::game);
    return found == rows.end() ? rows.back() : *found;
}

}  // namespace

const CensusKind& census_kind(std::string_view game) { return row_of(game).kind; }
std::unique_ptr<Census> make_census(std::string_view game) { return row_of(game).make(); }
std::size_t decision_kind(std::string_view game, Code decision) {
    return row_of(game).decision(decision);
}

std::size_t first_element(const CensusKind& kind, std::size_t group) {
    std::size_t first = 0;
    for (std::size_t i = 0; i < group; ++i) first += kind.groups[i].ids.size();
    return first;
}

std::size_t element_count(const CensusKind& kind) {
    return first_element(kind, kind.groups.size());
}

std::array<std::int64_t, most_seats> victories(const Standing& standing) {
    std::array<std::int64_t, most_seats> shares{};
    const std::span places(standing.places.data(), static_cast<std::size_t>(standing.seats));
    const auto winners = std::ranges::count(places, 1, &Place::rank);
    for (std::size_t seat = 0; seat < places.size(); ++seat)
        shares[seat] = places[seat].rank == 1 ? victory / winners : 0;
    return shares;
}

}  // namespace agora::lab
