// The network as the load program needs it: HTTP that waits for its answer, and WebSockets of which
// one thread looks after thousands.
#pragma once

#include "core/refusal.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace agora::server::load {

struct Address {
    std::string host;
    std::string port;

    std::string text() const { return host + ":" + port; }
};

Result<Address> read_address(std::string_view url);  // http://HOST:PORT

// An open file that is closed with its owner.
class Handle {
public:
    explicit Handle(int number = -1) : number_(number) {}
    Handle(Handle&& other) noexcept;
    Handle& operator=(Handle&& other) noexcept;
    ~Handle();
    int number() const { return number_; }

private:
    int number_;
};

Result<Handle> connect_to(const Address& address);

// One connection for requests, one after another. Remembers the cookie that it is given.
class Caller {
public:
    explicit Caller(Address address) : address_(std::move(address)) {}

    // The body of a good answer; anything else is refused.
    Result<std::string> post(std::string_view path, std::string_view body, std::string& cookie);

private:
    Result<std::string> read_answer(std::string& cookie);

    Address address_;
    Handle link_;
    std::string unread_;
};

// A WebSocket that never waits.
class Line {
public:
    // Waits for the handshake only.
    static Result<Line> open(const Address& address, const std::string& cookie);

    int file() const { return handle_.number(); }
    bool send(std::string_view text);  // whether the connection still stands
    // Takes what has come; whole messages are added to the list.
    bool receive(std::vector<std::string>& messages);

private:
    explicit Line(Handle handle) : handle_(std::move(handle)) {}
    bool take_frame(std::vector<std::string>& messages, bool& more);

    Handle handle_;
    std::string unread_;
};

}  // namespace agora::server::load
