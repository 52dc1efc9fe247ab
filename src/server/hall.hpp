// The table registry: all live tables, connections, the lobby. One thread owns its state; the
// functions here are thread-safe and asynchronous. A callback is called exactly once, on that
// thread or, where nothing had to be queued, before the call returns: it must not block.
//
// The queue is bounded (HallSettings::max_command_queue). Overflow: the new command is refused as
// `busy`; queued ones are unaffected.
#pragma once

#include "match/match_state.hpp"
#include "server/errors.hpp"
#include "server/who.hpp"
#include "store/store.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace agora::server {

using TableId = store::Id;

template <class T>
using Reply = std::move_only_function<void(Expected<T>)>;

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
    std::vector<Invitation> invitations;
};

struct Rematched {
    std::optional<TableId> table;  // the new one, when everybody wants it
};

struct LobbyWish {
    std::string game;                        // empty: any
    std::optional<store::TableState> state;  // nothing: waiting and playing
};

// For operators.
struct HallCounts {
    std::size_t tables = 0;     // in memory
    std::size_t deadlines = 0;  // open tables with a timer, in memory or not
    std::size_t connections = 0;
    std::size_t follows = 0;
    std::size_t waiting = 0;      // queued commands
    std::size_t thinking = 0;     // searches that run or are queued
    std::uint64_t decisions = 0;  // log entries committed since the start
    std::uint64_t refusals = 0;
    std::uint64_t overflow = 0;  // commands refused at the bound
    std::uint64_t loads = 0;
    std::uint64_t failures = 0;  // log entries that could not be committed
    std::uint64_t finished = 0;
};

class Hall {
public:
    virtual ~Hall() = default;

    // Tables. The caller must be logged in, at least as a guest, with the scope `tables`.
    // `asked` is as read_setup gives it, with the ids of the people it names.
    virtual void create(Who who, match::Setup asked, Reply<Opened> reply) = 0;
    virtual void join(Who who, TableId table, std::optional<Seat> seat, std::string key,
                      Reply<Joined> reply) = 0;
    virtual void leave(Who who, TableId table, Reply<Kept> reply) = 0;
    virtual void start(Who who, TableId table, Reply<Kept> reply) = 0;
    virtual void make_host(Who who, TableId table, match::PersonId next, Reply<Kept> reply) = 0;
    virtual void rematch(Who who, TableId table, Reply<Rematched> reply) = 0;

    // Looking, as JSON. A table: {"table":7,...} as in lists, with options and customs; its `key`
    // for those who take part, `invitations` with their keys for its host; and `now`, the message
    // that this person would be told. One that is not listed is there for those who take part or
    // have a key.
    virtual void describe(Who who, TableId table, std::string key, Reply<std::string> reply) = 0;
    // Lists: [{"table":7,"game":...,"life":...,"seats":[...]}, ...], new ones first.
    virtual void lobby(LobbyWish wish, Reply<std::string> reply) = 0;
    // Each also has `your_turn`.
    virtual void tables_of(Who who, Reply<std::string> reply) = 0;

    // A session or token, or (key 0) all of a person, is revoked: closes the sockets it opened.
    virtual void expel(match::PersonId person, std::int64_t key) = 0;
    // An account was deleted: erases the name at every table.
    virtual void forget(match::PersonId person) = 0;

    virtual HallCounts counts() const = 0;
};

}  // namespace agora::server
