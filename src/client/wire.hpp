// A server as a client sees it: HTTP that waits for its answer, and WebSockets of which one thread
// can look after thousands.
#pragma once

#include "client/channel.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace agora::client {

// Who one is: a guest by the cookie that the server gave, an account by a token of its own.
struct Pass {
    std::string cookie{};
    std::string token{};

    bool is_empty() const { return cookie.empty() && token.empty(); }
    std::string headers(const Address& address) const;
};

// One connection for requests, one after another.
class Caller {
public:
    explicit Caller(Address address) : address_(std::move(address)) {}

    // The body of a good answer; anything else is refused with its status and body. A cookie that
    // is given is in the pass from then on.
    Expected<std::string> get(std::string_view path, Pass& pass);
    Expected<std::string> post(std::string_view path, std::string_view body, Pass& pass);

private:
    Expected<std::string> ask(std::string_view request, Pass& pass);
    Expected<std::string> read_answer(Pass& pass);

    Address address_;
    Channel link_;
    std::string unread_;
};

// A WebSocket that never waits.
class Line {
public:
    // Waits for the handshake only. In what language one wants to be spoken to: "en", or else as
    // the server knows it.
    static Expected<Line> open(const Address& address, const Pass& pass,
                               std::string_view lang = {});

    int file() const { return channel_.file(); }
    bool send(std::string_view text);  // whether the connection still stands
    // Takes what has come; whole messages are added to the list.
    bool receive(std::vector<std::string>& messages);

private:
    explicit Line(Channel channel) : channel_(std::move(channel)) {}
    bool take_frame(std::vector<std::string>& messages, bool& more);

    Channel channel_;
    std::string unread_;
};

}  // namespace agora::client
