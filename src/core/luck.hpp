// Luck as data. When luck is due, a state says from which pile something is drawn and which items
// may come; a source picks one of them; applying that outcome is deterministic.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace agora {

// The number of an item within its pile: a card, a tile, a face of a die.
using Item = std::uint8_t;

// Small sets of items as the bits of a number.
constexpr bool has_bit(unsigned set, unsigned item) { return ((set >> item) & 1U) != 0; }
template <class T>
constexpr T without_bit(T set, unsigned item) {
    return static_cast<T>(set & ~(1U << item));
}

// A set of items, at most 128 of them.
struct ItemSet {
    std::uint64_t low = 0;
    std::uint64_t high = 0;

    static constexpr ItemSet of(Item item) { return ItemSet{}.with(item); }
    static constexpr ItemSet first(unsigned count);

    constexpr bool has(Item item) const;
    constexpr bool empty() const { return (low | high) == 0; }
    constexpr unsigned size() const;
    constexpr ItemSet with(Item item) const;
    constexpr ItemSet without(Item item) const;
    constexpr Item nth(unsigned n) const;  // the n-th smallest, counted from 0; n < size()
    friend constexpr bool operator==(const ItemSet&, const ItemSet&) = default;

    // Calls visit(item) for each, in ascending order.
    template <class Visit>
    constexpr void each(Visit&& visit) const;
};

// What luck is due: one of `among`, from the pile named by `pile`. Every item is equally likely.
// A pile keeps its order for a whole match, so a game gives a new number to what is shuffled again
// and to each roll of a die.
struct Luck {
    std::uint32_t pile = 0;
    ItemSet among;
};

// The n-th smallest set bit of each byte, by n and byte.
constexpr auto nth_bit_of_byte = [] {
    std::array<std::array<std::uint8_t, 256>, 8> table{};
    for (unsigned byte = 0; byte < 256; ++byte)
        for (unsigned bit = 0, n = 0; bit < 8; ++bit)
            if (((byte >> bit) & 1U) != 0) table[n++][byte] = static_cast<std::uint8_t>(bit);
    return table;
}();

// The n-th smallest set bit of a word, counted from 0 (select). Branch-free, since random play
// spends most of its time here and branches on random data are mispredicted. SWAR: population count
// a byte, prefix sums by a multiplication, then the number of sums not above n is the byte.
constexpr unsigned nth_bit(std::uint64_t word, unsigned n) {
    constexpr std::uint64_t ones = 0x0101010101010101;
    constexpr std::uint64_t tops = 0x8080808080808080;
    std::uint64_t sums = word - ((word >> 1U) & 0x5555555555555555);
    sums = (sums & 0x3333333333333333) + ((sums >> 2U) & 0x3333333333333333);
    sums = ((sums + (sums >> 4U)) & 0x0F0F0F0F0F0F0F0F) * ones;
    const std::uint64_t not_above = ((n * ones | tops) - sums) & tops;
    const auto base = 8U * static_cast<unsigned>(std::popcount(not_above));
    const auto before = static_cast<unsigned>(((sums << 8U) >> base) & 0xFFU);
    return base + nth_bit_of_byte[n - before][(word >> base) & 0xFFU];
}

constexpr ItemSet ItemSet::first(unsigned count) {
    if (count == 0) return {};
    if (count <= 64) return {~std::uint64_t{0} >> (64U - count), 0};
    return {~std::uint64_t{0}, ~std::uint64_t{0} >> (128U - count)};
}

constexpr bool ItemSet::has(Item item) const {
    return (((item < 64 ? low : high) >> (item & 63U)) & 1U) != 0 && item < 128;
}

constexpr unsigned ItemSet::size() const {
    return static_cast<unsigned>(std::popcount(low) + std::popcount(high));
}

constexpr ItemSet ItemSet::with(Item item) const {
    ItemSet more = *this;
    (item < 64 ? more.low : more.high) |= std::uint64_t{1} << (item & 63U);
    return more;
}

constexpr ItemSet ItemSet::without(Item item) const {
    ItemSet less = *this;
    (item < 64 ? less.low : less.high) &= ~(std::uint64_t{1} << (item & 63U));
    return less;
}

constexpr Item ItemSet::nth(unsigned n) const {
    const auto lows = static_cast<unsigned>(std::popcount(low));
    return static_cast<Item>(n < lows ? nth_bit(low, n) : 64U + nth_bit(high, n - lows));
}

template <class Visit>
constexpr void ItemSet::each(Visit&& visit) const {
    for (std::uint64_t word = low; word != 0; word &= word - 1)
        visit(static_cast<Item>(std::countr_zero(word)));
    for (std::uint64_t word = high; word != 0; word &= word - 1)
        visit(static_cast<Item>(64 + std::countr_zero(word)));
}

}  // namespace agora
