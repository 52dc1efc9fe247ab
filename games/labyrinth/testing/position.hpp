// For tests only: positions written as a person would draw them, and a game in which every step is
// checked.
#pragma once

#include "games/labyrinth/text.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace agora::labyrinth {

// The position printed in the rulebook of 2017; its spare tile is a straight one, NS.
inline constexpr std::string_view rulebook = R"(
ES      SW        ESW:book       EW            ESW:purse   EW         SW
ES      NEW:ghost SW:owl         NS            NE          NEW:goblin NEW:dragon
NES:map ES:scarab NES:crown      NEW:sorceress ESW:keys    EW         NSW:skull
NS      NE        SW             SW:rat        ES          ESW:bat    SW
NES:ring EW       NEW:chest      NS            NSW:emerald NE         NSW:sword
NE      EW        SW             ES:spider     NS          ES:moth    ES:lizard
NE      EW        NEW:candelabra EW            NEW:helmet  NEW:genie  NW
)";

Cell cell(std::string_view name);
Arrow arrow(std::string_view name);
Treasures treasures(std::initializer_list<std::string_view> keys);
Tile tile(std::string_view text);  // "NES:bat"
std::string text_of(Tile tile);    // the same way
std::string row_text(const Board& board, int row);
std::string column_text(const Board& board, int column);

// A position in which the player on turn is to push. Two seats are red and blue.
struct Position {
    std::string_view tiles = rulebook;
    std::string_view spare = "NS";
    Options options{};
    std::vector<std::string_view> pawns{};  // empty: all at home
    std::vector<Treasures> hands{};         // by seat; where nothing is given, what is left over
    std::vector<Treasures> found{};
    int seats = 2;
    Seat turn = 0;
    std::string_view last{};  // arrow of the push before

    State state() const;
};

// A game in progress. A decision that is not legal and a position that is broken fail the test.
class Play {
public:
    explicit Play(const Position& position) : state(position.state()) {}
    explicit Play(const State& from) : state(from) {}

    Play& push(std::string_view at, unsigned quarters = 0);
    Play& move(std::string_view to);
    Play& stay();
    Play& draw(std::string_view key);  // the card that is due
    Play& act(Action action);

    Labyrinth::Actions legal() const;
    bool told(EventKind what) const;
    Cells reach() const { return state.board.reachable(state.pawns[state.turn]); }

    State state;
    Events events;
};

// Any game so far: set up, then so many random decisions.
State random_position(const Options& options, int seats, std::uint64_t seed, int decisions);

// Bodies.

inline Cell cell(std::string_view name) {
    const auto found = cell_from(name);
    if (!found) throw std::logic_error("no cell " + std::string(name));
    return *found;
}

inline Arrow arrow(std::string_view name) {
    const Arrow found = arrow_at(cell(name));
    if (found == no_arrow) throw std::logic_error("no arrow " + std::string(name));
    return found;
}

inline Treasures treasures(std::initializer_list<std::string_view> keys) {
    Treasures set = 0;
    for (const auto key : keys) set |= only_treasure(treasure_from(key).value());
    return set;
}

inline Tile tile(std::string_view text) {
    const auto letters = text.substr(0, text.find(':'));
    unsigned openings = 0;
    for (const char letter : letters) openings |= 1U << std::string_view("NESW").find(letter);
    if (letters.size() == text.size()) return Tile(openings);
    const Treasure treasure = treasure_from(text.substr(letters.size() + 1)).value();
    return treasure < glued_treasures ? Tile(openings) : Tile(openings, treasure);
}

inline std::string text_of(Tile tile) {
    const Treasure treasure = tile.treasure();
    return openings_text(tile.openings()) +
           (treasure == no_treasure ? "" : ":" + std::string(treasure_names[treasure].key));
}

inline std::string row_text(const Board& board, int row) {
    std::string text;
    for (int column = 0; column < side; ++column)
        text += (column == 0 ? "" : " ") + text_of(board.at(cell_at(row, column)));
    return text;
}

inline std::string column_text(const Board& board, int column) {
    std::string text;
    for (int row = 0; row < side; ++row)
        text += (row == 0 ? "" : " ") + text_of(board.at(cell_at(row, column)));
    return text;
}

inline State Position::state() const {
    State state = *Labyrinth::start(options, seats);
    std::istringstream words{std::string(tiles)};
    std::string word;
    for (Cell at = 0; at < cell_count && words >> word; ++at) state.board.put(at, tile(word));
    state.spare = tile(spare);
    state.phase = Phase::push;
    state.turn = turn;
    if (!last.empty()) state.last = arrow(last);
    for (Seat seat = 0; seat < seats; ++seat) {
        if (!pawns.empty()) state.pawns[seat] = cell(pawns.at(seat));
        if (seat < found.size()) state.found[seat] = found[seat];
        if (seat < hands.size()) state.hand[seat] = hands[seat];
    }
    for (Seat seat = 0; seat < seats; ++seat)
        while (std::popcount(state.hand[seat]) < hand_size(state, seat))
            state.hand[seat] |=
                only_treasure(static_cast<Treasure>(31 - std::countl_zero(undealt(state))));
    if (const auto why = Labyrinth::broken(state); !why.empty()) throw std::logic_error(why);
    return state;
}

inline Play& Play::act(Action action) {
    const View view = Labyrinth::view(state, state.turn);
    EXPECT_TRUE(legal().contains(action)) << Labyrinth::write(view, action) << " is not legal in\n"
                                          << Labyrinth::draw(view, TerminalStyle{}, Part::table);
    if (legal().contains(action)) Labyrinth::apply(state, state.turn, action, events);
    EXPECT_EQ(Labyrinth::broken(state), "");
    return *this;
}

inline Play& Play::push(std::string_view at, unsigned quarters) {
    return act(labyrinth::push(arrow(at), quarters));
}
inline Play& Play::move(std::string_view to) { return act(labyrinth::move(cell(to))); }
inline Play& Play::stay() { return act(labyrinth::move(state.pawns[state.turn])); }

inline Play& Play::draw(std::string_view key) {
    const auto item = treasure_from(key).value();
    EXPECT_EQ(Labyrinth::turn(state), Turn::luck);
    EXPECT_TRUE(Labyrinth::luck(state).among.has(item)) << key << " cannot come";
    Labyrinth::apply_outcome(state, item, events);
    EXPECT_EQ(Labyrinth::broken(state), "");
    return *this;
}

inline Labyrinth::Actions Play::legal() const {
    Labyrinth::Actions actions;
    Labyrinth::legal(state, state.turn, actions);
    return actions;
}

inline bool Play::told(EventKind what) const {
    return std::ranges::any_of(events.list(), [&](const Event& event) {
        return event.what == static_cast<std::uint8_t>(what);
    });
}

inline State random_position(const Options& options, int seats, std::uint64_t seed, int decisions) {
    Random random(seed);
    Silence silence;
    State state = *Labyrinth::start(options, seats);
    settle_luck<Labyrinth>(state, random, silence);
    for (int i = 0; i < decisions && Labyrinth::turn(state) == Turn::players; ++i) {
        Labyrinth::Actions legal;
        Labyrinth::legal(state, state.turn, legal);
        Labyrinth::apply(state, state.turn,
                         legal[random.below(static_cast<unsigned>(legal.size()))], silence);
        settle_luck<Labyrinth>(state, random, silence);
    }
    return state;
}

}  // namespace agora::labyrinth
