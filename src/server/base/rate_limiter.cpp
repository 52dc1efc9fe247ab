#include "server/base/rate_limiter.hpp"

#include <arpa/inet.h>

#include <algorithm>
#include <span>

namespace agora::server {

bool RateLimiter::take(const std::string& key, store::Millis now, int count) {
    const std::lock_guard lock(mutex_);
    if (buckets_.size() >= max_keys && !buckets_.contains(key)) {
        std::erase_if(buckets_, [&](const auto& one) { return one.second.is_full(now); });
        if (buckets_.size() >= max_keys) buckets_.clear();
    }
    return buckets_.try_emplace(key, settings_, now).first->second.take(now, count);
}

void RateLimiter::give_back(const std::string& key) {
    const std::lock_guard lock(mutex_);
    const auto found = buckets_.find(key);
    if (found != buckets_.end()) found->second.give_back();
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
