// Files that are read as a whole, and logs that grow by a line.
#pragma once

#include "core/error.hpp"

#include <string>
#include <string_view>

namespace agora::lab {

// Refuses what cannot be read or is larger than 64 MiB.
Expected<std::string> read_whole(const std::string& path);

// Adds to the end of a file, which is made where it does not exist.
Expected<void> append_line(const std::string& path, std::string_view line);

}  // namespace agora::lab
