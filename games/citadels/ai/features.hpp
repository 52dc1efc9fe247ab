// Helpers for the features of the pick policy and of the value net, scaled to about 0 to 2.
#pragma once

#include "games/citadels/rules.hpp"

#include <algorithm>

namespace agora::citadels {

// Clamped to 0 ... most, in units.
inline float capped(int value, int most, float unit) {
    return static_cast<float>(std::clamp(value, 0, most)) / unit;
}

inline float flag(bool holds) { return holds ? 1.0F : 0.0F; }

// What the districts of a city cost.
inline int cost_of_city(const Table& table, Seat seat) {
    int sum = 0;
    table.city[seat].each([&](CardId card) { sum += cost_of(card); });
    return sum;
}

}  // namespace agora::citadels
