#include "server/load/wire.hpp"

#include <fcntl.h>
#include <netdb.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <memory>
#include <utility>

namespace agora::server::load {

namespace {

bool send_all(int file, std::string_view data) {
    while (!data.empty()) {
        const auto sent = ::send(file, data.data(), data.size(), MSG_NOSIGNAL);
        if (sent <= 0) return false;
        data.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
}

// Reads until the end of the head of an answer is there; its length, or 0 where the other side
// left.
std::size_t read_head(int file, std::string& unread) {
    for (;;) {
        if (const auto end = unread.find("\r\n\r\n"); end != std::string::npos) return end + 4;
        char data[4096];
        const auto size = ::recv(file, data, sizeof data, 0);
        if (size <= 0) return 0;
        unread.append(data, static_cast<std::size_t>(size));
    }
}

// The value of a header, as our server writes it.
std::string_view header(std::string_view head, std::string_view name) {
    const auto at = head.find("\r\n" + std::string(name) + ": ");
    if (at == std::string_view::npos) return {};
    const auto begin = at + name.size() + 4;
    return head.substr(begin, head.find("\r\n", begin) - begin);
}

}  // namespace

Result<Address> read_address(std::string_view url) {
    constexpr std::string_view scheme = "http://";
    if (!url.starts_with(scheme)) return refuse("the address must begin with http://");
    url.remove_prefix(scheme.size());
    url = url.substr(0, url.find('/'));
    const auto colon = url.rfind(':');
    if (colon == std::string_view::npos) return refuse("the address must have a port");
    return Address{std::string(url.substr(0, colon)), std::string(url.substr(colon + 1))};
}

Handle::Handle(Handle&& other) noexcept : number_(std::exchange(other.number_, -1)) {}

Handle& Handle::operator=(Handle&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
}

Handle::~Handle() {
    if (number_ >= 0) ::close(number_);
}

Result<Handle> connect_to(const Address& address) {
    addrinfo hints{};
    hints.ai_socktype = SOCK_STREAM;
    addrinfo* found = nullptr;
    if (::getaddrinfo(address.host.c_str(), address.port.c_str(), &hints, &found) != 0)
        return refuse("there is no " + address.text());
    const std::unique_ptr<addrinfo, decltype(&::freeaddrinfo)> list(found, ::freeaddrinfo);
    for (const auto* one = found; one != nullptr; one = one->ai_next) {
        Handle handle(::socket(one->ai_family, one->ai_socktype | SOCK_CLOEXEC, one->ai_protocol));
        if (handle.number() < 0) continue;
        if (::connect(handle.number(), one->ai_addr, one->ai_addrlen) != 0) continue;
        const int yes = 1;
        ::setsockopt(handle.number(), IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
        return handle;
    }
    return refuse("cannot connect to " + address.text() + ": " + std::strerror(errno));
}

Result<std::string> Caller::post(std::string_view path, std::string_view body,
                                 std::string& cookie) {
    if (link_.number() < 0) {
        auto handle = connect_to(address_);
        if (!handle) return std::unexpected(handle.error());
        link_ = *std::move(handle);
    }
    std::string request = "POST " + std::string(path) + " HTTP/1.1\r\nHost: " + address_.text() +
                          "\r\nOrigin: http://" + address_.text() +
                          "\r\nContent-Type: application/json\r\n";
    if (!cookie.empty()) request += "Cookie: " + cookie + "\r\n";
    request += "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n";
    request += body;
    if (!send_all(link_.number(), request)) return refuse("the server does not listen");
    return read_answer(cookie);
}

Result<std::string> Caller::read_answer(std::string& cookie) {
    const auto length = read_head(link_.number(), unread_);
    if (length == 0) return refuse("the server does not answer");
    const std::string head = unread_.substr(0, length);
    unread_.erase(0, length);
    std::size_t size = 0;
    const auto digits = header(head, "Content-Length");
    std::from_chars(digits.data(), digits.data() + digits.size(), size);
    while (unread_.size() < size) {
        char data[4096];
        const auto got = ::recv(link_.number(), data, sizeof data, 0);
        if (got <= 0) return refuse("the answer breaks off");
        unread_.append(data, static_cast<std::size_t>(got));
    }
    auto body = unread_.substr(0, size);
    unread_.erase(0, size);
    if (const auto given = header(head, "Set-Cookie"); !given.empty())
        cookie = given.substr(0, given.find(';'));
    if (!head.starts_with("HTTP/1.1 2")) return refuse(head.substr(9, 3) + " " + body);
    return body;
}

Result<Line> Line::open(const Address& address, const std::string& cookie) {
    auto handle = connect_to(address);
    if (!handle) return std::unexpected(handle.error());
    Line line(*std::move(handle));
    std::string request = "GET /api/socket HTTP/1.1\r\nHost: " + address.text() +
                          "\r\nOrigin: http://" + address.text() +
                          "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                          "Sec-WebSocket-Version: 13\r\n"
                          "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n";
    if (!cookie.empty()) request += "Cookie: " + cookie + "\r\n";
    if (!send_all(line.file(), request + "\r\n")) return refuse("the server does not listen");
    const auto length = read_head(line.file(), line.unread_);
    if (length == 0) return refuse("the server turns a socket away");
    if (!line.unread_.starts_with("HTTP/1.1 101")) return refuse(line.unread_);
    line.unread_.erase(0, length);
    ::fcntl(line.file(), F_SETFL, ::fcntl(line.file(), F_GETFL) | O_NONBLOCK);
    return line;
}

// What is sent is short, and the socket's buffer is not: one that takes no more is given up. The
// mask is zero, which the standard allows and which spares the work.
bool Line::send(std::string_view text) {
    std::string frame = "\x81";
    if (text.size() < 126) {
        frame += static_cast<char>(0x80U | text.size());
    } else {
        frame += static_cast<char>(0x80U | 126U);
        frame += static_cast<char>(text.size() >> 8U);
        frame += static_cast<char>(text.size() & 0xFFU);
    }
    frame.append(4, '\0').append(text);
    return ::send(file(), frame.data(), frame.size(), MSG_NOSIGNAL) == std::ssize(frame);
}

bool Line::receive(std::vector<std::string>& messages) {
    static thread_local std::array<char, 65536> data;
    for (;;) {
        const auto size = ::recv(file(), data.data(), data.size(), 0);
        if (size < 0 && (errno == EAGAIN || errno == EINTR)) break;
        if (size <= 0) return false;
        unread_.append(data.data(), static_cast<std::size_t>(size));
        if (size < std::ssize(data)) break;
    }
    bool more = true;
    while (more)
        if (!take_frame(messages, more)) return false;
    return true;
}

bool Line::take_frame(std::vector<std::string>& messages, bool& more) {
    const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(unread_[at]); };
    more = false;
    if (unread_.size() < 2) return true;
    std::size_t begin = 2;
    std::size_t size = byte(1) & 0x7FU;
    const std::size_t digits = size == 126 ? 2 : size == 127 ? 8 : 0;
    begin += digits;
    if (unread_.size() < begin) return true;
    if (digits > 0) size = 0;
    for (std::size_t i = 0; i < digits; ++i) size = size << 8U | byte(2 + i);
    if (unread_.size() < begin + size) return true;
    const unsigned kind = byte(0) & 0x0FU;
    if (kind == 1) messages.push_back(unread_.substr(begin, size));
    if (kind == 9) {  // a ping
        std::string pong = "\x8A";
        pong += static_cast<char>(0x80U | size);
        pong.append(4, '\0').append(unread_, begin, size);
        ::send(file(), pong.data(), pong.size(), MSG_NOSIGNAL);
    }
    unread_.erase(0, begin + size);
    if (unread_.empty() && unread_.capacity() > 16'384) unread_.shrink_to_fit();
    more = true;
    return kind != 8;
}

}  // namespace agora::server::load
