// The features of Splendor: about a thousand binary ones of the position from the perspective of
// the seat that decided last, and features of each card in the grid or in a hand. Cards that this
// seat does not know are face down, in a determinization too, so what another seat holds in secret
// never moves a value.
#pragma once

#include "ai/net/evaluator.hpp"
#include "games/splendor/rules.hpp"

namespace agora::splendor {

// Where the features of each kind begin (rows of the embedding table). `_of` are the sizes of
// one-hot groups.
namespace row {

inline constexpr int to_go_of = 21;   // prestige to the target: 0 (reached) to 20 or more
inline constexpr int next_of = 8;     // the same after the best purchase that is possible now
inline constexpr int count_of = 7;    // gems or bonuses of a colour: 1 to 7 or more
inline constexpr int total_of = 14;   // gems in hand, 0 to 13
inline constexpr int bought_of = 21;  // cards bought, 0 to 20 or more
inline constexpr int buys_of = 7;     // cards that can be bought now, 0 to 6 or more
inline constexpr int needs_of = 9;    // bonuses missing to a noble, 0 to 8 or more
inline constexpr int rounds_of = 8;   // rounds played, by fives
inline constexpr int margin_of = 9;   // prestige ahead of the best rival, -4 or less to 4 or more
inline constexpr int tie_of = 3;      // the same prestige: more cards bought, as many, fewer
inline constexpr int wins_of = 3;     // purchases that would reach the target: none, one, more
inline constexpr int threat_of = 3;   // rivals reach it at once: not, with an answer left, the last

// Of one player; each has a set of its own, the perspective seat first, then in the order of play.
// (With one set shared by all opponents the net could not tell which of them is ahead.)
inline constexpr int gems = 0;
inline constexpr int bonus = gems + 6 * count_of;
inline constexpr int gems_total = bonus + gem_colours * count_of;
inline constexpr int bought = gems_total + total_of;
inline constexpr int to_go = bought + bought_of;
inline constexpr int reserved_count = to_go + to_go_of;
inline constexpr int noble_needs = reserved_count + reserve_limit + 1;
inline constexpr int face_down = noble_needs + needs_of;
inline constexpr int can_buy = face_down + 3;
inline constexpr int next_to_go = can_buy + buys_of;
inline constexpr int one_player = next_to_go + next_of;

// Of all.
inline constexpr int noble = most_players * one_player;  // bonuses missing to the perspective seat
inline constexpr int rival_noble = noble + noble_count * needs_of;  // and to the nearest rival
inline constexpr int bank = rival_noble + noble_count * needs_of;
inline constexpr int seats = bank + 6 * (count_of + 1);
inline constexpr int first = seats + most_players;
inline constexpr int still_deciding = first + most_players;
inline constexpr int overflow = still_deciding + 2;
inline constexpr int rounds = overflow + 3;

// The end: how near the perspective seat and the nearest rival are, and who decides last.
inline constexpr int race = rounds + rounds_of;
inline constexpr int threat = race + 2 * next_of * next_of;
inline constexpr int margin = threat + wins_of * threat_of;      // after the best purchases
inline constexpr int last_margin = margin + margin_of + tie_of;  // in the last round
inline constexpr int all = last_margin + margin_of + tie_of;

}  // namespace row

// The features of a card: its identity, and its relation to the seat that could buy it (its owner,
// or the perspective seat where it lies open) and to the others.
namespace card_row {

inline constexpr int distance_of = 8;  // how soon it can be bought, by classes
inline constexpr int missing_of = 10;  // gems missing, 0 to 9 or more
inline constexpr int price_of = 14;    // its price beyond the bonuses, 0 to 13 or more
inline constexpr int colour_of = 5;    // gems of a colour missing: 1 to 5 or more
inline constexpr int bonus_of = 6;     // bonuses of its colour already there, 0 to 5 or more
inline constexpr int nobles_of = 4;    // nobles towards whom it would help, 0 to 3 or more
inline constexpr int wanted_of = 9;    // open cards for which its bonus would help, 0 to 8 or more
inline constexpr int to_go_of = 16;    // prestige to the target after it

inline constexpr int id = 0;
inline constexpr int holder = id + card_count;  // of one in a hand: whose
inline constexpr int reach = holder + most_players;
inline constexpr int price = reach + distance_of * missing_of;
inline constexpr int colour = price + price_of;
inline constexpr int bonus = colour + gem_colours * colour_of;
inline constexpr int wanted = bonus + gem_colours * bonus_of * nobles_of;
inline constexpr int to_go = wanted + wanted_of;

// Of a card in the grid: the player who moves next, and the nearest of the others.
inline constexpr int next_reach = to_go + to_go_of;
inline constexpr int next_price = next_reach + distance_of * to_go_of;
inline constexpr int others_distance = next_price + price_of;
inline constexpr int one_view = others_distance + distance_of;

// With two seats a card in the grid is encoded twice, the second time with features from the
// opponent's perspective, which have rows of their own.
inline constexpr int of_rival = one_view;
inline constexpr int nothing = of_rival + one_view;  // padding: all cards have as many features
inline constexpr int all = nothing + 1;

}  // namespace card_row

struct Encoder {
    using Game = Splendor;

    enum Group : std::uint8_t { grid, own_hand, other_hands, grid_of_rival, groups };

    static constexpr ai::net::Shape shape = {.rows = row::all,
                                             .first = 64,
                                             .piece_rows = card_row::all,
                                             .piece = 32,
                                             .groups = groups,
                                             .second = 32,
                                             .heads = 3};

    static bool encode(const State& state, ai::net::Features& out, ai::net::Values& known);

    // Gold is spent last: other ways to pay hardly ever matter.
    static void prune(Splendor::Actions& legal);
};

// The position after the luck that is due, with its outcome left open: a gap in the grid, a card
// face down in a hand.
State luck_left_open(const State& state);

}  // namespace agora::splendor
