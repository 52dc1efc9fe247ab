#include "core/version.hpp"

namespace agora {

std::string_view program_version() { return AGORA_VERSION; }

}  // namespace agora
