// Rate limiting by token buckets.
#pragma once

#include "store/values.hpp"

#include <cstddef>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>

namespace agora::server {

struct RateLimit {
    int burst = 10;                // capacity of the bucket
    store::Millis every = 60'000;  // milliseconds to refill one token
};

// One bucket, full at first.
class TokenBucket {
public:
    explicit TokenBucket(RateLimit limit, store::Millis now = 0)
        : limit_(limit), credit_(capacity()), at_(now) {}

    // Takes so many tokens, if there are enough. Time that goes back does not count.
    bool take(store::Millis now, int count = 1);
    void give_back(int count = 1);
    bool is_full(store::Millis now) const { return credit_ + (now - at_) >= capacity(); }

private:
    store::Millis capacity() const { return limit_.burst * limit_.every; }

    RateLimit limit_;
    store::Millis credit_;  // in milliseconds of refilling
    store::Millis at_;
};

// A bucket a key. Thread-safe.
class RateLimiter {
public:
    explicit RateLimiter(RateLimit settings) : settings_(settings) {}

    // Takes one token, or so many, if there are enough.
    bool take(const std::string& key, store::Millis now, int count = 1);
    // Returns a token.
    void give_back(const std::string& key);

    // Bounded: at so many keys full buckets are dropped, and if there are none, all. Limits that
    // must hold strictly are enforced elsewhere as well (passwords: their pool).
    static constexpr std::size_t max_keys = 65'536;

private:
    RateLimit settings_;
    std::mutex mutex_;
    std::unordered_map<std::string, TokenBucket> buckets_;
};

// The key of a client: its IPv4 address, or the /64 network of an IPv6 one.
std::string place_of(std::string_view address);

}  // namespace agora::server
