// Where a server is, and as whom one speaks to it.
#pragma once

#include "core/error.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace agora::client {

struct Address {
    std::string host;  // an IPv6 address in brackets
    std::uint16_t port = 80;
    bool secure = false;

    std::string text() const { return host + ":" + std::to_string(port); }
    std::string origin() const { return (secure ? "https://" : "http://") + text(); }
    std::string bare_host() const;  // without brackets
    bool has_usual_port() const { return port == (secure ? 443 : 80); }
};

// http://HOST:PORT or https://HOST:PORT, whatever follows it.
Expected<Address> read_address(std::string_view url);

// The session cookie of a guest, or the token of an account.
struct Credentials {
    std::string cookie{};
    std::string token{};

    bool is_empty() const { return cookie.empty() && token.empty(); }
};

}  // namespace agora::client
