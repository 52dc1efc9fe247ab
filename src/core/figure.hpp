// A benchmark figure of one game beyond those of every game, with its target.
#pragma once

#include "core/language.hpp"

namespace agora {

struct Figure {
    Text name;
    double value = 0;
    double goal = 0;
    bool more_is_better = false;

    constexpr bool reached() const { return more_is_better ? value >= goal : value <= goal; }
};

}  // namespace agora
