#include "client/http_client.hpp"

#include "client/stream.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>

#include <optional>
#include <utility>
#include <variant>

namespace agora::client {

namespace {

namespace http = beast::http;
using Clock = std::chrono::steady_clock;

constexpr auto response_timeout = std::chrono::seconds(30);
// A server closes idle connections; one that has been idle for so long is not used again.
constexpr auto longest_idle = std::chrono::seconds(10);
constexpr std::uint64_t largest_body = 64 * 1024 * 1024;

Error error_of_read(const boost::system::error_code& error) {
    if (error == http::error::partial_message)
        return {"the answer breaks off", "la réponse s’interrompt"};
    return {"the server does not answer", "le serveur ne répond pas"};
}

}  // namespace

class HttpClient::Connection {
public:
    explicit Connection(const Address& address) {
        if (address.secure)
            stream_.emplace<TlsStream>(context_.get_executor(), tls_context());
        else
            stream_.emplace<TcpStream>(context_.get_executor());
    }

    bool is_fresh() const { return !used_ || Clock::now() - *used_ < longest_idle; }

    using Request = http::request<http::string_body>;
    using Response = http::response<http::string_body>;
    Expected<Response> exchange(const Address& address, const Request& request) {
        Expected<Response> outcome = std::unexpected(Error());
        std::visit(
            [&]<class Stream>(Stream& stream) {
                if constexpr (!std::is_same_v<Stream, std::monostate>)
                    asio::co_spawn(context_, exchange_over(stream, address, request),
                                   [&](const std::exception_ptr& thrown, Expected<Response> got) {
                                       if (thrown) std::rethrow_exception(thrown);
                                       outcome = std::move(got);
                                   });
            },
            stream_);
        // The time limit of the loop: one of the stream would be two timers a request.
        context_.restart();
        context_.run_for(handshake_timeout + response_timeout);
        if (!context_.stopped()) {
            given_up_ = true;
            std::visit(
                []<class Stream>(Stream& stream) {
                    if constexpr (!std::is_same_v<Stream, std::monostate>)
                        beast::get_lowest_layer(stream).close();
                },
                stream_);
            context_.run();
        }
        used_ = Clock::now();
        return outcome;
    }

private:
    template <class Stream>
    Awaited<Expected<Response>> exchange_over(Stream& stream, const Address& address,
                                              const Request& request) {
        if (!used_) {
            auto connected = co_await connect_to(stream, address);
            if (!connected) co_return std::unexpected(connected.error());
        }
        beast::get_lowest_layer(stream).expires_never();
        const auto [unsent, sent] = co_await http::async_write(stream, request, no_throw);
        if (unsent) co_return refuse("the server does not listen", "le serveur n’écoute pas");
        http::response_parser<http::string_body> parser;
        parser.body_limit(largest_body);
        const auto [error, size] = co_await http::async_read(stream, buffer_, parser, no_throw);
        if (error) co_return std::unexpected(error_of_read(error));
        co_return parser.release();
    }

    template <class Stream>
    Awaited<Expected<void>> connect_to(Stream& stream, const Address& address) {
        const auto endpoints = co_await resolve(context_, address);
        if (!endpoints) co_return std::unexpected(endpoints.error());
        if (given_up_) co_return std::unexpected(error_of_read({}));
        co_return co_await connect(stream, address, *endpoints);
    }

    asio::io_context context_{
        BOOST_ASIO_CONCURRENCY_HINT_UNSAFE_IO};  // one thread, and that of names
    std::variant<std::monostate, TcpStream, TlsStream> stream_;
    beast::flat_buffer buffer_;
    std::optional<Clock::time_point> used_;
    bool given_up_ = false;
};

HttpClient::HttpClient(Address address) : address_(std::move(address)) {}
HttpClient::HttpClient(HttpClient&&) noexcept = default;
HttpClient& HttpClient::operator=(HttpClient&&) noexcept = default;
HttpClient::~HttpClient() = default;

Expected<HttpResponse> HttpClient::get(std::string_view path, Credentials& credentials) {
    return send(false, path, {}, credentials);
}

Expected<HttpResponse> HttpClient::post(std::string_view path, std::string_view body,
                                        Credentials& credentials) {
    return send(true, path, body, credentials);
}

Expected<HttpResponse> HttpClient::send(bool is_post, std::string_view path, std::string_view body,
                                        Credentials& credentials) {
    if (!connection_ || !connection_->is_fresh())
        connection_ = std::make_unique<Connection>(address_);
    Connection::Request request(is_post ? http::verb::post : http::verb::get, path, 11);
    request.set(http::field::host, address_.text());
    add_credentials(request, address_, credentials);
    if (is_post) {
        request.set(http::field::content_type, "application/json");
        request.body() = body;
    }
    request.prepare_payload();
    auto response = connection_->exchange(address_, request);
    if (!response || !response->keep_alive()) connection_.reset();
    if (!response) return std::unexpected(response.error());
    if (const auto given = (*response)[http::field::set_cookie]; !given.empty())
        credentials.cookie = std::string(given.substr(0, given.find(';')));
    return HttpResponse{static_cast<int>(response->result_int()), std::move(response->body())};
}

}  // namespace agora::client
