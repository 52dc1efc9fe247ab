// What operators can read at /metrics, but for the tables.
#pragma once

#include "server/base/metric.hpp"
#include "server/http/http_server.hpp"
#include "store/writer.hpp"

#include <array>
#include <atomic>
#include <vector>

namespace agora::server {

// Requests that were answered, by the first digit of their status. From any thread.
class RequestCounts {
public:
    void count(int status) { ++classes_[static_cast<std::size_t>(status / 100) % classes_.size()]; }
    Metric metric() const;

private:
    std::array<std::atomic<std::uint64_t>, 6> classes_{};
};

std::vector<Metric> metrics_of(const HttpCounts& http);
std::vector<Metric> metrics_of(const store::WriterStatus& store);

}  // namespace agora::server
