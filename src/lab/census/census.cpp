#include "lab/census/census.hpp"

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
    const SeatSet first = winners(standing);
    for (const Seat seat : first) shares[seat] = victory / first.size();
    return shares;
}

}  // namespace agora::lab
