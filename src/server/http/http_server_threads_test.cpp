// Requests whose handlers throw, or never answer; connections at the end of a server.
#include "server/http/http_server.hpp"

#include <boost/asio/connect.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>
#include <gmock/gmock.h>

#include <future>
#include <stdexcept>
#include <thread>

namespace agora::server {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

class TestHandler final : public RequestHandler {
public:
    Awaitable<Response> handle(Request request) override {
        if (request.path == "/throw") throw std::runtime_error("as it was asked to");
        if (request.path == "/wait") {
            const auto keep = [&](Callback<int> callback) {
                waiting = std::move(callback);
                waits.set_value();
            };
            const int status = co_await await_callback<int>(keep);
            co_return Response::text(status, "{}");
        }
        co_return Response::text(200, R"({"fine":true})");
    }
    Awaitable<std::expected<std::unique_ptr<WebSocketSession>, Response>> upgrade(
        const Request& /*request*/) override {
        throw std::runtime_error("as it was asked to");
        co_return nullptr;
    }

    std::promise<void> waits;
    Callback<int> waiting;
};

constexpr int patience = 180;  // seconds: under sanitizers, on a busy machine

class HttpServers : public testing::Test {
protected:
    using Stream = asio::ip::tcp::socket;

    Stream connect() {
        Stream stream(client_);
        stream.connect({asio::ip::make_address("127.0.0.1"), server_->port()});
        return stream;
    }
    static void send(Stream& stream, const std::string& path, const std::string& headers) {
        const auto text = "GET " + path + " HTTP/1.1\r\nHost: here\r\n" + headers + "\r\n";
        asio::write(stream, asio::buffer(text));
    }
    // Everything until the server closes the connection.
    static std::string read_all(Stream& stream) {
        std::string text;
        boost::system::error_code end;
        asio::read(stream, asio::dynamic_buffer(text), end);
        return text;
    }
    std::string ask(const std::string& path, const std::string& headers = "Connection: close\r\n") {
        auto stream = connect();
        send(stream, path, headers);
        return read_all(stream);
    }
    // One whose request has been answered.
    Stream connect_and_ask() {
        auto stream = connect();
        send(stream, "/", "");
        std::string answer;
        asio::read_until(stream, asio::dynamic_buffer(answer), "true}");
        return stream;
    }
    void begin_to_wait(Stream& stream) {
        send(stream, "/wait", "");
        handler_.waits.get_future().wait();
    }

    static HttpSettings patient() {
        HttpSettings settings;
        settings.idle_timeout = 10 * patience;
        return settings;
    }

    asio::io_context client_;
    TestHandler handler_;
    std::unique_ptr<HttpServer> server_ = HttpServer::open(patient(), handler_).value();
};

TEST_F(HttpServers, AnswerWhatIsThrownWith500AndGoOn) {
    const auto failed = ask("/throw");
    EXPECT_THAT(failed, StartsWith("HTTP/1.1 500 "));
    EXPECT_THAT(failed, HasSubstr(R"("refused":"internal_error")"));
    EXPECT_THAT(failed, testing::Not(HasSubstr("asked to"))) << "what was wrong is in the log";
    EXPECT_THAT(ask("/"), StartsWith("HTTP/1.1 200 "));
}

TEST_F(HttpServers, KeepTheConnectionOfWhatIsThrown) {
    auto stream = connect();
    send(stream, "/throw", "");
    send(stream, "/", "Connection: close\r\n");
    const auto answers = read_all(stream);
    EXPECT_THAT(answers, StartsWith("HTTP/1.1 500 "));
    EXPECT_THAT(answers, HasSubstr("HTTP/1.1 200 "));
}

TEST_F(HttpServers, AnswerAnUpgradeThatIsThrownWith500) {
    const std::string upgrade =
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    EXPECT_THAT(ask("/api/socket", upgrade), StartsWith("HTTP/1.1 500 "));
    EXPECT_THAT(ask("/"), StartsWith("HTTP/1.1 200 "));
}

TEST_F(HttpServers, AnswerFromAnyThread) {
    auto stream = connect();
    begin_to_wait(stream);
    handler_.waiting(202);
    std::string answer(12, ' ');
    asio::read(stream, asio::buffer(answer));
    EXPECT_EQ(answer, "HTTP/1.1 202");
}

TEST_F(HttpServers, DoNotWaitAtTheEndForThoseWhoAskNothing) {
    auto silent = connect();
    auto idle = connect_and_ask();
    server_->close("bye", patience);
    EXPECT_EQ(server_->counts().connections, 0U);
    EXPECT_EQ(read_all(silent), "");
    EXPECT_EQ(read_all(idle), "");
}

TEST_F(HttpServers, AnswerAtTheEndWhatIsUnderWay) {
    auto idle = connect_and_ask();
    auto stream = connect();
    begin_to_wait(stream);
    std::thread end([&] { server_->close("bye", patience); });
    EXPECT_EQ(read_all(idle), "");
    handler_.waiting(202);
    const auto answer = read_all(stream);
    end.join();
    EXPECT_THAT(answer, StartsWith("HTTP/1.1 202 "));
    EXPECT_THAT(answer, HasSubstr("Connection: close"));
    EXPECT_EQ(server_->counts().connections, 0U);
}

// What is answered after the threads have ended is dropped with the executors.
TEST_F(HttpServers, EndWithRequestsThatAreAnsweredTooLate) {
    auto stream = connect();
    begin_to_wait(stream);
    server_->close("bye", 0);
    handler_.waiting(200);
    handler_.waiting = {};
    server_->shutdown();
    EXPECT_EQ(server_->counts().connections, 0U);
    EXPECT_EQ(read_all(stream), "");
}

TEST_F(HttpServers, EndWithRequestsThatAreNeverAnswered) {
    auto stream = connect();
    begin_to_wait(stream);
    server_->close("bye", 0);
    handler_.waiting = {};
    server_->shutdown();
    EXPECT_EQ(server_->counts().connections, 0U);
    EXPECT_EQ(read_all(stream), "");
}

}  // namespace
}  // namespace agora::server
