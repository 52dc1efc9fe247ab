// Secrets of sessions and tokens: 32 random bytes. The client has the text, the store its hash, so
// that the database alone gives no access.
#pragma once

#include "store/values.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace agora::server {

inline constexpr std::size_t secret_length = 43;  // of the text: base64url without padding

std::string new_secret();

// The hash that the store has; nothing where the text is not of this format.
std::optional<store::SecretHash> hash_of(std::string_view secret);

}  // namespace agora::server
