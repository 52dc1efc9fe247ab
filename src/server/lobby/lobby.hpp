// The lobby: the newest listed tables that wait or play, and those who follow the list.
#pragma once

#include "server/clients/connection.hpp"
#include "store/values.hpp"

#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <unordered_map>

namespace agora::server {

struct LobbyFilter {
    std::string game{};                        // empty: any
    std::optional<store::TableState> state{};  // nothing: waiting and playing
};

// Thread-safe: tables of all executors are listed here.
class Lobby {
public:
    struct Listing {
        std::string game{};
        store::TableState state = store::TableState::waiting;
        std::string text{};    // as JSON, in the list
        std::string listed{};  // the message of its change
    };

    // Overflow: beyond `max` the oldest table is shown no more; it can still be found by address.
    explicit Lobby(std::size_t max) : max_(max) {}

    void put(TableId table, Listing listing);
    void remove(TableId table);
    // At the start: what was stored, in the background; never over what a table has said itself.
    void fill(TableId table, Listing listing);
    void filled();

    std::string list(const LobbyFilter& filter) const;  // a JSON array

    // How many people are connected to the server.
    void set_people(std::size_t people);

    // A new follower is sent the list; `flush` sends the changes to all, each table once.
    void follow(std::shared_ptr<Connection> connection);
    void unfollow(ConnectionId connection);
    void flush();

private:
    void put_locked(TableId table, Listing listing);
    std::string list_locked(const LobbyFilter& filter) const;

    const std::size_t max_;
    mutable std::mutex mutex_;
    std::map<TableId, Listing, std::greater<>> listings_;
    std::unordered_map<ConnectionId, std::shared_ptr<Connection>> followers_;
    std::set<TableId> changed_;
    std::size_t people_ = 0;
    std::size_t people_told_ = 0;
    std::optional<std::set<TableId>> heard_of_{std::in_place};  // while it is being filled
};

}  // namespace agora::server
