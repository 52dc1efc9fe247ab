#include "server/people/rate_limiter.hpp"

#include <arpa/inet.h>

#include <algorithm>
#include <span>

namespace agora::server {

bool RateLimiter::take(const std::string& key, store::Millis now, int count) {
    const std::lock_guard lock(mutex_);
    if (buckets_.size() >= max_keys && !buckets_.contains(key)) {
        std::erase_if(buckets_, [&](const auto& one) {
            return one.second.credit + (now - one.second.at) >= full();
        });
        if (buckets_.size() >= max_keys) buckets_.clear();
    }
    auto& bucket = buckets_.try_emplace(key, Bucket{full(), now}).first->second;
    bucket.credit = std::min(full(), bucket.credit + std::max(store::Millis{0}, now - bucket.at));
    bucket.at = now;
    const auto price = count * settings_.every;
    if (bucket.credit < price) return false;
    bucket.credit -= price;
    return true;
}

void RateLimiter::give_back(const std::string& key) {
    const std::lock_guard lock(mutex_);
    const auto found = buckets_.find(key);
    if (found == buckets_.end()) return;
    found->second.credit = std::min(full(), found->second.credit + settings_.every);
}

std::string place_of(std::string_view address) {
    std::string text(address);
    in6_addr parsed{};
    if (inet_pton(AF_INET6, text.c_str(), &parsed) != 1) return text;
    constexpr std::size_t network = 8;  // bytes
    if (IN6_IS_ADDR_V4MAPPED(&parsed)) return text;
    std::ranges::fill(std::span(parsed.s6_addr).subspan(network), std::uint8_t{0});
    char written[INET6_ADDRSTRLEN];
    return inet_ntop(AF_INET6, &parsed, written, sizeof written) == nullptr ? text : written;
}

}  // namespace agora::server
