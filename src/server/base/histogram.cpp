#include "server/base/histogram.hpp"

#include <algorithm>
#include <bit>

namespace agora::server {

void Histogram::record(std::chrono::nanoseconds duration) {
    // A clock that went backwards took no time.
    const auto time = std::max(duration, std::chrono::nanoseconds::zero());
    const auto up = std::chrono::ceil<std::chrono::microseconds>(time).count();
    const auto bucket = up <= 1 ? 0 : std::bit_width(static_cast<std::uint64_t>(up - 1));
    const auto at = std::min(static_cast<std::size_t>(bucket), bounds);
    buckets_[at].fetch_add(1, std::memory_order_relaxed);
    sum_.fetch_add(time.count(), std::memory_order_relaxed);
}

Histogram::Snapshot Histogram::snapshot() const {
    Snapshot now;
    for (std::size_t i = 0; i < buckets_.size(); ++i) {
        now.buckets[i] = buckets_[i].load(std::memory_order_relaxed);
        now.count += now.buckets[i];
    }
    now.sum = std::chrono::nanoseconds(sum_.load(std::memory_order_relaxed));
    return now;
}

}  // namespace agora::server
