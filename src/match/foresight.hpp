// What would come of a decision, as far as the one who decides can know it. Computed from the view
// of that seat and from nothing else, so that trying out never tells anything new.
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

// A line as it would be decided now; refused with the reason where it is not legal. Nothing where
// the outcome depends on luck, or on what is hidden from the seat: worlds are drawn from the view,
// and it must look the same afterwards in all of them.
Expected<std::optional<Foreseen>> foresee(const AnyView& now, std::string_view line, Lang lang);

}  // namespace agora::match
