// A file that is there complete or not at all.
#pragma once

#include "store/denial.hpp"

#include <functional>
#include <string>

namespace agora {

// Has `write` make `path`.part, brings it to the disk and gives it its name. Refuses to replace
// what has that name; after a failure nothing is left.
Stored<void> write_whole_file(const std::string& path,
                              const std::function<Stored<void>(const std::string& part)>& write);

}  // namespace agora
