// Taking decisions back at a table of the console: to an earlier step, luck included.
#pragma once

#include "match/table.hpp"

#include <functional>
#include <optional>

namespace agora::console {

// The step of the last decision that one of these seats made itself, not the table for it.
std::optional<std::size_t> last_own_decision(const match::Table& table,
                                             const std::function<bool(Seat)>& is_one_of_them);

// The match as it stood before that step; its record says that a decision was taken back.
Expected<match::Table> taken_back(const match::Table& table, std::size_t step);

}  // namespace agora::console
