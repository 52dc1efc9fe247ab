// The value of a position for each seat: its chance to win, and a small bonus for its rank, so that
// a seat that cannot win any more still plays sensibly.
#pragma once

#include "core/standing.hpp"

#include <algorithm>

namespace agora::ai {

using Values = std::array<float, most_seats>;

inline constexpr float rank_share = 0.04F;

// Of a finished game. Seats that share the first rank share the win.
constexpr Values values_of(const Standing& standing) {
    Values values{};
    const SeatSet first = winners(standing);
    const float part = 1.0F / static_cast<float>(first.size());
    for (const Seat seat : SeatSet::first(standing.seats)) {
        const float win = first.has(seat) ? part : 0.0F;
        const float place = static_cast<float>(standing.seats - standing.places[seat].rank) /
                            static_cast<float>(standing.seats > 1 ? standing.seats - 1 : 1);
        values[seat] = (1 - rank_share) * win + rank_share * place;
    }
    return values;
}

// Of a playout that was cut off: the mean of the value of the ranking, were it final, and of equal
// chances for all.
constexpr Values values_at_cutoff(const Standing& standing) {
    Values values = values_of(standing);
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(standing.seats); ++seat)
        values[seat] = 0.5F * values[seat] + 0.5F / static_cast<float>(standing.seats);
    return values;
}

// e to the power of x, for x from -64 to 0: by multiplications only, which every machine rounds
// alike. Good to three digits.
constexpr double soft_exp(double x) {
    double power = 1 + std::max(x, -64.0) / 4096;
    for (int i = 0; i < 12; ++i) power *= power;
    return power;
}

}  // namespace agora::ai
