// Files that are private, and there complete or not at all.
#pragma once

#include "core/error.hpp"

#include <functional>
#include <string>

namespace agora::store {

// Makes an empty file that only its owner can read, where there is none.
Expected<void> make_private_file(const std::string& path);

// Has `write` fill `path`.part, which is empty and private, brings it to the disk and gives it its
// name. Refuses to replace what has that name; after a failure nothing is left.
Expected<void> write_whole_file(
    const std::string& path, const std::function<Expected<void>(const std::string& part)>& write);

}  // namespace agora::store
