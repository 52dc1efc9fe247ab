// What happened, and who may know it. Rules send events to a sink; a viewer is told those that are
// addressed to it and no others. An event says nothing that its viewers' views do not also show.
#pragma once

#include "core/seat.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace agora {

class Audience {
public:
    static constexpr Audience everyone() { return Audience(0x1FF); }
    static constexpr Audience only(Seat seat) { return Audience(1U << seat); }
    static constexpr Audience all_but(Seat seat) { return Audience(0x1FFU & ~(1U << seat)); }

    static constexpr Audience spectators() { return Audience(0x100); }
    friend constexpr Audience operator|(Audience a, Audience b) {
        return Audience(static_cast<unsigned>(a.bits_) | b.bits_);
    }
    constexpr Audience without(Audience other) const {
        return Audience(static_cast<unsigned>(bits_) & ~static_cast<unsigned>(other.bits_));
    }

    constexpr bool includes(Viewer viewer) const {
        return ((bits_ >> (viewer.is_spectator() ? 8U : viewer.seat())) & 1U) != 0;
    }
    friend constexpr bool operator==(Audience, Audience) = default;

private:
    constexpr explicit Audience(unsigned bits) : bits_(static_cast<std::uint16_t>(bits)) {}
    std::uint16_t bits_;
};

// `what` and `args` mean what the game says they mean; the game's `tell` puts them into words.
struct Event {
    Audience to = Audience::everyone();
    std::uint8_t what = 0;
    Seat seat = 0;
    std::array<std::uint8_t, 8> args{};

    friend constexpr bool operator==(const Event&, const Event&) = default;
};

// A sink that keeps what it is told.
class Events {
public:
    void operator()(const Event& event) { list_.push_back(event); }
    const std::vector<Event>& list() const { return list_; }
    void clear() { list_.clear(); }

private:
    std::vector<Event> list_;
};

// A sink that costs nothing.
struct Silence {
    constexpr void operator()(const Event&) const {}
};

}  // namespace agora
