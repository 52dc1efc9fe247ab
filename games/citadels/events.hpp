// What can happen in Citadelles: the events of the game, and what they tell.
#pragma once

#include "core/event.hpp"
#include "games/citadels/decisions.hpp"

#include <array>
#include <cstdint>

namespace agora::citadels {

// What happened. `seat` is who did it or whom it concerns; a character is told by its Role, since a
// rank alone means another one in another cast; a card by the first of its kind, whichever copy it
// is. Everybody is told, unless it says "to".
enum class EventKind : std::uint8_t {
    crowned,          // Crowned: seat has the crown
    unique_in,        // UniqueIn
    dealt,            // CardTold; to seat
    round_begins,     // RoundBegins
    face_up,          // RoleTold
    face_down,        //
    offered,          // Offered; to seat, who is to choose
    picked,           // seat has kept a character
    put_down,         // seat has put one face down
    redraft,          // RoleTold: seat declares an accidental reveal
    theater_unused,   // seat
    theater_used,     // SeatTold: seat swaps with it
    theater_got,      // TheaterGot; to seat
    called,           // RoleTold: nobody answers
    revealed,         // RoleTold: seat is it
    bewitched,        // RoleTold: seat only gathers
    resumed,          // RoleTold: seat, the Witch, plays on as it
    robbed,           // Robbed
    took_gold,        // GoldTold
    draws,            // Draws
    drew,             // CardTold; to seat
    kept,             // Kept
    kept_card,        // CardTold; to seat
    shuffled,         // the cards under the deck are shuffled and drawn from now on
    killed,           // RoleTold: seat names it
    witched,          // RoleTold: seat names it
    stole_from,       // RoleTold: seat names it
    warrants,         // Warrants
    warrant_signed,   // RoleTold; to seat
    threats,          // Threats
    threat_real,      // RoleTold; to seat
    spied,            // Spied
    saw_card,         // SawCard; to seat
    swapped_hands,    // SeatTold
    discarded,        // Discarded: seat puts a card under the deck
    put_under,        // CardTold: seat put it under the deck or the Museum; to seat
    looked,           // SeatTold: seat, the Wizard, sees the hand of it
    card_moved,       // SeatTold: seat gets a card of it: Wizard, Seer, Emperor, Cardinal
    card_named,       // CardNamed; to seat, one of the two
    crown_moved,      // CrownMoved
    income,           // Earned
    tithe,            // SeatTold: seat takes 1 gold of it
    ability,          // AbilityUsed
    built,            // Built
    helped,           // Helped
    warrant_asked,    // UnderWarrant: seat, the Magistrate, may take it
    confiscated,      // UnderWarrant: seat takes it
    not_confiscated,  // seat
    taxed,            // seat pays 1
    destroyed,        // Destroyed
    seized,           // Seized
    exchanged,        // Exchanged
    beautified,       // CardTold
    laboratory,       // seat: a card for 2 gold
    smithy,           // seat: 2 gold for cards
    museum,           // seat puts a card under it
    threatened,       // seat must bribe or refuse
    bribed,           // Bribed
    refused,          // seat
    threat_shown,     // ThreatShown
    threat_hidden,    // seat does not turn it up
    poor_house,       // seat, 1 gold
    alchemist,        // Regained
    park,             // CardsTold
    completed,        // Completed
    killed_shown,     // RoleTold: seat held the killed character
    heir,             // seat takes the crown after the King's death
    queen,            // seat, 3 gold
    vault,            // seat shows the Secret Vault
    ended,            //
    struck,           // Struck; to seat
};
inline constexpr int event_kind_count = static_cast<int>(EventKind::struck) + 1;

// A number that may need two bytes.
struct Amount {
    std::uint8_t low;
    std::uint8_t high;

