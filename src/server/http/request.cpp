#include "server/http/request.hpp"

#include <algorithm>
#include <charconv>

namespace agora::server {

namespace {

// Percent-decoding; a plus is a space in queries only.
std::string decoded(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t at = 0; at < text.size(); ++at) {
        unsigned code = 0;
        const char* digits = text.data() + at + 1;
        if (text[at] == '%' && at + 2 < text.size() &&
            std::from_chars(digits, digits + 2, code, 16).ptr == digits + 2) {
            plain += static_cast<char>(code);
            at += 2;
        } else {
            plain += text[at] == '+' ? ' ' : text[at];
        }
    }
    return plain;
}

// The value of NAME=value in a list with separators between.
std::string_view value_in(std::string_view list, std::string_view name, char separator) {
    while (!list.empty()) {
        const auto end = std::min(list.find(separator), list.size());
        auto part = list.substr(0, end);
        list.remove_prefix(std::min(end + 1, list.size()));
        while (part.starts_with(' ')) part.remove_prefix(1);
        if (part.starts_with(name) && part.substr(name.size()).starts_with('='))
            return part.substr(name.size() + 1);
    }
    return {};
}

}  // namespace

std::string_view Request::header(std::string_view name) const {
    const auto found =
        std::ranges::find(headers, name, [](const auto& header) { return header.first; });
    return found == headers.end() ? std::string_view() : std::string_view(found->second);
}

std::string_view Request::cookie(std::string_view name) const {
    return value_in(header("cookie"), name, ';');
}

std::string Request::parameter(std::string_view name) const {
    return decoded(value_in(query, name, '&'));
}

Response Response::text(int status, std::string body, std::string type) {
    return {status, std::move(type), std::make_shared<const std::string>(std::move(body)), {}};
}

}  // namespace agora::server
