// Rate limiting by keys.
#pragma once

#include "core/token_bucket.hpp"
#include "store/values.hpp"

#include <cstddef>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>

namespace agora::server {

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
