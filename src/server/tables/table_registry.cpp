#include "server/tables/table_registry.hpp"

#include "server/base/log.hpp"
#include "server/base/rendezvous.hpp"
#include "server/tables/listing.hpp"

#include <algorithm>
#include <ranges>

namespace agora::server {

namespace {

constexpr std::size_t max_reading = 100'000;
constexpr int readers = 2;
constexpr std::chrono::milliseconds lobby_pace{100};

match::Ms wall_time() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

TableSettings with_defaults(TableSettings settings) {
    if (!settings.now) settings.now = wall_time;
    settings.executors = std::max(settings.executors, 1);
    return settings;
}

}  // namespace

TableShard::TableShard(TableServices& services, DeadlineQueue deadlines)
    : executor_(services.settings.max_command_queue),
      cache_(services, executor_, std::move(deadlines)) {
    executor_.start(cache_.keep_time());
}

void TableShard::post(TableId table, std::move_only_function<void(TableActor&)> task) {
    executor_.post([this, table, task = std::move(task)]() mutable {
        const auto actor = cache_.find(table);
        if (!actor) return;
        try {
            task(*actor);
        } catch (const std::exception& error) { cache_.crash(table, error.what()); }
    });
}

Expected<std::unique_ptr<TableRegistry>> TableRegistry::open(
    store::Store& store, const TableSettings& settings, std::vector<match::Downtime> downtimes) {
    const auto deadlines = store.deadlines();
    if (!deadlines) return std::unexpected(deadlines.error());
    return std::unique_ptr<TableRegistry>(
        new TableRegistry(store, settings, std::move(downtimes), *deadlines));
}

TableRegistry::TableRegistry(store::Store& store, const TableSettings& settings,
                             std::vector<match::Downtime> downtimes,
                             std::span<const store::Deadline> deadlines)
    : settings_(with_defaults(settings)),
      lobby_(settings.max_listed),
      readers_(readers, max_reading, 0),
      admission_reader_(1, max_reading, 0),
      bots_(settings.bots),
      services_{store,  settings_,   readers_, admission_reader_,   bots_,
                lobby_, own_tables_, metrics_, std::move(downtimes)} {
    const auto count = static_cast<std::size_t>(settings_.executors);
    std::vector<std::vector<store::Deadline>> shares(count);
    for (const auto& deadline : deadlines)
        shares[rendezvous(deadline.table, count)].push_back(deadline);
    for (const auto& share : shares)
        shards_.push_back(std::make_unique<TableShard>(services_, DeadlineQueue(share)));
    fill_lobby();
    lobby_executor_.start(keep_lobby());
}

TableRegistry::~TableRegistry() {
    close(std::chrono::milliseconds(0));
    stop();
    services_.store.drain();
    release();
}

TableShard& TableRegistry::owner_of(TableId table) {
    return *shards_[rendezvous(table, shards_.size())];
}

void TableRegistry::close(std::chrono::milliseconds most) {
    closing_ = true;
    for (const auto& shard : shards_) {
        shard->executor().refuse_commands();
        shard->executor().post([&cache = shard->cache()] { cache.stop_waking(); });
    }
    // Searches are cancelled, and asked for again after the restart.
    bots_.stop();
    const auto is_idle = [&] {
        return metrics_.writes_in_flight == 0 &&
               std::ranges::all_of(shards_,
                                   [](const auto& shard) { return shard->executor().is_idle(); });
    };
    const auto until = std::chrono::steady_clock::now() + most;
    while (!is_idle() && std::chrono::steady_clock::now() < until)
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
}

void TableRegistry::stop() {
    for (const auto& shard : shards_) shard->executor().stop();
    lobby_executor_.stop();
}

void TableRegistry::release() {
    readers_.stop();
    admission_reader_.stop();
    connections_.each([](Connection& connection) { connection.end(); });
    for (int round = 0; round < 2; ++round)
        for (const auto& shard : shards_) shard->executor().discard();
    lobby_executor_.discard();
    shards_.clear();
}

// Fills the lobby from the store, in the background.
void TableRegistry::fill_lobby() {
    auto read = [this] {
        try {
            read_lobby();
        } catch (const std::exception& error) {
            Log("lobby_not_read", Weight::error).with("why", error.what());
        }
        lobby_.filled();
    };
    static_cast<void>(readers_.post(std::move(read)));
}

void TableRegistry::read_lobby() {
    const auto heads =
        services_.store.lobby({.after = 0, .most = static_cast<int>(settings_.max_listed)});
    for (const auto& head : heads.value_or(std::vector<store::TableHead>{})) {
        const auto stored = services_.store.load_table(head.id);
        if (!stored) continue;
        if (const auto room = room_from(*stored, services_))
            lobby_.fill(head.id, lobby_listing(*room, head.state));
    }
}

Awaitable<> TableRegistry::keep_lobby() {
    SteadyTimer timer(lobby_executor_.executor());
    for (;;) {
        timer.expires_after(lobby_pace);
        co_await timer.async_wait(no_throw);
        try {
            lobby_.set_people(connections_.people());
            lobby_.flush();
            own_tables_.flush();
        } catch (const std::exception& error) {
            Log("lobby_not_sent", Weight::error).with("why", error.what());
        }
    }
}

}  // namespace agora::server
