#include "server/http/http_session.hpp"

#include "server/base/errors.hpp"
#include "server/base/log.hpp"
#include "server/http/websocket.hpp"

#include <boost/beast/http.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>

namespace agora::server {

namespace {

namespace http = beast::http;

constexpr std::size_t max_header = 8 * 1024;
constexpr std::size_t first_bytes = 1024;  // mostly the whole request

std::string small_letters(std::string_view text) {
    std::string small(text);
    std::ranges::transform(small, small.begin(), [](unsigned char letter) {
        return static_cast<char>(letter >= 'A' && letter <= 'Z' ? letter + 32 : letter);
    });
    return small;
}

// The path without its query, percent signs decoded; nothing where it is none.
std::optional<std::string> path_of(std::string_view target) {
    target = target.substr(0, target.find('?'));
    if (!target.starts_with('/')) return std::nullopt;
    std::string path;
    for (std::size_t at = 0; at < target.size(); ++at) {
        if (target[at] != '%') {
            path += target[at];
            continue;
        }
        unsigned code = 0;
        if (at + 2 >= target.size()) return std::nullopt;
        const char* digits = target.data() + at + 1;
        if (std::from_chars(digits, digits + 2, code, 16).ptr != digits + 2 || code < 32)
            return std::nullopt;
        path += static_cast<char>(code);
        at += 2;
    }
    return path;
}

std::optional<Request> request_of(http::request<http::string_body>& message,
                                  const ConnectionRegistry& registry, const std::string& address,
                                  bool secure) {
    Request request;
    const std::string_view target(message.target().data(), message.target().size());
    auto path = path_of(target);
    if (!path) return std::nullopt;
    request.path = std::move(*path);
    if (const auto mark = target.find('?'); mark != std::string_view::npos)
        request.query = target.substr(mark + 1);
    request.method = std::string(message.method_string());
    for (const auto& field : message)
        request.headers.emplace_back(
            small_letters({field.name_string().data(), field.name_string().size()}),
            std::string(field.value().data(), field.value().size()));
    request.body = std::move(message.body());
    request.address = address;
    request.secure = secure;
    if (registry.settings.behind_proxy) {
        const auto forwarded = request.header("x-forwarded-for");
        auto last = forwarded.substr(
            forwarded.rfind(',') == std::string_view::npos ? 0 : forwarded.rfind(',') + 1);
        while (last.starts_with(' ')) last.remove_prefix(1);
        if (!last.empty()) request.address = std::string(last);
        request.secure = request.header("x-forwarded-proto") == "https";
    }
    return request;
}

// What the handler throws ends the request, not the process.
Awaitable<Response> respond(RequestHandler& handler, Request request) {
    try {
        co_return co_await handler.handle(std::move(request));
    } catch (const std::exception& error) { co_return internal_error(error); }
}

using Upgraded = std::expected<std::unique_ptr<WebSocketSession>, Response>;
Awaitable<Upgraded> upgrade(RequestHandler& handler, const Request& request) {
    try {
        co_return co_await handler.upgrade(request);
    } catch (const std::exception& error) { co_return std::unexpected(internal_error(error)); }
}

Response refusal(ErrorCode code) {
    return Response::text(row_of(code).http_status,
                          fmt::format(R"({{"refused":"{}"}})", row_of(code).name));
}

template <class Stream>
Awaitable<bool> send(ConnectionRegistry& registry, Stream& stream, Response response,
                     unsigned version, bool keep_alive, bool head) {
    static const auto nothing = std::make_shared<const std::string>();
    const auto body = response.body ? response.body : nothing;
    http::response<http::span_body<const char>> message;
    message.version(version);
    message.result(static_cast<unsigned>(response.status));
    message.keep_alive(keep_alive);
    if (response.body) message.set(http::field::content_type, response.type);
    for (const auto& [name, value] : response.headers) message.insert(name, value);
    message.content_length(body->size());
    if (!head) message.body() = {body->data(), body->size()};
    registry.bytes_out += body->size();
    const auto [error, size] = co_await http::async_write(stream, message, no_throw);
    co_return !error && keep_alive;
}

// What a message that could not be read is answered with, if at all.
std::optional<Response> refusal_of(const beast::error_code& error) {
    if (error == http::error::body_limit || error == http::error::header_limit)
        return refusal(ErrorCode::too_big);
    if (error.category() == http::make_error_code(http::error::bad_target).category() &&
        error != http::error::end_of_stream && error != http::error::partial_message)
        return refusal(ErrorCode::bad_request);
    return std::nullopt;
}

// Waits for the first bytes of a request; false: there will be none.
template <class Stream>
Awaitable<bool> wait_for_request(IdleConnections& idle, Stream& stream,
                                 beast::flat_buffer& buffer) {
    if (buffer.size() > 0) co_return true;
    if (idle.is_closing()) co_return false;
    const IdleConnections::Wait wait(idle, beast::get_lowest_layer(stream));
    const auto [error, size] =
        co_await stream.async_read_some(buffer.prepare(first_bytes), no_throw);
    if (!error) buffer.commit(size);
    co_return !error;
}

// Whether the stream is still ours at the end: an upgrade moves it into the WebSocket.
template <class Stream>
Awaitable<bool> serve(std::shared_ptr<ConnectionRegistry> registry, IdleConnections& idle,
                      Stream& stream, std::string address) {
    constexpr bool secure = std::is_same_v<Stream, TlsStream>;
    const auto limit = std::chrono::seconds(registry->settings.idle_timeout);
    beast::flat_buffer buffer(max_header + registry->settings.max_body);
    for (bool keep_alive = true; keep_alive;) {
        http::request_parser<http::string_body> parser;
        parser.header_limit(max_header);
        parser.body_limit(registry->settings.max_body);
        beast::get_lowest_layer(stream).expires_after(limit);
        if (!co_await wait_for_request(idle, stream, buffer)) co_return true;
        const auto [error, size] = co_await http::async_read(stream, buffer, parser, no_throw);
        if (error) {
            auto refused = refusal_of(error);
            if (refused) co_await send(*registry, stream, std::move(*refused), 11, false, false);
            co_return true;
        }
        auto message = parser.release();
        const unsigned version = message.version();
        const bool head = message.method() == http::verb::head;
        const bool is_upgrade = beast::websocket::is_upgrade(message);
        keep_alive = message.keep_alive();
        auto request = request_of(message, *registry, address, secure);
        if (!request) {
            co_await send(*registry, stream, refusal(ErrorCode::bad_request), version, false,
                          false);
            co_return true;
        }
        beast::get_lowest_layer(stream).expires_never();  // the handler has limits of its own
        if (is_upgrade) {
            auto session = co_await upgrade(registry->handler, *request);
            if (session) {
                co_await serve_websocket(registry, stream, message, **session);
                co_return false;
            }
            beast::get_lowest_layer(stream).expires_after(limit);
            co_await send(*registry, stream, std::move(session.error()), version, false, false);
            co_return true;
        }
        auto response = co_await respond(registry->handler, std::move(*request));
        beast::get_lowest_layer(stream).expires_after(limit);
        keep_alive = co_await send(*registry, stream, std::move(response), version,
                                   keep_alive && !idle.is_closing(), head);
    }
    co_return true;
}

Awaitable<bool> shake_hands(IdleConnections& idle, TlsStream& stream) {
    if (idle.is_closing()) co_return false;
    const IdleConnections::Wait wait(idle, stream.next_layer());
    const auto [error] = co_await stream.async_handshake(asio::ssl::stream_base::server, no_throw);
    co_return !error;
}

std::string address_of(const TcpStream& stream) {
    boost::system::error_code error;
    const auto there = stream.socket().remote_endpoint(error);
    return error ? std::string() : there.address().to_string();
}

}  // namespace

Response internal_error(const std::exception& error, Lang lang) {
    Log("request_failed", Weight::error).with("why", error.what());
    const Error answer(ErrorCode::internal_error, lang);
    auto response = Response::text(answer.http_status(), error_json(answer));
    response.headers.emplace_back("Cache-Control", "no-store");
    return response;
}

Awaitable<> serve_connection(std::shared_ptr<ConnectionRegistry> registry, IdleConnections& idle,
                             TcpStream stream) {
    const ConnectionGuard connection(registry, address_of(stream));
    if (!connection.admitted()) co_return;
    const bool ours = co_await serve(registry, idle, stream, connection.address());
    if (!ours) co_return;
    boost::system::error_code ignored;
    ignored = stream.socket().shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
}

Awaitable<> serve_connection(std::shared_ptr<ConnectionRegistry> registry, IdleConnections& idle,
                             TlsStream stream) {
    const ConnectionGuard connection(registry, address_of(stream.next_layer()));
    if (!connection.admitted()) co_return;
    beast::get_lowest_layer(stream).expires_after(
        std::chrono::seconds(registry->settings.idle_timeout));
    if (!co_await shake_hands(idle, stream)) co_return;
    const bool ours = co_await serve(registry, idle, stream, connection.address());
    if (!ours) co_return;
    beast::get_lowest_layer(stream).expires_after(std::chrono::seconds(1));
    co_await stream.async_shutdown(no_throw);
}

}  // namespace agora::server
