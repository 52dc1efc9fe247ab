// The maze: a board of bit planes that slides when a tile is pushed in, and what can be reached.
#pragma once

#include "games/labyrinth/tiles.hpp"

#include <array>
#include <bit>
#include <utility>

namespace agora::labyrinth {

// An arrow, by the cell where the spare tile enters; numbered in reading order.
using Arrow = std::uint8_t;
inline constexpr int arrow_count = 12;
inline constexpr Arrow no_arrow = arrow_count;

// What a push at an arrow does: the line moves by one cell, a tile enters here and leaves there.
struct Slide {
    Cell in;
    Cell out;
    Arrow opposite;
    std::uint8_t up;    // the shift towards higher numbers (right or down), or 0
    std::uint8_t down;  // the shift towards lower ones (left or up), or 0
    Cells line;
    std::array<Cell, cell_count>
        pawns;  // where a pawn on each cell goes: out is carried round to in
};

extern const std::array<Slide, arrow_count> slides;

// The arrow that would undo a push.
inline Arrow undoing(Arrow last) { return last == no_arrow ? no_arrow : slides[last].opposite; }

// The arrow at a cell, or no_arrow.
Arrow arrow_at(Cell cell);

// Which neighbours are joined: the cells with a way on to the east, and to the south.
struct Corridors {
    Cells to_east;
    Cells to_south;

    Cells area(Cells from) const;  // all cells that one of these leads to, themselves included
};

// From each cell that corridors lead to, the next one on a shortest way back to where they begin;
// no_cell where none leads, and at the beginning itself.
using WaysBack = std::array<Cell, cell_count>;
WaysBack ways_back(const Corridors& corridors, Cell from);

// Where cells of the board are after a push; the one that falls out is gone, and the one where the
// spare tile comes in is there if `entering`.
Cells slide(Arrow arrow, Cells cells, bool entering = false);

// Neighbours are joined where both are open to each other: from the cells that are open to each
// side.
Corridors corridors_between(Cells north, Cells east, Cells south, Cells west);

// Calls visit(arrow, quarters) for each push that looks different, but for the arrow that would undo
// the last one (LAB-10).
template <class Visit>
void each_push(Tile spare, Arrow last, Visit&& visit);

// Eight planes of 49 cells: openings N, E, S, W, then the four bits of a loose treasure's number.
// Tiles and planes have the same bits, so everything on a tile slides alike.
struct Board {
    std::array<Cells, 8> planes{};

    Tile at(Cell cell) const;
    void put(Cell cell, Tile tile);
    Treasure treasure_at(Cell cell) const;  // glued or loose
    Cells where(Treasure treasure) const;   // its cell; none where it lies on the spare tile
    Cells where(Treasures treasures) const;

    Tile push(Arrow arrow, Tile in);  // the tile that comes out
    Corridors corridors() const;
    Cells reachable(Cell from) const;  // all cells joined to it by corridors, itself included
    friend bool operator==(const Board&, const Board&) = default;
};

// The board with its 16 glued tiles and nothing else.
const Board& bare_board();

// The cells with loose tiles, in reading order, and all that are glued.
inline constexpr int loose_cells = 33;
extern const std::array<Cell, loose_cells> loose_cell;
inline constexpr Cells every_cell = (Cells{1} << cell_count) - 1;
extern const Cells glued_cells;

// Bodies.

// Calls act(i) for each plane, written out: the compiler then keeps all of them in registers.
template <class Act>
constexpr void each_plane(Act&& act) {
    [&]<unsigned... i>(std::integer_sequence<unsigned, i...>) {
        (act(i), ...);
    }(std::make_integer_sequence<unsigned, 8>{});
}

inline Tile Board::at(Cell cell) const {
    unsigned bits = 0;
    each_plane([&](unsigned i) { bits |= static_cast<unsigned>((planes[i] >> cell) & 1U) << i; });
    return Tile::from_bits(bits);
}

inline void Board::put(Cell cell, Tile tile) {
    each_plane([&](unsigned i) {
        planes[i] = (planes[i] & ~only(cell)) | (Cells{(tile.bits() >> i) & 1U} << cell);
    });
}

inline Cells slide(Arrow arrow, Cells cells, bool entering) {
    const Slide& slide = slides[arrow];
    return (cells & ~slide.line) |
           ((((cells & slide.line) << slide.up) >> slide.down) & slide.line) |
           (Cells{entering} << slide.in);
}

inline Tile Board::push(Arrow arrow, Tile in) {
    const Tile out = at(slides[arrow].out);
    each_plane(
        [&](unsigned i) { planes[i] = slide(arrow, planes[i], ((in.bits() >> i) & 1U) != 0); });
    return out;
}

inline Corridors corridors_between(Cells north, Cells east, Cells south, Cells west) {
    constexpr Cells last_column = 0x1020408102040ULL;
    return {east & (west >> 1U) & ~last_column, south & (north >> side)};
}

inline Corridors Board::corridors() const {
    return corridors_between(planes[0], planes[1], planes[2], planes[3]);
}

template <class Visit>
void each_push(Tile spare, Arrow last, Visit&& visit) {
    const Arrow back = undoing(last);
    const unsigned orientations = spare.orientations();
    for (Arrow arrow = 0; arrow < arrow_count; ++arrow) {
        if (arrow == back) continue;
        for (unsigned quarters = 0; quarters < orientations; ++quarters) visit(arrow, quarters);
    }
}

// Spreads along rows, then along columns, until nothing is new.
inline Cells Corridors::area(Cells from) const {
    const Cells to_west = to_east << 1U;
    const Cells to_north = to_south << side;
    for (;;) {
        Cells more = from;
        for (int twice = 0; twice < 2; ++twice) {
            more |= ((more << 1U) & to_west) | ((more >> 1U) & to_east);
            more |= ((more << side) & to_north) | ((more >> side) & to_south);
        }
        if (more == from) return from;
        from = more;
    }
}

inline Cells Board::reachable(Cell from) const { return corridors().area(only(from)); }

}  // namespace agora::labyrinth
