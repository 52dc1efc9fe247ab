// The names of a view's members as JSON, shared by the writer and the reader.
#pragma once

#include "games/royalmatch/text.hpp"

#include <array>
#include <string_view>
#include <utility>

namespace agora::royalmatch {

inline constexpr std::array<std::string_view, 9> phase_names = {
    "wheel", "deal_objectives", "keep", "deal_cards", "choose_hand", "resolve", "draw", "play",
    "over"};

inline constexpr std::array<std::pair<std::string_view, std::uint8_t Tally::*>, 9> tally_numbers = {
    {{"activations", &Tally::activations},
     {"red", &Tally::red},
     {"black", &Tally::black},
     {"hearts", &Tally::hearts},
     {"faces", &Tally::faces},
     {"aces", &Tally::aces},
     {"strong", &Tally::strong},
     {"weak", &Tally::weak},
     {"arcane", &Tally::arcane}}};
inline constexpr std::array<std::pair<std::string_view, unsigned>, 3> tally_marks = {
    {{"david", Tally::david}, {"icarus", Tally::icarus}, {"regicide", Tally::regicide}}};

// Why a view whose members are all within their bounds cannot be one; nothing where it can.
std::string wrong_with(const View& view);

// Small counts that the state packs into 4 bits each.
template <std::size_t N>
constexpr std::array<std::uint8_t, N> nibbles(std::uint32_t bits) {
    std::array<std::uint8_t, N> counts{};
    for (std::size_t i = 0; i < N; ++i)
        counts[i] = static_cast<std::uint8_t>(bits >> (4 * i) & 15U);
    return counts;
}
template <std::size_t N>
constexpr std::uint32_t packed(const std::array<std::uint8_t, N>& counts) {
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i < N; ++i) bits |= static_cast<std::uint32_t>(counts[i]) << (4 * i);
    return bits;
}

}  // namespace agora::royalmatch
