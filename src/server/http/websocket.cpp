#include "server/http/websocket.hpp"

#include "server/base/log.hpp"

#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/beast/websocket/ssl.hpp>

#include <optional>

namespace agora::server {

namespace {

namespace websocket = beast::websocket;

websocket::permessage_deflate compression(bool wanted) {
    websocket::permessage_deflate deflate;
    deflate.server_enable = wanted;
    deflate.compLevel = 3;
    // Small deflate windows: some ten KB a socket instead of some hundred.
    deflate.server_max_window_bits = 10;
    deflate.client_max_window_bits = 10;
    deflate.memLevel = 2;
    deflate.msg_size_threshold = 512;
    return deflate;
}

// Starts an operation of a stream and waits for it. Beast parks operations in their stream, and
// `use_awaitable` keeps the arguments of an operation, the stream among them, until it completes:
// awaited directly, one that never does would keep itself alive.
template <class... Results, class Start>
auto await_operation(Start start) {
    return asio::async_initiate<decltype(no_throw), void(boost::system::error_code, Results...)>(
        [start](auto handler) { start(std::move(handler)); }, no_throw);
}

// Owns the stream, so that a socket may be used safely after its end.
template <class Stream>
class OpenWebSocket final : public ManagedSocket,
                            public std::enable_shared_from_this<OpenWebSocket<Stream>> {
public:
    OpenWebSocket(std::shared_ptr<ConnectionRegistry> registry, Stream stream)
        : registry_(std::move(registry)),
          stream_(std::move(stream)),
          executor_(stream_->get_executor()) {
        beast::get_lowest_layer(*stream_).expires_never();  // the WebSocket has its own limits
        stream_->set_option(compression(registry_->settings.compress));
        const auto idle = std::chrono::seconds(registry_->settings.idle_timeout);
        stream_->set_option(websocket::stream_base::timeout{idle, 2 * idle, true});
        stream_->read_message_max(registry_->settings.max_message);
        stream_->auto_fragment(false);
        stream_->text(true);
    }
    OpenWebSocket(const OpenWebSocket&) = delete;
    OpenWebSocket& operator=(const OpenWebSocket&) = delete;
    ~OpenWebSocket() override { registry_->destroyed(this); }

    void send(Outgoing message) override {
        const std::lock_guard lock(mutex_);
        if (closed_) return;
        if (queue_.size() >= registry_->settings.max_queued ||
            queued_bytes_ + message.text->size() > registry_->settings.max_queued_bytes) {
            ++registry_->too_slow;
            closed_ = true;
            queue_.clear();
            asio::post(executor_, [self = this->shared_from_this()] { self->disconnect(); });
            return;
        }
        queued_bytes_ += message.text->size();
        queue_.push_back(std::move(message));
        start_writing();
    }

    void close(std::string_view why) override {
        const std::lock_guard lock(mutex_);
        if (closed_) return;
        closed_ = true;
        close_reason_ = why.empty() ? "bye" : std::string(why.substr(0, 120));  // 123 bytes at most
        start_writing();
    }

    void release() override {
        {
            const std::lock_guard lock(mutex_);
            closed_ = true;
            queue_.clear();
        }
        stream_.reset();
    }

    Awaitable<bool> accept(const UpgradeRequest& upgrade) {
        const auto [error] = co_await await_operation<>(
            [&](auto handler) { stream_->async_accept(upgrade, std::move(handler)); });
        co_return !error;
    }

    // Reads until the peer or a limit ends it.
    Awaitable<> read(WebSocketSession& session) {
        beast::flat_buffer buffer;
        for (;;) {
            const auto [error, size] = co_await await_operation<std::size_t>(
                [&](auto handler) { stream_->async_read(buffer, std::move(handler)); });
            if (error) break;
            if (!stream_->got_text() ||
                !receive(session, beast::buffers_to_string(buffer.data()))) {
                disconnect();
                break;
            }
            buffer.consume(buffer.size());
            if (buffer.capacity() > 4096) buffer.shrink_to_fit();
        }
        const std::lock_guard lock(mutex_);
        closed_ = true;
        queue_.clear();
    }

private:
    static bool receive(WebSocketSession& session, std::string text) {
        try {
            session.received(std::move(text));
            return true;
        } catch (const std::exception& error) {
            Log("message_failed", Weight::error).with("why", error.what());
            return false;
        }
    }

    // Called with the mutex held: must not write before it returns.
    void start_writing() {
        if (writing_) return;
        writing_ = true;
        asio::post(executor_, [self = this->shared_from_this()] {
            asio::co_spawn(self->executor_, self->write(self), asio::detached);
        });
    }

    // Writes until nothing is queued. `self` keeps the socket alive.
    Awaitable<> write([[maybe_unused]] std::shared_ptr<OpenWebSocket> self) {
        std::vector<Outgoing> batch;
        bool closing = false;
        while (next_batch(batch, closing)) {
            for (const auto& message : batch) {
                const asio::const_buffer bytes(message.text->data(), message.text->size());
                const auto [error, size] = co_await await_operation<std::size_t>(
                    [&](auto handler) { stream_->async_write(bytes, std::move(handler)); });
                if (error) {
                    disconnect();
                    break;
                }
                delivered(message);
            }
        }
        if (closing) {
            const websocket::close_reason reason(websocket::close_code::service_restart,
                                                 close_reason_);
            co_await await_operation<>(
                [&](auto handler) { stream_->async_close(reason, std::move(handler)); });
        }
    }

    void delivered(const Outgoing& message) {
        registry_->bytes_out += message.text->size();
        if (message.received != SteadyTime{})
            registry_->delivery.record(std::chrono::steady_clock::now() - message.received);
    }

    // Takes what is queued; false when there is nothing. Then the caller sends the close frame, or
    // the writer stops; decided here, under the lock, so that exactly one writer runs and the close
    // frame is sent once.
    bool next_batch(std::vector<Outgoing>& batch, bool& closing) {
        const std::lock_guard lock(mutex_);
        batch.clear();
        batch.swap(queue_);
        queued_bytes_ = 0;
        closing = batch.empty() && !close_reason_.empty();
        writing_ = closing || !batch.empty();
        return !batch.empty();
    }

    void disconnect() {
        boost::system::error_code ignored;
        ignored = beast::get_lowest_layer(*stream_).socket().close(ignored);
    }

    std::shared_ptr<ConnectionRegistry> registry_;
    std::optional<websocket::stream<Stream>> stream_;  // nothing: released
    Executor executor_;
    std::mutex mutex_;
    std::vector<Outgoing> queue_;
    std::size_t queued_bytes_ = 0;
    std::string close_reason_;
    bool writing_ = false;
    bool closed_ = false;  // takes no more messages
};

template <class Stream>
Awaitable<> serve(std::shared_ptr<ConnectionRegistry> registry, Stream& stream,
                  UpgradeRequest& upgrade, WebSocketSession& session) {
    const auto socket = std::make_shared<OpenWebSocket<Stream>>(registry, std::move(stream));
    registry->add(socket);
    const bool accepted = co_await socket->accept(upgrade);
    if (!accepted) co_return;
    registry->opened(socket.get());
    session.opened(socket);
    co_await socket->read(session);
    registry->closed(socket.get());
    session.closed();
}

}  // namespace

Awaitable<> serve_websocket(std::shared_ptr<ConnectionRegistry> registry, TcpStream& stream,
                            UpgradeRequest& upgrade, WebSocketSession& session) {
    return serve(std::move(registry), stream, upgrade, session);
}

Awaitable<> serve_websocket(std::shared_ptr<ConnectionRegistry> registry, TlsStream& stream,
                            UpgradeRequest& upgrade, WebSocketSession& session) {
    return serve(std::move(registry), stream, upgrade, session);
}

}  // namespace agora::server
