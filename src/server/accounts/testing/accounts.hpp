// For tests: accounts over a temporary store, with tables that record what they are asked for.
#pragma once

#include "server/accounts/accounts.hpp"
#include "server/accounts/authenticator.hpp"
#include "server/accounts/tokens.hpp"
#include "server/base/testing/test_executor.hpp"
#include "store/testing/database.hpp"

#include <atomic>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace agora::server::test {

// Does nothing, answers at once and records the calls.
class FakeTableService final : public TableService {
public:
    Awaitable<Expected<Opened>> create(Who who, match::Setup asked) override {
        record_call("create " + who.name + " " + asked.game + " " + std::to_string(asked.size()));
        if (refusal) co_return std::unexpected(*refusal);
        Opened opened;
        opened.table = 7;
        opened.invitations.push_back({.seat = 1, .key = "open-sesame"});
        co_return opened;
    }
    Awaitable<Expected<Joined>> join(Who who, TableId table, std::optional<Seat> seat,
                                     std::string key) override {
        record_call("join " + who.name + " " + std::to_string(table) +
                    (seat ? " " + std::to_string(*seat) : "") + (key.empty() ? "" : " " + key));
        if (refusal) co_return std::unexpected(*refusal);
        co_return Joined{.version = 3, .seat = seat.value_or(0)};
    }
    Awaitable<Expected<Kept>> leave(Who who, TableId table) override {
        co_return keep("leave", who, table);
    }
    Awaitable<Expected<Kept>> start(Who who, TableId table) override {
        co_return keep("start", who, table);
    }
    Awaitable<Expected<Kept>> make_host(Who who, TableId table, match::PersonId next) override {
        co_return keep("host " + std::to_string(next), who, table);
    }
    Awaitable<Expected<Kept>> change_seat(Who who, TableId table, SeatRequest wanted) override {
        const auto what = wanted.swap ? "swap " + std::to_string(*wanted.swap) : wanted.level;
        co_return keep("seat " + std::to_string(wanted.seat) + " " + what, who, table);
    }
    Awaitable<Expected<Rematched>> rematch(Who who, TableId table) override {
        record_call("rematch " + who.name + " " + std::to_string(table));
        if (refusal) co_return std::unexpected(*refusal);
        co_return Rematched{};
    }
    Awaitable<Expected<std::string>> describe(Who /*who*/, TableId table,
                                              std::string /*key*/) override {
        co_return R"({"table":)" + std::to_string(table) + "}";
    }
    Awaitable<Expected<std::string>> lobby(LobbyFilter filter) override {
        record_call("lobby " + filter.game);
        if (failure) throw std::runtime_error(*failure);
        co_return "[]";
    }
    Awaitable<Expected<std::string>> tables_of(Who /*who*/) override { co_return "[]"; }
    void revoke(match::PersonId person, std::int64_t key) override {
        record_call("revoke " + std::to_string(person) + " " + std::to_string(key));
    }
    void forget(match::PersonId person) override {
        record_call("forget " + std::to_string(person));
    }

    std::optional<Error> refusal;        // of everything
    std::optional<std::string> failure;  // what the lobby throws

    std::vector<std::string> calls() {
        const std::lock_guard lock(mutex_);
        return std::exchange(calls_, {});
    }

private:
    void record_call(std::string text) {
        const std::lock_guard lock(mutex_);
        calls_.push_back(std::move(text));
    }
    Expected<Kept> keep(const std::string& what, const Who& who, TableId table) {
        record_call(what + " " + who.name + " " + std::to_string(table));
        if (refusal) return std::unexpected(*refusal);
        return Kept{.version = 4};
    }

    std::mutex mutex_;
    std::vector<std::string> calls_;
};

// Passwords that cost next to nothing.
inline AccountSettings quick_settings() {
    return {.passwords = {.rounds = 1, .memory = 8192},
            .signups = {.burst = 100, .every = 1000},
            .logins = {.burst = 100, .every = 1000},
            .wrong_logins = {.burst = 5, .every = 1000}};
}

// All that concerns accounts, and an executor to call it on.
struct AccountsFixture {
    AccountsFixture() = default;
    AccountsFixture(const AccountsFixture&) = delete;
    AccountsFixture& operator=(const AccountsFixture&) = delete;
    // As the server does: whoever posts to an executor ends before it.
    ~AccountsFixture() {
        accounts.close();
        store->close();
        readers.stop();
    }

    store::test::Sqlite database;
    std::unique_ptr<store::Store> store = *store::Store::open(database.address());
    ThreadPool readers{2, 1000, 0};
    FakeTableService tables;
    std::atomic<store::Millis> now = 1'000'000'000;
    AccountContext context{*store, readers, tables, [this] { return now.load(); }};
    Authenticator authenticator{context};
    Accounts accounts{context, quick_settings()};
    Tokens tokens{context, 20};
    TestExecutor executor;  // last: its coroutines refer to the others
};

template <class T>
std::string_view code_of(const Expected<T>& answer) {
    return answer ? std::string_view("granted") : answer.error().name();
}

}  // namespace agora::server::test
