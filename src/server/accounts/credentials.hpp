// Credentials and origin of a request; nothing is looked up here.
#pragma once

#include "core/language.hpp"
#include "server/base/who.hpp"
#include "server/http/request.hpp"
#include "store/values.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace agora::server {

inline constexpr std::string_view cookie_name = "agora";

// A cookie is sent by the browser for any page (hence the Origin check); a token is explicit.
struct Credentials {
    enum class Kind : std::uint8_t { none, cookie, token };
    Kind kind = Kind::none;
    std::optional<store::SecretHash> hash;  // nothing: it cannot be a secret of ours
};

Credentials credentials_of(const Request& request);

// The page that made the request, as the browser says.
enum class Origin : std::uint8_t { unknown, ours, foreign };
Origin origin_of(const Request& request);

bool is_json(const Request& request);  // by its content type

// The language asked for: `lang` of the query, else what the browser prefers, else English.
Lang language_of(const Request& request);

// "agora=...; Path=/; ..."; without a secret it deletes the cookie.
std::string cookie_for(std::string_view secret, store::Millis lifetime, bool secure);

// "play watch", in this order; nothing where a word is no scope.
std::string scopes_text(const Scopes& scopes);
std::optional<Scopes> scopes_from(std::string_view text);

}  // namespace agora::server
