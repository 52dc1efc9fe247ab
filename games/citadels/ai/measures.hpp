// What habits and prospects count in a position, as numbers of about 0 to 2.
#pragma once

#include "games/citadels/rules.hpp"

#include <algorithm>

namespace agora::citadels {

// As many units as there are, from none to the most that make a difference.
inline float capped(int value, int most, float unit) {
    return static_cast<float>(std::clamp(value, 0, most)) / unit;
}

inline float flag(bool holds) { return holds ? 1.0F : 0.0F; }

// Districts that a city lacks.
inline int missing(const Table& table, Seat seat) {
    return std::max(0, city_goal(table) - city_size(table, seat));
}

}  // namespace agora::citadels
