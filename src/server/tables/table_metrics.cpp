#include "server/tables/table_metrics.hpp"

#include "server/base/log.hpp"

namespace agora::server {

namespace {

// One sample an executor.
template <class Value>
std::vector<Metric::Sample> by_executor(TableRegistry& tables, Value value) {
    std::vector<Metric::Sample> samples;
    for (std::size_t i = 0; i < tables.shards().size(); ++i)
        samples.push_back(
            {"executor=\"" + std::to_string(i) + "\"", value(tables.shards()[i]->executor())});
    return samples;
}

}  // namespace

std::size_t commands_waiting(TableRegistry& tables) {
    std::size_t waiting = 0;
    for (const auto& shard : tables.shards()) waiting += shard->executor().load().waiting;
    return waiting;
}

std::vector<Metric> metrics_of(TableRegistry& tables) {
    const auto& counts = tables.services().metrics;
    std::uint64_t overflow = 0;
    for (const auto& shard : tables.shards()) overflow += shard->executor().load().overflow;
    return {
        Metric::gauge("tables_loaded", "Tables in memory.", counts.cached),
        Metric::gauge("tables_open", "Open tables, in memory or not.", counts.open),
        Metric::gauge("followers", "Tables followed, over all sockets.", counts.follows),
        Metric::gauge("commands_waiting", "Commands queued for the tables.",
                      commands_waiting(tables)),
        Metric::gauge("searches", "Searches that run or are queued.",
                      tables.services().bots.waiting()),
        Metric::counter("entries_total", "Log entries of tables that were committed.",
                        counts.entries),
        Metric::counter("refusals_total", "Messages that were refused.", counts.refusals),
        Metric::counter("commands_overflow_total", "Commands refused because the queue was full.",
                        overflow),
        Metric::counter("table_loads_total", "Tables loaded from the store.", counts.loads),
        Metric::counter("entries_failed_total", "Log entries that could not be committed.",
                        counts.failures),
        Metric::counter("tables_finished_total", "Tables that ended.", counts.finished),
        Metric::counter("tables_crashed_total", "Tables ended by an exception.", counts.crashed),
        Metric::histogram("commit_seconds", "From the receipt of a command until it is durable.",
                          counts.commit.snapshot()),
        {"queue_wait_seconds", "How long commands waited for the executor of their table.",
         "histogram",
         by_executor(tables, [](TableExecutor& one) { return one.queue_wait().snapshot(); })},
        {"executor_work_seconds", "Processor time of an executor in one go.", "histogram",
         by_executor(tables, [](TableExecutor& one) { return one.work().snapshot(); })},
        Metric::counter("log_lines_lost_total", "Lines of the log that nobody took in time.",
                        Log::lost()),
    };
}

}  // namespace agora::server
