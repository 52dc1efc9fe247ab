// For tests: accounts over a temporary store, with a fake table registry that records its calls.
#pragma once

#include "server/people/people.hpp"
#include "store/testing/database.hpp"

#include <atomic>
#include <future>

namespace agora::server::test {

// Does nothing, answers at once and records the calls.
class FakeHall : public Hall {
public:
    void create(Who who, match::Setup asked, Reply<Opened> reply) override {
        record_call("create " + who.name + " " + asked.game + " " + std::to_string(asked.size()));
        if (refusal) return reply(std::unexpected(*refusal));
        reply(Opened{.table = 7, .invitations = {{.seat = 1, .key = "open-sesame"}}});
    }
    void join(Who who, TableId table, std::optional<Seat> seat, std::string key,
              Reply<Joined> reply) override {
        record_call("join " + who.name + " " + std::to_string(table) +
                    (seat ? " " + std::to_string(*seat) : "") + (key.empty() ? "" : " " + key));
        if (refusal) return reply(std::unexpected(*refusal));
        reply(Joined{.version = 3, .seat = seat.value_or(0)});
    }
    void leave(Who who, TableId table, Reply<Kept> reply) override {
        keep("leave", who, table, std::move(reply));
    }
    void start(Who who, TableId table, Reply<Kept> reply) override {
        keep("start", who, table, std::move(reply));
    }
    void make_host(Who who, TableId table, match::PersonId next, Reply<Kept> reply) override {
        keep("host " + std::to_string(next), who, table, std::move(reply));
    }
    void rematch(Who who, TableId table, Reply<Rematched> reply) override {
        record_call("rematch " + who.name + " " + std::to_string(table));
        if (refusal) return reply(std::unexpected(*refusal));
        reply(Rematched{});
    }
    void describe(Who /*who*/, TableId table, std::string /*key*/,
                  Reply<std::string> reply) override {
        reply(R"({"table":)" + std::to_string(table) + "}");
    }
    void lobby(LobbyWish wish, Reply<std::string> reply) override {
        record_call("lobby " + wish.game);
        reply("[]");
    }
    void tables_of(Who /*who*/, Reply<std::string> reply) override { reply("[]"); }
    void expel(match::PersonId person, std::int64_t key) override {
        record_call("expel " + std::to_string(person) + " " + std::to_string(key));
    }
    void forget(match::PersonId person) override {
        record_call("forget " + std::to_string(person));
    }
    HallCounts counts() const override { return {}; }

    std::optional<Error> refusal;  // of everything

    std::vector<std::string> calls() {
        const std::lock_guard lock(mutex_);
        return std::exchange(calls_, {});
    }

private:
    void record_call(std::string text) {
        const std::lock_guard lock(mutex_);
        calls_.push_back(std::move(text));
    }
    void keep(const std::string& what, const Who& who, TableId table, Reply<Kept> reply) {
        record_call(what + " " + who.name + " " + std::to_string(table));
        if (refusal) return reply(std::unexpected(*refusal));
        reply(Kept{.version = 4});
    }

    std::mutex mutex_;
    std::vector<std::string> calls_;
};

// Passwords that cost next to nothing.
inline PeopleSettings quick_settings() {
    return {.passwords = {.rounds = 1, .memory = 8192},
            .arrivals = {.burst = 100, .every = 1000},
            .logins = {.burst = 100, .every = 1000},
            .wrong_logins = {.burst = 5, .every = 1000}};
}

struct House {
    explicit House(const PeopleSettings& settings = quick_settings())
        : people(*store, hall, settings, [this] { return now.load(); }) {}

    store::test::Sqlite database;
    std::unique_ptr<store::Store> store = *store::Store::open(database.address());
    FakeHall hall;
    std::atomic<store::Millis> now = 1'000'000'000;
    People people;
};

// Asks, and waits for the answer.
template <class T, class Ask>
Expected<T> granted(Ask ask) {
    std::promise<Expected<T>> promise;
    auto future = promise.get_future();
    ask([&promise](Expected<T> answer) { promise.set_value(std::move(answer)); });
    return future.get();
}

template <class T>
std::string_view code_of(const Expected<T>& answer) {
    return answer ? std::string_view("granted") : answer.error().name();
}

}  // namespace agora::server::test
