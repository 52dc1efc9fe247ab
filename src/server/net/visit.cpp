#include "server/net/visit.hpp"

#include "server/net/talk.hpp"

#include <boost/beast/http.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include <algorithm>
#include <charconv>

namespace agora::server {

namespace {

namespace http = beast::http;

constexpr std::size_t max_header = 8 * 1024;

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

std::optional<Request> request_of(http::request<http::string_body>& message, const House& house,
                                  const std::string& address, bool secure) {
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
    if (house.settings.behind_proxy) {
        const auto forwarded = request.header("x-forwarded-for");
        auto last = forwarded.substr(
            forwarded.rfind(',') == std::string_view::npos ? 0 : forwarded.rfind(',') + 1);
        while (last.starts_with(' ')) last.remove_prefix(1);
        if (!last.empty()) request.address = std::string(last);
        request.secure = request.header("x-forwarded-proto") == "https";
    }
    return request;
}

// Asks the request handler; its response comes from any thread and is resumed on ours.
struct AskHost {
    House* house;
    Request* request;

    template <class Handler>
    void operator()(Handler handler) const {
        auto kept = std::make_shared<Handler>(std::move(handler));
        const auto executor = asio::get_associated_executor(*kept);
        house->host.asked(std::move(*request), [kept, executor](Response response) {
            asio::post(executor, [kept, response = std::move(response)]() mutable {
                (*kept)(std::move(response));
            });
        });
    }
};

Awaited<Response> ask(House& house, Request request) {
    const AskHost question{&house, &request};
    co_return co_await asio::async_initiate<const asio::use_awaitable_t<Executor>, void(Response)>(
        question, asio::use_awaitable_t<Executor>{});
}

template <class Stream>
Awaited<bool> send(House& house, Stream& stream, Response response, unsigned version, bool stay,
                   bool head) {
    static const auto nothing = std::make_shared<const std::string>();
    const auto body = response.body ? response.body : nothing;
    http::response<http::span_body<const char>> message;
    message.version(version);
    message.result(static_cast<unsigned>(response.status));
    message.keep_alive(stay);
    if (response.body) message.set(http::field::content_type, response.type);
    for (const auto& [name, value] : response.headers) message.insert(name, value);
    message.content_length(body->size());
    if (!head) message.body() = {body->data(), body->size()};
    house.bytes_out += body->size();
    const auto [error, size] = co_await http::async_write(stream, message, gently);
    co_return !error && stay;
}

// Whether the stream is still ours at the end: an upgrade moves it into the WebSocket.
template <class Stream>
Awaited<bool> serve(const std::shared_ptr<House>& house, Stream& stream,
                    const std::string& address) {
    constexpr bool secure = std::is_same_v<Stream, TlsStream>;
    const auto quiet = std::chrono::seconds(house->settings.idle_timeout);
    beast::flat_buffer buffer(max_header + house->settings.max_body);
    for (bool stay = true; stay;) {
        http::request_parser<http::string_body> parser;
        parser.header_limit(max_header);
        parser.body_limit(house->settings.max_body);
        beast::get_lowest_layer(stream).expires_after(quiet);
        const auto [error, size] = co_await http::async_read(stream, buffer, parser, gently);
        if (error == http::error::body_limit || error == http::error::header_limit) {
            co_await send(*house, stream, Response::text(413, R"({"refused":"too_big"})"), 11,
                          false, false);
            co_return true;
        }
        if (error) {
            if (error.category() == http::make_error_code(http::error::bad_target).category() &&
                error != http::error::end_of_stream && error != http::error::partial_message)
                co_await send(*house, stream, Response::text(400, R"({"refused":"bad_request"})"),
                              11, false, false);
            co_return true;
        }
        auto message = parser.release();
        const unsigned version = message.version();
        const bool head = message.method() == http::verb::head;
        const bool socket = beast::websocket::is_upgrade(message);
        stay = message.keep_alive();
        auto request = request_of(message, *house, address, secure);
        if (!request) {
            co_await send(*house, stream, Response::text(400, R"({"refused":"bad_request"})"),
                          version, false, false);
            co_return true;
        }
        if (socket) {
            auto refused = co_await talk(house, stream, message, *request);
            if (!refused) co_return false;
            stay = co_await send(*house, stream, std::move(*refused), version, false, false);
            continue;
        }
        beast::get_lowest_layer(stream).expires_never();  // the host has limits of its own
        auto response = co_await ask(*house, std::move(*request));
        beast::get_lowest_layer(stream).expires_after(quiet);
        stay = co_await send(*house, stream, std::move(response), version, stay, head);
    }
    co_return true;
}

// Unregisters the connection on every exit.
class Guest {
public:
    Guest(std::shared_ptr<House> house, std::string address)
        : house_(std::move(house)),
          address_(std::move(address)),
          let_in_(house_->arrived(address_)) {}
    ~Guest() {
        if (let_in_) house_->left(address_);
    }
    Guest(const Guest&) = delete;
    Guest& operator=(const Guest&) = delete;
    bool let_in() const { return let_in_; }
    const std::string& address() const { return address_; }

private:
    std::shared_ptr<House> house_;
    std::string address_;
    bool let_in_;
};

std::string address_of(const TcpStream& stream) {
    boost::system::error_code error;
    const auto there = stream.socket().remote_endpoint(error);
    return error ? std::string() : there.address().to_string();
}

}  // namespace

Task visit(std::shared_ptr<House> house, TcpStream stream) {
    const Guest guest(house, address_of(stream));
    if (!guest.let_in()) co_return;
    if (!co_await serve(house, stream, guest.address())) co_return;
    boost::system::error_code ignored;
    ignored = stream.socket().shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
}

Task visit(std::shared_ptr<House> house, TlsStream stream) {
    const Guest guest(house, address_of(stream.next_layer()));
    if (!guest.let_in()) co_return;
    beast::get_lowest_layer(stream).expires_after(
        std::chrono::seconds(house->settings.idle_timeout));
    const auto [error] = co_await stream.async_handshake(asio::ssl::stream_base::server, gently);
    if (error) co_return;
    if (!co_await serve(house, stream, guest.address())) co_return;
    beast::get_lowest_layer(stream).expires_after(std::chrono::seconds(1));
    co_await stream.async_shutdown(gently);
}

}  // namespace agora::server
