// What a request carries: a secret, and where it comes from. Nothing here looks anything up.
#pragma once

#include "core/language.hpp"
#include "server/net/door.hpp"
#include "server/who.hpp"
#include "store/values.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace agora::server {

inline constexpr std::string_view cookie_name = "agora";

// How somebody shows who it is. A cookie is sent by the browser whatever page asks for it; a token
// is put there on purpose.
struct Credentials {
    enum class Kind : std::uint8_t { none, cookie, token };
    Kind kind = Kind::none;
    std::optional<store::SecretHash> hash;  // nothing: it cannot be a secret of ours
};

Credentials credentials_of(const net::Request& request);

// The page that made the request, as the browser says.
enum class Origin : std::uint8_t { unknown, ours, foreign };
Origin origin_of(const net::Request& request);

bool is_json(const net::Request& request);  // by its content type

// The language asked for: `lang` of the query, else what the browser prefers, else English.
Lang language_of(const net::Request& request);

// "agora=...; Path=/; ..."; without a secret it is taken away.
std::string cookie_for(std::string_view secret, store::Millis lifetime, bool secure);

// "play watch", in this order; nothing where a word is no scope.
std::string scopes_text(const Scopes& scopes);
std::optional<Scopes> scopes_from(std::string_view text);

}  // namespace agora::server
