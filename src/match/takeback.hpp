// A decision may be undone where nobody has gained information from it. That is computed from the
// view of its owner, so that the answer itself leaks nothing.
#pragma once

#include "core/record.hpp"

#include <span>

namespace agora::match {

// The decisions of one line of a seat, as in the record; `before` and `after` are the views of that
// seat. True where, over states sampled from views,
// - no luck was drawn;
// - the decisions lead to the same view of the seat from every state of its information set;
// - what any other viewer sees afterwards can follow from every state of that viewer's information
//   set, by some decision of the seat.
bool teaches_nothing(const AnyView& before, const AnyView& after, std::span<const Step> line,
                     Random& random);

}  // namespace agora::match
