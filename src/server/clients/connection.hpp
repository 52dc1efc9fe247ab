// The sockets of clients, as tables and the lobby know them.
#pragma once

#include "core/error.hpp"
#include "server/base/who.hpp"
#include "server/http/socket.hpp"

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <unordered_map>
#include <vector>

namespace agora::server {

using ConnectionId = std::int64_t;
using match::TableId;

// One socket. Thread-safe: tables of all executors send through it.
class Connection : public std::enable_shared_from_this<Connection> {
public:
    Connection(ConnectionId id, Who who, std::shared_ptr<Socket> socket)
        : id_(id), who_(std::move(who)), socket_(std::move(socket)) {}

    ConnectionId id() const { return id_; }
    const Who& who() const { return who_; }
    // The id by which a table knows the person. Anonymous connections have a unique negative one.
    match::PersonId person() const { return who_.is_somebody() ? who_.id : -id_; }

    void send(Outgoing message) const;
    // The answer to a message about a table (0: about none) that the client marked with `id`.
    void refuse(TableId table, std::string_view id, const Error& why) const;
    void close(std::string_view why) const;

    // A table that is asked for until it is there: not wanted any more where the client took that
    // back meanwhile.
    struct FollowWish {
        TableId table = 0;
        std::atomic<bool> wanted = true;
    };
    // The tables it follows. False or nothing: there are so many already, or it is gone.
    std::shared_ptr<const FollowWish> wish_to_follow(TableId table, std::size_t max);
    bool add_follow(TableId table, std::size_t max);
    void drop_follow(TableId table);       // by the server
    void take_back_follow(TableId table);  // by the client: also what it only wishes
    // The client is gone: nothing is sent any more. Returns what it followed.
    std::vector<TableId> end();

private:
    const ConnectionId id_;
    const Who who_;
    mutable std::mutex mutex_;
    std::shared_ptr<Socket> socket_;  // empty: gone
    std::vector<TableId> follows_;
    std::vector<std::weak_ptr<FollowWish>> wishes_;
};

// All open connections. Thread-safe.
class Connections {
public:
    std::shared_ptr<Connection> add(Who who, std::shared_ptr<Socket> socket);
    void remove(ConnectionId id);
    void each(const std::function<void(Connection&)>& visit) const;
    std::size_t size() const;
    std::size_t people() const;  // each once, however many connections they have

private:
    std::atomic<ConnectionId> next_ = 1;
    mutable std::mutex mutex_;
    std::unordered_map<ConnectionId, std::shared_ptr<Connection>> open_;
    std::unordered_map<match::PersonId, int> people_;  // their connections
};

}  // namespace agora::server
