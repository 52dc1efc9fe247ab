// Connections of clients and their messages: each is handed to the executor that owns its table, and
// answered from there.
#pragma once

#include "server/session/client_message.hpp"
#include "server/tables/table_registry.hpp"

#include <memory>

namespace agora::server {

// Token bucket of one socket. A client that ignores refusals is disconnected.
struct SessionSettings {
    RateLimit messages{.burst = 200, .every = 20};
    int max_refused = 200;  // before the socket is closed
};

class Gateway {
public:
    // The tables outlive it.
    Gateway(TableRegistry& tables, const SessionSettings& settings);

    // The handler of a new socket.
    std::unique_ptr<WebSocketSession> open(Who who);

    // For sessions, on I/O threads.
    std::shared_ptr<Connection> connect(Who who, std::shared_ptr<Socket> socket);
    void receive(const std::shared_ptr<Connection>& from, ClientMessage message);
    void disconnect(Connection& connection);
    void refuse(const Connection& to, const MessageTopic& about, const Error& why);

    void announce_closing();  // to everybody

private:
    // A message and where it came from, while it is carried out.
    struct Incoming {
        std::shared_ptr<Connection> from;
        TableId table = 0;
        std::string id;  // chosen by the client
        SteadyTime received{};

        const Who& who() const { return from->who(); }
    };

    void handle(const Incoming& about, const message::Lobby& message);
    void handle(const Incoming& about, const message::Own& message);
    void handle(const Incoming& about, const message::Ping& message);
    void handle(Incoming about, message::Follow message);
    void handle(Incoming about, const message::Unfollow& message);
    void handle(Incoming about, message::Do message);
    void handle(Incoming about, message::Try message);
    void handle(Incoming about, message::Chat message);
    void handle(Incoming about, const message::Undo& message);
    void handle(Incoming about, const message::UndoAnswer& message);
    void handle(Incoming about, const message::Consent& message);
    void handle(Incoming about, const message::Back& message);
    void handle(Incoming about, const message::Hint& message);
    void handle(Incoming about, const message::Playback& message);

    // Runs `work(about, cache)`, a coroutine function, on the executor that owns the table; an error
    // that it returns is the answer.
    template <class Work>
    void at_table(Incoming about, Work work);
    // A command of a player, answered once it is durable.
    template <class Command>
    void act(Incoming about, bool always_told, Command command);
    void refuse(const Incoming& about, const Error& why);

    TableRegistry& tables_;
    TableServices& services_;
    const SessionSettings settings_;
    RateLimiter previews_;
    RateLimiter playback_changes_;
};

}  // namespace agora::server
