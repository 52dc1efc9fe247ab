// What can be decided in RoyalMatch, as numbers that mean the same in every position.
#pragma once

#include "core/seat.hpp"
#include "games/royalmatch/cards.hpp"

#include <cstdint>

namespace agora::royalmatch {

// A card as it is played: also the form of a choice that waits for the others, and of an effect
// that waits for the next turn. 16 bits: card 6, activated 1, target 2, up 1, pick 2.
class Played {
public:
    constexpr Played() = default;
    constexpr Played(Card card, bool activated, Seat target = 0, bool up = false, unsigned pick = 0)
        : bits_(static_cast<std::uint16_t>(card | (activated ? 64U : 0U) |
                                           static_cast<unsigned>(target) << 7U | (up ? 512U : 0U) |
                                           pick << 10U)) {}
    static constexpr Played from_bits(unsigned bits) {
        Played played;
        played.bits_ = static_cast<std::uint16_t>(bits);
        return played;
    }

    constexpr bool empty() const { return bits_ == none; }
    constexpr Card card() const { return bits_ & 63U; }
    constexpr bool activated() const { return (bits_ & 64U) != 0; }
    constexpr Seat target() const { return (bits_ >> 7U) & 3U; }  // 0 where it needs none
    constexpr bool up() const { return (bits_ & 512U) != 0; }     // aim: false where it needs none
    constexpr unsigned pick() const { return (bits_ >> 10U) & 3U; }  // slot; 3: not to be known
    constexpr Played with_pick(unsigned pick) const {
        return from_bits((bits_ & ~(3U << 10U)) | pick << 10U);
    }
    constexpr unsigned bits() const { return bits_; }
    friend constexpr bool operator==(Played, Played) = default;

private:
    static constexpr std::uint16_t none = 0xFFFF;
    std::uint16_t bits_ = none;
};

enum class Action : std::uint32_t {};
enum class Kind : std::uint8_t { keep, take, play };

constexpr Action keep(unsigned slots);  // bits of the slots kept, 1..7
constexpr Action take(Card card);       // one card of the starting hand; five make it up
constexpr Action play(Played played);
constexpr Action play(Card card);  // without its effect
constexpr Action activate(Card card, Seat target = 0, bool up = false, unsigned pick = 0);
constexpr Kind kind(Action action);
constexpr unsigned slots_of(Action action);  // of a keep
constexpr Card card_of(Action action);       // of a take or a play
constexpr Played played_of(Action action);   // of a play

// Bodies.

constexpr Action make_action(Kind kind, unsigned operand) {
    return static_cast<Action>(static_cast<unsigned>(kind) << 16U | operand);
}
constexpr Action keep(unsigned slots) { return make_action(Kind::keep, slots); }
constexpr Action take(Card card) { return make_action(Kind::take, card); }
constexpr Action play(Played played) { return make_action(Kind::play, played.bits()); }
constexpr Action play(Card card) { return play(Played(card, false)); }
constexpr Action activate(Card card, Seat target, bool up, unsigned pick) {
    return play(Played(card, true, target, up, pick));
}
constexpr Kind kind(Action action) {
    return static_cast<Kind>(static_cast<unsigned>(action) >> 16U & 3U);
}
constexpr unsigned slots_of(Action action) { return static_cast<unsigned>(action) & 7U; }
constexpr Card card_of(Action action) { return static_cast<unsigned>(action) & 63U; }
constexpr Played played_of(Action action) {
    return Played::from_bits(static_cast<unsigned>(action) & 0xFFFFU);
}

}  // namespace agora::royalmatch
