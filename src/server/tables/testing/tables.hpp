// Fixture for tests of tables and their clients: a real store with people, sockets that record what they
// are sent, and a clock that can be set.
#pragma once

#include "server/session/gateway.hpp"
#include "server/tables/table_commands.hpp"
#include "store/testing/database.hpp"

#include <boost/asio/use_future.hpp>
#include <boost/json/parse.hpp>
#include <gtest/gtest.h>

#include <concepts>
#include <condition_variable>
#include <future>

namespace agora::server::test {

using namespace std::chrono_literals;
namespace json = boost::json;

inline constexpr auto patience = 180s;  // under sanitizers, on a busy machine

// What tables are set up with.
inline constexpr auto two_people =
    R"({"game":"gops","seats":[{"kind":"person"},{"kind":"open"}],"grace":0})";
inline constexpr auto against_bot =
    R"({"game":"gops","seats":[{"kind":"person"},{"kind":"bot","level":"greedy"}]})";

// Whatever a table message shows must be on the disk already.
class FakeSocket final : public Socket {
public:
    explicit FakeSocket(const store::Store& store) : store_(store) {}

    void send(Outgoing outgoing) override {
        const auto& text = outgoing.text;
        const auto message = json::parse(*text).as_object();
        if (message.at("t") == "table" || message.at("t") == "done") {
            const auto log = store_.log(message.at("table").as_int64());
            EXPECT_TRUE(log && std::ssize(*log) >= message.at("version").as_int64()) << *text;
        }
        const std::lock_guard lock(mutex_);
        if (is(message, fails_at_)) {
            fails_at_.clear();
            throw std::runtime_error("planted");
        }
        messages_.push_back(message);
        came_.notify_all();
    }
    // The next message of this kind throws.
    void fail_at(std::string_view kind) {
        const std::lock_guard lock(mutex_);
        fails_at_ = kind;
    }

    void close(std::string_view /*why*/) override {
        const std::lock_guard lock(mutex_);
        closed_ = true;
        came_.notify_all();
    }

    // The first message after those that were taken before which fits; those before it are dropped.
    template <std::predicate<const json::object&> Fits>
    json::object next(Fits fits) {
        std::unique_lock lock(mutex_);
        json::object found;
        const bool came = came_.wait_for(lock, test::patience, [&] {
            while (read_ < messages_.size()) {
                found = messages_[read_++];
                if (fits(found)) return true;
            }
            return false;
        });
        EXPECT_TRUE(came) << "nothing came";
        return came ? found : json::object{};
    }
    json::object next(std::string_view kind) {
        return next([&](const json::object& message) { return is(message, kind); });
    }
    // The message of the table in which this one is asked, or in which the game is over.
    json::object next_question() {
        return next([](const json::object& message) {
            return message.at("t") == "table" &&
                   (message.contains("legal") || message.at("life") == "over");
        });
    }
    bool wait_closed() {
        std::unique_lock lock(mutex_);
        return came_.wait_for(lock, patience, [&] { return closed_; });
    }

private:
    static bool is(const json::object& message, std::string_view kind) {
        return std::string_view(message.at("t").as_string()) == kind;
    }

    const store::Store& store_;
    mutable std::mutex mutex_;
    std::condition_variable came_;
    std::vector<json::object> messages_;
    std::size_t read_ = 0;
    std::string fails_at_;
    bool closed_ = false;
};

// Somebody at a socket.
struct Client {
    Who who;
    std::shared_ptr<FakeSocket> socket;
    std::shared_ptr<Connection> connection;
};

inline std::string text_of(const json::object& message, std::string_view member) {
    const auto* value = message.if_contains(member);
    return value != nullptr && value->is_string() ? std::string(value->as_string().c_str()) : "";
}

class TablesTest : public ::testing::Test {
protected:
    TablesTest() {
        store_ = *store::Store::open("sqlite:" + folder_.file("agora.db"));
        settings_.now = [this] { return wall() + ahead_.load(); };
        begin();
    }
    ~TablesTest() override { end(); }

    static match::Ms wall() {
        return std::chrono::duration_cast<std::chrono::milliseconds>(
                   std::chrono::system_clock::now().time_since_epoch())
            .count();
    }
    void begin(std::vector<match::Downtime> downtimes = {}) {
        tables_ = *TableRegistry::open(*store_, settings_, std::move(downtimes));
        commands_.emplace(*tables_);
        gateway_ = std::make_unique<Gateway>(*tables_, SessionSettings{});
    }
    void end() {
        gateway_.reset();
        commands_.reset();
        tables_.reset();
    }
    void restart() {
        end();
        begin();
    }
    void pass(match::Ms time) { ahead_ += time; }

    Who person(const std::string& name) {
        std::promise<store::Id> id;
        EXPECT_TRUE(store_->create_person(
            {.name = name, .since = 1},
            [&](Expected<store::Id> made) { id.set_value(made.value_or(0)); }));
        return {.id = id.get_future().get(), .name = name, .scopes = Scopes::all()};
    }
    Client visit(const Who& who) {
        Client client{who, std::make_shared<FakeSocket>(*store_), nullptr};
        client.connection = gateway_->connect(who, client.socket);
        return client;
    }
    void say(const Client& client, const std::string& text) {
        auto said = read_client_message(text);
        ASSERT_TRUE(said) << text << ": " << said.error().message;
        gateway_->receive(client.connection, *std::move(said));
    }
    void follow(const Client& client, TableId table) {
        say(client, R"({"t":"follow","table":)" + std::to_string(table) + "}");
    }
    void decide(const Client& client, TableId table, std::int64_t moment, std::string_view text,
                std::string_view id) {
        JsonWriter message;
        message.begin_object().field("t", "do").field("table", table).field("moment", moment);
        message.field("do", text).field("id", id).end_object();
        say(client, message.text());
    }
    // The first of what is legal, in answer to this question.
    void decide(const Client& client, TableId table, const json::object& question,
                std::string_view id) {
        decide(client, table, question.at("moment").as_int64(),
               question.at("legal").as_array().at(0).as_string().c_str(), id);
    }

    void leave(const Client& client) { gateway_->disconnect(*client.connection); }
    TableMetrics& metrics() { return tables_->services().metrics; }

    // Runs a command and waits for its answer.
    template <class T>
    Expected<T> wait(Awaitable<Expected<T>> command) {
        auto future = asio::co_spawn(callers_.executor(), std::move(command), asio::use_future);
        if (future.wait_for(patience) != std::future_status::ready)
            return refuse(ErrorCode::unreachable, Lang::en);
        return future.get();
    }
    Expected<Opened> create(const Who& who, std::string_view setup) {
        auto asked = read_setup(setup, match::SetupSource::asked);
        EXPECT_TRUE(asked) << asked.error().message;
        return wait(commands_->create(who, *std::move(asked)));
    }
    Expected<Joined> join(const Who& who, TableId table, const std::string& key = "") {
        return wait(commands_->join(who, table, {}, key));
    }
    template <class Fits>
    static bool eventually(Fits fits) {
        const auto until = std::chrono::steady_clock::now() + patience;
        while (!fits()) {
            if (std::chrono::steady_clock::now() > until) return false;
            std::this_thread::sleep_for(2ms);
        }
        return true;
    }

    store::test::TemporaryFolder folder_;
    std::unique_ptr<store::Store> store_;
    TableSettings settings_;
    std::atomic<match::Ms> ahead_ = 0;
    TableExecutor callers_{1000};
    std::unique_ptr<TableRegistry> tables_;
    std::optional<TableCommands> commands_;
    std::unique_ptr<Gateway> gateway_;
};

}  // namespace agora::server::test
