#include "server/metrics.hpp"

#include <fmt/format.h>

#include <iterator>

namespace agora::server {

namespace {

class Page {
public:
    void gauge(std::string_view name, std::string_view help, std::uint64_t value) {
        add(name, help, "gauge", value);
    }
    void counter(std::string_view name, std::string_view help, std::uint64_t value) {
        add(name, help, "counter", value);
    }
    void head(std::string_view name, std::string_view help, std::string_view kind) {
        fmt::format_to(std::back_inserter(text_), "# HELP agora_{} {}\n# TYPE agora_{} {}\n", name,
                       help, name, kind);
    }
    void sample(std::string_view name, std::string_view labels, std::uint64_t value) {
        fmt::format_to(std::back_inserter(text_), "agora_{}{} {}\n", name, labels, value);
    }
    std::string take() { return std::move(text_); }

private:
    void add(std::string_view name, std::string_view help, std::string_view kind,
             std::uint64_t value) {
        head(name, help, kind);
        sample(name, "", value);
    }
    std::string text_;
};

}  // namespace

std::string metrics_text(const HallCounts& hall, const DoorCounts& door,
                         const store::WriterStatus& store, const RequestCounts& requests) {
    Page page;
    page.gauge("tables_loaded", "Tables in memory.", hall.tables);
    page.gauge("tables_open", "Open tables, in memory or not.", hall.deadlines);
    page.gauge("followers", "Tables followed, over all sockets.", hall.follows);
    page.gauge("commands_waiting", "Commands queued for the tables.", hall.waiting);
    page.gauge("searches", "Searches that run or are queued.", hall.thinking);
    page.counter("entries_total", "Log entries of tables that were committed.", hall.decisions);
    page.counter("refusals_total", "Messages that were refused.", hall.refusals);
    page.counter("commands_overflow_total", "Commands refused because the queue was full.",
                 hall.overflow);
    page.counter("table_loads_total", "Tables loaded from the store.", hall.loads);
    page.counter("entries_failed_total", "Log entries that could not be committed.", hall.failures);
    page.counter("tables_finished_total", "Tables that ended.", hall.finished);

    page.gauge("connections", "Open connections.", door.connections);
    page.gauge("sockets", "Open WebSockets.", door.sockets);
    page.counter("connections_total", "Connections that were accepted.", door.accepted);
    page.counter("connections_refused_total", "Connections refused at the limit.",
                 door.turned_away);
    page.counter("sockets_too_slow_total", "Sockets closed because they read too slowly.",
                 door.too_slow);
    page.counter("socket_bytes_total", "Bytes of messages sent.", door.bytes_out);

    page.gauge("store_healthy", "Whether the last write reached the disk.",
               store.healthy ? 1U : 0U);
    page.gauge("store_waiting", "Writes queued.", store.waiting);
    page.counter("store_writes_total", "Writes that were committed.", store.written);
    page.counter("store_commits_total", "Transactions they were committed in.", store.commits);
    page.counter("store_refused_total", "Writes that were refused.", store.refused);
    page.counter("store_overflow_total", "Writes refused because the queue was full.",
                 store.overflow);

    page.head("requests_total", "Requests that were answered, by status.", "counter");
    for (std::size_t digit = 1; digit <= 5; ++digit)
        page.sample("requests_total", fmt::format("{{status=\"{}xx\"}}", digit),
                    requests.of_class(digit));
    return page.take();
}

}  // namespace agora::server
