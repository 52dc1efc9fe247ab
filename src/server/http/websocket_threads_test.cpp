// Sockets that other threads write to and close.
#include "client/websocket_client.hpp"
#include "server/http/http_server.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <future>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace agora::server {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;
using Opened = std::promise<std::shared_ptr<Socket>>;

constexpr auto patience = 180s;  // under sanitizers, on a busy machine

// Thread-safe.
class Texts {
public:
    void add(std::string text) {
        const std::lock_guard lock(mutex_);
        texts_.push_back(std::move(text));
    }
    std::vector<std::string> all() const {
        const std::lock_guard lock(mutex_);
        return texts_;
    }

private:
    mutable std::mutex mutex_;
    std::vector<std::string> texts_;
};

// Hands its socket to the one who waits for it, and keeps what it receives.
class KeepingSession final : public WebSocketSession {
public:
    KeepingSession(Opened& opened, Texts& received) : opened_(opened), received_(received) {}

    void opened(std::shared_ptr<Socket> socket) override { opened_.set_value(std::move(socket)); }
    void received(std::string text) override {
        if (text == "throw") throw std::runtime_error("as it was asked to");
        received_.add(std::move(text));
    }
    void closed() override {}

private:
    Opened& opened_;
    Texts& received_;
};

class SocketHandler final : public RequestHandler {
public:
    Opened opened;
    Texts received;

    Awaitable<Response> handle(Request /*request*/) override { co_return Response{}; }
    Awaitable<std::expected<std::unique_ptr<WebSocketSession>, Response>> upgrade(
        const Request& /*request*/) override {
        co_return std::make_unique<KeepingSession>(opened, received);
    }
};

// A client that waits for what comes.
class Client {
public:
    explicit Client(const client::Address& address)
        : socket_(loop_, address, {},
                  {.opened = [this] { loop_.stop(); },
                   .received =
                       [this](std::string_view) {
                           ++messages_;
                           loop_.stop();
                       },
                   .closed =
                       [this](const Error&) {
                           closed_ = true;
                           loop_.stop();
                       }}) {
        loop_.run();
    }
    Client(const Client&) = delete;
    Client& operator=(const Client&) = delete;

    void send(std::string text) { socket_.send(std::move(text)); }
    // Whether so many messages came before it was closed.
    bool wait_for(int messages) {
        while (messages_ < messages && !closed_) loop_.run();
        return messages_ >= messages;
    }
    void wait_closed() {
        while (!closed_) loop_.run();
    }

private:
    client::EventLoop loop_;
    int messages_ = 0;
    bool closed_ = false;
    client::WebSocketClient socket_;
};

class WebSockets : public testing::Test {
protected:
    // A client; `socket` is what it opened.
    std::unique_ptr<Client> open(std::shared_ptr<Socket>& socket) {
        handler_.opened = {};
        auto opened = handler_.opened.get_future();
        auto client = std::make_unique<Client>(address_);
        socket = opened.get();
        return client;
    }
    template <class Fits>
    static bool eventually(Fits fits) {
        const auto until = Clock::now() + patience;
        while (!fits() && Clock::now() < until) std::this_thread::sleep_for(1ms);
        return fits();
    }

    SocketHandler handler_;
    std::unique_ptr<HttpServer> server_ = HttpServer::open({}, handler_).value();
    const client::Address address_{"127.0.0.1", server_->port()};
};

// Also when the one who has written everything is about to rest. That moment is short: many are
// tried, and what goes wrong is an assertion that fails, or a socket that stays for ever.
TEST_F(WebSockets, AreClosedOnceWheneverThatIsAskedFor) {
    std::vector<std::weak_ptr<Socket>> closed;
    for (int round = 0; round < 2000; ++round) {
        std::shared_ptr<Socket> socket;
        const auto client = open(socket);
        socket->send(Outgoing("hello"));
        ASSERT_TRUE(client->wait_for(1));
        const auto moment = Clock::now() + round % 100 * 100ns;
        while (Clock::now() < moment) continue;
        socket->close("bye");
        client->wait_closed();
        closed.push_back(socket);
    }
    const auto is_gone = [](const auto& socket) { return socket.expired(); };
    EXPECT_TRUE(eventually([&] { return std::ranges::all_of(closed, is_gone); }));
}

TEST_F(WebSockets, RecordTheDeliveryOfWhatWasCaused) {
    std::shared_ptr<Socket> socket;
    const auto client = open(socket);
    socket->send(Outgoing("by nobody"));
    const auto text = std::make_shared<const std::string>("by a command");
    socket->send(Outgoing(text, Clock::now() - 100ms));
    ASSERT_TRUE(client->wait_for(2));
    ASSERT_TRUE(eventually([&] { return server_->counts().delivery.count > 0; }));
    EXPECT_EQ(server_->counts().delivery.count, 1U);
    EXPECT_GE(server_->counts().delivery.sum, 100ms);
}

TEST_F(WebSockets, AreClosedByWhatAMessageThrows) {
    std::shared_ptr<Socket> opened;
    const auto client = open(opened);
    const std::weak_ptr<Socket> socket = std::exchange(opened, nullptr);
    client->send("throw");
    client->wait_closed();
    EXPECT_TRUE(eventually([&] { return socket.expired(); }));
    EXPECT_TRUE(eventually([&] { return server_->counts().sockets == 0; }));
}

// A message before the opening would hide a second write at once: the first one begins it all.
TEST_F(WebSockets, ReceiveOnceAndInOrderWhatIsSentWhileTheyOpen) {
    client::EventLoop loop;
    std::optional<client::WebSocketClient> socket;
    const auto opened = [&] {
        socket->send("as it opens");
        socket->send("after that");
        socket->close();
    };
    socket.emplace(loop, address_, client::Credentials{},
                   client::WebSocketClient::Handlers{.opened = opened,
                                                     .closed = [&](const Error&) { loop.stop(); }});
    loop.run();
    EXPECT_EQ(handler_.received.all(), (std::vector<std::string>{"as it opens", "after that"}));
}

TEST_F(WebSockets, ReceiveWhatWasSentBeforeTheyOpened) {
    client::EventLoop loop;
    std::optional<client::WebSocketClient> socket;
    socket.emplace(loop, address_, client::Credentials{},
                   client::WebSocketClient::Handlers{.opened = [&] { socket->close(); },
                                                     .closed = [&](const Error&) { loop.stop(); }});
    socket->send("before");
    socket->send("and again");
    loop.run();
    EXPECT_EQ(handler_.received.all(), (std::vector<std::string>{"before", "and again"}));
}

// Others may hold it, and write to it, after the executors are gone.
TEST_F(WebSockets, MayOutliveTheServer) {
    std::shared_ptr<Socket> socket;
    const auto client = open(socket);
    EXPECT_EQ(server_->counts().sockets, 1U);
    server_->close("bye", 0);
    socket->send(Outgoing("nobody runs this"));
    server_->shutdown();
    socket->send(Outgoing("too late"));
    socket->close("too late");
    server_.reset();
}

// Who does not answer the closing is not waited for, and nothing of the socket stays.
TEST_F(WebSockets, EndWithTheServerWhateverThePeerDoes) {
    std::shared_ptr<Socket> opened;
    const auto client = open(opened);
    const std::weak_ptr<Socket> socket = std::exchange(opened, nullptr);
    server_->close("bye", 1);  // this client reads nothing unless it is told to
    server_->shutdown();
    EXPECT_TRUE(socket.expired());
}

}  // namespace
}  // namespace agora::server
