// The maze as the planner needs it: which cells are open to which side, and nothing else. Pawns do
// not block each other, so everything is computed on sets of cells (bit boards).
#pragma once

#include "games/labyrinth/rules.hpp"

namespace agora::labyrinth {

// A push at an arrow, with the tile that goes in turned to these openings.
struct Push {
    Arrow arrow;
    std::uint8_t quarters;
    std::uint8_t openings;
};
using Pushes = FixedList<Push, 4 * arrow_count>;

struct Ways {
    std::array<Cells, 4> open{};  // to the north, east, south, west
    std::uint8_t spare = 0;       // openings of the spare tile
    Arrow last = no_arrow;

    static Ways of(const State& table) {
        return {{table.board.planes[0], table.board.planes[1], table.board.planes[2],
                 table.board.planes[3]},
                static_cast<std::uint8_t>(table.spare.openings()),
                table.last};
    }

    // Every push that is allowed and looks different.
    void list(Pushes& out) const {
        const Tile tile = Tile::from_bits(spare);
        each_push(tile, last, [&](Arrow arrow, unsigned quarters) {
            out.push({arrow, static_cast<std::uint8_t>(quarters),
                      static_cast<std::uint8_t>(tile.turned(quarters).openings())});
        });
    }

    Ways after(const Push& push) const {
        Ways next;
        const Slide& slide = slides[push.arrow];
        unsigned out = 0;
        for (unsigned i = 0; i < 4; ++i) {
            out |= static_cast<unsigned>((open[i] >> slide.out) & 1U) << i;
            next.open[i] =
                labyrinth::slide(push.arrow, open[i], ((unsigned{push.openings} >> i) & 1U) != 0);
        }
        next.spare = static_cast<std::uint8_t>(out);
        next.last = push.arrow;
        return next;
    }

    Cells area(Cells from) const {
        return corridors_between(open[0], open[1], open[2], open[3]).area(from);
    }
};

// Where pawns must stand before a push to stand on one of these cells after it.
inline Cells before(Arrow arrow, Cells cells) {
    const Slide& slide = slides[arrow];
    const Cells shifted = (((cells & slide.line) >> slide.up) << slide.down) & slide.line;
    const Cells carried = (cells >> slide.in & 1U) << slide.out;
    return (cells & ~slide.line) | shifted | carried;
}

// Things that a pawn may want to stand on: cells of the board, and the spare tile.
struct Goal {
    Cells cells = 0;
    bool on_spare = false;

    bool empty() const { return cells == 0 && !on_spare; }
    Goal after(Arrow arrow) const {
        return {slide(arrow, cells, on_spare), (cells & only(slides[arrow].out)) != 0};
    }
};

// The cells from which a pawn whose turn it is reaches the goal.
inline Cells within_a_turn(const Ways& ways, const Goal& goal) {
    Pushes pushes;
    ways.list(pushes);
    Cells from = 0;
    for (const Push& push : pushes) {
        const Goal then = goal.after(push.arrow);
        if (then.cells != 0) from |= before(push.arrow, ways.after(push).area(then.cells));
        if (from == every_cell) break;
    }
    return from;
}

}  // namespace agora::labyrinth
