// A histogram of durations, for operators. Buckets are spaced by powers of two, so that one layout
// fits what takes microseconds and what takes a minute.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>

namespace agora::server {

// Thread-safe and lock-free.
class Histogram {
public:
    // Bucket i counts what took at most 2^i microseconds, and more than the one before it; the last
    // one has no bound.
    static constexpr std::size_t bounds = 27;  // from 1 us to 67 s
    static constexpr std::chrono::microseconds bound(std::size_t bucket) {
        return std::chrono::microseconds(std::int64_t{1} << bucket);
    }

    void record(std::chrono::nanoseconds duration);

    // Buckets are read one after the other while others record: consistent enough for monitoring,
    // and `count` is always their sum.
    struct Snapshot {
        std::array<std::uint64_t, bounds + 1> buckets{};
        std::chrono::nanoseconds sum{};
        std::uint64_t count = 0;
    };
    Snapshot snapshot() const;

private:
    std::array<std::atomic<std::uint64_t>, bounds + 1> buckets_{};
    std::atomic<std::int64_t> sum_ = 0;  // nanoseconds
};

}  // namespace agora::server
