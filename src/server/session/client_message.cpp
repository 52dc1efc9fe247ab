#include "server/session/client_message.hpp"

#include "core/json.hpp"
#include "match/log_record.hpp"

#include <boost/json/value.hpp>

#include <array>

namespace agora::server {

namespace {

using namespace std::string_view_literals;

constexpr std::int64_t greatest = (std::int64_t{1} << 53) - 1;  // exact as a double

// In the order of the variant.
constexpr std::array words = {"follow"sv, "unfollow"sv, "lobby"sv,  "do"sv,      "try"sv,
                              "chat"sv,   "undo"sv,     "answer"sv, "consent"sv, "back"sv,
                              "hint"sv,   "pace"sv,     "ping"sv};
constexpr std::array speeds = {"run"sv, "pause"sv, "step"sv};

bool is_about_table(std::size_t word) { return words[word] != "lobby" && words[word] != "ping"; }

}  // namespace

Expected<ClientMessage> read_client_message(std::string_view text) {
    const auto json = read_json(text);
    if (!json) return std::unexpected(json.error());
    JsonFields fields(*json);
    const auto word = fields.word("t", words);
    if (!fields.good()) return refuse(fields.why());

    ClientMessage said;
    if (is_about_table(word)) said.table = fields.number("table", 1, greatest);
    if (fields.has("id")) {
        said.id = fields.text("id");
        if (!match::is_mark(said.id)) fields.fail("\"id\" must be one short word");
    }
    const auto number_if = [&](std::string_view name) {
        return fields.has(name) ? fields.number(name, 0, greatest) : 0;
    };
    switch (word) {
        case 0:
            said.what = message::Follow{.have = number_if("have"),
                                        .key = fields.has("key") ? fields.text("key") : "",
                                        .heard = number_if("heard"),
                                        .labels = fields.has("labels") && fields.flag("labels")};
            break;
        case 1: said.what = message::Unfollow{}; break;
        case 2: said.what = message::Lobby{fields.flag("on")}; break;
        case 3:
            said.what = message::Do{fields.number("moment", 0, greatest), fields.text("do")};
            break;
        case 4:
            said.what = message::Try{fields.number("moment", 0, greatest), fields.text("do")};
            break;
        case 5: said.what = message::Chat{fields.text("text")}; break;
        case 6: said.what = message::Undo{}; break;
        case 7: said.what = message::UndoAnswer{fields.flag("undo")}; break;
        case 8: said.what = message::Consent{fields.flag("agrees")}; break;
        case 9: said.what = message::Back{}; break;
        case 10: said.what = message::Hint{}; break;
        case 11: {
            message::Playback playback{
                static_cast<match::PlaybackSpeed>(fields.word("do", speeds))};
            if (fields.has("ms"))
                playback.ms = fields.number("ms", match::setup_limit::least_pace,
                                            match::setup_limit::most_pace);
            said.what = playback;
            break;
        }
        default: said.what = message::Ping{}; break;
    }
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
