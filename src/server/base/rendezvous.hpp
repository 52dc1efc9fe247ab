// Rendezvous hashing: which of several owners has a key. When an owner is added or removed, only the
// keys that it gets or had change hands.
#pragma once

#include <cstddef>
#include <cstdint>

namespace agora::server {

// The finaliser of SplitMix64: every bit of the result depends on every bit of the argument.
constexpr std::uint64_t mix_bits(std::uint64_t bits) {
    bits = (bits ^ (bits >> 30)) * 0xbf58476d1ce4e5b9ULL;
    bits = (bits ^ (bits >> 27)) * 0x94d049bb133111ebULL;
    return bits ^ (bits >> 31);
}

constexpr std::size_t rendezvous(std::int64_t key, std::size_t owners) {
    std::size_t best = 0;
    std::uint64_t highest = 0;
    for (std::size_t owner = 0; owner < owners; ++owner) {
        const auto weight = mix_bits(static_cast<std::uint64_t>(key) + mix_bits(owner + 1));
        if (owner == 0 || weight > highest) {
            best = owner;
            highest = weight;
        }
    }
    return best;
}

}  // namespace agora::server
