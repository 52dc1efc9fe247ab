// Recovery codes: what resets a forgotten password. Shown once, written down by a person, typed again perhaps years
// later; the store has the hash.
#pragma once

#include "store/values.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace agora::server {

std::string new_recovery_code();  // "7K2M-Q9XT-0VBC-HN4E-W5RD"

// Nothing where the text cannot be a code. Case, spaces and hyphens do not matter, nor do letters that are
// easily taken for digits.
std::optional<store::SecretHash> hash_of_recovery(std::string_view code);

}  // namespace agora::server
