// The HTTP server: HTTP and WebSocket behind a small interface. Only this
// folder knows Boost.Beast; the rest of the server sees requests, responses and sockets.
#pragma once

#include "core/error.hpp"
#include "server/base/executor.hpp"
#include "server/base/histogram.hpp"
#include "server/http/request.hpp"
#include "server/http/socket.hpp"

#include <cstddef>
#include <cstdint>
#include <exception>
#include <expected>
#include <memory>
#include <string>
#include <string_view>

namespace agora::server {

// Called on I/O threads, on the executor of the connection. What it throws is logged and answered
// with `internal_error`.
class RequestHandler {
public:
    virtual ~RequestHandler() = default;

    virtual Awaitable<Response> handle(Request request) = 0;
    // An upgrade to a WebSocket: the handler of the socket, or a response that refuses it.
    virtual Awaitable<std::expected<std::unique_ptr<WebSocketSession>, Response>> upgrade(
        const Request& request) = 0;
};

struct HttpSettings {
    std::string address = "127.0.0.1";
    std::uint16_t port = 0;  // 0: any that is free
    int threads = 1;
    std::string certificate;  // files; empty: no TLS
    std::string key;
    bool behind_proxy = false;  // believe X-Forwarded-For and X-Forwarded-Proto

    std::size_t max_connections = 20'000;
    std::size_t max_connections_per_address = 20'000;
    std::size_t max_body = 64 * 1024;
    std::size_t max_message = 16 * 1024;
    std::size_t max_queued_bytes = 1024 * 1024;  // of one socket
    std::size_t max_queued = 512;
    int idle_timeout = 30;  // of a request; a socket is pinged after half of it
    bool compress = true;
};

struct HttpCounts {
    std::uint64_t connections = 0;  // now
    std::uint64_t sockets = 0;      // now
    std::uint64_t accepted = 0;     // ever
    std::uint64_t refused = 0;
    std::uint64_t too_slow = 0;
    std::uint64_t bytes_out = 0;
    Histogram::Snapshot delivery{};  // of messages, since the command came that caused them
};

// Shutdown has two steps, because the coroutines of unanswered requests wait for other parts, which
// hold their handlers, and the handlers belong to the executors of this server:
//   1. close(): nothing runs here any more; what others complete from now on is queued, never run.
//   2. The other parts stop. Tables, store and thread pools call or drop every callback they hold;
//      executors whose coroutines are awaited from here are destroyed.
//   3. shutdown(): destroys the executors, and with them the coroutines that are left. These refer
//      to the request handler and what it uses: destroy those objects afterwards.
class HttpServer {
public:
    // Listens; the handler must outlive the server. Refused: an address in use, a bad certificate.
    static Expected<std::unique_ptr<HttpServer>> open(const HttpSettings& settings,
                                                      RequestHandler& handler);
    // Closes and shuts down, where that was not done.
    virtual ~HttpServer() = default;

    virtual std::uint16_t port() const = 0;
    virtual HttpCounts counts() const = 0;
    // Stops accepting, disconnects those that wait for a request, closes every socket with this
    // reason, waits until all connections are gone or the time is over, and joins the threads.
    // Requests that are under way are answered first.
    virtual void close(std::string_view why, int max_seconds) = 0;
    // Sockets that others still hold stay valid; what is sent to them is dropped.
    virtual void shutdown() = 0;
};

// Logs what a handler has thrown; the response says that something went wrong, not what.
Response internal_error(const std::exception& error, Lang lang = Lang::en);

}  // namespace agora::server
