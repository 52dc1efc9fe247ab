// What is in the box: gems, development cards, nobles.
#pragma once

#include "core/luck.hpp"

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace agora::splendor {

enum class Colour : std::uint8_t { white, blue, green, red, onyx, gold };
inline constexpr int gem_colours = 5;  // all but gold
inline constexpr std::array<Colour, 6> colours = {Colour::white, Colour::blue, Colour::green,
                                                  Colour::red,   Colour::onyx, Colour::gold};
inline constexpr std::string_view colour_letters = "WBGROE";

constexpr unsigned index(Colour colour) { return static_cast<unsigned>(colour); }
constexpr char letter(Colour colour) { return colour_letters[index(colour)]; }

// A number of gems of each colour. One byte a colour in one word, so that whole hands are added,
// compared and counted at once; each number stays below 128.
class Gems {
public:
    constexpr Gems() = default;
    constexpr Gems(int white, int blue, int green, int red, int onyx, int gold = 0);
    static constexpr Gems of(Colour colour, int count = 1);
    static constexpr Gems each(int count) { return {count, count, count, count, count}; }

    constexpr int operator[](Colour colour) const;
    constexpr int total() const { return static_cast<int>((bytes_ * ones) >> 56U); }
    constexpr bool empty() const { return bytes_ == 0; }
    constexpr bool covers(Gems other) const;  // at least as many of every colour
    constexpr Gems beyond(Gems other) const;  // what is more than in `other`, colour by colour
    int missing_from(Gems other) const;  // beyond(other).total(), the hottest question of the game
    constexpr unsigned present() const { return at_least(1); }  // bit i: there is some of colour i
    // Bit i: there are so many of colour i; count > 0.
    constexpr unsigned at_least(int count) const;
    constexpr Gems without_gold() const { return Gems(bytes_ & 0xFF'FFFF'FFFFU); }

    constexpr Gems& operator+=(Gems other) { return *this = *this + other; }
    constexpr Gems& operator-=(Gems other) { return *this = *this - other; }
    friend constexpr Gems operator+(Gems a, Gems b) { return Gems(a.bytes_ + b.bytes_); }
    friend constexpr Gems operator-(Gems a, Gems b) { return Gems(a.bytes_ - b.bytes_); }
    friend constexpr bool operator==(Gems, Gems) = default;

private:
    static constexpr std::uint64_t ones = 0x0101'0101'0101'0101U;
    static constexpr std::uint64_t tops = 0x8080'8080'8080'8080U;
    constexpr explicit Gems(std::uint64_t bytes) : bytes_(bytes) {}

    std::uint64_t bytes_ = 0;
};

using CardId = std::uint8_t;   // 0..89, level 1 first; shown to people as 1..90
using NobleId = std::uint8_t;  // 0..9; shown as 1..10

struct Card {
    std::uint8_t level;  // 1, 2, 3
    Colour bonus;
    std::uint8_t points;
    Gems cost;
};

struct Noble {
    std::string_view name;
    Gems needs;  // bonuses
};

inline constexpr int card_count = 90;
inline constexpr int noble_count = 10;
inline constexpr int noble_points = 3;
inline constexpr std::array<int, 4> level_begin = {0, 40, 70,
                                                   90};  // of levels 1, 2, 3, and the end

extern const std::array<Card, card_count> cards;
extern const std::array<Noble, noble_count> nobles;

// All cards of a level (0, 1, 2).
constexpr const ItemSet& level_cards(int level);

constexpr Gems::Gems(int white, int blue, int green, int red, int onyx, int gold) {
    int shift = 0;
    for (const int count : {white, blue, green, red, onyx, gold}) {
        bytes_ |= static_cast<std::uint64_t>(count) << shift;
        shift += 8;
    }
}

constexpr Gems Gems::of(Colour colour, int count) {
    return Gems(static_cast<std::uint64_t>(count) << (8U * index(colour)));
}

constexpr int Gems::operator[](Colour colour) const {
    return static_cast<int>((bytes_ >> (8U * index(colour))) & 0xFFU);
}

constexpr bool Gems::covers(Gems other) const {
    return (((bytes_ | tops) - other.bytes_) & tops) == tops;
}

constexpr Gems Gems::beyond(Gems other) const {
    const std::uint64_t difference = (bytes_ | tops) - other.bytes_;
    // The top bit survives where nothing was borrowed.
    const std::uint64_t positive = difference & tops;
    return Gems(difference & (positive - (positive >> 7U)));
}

inline int Gems::missing_from(Gems other) const {
    // Four instructions instead of a dozen; the other branch is its portable twin.
#if defined(__SSE2__)
    const __m128i here = _mm_cvtsi64_si128(static_cast<std::int64_t>(bytes_));
    const __m128i there = _mm_cvtsi64_si128(static_cast<std::int64_t>(other.bytes_));
    return _mm_cvtsi128_si32(_mm_sad_epu8(_mm_subs_epu8(here, there), _mm_setzero_si128()));
#else
    return beyond(other).total();
#endif
}

constexpr unsigned Gems::at_least(int count) const {
#if defined(__SSE2__)  // what follows is its portable twin
    if (!std::is_constant_evaluated()) {
        const __m128i here = _mm_cvtsi64_si128(static_cast<std::int64_t>(bytes_));
        const __m128i enough = _mm_cmpgt_epi8(here, _mm_set1_epi8(static_cast<char>(count - 1)));
        return static_cast<unsigned>(_mm_movemask_epi8(enough)) & 0xFFU;
    }
#endif
    const std::uint64_t missing = 128U - static_cast<std::uint64_t>(count);  // reaches the top bit
    const std::uint64_t some = ((bytes_ + missing * ones) & tops) >> 7U;
    return static_cast<unsigned>((some * 0x0102'0408'1020'4080U) >> 56U);
}

inline constexpr std::array<ItemSet, 3> cards_by_level = [] {
    std::array<ItemSet, 3> sets;
    for (std::size_t level = 0; level < 3; ++level)
        for (int card = level_begin[level]; card < level_begin[level + 1]; ++card)
            sets[level] = sets[level].with(static_cast<Item>(card));
    return sets;
}();

constexpr const ItemSet& level_cards(int level) {
    return cards_by_level[static_cast<std::size_t>(level)];
}

}  // namespace agora::splendor
