// What a position is worth to each seat: its chance to win, and a little for its rank, so that one
// who cannot win any more still plays on sensibly.
#pragma once

#include "core/standing.hpp"

#include <algorithm>

namespace agora::ai {

using Values = std::array<float, most_seats>;

inline constexpr float rank_share = 0.04F;

// What an end is worth. Seats that share the victory share its worth.
constexpr Values values_of(const Standing& standing) {
    Values values{};
    const auto seats = static_cast<std::size_t>(standing.seats);
    int winners = 0;
    for (std::size_t seat = 0; seat < seats; ++seat)
        winners += standing.places[seat].rank == 1 ? 1 : 0;
    for (std::size_t seat = 0; seat < seats; ++seat) {
        const int rank = standing.places[seat].rank;
        const float win = rank == 1 ? 1.0F / static_cast<float>(winners) : 0.0F;
        const float place = static_cast<float>(standing.seats - rank) /
                            static_cast<float>(standing.seats > 1 ? standing.seats - 1 : 1);
        values[seat] = (1 - rank_share) * win + rank_share * place;
    }
    return values;
}

// A guess from a ranking that is not the last one: half of what it would be worth as the end, and
// for the other half everybody is as likely to win.
constexpr Values guess_from(const Standing& standing) {
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
