#include "match/messages.hpp"

#include <boost/json/value.hpp>

namespace agora::match {

std::vector<Viewer> viewers_of(int seats) {
    std::vector<Viewer> viewers;
    for (const Seat seat : SeatSet::first(seats)) viewers.emplace_back(seat);
    viewers.push_back(Viewer::spectator());
    return viewers;
}

std::string viewer_key(Viewer viewer) {
    return viewer.is_spectator() ? "spectator" : std::to_string(viewer.seat());
}

void write_events(const AnyGame& game, std::span<const Event> events, Viewer viewer,
                  const TerminalStyle& style, JsonWriter& json) {
    json.begin_array();
    for (const auto& event : events) {
        if (!event.to.includes(viewer)) continue;
        json.begin_object().field("what", game.event_name(event)).field("seat", event.seat);
        json.field("say", game.tell(event, style)).end_object();
    }
    json.end_array();
}

std::string said_in(Lang lang, const AnyView& view, const std::string& words) {
    const auto read = view.read(words, Lang::en);
    return read && read->size() == 1 ? view.write_in(lang, read->front()) : words;
}

Expected<Request> read_request(std::string_view line, int seats) {
    const auto json = read_json(line);
    if (!json) return std::unexpected(json.error());
    JsonFields fields(*json);
    Request request;
    request.seat = static_cast<Seat>(fields.number("seat", 0, seats - 1));
    request.text = fields.text("do");
    if (!fields.good()) return refuse(fields.why());
    return request;
}

}  // namespace agora::match
