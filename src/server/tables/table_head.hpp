// The stored head of a table as a projection of its room: lists, access checks and the timers after a
// restart read it without loading the table.
#pragma once

#include "match/room.hpp"
#include "store/values.hpp"

namespace agora::server {

store::TableState state_of(match::Life life);

store::HeadChange head_change_of(const match::Room& room);

// The deadline for a restart: at once where a search was running, or where the result is not yet
// written.
match::Ms stored_deadline(const match::Room& room);

// A new table.
store::TableHead new_head(const match::Room& room);

}  // namespace agora::server