    static constexpr Amount of(unsigned number) {
        return {static_cast<std::uint8_t>(number & 0xFFU), static_cast<std::uint8_t>(number >> 8U)};
    }
    constexpr unsigned number() const { return low + 256U * high; }
};

// What several kinds tell.
struct RoleTold {
    Role role;
};
struct CardTold {
    CardId card;
};
struct SeatTold {
    Seat other;
};
struct GoldTold {
    std::uint8_t gold;
};
struct CardsTold {
    std::uint8_t cards;
};
struct Draws {
    static constexpr auto what = EventKind::draws;
    std::uint8_t cards;
    bool told_by_its_cause;  // what led to it says how many
};
struct UnderWarrant {
    CardId card;
    Seat builder;
};

// What one kind tells.
struct Crowned {
    static constexpr auto what = EventKind::crowned;
    bool at_the_start;
};
struct UniqueIn {
    static constexpr auto what = EventKind::unique_in;
    District district;
};
struct RoundBegins {
    static constexpr auto what = EventKind::round_begins;
    std::uint8_t round;  // modulo 256
};
struct Offered {
    static constexpr auto what = EventKind::offered;
    Amount ranks;  // as bits
};
struct TheaterGot {
    static constexpr auto what = EventKind::theater_got;
    Role now;
    Role before;
};
struct Robbed {
    static constexpr auto what = EventKind::robbed;
    Amount gold;
    Seat thief;
};
struct Kept {
    static constexpr auto what = EventKind::kept;
    std::uint8_t others;  // cards that go under the deck,
    bool shuffled_in;     // or back into it
};
struct Warrants {
    static constexpr auto what = EventKind::warrants;
    std::array<Role, 3> roles;  // in ascending order
};
struct Threats {
    static constexpr auto what = EventKind::threats;
    std::array<Role, 2> roles;  // in ascending order
};
struct Spied {
    static constexpr auto what = EventKind::spied;
    Seat other;
    Type type;
    std::uint8_t matches;  // that gold or cards show
    std::uint8_t gold;
};
struct SawCard {
    static constexpr auto what = EventKind::saw_card;
    CardId card;
    Seat whose;
};
struct Discarded {
    static constexpr auto what = EventKind::discarded;
    Kind why;
};
struct CardNamed {
    static constexpr auto what = EventKind::card_named;
    CardId card;
    Seat from;
    Seat to;
};
struct CrownMoved {
    static constexpr auto what = EventKind::crown_moved;
    Seat to;
    Tribute tribute;
    bool as_advisor;
};
struct Earned {
    static constexpr auto what = EventKind::income;
    std::uint8_t gold;
    std::uint8_t cards;
};
struct AbilityUsed {
    static constexpr auto what = EventKind::ability;
    Role role;  // as which
    std::uint8_t gold;
    std::uint8_t cards;
};
struct Built {
    static constexpr auto what = EventKind::built;
    CardId card;
    std::uint8_t gold;
    Kind how;
};
struct Helped {  // the Cardinal builds with gold of another and owes as many cards
    static constexpr auto what = EventKind::helped;
    Seat giver;
    std::uint8_t gold;
};
struct Destroyed {
    static constexpr auto what = EventKind::destroyed;
    Seat owner;
    CardId card;
    std::uint8_t gold;  // paid
    Kind how;
};
struct Seized {
    static constexpr auto what = EventKind::seized;
    Seat owner;
    CardId card;
    std::uint8_t gold;  // paid to the owner
};
struct Exchanged {
    static constexpr auto what = EventKind::exchanged;
    Seat owner;
    CardId taken;
    CardId given;
    std::uint8_t gold;  // paid to the owner
};
struct Bribed {
    static constexpr auto what = EventKind::bribed;
    Seat blackmailer;
    std::uint8_t gold;
};
struct ThreatShown {  // seat, the Blackmailer, turns a marker up
    static constexpr auto what = EventKind::threat_shown;
    Role role;
    bool real;
    std::uint8_t gold;
};
struct Regained {
    static constexpr auto what = EventKind::alchemist;
    Amount gold;
};
struct Completed {
    static constexpr auto what = EventKind::completed;
    bool first;
};

// What hits a player: an event that all others are told, with what it tells in at most four bytes.
struct Struck {
    static constexpr auto what = EventKind::struck;
    using Blow = std::array<std::uint8_t, 4>;

    EventKind by;
    Seat who;
    Blow blow;
    Role named;  // the role of the victim, whom nobody else knows yet; or none

    static constexpr Struck of(const Event& told, Role named = Role::none) {
        return {static_cast<EventKind>(told.what), told.seat, told.as<Blow>(), named};
    }
    constexpr Event told() const { return event(who, by, blow); }
};

}  // namespace agora::citadels
