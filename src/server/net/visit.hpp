// An HTTP session: one connection, its requests or its upgrade to a WebSocket. Included by the HTTP
// server alone: these headers are slow to compile.
#pragma once

#include "server/net/door.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/basic_stream.hpp>

#include <atomic>
#include <map>
#include <mutex>
#include <unordered_map>

namespace agora::server {

namespace asio = boost::asio;
namespace beast = boost::beast;

// Each I/O thread has an io_context of its own, so that a connection is single-threaded without
// strands. The executor type is concrete: a type-erased one allocates at every wait.
using Executor = asio::io_context::executor_type;
template <class T>
using Awaited = asio::awaitable<T, Executor>;
using Task = Awaited<void>;
inline constexpr auto gently = asio::as_tuple(asio::use_awaitable_t<Executor>{});  // no exceptions

using TcpStream = beast::basic_stream<asio::ip::tcp, Executor>;
using TlsStream = asio::ssl::stream<TcpStream>;

// The registry of connections.
class House {
public:
    House(DoorSettings its_settings, Host& its_host)
        : settings(std::move(its_settings)), host(its_host) {}

    const DoorSettings settings;
    Host& host;

    // Admits one more connection from this address, if within the limits; call `left` at its end.
    bool arrived(const std::string& address);
    void left(const std::string& address);

    void opened(const std::shared_ptr<Socket>& socket);
    void ended(const Socket* socket);
    void close_sockets(std::string_view why);

    DoorCounts counts() const;
    std::atomic<std::uint64_t> too_slow = 0;
    std::atomic<std::uint64_t> bytes_out = 0;

private:
    mutable std::mutex mutex_;
    std::unordered_map<std::string, std::size_t> by_address_;
    std::unordered_map<const Socket*, std::weak_ptr<Socket>> sockets_;
    std::uint64_t connections_ = 0;
    std::uint64_t accepted_ = 0;
    std::uint64_t turned_away_ = 0;
};

Task visit(std::shared_ptr<House> house, TcpStream stream);
Task visit(std::shared_ptr<House> house, TlsStream stream);

}  // namespace agora::server
