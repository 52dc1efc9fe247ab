// Who may know of a table that is not in memory, by its row in the storage alone: nothing is
// claimed or replayed for a stranger, and a table that is kept from them costs as much as one that
// never was.
#pragma once

#include "match/match_state.hpp"
#include "store/values.hpp"

#include <string_view>

namespace agora::server {

// As match/admission.hpp decides it of a table in memory.
bool admits(const store::TableHead& head, match::PersonId person, std::string_view key);

}  // namespace agora::server
