// Random numbers, and the two sources of luck: a generator for search, and the tape of a match.
#pragma once

#include "core/luck.hpp"

#include <array>
#include <cstdint>

namespace agora {

// A 64-bit hash of a word: the finaliser of splitmix64.
constexpr std::uint64_t mix(std::uint64_t word) {
    word += 0x9E3779B97F4A7C15U;
    word = (word ^ (word >> 30U)) * 0xBF58476D1CE4E5B9U;
    word = (word ^ (word >> 27U)) * 0x94D049BB133111EBU;
    return word ^ (word >> 31U);
}

// xoshiro256++: small, fast and the same on every machine.
class Random {
public:
    explicit constexpr Random(std::uint64_t seed);

    constexpr std::uint64_t next();
    constexpr std::uint32_t below(std::uint32_t bound);  // uniform in [0, bound); bound > 0

    // As a source of luck: every item of the set is equally likely, whatever the pile.
    constexpr Item pick(const Luck& luck) { return luck.among.nth(below(luck.among.size())); }

private:
    std::array<std::uint64_t, 4> words_{};
};

// The luck of one match, made from its seed: one fixed order per pile. What comes next from a pile
// depends only on the seed and on what is left in it, never on who draws or when, so the same deal
// can be played again with the players in other seats, and a record can be continued.
class Tape {
public:
    explicit constexpr Tape(std::uint64_t seed) : seed_(seed) {}

    constexpr std::uint64_t seed() const { return seed_; }
    constexpr Item pick(const Luck& luck) const;

private:
    std::uint64_t seed_;
};

// A seed that nobody can guess, from the operating system.
std::uint64_t fresh_seed();

constexpr Random::Random(std::uint64_t seed) {
    seed = mix(seed);
    for (auto& word : words_) word = mix(seed++);
}

constexpr std::uint64_t Random::next() {
    const auto turn = [](std::uint64_t x, unsigned k) { return (x << k) | (x >> (64U - k)); };
    const std::uint64_t result = turn(words_[0] + words_[3], 23) + words_[0];
    const std::uint64_t shifted = words_[1] << 17U;
    words_[2] ^= words_[0];
    words_[3] ^= words_[1];
    words_[1] ^= words_[2];
    words_[0] ^= words_[3];
    words_[2] ^= shifted;
    words_[3] = turn(words_[3], 45);
    return result;
}

// Lemire's method: one multiplication, a retry only where the remainder would be uneven.
constexpr std::uint32_t Random::below(std::uint32_t bound) {
    std::uint64_t product = (next() >> 32U) * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
        const std::uint32_t uneven = (0U - bound) % bound;
        while (static_cast<std::uint32_t>(product) < uneven) product = (next() >> 32U) * bound;
    }
    return static_cast<std::uint32_t>(product >> 32U);
}

// Each item of a pile has a key; the pile is sorted by key, and the next item is the smallest left.
constexpr Item Tape::pick(const Luck& luck) const {
    const std::uint64_t pile_key = mix(seed_ ^ mix(luck.pile));
    Item best = 0;
    std::uint64_t best_key = ~std::uint64_t{0};
    luck.among.each([&](Item item) {
        const std::uint64_t key = mix(pile_key + item);
        if (key < best_key) {
            best_key = key;
            best = item;
        }
    });
    return best;
}

}  // namespace agora
