// What a bot does at a table of the console.
#pragma once

#include "match/table.hpp"

namespace agora {

// A bot is made anew for each decision, from the match seed: so a match that was left and goes on
// later goes on as it would have.
std::uint64_t bot_seed(const Table& table, Seat seat);

// The decision of the bot of that name; its name was read with the seats.
Code ask_bot(const Table& table, Seat seat, std::string_view name);

}  // namespace agora
