// The displays: the maze as corridors, in 80 columns and 17 rows, larger where there is room, with
// everything a player needs beside it; and what the viewer owns. Letters and line weights say all
// that colours say.
#include "games/labyrinth/text.hpp"

#include <algorithm>
#include <bit>
#include <utility>
#include <vector>

namespace agora::labyrinth {

namespace {

// How large a cell is drawn. Two columns lie between the arms of two cells, for walls.
struct Scale {
    int width;
    int height;

    int arm() const { return (width - 3) / 2; }  // columns west of the middle, and east
    int board_width() const { return side * width + 7; }
    int rows() const { return (side - 1) * height + 2 + 3; }  // with letters and title
};

constexpr int panel_width = 23;
constexpr int name_width = 12;

Scale scale_for(const TerminalStyle& style) {
    for (const Scale& scale : {Scale{11, 4}, Scale{9, 3}})
        if (scale.rows() <= style.rows && scale.board_width() + panel_width <= style.width)
            return scale;
    return {7, 2};
}

// Lines by their arms, N 1, E 2, S 4, W 8; heavy ones are what can be reached.
constexpr std::array<std::string_view, 16> light = {" ", "╵", "╶", "└", "╷", "│", "┌", "├",
                                                    "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼"};
constexpr std::array<std::string_view, 16> heavy = {" ", "╹", "╺", "┗", "╻", "┃", "┏", "┣",
                                                    "╸", "┛", "━", "┻", "┓", "┫", "┳", "╋"};

constexpr std::array<Ink, 4> inks = {Ink::red, Ink::gold, Ink::blue, Ink::green};

std::string pawn_text(const TerminalStyle& style, const State& table, Seat seat) {
    const Colour colour = colour_of(table, seat);
    return paint(style, inks[static_cast<std::size_t>(colour)],
                 std::string(style.say(colour_letter(colour))));
}

// The board as a grid of characters, each with the ink it is painted in.
class Canvas {
public:
    Canvas(int rows, int width)
        : rows_(static_cast<std::size_t>(rows),
                std::vector<std::string>(static_cast<std::size_t>(width), " ")) {}

    void set(int row, int column, std::string text) {
        rows_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] = std::move(text);
    }
    // Each character in a column of its own.
    void write(int row, int column, std::string_view text, const TerminalStyle& style, Ink ink) {
        while (!text.empty()) {
            std::size_t bytes = 1;
            while (bytes < text.size() &&
                   (static_cast<unsigned char>(text[bytes]) & 0xC0U) == 0x80U)
                ++bytes;
            set(row, column++, paint(style, ink, text.substr(0, bytes)));
            text.remove_prefix(bytes);
        }
    }
    std::string line(int row) const {
        std::string text;
        for (const auto& each : rows_[static_cast<std::size_t>(row)]) text += each;
        return text;
    }

private:
    std::vector<std::vector<std::string>> rows_;
};

// Draws the maze: the first line of a row of the board has its corridors from east to west, the
// others have those to the south; treasures stand in the second.
class MazePicture {
public:
    MazePicture(const View& view, const TerminalStyle& style)
        : table_(view.table), style_(style), scale_(scale_for(style)) {
        if (table_.phase == Phase::move) reach_ = table_.board.reachable(table_.pawns[table_.turn]);
        for (Seat seat = 0; seat < table_.seats; ++seat)
            if (view.viewer.owns(seat)) wanted_ = objective_cells(table_, seat);
    }

    std::vector<std::string> lines() {
        for (Cell cell = 0; cell < cell_count; ++cell) draw_tile(cell);
        for (Cell cell = 0; cell < cell_count; ++cell) draw_on_tile(cell);
        std::vector<std::string> all = {letters("▼", 0)};
        for (int row = 0; row < side; ++row) {
            const auto number = std::to_string(row + 1);
            const int first = scale_.height * row;
            all.push_back(side_arrow(cell_at(row, 0), "►") + number + " " + canvas_.line(first) +
                          number + side_arrow(cell_at(row, 6), "◄"));
            for (int i = 1; i < (row == 6 ? 2 : scale_.height); ++i)
                all.push_back("   " + canvas_.line(first + i));
        }
        all.push_back(letters("▲", 6));
        return all;
    }

private:
    bool opens(Cell cell, Opening way) const {
        return (table_.board.at(cell).openings() & way) != 0;
    }
    bool reached(Cell cell) const { return (reach_ & only(cell)) != 0; }
    int line_of(Cell cell) const { return scale_.height * row_of(cell); }
    int column(Cell cell) const { return scale_.width * column_of(cell) + scale_.arm(); }

    void stroke(int line, int at, unsigned arms, bool strong) {
        const auto text = (strong ? heavy : light)[arms];
        canvas_.set(line, at, paint(style_, strong ? Ink::bold : Ink::plain, text));
    }

