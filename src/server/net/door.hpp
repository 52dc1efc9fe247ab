// The HTTP server: HTTP and WebSocket behind a small interface. Only door.cpp and what it includes
// know Boost.Beast; the rest of the server sees requests, responses and sockets.
#pragma once

#include "core/error.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace agora::server {

struct Request {
    std::string method;  // "GET"
    std::string path;    // "/api/tables/7", percent signs decoded
    std::string query;   // what follows the question mark, as it came
    std::vector<std::pair<std::string, std::string>> headers;  // names in small letters
    std::string body;
    std::string address;  // of the client
    bool secure = false;  // came over TLS, here or at the proxy

    std::string_view header(std::string_view name) const;
    std::string_view cookie(std::string_view name) const;
    std::string parameter(std::string_view name) const;  // of the query, decoded; empty: not there
};

struct Response {
    int status = 200;
    std::string type = "application/json";
    std::shared_ptr<const std::string> body;  // nothing: no body
    std::vector<std::pair<std::string, std::string>> headers;

    static Response text(int status, std::string body, std::string type = "application/json");
};

// One open WebSocket. May be used from any thread.
class Socket {
public:
    virtual ~Socket() = default;

    // Queues a message. The queue is bounded by bytes and by count: a client that reads too slowly
    // is disconnected (it reconnects and gets the whole state), and later messages are dropped.
    virtual void send(std::shared_ptr<const std::string> text) = 0;
    // Drains the queue, then closes with this reason.
    virtual void close(std::string_view why) = 0;
};

// Handler of one socket. Called on I/O threads, never concurrently for one socket.
class Conversation {
public:
    virtual ~Conversation() = default;

    virtual void begun(std::shared_ptr<Socket> socket) = 0;  // the first call
    virtual void heard(std::string text) = 0;                // one whole text message
    virtual void ended() = 0;                                // the last call
};

using Responder = std::function<void(Response)>;

// Request handler. Called on I/O threads.
class Host {
public:
    virtual ~Host() = default;

    // Must call `answer` once, from any thread.
    virtual void asked(Request request, Responder answer) = 0;
    // An upgrade to a WebSocket: the handler of the socket, or a response that refuses it.
    virtual std::expected<std::unique_ptr<Conversation>, Response> visited(
        const Request& request) = 0;
};

struct DoorSettings {
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

struct DoorCounts {
    std::uint64_t connections = 0;  // now
    std::uint64_t sockets = 0;      // now
    std::uint64_t accepted = 0;     // ever
    std::uint64_t turned_away = 0;
    std::uint64_t too_slow = 0;
    std::uint64_t bytes_out = 0;
};

class Door {
public:
    // Listens; the host must outlive the server. Refused: an address in use, a bad certificate.
    static Expected<std::unique_ptr<Door>> open(const DoorSettings& settings, Host& host);
    virtual ~Door() = default;

    virtual std::uint16_t port() const = 0;
    virtual DoorCounts counts() const = 0;
    // Graceful shutdown: stops accepting, closes every socket with this reason, waits until
    // everything is sent or the time is over, and stops the threads.
    virtual void close(std::string_view why, int max_seconds) = 0;
};

}  // namespace agora::server
