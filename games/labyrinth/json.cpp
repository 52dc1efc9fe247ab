// A view as JSON, for pages and for bots in other languages, and back. A row of the board is one
// text, a tile its openings and its treasure: "ES SW ESW:book". Cells and arrows are named as
// people type them, treasures by their keys, seats count from 0. What can be worked out from the
// rest (homes, counts, ranks, the closed arrow, ways) is written for convenience and not read.
#include "games/labyrinth/text.hpp"

#include <boost/json/value.hpp>

#include <algorithm>
#include <bit>
#include <utility>

namespace agora::labyrinth {

namespace {

constexpr std::string_view nothing = "-";  // no tile

// Writing.

std::string tile_token(Tile tile, Treasure treasure) {
    if (tile == Tile()) return std::string(nothing);
    std::string text = openings_text(tile.openings());
    if (treasure != no_treasure) text.append(":").append(treasure_names[treasure].key);
    return text;
}

std::string row_text(const Board& board, int row) {
    std::string text;
    for (int column = 0; column < side; ++column) {
        const Cell cell = cell_at(row, column);
        if (column > 0) text += ' ';
        text += tile_token(board.at(cell), board.treasure_at(cell));
    }
    return text;
}

void write_arrow(JsonWriter& json, std::string_view name, Arrow arrow) {
    json.key(name);
    if (arrow == no_arrow)
        json.null();
    else
        json.value(arrow_name(arrow));
}

void write_treasures(JsonWriter& json, std::string_view name, Treasures treasures) {
    json.key(name).begin_array();
    for (; treasures != 0; treasures &= treasures - 1)
        json.value(treasure_names[static_cast<std::size_t>(std::countr_zero(treasures))].key);
    json.end_array();
}

// The ways of the pawn that is to move: from each cell it reaches, the next one back to it.
void write_ways(JsonWriter& json, const State& table) {
    json.key("ways").begin_object();
    if (table.phase == Phase::move) {
        const auto back = ways_back(table.board.corridors(), table.pawns[table.turn]);
        for (Cell cell = 0; cell < cell_count; ++cell)
            if (back[cell] != no_cell) json.field(cell_name(cell), cell_name(back[cell]));
    }
    json.end_object();
}

void write_player(JsonWriter& json, const View& view, Seat seat, int rank) {
    const State& table = view.table;
    json.begin_object();
    json.field("seat", seat);
    json.field("colour", colour_name(colour_of(table, seat)).en);
    json.field("home", cell_name(home_of(table, seat)));
    json.field("pawn", cell_name(table.pawns[seat]));
    json.field("rank", rank);
    json.field("left", cards_left(table, seat));
    write_treasures(json, "found", table.found[seat]);
    write_treasures(json, "ruled_out", table.ruled_out[seat]);
    if (view.viewer.owns(seat) || table.rules.open())
        write_treasures(json, "objectives", table.hand[seat]);
    json.end_object();
}

// Reading. Each step says what is wrong to the fields it was given and reads on.

// A tile, with its treasure where it is a loose one; those of glued tiles are told by their place.
std::optional<Tile> tile_from(std::string_view token) {
    if (token == nothing) return Tile();
    const auto colon = token.find(':');
    const auto letters = token.substr(0, colon);
    unsigned openings = 0;
    for (const char letter : letters) {
        const auto place = std::string_view("NESW").find(letter);
        if (place == std::string_view::npos) return std::nullopt;
        openings |= 1U << place;
    }
    if (openings == 0 || openings_text(openings) != letters) return std::nullopt;
    if (colon == std::string_view::npos) return Tile(openings);
    const auto treasure = treasure_from(token.substr(colon + 1));
    if (!treasure) return std::nullopt;
    return *treasure < glued_treasures ? Tile(openings) : Tile(openings, *treasure);
}

void read_board(JsonFields& json, Board& board) {
    const auto rows = json.list("board", side);
    if (rows.size() != side) json.fail("\"board\" must have 7 rows");
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const auto* text = rows[row].if_string();
        std::string_view rest = text == nullptr ? std::string_view() : std::string_view(*text);
        for (int column = 0; column < side; ++column) {
            const auto token = rest.substr(0, rest.find(' '));
            rest.remove_prefix(std::min(rest.size(), token.size() + 1));
            const auto tile = tile_from(token);
            if (!tile) return json.fail("a row of \"board\" must be seven tiles");
            board.put(cell_at(static_cast<int>(row), column), *tile);
        }
        if (text == nullptr || row_text(board, static_cast<int>(row)) != *text)
            return json.fail("\"board\" has a tile that is not written as usual");
    }
}

Cell read_cell(JsonFields& json, std::string_view name) {
    const auto cell = cell_from(json.text(name));
    if (!cell) json.fail("\"" + std::string(name) + "\" must be a cell from a1 to g7");
    return cell.value_or(0);
}

Treasures read_treasures(JsonFields& json, std::string_view name) {
    Treasures treasures = 0;
    for (const auto& each : json.list(name, treasure_count)) {
        const auto* key = each.if_string();
        const auto treasure = key == nullptr ? std::nullopt : treasure_from(*key);
        if (!treasure)
            json.fail("\"" + std::string(name) + "\" must hold treasures");
        else if ((treasures & only_treasure(*treasure)) != 0)
            json.fail("\"" + std::string(name) + "\" holds a treasure twice");
        else
            treasures |= only_treasure(*treasure);
    }
    return treasures;
}

void read_rules(JsonFields& json, Rules& rules) {
    InnerFields object(json, json.member("rules"), "rules");
    rules.cards = static_cast<std::uint8_t>(object.number("cards", 1, treasure_count / 2));
    rules.turns = static_cast<std::uint8_t>(object.number("turns", 0, 200));
    rules.bits =
        static_cast<std::uint8_t>((object.flag("open") ? 1 : 0) | (object.flag("home") ? 2 : 0) |
                                  (object.flag("any_order") ? 4 : 0));
}

void read_player(JsonFields& json, const boost::json::value& value, View& view, Seat seat,
                 Colours& colours) {
    State& table = view.table;
    InnerFields player(json, value, "player " + std::to_string(seat));
    if (player.number("seat", 0, most_players) != seat) player.fail("players come by seat, from 0");
    colours.push(static_cast<Colour>(player.word("colour", colour_words)));
    table.pawns[seat] = read_cell(player, "pawn");
    table.found[seat] = read_treasures(player, "found");
    table.ruled_out[seat] = read_treasures(player, "ruled_out");
    const bool seen = view.viewer.owns(seat) || table.rules.open();
    if (seen != player.has("objectives"))
        player.fail("\"objectives\" are those that the viewer may know");
    else if (seen)
        table.hand[seat] = read_treasures(player, "objectives");
}

// Whether the pawn of a seat stands on a treasure that it has found.
bool on_a_find(const State& table, Seat seat) {
    const Treasure here = table.board.treasure_at(table.pawns[seat]);
    return here != no_treasure && (table.found[seat] & only_treasure(here)) != 0;
}

// A game ends with the move of the one who wins, or where the turns are over.
std::string wrong_with_end(const State& table) {
    const Seat winner = table.winner;
    if (winner == nobody)
        return table.rules.turns != 0 && table.round == table.rules.turns &&
                       table.turn == table.first
                   ? ""
                   : "an end without a winner";
    const bool arrived = table.rules.home() ? table.pawns[winner] == home_of(table, winner)
                                            : on_a_find(table, winner);
    return table.turn == winner && arrived ? "" : "a winner who has not won";
}

// What the phase says of the rest, beyond what holds in every state.
std::string wrong_in_phase(const State& table) {
    const Phase phase = table.phase;
    const bool playing = phase >= Phase::push;
    const int most_at = phase == Phase::draw_tile   ? loose_cells
                        : phase == Phase::turn_tile ? loose_cells - 1
                        : phase == Phase::deal
                            ? table.seats * (table.rules.any_order() ? table.rules.cards : 1) - 1
                            : 0;
    if (table.at > most_at) return "\"at\" does not fit the phase";
    if (!playing && (table.last != no_arrow || table.round != 1))
        return "nothing is played while the maze is laid out";
    for (Seat seat = 0; seat < table.seats; ++seat) {
        if (!playing && (table.pawns[seat] != home_of(table, seat) ||
                         (table.found[seat] | table.ruled_out[seat]) != 0))
            return "nothing is found before the first turn";
        const bool looking =
            !table.rules.any_order() && !table.rules.open() && hand_size(table, seat) > 0;
        if (!looking && table.ruled_out[seat] != 0) return "\"ruled_out\" of no objective";
        if (playing && seat != table.winner && !table.rules.home() && cards_left(table, seat) <= 0)
            return "a game that should be over";
    }
    if (phase > Phase::push && table.last == no_arrow) return "a move before a push";
    if (phase == Phase::next_card && (table.rules.any_order() || !on_a_find(table, table.turn) ||
                                      cards_left(table, table.turn) <= 0))
        return "no card is due";
    return phase == Phase::over ? wrong_with_end(table) : "";
}

// The first thing that does not fit, or nothing. In an order in which each step may rely on those
// before it.
std::string inconsistent(const View& view) {
    const State& table = view.table;
    if (table.rules.cards * table.seats > treasure_count) return "there are not so many cards";
    for (Seat seat = 0; seat < table.seats; ++seat)
        if (found_count(table, seat) > table.rules.cards) return "more treasures found than cards";
    if (auto why = wrong_in_phase(table); !why.empty()) return why;
    if (!fits_a_world(view)) return "no cards are left for a hidden hand";
    Random random(0);
    return Labyrinth::broken(Labyrinth::sample(view, random));  // any world that fits will do
}

}  // namespace

