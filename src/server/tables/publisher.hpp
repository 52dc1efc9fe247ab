// What others are told of a live table, once it is durable: its followers the state and the chat, the
// lobby who sits there. The counterpart of the journal: a table that is loaded again gets a new one,
// and what still comes back to the old one concerns nobody.
#pragma once

#include "server/tables/followers.hpp"
#include "server/tables/table_services.hpp"

#include <memory>
#include <optional>

namespace agora::server {

class TableCache;

class Publisher : public std::enable_shared_from_this<Publisher> {
public:
    // None of them is used after `detach`.
    Publisher(TableServices& services, TableCache& cache, Followers& followers,
              const match::Room& room);
    void detach() { room_ = nullptr; }

    // All followers need a message; so do lists, where somebody has another name.
    void state_changed() { to_all_ = true; }
    void names_changed();

    void list_in_lobby();
    // The state to those who need it, and the chat to those who are new. `received`: when the
    // command that changed it was.
    void announce(SteadyTime received);
    void announce_rematch(TableId next);
    // Commits a line of chat, then sends it; an error where it could not be committed.
    Awaitable<Expected<void>> say(match::effect::Speech speech, Lang lang);

private:
    // What of a table the lobby has shown.
    struct Listed {
        match::Life life = match::Life::waiting;
        std::size_t events = 0;
        std::size_t spectators = 0;
        int stretch = 0;  // of decisions

        bool operator==(const Listed&) const = default;
    };

    void tell_players();
    Awaitable<> recall(ConnectionId connection);

    TableServices& services_;
    TableCache& cache_;
    Followers& followers_;
    const match::Room* room_;  // nullptr: discarded
    bool to_all_ = true;
    std::optional<Listed> listed_;
};

}  // namespace agora::server
