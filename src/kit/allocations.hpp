// Counts what the program allocates: linking the kit replaces operator new.
#pragma once

#include <cstddef>

namespace agora::kit {

// How many allocations this thread has made so far.
std::size_t allocations();

}  // namespace agora::kit