void Labyrinth::describe(const View& view, JsonWriter& json) {
    const State& table = view.table;
    json.begin_object();
    json.field("viewer", view.viewer);
    json.field("phase", phase_names[static_cast<std::size_t>(table.phase)]);
    json.field("turn", table.turn);
    json.field("first", table.first);
    json.field("round", table.round);
    json.field("at", table.at);
    json.key("winner");
    if (table.winner == nobody)
        json.null();
    else
        json.value(table.winner);
    json.key("rules").begin_object();
    json.field("cards", table.rules.cards).field("turns", table.rules.turns);
    json.field("open", table.rules.open()).field("home", table.rules.home());
    json.field("any_order", table.rules.any_order()).end_object();
    json.key("board").begin_array();
    for (int row = 0; row < side; ++row) json.value(row_text(table.board, row));
    json.end_array();
    json.field("spare", tile_token(table.spare, table.spare.treasure()));
    write_arrow(json, "last", table.last);
    write_arrow(json, "closed", forbidden(table));
    write_ways(json, table);
    const Standing standing = Labyrinth::standing(table);
    json.key("players").begin_array();
    for (Seat seat = 0; seat < table.seats; ++seat)
        write_player(json, view, seat, standing.places[seat].rank);
    json.end_array();
    json.end_object();
}

