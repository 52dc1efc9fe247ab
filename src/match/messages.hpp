// JSON for the viewers of a table: for each what it may know and nothing else.
#pragma once

#include "match/table.hpp"

namespace agora::match {

// All viewers of a table with that many seats: each seat, then spectators.
std::vector<Viewer> viewers_of(int seats);

// "0", "1", ... for seats; "spectator".
std::string viewer_key(Viewer viewer);

// The events this viewer may know, as a list of {"what","seat","say"}.
void write_events(const AnyGame& game, std::span<const Event> events, Viewer viewer,
                  const TerminalStyle& style, JsonWriter& json);

// A decision of a record as a person says it; `view` is that of the one who decides.
std::string said_in(Lang lang, const AnyView& view, const std::string& words);

// What a program asks for: {"seat":0,"do":"take R G O"}.
struct Request {
    Seat seat = 0;
    std::string text;
};
Expected<Request> read_request(std::string_view line, int seats);

}  // namespace agora::match
