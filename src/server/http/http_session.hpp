// An HTTP session: one connection, its requests or its upgrade to a WebSocket. Included by the HTTP
// server alone: these headers are slow to compile.
//
// Each I/O thread has an io_context of its own, so that a connection is single-threaded without
// strands.
#pragma once

#include "server/http/connection_registry.hpp"

#include <boost/asio/detached.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/beast/core/basic_stream.hpp>

#include <unordered_set>
#include <utility>

namespace agora::server {

namespace beast = boost::beast;

using TcpStream = beast::basic_stream<asio::ip::tcp, Executor>;
using TlsStream = asio::ssl::stream<TcpStream>;

// The connections of one I/O thread that wait for a request. Used on that thread alone.
class IdleConnections {
public:
    // One of them, while this lives.
    class Wait {
    public:
        Wait(IdleConnections& idle, TcpStream& stream) : idle_(idle), stream_(&stream) {
            idle_.streams_.insert(stream_);
        }
        Wait(const Wait&) = delete;
        Wait& operator=(const Wait&) = delete;
        ~Wait() { idle_.streams_.erase(stream_); }

    private:
        IdleConnections& idle_;
        TcpStream* stream_;
    };

    // The server ends: disconnects them. The others are answered, and wait no more.
    void close() {
        closing_ = true;
        for (auto* stream : streams_) stream->close();
    }
    bool is_closing() const { return closing_; }

private:
    std::unordered_set<TcpStream*> streams_;
    bool closing_ = false;
};

Awaitable<> serve_connection(std::shared_ptr<ConnectionRegistry> registry, IdleConnections& idle,
                             TcpStream stream);
Awaitable<> serve_connection(std::shared_ptr<ConnectionRegistry> registry, IdleConnections& idle,
                             TlsStream stream);

}  // namespace agora::server
