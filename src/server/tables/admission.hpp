// Access to a table that is not in memory, decided by its row in the store: nothing is claimed or
// replayed for a stranger, and an unlisted table takes as long as one that does not exist.
#pragma once

#include "match/match_state.hpp"
#include "store/values.hpp"

#include <string_view>

namespace agora::server {

// As match/admission.hpp decides it of a table in memory.
bool admits(const store::TableHead& head, match::PersonId person, std::string_view key);

}  // namespace agora::server
