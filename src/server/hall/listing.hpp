// JSON of tables for lists and descriptions.
#pragma once

#include "match/room.hpp"
#include "store/values.hpp"

#include <string>

namespace agora::server {

// The public summary of a table:
// {"table":7,"game":...,"preset":"official","life":"waiting","rated":false,...,"seats":[...]}
void write_listing(const match::Room& room, store::Id table, JsonWriter& json);
std::string listing_text(const match::Room& room, store::Id table);

// The same for one who takes part: also the key of the table, and whether it is their turn.
std::string own_listing_text(const match::Room& room, store::Id table, match::PersonId person);

// All about a table: how it was set up, its key for those who take part, keys of invitations for
// its host, and `now`, the message for this viewer.
std::string description_text(const match::Room& room, store::Id table, match::PersonId person,
                             std::string_view now);

// The recipient of a message.
struct Listener {
    Viewer viewer;
    bool takes_part = false;  // and may therefore know the key of the table
    bool labels = false;      // wants decisions also as a person says them

    friend bool operator==(const Listener&, const Listener&) = default;
};

// The message of a room, with the number of the table in it and, for those who take part, its key;
// one who is asked is also told in the words of `agora bot` which seat it is and how much time
// there is.
std::string table_text(const match::Room& room, store::Id table, Listener listener, Lang lang,
                       match::Version since, match::Ms now);

// The preview of a decision: {"t":"tried","table":7,...}.
std::string trial_text(const match::Foreseen& foreseen, store::Id table, const match::Wish& wish,
                       std::string_view id);

}  // namespace agora::server
