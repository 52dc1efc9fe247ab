// What a bot does at a table of the console.
#pragma once

#include "match/table.hpp"

namespace agora {

// A bot is made anew for each decision, from the match seed: so a match that was left and goes on
// later goes on as it would have.
std::uint64_t bot_seed(const Table& table, Seat seat);

// Lets the bot of that name decide. Refused where there is no such bot, or where the table does not
// take what it decides: then nothing has changed, and the match cannot go on.
Result<Done> let_bot_decide(Table& table, Seat seat, std::string_view name);

}  // namespace agora
