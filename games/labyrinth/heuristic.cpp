// The heuristic: take the treasure where one turn is enough, otherwise come nearer and keep many
// ways open. Near is counted in cells between what the pawn can reach and its objective. Asked for
// every decision of a list, so it is short: a push and one look at what can be reached.
#include "games/labyrinth/rules.hpp"

#include <bit>

namespace agora::labyrinth {

namespace {

// The weights. Two players by this heuristic need 37 turns in all, shortest plans 36.
constexpr int taken = 1000;     // the objective is reached
constexpr int per_cell = 3;     // that lies between
constexpr int way_open = 1;     // for each cell that can be reached
constexpr int pushed_out = 60;  // the objective is not in the maze any more

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

// How good it is to be able to stand in `stand` and to want one of `wanted`.
int nearness(Cells stand, Cells wanted) {
    if ((stand & wanted) != 0) return taken;
    const int open = way_open * std::popcount(stand);
    return open - (wanted == 0 ? pushed_out : per_cell * cells_between(stand, wanted));
}

}  // namespace

int Labyrinth::action_score(const View& view, Action action) {
    const State& table = view.table;
    const Seat seat = table.turn;
    const Cells wanted = objective_cells(table, seat);
    if (!is_push(action)) return nearness(only(cell_of(action)), wanted);

    const Arrow arrow = arrow_of(action);
    Board board = table.board;
    board.push(arrow, table.spare.turned(quarters_of(action)));
    Cells then = slide(arrow, wanted);
    const Treasure on_spare = table.spare.treasure();  // 6.3
    if (on_spare != no_treasure && (table.hand[seat] & only_treasure(on_spare)) != 0)
        then |= only(slides[arrow].in);
    return nearness(board.reachable(slides[arrow].pawns[table.pawns[seat]]), then);
}

}  // namespace agora::labyrinth
