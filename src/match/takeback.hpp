// May a decision be taken back? Where nobody has learned anything by it. That is computed from what
// its owner knew, not marked by hand, so that the answer itself tells nothing new.
#pragma once

#include "core/record.hpp"

#include <span>

namespace agora::match {

// The decisions of one line of a seat, as they stand in the record; `before` and `after` are the
// views of that seat. True where, as far as drawn worlds show:
// - no luck was drawn;
// - the seat sees the same afterwards in every world that it held possible before;
// - what anybody else sees afterwards could have come about in every world which that one held
//   possible before, by some decision of the seat.
bool teaches_nothing(const AnyView& before, const AnyView& after, std::span<const Step> line,
                     Random& random);

}  // namespace agora::match
