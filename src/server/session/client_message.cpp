#include "server/session/client_message.hpp"

#include "core/json.hpp"
#include "match/log_record.hpp"

#include <boost/json/value.hpp>

#include <algorithm>
#include <array>

namespace agora::server {

namespace {

using namespace std::string_view_literals;

constexpr std::int64_t greatest = (std::int64_t{1} << 53) - 1;  // exact as a double

constexpr std::array speeds = {"run"sv, "pause"sv, "step"sv};

using What = decltype(ClientMessage::what);

match::Version number_if(JsonFields& fields, std::string_view name) {
    return fields.has(name) ? fields.number(name, 0, greatest) : 0;
}

// How a message of one kind is read, beside what all have.
template <class Message>
Message read_as(JsonFields& /*fields*/) {
    return {};
}
template <>
message::Follow read_as(JsonFields& fields) {
    return {.have = number_if(fields, "have"),
            .key = fields.has("key") ? fields.text("key") : "",
            .heard = number_if(fields, "heard"),
            .labels = fields.has("labels") && fields.flag("labels")};
}
template <>
message::Lobby read_as(JsonFields& fields) {
    return {fields.flag("on")};
}
template <>
message::Own read_as(JsonFields& fields) {
    return {fields.flag("on")};
}
template <>
message::Do read_as(JsonFields& fields) {
    return {fields.number("moment", 0, greatest), fields.text("do")};
}
template <>
message::Try read_as(JsonFields& fields) {
    return {fields.number("moment", 0, greatest), fields.text("do")};
}
template <>
message::Chat read_as(JsonFields& fields) {
    return {fields.text("text")};
}
template <>
message::UndoAnswer read_as(JsonFields& fields) {
    return {fields.flag("undo")};
}
template <>
message::Consent read_as(JsonFields& fields) {
    return {fields.flag("agrees")};
}
template <>
message::Playback read_as(JsonFields& fields) {
    message::Playback playback{static_cast<match::PlaybackSpeed>(fields.word("do", speeds))};
    if (fields.has("ms"))
        playback.ms =
            fields.number("ms", match::setup_limit::least_pace, match::setup_limit::most_pace);
    return playback;
}

struct Kind {
    std::string_view word;
    What (*read)(JsonFields&);
    bool about_table = true;
};
template <class Message>
constexpr Kind kind(std::string_view word, bool about_table = true) {
    return {word, [](JsonFields& fields) -> What { return read_as<Message>(fields); }, about_table};
}
constexpr std::array kinds = {kind<message::Follow>("follow"),
                              kind<message::Unfollow>("unfollow"),
                              kind<message::Lobby>("lobby", false),
                              kind<message::Own>("own", false),
                              kind<message::Do>("do"),
                              kind<message::Try>("try"),
                              kind<message::Chat>("chat"),
                              kind<message::Undo>("undo"),
                              kind<message::UndoAnswer>("answer"),
                              kind<message::Consent>("consent"),
                              kind<message::Back>("back"),
                              kind<message::Hint>("hint"),
                              kind<message::Playback>("pace"),
                              kind<message::Ping>("ping", false)};
static_assert(kinds.size() == std::variant_size_v<What>);
constexpr auto words = [] {
    std::array<std::string_view, kinds.size()> all{};
    std::ranges::transform(kinds, all.begin(), &Kind::word);
    return all;
}();

}  // namespace

Expected<ClientMessage> read_client_message(std::string_view text) {
    const auto json = read_json(text);
    if (!json) return std::unexpected(json.error());
    JsonFields fields(*json);
    const auto word = fields.word("t", words);
    if (!fields.good()) return refuse(fields.why());

    ClientMessage said;
    const auto& kind = kinds[word];
    if (kind.about_table) said.table = fields.number("table", 1, greatest);
    if (fields.has("id")) {
        said.id = fields.text("id");
        if (!match::is_mark(said.id)) fields.fail("\"id\" must be one short word");
    }
    said.what = kind.read(fields);
    if (!fields.good()) return refuse(fields.why());
    return said;
}

MessageTopic read_topic(std::string_view text) {
    MessageTopic topic;
    const auto json = read_json(text);
    if (!json) return topic;
    JsonFields about_table(*json);
    const auto table = about_table.number("table", 1, greatest);
    if (about_table.good()) topic.table = table;
    JsonFields about_id(*json);
    auto id = about_id.text("id");
    if (about_id.good() && match::is_mark(id)) topic.id = std::move(id);
    return topic;
}

}  // namespace agora::server
