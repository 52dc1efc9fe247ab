// Random texts and numbers that nobody can guess: keys of invitations, secrets, seeds.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace agora::server {

std::string random_word(std::size_t bytes);  // base64url without padding
std::uint64_t random_number();

}  // namespace agora::server
