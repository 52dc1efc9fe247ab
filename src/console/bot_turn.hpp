// Decisions of bots at a table of the console.
#pragma once

#include "match/table.hpp"

namespace agora::console {

// A bot is constructed for each decision from the match seed, so that a resumed match continues as
// it would have without the break.
std::uint64_t bot_seed(const match::Table& table, Seat seat);

// Lets the bot of that name decide. Refused where there is no such bot, or where its decision is
// not legal: then nothing has changed, and the match cannot go on.
Expected<match::Done> let_bot_decide(match::Table& table, Seat seat, std::string_view name);

}  // namespace agora::console
