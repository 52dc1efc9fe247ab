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

namespace agora::server {

namespace beast = boost::beast;

using TcpStream = beast::basic_stream<asio::ip::tcp, Executor>;
using TlsStream = asio::ssl::stream<TcpStream>;

Awaitable<> serve_connection(std::shared_ptr<ConnectionRegistry> registry, TcpStream stream);
Awaitable<> serve_connection(std::shared_ptr<ConnectionRegistry> registry, TlsStream stream);

}  // namespace agora::server
