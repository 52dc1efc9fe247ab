#include "core/random.hpp"

#include <random>

namespace agora {

std::uint64_t fresh_seed() {
    std::random_device device;
    return (std::uint64_t{device()} << 32U) | device();
}

}  // namespace agora
