// WebSockets, as the server sees them.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <string_view>

namespace agora::server {

using SteadyTime = std::chrono::steady_clock::time_point;

// A message to a client. Equal ones share their text.
struct Outgoing {
    std::shared_ptr<const std::string> text;
    SteadyTime received{};  // when the command came that caused it; measured at its delivery

    Outgoing(std::string message)  // NOLINT(google-explicit-constructor): a message is its text
        : text(std::make_shared<const std::string>(std::move(message))) {}
    Outgoing(std::shared_ptr<const std::string> shared, SteadyTime since = {})  // NOLINT
        : text(std::move(shared)), received(since) {}
};

// One open WebSocket. May be used from any thread.
class Socket {
public:
    virtual ~Socket() = default;

    // Queues a message. The queue is bounded by bytes and by count: a client that reads too slowly
    // is disconnected (it reconnects and gets the whole state), and later messages are dropped.
    virtual void send(Outgoing message) = 0;
    // Drains the queue, then closes with this reason.
    virtual void close(std::string_view why) = 0;
};

// Handler of one socket. Called on I/O threads, never concurrently for one socket.
class WebSocketSession {
public:
    virtual ~WebSocketSession() = default;

    virtual void opened(std::shared_ptr<Socket> socket) = 0;  // the first call
    virtual void received(std::string text) = 0;              // one whole text message
    virtual void closed() = 0;                                // the last call
};

}  // namespace agora::server
