// A number that a game wants measured beyond those that every game has, with what it should be.
#pragma once

#include <string_view>

namespace agora {

struct Figure {
    std::string_view name;
    double value = 0;
    double goal = 0;
    bool more_is_better = false;

    constexpr bool reached() const { return more_is_better ? value >= goal : value <= goal; }
};

}  // namespace agora
