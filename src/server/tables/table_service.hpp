// Commands about tables, for the HTTP API and for accounts. Callable on any executor; each command
// runs on the executor that owns the table, and the caller goes on where it was.
#pragma once

#include "match/match_state.hpp"
#include "server/base/executor.hpp"
#include "server/base/who.hpp"
#include "server/lobby/lobby.hpp"
#include "store/values.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace agora::server {

// The command is durable: this version of the table includes it.
struct Kept {
    match::Version version = 0;
};

struct Joined {
    match::Version version = 0;
    Seat seat = 0;
};

struct Invitation {
    Seat seat = 0;
    std::string key;  // who has it may take the seat
};

struct Opened {
    TableId table = 0;
    std::string key{};  // where it is not listed: who has it may look on
    std::vector<Invitation> invitations{};
};

// What the host does with a seat before the game.
struct SeatRequest {
    Seat seat = 0;
    std::string level{};         // of the bot that gets it; none: it is free
    std::optional<Seat> swap{};  // changes places with that one instead
};

struct Rematched {
    std::optional<TableId> table{};  // the new one, when everybody wants it
};

class TableService {
public:
    virtual ~TableService() = default;

    // The caller must be logged in, at least as a guest, with the scope `tables`. `asked` is as
    // read_setup gives it, with the ids of the people it names.
    virtual Awaitable<Expected<Opened>> create(Who who, match::Setup asked) = 0;
    virtual Awaitable<Expected<Joined>> join(Who who, TableId table, std::optional<Seat> seat,
                                             std::string key) = 0;
    virtual Awaitable<Expected<Kept>> leave(Who who, TableId table) = 0;
    virtual Awaitable<Expected<Kept>> start(Who who, TableId table) = 0;
    virtual Awaitable<Expected<Kept>> make_host(Who who, TableId table, match::PersonId next) = 0;
    virtual Awaitable<Expected<Kept>> change_seat(Who who, TableId table, SeatRequest wanted) = 0;
    virtual Awaitable<Expected<Rematched>> rematch(Who who, TableId table) = 0;

    // Looking, as JSON. A table: {"table":7,...} as in lists, with options and customs; its `key`
    // for those who take part, `invitations` with their keys for its host; and `now`, the message
    // that this person would be told. One that is not listed is there for those who take part or
    // have a key.
    virtual Awaitable<Expected<std::string>> describe(Who who, TableId table, std::string key) = 0;
    // Lists: [{"table":7,"game":...,"life":...,"seats":[...]}, ...], new ones first.
    virtual Awaitable<Expected<std::string>> lobby(LobbyFilter filter) = 0;
    // Each also has `your_turn`.
    virtual Awaitable<Expected<std::string>> tables_of(Who who) = 0;

    // From any thread. A session or token, or (key 0) all of a person, is revoked: closes the
    // sockets it opened.
    virtual void revoke(match::PersonId person, std::int64_t key) = 0;
    // An account was deleted: erases the name at every table.
    virtual void forget(match::PersonId person) = 0;
};

}  // namespace agora::server