    void draw_tile(Cell cell) {
        const int line = line_of(cell);
        const int at = column(cell);
        const bool strong = reached(cell);
        const unsigned openings = table_.board.at(cell).openings();
        stroke(line, at, openings, strong);
        const int arm = scale_.arm();
        if ((openings & west) != 0) {
            const bool joined = column_of(cell) > 0 && opens(static_cast<Cell>(cell - 1), east);
            for (int i = 1; i < arm; ++i) stroke(line, at - i, east | west, strong);
            stroke(line, at - arm, joined ? east | west : east, strong);
        }
        if ((openings & east) != 0) {
            const bool joined = column_of(cell) < 6 && opens(static_cast<Cell>(cell + 1), west);
            for (int i = 1; i < arm; ++i) stroke(line, at + i, east | west, strong);
            stroke(line, at + arm, joined ? east | west : west, strong);
            for (int i = 1; joined && i <= 2; ++i) stroke(line, at + arm + i, east | west, strong);
        }
        // The lines below belong to this tile and to the one south of it.
        const bool down = (openings & south) != 0;
        const auto below = static_cast<Cell>(cell + side);
        const bool up = row_of(cell) < 6 && opens(below, north);
        if (row_of(cell) == 6 && !down) return;
        const int last = row_of(cell) == 6 ? 1 : scale_.height - 1;
        for (int i = 1; i <= last; ++i) {
            const bool mine = down && (up || i == 1);
            const bool theirs = up && (down || i == last);
            stroke(line + i, at, (mine ? unsigned{north} : 0U) | (theirs ? unsigned{south} : 0U),
                   mine ? strong : theirs && reached(below));
        }
    }

    void draw_on_tile(Cell cell) {
        const Treasure treasure = table_.board.treasure_at(cell);
        if (treasure != no_treasure) {
            const bool mine = (wanted_ & only(cell)) != 0;
            const std::string code(style_.say(treasure_names[treasure].code));
            canvas_.write(line_of(cell) + 1, column(cell) + 1, code, style_,
                          mine ? Ink::gold : Ink::plain);
        }
        const auto colour =
            static_cast<std::size_t>(std::ranges::find(homes, cell) - homes.begin());
        if (colour < homes.size()) {
            const auto letter = style_.say(colour_letter(static_cast<Colour>(colour)))[0];
            canvas_.write(line_of(cell) + 1, column(cell) + 1, std::string("(") + letter + ")",
                          style_, Ink::plain);
        }
        int at = column(cell);
        for (Seat seat = 0; seat < table_.seats; ++seat)
            if (table_.pawns[seat] == cell)
                canvas_.set(line_of(cell), at++, pawn_text(style_, table_, seat));
    }

    // The arrow at a cell of the edge, a cross where it is closed, a blank where there is none.
    std::string side_arrow(Cell cell, std::string_view arrow) const {
        const Arrow here = arrow_at(cell);
        if (here == no_arrow) return " ";
        return here == forbidden(table_) ? paint(style_, Ink::faint, "×") : std::string(arrow);
    }
    std::string letters(std::string_view arrow, int row) const {
        std::string text = "   ";
        for (int i = 0; i < side; ++i)
            text += pad(std::string(static_cast<std::size_t>(scale_.arm()), ' ') +
                            static_cast<char>('a' + i) + side_arrow(cell_at(row, i), arrow),
                        scale_.width);
        return text;
    }

