// Seats of a table, sets of seats, and who is looking.
#pragma once

#include <bit>
#include <cstdint>

namespace agora {

using Seat = std::uint8_t;
inline constexpr int most_seats = 8;
inline constexpr Seat nobody = 0xFF;  // whom an event is about that no seat brought about

// A set of seats, iterated in ascending order.
class SeatSet {
public:
    class Iterator;

    constexpr SeatSet() = default;
    static constexpr SeatSet of(Seat seat) { return SeatSet(1U << seat); }
    static constexpr SeatSet first(int count) { return SeatSet((1U << count) - 1U); }
    static constexpr SeatSet from_bits(unsigned bits) { return SeatSet(bits); }
    // Of the first `count` those for which it holds.
    template <class Holds>
    static constexpr SeatSet where(int count, Holds holds) {
        SeatSet seats;
        for (Seat seat = 0; seat < count; ++seat)
            if (holds(seat)) seats = seats.with(seat);
        return seats;
    }

    constexpr bool has(Seat seat) const { return ((bits_ >> seat) & 1U) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr std::uint8_t bits() const { return bits_; }
    constexpr SeatSet with(Seat seat) const { return SeatSet(bits_ | (1U << seat)); }
    constexpr SeatSet without(Seat seat) const { return SeatSet(bits_ & ~(1U << seat)); }

    constexpr Iterator begin() const;
    constexpr Iterator end() const;
    friend constexpr bool operator==(SeatSet, SeatSet) = default;

private:
    constexpr explicit SeatSet(unsigned bits) : bits_(static_cast<std::uint8_t>(bits)) {}
    std::uint8_t bits_ = 0;
};

// One who looks at a table: the owner of a seat, or a spectator.
class Viewer {
public:
    constexpr Viewer() = default;
    constexpr Viewer(Seat seat)
        : code_(seat) {}  // NOLINT(google-explicit-constructor): a seat is a viewer
    static constexpr Viewer spectator() { return {}; }

    constexpr bool is_spectator() const { return code_ == spectator_code; }
    constexpr Seat seat() const { return code_; }
    constexpr bool owns(Seat seat) const { return code_ == seat; }
    friend constexpr bool operator==(Viewer, Viewer) = default;

private:
    static constexpr std::uint8_t spectator_code = 0xFF;
    std::uint8_t code_ = spectator_code;
};

class SeatSet::Iterator {
public:
    constexpr explicit Iterator(unsigned bits) : bits_(bits) {}
    constexpr Seat operator*() const { return static_cast<Seat>(std::countr_zero(bits_)); }
    constexpr Iterator& operator++() {
        bits_ &= bits_ - 1U;
        return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

private:
    unsigned bits_;
};

constexpr SeatSet::Iterator SeatSet::begin() const { return Iterator(bits_); }
constexpr SeatSet::Iterator SeatSet::end() const { return Iterator(0); }

}  // namespace agora
