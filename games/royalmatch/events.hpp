// What can happen in RoyalMatch: the events of the game, and what they tell.
#pragma once

#include "core/event.hpp"
#include "games/royalmatch/cards.hpp"
#include "games/royalmatch/decisions.hpp"
#include "games/royalmatch/objectives.hpp"

#include <array>
#include <cstdint>

namespace agora::royalmatch {

// What happened. `seat` is who it is about. Audience: everyone, unless said; with the option
// `analysis` spectators are also told what is private to a seat.
enum class EventKind : std::uint8_t {
    round_begins,      // RoundBegins
    wheel_spun,        // WheelSpun; seat: who spun, or nobody
    objective_dealt,   // GoalTold: to its owner
    ready,             // Ready: the seat has made a choice
    kept,              // KeptGoals: when everybody has chosen
    card_dealt,        // CardTold: to its owner
    hand_chosen,       // CardsTold: to its owner
    turn_begins,       // TurnBegins
    resolving,         // Resolving: an effect begins
    joker_drew,        // JokerDrew
    rolled,            // Rolled
    modified,          // Modified: Force of the seat's cards from this turn on
    favoured,          // Favoured: this turn's bonus of a respin
    drew,              // GildedTold: to its owner
    drew_unseen,       // to the others
    gilded,            // GildedTold, as it is now: to its owner
    looked_at,         // CardTold: of the discard pile, drawn at random
    picked_up,         // PickedUp
    exchanged,         // Exchanged
    passed,            // Passed: the seat gave it; to these two
    took_over,         // SeatTold: a Coup
    redealt,           // all hands, by a Carnival
    hand_now,          // CardsTold: the whole hand, changed by a Carnival or a Coup; to its owner
    deck_now,          // CardsTold: the whole deck, changed by a Coup; to its owner
    slandered,         // Slandered: to these two
    slandered_unseen,  // SlanderedUnseen: to the others
    called,            // Called: to its owner
    swore,             // PointsTold: of the Oath
    crowned,           // PointsTold: of each fulfilled kept objective
    no_effect,         // CardTold
    revealed,          // Revealed
    won_trick,         // WonTrick
    objective_scored,  // ObjectiveScored
    round_scored,      // RoundScored
    won_match,         // WonMatch
    set_aside,         // CardTold: drawn by an effect from the seat's hand; with `analysis` only
    opponent_drawn,    // SeatTold: with whom a Whirlwind exchanges cards
    dealt_shown,       // DealtShown: to spectators, where the options say so
    how_many,          // no event: the number of those above
};

// What several kinds tell.
struct CardTold {
    Card card;
};
struct CardsTold {
    Cards cards;
};
struct GildedTold {
    Card card;
    std::int8_t gilding;
};
struct GoalTold {
    Goal goal;
};
struct SeatTold {
    Seat other;
};
struct PointsTold {
    std::uint8_t points;
};

// What one kind tells.
struct RoundBegins {
    static constexpr auto what = EventKind::round_begins;
    std::uint8_t round;
};
struct TurnBegins {
    static constexpr auto what = EventKind::turn_begins;
    std::uint8_t turn;
};
struct WheelSpun {
    static constexpr auto what = EventKind::wheel_spun;
    Suit strong;
};
struct Ready {
    static constexpr auto what = EventKind::ready;
    Kind choice;
};
struct KeptGoals {
    static constexpr auto what = EventKind::kept;
    std::uint8_t count;
};
struct DealtShown {
    static constexpr auto what = EventKind::dealt_shown;
    std::array<Goal, 3> goals;
};
struct Resolving {
    static constexpr auto what = EventKind::resolving;
    Card card;
    Family family;
    std::uint8_t level;
    Seat target;
    bool up;
};
struct JokerDrew {
    static constexpr auto what = EventKind::joker_drew;
    Family family;
};
struct Rolled {
    static constexpr auto what = EventKind::rolled;
    std::uint8_t face;
    std::uint8_t total;  // so far
};
struct Modified {
    static constexpr auto what = EventKind::modified;
    std::int8_t amount;
    std::uint8_t turns;
};
struct Favoured {
    static constexpr auto what = EventKind::favoured;
    Suit strong;
    std::uint8_t amount;
};
struct PickedUp {
    static constexpr auto what = EventKind::picked_up;
    Card taken;  // from the discard pile
    Card given;  // to it
    std::int8_t gilding;
};
struct Exchanged {
    static constexpr auto what = EventKind::exchanged;
    Seat other;
    std::uint8_t cards;  // each
};
struct Passed {
    static constexpr auto what = EventKind::passed;
    Seat to;
    Card card;
    std::int8_t gilding;
};
struct Slandered {
    static constexpr auto what = EventKind::slandered;
    Seat victim;
    Goal goal;
    std::uint8_t points;
};
struct SlanderedUnseen {
    static constexpr auto what = EventKind::slandered_unseen;
    Seat victim;
    std::uint8_t points;
};
struct Called {
    static constexpr auto what = EventKind::called;
    Goal goal;
    bool full_points;  // else half of them
};
struct Revealed {
    static constexpr auto what = EventKind::revealed;
    Card card;
    bool activated;
    Seat target;
    bool up;
    std::int8_t force;
    std::uint8_t place;  // in the trick, from 1
    std::uint8_t seals;  // left
};
struct WonTrick {
    static constexpr auto what = EventKind::won_trick;
    std::uint8_t trick;
};
struct ObjectiveScored {
    static constexpr auto what = EventKind::objective_scored;
    Goal goal;
    bool bonus;  // counted by a Calling, not kept
    bool fulfilled;
    std::int8_t points;
};
struct RoundScored {
    static constexpr auto what = EventKind::round_scored;
    std::int16_t score;
    std::int16_t total;
    std::uint8_t crowns;
    std::uint8_t oaths;
};
struct WonMatch {
    static constexpr auto what = EventKind::won_match;
    std::int16_t total;
};

}  // namespace agora::royalmatch
