// Files that are read and written as a whole.
#pragma once

#include "core/error.hpp"

#include <string>
#include <string_view>

namespace agora::lab {

// Refuses what cannot be read or is larger than 64 MiB.
Expected<std::string> read_whole(const std::string& path);

// Replaces the file in one step when the new content is on disk: a crash leaves the old one or the
// new one, never half of one.
Expected<void> write_whole(const std::string& path, std::string_view content);

// Adds to the end of a file, which is made where it does not exist.
Expected<void> append_line(const std::string& path, std::string_view line);

}  // namespace agora::lab
