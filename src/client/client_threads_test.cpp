// Requests and sockets against a server that says what it is told to say.
#include "client/http_client.hpp"
#include "client/websocket_client.hpp"
#include "core/file.hpp"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <thread>
#include <vector>

namespace agora::client {
namespace {

// For each connection a list of answers, one for each request; then it hangs up.
class ScriptedServer {
public:
    using Answers = std::vector<std::string>;

    explicit ScriptedServer(std::vector<Answers> connections)
        : listener_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
        sockaddr_in here{};
        here.sin_family = AF_INET;
        here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof here;
        ::bind(listener_.descriptor(), reinterpret_cast<sockaddr*>(&here), size);
        ::listen(listener_.descriptor(), 8);
        ::getsockname(listener_.descriptor(), reinterpret_cast<sockaddr*>(&here), &size);
        address_ = {"127.0.0.1", ntohs(here.sin_port)};
        thread_ = std::jthread([this, connections = std::move(connections)] {
            for (const auto& answers : connections) serve(answers);
        });
    }

    const Address& address() const { return address_; }
    // What was asked, once it is over.
    std::string heard() {
        thread_.join();
        return heard_;
    }

private:
    void serve(const Answers& answers) {
        const File peer(::accept(listener_.descriptor(), nullptr, nullptr));
        for (const auto& answer : answers) {
            std::string request;
            std::array<char, 4096> data{};
            while (!request.contains("\r\n\r\n")) {
                const auto size = ::recv(peer.descriptor(), data.data(), data.size(), 0);
                if (size <= 0) return;
                request.append(data.data(), static_cast<std::size_t>(size));
            }
            heard_ += request;
            ::send(peer.descriptor(), answer.data(), answer.size(), MSG_NOSIGNAL);
        }
    }

