// What can be decided in Citadelles, as numbers that mean the same in every position.
#pragma once

#include "core/seat.hpp"
#include "games/citadels/characters.hpp"
#include "games/citadels/districts.hpp"

#include <cstdint>

namespace agora::citadels {

// Decisions: the kind in the low 6 bits, then what it is about.
enum class Action : std::uint32_t {};
enum class Kind : std::uint8_t {
    pick,            // rank
    put_down,        // rank
    redraft,         // rank that was shown
    no_swap,         // the Theater is not used
    swap_roles,      // seat
    give_role,       // rank
    take_gold,       //
    draw_cards,      //
    keep,            // district
    build,           // district
    build_by_frame,  // district: the Framework goes
    build_by_ruin,   // district, own and perhaps beautified, that goes for the Necropolis
    build_by_cards,  // count: cards that pay for the Thieves' Den
    build_by_help,   // district, seat that gives the missing gold to the Cardinal
    name,            // rank: Assassin, Witch, Thief
    warrants,        // rank signed, two other ranks
    threats,         // rank real, other rank
    spy,             // seat, type
    swap_hands,      // seat
    discard,         // district: Magician; payment of the Thieves' Den
    redraw,          // the Magician has put down enough
    look,            // seat: Wizard
    take,            // district, into the hand
    take_and_build,  // district
    give,            // district: Seer, Cardinal
    crown,           // seat, tribute
    income,          // count: of the Abbot's, gold; otherwise 0
    tithe,           // seat: the Abbot's coin
    ability,         // without a choice: Seer, Merchant, Architect, Scholar, Queen, Tax Collector
    ability_gold,    // the Navigator's choice
    ability_cards,   //
    destroy,         // seat, district: Warlord
    seize,           // seat, district: Marshal
    exchange,        // seat, district that the Diplomat takes
    hand_over,       // district that the Diplomat gives
    beautify,        // district: Artist
    armory,          // seat, district
    laboratory,      // district
    smithy,          //
    museum,          // district
    bribe,           //
    refuse,          //
    reveal,          // the threat
    hide,            // leave it
    confiscate,      //
    decline,         //
    end_turn,        //
};
inline constexpr int kind_count = static_cast<int>(Kind::end_turn) + 1;

enum class Tribute : std::uint8_t { nothing, gold, card };

constexpr Action act(Kind kind);                        // of nothing more
constexpr Action act_rank(Kind kind, Rank rank);        // pick, put_down, redraft, give_role, name
constexpr Action act_seat(Kind kind, Seat seat);        // swap_roles, swap_hands, look...
constexpr Action act_count(Kind kind, unsigned count);  // build_by_cards, income
constexpr Action act_district(Kind kind, District district);  // keep, build, give, discard...
constexpr Action act_own(Kind kind, District district,
                         bool beautified);  // build_by_ruin, hand_over
constexpr Action act_city(Kind kind, Seat seat, District district, bool beautified);
constexpr Action build_by_help(District district, Seat seat);
constexpr Action place_warrants(Rank signed_one, Rank a, Rank b);  // a < b
constexpr Action place_threats(Rank real, Rank other);
constexpr Action spy_on(Seat seat, Type type);
constexpr Action give_crown(Seat seat, Tribute tribute);

constexpr Kind kind(Action action);
constexpr District district_of(Action action);
constexpr Seat seat_of(Action action);
constexpr unsigned count_of(Action action);  // also a tribute, a type
constexpr bool is_beautified(Action action);
constexpr Rank rank_at(Action action, unsigned which = 0);  // 0: the rank, signed or real; 1, 2

// Bodies.

// An action: 6 bits kind, 6 bits district, 4 bits seat, 3 ranks of 4 bits (the first also a count),
// 1 bit beautified.
constexpr Action pack(Kind kind, unsigned district, unsigned seat, unsigned first,
                      unsigned second = 0, unsigned third = 0, bool beautified = false) {
    return static_cast<Action>(static_cast<unsigned>(kind) | (district << 6U) | (seat << 12U) |
                               (first << 16U) | (second << 20U) | (third << 24U) |
                               (beautified ? 1U << 28U : 0U));
}

constexpr Action act(Kind kind) { return pack(kind, 0, 0, 0); }
constexpr Action act_rank(Kind kind, Rank rank) { return pack(kind, 0, 0, rank); }
constexpr Action act_seat(Kind kind, Seat seat) { return pack(kind, 0, seat, 0); }
constexpr Action act_count(Kind kind, unsigned count) { return pack(kind, 0, 0, count); }
constexpr Action act_district(Kind kind, District district) {
    return pack(kind, static_cast<unsigned>(district), 0, 0);
}
constexpr Action act_own(Kind kind, District district, bool beautified) {
    return pack(kind, static_cast<unsigned>(district), 0, 0, 0, 0, beautified);
}
constexpr Action act_city(Kind kind, Seat seat, District district, bool beautified) {
    return pack(kind, static_cast<unsigned>(district), seat, 0, 0, 0, beautified);
}
constexpr Action build_by_help(District district, Seat seat) {
    return pack(Kind::build_by_help, static_cast<unsigned>(district), seat, 0);
}
constexpr Action place_warrants(Rank signed_one, Rank a, Rank b) {
    return pack(Kind::warrants, 0, 0, signed_one, a, b);
}
constexpr Action place_threats(Rank real, Rank other) {
    return pack(Kind::threats, 0, 0, real, other);
}
constexpr Action spy_on(Seat seat, Type type) {
    return pack(Kind::spy, 0, seat, static_cast<unsigned>(type));
}
constexpr Action give_crown(Seat seat, Tribute tribute) {
    return pack(Kind::crown, 0, seat, static_cast<unsigned>(tribute));
}

constexpr Kind kind(Action action) {
    return static_cast<Kind>(static_cast<unsigned>(action) & 63U);
}
constexpr District district_of(Action action) {
    return static_cast<District>((static_cast<unsigned>(action) >> 6U) & 63U);
}
constexpr Seat seat_of(Action action) {
    return static_cast<Seat>((static_cast<unsigned>(action) >> 12U) & 15U);
}
constexpr unsigned count_of(Action action) { return (static_cast<unsigned>(action) >> 16U) & 15U; }
constexpr bool is_beautified(Action action) {
    return ((static_cast<unsigned>(action) >> 28U) & 1U) != 0;
}
constexpr Rank rank_at(Action action, unsigned which) {
    return static_cast<Rank>((static_cast<unsigned>(action) >> (16U + 4U * which)) & 15U);
}

}  // namespace agora::citadels
