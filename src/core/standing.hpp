// The ranking of a match, at any time and at its end.
#pragma once

#include "core/seat.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace agora {

struct Place {
    std::uint8_t rank = 1;       // 1 is best; equal seats share a rank
    std::int16_t score = 0;      // what the game counts
    std::int16_t tie_break = 0;  // more is better, only compared when scores are equal

    friend constexpr bool operator==(const Place&, const Place&) = default;
};

struct Standing {
    int seats = 0;
    std::array<Place, most_seats> places{};

    friend constexpr bool operator==(const Standing&, const Standing&) = default;
};

// Fills in the ranks from scores and tie-breaks.
constexpr void rank(Standing& standing) {
    const auto beats = [](const Place& a, const Place& b) {
        return a.score != b.score ? a.score > b.score : a.tie_break > b.tie_break;
    };
    for (int i = 0; i < standing.seats; ++i) {
        auto& place = standing.places[static_cast<std::size_t>(i)];
        place.rank = 1;
        for (int j = 0; j < standing.seats; ++j)
            if (beats(standing.places[static_cast<std::size_t>(j)], place)) ++place.rank;
    }
}

// The standing of a game that only compares scores, an array or a span of numbers.
constexpr Standing standing_by(const auto& scores) {
    Standing standing;
    standing.seats = static_cast<int>(scores.size());
    for (std::size_t i = 0; i < scores.size(); ++i)
        standing.places[i].score = static_cast<std::int16_t>(scores[i]);
    rank(standing);
    return standing;
}

}  // namespace agora
