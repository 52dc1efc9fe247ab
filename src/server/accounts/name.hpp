// Rules of names, against homographs and impersonation of the server.
#pragma once

#include "core/language.hpp"

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

namespace agora::server {

inline constexpr int shortest_name = 2;  // characters
inline constexpr int longest_name = 24;

enum class BadName : std::uint8_t { length, letters, mixed, reserved };

Text words_of(BadName bad);

// The name as it is stored, or what is wrong with it. Letters of one script with digits, single
// blanks, hyphens, underscores, points and apostrophes between them; a letter or digit at both
// ends.
std::expected<std::string, BadName> proper_name(std::string_view text);

}  // namespace agora::server
