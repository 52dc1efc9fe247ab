#include "server/accounts/credentials.hpp"

#include "server/accounts/secret.hpp"

#include <algorithm>
#include <array>

namespace agora::server {

namespace {

bool same_letters(std::string_view a, std::string_view b) {
    const auto small = [](char c) {
        return static_cast<char>(c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c);
    };
    return std::ranges::equal(a, b, {}, small, small);
}

bool starts_with_letters(std::string_view text, std::string_view start) {
    return text.size() >= start.size() && same_letters(text.substr(0, start.size()), start);
}

std::string_view without_blanks(std::string_view text) {
    while (text.starts_with(' ') || text.starts_with('\t')) text.remove_prefix(1);
    while (text.ends_with(' ') || text.ends_with('\t')) text.remove_suffix(1);
    return text;
}

struct NamedScope {
    std::string_view name;
    bool Scopes::* allowed;
};

constexpr std::array named_scopes = {
    NamedScope{"play", &Scopes::play},
    NamedScope{"watch", &Scopes::watch},
    NamedScope{"tables", &Scopes::tables},
    NamedScope{"account", &Scopes::account},
};

}  // namespace

Credentials credentials_of(const Request& request) {
    constexpr std::string_view bearer = "bearer ";
    if (const auto words = request.header("authorization"); !words.empty()) {
        if (!starts_with_letters(words, bearer)) return {Credentials::Kind::token, std::nullopt};
        return {Credentials::Kind::token, hash_of(without_blanks(words.substr(bearer.size())))};
    }
    if (const auto secret = request.cookie(cookie_name); !secret.empty())
        return {Credentials::Kind::cookie, hash_of(without_blanks(secret))};
    return {};
}

Origin origin_of(const Request& request) {
    auto origin = request.header("origin");
    if (origin.empty()) return Origin::unknown;
    if (starts_with_letters(origin, "https://")) {
        origin.remove_prefix(8);
    } else if (!request.secure && starts_with_letters(origin, "http://")) {
        origin.remove_prefix(7);
    } else {
        return Origin::foreign;
    }
    const auto host = request.header("host");
    return !host.empty() && same_letters(origin, host) ? Origin::ours : Origin::foreign;
}

bool is_json(const Request& request) {
    const auto type = request.header("content-type");
    return same_letters(without_blanks(type.substr(0, type.find(';'))), "application/json");
}

Lang language_of(const Request& request) {
    if (const auto asked = lang_from(request.parameter("lang"))) return *asked;
    auto wishes = request.header("accept-language");
    while (!wishes.empty()) {
        const auto end = std::min(wishes.find(','), wishes.size());
        const auto wish = without_blanks(wishes.substr(0, end));
        wishes.remove_prefix(std::min(end + 1, wishes.size()));
        for (const Lang lang : all_langs)
            if (starts_with_letters(wish, name_of(lang))) return lang;
    }
    return Lang::en;
}

std::string cookie_for(std::string_view secret, store::Millis lifetime, bool secure) {
    std::string cookie(cookie_name);
    cookie.append("=").append(secret).append("; Path=/; HttpOnly; SameSite=Strict; Max-Age=");
    cookie += std::to_string(secret.empty() ? 0 : lifetime / 1000);
    if (secure) cookie += "; Secure";
    return cookie;
}

std::string scopes_text(const Scopes& scopes) {
    std::string text;
    for (const auto& [name, allowed] : named_scopes)
        if (scopes.*allowed) text.append(text.empty() ? "" : " ").append(name);
    return text;
}

std::optional<Scopes> scopes_from(std::string_view text) {
    Scopes scopes;
    while (!text.empty()) {
        const auto end = std::min(text.find(' '), text.size());
        const auto found = std::ranges::find(named_scopes, text.substr(0, end), &NamedScope::name);
        if (found == named_scopes.end()) return std::nullopt;
        scopes.*found->allowed = true;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return scopes;
}

}  // namespace agora::server
