// How often somebody may do something: a bucket a key, that fills with time.
#pragma once

#include "store/values.hpp"

#include <cstddef>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>

namespace agora::server {

struct RateLimit {
    int burst = 10;                // so many at once,
    store::Millis every = 60'000;  // then one in so many milliseconds
};

// May be used from any thread.
class RateLimiter {
public:
    explicit RateLimiter(RateLimit settings) : settings_(settings) {}

    // Whether one more, or so many, are allowed now; if so they are counted.
    bool take(const std::string& key, store::Millis now, int count = 1);
    // It did not count after all.
    void give_back(const std::string& key);

    // Bounded: when so many keys are remembered, those that have rested are forgotten, and if there
    // are none, all. What must never be exceeded is bounded elsewhere as well (passwords: their
    // pool).
    static constexpr std::size_t most_keys = 65'536;

private:
    struct Bucket {
        store::Millis credit = 0;
        store::Millis at = 0;
    };
    store::Millis full() const { return settings_.burst * settings_.every; }

    RateLimit settings_;
    std::mutex mutex_;
    std::unordered_map<std::string, Bucket> buckets_;
};

// What one client can be told apart by: its address, or the network of an IPv6 one (/64), of which
// everybody has millions.
std::string place_of(std::string_view address);

}  // namespace agora::server
