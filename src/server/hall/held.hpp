// A table in memory.
#pragma once

#include "match/room.hpp"
#include "server/hall.hpp"

#include <functional>
#include <optional>
#include <vector>

namespace agora::server {

using ConnectionId = std::int64_t;

// One socket.
struct Connection {
    ConnectionId id = 0;
    Who who;
    std::shared_ptr<Socket> socket;
    std::vector<TableId> follows;

    // The id by which a table knows the person. Anonymous connections have a unique negative one.
    match::PersonId person() const { return who.is_somebody() ? who.id : -id; }
};

struct Follower {
    ConnectionId connection = 0;
    match::Version told = 0;
    bool fresh = true;                         // has not been sent anything yet
    bool present = false;                      // counts for the presence of the person
    bool labels = false;                       // wants decisions also as a person says them
    bool recalls = true;                       // earlier chat lines are still to be sent
    store::Id heard = 0;                       // the last chat line it has
    std::vector<store::ChatLine> overheard{};  // lines that came meanwhile
};

// A reply that waits until a version is durable, or has failed.
struct Promise {
    match::Version version = 0;
    std::move_only_function<void(bool kept)> reply;
};

struct Held {
    using Use = std::move_only_function<void(Expected<Held*>)>;
    using Look = std::move_only_function<void(const match::Room*)>;  // nullptr: not loaded
    struct Waiting {
        Lang lang = Lang::en;
        Use use;
    };
    enum class State : std::uint8_t {
        loading,  // commands wait
        ready,
        failed,  // an append failed: reloaded once no write is in flight
        lost,    // the store is unavailable; reloaded on demand, or after a while
    };

    TableId id = 0;
    State state = State::loading;
    std::uint64_t round = 0;  // load generation: reports of an earlier one are ignored
    std::optional<match::Room> room{};
    store::TableHead head{};  // as it is stored
    std::int64_t epoch = 0;
    match::Version kept = 0;  // the durable version

    int unwritten = 0;  // writes in flight
    int thinking = 0;   // searches in flight
    bool ending = false;
    bool tell = false;      // all followers need a message
    bool stirs = false;     // recently used
    std::size_t shown = 0;  // events of the table that the lobby has shown, plus one
    std::optional<TableId> rematch{};

    std::vector<Follower> followers{};
    std::vector<Promise> promises{};
    // Commands that came while it was loaded. Overflow: refused as busy.
    std::vector<Waiting> waiting{};
    // Reads that wait until everything is durable.
    std::vector<Look> looks{};

    bool settled() const { return state == State::ready && kept == room->version(); }
    bool can_be_forgotten() const {
        return (state == State::ready || state == State::lost) && followers.empty() &&
               promises.empty() && waiting.empty() && looks.empty() && unwritten == 0 &&
               thinking == 0 && !ending;
    }
};

}  // namespace agora::server
