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

// Who won, or is ahead: all who share the first rank.
constexpr SeatSet winners(const Standing& standing) {
    return SeatSet::where(standing.seats,
                          [&](Seat seat) { return standing.places[seat].rank == 1; });
}

// The part of the win that a seat has.
template <class Number>
constexpr Number share_of_win(const Standing& standing, Seat seat) {
    const SeatSet first = winners(standing);
    return first.has(seat) ? Number{1} / static_cast<Number>(first.size()) : Number{0};
}

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
