// Secrets that open the door: 32 random bytes. The person has the text, the store has its hash;
// whoever reads the store can open nothing with it.
#pragma once

#include "store/values.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace agora::server {

inline constexpr std::size_t secret_length = 43;  // of the text: base64 for addresses, no padding

std::string new_secret();

// What the store knows it by; nothing where the text cannot be a secret of ours.
std::optional<store::SecretHash> hash_of(std::string_view secret);

// Random texts and numbers for other purposes: keys of invitations, seeds.
std::string random_word(std::size_t bytes);
std::uint64_t random_number();

}  // namespace agora::server
