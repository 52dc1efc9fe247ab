// Why a decision is not legal now. The rules list decisions by these
// functions, and what a person is told about one that is not in the list comes from them too
// (refusals.cpp). They look at nothing that the one who decides does not know.
#pragma once

#include "games/citadels/rules.hpp"

#include <cstdint>

namespace agora::citadels {

enum class Obstacle : std::uint8_t {
    none,
    gathered,      // already
    not_gathered,  // 13
    navigator,     // builds nothing (17)
    not_held,      // the card is not in the hand
    vault,         // is never built (23)
    limit,         // of districts in a turn
    twice,         // the city has that district (14)
    monument,      // not in a city of that many districts (22)
    price,         // of what is to be built
    cut_short,     // bewitched: only gathers
    witch,         // must name a character first (50)
    crown,         // must be given away first (28)
    complete,      // a city that is safe
    keep,          // cannot be touched
    bishop,        // protects that city
    too_dear,      // for the Marshal
    gold,          // is not enough
    oneself,       // A16
    rank_1,        // not for rank 2 (34, 38)
    killed,        // ...
    bewitched,     // ...
    no_district,   // that it takes
    used,          // in this turn: a district
    power_used,    // in this turn
    income_taken,  // 76
    no_income,     // the character has none
    no_districts,  // that bring income
    not_another,   // a player that is the one who decides
    has_crown,     // already
    no_gold,       // the player who is to give it has none
    no_cards,      // ...
    tribute,       // is due: gold or a card (A25)
    rich,          // is among the richest (73)
    not_richest,   // the player who is asked (73)
    no_tax,        // on the token
    no_neighbour,  // with rank 4
    beauties,      // as many as a turn allows
};

namespace obstacle {

// turn.cpp
Obstacle to_gather(const Table& table);
Obstacle to_act(const Table& table);  // in one's turn, otherwise than to gather
Obstacle to_end(const Table& table);

// building.cpp: to anything, and to a card of that hand; by paying its price.
Obstacle to_build(const Table& table);
Obstacle to_build(const Table& table, const Cards& hand, District district);

// powers.cpp
Obstacle to_use_power(const Table& table);
Obstacle to_give_crown(const Table& table);
// To choose a player: to spy on, to swap with, to look at, to give the crown to.
inline Obstacle to_choose(const Table& table, Seat seat) {
    return seat == table.actor ? Obstacle::not_another : Obstacle::none;
}
Obstacle to_give_crown(const Table& table, Seat seat);
Obstacle to_demand(const Table& table, Seat seat, Tribute tribute, bool has_cards);
Obstacle to_collect(const Table& table);
Obstacle to_tithe(const Table& table, Seat seat);
Obstacle to_profit(const Table& table);  // as the Queen or the Tax Collector
Obstacle to_beautify(const Table& table);
Obstacle to_name(const Table& table, Rank rank);

// assaults.cpp: `kind` is destroy, seize or exchange
Obstacle to_attack(const Table& table, Kind kind, Seat seat, CardId card);

// effects.cpp: `kind` is laboratory, smithy, museum or armory
Obstacle to_use(const Table& table, Kind kind);

}  // namespace obstacle

}  // namespace agora::citadels
