// Who may know of a table. One that is listed is for everybody; of another one those know who take
// part in it, and whoever has one of its keys.
#pragma once

#include "match/match_state.hpp"

#include <string_view>

namespace agora::match {

// Whether a text can be a key: 8 letters or more that stand in an address as they are.
bool is_key(std::string_view text);

// Whether this is that key; takes as long for a guess that is nearly right as for any other. An
// empty key is nobody's.
bool is_same_key(std::string_view key, std::string_view guess);

// Those who take part: the host, those who sit or for whom a seat is kept, those who left the game.
bool takes_part(const Setup& setup, const MatchState& state, PersonId person);

// S5: whether this one may look on, with this key or (where it is empty) without any.
bool admits(const Setup& setup, const MatchState& state, PersonId person, std::string_view key);

}  // namespace agora::match
