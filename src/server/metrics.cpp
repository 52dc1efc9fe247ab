#include "server/metrics.hpp"

#include <fmt/format.h>

namespace agora::server {

Metric RequestCounts::metric() const {
    Metric metric{"requests_total", "Requests that were answered, by status.", "counter", {}};
    for (std::size_t digit = 1; digit <= 5; ++digit)
        metric.samples.push_back({fmt::format("status=\"{}xx\"", digit), classes_[digit].load()});
    return metric;
}

std::vector<Metric> metrics_of(const HttpCounts& http) {
    return {
        Metric::gauge("connections", "Open connections.", http.connections),
        Metric::gauge("sockets", "Open WebSockets.", http.sockets),
        Metric::counter("connections_total", "Connections that were accepted.", http.accepted),
        Metric::counter("connections_refused_total", "Connections refused at the limit.",
                        http.refused),
        Metric::counter("sockets_too_slow_total", "Sockets closed because they read too slowly.",
                        http.too_slow),
        Metric::counter("socket_bytes_total", "Bytes of messages sent.", http.bytes_out),
        Metric::histogram("delivery_seconds",
                          "From the receipt of a command to the delivery of a message about it.",
                          http.delivery),
    };
}

std::vector<Metric> metrics_of(const store::WriterStatus& store) {
    return {
        Metric::gauge("store_healthy", "Whether the last write reached the disk.",
                      store.healthy ? 1U : 0U),
        Metric::gauge("store_waiting", "Writes queued.", store.waiting),
        Metric::counter("store_writes_total", "Writes that were committed.", store.written),
        Metric::counter("store_commits_total", "Transactions they were committed in.",
                        store.commits),
        Metric::counter("store_refused_total", "Writes that were refused.", store.refused),
        Metric::counter("store_overflow_total", "Writes refused because the queue was full.",
                        store.overflow),
    };
}

}  // namespace agora::server
