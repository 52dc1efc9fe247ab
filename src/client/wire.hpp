// The client side of HTTP (blocking) and of WebSockets (non-blocking, thousands a thread).
#pragma once

#include "client/channel.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace agora::client {

// Credentials: the session cookie of a guest, or the token of an account.
struct Pass {
    std::string cookie{};
    std::string token{};

    bool is_empty() const { return cookie.empty() && token.empty(); }
    std::string headers(const Address& address) const;
};

// A keep-alive connection for requests.
class Caller {
public:
    explicit Caller(Address address) : address_(std::move(address)) {}

    // The body of a 2xx response; any other is an error with its status and body. Stores a cookie
    // that the server sets.
    Expected<std::string> get(std::string_view path, Pass& pass);
    Expected<std::string> post(std::string_view path, std::string_view body, Pass& pass);

private:
    Expected<std::string> ask(std::string_view request, Pass& pass);
    Expected<std::string> read_answer(Pass& pass);

    Address address_;
    Channel link_;
    std::string unread_;
};

// A non-blocking WebSocket.
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
