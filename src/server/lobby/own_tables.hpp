// Who wants to hear that one of their own tables has changed: it is their turn, somebody came, it is over.
// They are told that, not what: they ask for the list of their tables, which depends on who asks.
#pragma once

#include "server/clients/connection.hpp"

#include <memory>
#include <mutex>
#include <set>
#include <unordered_map>
#include <vector>

namespace agora::server {

// Thread-safe: tables of all executors report here.
class OwnTables {
public:
    void follow(const std::shared_ptr<Connection>& connection);
    void unfollow(ConnectionId connection);

    void changed(match::PersonId person);
    void flush();  // each follower at most once

private:
    std::mutex mutex_;
    std::unordered_map<ConnectionId, std::shared_ptr<Connection>> followers_;
    std::unordered_multimap<match::PersonId, ConnectionId> by_person_;
    std::set<match::PersonId> changed_;  // who follow
};

}  // namespace agora::server
