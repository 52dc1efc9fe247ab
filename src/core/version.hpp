// What is compared when two programs meet.
#pragma once

#include <string_view>

namespace agora {

// Goes up when a client of before would misunderstand the messages of docs/protocol.md.
inline constexpr int protocol_version = 1;

std::string_view program_version();  // as in "agora --version"

}  // namespace agora
