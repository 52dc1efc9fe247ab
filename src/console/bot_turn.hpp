// What a bot does at a table of the console.
#pragma once

#include "match/table.hpp"

namespace agora::console {

// A bot is made anew for each decision, from the match seed: so a match that was left and goes on
// later goes on as it would have.
std::uint64_t bot_seed(const match::Table& table, Seat seat);

// Lets the bot of that name decide. ErrorCode where there is no such bot, or where the table does not
// take what it decides: then nothing has changed, and the match cannot go on.
Expected<match::Done> let_bot_decide(match::Table& table, Seat seat, std::string_view name);

}  // namespace agora::console
