// WebSockets of a client, thousands on one thread: an event loop, and connections that run on it.
#pragma once

#include "client/address.hpp"
#include "core/error.hpp"

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace agora::client {

// Runs the handlers of its connections, all on the one thread that calls `run`.
class EventLoop {
public:
    using Clock = std::chrono::steady_clock;
    using Task = std::function<void()>;

    EventLoop();
    EventLoop(const EventLoop&) = delete;
    EventLoop& operator=(const EventLoop&) = delete;
    ~EventLoop();

    void run();  // until it is stopped
    void run_until(Clock::time_point end);
    void after(Clock::duration time, Task task);

    // From any thread.
    void post(Task task);
    void stop();  // each call ends one `run`, at once or the next one

private:
    friend class WebSocketClient;
    class Context;
    std::unique_ptr<Context> context_;
};

// One connection. Used on the thread of its loop, or while that does not run.
class WebSocketClient {
public:
    struct Handlers {
        std::function<void()> opened = [] {};
        std::function<void(std::string_view message)> received = [](std::string_view) {};
        std::function<void(const Error& why)> closed = [](const Error&) {};  // the last call
    };
    enum class KeepAlive : bool { off, on };  // pings an idle server, and gives up a silent one

    // Connects to the socket of a server. `lang` says in what language one wants to be spoken to:
    // "en", or else as the server knows it.
    WebSocketClient(EventLoop& loop, const Address& address, const Credentials& credentials,
                    Handlers handlers, std::string_view lang = {},
                    KeepAlive keep_alive = KeepAlive::off);
    WebSocketClient(WebSocketClient&&) noexcept;
    WebSocketClient& operator=(WebSocketClient&&) noexcept;
    ~WebSocketClient();  // disconnects; no handler is called any more

    void send(std::string text);  // queued until it is open
    void close();                 // once everything is sent

private:
    class Connection;
    template <class Stream>
    class ConnectionOver;
    std::shared_ptr<Connection> connection_;
};

}  // namespace agora::client
