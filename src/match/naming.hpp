// Display names at a table, in the language of the reader. Records keep names that do not depend on
// a language (bot:5).
#pragma once

#include "core/record.hpp"
#include "match/match_state.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace agora::match {

inline constexpr std::string_view nameless = "-";  // in place of a name: the account is gone

// By seat, and never two alike: people by name, bots as bots/bot_names.hpp says. A seat that is
// empty has no name; one whose account is gone is called by the seat.
std::vector<std::string> names_at(std::span<const SeatOccupant> occupants, Lang lang);

// The name of a seat in a stored result, where a bot is "bot 5".
std::string name_in_result(Seat seat, bool is_bot, std::string_view name, Lang lang);

// The same for a record.
std::vector<std::string> names_in(const Record& record, Lang lang);

}  // namespace agora::match
