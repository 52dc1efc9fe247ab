// What every table uses; outlives them all.
#pragma once

#include "server/base/histogram.hpp"
#include "server/base/rate_limiter.hpp"
#include "server/base/thread_pool.hpp"
#include "server/bots/bot_service.hpp"
#include "server/lobby/lobby.hpp"
#include "server/lobby/own_tables.hpp"
#include "store/store.hpp"

#include <atomic>
#include <functional>

namespace agora::server {

struct TableSettings {
    int executors = 1;                        // threads that own tables
    std::size_t max_command_queue = 65'536;   // of one executor
    std::size_t max_tables = 500'000;         // open ones
    std::size_t max_tables_per_person = 100;  // open ones, as host
    std::ptrdiff_t max_exhibitions = 5;       // of those, at which only bots play
    std::size_t max_follows = 100;            // of one connection
    std::size_t max_listed = 500;             // in the lobby
    match::Ms linger = 10'000;                // before an unused table is evicted
    BotSettings bots{};
    // Previews of one person.
    RateLimit previews{.burst = 100, .every = 50};
    // Changes of the playback by one host.
    RateLimit playback_changes{.burst = 30, .every = 100};
    std::function<match::Ms()> now{};  // the clock; tests inject their own
};

// For operators. Read by other threads.
struct TableMetrics {
    std::atomic<std::size_t> cached = 0;            // tables in memory
    std::atomic<std::size_t> open = 0;              // tables with a timer, in memory or not
    std::atomic<std::size_t> follows = 0;           // over all connections
    std::atomic<std::size_t> writes_in_flight = 0;  // of tables
    std::atomic<std::uint64_t> entries = 0;         // log entries committed since the start
    std::atomic<std::uint64_t> refusals = 0;        // messages that were refused
    std::atomic<std::uint64_t> loads = 0;
    std::atomic<std::uint64_t> failures = 0;  // log entries that could not be committed
    std::atomic<std::uint64_t> finished = 0;
    std::atomic<std::uint64_t> crashed = 0;  // tables ended by an exception
    Histogram commit;                        // from the receipt of a command until it is durable
};

struct TableServices {
    store::Store& store;
    const TableSettings& settings;
    ThreadPool& readers;           // reads of the store
    ThreadPool& admission_reader;  // access checks: one thread, so that answers keep their order
    BotService& bots;
    Lobby& lobby;
    OwnTables& own_tables;
    TableMetrics& metrics;
    std::vector<match::Downtime> downtimes;

    match::Ms now() const { return settings.now(); }
};

}  // namespace agora::server
