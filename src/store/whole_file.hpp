// Private files, written atomically.
#pragma once

#include "core/error.hpp"

#include <functional>
#include <string>

namespace agora::store {

// Makes an empty file that only its owner can read, where there is none.
Expected<void> make_private_file(const std::string& path);

// Has `write` fill `path`.part, which is private, syncs it and renames it to `path`. Refuses to
// replace an existing file; after a failure nothing is left.
Expected<void> write_whole_file(
    const std::string& path, const std::function<Expected<void>(const std::string& part)>& write);

}  // namespace agora::store