    File listener_;
    Address address_;
    std::string heard_;
    std::jthread thread_;
};

std::string response(std::string_view status, std::string_view body, std::string_view more = "") {
    return "HTTP/1.1 " + std::string(status) +
           "\r\nContent-Length: " + std::to_string(body.size()) + "\r\n" + std::string(more) +
           "\r\n" + std::string(body);
}

TEST(HttpClient, KeepsItsConnectionAndItsCookie) {
    ScriptedServer server({{response("200 OK", "{}", "Set-Cookie: session=abc; HttpOnly\r\n"),
                            response("409 Conflict", "no")}});
    HttpClient client(server.address());
    Credentials credentials;
    const auto first = client.get("/api/one", credentials);
    ASSERT_TRUE(first) << first.error().message;
    EXPECT_TRUE(first->is_success());
    EXPECT_EQ(first->body, "{}");
    EXPECT_EQ(credentials.cookie, "session=abc");
    const auto second = client.post("/api/two", "{\"a\":1}", credentials);
    ASSERT_TRUE(second) << second.error().message;
    EXPECT_FALSE(second->is_success());
    EXPECT_EQ(second->text(), "409 no");
    const auto heard = server.heard();
    EXPECT_TRUE(heard.starts_with("GET /api/one HTTP/1.1\r\n")) << heard;
    EXPECT_TRUE(heard.contains("POST /api/two HTTP/1.1\r\n")) << heard;
    EXPECT_TRUE(heard.contains("Cookie: session=abc\r\n")) << heard;
    EXPECT_TRUE(heard.contains("Origin: " + server.address().origin() + "\r\n")) << heard;
    EXPECT_TRUE(heard.ends_with("{\"a\":1}")) << heard;
}

TEST(HttpClient, ATokenNeedsNoOrigin) {
    ScriptedServer server({{response("200 OK", "")}});
    Credentials credentials{.token = "secret"};
    ASSERT_TRUE(HttpClient(server.address()).get("/", credentials));
    const auto heard = server.heard();
    EXPECT_TRUE(heard.contains("Authorization: Bearer secret\r\n")) << heard;
    EXPECT_FALSE(heard.contains("Origin:")) << heard;
}

TEST(HttpClient, ConnectsAgainAfterTheServerHungUp) {
    ScriptedServer server({{response("200 OK", "one", "Connection: close\r\n")},
                           {response("200 OK", "two").substr(0, 30)},
                           {response("200 OK", "three")}});
    HttpClient client(server.address());
    Credentials credentials;
    EXPECT_EQ(client.get("/", credentials)->body, "one");
    EXPECT_EQ(client.get("/", credentials).error().message, "the answer breaks off");
    EXPECT_EQ(client.get("/", credentials)->body, "three");
}

TEST(HttpClient, SaysWhyThereIsNoAnswer) {
    Credentials credentials;
    ScriptedServer mute({{""}});
    EXPECT_EQ(HttpClient(mute.address()).get("/", credentials).error().message,
              "the server does not answer");
    mute.heard();
    const auto refused = HttpClient({"127.0.0.1", 1}).get("/", credentials);
    EXPECT_EQ(refused.error().message, "cannot connect to 127.0.0.1:1: Connection refused");
    const auto unknown = HttpClient({"no.such.host.invalid", 80}).get("/", credentials);
    EXPECT_EQ(unknown.error().message, "there is no no.such.host.invalid:80");
}

// What closes a socket that is never opened.
std::string closed_by(EventLoop& loop, const Address& address) {
    std::string why;
    WebSocketClient::Handlers handlers;
    handlers.closed = [&](const Error& error) {
        why = error.message;
        loop.stop();
    };
    const WebSocketClient socket(loop, address, {}, handlers);
    loop.run();
    return why;
}

std::string closed_by(const Address& address) {
    EventLoop loop;
    return closed_by(loop, address);
}

TEST(WebSocketClient, SaysWhyItIsNotOpened) {
    EXPECT_EQ(closed_by({"127.0.0.1", 1}), "cannot connect to 127.0.0.1:1: Connection refused");
    const ScriptedServer full({{response("503 Service Unavailable", "full")}});
    EXPECT_EQ(closed_by(full.address()), "503 full");
    const ScriptedServer rude({{""}});
    EXPECT_EQ(closed_by(rude.address()), "the server turns a socket away");
}

TEST(WebSocketClient, DoesNotHoldUpItsLoopWhileANameIsLookedUp) {
    EventLoop loop;
    std::vector<std::string> done;
    WebSocketClient::Handlers handlers;
    handlers.closed = [&](const Error& error) {
        done.push_back(error.message);
        loop.stop();
    };
    const WebSocketClient socket(loop, {"no.such.host.invalid", 80}, {}, handlers);
    loop.post([&] { done.emplace_back("others go on"); });
    loop.run();
    EXPECT_EQ(done,
              (std::vector<std::string>{"others go on", "there is no no.such.host.invalid:80"}));
}

TEST(WebSocketClient, MayBeAbandonedWhileItsNameIsLookedUp) {
    EventLoop loop;
    WebSocketClient::Handlers handlers;
    handlers.closed = [](const Error& error) { ADD_FAILURE() << error.message; };
    {
        const WebSocketClient socket(loop, {"no.such.host.invalid", 80}, {}, handlers);
        loop.stop();
        loop.run();
    }
    EXPECT_EQ(closed_by(loop, {"127.0.0.1", 1}),  // looked up after it
              "cannot connect to 127.0.0.1:1: Connection refused");
}

TEST(EventLoop, RunsTasksOfOtherThreadsAndLaterOnes) {
    EventLoop loop;
    std::vector<int> done;
    const std::jthread other([&] {
        loop.post([&] {
            done.push_back(1);
            loop.after(std::chrono::milliseconds(1), [&] {
                done.push_back(2);
                loop.stop();
            });
        });
    });
    loop.run();
    EXPECT_EQ(done, (std::vector{1, 2}));
}

}  // namespace
}  // namespace agora::client
