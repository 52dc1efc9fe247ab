// What happened at a table, in the words of one viewer.
#pragma once

#include "match/match_state.hpp"

namespace agora::match {

// No message holds more than so many pieces of news; of more, the last.
inline constexpr std::size_t most_news = 200;

// What happened after the version `since` and this viewer may know, as a list of
// {"version","what","seat","say"}, in order. Decisions that were taken back are not in it.
void write_news(const MatchState& state, Viewer viewer, Lang lang, Version since, JsonWriter& json);

}  // namespace agora::match
