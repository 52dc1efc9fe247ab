// Common sense: take the treasure where one turn is enough, otherwise come nearer. Near is counted
// in cells between what the pawn can reach and what leads to its objective.
#include "games/labyrinth/rules.hpp"

#include <bit>

namespace agora::labyrinth {

namespace {

constexpr int taken = 1000;     // the objective is reached
constexpr int per_cell = 10;    // that lies between
constexpr int on_spare = 60;    // the objective has been pushed out of the maze
constexpr Cells first_column = 0x40810204081ULL;
constexpr Cells last_column = first_column << 6U;

// The cells of a set and those next to them.
constexpr Cells widened(Cells cells) {
    return (cells | (cells & ~last_column) << 1U | (cells & ~first_column) >> 1U | cells << side |
            cells >> side) &
           every_cell;
}

int cells_between(Cells from, Cells to) {
    int steps = 0;
    for (; (from & to) == 0; ++steps) to = widened(to);
    return steps;
}

// All that leads to one of these cells.
Cells area_of(const Board& board, Cells cells) {
    Cells area = 0;
    for (; cells != 0; cells &= cells - 1) {
        const auto cell = static_cast<Cell>(std::countr_zero(cells));
        if ((area & only(cell)) == 0) area |= board.reachable(cell);
    }
    return area;
}

// How good it is to stand somewhere in `stand` and want to be at `wanted`.
int nearness(const Board& board, Cells stand, Cells wanted) {
    if (wanted == 0) return -on_spare;
    return -per_cell * cells_between(stand, area_of(board, wanted));
}

}  // namespace

int Labyrinth::appeal(const View& view, Action action) {
    const State& table = view.table;
    const Seat seat = table.turn;
    if (!is_push(action)) {
        const Cells there = only(cell_of(action));
        const Cells wanted = objective_cells(table, seat);
        if ((there & wanted) != 0) return taken;
        return nearness(table.board, there, wanted);
    }
    Board board = table.board;
    const Arrow arrow = arrow_of(action);
    board.push(arrow, table.spare.turned(quarters_of(action)));
    const Cells reach = board.reachable(slides[arrow].pawns[table.pawns[seat]]);
    const Cells wanted = is_homeward(table, seat) ? only(home_of(table, seat))
                                                  : board.where(table.hand[seat]);
    if ((reach & wanted) != 0) return taken;
    return nearness(board, reach, wanted);
}

}  // namespace agora::labyrinth
