// What happened, and who may know it. Rules send events to a sink; a viewer is told those that are
// addressed to it and no others. An event says nothing that its viewers' views do not also show.
#pragma once

#include "core/seat.hpp"

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>
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

// What an event carries beside its seat: a struct of at most eight bytes without padding, whose
// members have names. It may say which kind of event it belongs to:
//
//     struct Bought {
//         static constexpr auto what = EventKind::bought;
//         CardId card;
//         bool reserved;
//     };
//
// Rules say `sink(event(seat, Bought{card, true}))`; whoever tells of it or counts it says
// `event.as<Bought>().card`. Fields that several kinds share are sent with the kind:
// `event(seat, EventKind::drew, Card{card})`.
template <class T>
concept EventFields = std::is_class_v<T> && std::is_trivially_copyable_v<T> && sizeof(T) <= 8 &&
                      std::has_unique_object_representations_v<T>;

// `what` is a value of an enum of the game, whose `tell` puts events into words; `args` are the
// bytes of the fields. `seat` is who it is about: of a die, a tie and the like `nobody`.
struct Event {
    Audience to = Audience::everyone();
    std::uint8_t what = 0;
    Seat seat = 0;  // whom it is about; what luck brings or a tie is nobody's
    std::array<std::uint8_t, 8> args{};

    template <EventFields T>
    constexpr T as() const {
        if constexpr (requires { T::what; }) assert(what == static_cast<std::uint8_t>(T::what));
        std::array<std::uint8_t, sizeof(T)> bytes{};
        for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = args[i];
        return std::bit_cast<T>(bytes);
    }

    friend constexpr bool operator==(const Event&, const Event&) = default;
};

// An event without fields.
template <class What>
    requires std::is_enum_v<What>
constexpr Event event(Seat seat, What what, Audience to = Audience::everyone()) {
    return {to, static_cast<std::uint8_t>(what), seat, {}};
}

template <class What, EventFields T>
    requires std::is_enum_v<What>
constexpr Event event(Seat seat, What what, const T& fields, Audience to = Audience::everyone()) {
    Event made = event(seat, what, to);
    const auto bytes = std::bit_cast<std::array<std::uint8_t, sizeof(T)>>(fields);
    for (std::size_t i = 0; i < bytes.size(); ++i) made.args[i] = bytes[i];
    return made;
}

template <EventFields T>
    requires requires { T::what; }
constexpr Event event(Seat seat, const T& fields, Audience to = Audience::everyone()) {
    return event(seat, T::what, fields, to);
}

// A sink that collects events.
class Events {
public:
    void operator()(const Event& event) { list_.push_back(event); }
    const std::vector<Event>& list() const { return list_; }
    void clear() { list_.clear(); }

private:
    std::vector<Event> list_;
};

// The null sink: compiles to nothing.
struct Silence {
    constexpr void operator()(const Event&) const {}
};

}  // namespace agora
