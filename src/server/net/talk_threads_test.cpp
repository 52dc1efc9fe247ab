// Sockets that other threads write to and close.
#include "client/websocket_client.hpp"
#include "server/net/door.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <future>
#include <thread>

namespace agora::server {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr auto patience = 180s;  // under sanitizers, on a busy machine

// Hands its socket to the one who waits for it, and does not listen.
class Deaf final : public Conversation {
public:
    explicit Deaf(std::promise<std::shared_ptr<Socket>>& begun) : begun_(begun) {}

    void begun(std::shared_ptr<Socket> socket) override { begun_.set_value(std::move(socket)); }
    void heard(std::string /*text*/) override {}
    void ended() override {}

private:
    std::promise<std::shared_ptr<Socket>>& begun_;
};

class Doorkeeper final : public Host {
public:
    std::promise<std::shared_ptr<Socket>> begun;

    void asked(Request /*request*/, Responder answer) override { answer({}); }
    std::expected<std::unique_ptr<Conversation>, Response> visited(const Request&) override {
        return std::make_unique<Deaf>(begun);
    }
};

// Also when the one who has written everything is about to rest. That moment is short: many are
// tried, and what goes wrong is an assertion that fails, or a socket that stays for ever.
TEST(Talk, IsClosedOnceWheneverThatIsAskedFor) {
    Doorkeeper host;
    const auto door = Door::open({}, host).value();
    const client::Address address{"127.0.0.1", door->port()};
    std::vector<std::weak_ptr<Socket>> closed;
    for (int round = 0; round < 2000; ++round) {
        host.begun = {};
        auto begun = host.begun.get_future();
        client::EventLoop loop;
        int heard = 0;
        bool gone = false;
        client::WebSocketClient::Handlers handlers;
        handlers.opened = [&] { loop.stop(); };
        handlers.received = [&](std::string_view) {
            ++heard;
            loop.stop();
        };
        handlers.closed = [&](const Error&) {
            gone = true;
            loop.stop();
        };
        const client::WebSocketClient client(loop, address, {}, handlers);
        loop.run();
        const auto socket = begun.get();
        socket->send(std::make_shared<const std::string>("hello"));
        while (heard == 0 && !gone) loop.run();
        ASSERT_EQ(heard, 1);
        const auto moment = Clock::now() + round % 100 * 100ns;
        while (Clock::now() < moment) continue;
        socket->close("bye");
        while (!gone) loop.run();
        closed.push_back(socket);
    }
    const auto until = Clock::now() + patience;
    const auto is_gone = [](const auto& socket) { return socket.expired(); };
    while (!std::ranges::all_of(closed, is_gone) && Clock::now() < until)
        std::this_thread::sleep_for(1ms);
    EXPECT_TRUE(std::ranges::all_of(closed, is_gone));
}

}  // namespace
}  // namespace agora::server
