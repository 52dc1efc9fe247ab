#include "client/stream.hpp"

#include "core/reasons.hpp"
#include "core/spelling.hpp"

#include <boost/beast/core/error.hpp>
#include <boost/beast/http/field.hpp>
#include <openssl/ssl.h>

namespace agora::client {

asio::ssl::context& tls_context() {
    static asio::ssl::context context = [] {
        asio::ssl::context made(asio::ssl::context::tls_client);
        boost::system::error_code ignored;  // without authorities no certificate is trusted
        ignored = made.set_default_verify_paths(ignored);
        ignored = made.set_verify_mode(asio::ssl::verify_peer, ignored);
        SSL_CTX_set_min_proto_version(made.native_handle(), TLS1_2_VERSION);
        return made;
    }();
    return context;
}

Awaited<Expected<Endpoints>> resolve(asio::io_context& context, const Address& address) {
    asio::ip::basic_resolver<asio::ip::tcp, Executor> resolver(context);
    const auto host = address.bare_host();
    const auto port = std::to_string(address.port);
    auto [unknown, found] = co_await resolver.async_resolve(host, port, no_throw);
    if (unknown)
        co_return refuse("there is no " + address.text(), address.text() + " est introuvable");
    co_return std::move(found);
}

Awaited<Expected<void>> connect(TcpStream& stream, const Address& address,
                                const Endpoints& endpoints) {
    stream.expires_after(handshake_timeout);
    const auto [error, endpoint] = co_await stream.async_connect(endpoints, no_throw);
    if (error) {
        const auto why = error == beast::error::timeout ? system_error(ETIMEDOUT)
                                                        : system_error(std::error_code(error));
        co_return std::unexpected(error_about("cannot connect to " + address.text(),
                                              "impossible de joindre " + address.text(), why));
    }
    boost::system::error_code ignored;
    ignored = stream.socket().set_option(asio::ip::tcp::no_delay(true), ignored);
    co_return Expected<void>();
}

Awaited<Expected<void>> connect(TlsStream& stream, const Address& address,
                                const Endpoints& endpoints) {
    auto connected = co_await connect(stream.next_layer(), address, endpoints);
    if (!connected) co_return connected;
    auto host = address.bare_host();
    auto* session = stream.native_handle();
    if (SSL_ctrl(session, SSL_CTRL_SET_TLSEXT_HOSTNAME, TLSEXT_NAMETYPE_host_name, host.data()) !=
            1 ||
        SSL_set1_host(session, host.c_str()) != 1)
        co_return refuse("TLS cannot be used here", "TLS n’est pas utilisable ici");
    stream.next_layer().expires_after(handshake_timeout);
    const auto [error] = co_await stream.async_handshake(asio::ssl::stream_base::client, no_throw);
    if (!error) co_return Expected<void>();
    const auto verdict = SSL_get_verify_result(session);
    if (verdict == X509_V_OK)
        co_return refuse(host + " does not speak TLS there", host + " n’y parle pas TLS");
    const std::string why = X509_verify_cert_error_string(verdict);
    co_return refuse(
        "the certificate of " + host + " is not trusted: " + why,
        "le certificat de " + host + " n’est pas digne de confiance\u00A0: " + in_guillemets(why));
}

void add_credentials(beast::http::fields& headers, const Address& address,
                     const Credentials& credentials) {
    using beast::http::field;
    if (!credentials.token.empty())
        return headers.set(field::authorization, "Bearer " + credentials.token);
    headers.set(field::origin, address.origin());
    if (!credentials.cookie.empty()) headers.set(field::cookie, credentials.cookie);
}

}  // namespace agora::client
