// Access to a table. A listed one is public; an unlisted one is for those who take part in it and
// for whoever has one of its keys.
#pragma once

#include "match/match_state.hpp"

#include <string_view>

namespace agora::match {

// Whether a text can be a key: 8 or more characters that need no escaping in a URL.
bool is_key(std::string_view text);

// Compares keys in constant time. An empty key never matches.
bool is_same_key(std::string_view key, std::string_view guess);

// Those who take part: the host, those who sit or for whom a seat is kept, those who left the game.
bool takes_part(const Setup& setup, const MatchState& state, PersonId person);

// S5: whether this one may look on, with this key or (where it is empty) without any.
bool admits(const Setup& setup, const MatchState& state, PersonId person, std::string_view key);

}  // namespace agora::match
