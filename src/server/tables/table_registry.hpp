// All tables: spread over executors, each the single owner of its share.
#pragma once

#include "server/tables/table_cache.hpp"
#include "server/tables/table_service.hpp"

#include <memory>
#include <vector>

namespace agora::server {

// An executor and the tables that it owns.
class TableShard {
public:
    TableShard(TableServices& services, DeadlineQueue deadlines);

    TableExecutor& executor() { return executor_; }
    TableCache& cache() { return cache_; }

    // A command about a table, a coroutine function. An exception ends that table.
    template <class T, class Command>
    Awaitable<Expected<T>> run(TableId table, Lang lang, Command command) {
        co_return co_await executor_.run<T>(
            lang, [this, table, lang, &command] { return guard<T>(table, lang, command); });
    }
    template <class Command>
    std::optional<Error> spawn(TableId table, Lang lang, Command command) {
        return executor_.spawn(lang, [this, table, command = std::move(command)]() mutable {
            return guard(table, command);
        });
    }

private:
    template <class T, class Command>
    Awaitable<Expected<T>> guard(TableId table, Lang lang, Command& command) {
        std::string why;
        try {
            co_return co_await command();
        } catch (const std::exception& error) { why = error.what(); }
        cache_.crash(table, why);
        co_return refuse(ErrorCode::broken, lang);
    }
    template <class Command>
    Awaitable<> guard(TableId table, Command& command) {
        std::string why;
        try {
            co_return co_await command();
        } catch (const std::exception& error) { why = error.what(); }
        cache_.crash(table, why);
    }

    TableExecutor executor_;
    TableCache cache_;
};

class TableRegistry final : public TableService {
public:
    // Reads the deadlines of open tables and starts the executors. The store outlives it.
    static Expected<std::unique_ptr<TableRegistry>> open(store::Store& store,
                                                         const TableSettings& settings,
                                                         std::vector<match::Downtime> downtimes);
    TableRegistry(const TableRegistry&) = delete;
    TableRegistry& operator=(const TableRegistry&) = delete;
    ~TableRegistry() override;

    Awaitable<Expected<Opened>> create(Who who, match::Setup asked) override;
    Awaitable<Expected<Joined>> join(Who who, TableId table, std::optional<Seat> seat,
                                     std::string key) override;
    Awaitable<Expected<Kept>> leave(Who who, TableId table) override;
    Awaitable<Expected<Kept>> start(Who who, TableId table) override;
    Awaitable<Expected<Kept>> make_host(Who who, TableId table, match::PersonId next) override;
    Awaitable<Expected<Rematched>> rematch(Who who, TableId table) override;
    Awaitable<Expected<std::string>> describe(Who who, TableId table, std::string key) override;
    Awaitable<Expected<std::string>> lobby(LobbyFilter filter) override;
    Awaitable<Expected<std::string>> tables_of(Who who) override;
    void revoke(match::PersonId person, std::int64_t key) override;
    void forget(match::PersonId person) override;

    // The shard that owns a table.
    TableShard& owner_of(TableId table);
    std::span<const std::unique_ptr<TableShard>> shards() const { return shards_; }
    TableServices& services() { return services_; }
    Connections& connections() { return connections_; }

    // At the end of the program, in this order. `close` refuses new commands, drains those that are
    // in flight within this time, and cancels searches. `stop` joins the threads. Then the store is
    // closed or drained, so that nothing comes back any more, and `release` destroys what is still
    // suspended. The destructor does what was left out.
    void close(std::chrono::milliseconds most);
    void stop();
    void release();

private:
    TableRegistry(store::Store& store, const TableSettings& settings,
                  std::vector<match::Downtime> downtimes,
                  std::span<const store::Deadline> deadlines);

    template <class Command>
    Awaitable<Expected<Kept>> change(Who who, TableId table, std::string key, Command command);
    Awaitable<Expected<Opened>> open_table(match::Setup setup, Lang lang);
    Awaitable<Expected<void>> check_bounds(const match::Setup& setup, Lang lang);
    void fill_lobby();
    Awaitable<> keep_lobby();

    const TableSettings settings_;
    std::atomic<bool> closing_ = false;
    TableMetrics metrics_;
    Connections connections_;
    Lobby lobby_;
    ThreadPool readers_;
    ThreadPool admission_reader_;
    BotService bots_;
    TableServices services_;
    std::vector<std::unique_ptr<TableShard>> shards_;
};

// Whether the caller may do what needs this scope; the error otherwise.
std::optional<Error> check_scope(const Who& who, bool Scopes::* scope);

}  // namespace agora::server
