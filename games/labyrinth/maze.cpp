#include "games/labyrinth/maze.hpp"

namespace agora::labyrinth {

namespace {

// Rows and columns 1, 3, 5 slide; their ends are the arrows, in reading order.
constexpr std::array<Cell, arrow_count> entries = {
    cell_at(0, 1), cell_at(0, 3), cell_at(0, 5), cell_at(1, 0), cell_at(1, 6), cell_at(3, 0),
    cell_at(3, 6), cell_at(5, 0), cell_at(5, 6), cell_at(6, 1), cell_at(6, 3), cell_at(6, 5)};

constexpr Arrow find_arrow(Cell cell) {
    for (Arrow arrow = 0; arrow < arrow_count; ++arrow)
        if (entries[arrow] == cell) return arrow;
    return no_arrow;
}

constexpr Slide slide_of(Arrow arrow) {
    Slide slide{};
    slide.in = entries[arrow];
    const int row = row_of(slide.in);
    const int column = column_of(slide.in);
    const bool vertical = column % 2 == 1;
    slide.out = vertical ? cell_at(6 - row, column) : cell_at(row, 6 - column);
    slide.opposite = find_arrow(slide.out);
    const std::uint8_t step = vertical ? side : 1;
    (slide.in < slide.out ? slide.up : slide.down) = step;
    for (int i = 0; i < side; ++i)
        slide.line |= only(vertical ? cell_at(i, column) : cell_at(row, i));
    for (Cell cell = 0; cell < cell_count; ++cell)
        slide.pawns[cell] =
            (slide.line & only(cell)) == 0
                ? cell
                : (cell == slide.out ? slide.in : static_cast<Cell>(cell + slide.up - slide.down));
    return slide;
}

constexpr Cells all_glued = [] {
    Cells cells = 0;
    for (const auto& tile : glued_tiles) cells |= only(tile.cell);
    return cells;
}();

// The cell of a glued treasure, the treasure of a glued cell.
constexpr std::array<Cell, glued_treasures> glued_cell = [] {
    std::array<Cell, glued_treasures> cells{};
    for (const auto& tile : glued_tiles)
        if (tile.treasure != no_treasure) cells[tile.treasure] = tile.cell;
    return cells;
}();
constexpr std::array<Treasure, cell_count> glued_treasure = [] {
    std::array<Treasure, cell_count> treasures{};
    treasures.fill(no_treasure);
    for (const auto& tile : glued_tiles) treasures[tile.cell] = tile.treasure;
    return treasures;
}();

}  // namespace

constexpr std::array<Slide, arrow_count> make_slides() {
    std::array<Slide, arrow_count> all{};
    for (Arrow arrow = 0; arrow < arrow_count; ++arrow) all[arrow] = slide_of(arrow);
    return all;
}
constinit const std::array<Slide, arrow_count> slides = make_slides();

constinit const Cells glued_cells = all_glued;
constinit const std::array<Cell, loose_cells> loose_cell = [] {
    std::array<Cell, loose_cells> cells{};
    std::size_t next = 0;
    for (Cell cell = 0; cell < cell_count; ++cell)
        if ((all_glued & only(cell)) == 0) cells[next++] = cell;
    return cells;
}();

Arrow arrow_at(Cell cell) { return find_arrow(cell); }

WaysBack ways_back(const Corridors& corridors, Cell from) {
    WaysBack back{};
    back.fill(no_cell);
    std::array<Cell, cell_count> queue{from};
    Cells met = only(from);
    std::size_t last = 1;
    for (std::size_t first = 0; first < last; ++first) {
        const Cell here = queue[first];
        const auto visit = [&](bool open, int next) {
            const auto cell = static_cast<Cell>(next);
            if (!open || (met & only(cell)) != 0) return;
            met |= only(cell);
            back[cell] = here;
            queue[last++] = cell;
        };
        visit((corridors.to_east & only(here)) != 0, here + 1);
        visit((corridors.to_south & only(here)) != 0, here + side);
        visit(((corridors.to_east << 1U) & only(here)) != 0, here - 1);
        visit(((corridors.to_south << side) & only(here)) != 0, here - side);
    }
    return back;
}

Treasure Board::treasure_at(Cell cell) const {
    const Treasure glued = glued_treasure[cell];
    return glued != no_treasure ? glued : at(cell).treasure();
}

Cells Board::where(Treasure treasure) const {
    if (treasure < glued_treasures) return only(glued_cell[treasure]);
    const unsigned number = unsigned{treasure} - glued_treasures + 1U;
    Cells cells = every_cell;
    for (unsigned i = 0; i < 4; ++i)
        cells &= ((number >> i) & 1U) != 0 ? planes[4 + i] : ~planes[4 + i];
    return cells;
}

Cells Board::where(Treasures treasures) const {
    Cells cells = 0;
    for (; treasures != 0; treasures &= treasures - 1)
        cells |= where(static_cast<Treasure>(std::countr_zero(treasures)));
    return cells;
}

const Board& bare_board() {
    static constinit const Board board = [] {
        Board bare;
        for (const auto& tile : glued_tiles)
            for (unsigned i = 0; i < 4; ++i)
                bare.planes[i] |= Cells{(tile.openings >> i) & 1U} << tile.cell;
        return bare;
    }();
    return board;
}

}  // namespace agora::labyrinth
