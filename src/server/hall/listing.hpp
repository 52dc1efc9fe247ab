// Tables as lists show them.
#pragma once

#include "match/room.hpp"
#include "store/values.hpp"

#include <string>

namespace agora::server {

// What anybody may know of a table without looking at it:
// {"table":7,"game":"splendor","preset":"official","life":"waiting","rated":false,...,"seats":[...]}
void write_listing(const Room& room, store::Id table, JsonWriter& json);
std::string listing_text(const Room& room, store::Id table);

// The same for one person: it also says whether it is their turn.
std::string own_listing_text(const Room& room, store::Id table, PersonId person);

// All about a table: how it was set up, keys of invitations for its host, and `now`, the message
// for this viewer.
std::string description_text(const Room& room, store::Id table, PersonId person,
                             std::string_view now);

// The message of a room, with the number of the table in it; one who is asked is also told in the
// words of `agora bot` which seat it is and how much time there is.
std::string table_text(const Room& room, store::Id table, Viewer viewer, Lang lang, Version since,
                       Ms now);

}  // namespace agora::server
