// Undo at a table of the console: back to an earlier step, luck included.
#pragma once

#include "match/table.hpp"

#include <functional>
#include <optional>

namespace agora::console {

// The step of the last decision of one of these seats that was not automatic.
std::optional<std::size_t> last_own_decision(const match::Table& table,
                                             const std::function<bool(Seat)>& is_one_of_them);

// The match as it stood before that step; its record counts the undo.
Expected<match::Table> taken_back(const match::Table& table, std::size_t step);

}  // namespace agora::console
