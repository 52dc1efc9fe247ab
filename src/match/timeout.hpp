// What is played for somebody whose time is up.
#pragma once

#include "core/any_game.hpp"

#include <algorithm>
#include <span>

namespace agora {

// The legal decision that looks best to its owner, the first of several: never a surprise, and the
// same whoever computes it. There is at least one.
inline Code timeout_decision(const AnyView& view, std::span<const Code> legal) {
    return *std::ranges::max_element(legal, {}, [&](Code one) { return view.appeal(one); });
}

}  // namespace agora
