// Who knows what: views, the worlds that fit them, and what must hold in every world.
#include "games/labyrinth/rules.hpp"

#include <bit>

namespace agora::labyrinth {

namespace {

bool may_see(const State& state, Viewer viewer, Seat seat) {
    return state.rules.open() || viewer.owns(seat);
}

// The hands that a viewer does not see: whose, how many cards, and which they may be.
struct HiddenHand {
    Seat seat;
    int size;
    Treasures among;
};
using HiddenHands = FixedList<HiddenHand, most_players>;

HiddenHands hidden_hands(const View& view) {
    const State& table = view.table;
    const Treasures unseen = undealt(table);
    HiddenHands hidden;
    for (Seat seat = 0; seat < table.seats; ++seat) {
        if (may_see(table, view.viewer, seat)) continue;
        const int size = hand_size(table, seat);
        if (size > 0) hidden.push({seat, size, unseen & ~table.ruled_out[seat]});
    }
    return hidden;
}

// Whether there is more than one way to give each of these seats one card, all different.
bool several_ways(const HiddenHands& hidden, std::size_t next, Treasures taken, int& ways) {
    if (next == hidden.size()) return ++ways > 1;
    for (Treasures rest = hidden[next].among & ~taken; rest != 0; rest &= rest - 1)
        if (several_ways(hidden, next + 1, taken | (rest & (0U - rest)), ways)) return true;
    return false;
}

Treasures pick_one(Treasures among, Random& random) {
    return only_treasure(random.pick({0, {among, 0}}));
}

// The tiles are those of the box, each where it may be.
std::string wrong_with_tiles(const State& state) {
    const auto& [n, e, s, w, t0, t1, t2, t3] = state.board.planes;
    const auto& bare = bare_board().planes;
    for (unsigned i = 0; i < 8; ++i) {
        if ((state.board.planes[i] & glued_cells) != bare[i]) return "a glued tile has changed";
        if ((state.board.planes[i] & ~every_cell) != 0) return "a tile lies beside the board";
    }
    const Cells laid = n | e | s | w;
    Cells expected = glued_cells;
    const bool laying = state.phase <= Phase::turn_tile;
    for (int i = 0; i < (laying ? state.at : loose_cells); ++i)
        expected |= only(loose_cell[static_cast<std::size_t>(i)]);
    if (laid != expected) return "tiles are missing, or lie where none should";

    const Tile spare = state.spare;
    const bool has_spare = state.phase != Phase::draw_first && state.phase != Phase::draw_tile;
    if ((spare != Tile()) != has_spare) return "the spare tile does not fit the phase";
    const Cells treasure = t0 | t1 | t2 | t3;
    const Cells straight = (n & s & ~e & ~w) | (e & w & ~n & ~s);
    const Cells corner = (n ^ s) & (e ^ w);
    const Cells three = ~(straight | corner) & laid & ~glued_cells;
    const Cells cross = n & e & s & w;
    const Cells single = laid & ~((n & e) | (n & s) | (n & w) | (e & s) | (e & w) | (s & w));
    if ((cross | single) != 0 || (treasure & straight) != 0 || (three & ~treasure) != 0)
        return "a tile that is not in the box";
    Treasures seen = 0;
    for (Treasure t = glued_treasures; t < treasure_count; ++t) {
        const Cells cell = state.board.where(t);
        const bool on_corner = t < glued_treasures + treasure_corner_count;
        if ((cell & ~(on_corner ? corner : three)) != 0) return "a treasure on another's tile";
        const int times = std::popcount(cell) + (spare.treasure() == t ? 1 : 0);
        if (times > 1) return "a treasure is in two places";
        if (times == 1) seen |= only_treasure(t);
    }
    if ((treasure & glued_cells) != 0 || std::popcount(treasure) > 12) return "a treasure too many";
    if (std::popcount(treasure) + (spare.treasure() == no_treasure ? 0 : 1) != std::popcount(seen))
        return "a treasure that is not in the box";

    const unsigned open = spare.openings();
    const int ways = std::popcount(open);
    const Treasure on_spare = spare.treasure();
    const bool t_shaped =
        on_spare != no_treasure && on_spare >= glued_treasures + treasure_corner_count;
    if (has_spare &&
        (ways != (t_shaped ? 3 : 2) || (spare.is_straight() && on_spare != no_treasure)))
        return "the spare tile is not in the box";
    const int straights = std::popcount(straight) + (spare.is_straight() ? 1 : 0);
    const bool plain_spare = has_spare && !spare.is_straight() && on_spare == no_treasure;
    const int corners = std::popcount(corner & ~treasure & ~glued_cells) + (plain_spare ? 1 : 0);
    if (straights > straight_count || corners > plain_corner_count)
        return "more tiles of a kind than are in the box";
    return {};
}

std::string wrong_with_cards(const State& state) {
    Treasures met = 0;
    for (Seat seat = 0; seat < most_players; ++seat) {
        const Treasures hand = state.hand[seat];
        const Treasures found = state.found[seat];
        if (seat >= state.seats) {
            if ((hand | found | state.ruled_out[seat]) != 0) return "cards of a seat that is empty";
            continue;
        }
        if ((hand & found) != 0 || (met & (hand | found)) != 0) return "a card is in two places";
        met |= hand | found;
        if (std::popcount(found) > state.rules.cards) return "more treasures found than cards";
        if (std::popcount(hand) != hand_size(state, seat)) return "a hand of another size";
        if ((hand & state.ruled_out[seat]) != 0) return "a treasure that was not taken";
    }
    if ((met & ~all_treasures) != 0) return "a card that is not in the box";
    return {};
}

}  // namespace

bool fits_a_world(const View& view) {
    const HiddenHands hidden = hidden_hands(view);
    if (!view.table.rules.any_order()) {
        int ways = 0;
        several_ways(hidden, 0, 0, ways);
        return ways > 0;
    }
    int needed = 0;
    for (const auto& hand : hidden) needed += hand.size;
    return needed <= std::popcount(undealt(view.table));
}

View Labyrinth::view(const State& state, Viewer viewer) {
    View view{state, viewer, {}};
    for (Seat seat = 0; seat < state.seats; ++seat)
        if (!may_see(state, viewer, seat)) view.table.hand[seat] = 0;  // LAB-37, 6.12
    return view;
}

// Hands of one card are drawn for each seat by itself, and all again where two drew the same: every
// way to give them is equally likely. Larger hands rule nothing out and are drawn one after
// another.
State Labyrinth::sample(const View& view, Random& random) {
    const HiddenHands hidden = hidden_hands(view);
    State state = view.table;
    if (state.rules.any_order()) {
        Treasures left = undealt(state);
        for (const auto& [seat, size, among] : hidden)
            for (int i = 0; i < size; ++i) {
                const Treasures one = pick_one(left, random);
                state.hand[seat] |= one;
                left &= ~one;
            }
        return state;
    }
    for (bool clash = true; clash;) {
        Treasures taken = 0;
        clash = false;
        for (const auto& [seat, size, among] : hidden) {
            state.hand[seat] = pick_one(among, random);
            clash = clash || (taken & state.hand[seat]) != 0;
            taken |= state.hand[seat];
        }
    }
    return state;
}

bool Labyrinth::certain(const View& view) {
    const HiddenHands hidden = hidden_hands(view);
    if (hidden.empty()) return true;
    if (view.table.rules.any_order())
        return hidden.size() == 1 && hidden[0].size == std::popcount(hidden[0].among);
    int ways = 0;
    return !several_ways(hidden, 0, 0, ways);
}

std::string Labyrinth::broken(const State& state) {
    if (state.seats < 2 || state.seats > most_players) return "there are 2 to 4 seats";
    if (state.turn >= state.seats || state.first >= state.seats) return "a seat that is not there";
    if (state.rules.cards < 1 || state.rules.cards * state.seats > treasure_count)
        return "there are not so many cards";
    if (state.rules.seating() >= seatings ||
        seating_of(colours_of(state.rules.seating(), state.seats)) != state.rules.seating())
        return "rules that do not exist";
    if (state.last > no_arrow) return "an arrow that does not exist";
    for (Seat seat = 0; seat < most_players; ++seat)
        if (seat < state.seats ? state.pawns[seat] >= cell_count : state.pawns[seat] != no_cell)
            return "a pawn is not on the board";
    if (auto why = wrong_with_cards(state); !why.empty()) return why;
    if (auto why = wrong_with_tiles(state); !why.empty()) return why;
    const Seat winner = state.winner;
    if (winner != nobody &&
        (winner >= state.seats || state.phase != Phase::over || cards_left(state, winner) != 0))
        return "a winner who has not won";
    if (state.phase == Phase::over && winner == nobody && state.rules.turns == 0)
        return "an end without a winner";
    if (state.rules.turns != 0 && state.round > state.rules.turns)
        return "more turns than there are";
    return {};
}

}  // namespace agora::labyrinth