Expected<View> Labyrinth::from_json(const boost::json::value& json) {
    JsonFields fields(json);
    View view{};
    State& table = view.table;
    const auto players = fields.list("players", most_players);
    if (players.size() < 2) fields.fail("\"players\" must be 2 to 4");
    if (!fields.good()) return refuse(fields.why());
    table.seats = static_cast<std::uint8_t>(players.size());
    const auto last = static_cast<std::int64_t>(table.seats) - 1;

    view.viewer = fields.viewer("viewer", table.seats);
    table.phase = static_cast<Phase>(fields.word("phase", phase_names));
    table.turn = static_cast<Seat>(fields.number("turn", 0, last));
    table.first = static_cast<Seat>(fields.number("first", 0, last));
    table.round = static_cast<std::uint8_t>(fields.number("round", 1, 255));
    table.at = static_cast<std::uint8_t>(fields.number("at", 0, loose_count));
    table.winner = fields.member("winner").is_null()
                       ? nobody
                       : static_cast<Seat>(fields.number("winner", 0, last));
    read_rules(fields, table.rules);
    read_board(fields, table.board);
    const auto spare = tile_from(fields.text("spare"));
    if (!spare)
        fields.fail("\"spare\" must be a tile");
    else
        table.spare = *spare;
    table.last = no_arrow;
    if (!fields.member("last").is_null()) {
        table.last = arrow_at(read_cell(fields, "last"));
        if (table.last == no_arrow) fields.fail("\"last\" must be an arrow");
    }
    table.pawns.fill(no_cell);
    Colours colours;
    for (Seat seat = 0; seat < table.seats; ++seat)
        read_player(fields, players[seat], view, seat, colours);
    const auto seating = seating_of(colours);
    if (!seating) fields.fail("two players have the same \"colour\"");
    table.rules.bits = static_cast<std::uint8_t>(table.rules.bits | (seating.value_or(0) << 3U));

    if (fields.good())
        if (auto why = inconsistent(view); !why.empty()) fields.fail(std::move(why));
    if (!fields.good()) return refuse(fields.why());
    return view;
}

}  // namespace agora::labyrinth
