// Metrics in the text format of Prometheus.
#pragma once

#include "server/hall.hpp"
#include "server/net/door.hpp"

#include <array>
#include <atomic>
#include <string>

namespace agora::server {

// Requests that were answered, by the first digit of their status. From any thread.
class RequestCounts {
public:
    void count(int status) { ++classes_[static_cast<std::size_t>(status / 100) % classes_.size()]; }
    std::uint64_t of_class(std::size_t digit) const { return classes_[digit]; }

private:
    std::array<std::atomic<std::uint64_t>, 6> classes_{};
};

std::string metrics_text(const HallCounts& hall, const DoorCounts& door,
                         const store::WriterStatus& store, const RequestCounts& requests);

}  // namespace agora::server
