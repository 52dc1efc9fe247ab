// A table in the memory of the hall.
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
    std::shared_ptr<net::Socket> socket;
    std::vector<TableId> follows;

    // As whom a table knows them: those who are nobody are nobody else than themselves.
    match::PersonId person() const { return who.is_somebody() ? who.id : -id; }
};

struct Follower {
    ConnectionId connection = 0;
    match::Version told = 0;
    bool fresh = true;                         // has not been told anything yet
    bool present = false;                      // counts as the person being there
    bool labels = false;                       // wants decisions also as a person says them
    bool recalls = true;                       // is still to be told what was said before
    store::Id heard = 0;                       // and has heard up to this line
    std::vector<store::ChatLine> overheard{};  // said while that was read
};

// What is to be said when a version is kept, or when it turns out that it is not.
struct Promise {
    match::Version version = 0;
    std::move_only_function<void(bool kept)> reply;
};

struct Held {
    using Use = std::move_only_function<void(Expected<Held*>)>;
    using Look = std::move_only_function<void(const match::Room*)>;  // nothing: it is lost
    struct Waiting {
        Lang lang = Lang::en;
        Use use;
    };
    enum class State : std::uint8_t {
        loading,  // commands wait
        ready,
        failed,  // an entry was not kept: loaded again when nothing is being written any more
        lost,    // the storage is unwell; loaded again when somebody asks, or after a while
    };

    TableId id = 0;
    State state = State::loading;
    std::uint64_t round = 0;  // how often it was loaded: reports of an earlier round are ignored
    std::optional<match::Room> room{};
    store::TableHead head{};  // as it is stored
    std::int64_t epoch = 0;
    match::Version kept = 0;  // is on the disk

    int unwritten = 0;  // writes that were asked for
    int thinking = 0;   // bots
    bool ending = false;
    bool tell = false;      // something has changed for everybody
    bool stirs = false;     // it was used lately
    std::size_t shown = 0;  // happenings that the lobby knows of, and one
    std::optional<TableId> rematch{};

    std::vector<Follower> followers{};
    std::vector<Promise> promises{};
    // Commands that came while it was loaded. Overflow: refused as busy.
    std::vector<Waiting> waiting{};
    // Those who want to look when all is kept.
    std::vector<Look> looks{};

    bool settled() const { return state == State::ready && kept == room->version(); }
    bool can_be_forgotten() const {
        return (state == State::ready || state == State::lost) && followers.empty() &&
               promises.empty() && waiting.empty() && looks.empty() && unwritten == 0 &&
               thinking == 0 && !ending;
    }
};

}  // namespace agora::server
