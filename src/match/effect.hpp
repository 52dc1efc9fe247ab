// What a command asks of the caller, in this order: nobody is told before the log entry is durable.
#pragma once

#include "match/chat.hpp"
#include "match/match_state.hpp"

#include <memory>
#include <variant>

namespace agora::match {

namespace effect {

// Append this entry to the log; it makes that version.
struct Append {
    Version version = 0;
    LogEntry entry{};
};

// Send everybody who is connected the current message for them.
struct Tell {};

// Run this search and pass the decision to `Room::answer`.
struct AskBot {
    Seat seat = 0;
    std::string level;
    std::uint64_t seed = 0;
    Version moment = 0;
    std::shared_ptr<const AnyView> view;
    std::vector<Code> legal;
    bool untimed = false;  // the same decision on every machine, however busy it is
};

// A chat line for everybody who reads this channel.
struct Speech {
    ChatChannel channel = ChatChannel::players;
    PersonId person = 0;
    std::string name;
    std::string text;
    Ms at = 0;
};

// The game is over, or the table is closed: the result is final.
struct Finished {};

// Everybody wants another game: open this table, with a seed of its own.
struct Rematch {
    Setup setup;
};

}  // namespace effect

using Effect = std::variant<effect::Append, effect::Tell, effect::AskBot, effect::Speech,
                            effect::Finished, effect::Rematch>;

struct Accepted {
    Version version = 0;    // the first that includes the command
    bool repeated = false;  // a duplicate of an accepted command: nothing was done
    bool waits = false;     // waits for the consent of others; nothing has been decided yet
    std::vector<Effect> effects;
};

}  // namespace agora::match
