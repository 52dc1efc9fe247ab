// What a table asks of the one who holds it. A command gives a list of these, to be done in order:
// nobody is told before the entry is where a crash cannot take it back.
#pragma once

#include "match/chat.hpp"
#include "match/match_state.hpp"

#include <memory>
#include <variant>

namespace agora::match {

namespace effect {

// Keep this entry; it makes that version.
struct Append {
    Version version = 0;
    LogEntry entry{};
};

// Give everybody who is connected the message that is for them.
struct Tell {};

// Let a bot think about this, and bring its answer with `Room::answer`.
struct AskBot {
    Seat seat = 0;
    std::string level;
    std::uint64_t seed = 0;
    Version moment = 0;
    std::shared_ptr<const AnyView> view;
    std::vector<Code> legal;
};

// Somebody said something; it is for those who hear this room.
struct Speech {
    ChatRoom room = ChatRoom::players;
    PersonId person = 0;
    std::string name;
    std::string text;
    Ms at = 0;
};

// The game has come to its end, or the table is closed; the result is final.
struct Finished {};

// Everybody wants another game: open this table, with a seed of its own.
struct Rematch {
    Setup setup;
};

}  // namespace effect

using Effect = std::variant<effect::Append, effect::Tell, effect::AskBot, effect::Speech,
                            effect::Finished, effect::Rematch>;

struct Accepted {
    Version version = 0;    // which holds what was asked for
    bool repeated = false;  // it had been accepted before and was not done again
    bool waits = false;     // the others are asked first; nothing has been decided yet
    std::vector<Effect> effects;
};

}  // namespace agora::match
