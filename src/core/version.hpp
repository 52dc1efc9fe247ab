// The versions that client and server compare.
#pragma once

#include <string_view>

namespace agora {

// Of the socket protocol (docs/protocol.md); raised by every incompatible change.
inline constexpr int protocol_version = 1;

std::string_view program_version();  // as in "agora --version"

}  // namespace agora
