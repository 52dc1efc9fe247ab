// The lobby: the newest listed tables that wait or play, and its followers.
#pragma once

#include "server/hall.hpp"

#include <map>
#include <set>
#include <unordered_map>

namespace agora::server {

class Lobby {
public:
    struct Listing {
        std::string game{};
        store::TableState state = store::TableState::waiting;
        std::string text{};  // as JSON
    };

    // Overflow: beyond `max` the oldest table is shown no more; it can still be found by address.
    explicit Lobby(std::size_t max) : max_(max) {}

    void put(TableId table, Listing listing);
    void remove(TableId table);
    bool has(TableId table) const { return listings_.contains(table); }

    std::string list(const LobbyWish& wish) const;  // a JSON array

    // `flush` sends the changes to the followers, each table once.
    void follow(std::int64_t connection, std::shared_ptr<Socket> socket);
    void unfollow(std::int64_t connection) { followers_.erase(connection); }
    void forget_followers() { followers_.clear(); }
    bool has_changes() const { return !changed_.empty(); }
    void flush();

private:
    const std::size_t max_;
    std::map<TableId, Listing, std::greater<>> listings_;
    std::unordered_map<std::int64_t, std::shared_ptr<Socket>> followers_;
    std::set<TableId> changed_;
};

}  // namespace agora::server
