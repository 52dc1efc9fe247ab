// All tables: spread over executors, each the single owner of its share.
#pragma once

#include "server/tables/table_cache.hpp"

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
        co_return co_await executor_.run<T>(lang, [&] { return guard<T>(table, lang, command); });
    }
    template <class Command>
    std::optional<Error> spawn(TableId table, Lang lang, Command command) {
        return executor_.spawn(lang, [this, table, command = std::move(command)]() mutable {
            return guard(table, command);
        });
    }

    // Work of the server itself about a table that may be in memory.
    void post(TableId table, std::move_only_function<void(TableActor&)> task);

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

class TableRegistry {
public:
    // Reads the deadlines of open tables and starts the executors. The store outlives it.
    static Expected<std::unique_ptr<TableRegistry>> open(store::Store& store,
                                                         const TableSettings& settings,
                                                         std::vector<match::Downtime> downtimes);
    TableRegistry(const TableRegistry&) = delete;
    TableRegistry& operator=(const TableRegistry&) = delete;
    ~TableRegistry();

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
    bool is_closing() const { return closing_; }
    void stop();
    void release();

private:
    TableRegistry(store::Store& store, const TableSettings& settings,
                  std::vector<match::Downtime> downtimes,
                  std::span<const store::Deadline> deadlines);

    void fill_lobby();
    void read_lobby();
    Awaitable<> keep_lobby();

    const TableSettings settings_;
    std::atomic<bool> closing_ = false;
    TableMetrics metrics_;
    Connections connections_;
    Lobby lobby_;
    OwnTables own_tables_;
    ThreadPool readers_;
    ThreadPool admission_reader_;
    BotService bots_;
    TableServices services_;
    std::vector<std::unique_ptr<TableShard>> shards_;
    TableExecutor lobby_executor_{0};  // tells many: no table waits for that
};

}  // namespace agora::server
