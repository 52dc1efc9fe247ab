// The tables in memory of one executor: loads and claims them when they are needed, wakes them when a
// deadline passes, and evicts those that nobody uses.
#pragma once

#include "server/tables/deadline_queue.hpp"
#include "server/tables/table_actor.hpp"

#include <boost/asio/basic_waitable_timer.hpp>

#include <unordered_map>
#include <unordered_set>

namespace agora::server {

using SteadyTimer =
    asio::basic_waitable_timer<std::chrono::steady_clock,
                               asio::wait_traits<std::chrono::steady_clock>, Executor>;

// Who wants to use a table.
struct Caller {
    match::PersonId person = 0;
    Lang lang = Lang::en;
    std::string key{};
    std::shared_ptr<Connection> connection{};  // who follows a table is known there
};

// A table as it is stored, replayed.
Expected<match::Room> room_from(const store::StoredTable& stored, const TableServices& services);

class TableCache {
public:
    TableCache(TableServices& services, TableExecutor& executor, DeadlineQueue deadlines);

    // For one who may use it; to others it does not exist.
    Awaitable<Expected<std::shared_ptr<TableActor>>> enter(Caller caller, TableId table);
    std::shared_ptr<TableActor> find(TableId table) const;  // in memory
    std::vector<std::shared_ptr<TableActor>> all() const;
    void add(TableId table, match::Room room, store::TableHead head);  // a new one

    // For its tables.
    void load(TableActor& table);
    void set_deadline(TableId table, match::Ms at);
    void maybe_evict(const TableActor& table);
    void drop(TableId table);
    void crash(TableId table, std::string_view why);
    // Runs on behalf of a table; an exception ends that table.
    void spawn(TableId table, Awaitable<> work);

    Awaitable<> keep_time();  // for ever
    void stop_waking() { wakes_ = false; }

private:
    struct Loaded {
        store::TableHead head;
        match::Room room;
    };

    std::shared_ptr<TableActor> find_or_load(TableId table);
    Awaitable<> load(std::shared_ptr<TableActor> table);
    Awaitable<Expected<Loaded>> read_counted(TableId table);
    Awaitable<Expected<Loaded>> read(TableId table);
    Awaitable<> wake(std::shared_ptr<TableActor> table);
    void wake_due();
    void evict_unused();
    std::chrono::milliseconds time_until_wakeup();
    void count_deadlines();

    TableServices& services_;
    TableExecutor& executor_;
    DeadlineQueue deadlines_;
    std::size_t counted_deadlines_ = 0;
    SteadyTimer timer_;
    match::Ms wakes_at_ = 0;
    match::Ms next_sweep_ = 0;
    std::size_t loading_ = 0;
    bool wakes_ = true;
    std::unordered_map<TableId, std::shared_ptr<TableActor>> tables_;
    std::unordered_set<TableId> leaving_;  // candidates for eviction
};

}  // namespace agora::server
