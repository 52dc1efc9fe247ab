// What must hold, whatever the input; the fuzzer reports the input that breaks it.
#pragma once

#include <cstdlib>

namespace agora {

inline void require(bool holds) {
    if (!holds) std::abort();
}

}  // namespace agora
