// The streams below HTTP and WebSockets: TCP, and TLS over it. Included by the sources of this
// folder alone: these headers are slow to compile.
#pragma once

#include "client/address.hpp"
#include "core/error.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/http/fields.hpp>

#include <chrono>

namespace agora::client {

namespace asio = boost::asio;
namespace beast = boost::beast;

// The executor type is concrete: a type-erased one allocates at every wait.
using Executor = asio::io_context::executor_type;
template <class T>
using Awaited = asio::awaitable<T, Executor>;
inline constexpr auto no_throw = asio::as_tuple(asio::use_awaitable_t<Executor>{});

using TcpStream = beast::basic_stream<asio::ip::tcp, Executor>;
using TlsStream = asio::ssl::stream<TcpStream>;

inline constexpr auto handshake_timeout = std::chrono::seconds(5);

// With TLS the certificate must be valid for the host, by the authorities that this machine trusts
// (SSL_CERT_FILE names others).
asio::ssl::context& tls_context();

using Endpoints = asio::ip::basic_resolver_results<asio::ip::tcp>;

// Looks the name up, on a thread that the context makes for it: the scheduler of the context needs its
// locks (no BOOST_ASIO_CONCURRENCY_HINT_UNSAFE). What has begun ends with the lookup.
Awaited<Expected<Endpoints>> resolve(asio::io_context& context, const Address& address);

// Makes the connection to one of the endpoints, and the TLS session over it.
Awaited<Expected<void>> connect(TcpStream& stream, const Address& address,
                                const Endpoints& endpoints);
Awaited<Expected<void>> connect(TlsStream& stream, const Address& address,
                                const Endpoints& endpoints);

// A request with a token needs no Origin; any other must have that of the server.
void add_credentials(beast::http::fields& headers, const Address& address,
                     const Credentials& credentials);

}  // namespace agora::client
