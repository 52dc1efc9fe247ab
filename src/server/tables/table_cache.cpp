#include "server/tables/table_cache.hpp"

#include "server/base/errors.hpp"
#include "server/base/log.hpp"
#include "server/tables/admission.hpp"
#include "server/tables/finish.hpp"

#include <algorithm>
#include <cassert>
#include <ranges>

namespace agora::server {

namespace {

// Tables that are loaded concurrently when many deadlines coincide.
constexpr std::size_t max_loading = 256;
// The wall clock may be set while the thread sleeps.
constexpr match::Ms longest_sleep = 200;

}  // namespace

Expected<match::Room> room_from(const store::StoredTable& stored, const TableServices& services) {
    auto setup = read_setup(stored.head.setup, match::SetupSource::stored);
    if (!setup) return std::unexpected(setup.error());
    std::vector<match::LogEntry> log;
    log.reserve(stored.log.size());
    for (const auto& entry : stored.log) log.push_back({entry.at, entry.text});
    std::vector<match::Downtime> downtimes;
    std::ranges::copy_if(services.downtimes, std::back_inserter(downtimes),
                         [&](const match::Downtime& one) { return one.to > setup->opened; });
    auto room = match::Room::load(*std::move(setup), log, downtimes, services.now());
    if (!room) return room;
    room->set_id(stored.head.id);
    for (const auto person : room->everybody())
        if (const auto known = services.store.person(person); known && known->gone != 0)
            room->forget(person);
    return room;
}

TableCache::TableCache(TableServices& services, TableExecutor& executor, DeadlineQueue deadlines)
    : services_(services),
      executor_(executor),
      deadlines_(std::move(deadlines)),
      timer_(executor.executor()) {
    count_deadlines();
}

// To strangers an unlisted table does not exist: whatever its state, the same query runs as for a
// table that is not there, on one thread, so that neither timing nor order of answers tells them
// apart. It is loaded only for those with access.
Awaitable<Expected<std::shared_ptr<TableActor>>> TableCache::enter(Caller caller, TableId table) {
    assert(executor_.is_current());
    auto known = find(table);
    const bool let_in =
        known && ((caller.connection && known->follower(*caller.connection) != nullptr) ||
                  known->is_open_to(caller.person, caller.key));
    if (!let_in) {
        const auto head = co_await run_on(services_.admission_reader,
                                          [&] { return services_.store.table(table); });
        if (!head) co_return refuse(table_error(head.error().code), caller.lang);
        if (!admits(*head, caller.person, caller.key))
            co_return refuse(ErrorCode::no_such_table, caller.lang);
        known = find_or_load(table);
    }
    const auto ready = co_await known->ready(caller.lang);
    if (!ready) co_return std::unexpected(ready.error());
    co_return known;
}

std::shared_ptr<TableActor> TableCache::find(TableId table) const {
    const auto found = tables_.find(table);
    return found == tables_.end() ? nullptr : found->second;
}

std::vector<std::shared_ptr<TableActor>> TableCache::all() const {
    const auto tables = std::views::values(tables_);
    return {tables.begin(), tables.end()};
}

void TableCache::add(TableId table, match::Room room, store::TableHead head) {
    assert(executor_.is_current());
    auto& actor = tables_[table];
    actor = std::make_shared<TableActor>(services_, executor_, *this, table);
    const auto kept = actor;
    Log("table_opened").with("table", table).with("game", head.game);
    kept->go_live(std::move(room), std::move(head));
}

std::shared_ptr<TableActor> TableCache::find_or_load(TableId table) {
    auto& actor = tables_[table];
    if (actor) return actor;
    actor = std::make_shared<TableActor>(services_, executor_, *this, table);
    const auto kept = actor;
    load(*kept);
    return kept;
}

void TableCache::load(TableActor& table) {
    table.begin_loading();
    ++services_.metrics.loads;
    spawn(table.id(), load(table.shared_from_this()));
}

Awaitable<> TableCache::load(std::shared_ptr<TableActor> table) {
    auto loaded = co_await read_counted(table->id());
    if (loaded) co_return table->go_live(std::move(loaded->room), std::move(loaded->head));
    const auto code = loaded.error().code;
    if (code != ErrorCode::not_found && code != ErrorCode::broken)
        Log("table_not_read", Weight::warning)
            .with("table", table->id())
            .with("why", loaded.error().message);
    if (code == ErrorCode::broken) co_return table->not_loaded(code, true);
    table->not_loaded(table_error(code), code == ErrorCode::not_found);
}

Awaitable<Expected<TableCache::Loaded>> TableCache::read_counted(TableId table) {
    const InFlight one(loading_);
    co_return co_await read(table);
}

// Claims the table (fencing), then reads and replays it.
Awaitable<Expected<TableCache::Loaded>> TableCache::read(TableId table) {
    auto& store = services_.store;
    const auto epoch = co_await await_store<std::int64_t>(
        [&](store::Done<std::int64_t> done) { return store.claim_table(table, std::move(done)); });
    if (!epoch) co_return std::unexpected(epoch.error());
    co_return co_await run_on(services_.readers, [&]() -> Expected<Loaded> {
        auto stored = services_.store.load_table(table);
        if (!stored) return std::unexpected(stored.error());
        auto room = room_from(*stored, services_);
        if (room && room->setup().rated && room->life() == match::Life::over)
            room->set_rating_changes(rating_changes(services_.store, table));
        if (room) return Loaded{std::move(stored->head), *std::move(room)};
        Log("table_broken", Weight::error).with("table", table).with("why", room.error().message);
        return refuse(ErrorCode::broken, room.error().message);
    });
}

void TableCache::set_deadline(TableId table, match::Ms at) {
    deadlines_.set(table, at);
    count_deadlines();
    if (at >= wakes_at_) return;
    wakes_at_ = at;
    timer_.cancel();
}

void TableCache::count_deadlines() {
    services_.metrics.open += deadlines_.size() - counted_deadlines_;
    counted_deadlines_ = deadlines_.size();
}

void TableCache::maybe_evict(const TableActor& table) {
    if (table.can_be_evicted()) leaving_.insert(table.id());
}

void TableCache::drop(TableId table) { tables_.erase(table); }

void TableCache::crash(TableId table, std::string_view why) {
    if (const auto actor = find(table)) actor->crash(why);
}

void TableCache::spawn(TableId table, Awaitable<> work) {
    asio::co_spawn(executor_.executor(), std::move(work),
                   [this, table](const std::exception_ptr& error) {
                       if (!error) return;
                       try {
                           std::rethrow_exception(error);
                       } catch (const std::exception& caught) {
                           crash(table, caught.what());
                       } catch (...) { crash(table, "unknown"); }
                   });
}

Awaitable<> TableCache::keep_time() {
    for (;;) {
        try {
            wake_due();
            evict_unused();
        } catch (const std::exception& error) {
            Log("time_not_kept", Weight::error).with("why", error.what());
        }
        const auto pause = time_until_wakeup();
        wakes_at_ = services_.now() + pause.count();
        timer_.expires_after(pause);
        co_await timer_.async_wait(no_throw);
    }
}

std::chrono::milliseconds TableCache::time_until_wakeup() {
    const match::Ms until = std::min(deadlines_.next(), next_sweep_);
    const bool choked = loading_ >= max_loading || !wakes_;
    return std::chrono::milliseconds(
        std::clamp(until - services_.now(), choked ? match::Ms{5} : match::Ms{0}, longest_sleep));
}

void TableCache::wake_due() {
    while (wakes_ && loading_ < max_loading) {
        const auto table = deadlines_.take_due(services_.now());
        if (!table) break;
        const auto actor = find_or_load(*table);
        actor->touch();  // not to be evicted before it is woken
        spawn(*table, wake(actor));
    }
    count_deadlines();
}

// A table that has just been loaded has been woken.
Awaitable<> TableCache::wake(std::shared_ptr<TableActor> table) {
    const bool was_live = table->live() != nullptr;
    const auto ready = co_await table->ready(Lang::en);
    if (ready && was_live) (*ready)->wake();
}

void TableCache::evict_unused() {
    const auto now = services_.now();
    if (now < next_sweep_) return;
    next_sweep_ = now + services_.settings.linger;
    std::erase_if(leaving_, [&](TableId table) {
        const auto found = tables_.find(table);
        if (found == tables_.end() || !found->second->can_be_evicted()) return true;
        if (found->second->take_recently_used()) return false;
        tables_.erase(found);
        return true;
    });
}

}  // namespace agora::server
