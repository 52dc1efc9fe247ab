// News: what happened at a table, as sentences for one viewer.
#pragma once

#include "match/match_state.hpp"

namespace agora::match {

// The most items of news in a message; of more, the last ones are kept.
inline constexpr std::size_t most_news = 200;

// What happened after the version `since` and this viewer may know, as a list of
// {"version","what","seat","say"}, in order. Without decisions that were undone.
void write_news(const MatchState& state, Viewer viewer, Lang lang, Version since, JsonWriter& json);

// Where a bot stood in for the one in this seat: `in_your_name`, what happened there meanwhile as
// sentences, from the return on until the person has decided again.
void write_in_your_name(const MatchState& state, Seat seat, Lang lang, JsonWriter& json);

}  // namespace agora::match
