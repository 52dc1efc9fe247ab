// JSON of tables for lists and descriptions.
#pragma once

#include "match/room.hpp"
#include "server/lobby/lobby.hpp"

#include <string>

namespace agora::server {

// The public summary of a table:
// {"table":7,"game":...,"preset":"official","life":"waiting","rated":false,...,"seats":[...]}
void write_listing(const match::Room& room, JsonWriter& json);
Lobby::Listing lobby_listing(const match::Room& room, store::TableState state);

// The same for one who takes part: also the key of the table, and whether it is their turn.
std::string own_listing_text(const match::Room& room, match::PersonId person);

// All about a table: how it was set up, its key for those who take part, keys of invitations for
// its host, and `now`, the message for this viewer.
std::string description_text(const match::Room& room, match::PersonId person, std::string_view now);

// The preview of a decision: {"t":"tried","table":7,...}.
std::string preview_text(const match::Foreseen& foreseen, match::TableId table,
                         const match::Wish& wish, std::string_view id);

}  // namespace agora::server