    const State& table_;
    const TerminalStyle& style_;
    Scale scale_;
    Cells reach_ = 0;
    Cells wanted_ = 0;
    Canvas canvas_ = Canvas(scale_.height * side, scale_.width* side);
};

// The first line: where the game stands and who is to do what.

std::string situation(const View& view, const TerminalStyle& style) {
    const State& table = view.table;
    const bool mine = style.addressed && view.viewer.owns(table.turn);
    const std::string name = cut(style.name(table.turn), 20);
    const auto say = [&](const Text& you, const Text& other) {
        return mine ? std::string(style.say(you)) : name + std::string(style.say(other));
    };
    switch (table.phase) {
        case Phase::push:
            return say({"your turn: push the spare tile in", "à vous : poussez la tuile"},
                       {" to push", " pousse"});
        case Phase::move:
            return say({"your turn: move along the heavy lines, or stay",
                        "à vous : aller par les traits épais, ou rester"},
                       {" to move", " se déplace"});
        case Phase::next_card:
            return std::string(style.say({"a card is turned up", "une carte est retournée"}));
        case Phase::over: return std::string(style.say({"the game is over", "partie terminée"}));
        default: return std::string(style.say({"setting up", "mise en place"}));
    }
}

std::string title(const View& view, const TerminalStyle& style) {
    const State& table = view.table;
    std::string text(style.say({"LABYRINTH  round ", "LABYRINTHE  manche "}));
    text += std::to_string(table.round);
    if (table.rules.turns != 0)
        text += std::string(style.say({" of ", " sur "})) + std::to_string(table.rules.turns);
    return paint(style, Ink::bold, cut(text + "  -  " + situation(view, style), style.width - 1));
}

// The panel: players, the spare tile, the viewer's objective.

// Three characters: the arms to the west and east and the middle.
std::string small_tile(Tile tile) {
    const unsigned openings = tile.openings();
    return std::string((openings & west) != 0 ? "─" : " ") + std::string(light[openings]) +
           ((openings & east) != 0 ? "─" : " ");
}

// Where a treasure lies: "c3", or on the spare tile.
std::string place_text(const State& table, Treasure treasure, const TerminalStyle& style) {
    const Cells cell = table.board.where(treasure);
    if (cell == 0) return std::string(style.say({"on the spare tile", "sur la tuile à part"}));
    return cell_name(static_cast<Cell>(std::countr_zero(cell)));
}

std::string codes(Treasures treasures, const TerminalStyle& style) {
    std::string text;
    for (; treasures != 0; treasures &= treasures - 1)
        text.append(text.empty() ? "" : " ")
            .append(style.say(
                treasure_names[static_cast<std::size_t>(std::countr_zero(treasures))].code));
    return text;
}

void add_wrapped(const std::string& text, std::vector<std::string>& lines) {
    std::string_view rest = text;
    const std::string wrapped = wrap(rest, panel_width - 1);
    for (rest = wrapped; !rest.empty();) {
        const auto line = rest.substr(0, rest.find('\n'));
        lines.emplace_back(line);
        rest.remove_prefix(std::min(rest.size(), line.size() + 1));
    }
}

// What the viewer is after: the person at the terminal, or the seat that is looked at.
void add_objective(const View& view, const TerminalStyle& style, std::vector<std::string>& lines) {
    const State& table = view.table;
    if (view.viewer.is_spectator()) return;
    const Seat seat = view.viewer.seat();
    const Treasures hand = table.hand[seat];
    if (hand == 0 && !is_homeward(table, seat)) return;
    const auto say = [&](const Text& you, const Text& other) {
        return style.addressed ? std::string(style.say(you))
                               : cut(style.name(seat), name_width) + std::string(style.say(other));
    };
    lines.emplace_back();
    if (hand == 0) {
        lines.push_back(say({"You have them all:", "Vous les avez tous :"},
                            {" has them all:", " les a tous :"}));
        lines.push_back(
            paint(style, Ink::gold,
                  std::string(style.addressed ? style.say({"go home to ", "rentrez en "})
                                              : style.say({"way home to ", "retour en "})) +
                      cell_name(home_of(table, seat))));
    } else if (std::popcount(hand) == 1) {
        const auto treasure = static_cast<Treasure>(std::countr_zero(hand));
        lines.push_back(say({"You look for:", "Vous cherchez :"}, {" looks for:", " cherche :"}));
        lines.push_back(paint(style, Ink::gold, cut(treasure_name(treasure, style.lang), 20)));
        lines.push_back(place_text(table, treasure, style));
    } else {
        lines.push_back(std::to_string(std::popcount(hand)) +
                        std::string(style.say({" treasures to find:", " trésors à trouver :"})));
        add_wrapped(codes(hand, style), lines);
    }
}

// What the others are after, where cards lie open.
void add_open_objectives(const View& view, const TerminalStyle& style,
                         std::vector<std::string>& lines) {
    const State& table = view.table;
    if (!table.rules.open()) return;
    for (Seat seat = 0; seat < table.seats; ++seat) {
        if (view.viewer.owns(seat) || table.hand[seat] == 0) continue;
        const auto letter = style.say(colour_letter(colour_of(table, seat)))[0];
        add_wrapped(std::string(1, letter) + std::string(style.say({": ", " : "})) +
                        codes(table.hand[seat], style),
                    lines);
    }
}

std::vector<std::string> panel(const View& view, const TerminalStyle& style, std::size_t most) {
    const State& table = view.table;
    std::vector<std::string> lines;
    lines.emplace_back(style.say({"PLAYERS           found", "JOUEURS         trouvés"}));
    constexpr int line_width = panel_width - 3;  // after the mark, the pawn and a blank
    for (Seat seat = 0; seat < table.seats; ++seat) {
        const bool on_turn = table.turn == seat && table.phase != Phase::over;
        const auto count = " " + std::to_string(found_count(table, seat)) + "/" +
                           std::to_string(table.rules.cards);
        const auto name = cut(style.name(seat), line_width - columns(count));
        lines.push_back((on_turn ? ">" : " ") + pawn_text(style, table, seat) + " " + name +
                        pad_left(count, line_width - columns(name)));
    }
    lines.emplace_back();
    if (table.phase >= Phase::deal) {
        lines.emplace_back(style.say({"SPARE TILE", "TUILE À POUSSER"}));
        const Treasure treasure = table.spare.treasure();
        if (treasure != no_treasure)
            lines.push_back("  " + std::string(treasure_name(treasure, style.lang)));
        std::string turns;
        for (unsigned quarters = 0; quarters < table.spare.orientations(); ++quarters) {
            turns +=
                "  r" + std::to_string(quarters) + " " + small_tile(table.spare.turned(quarters));
            if (quarters % 2 == 0) continue;
            lines.push_back(std::exchange(turns, {}));
        }
        if (const Arrow closed = forbidden(table); closed != no_arrow)
            lines.push_back(std::string(style.say({"closed arrow ×: ", "flèche fermée × : "})) +
                            arrow_name(closed));
    }
    if (table.phase >= Phase::push && table.phase != Phase::over) {
        add_objective(view, style, lines);
        add_open_objectives(view, style, lines);
    }
    if (lines.size() > most) std::erase(lines, "");
    return lines;
}

// Under the board, where there is room: what has been found.
std::string collections(const View& view, const TerminalStyle& style) {
    const State& table = view.table;
    std::string text;
    for (Seat seat = 0; seat < table.seats; ++seat)
        if (table.found[seat] != 0)
            text += wrap(pawn_text(style, table, seat) + " " +
                             std::string(style.say({"found: ", "trouvés : "})) +
                             codes(table.found[seat], style),
                         style.width - 1, "     ") +
                    "\n";
    return text;
}

std::string draw_table(const View& view, const TerminalStyle& style) {
    std::string text = title(view, style) + "\n";
    const auto maze = MazePicture(view, style).lines();
    const auto beside = panel(view, style, maze.size());
    const int width = scale_for(style).board_width();
    for (std::size_t i = 0; i < maze.size(); ++i)
        text += pad(maze[i], width) + (i < beside.size() ? beside[i] : "") + "\n";
    const auto found = collections(view, style);
    const auto rows =
        static_cast<int>(maze.size()) + 1 + static_cast<int>(std::ranges::count(found, '\n'));
    if (style.rows == 0 || rows <= style.rows) text += found;
    return without_trailing_blanks(text);
}

// The viewer's own cards with their places.
std::string draw_mine(const View& view, const TerminalStyle& style) {
    if (view.viewer.is_spectator())
        return std::string(style.addressed
                               ? style.say({"You are watching.\n", "Vous regardez la partie.\n"})
                               : style.say({"Nobody's cards are seen.\n",
                                            "On ne voit les cartes de personne.\n"}));
    const State& table = view.table;
    const Seat seat = view.viewer.seat();
    const Colour colour = colour_of(table, seat);
    std::string text = style.addressed ? std::string(style.say({"You are ", "Vous êtes "}))
                                       : style.name(seat) + std::string(style.say({": ", " : "}));
    text += std::string(style.say(colour_name(colour))) +
            std::string(style.say({", home ", ", départ "})) + cell_name(home_of(table, seat)) +
            std::string(style.say({", pawn at ", ", pion en "})) + cell_name(table.pawns[seat]) +
            "\n";
    for (Treasures rest = table.hand[seat]; rest != 0; rest &= rest - 1) {
        const auto treasure = static_cast<Treasure>(std::countr_zero(rest));
        text += std::string(style.say({"  looking for: ", "  à trouver : "})) +
                std::string(treasure_name(treasure, style.lang)) + " (" +
                place_text(table, treasure, style) + ")\n";
    }
    if (is_homeward(table, seat))
        text += style.say({"  all found: come home\n", "  tout est trouvé : rentrez\n"});
    const auto found = treasure_list(table.found[seat], style.lang);
    const int hidden = cards_left(table, seat) - hand_size(table, seat);
    text += "  " +
            wrap(std::string(style.say({"found: ", "trouvés : "})) +
                     (found.empty() ? std::string("-") : found),
                 style.width - 3, "    ") +
            "\n";
    if (table.phase > Phase::deal && hidden > 0)
        text +=
            std::string(style.say({"  cards still face down: ", "  cartes encore cachées : "})) +
            std::to_string(hidden) + "\n";
    return text;
}

}  // namespace

std::string Labyrinth::draw(const View& view, const TerminalStyle& style, Part part) {
    return part == Part::mine ? draw_mine(view, style) : draw_table(view, style);
}

}  // namespace agora::labyrinth
