#include "lab/census/census.hpp"

#include <algorithm>

namespace agora::lab {

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
