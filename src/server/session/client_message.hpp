// Messages of clients, decoded. docs/protocol.md describes them.
#pragma once

#include "core/error.hpp"
#include "match/match_state.hpp"
#include "store/values.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace agora::server {

namespace message {

struct Follow {
    match::Version have = 0;  // what the client knows already
    std::string key;          // of a table that is not listed
    store::Id heard = 0;      // the last chat line that the client has
    bool labels = false;      // decisions come also as a person says them
};
struct Unfollow {};
struct Lobby {
    bool on = false;
};
struct Own {  // one's own tables
    bool on = false;
};
struct Do {
    match::Version moment = 0;
    std::string text;
};
struct Try {
    match::Version moment = 0;
    std::string text;
};
struct Chat {
    std::string text;
};
struct Undo {};
struct UndoAnswer {
    bool agrees = false;
};
struct Consent {
    bool agrees = false;
};
struct Back {};  // to the seat for which a bot plays
struct Hint {};
struct Playback {
    match::PlaybackSpeed speed = match::PlaybackSpeed::run;
    std::optional<match::Ms> ms{};
};
struct Ping {};

}  // namespace message

struct ClientMessage {
    store::Id table = 0;  // 0: about no table
    std::string id;       // chosen by the client, repeated in the answer; may be empty
    std::variant<message::Follow, message::Unfollow, message::Lobby, message::Own, message::Do,
                 message::Try, message::Chat, message::Undo, message::UndoAnswer, message::Consent,
                 message::Back, message::Hint, message::Playback, message::Ping>
        what;
};

Expected<ClientMessage> read_client_message(std::string_view text);

// Of a message that cannot be understood: what it is about, as far as that can be read.
struct MessageTopic {
    store::Id table = 0;
    std::string id;
};
MessageTopic read_topic(std::string_view text);

}  // namespace agora::server
