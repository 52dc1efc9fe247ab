#include "server/net/talk.hpp"

#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/beast/websocket/ssl.hpp>

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

// Owns the stream, so that a socket may be used safely after its end.
template <class Stream>
class OpenSocket final : public Socket, public std::enable_shared_from_this<OpenSocket<Stream>> {
public:
    OpenSocket(std::shared_ptr<House> house, Stream stream)
        : house_(std::move(house)), stream_(std::move(stream)), executor_(stream_.get_executor()) {
        beast::get_lowest_layer(stream_).expires_never();  // the WebSocket has its own limits
        stream_.set_option(compression(house_->settings.compress));
        const auto quiet = std::chrono::seconds(house_->settings.idle_timeout);
        stream_.set_option(websocket::stream_base::timeout{quiet, 2 * quiet, true});
        stream_.read_message_max(house_->settings.max_message);
        stream_.auto_fragment(false);
        stream_.text(true);
    }

    void send(std::shared_ptr<const std::string> text) override {
        const std::lock_guard lock(mutex_);
        if (closed_) return;
        if (queue_.size() >= house_->settings.max_queued ||
            queued_bytes_ + text->size() > house_->settings.max_queued_bytes) {
            ++house_->too_slow;
            closed_ = true;
            queue_.clear();
            asio::post(executor_, [self = this->shared_from_this()] { self->cut(); });
            return;
        }
        queued_bytes_ += text->size();
        queue_.push_back(std::move(text));
        start_writing();
    }

    void close(std::string_view why) override {
        const std::lock_guard lock(mutex_);
        if (closed_) return;
        closed_ = true;
        farewell_ = why.empty() ? "bye" : std::string(why.substr(0, 120));  // of 123 bytes at most
        start_writing();
    }

    Awaited<bool> accept(const beast::http::request<beast::http::string_body>& greeting) {
        const auto [error] = co_await stream_.async_accept(greeting, gently);
        co_return !error;
    }

    // Reads until the peer or a limit ends it.
    Task read(Conversation& conversation) {
        beast::flat_buffer buffer;
        for (;;) {
            const auto [error, size] = co_await stream_.async_read(buffer, gently);
            if (error) break;
            if (!stream_.got_text()) {
                cut();
                break;
            }
            conversation.heard(beast::buffers_to_string(buffer.data()));
            buffer.consume(buffer.size());
            if (buffer.capacity() > 4096) buffer.shrink_to_fit();
        }
        const std::lock_guard lock(mutex_);
        closed_ = true;
        queue_.clear();
    }

private:
    // Called with the mutex held: must not write before it returns.
    void start_writing() {
        if (writing_) return;
        writing_ = true;
        asio::post(executor_, [self = this->shared_from_this()] {
            asio::co_spawn(self->executor_, self->write(self), asio::detached);
        });
    }

    // Writes until nothing is queued. `self` keeps the socket alive.
    Task write([[maybe_unused]] std::shared_ptr<OpenSocket> self) {
        std::vector<std::shared_ptr<const std::string>> batch;
        bool leaving = false;
        while (next_batch(batch, leaving)) {
            for (const auto& text : batch) {
                const auto [error, size] = co_await stream_.async_write(
                    asio::const_buffer(text->data(), text->size()), gently);
                if (error) {
                    cut();
                    break;
                }
                house_->bytes_out += text->size();
            }
        }
        if (leaving) {
            const websocket::close_reason reason(websocket::close_code::service_restart, farewell_);
            co_await stream_.async_close(reason, gently);
        }
    }

    // Takes what is queued; false when there is nothing. Then the caller sends the close frame, or
    // the writer stops; decided here, under the lock, so that exactly one writer runs and the close
    // frame is sent once.
    bool next_batch(std::vector<std::shared_ptr<const std::string>>& batch, bool& leaving) {
        const std::lock_guard lock(mutex_);
        batch.clear();
        batch.swap(queue_);
        queued_bytes_ = 0;
        leaving = batch.empty() && !farewell_.empty();
        writing_ = leaving || !batch.empty();
        return !batch.empty();
    }

    void cut() {
        boost::system::error_code ignored;
        ignored = beast::get_lowest_layer(stream_).socket().close(ignored);
    }

    std::shared_ptr<House> house_;
    websocket::stream<Stream> stream_;
    Executor executor_;
    std::mutex mutex_;
    std::vector<std::shared_ptr<const std::string>> queue_;
    std::size_t queued_bytes_ = 0;
    std::string farewell_;
    bool writing_ = false;
    bool closed_ = false;  // takes no more messages
};

template <class Stream>
Awaited<std::optional<Response>> talk_over(std::shared_ptr<House> house, Stream& stream,
                                           beast::http::request<beast::http::string_body>& greeting,
                                           const Request& request) {
    auto conversation = house->host.visited(request);
    if (!conversation) co_return std::move(conversation.error());
    const auto socket = std::make_shared<OpenSocket<Stream>>(house, std::move(stream));
    if (!co_await socket->accept(greeting)) co_return std::nullopt;
    house->opened(socket);
    (*conversation)->begun(socket);
    co_await socket->read(**conversation);
    house->ended(socket.get());
    (*conversation)->ended();
    co_return std::nullopt;
}

}  // namespace

Awaited<std::optional<Response>> talk(std::shared_ptr<House> house, TcpStream& stream,
                                      beast::http::request<beast::http::string_body>& greeting,
                                      const Request& request) {
    return talk_over(std::move(house), stream, greeting, request);
}

Awaited<std::optional<Response>> talk(std::shared_ptr<House> house, TlsStream& stream,
                                      beast::http::request<beast::http::string_body>& greeting,
                                      const Request& request) {
    return talk_over(std::move(house), stream, greeting, request);
}

}  // namespace agora::server
