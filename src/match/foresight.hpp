// Preview of a decision, computed from the view of the seat alone, so that it cannot leak anything.
#pragma once

#include "core/any_game.hpp"

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace agora::match {

struct Foreseen {
    std::unique_ptr<AnyView> view;  // of the same seat, afterwards
    SeatSet pending;
    std::vector<Code> legal;  // of the same seat, where it is asked again
};

// Applies a line without playing it; refused with the reason where it is not legal. Nothing where
// the result depends on luck or on hidden information: states are sampled from the view, and the
// resulting views must be equal.
Expected<std::optional<Foreseen>> foresee(const AnyView& now, std::string_view line, Lang lang);

}  // namespace agora::match
