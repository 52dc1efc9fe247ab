// What the net of Splendor is given of a position: which of about a thousand things hold, seen from
// the seat that decided last. Cards that this seat does not know are face down for the net, in a
// sampled world too, so what another seat holds in secret never moves a value.
#pragma once

#include "ai/net/judge.hpp"
#include "games/splendor/rules.hpp"

namespace agora::splendor {

// Where each kind of row begins. `_of` are the sizes of what is counted.
namespace row {

inline constexpr int points_of = 6;    // a card's prestige, 0 to 5
inline constexpr int distance_of = 8;  // how soon it can be bought, by classes
inline constexpr int price_of = 8;     // its price beyond the bonuses: 0, 1-2, 3-4, ... 13 or more
inline constexpr int to_go_of = 21;    // prestige to the target: 0 (reached) to 20 or more
inline constexpr int next_of = 8;      // the same after the best purchase that is possible now
inline constexpr int count_of = 7;     // gems or bonuses of a colour: 1 to 7 or more
inline constexpr int total_of = 14;    // gems in hand, 0 to 13
inline constexpr int bought_of = 21;   // cards bought, 0 to 20 or more
inline constexpr int needs_of = 9;     // bonuses missing to a noble, 0 to 8 or more
inline constexpr int near_of = 4;      // the same in coarser classes
inline constexpr int class_of = 3;     // a card's prestige: none, 1-2, 3 or more
inline constexpr int rounds_of = 8;    // rounds played, by fives

// Of one player; each has a set of its own, the one who looks first, then by how soon they move.
// (Were one set shared by all opponents, the net could not tell who of them is ahead.)
inline constexpr int gems = 0;
inline constexpr int bonus = gems + 6 * count_of;
inline constexpr int gems_total = bonus + gem_colours * count_of;
inline constexpr int bought = gems_total + total_of;
inline constexpr int to_go = bought + bought_of;
inline constexpr int reserved_count = to_go + to_go_of;
inline constexpr int noble_needs = reserved_count + reserve_limit + 1;
inline constexpr int grid_by_points = noble_needs + needs_of;
inline constexpr int face_down = grid_by_points + points_of * distance_of;
inline constexpr int next_to_go = face_down + 3;
inline constexpr int one_player = next_to_go + next_of;

// Of the one who looks, and again of all opponents together.
inline constexpr int hand_by_points = most_players * one_player;
inline constexpr int grid_by_colour = hand_by_points + points_of * distance_of;
inline constexpr int one_side = grid_by_colour + gem_colours * distance_of - hand_by_points;

// Of the one who looks alone.
inline constexpr int grid_by_price = hand_by_points + 2 * one_side;
inline constexpr int hand_by_colour = grid_by_price + points_of * price_of;
inline constexpr int hand_by_price = hand_by_colour + gem_colours * distance_of;
inline constexpr int hand_card = hand_by_price + points_of * price_of;

// Of all.
inline constexpr int grid_card = hand_card + card_count;
inline constexpr int contested = grid_card + card_count;
inline constexpr int bank = contested + class_of * near_of * near_of;
inline constexpr int noble = bank + 6 * (count_of + 1);
inline constexpr int seats = noble + noble_count;
inline constexpr int first = seats + most_players;
inline constexpr int still_deciding = first + most_players;
inline constexpr int overflow = still_deciding + 2;
inline constexpr int rounds = overflow + 3;
inline constexpr int all = rounds + rounds_of;

}  // namespace row

struct Encoder {
    using Game = Splendor;

    static constexpr net::Shape shape = {.rows = row::all, .first = 64, .second = 32, .heads = 3};

    static bool encode(const State& state, net::Features& out, net::Values& known);
};

// The position when the luck that is due has come, with what it brings left open: a gap in the
// grid, a card face down in a hand.
State luck_left_open(const State& state);

}  // namespace agora::splendor
