#include "client/websocket_client.hpp"

#include "client/stream.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/stream_traits.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/beast/websocket/ssl.hpp>

#include <deque>
#include <optional>
#include <type_traits>
#include <utility>

namespace agora::client {

namespace {

namespace websocket = beast::websocket;

// Pings after half of it.
constexpr auto keep_alive_timeout = std::chrono::seconds(30);
// Messages of a client are short; the default is 4 KB a connection.
constexpr std::size_t write_buffer = 1024;
constexpr std::size_t kept_capacity = 16 * 1024;
constexpr std::size_t largest_message = 16 * 1024 * 1024;

// Once it is connected; it costs less than a stream with time limits, which a WebSocket has itself.
using PlainSocket = asio::basic_stream_socket<asio::ip::tcp, Executor>;
using Timer =
    asio::basic_waitable_timer<EventLoop::Clock, asio::wait_traits<EventLoop::Clock>, Executor>;

Error connection_lost() {
    return {"the server has closed a connection", "le serveur a fermé une connexion"};
}

Error refused(const websocket::response_type& response) {
    return Error(std::to_string(response.result_int()) + " " + response.body());
}

}  // namespace

class EventLoop::Context : public asio::io_context {
public:
    // All operations are begun by one thread: their locks are saved. Tasks come from any thread.
    Context()
        : asio::io_context(BOOST_ASIO_CONCURRENCY_HINT_UNSAFE_IO),
          work_(asio::make_work_guard(*this)) {}

private:
    asio::executor_work_guard<executor_type> work_;
};

EventLoop::EventLoop() : context_(std::make_unique<Context>()) {}
EventLoop::~EventLoop() = default;

void EventLoop::run() {
    context_->restart();
    context_->run();
}

void EventLoop::run_until(Clock::time_point end) {
    context_->restart();
    context_->run_until(end);
}

void EventLoop::after(Clock::duration time, Task task) {
    auto timer = std::make_unique<Timer>(context_->get_executor(), time);
    auto& waiting = *timer;
    waiting.async_wait(
        [timer = std::move(timer), task = std::move(task)](const boost::system::error_code& error) {
            if (!error) task();
        });
}

void EventLoop::post(Task task) { asio::post(*context_, std::move(task)); }
void EventLoop::stop() {
    asio::post(*context_, [this] { context_->stop(); });
}

class WebSocketClient::Connection {
public:
    virtual ~Connection() = default;
    virtual void send(std::string text) = 0;
    virtual void close() = 0;
    virtual void abandon() = 0;
};

// Keeps itself alive while an operation is under way. Reading and writing are chains of callbacks:
// they cost less than coroutines, and a load generator does little else.
template <class Stream>
class WebSocketClient::ConnectionOver final
    : public Connection,
      public std::enable_shared_from_this<ConnectionOver<Stream>> {
public:
    ConnectionOver(Executor executor, Address address, Handlers handlers)
        : executor_(std::move(executor)),
          address_(std::move(address)),
          handlers_(std::move(handlers)) {}

    void open(Credentials credentials, std::string target, KeepAlive keep_alive) {
        asio::co_spawn(
            executor_,
            begin(this->shared_from_this(), std::move(credentials), std::move(target), keep_alive),
            asio::detached);
    }

    void send(std::string text) override {
        if (closing_) return;
        unsent_.push_back(std::move(text));
        if (open_ && unsent_.size() == 1) write_next();
    }

    void close() override {
        if (std::exchange(closing_, true)) return;
        if (!open_)
            end(connection_lost());
        else if (unsent_.empty())
            say_goodbye();
    }

    void abandon() override {
        abandoned_ = true;
        disconnect();
    }

private:
    Awaited<void> begin([[maybe_unused]] std::shared_ptr<ConnectionOver> self,
                        Credentials credentials, std::string target, KeepAlive keep_alive) {
        const auto endpoints = co_await resolve(executor_.context(), address_);
        if (!endpoints) co_return end(endpoints.error());
        if (abandoned_ || ended_) co_return;
        auto done = co_await reach_server(*endpoints);
        if (done && !abandoned_ && !ended_) {
            set_options(credentials, keep_alive);
            done = co_await shake_hands(target);
        }
        if (!done) co_return end(done.error());
        if (abandoned_ || ended_) co_return;
        open_ = true;
        if (!unsent_.empty()) write_next();
        handlers_.opened();
        if (!abandoned_) read_next();
    }

    Awaited<Expected<void>> reach_server(const Endpoints& endpoints) {
        if constexpr (std::is_same_v<Stream, PlainSocket>) {
            auto& connecting = connecting_.emplace(executor_);
            auto connected = co_await connect(connecting, address_, endpoints);
            if (connected) stream_.emplace(connecting.release_socket());
            connecting_.reset();
            co_return connected;
        } else {
            stream_.emplace(executor_, tls_context());
            co_return co_await connect(stream_->next_layer(), address_, endpoints);
        }
    }

    void set_options(const Credentials& credentials, KeepAlive keep_alive) {
        websocket::stream_base::timeout limits{handshake_timeout, websocket::stream_base::none(),
                                               false};
        if (keep_alive == KeepAlive::on) {
            limits.idle_timeout = keep_alive_timeout;
            limits.keep_alive_pings = true;
        }
        stream_->set_option(limits);
        stream_->set_option(websocket::stream_base::decorator(
            [address = address_, credentials](websocket::request_type& request) {
                add_credentials(request, address, credentials);
            }));
        stream_->read_message_max(largest_message);
        stream_->write_buffer_bytes(write_buffer);
        stream_->auto_fragment(false);
        stream_->text(true);
    }

    Awaited<Expected<void>> shake_hands(const std::string& target) {
        if constexpr (!std::is_same_v<Stream, PlainSocket>)
            beast::get_lowest_layer(*stream_).expires_never();  // the WebSocket has its own limits
        websocket::response_type response;
        const auto [error] =
            co_await stream_->async_handshake(response, address_.text(), target, no_throw);
        if (error == websocket::error::upgrade_declined)
            co_return std::unexpected(refused(response));
        if (error)
            co_return refuse("the server turns a socket away", "le serveur refuse la connexion");
        co_return Expected<void>();
    }

    void read_next() {
        stream_->async_read(
            buffer_, [self = this->shared_from_this()](const boost::system::error_code& error,
                                                       std::size_t) { self->was_read(error); });
    }

    void was_read(const boost::system::error_code& error) {
        if (error) return end(connection_lost());
        if (abandoned_) return;
        const auto data = buffer_.cdata();
        handlers_.received({static_cast<const char*>(data.data()), data.size()});
        buffer_.consume(buffer_.size());
        if (buffer_.capacity() > kept_capacity) buffer_.shrink_to_fit();
        if (!abandoned_) read_next();
    }

    void write_next() {
        const auto& text = unsent_.front();
        stream_->async_write(
            asio::const_buffer(text.data(), text.size()),
            [self = this->shared_from_this()](const boost::system::error_code& error, std::size_t) {
                self->was_written(error);
            });
    }

    void was_written(const boost::system::error_code& error) {
        if (error) return end(connection_lost());
        unsent_.pop_front();
        if (!unsent_.empty())
            write_next();
        else if (closing_)
            say_goodbye();
    }

    void say_goodbye() {
        stream_->async_close(websocket::close_code::normal,
                             [self = this->shared_from_this()](const boost::system::error_code&) {
                                 self->end(connection_lost());
                             });
    }

    void end(const Error& why) {
        if (std::exchange(ended_, true)) return;
        closing_ = true;
        disconnect();
        if (!abandoned_) handlers_.closed(why);
    }

    void disconnect() {
        if (connecting_) connecting_->close();
        if (stream_) beast::close_socket(beast::get_lowest_layer(*stream_));
    }

    const Executor executor_;
    std::optional<TcpStream> connecting_;
    std::optional<websocket::stream<Stream>> stream_;  // once it is connected
    const Address address_;
    const Handlers handlers_;
    beast::flat_buffer buffer_;
    std::deque<std::string> unsent_;  // the first one is being written
    bool open_ = false;
    bool closing_ = false;
    bool ended_ = false;
    bool abandoned_ = false;
};

WebSocketClient::WebSocketClient(EventLoop& loop, const Address& address,
                                 const Credentials& credentials, Handlers handlers,
                                 std::string_view lang, KeepAlive keep_alive) {
    std::string target = "/api/socket";
    if (!lang.empty()) target.append("?lang=").append(lang);
    const auto open = [&]<class Stream>(std::type_identity<Stream>) {
        const auto made = std::make_shared<ConnectionOver<Stream>>(loop.context_->get_executor(),
                                                                   address, std::move(handlers));
        made->open(credentials, std::move(target), keep_alive);
        connection_ = made;
    };
    if (address.secure)
        open(std::type_identity<TlsStream>());
    else
        open(std::type_identity<PlainSocket>());
}

WebSocketClient::WebSocketClient(WebSocketClient&&) noexcept = default;
WebSocketClient& WebSocketClient::operator=(WebSocketClient&& other) noexcept {
    std::swap(connection_, other.connection_);
    return *this;
}

WebSocketClient::~WebSocketClient() {
    if (connection_) connection_->abandon();
}

void WebSocketClient::send(std::string text) { connection_->send(std::move(text)); }
void WebSocketClient::close() { connection_->close(); }

}  // namespace agora::client
