// Rate limiting by token buckets. Times are in milliseconds, of any clock.
#pragma once

#include <algorithm>
#include <cstdint>

namespace agora {

struct RateLimit {
    int burst = 10;               // capacity of the bucket
    std::int64_t every = 60'000;  // milliseconds to refill one token
};

// One bucket, full at first.
class TokenBucket {
public:
    explicit TokenBucket(RateLimit limit, std::int64_t now = 0)
        : limit_(limit), credit_(capacity()), at_(now) {}

    // Takes so many tokens, if there are enough. Time that goes back does not count.
    bool take(std::int64_t now, int count = 1) {
        credit_ = std::min(capacity(), credit_ + std::max(std::int64_t{0}, now - at_));
        at_ = now;
        const auto price = count * limit_.every;
        if (credit_ < price) return false;
        credit_ -= price;
        return true;
    }
    void give_back(int count = 1) {
        credit_ = std::min(capacity(), credit_ + count * limit_.every);
    }
    bool is_full(std::int64_t now) const { return credit_ + (now - at_) >= capacity(); }

private:
    std::int64_t capacity() const { return limit_.burst * limit_.every; }

    RateLimit limit_;
    std::int64_t credit_;  // in milliseconds of refilling
    std::int64_t at_;
};

}  // namespace agora
