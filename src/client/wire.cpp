#include "client/wire.hpp"

#include <array>
#include <charconv>
#include <utility>

namespace agora::client {

namespace {

// Reads until the end of the head of an answer is there; its length, or 0 where the other side
// left.
std::size_t read_head(Channel& channel, std::string& unread) {
    for (;;) {
        if (const auto end = unread.find("\r\n\r\n"); end != std::string::npos) return end + 4;
        std::array<char, 4096> data{};
        const auto size = channel.receive(data);
        if (size <= 0) return 0;
        unread.append(data.data(), static_cast<std::size_t>(size));
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

// A request with a token needs no Origin; any other must have that of the server.
std::string Pass::headers(const Address& address) const {
    if (!token.empty()) return "Authorization: Bearer " + token + "\r\n";
    return "Origin: " + address.origin() + "\r\n" +
           (cookie.empty() ? "" : "Cookie: " + cookie + "\r\n");
}

Expected<std::string> Caller::get(std::string_view path, Pass& pass) {
    return ask("GET " + std::string(path) + " HTTP/1.1\r\nHost: " + address_.text() + "\r\n" +
                   pass.headers(address_) + "\r\n",
               pass);
}

Expected<std::string> Caller::post(std::string_view path, std::string_view body, Pass& pass) {
    std::string request = "POST " + std::string(path) + " HTTP/1.1\r\nHost: " + address_.text() +
                          "\r\nContent-Type: application/json\r\n" + pass.headers(address_);
    request += "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n";
    request += body;
    return ask(request, pass);
}

Expected<std::string> Caller::ask(std::string_view request, Pass& pass) {
    if (!link_.is_open()) {
        auto link = Channel::open(address_);
        if (!link) return std::unexpected(link.error());
        link_ = *std::move(link);
        link_.expect_answers();
    }
    if (!link_.send(request))
        return refuse("the server does not listen", "le serveur n’écoute pas");
    return read_answer(pass);
}

Expected<std::string> Caller::read_answer(Pass& pass) {
    const auto length = read_head(link_, unread_);
    if (length == 0) return refuse("the server does not answer", "le serveur ne répond pas");
    const std::string head = unread_.substr(0, length);
    unread_.erase(0, length);
    std::size_t size = 0;
    const auto digits = header(head, "Content-Length");
    std::from_chars(digits.data(), digits.data() + digits.size(), size);
    while (unread_.size() < size) {
        std::array<char, 4096> data{};
        const auto got = link_.receive(data);
        if (got <= 0) return refuse("the answer breaks off", "la réponse s’interrompt");
        unread_.append(data.data(), static_cast<std::size_t>(got));
    }
    auto body = unread_.substr(0, size);
    unread_.erase(0, size);
    if (const auto given = header(head, "Set-Cookie"); !given.empty())
        pass.cookie = given.substr(0, given.find(';'));
    if (!head.starts_with("HTTP/1.1 2")) return refuse(head.substr(9, 3) + " " + body);
    return body;
}

Expected<Line> Line::open(const Address& address, const Pass& pass, std::string_view lang) {
    auto channel = Channel::open(address);
    if (!channel) return std::unexpected(channel.error());
    Line line(*std::move(channel));
    const auto wish = lang.empty() ? std::string() : "?lang=" + std::string(lang);
    const std::string request = "GET /api/socket" + wish + " HTTP/1.1\r\nHost: " + address.text() +
                                "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                                "Sec-WebSocket-Version: 13\r\n"
                                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n" +
                                pass.headers(address) + "\r\n";
    if (!line.channel_.send(request))
        return refuse("the server does not listen", "le serveur n’écoute pas");
    const auto length = read_head(line.channel_, line.unread_);
    if (length == 0)
        return refuse("the server turns a socket away", "le serveur refuse la connexion");
    if (!line.unread_.starts_with("HTTP/1.1 101")) return refuse(line.unread_);
    line.unread_.erase(0, length);
    line.channel_.do_not_wait();
    return line;
}

// Messages are short compared with the socket buffer: a connection whose buffer is full is given
// up. The mask is zero, which the standard allows and which saves work.
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
    return channel_.send(frame);
}

bool Line::receive(std::vector<std::string>& messages) {
    static thread_local std::array<char, 65536> data;
    for (;;) {
        const auto size = channel_.receive(data);
        if (size < 0) break;
        if (size == 0) return false;
        unread_.append(data.data(), static_cast<std::size_t>(size));
        if (size < std::ssize(data) && !channel_.has_more()) break;
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
        static_cast<void>(channel_.send(pong));
    }
    unread_.erase(0, begin + size);
    if (unread_.empty() && unread_.capacity() > 16'384) unread_.shrink_to_fit();
    more = true;
    return kind != 8;
}

}  // namespace agora::client
