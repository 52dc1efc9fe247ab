// The rules of Labyrinthe. Numbers such as LAB-10 name the scenario that a line decides, 6.3 the
// ruling; README.md lists them.
#pragma once

#include "core/figure.hpp"
#include "core/game.hpp"
#include "core/schema.hpp"
#include "games/labyrinth/maze.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace agora::labyrinth {

inline constexpr int most_players = 4;

struct Options {
    std::uint8_t cards = 0;      // each; 0: all 24 dealt equally
    std::uint8_t open = 0;       // everybody sees the objectives
    std::uint8_t home = 1;       // the way back home is the last objective
    std::uint8_t any_order = 0;  // all own cards are looked at, and found in any order
    std::uint8_t turns = 0;      // of each seat, then most treasures win; 0: no limit
    std::uint8_t first = 0;      // 0: random; otherwise the seat, from 1
    // The colour of each seat's pawn and so its corner: 0 the usual one, or 1 + Colour.
    std::uint8_t pawn1 = 0;
    std::uint8_t pawn2 = 0;
    std::uint8_t pawn3 = 0;
    std::uint8_t pawn4 = 0;

    friend bool operator==(const Options&, const Options&) = default;
};

enum class Phase : std::uint8_t {
    draw_first,  // luck: who begins
    draw_tile,   // luck: the loose tile for place `at`; the last one is the spare
    turn_tile,   // luck: the quarter turns of the tile drawn
    deal,        // luck: a card for seat `at` modulo seats
    push,        // the player on turn pushes the spare tile in
    move,        // ... moves its pawn or stays
    next_card,   // luck: the next card of the player on turn, who has just found one
    over,
};

// What the options make of a game: how many cards each, how long, and which rules.
struct Rules {
    std::uint8_t cards = 0;
    std::uint8_t turns = 0;
    std::uint8_t bits = 0;  // 1 open, 2 home, 4 any order; the upper five: who has which colour

    constexpr bool open() const { return (bits & 1U) != 0; }
    constexpr bool home() const { return (bits & 2U) != 0; }
    constexpr bool any_order() const { return (bits & 4U) != 0; }
    constexpr unsigned seating() const { return bits >> 3U; }  // a number of `seatings`
    friend bool operator==(const Rules&, const Rules&) = default;
};

struct State {
    Board board;
    // By seat. `hand`: the cards that the owner has looked at and not found, so its objectives; the
    // cards still face down are nowhere, they are drawn when they are turned up. `ruled_out`:
    // treasures on which it ended a move since its card was turned up, as everybody saw.
    std::array<Treasures, most_players> hand;
    std::array<Treasures, most_players> found;
    std::array<Treasures, most_players> ruled_out;
    std::array<Cell, most_players> pawns;
    Tile spare;  // while the maze is laid out: the tile drawn
    Phase phase;
    std::uint8_t seats;
    Seat turn;
    Seat first;
    Seat winner;         // who came home (or found the last treasure), or nobody
    Arrow last;          // where the last push entered, or no_arrow
    std::uint8_t at;     // how far the set-up is
    std::uint8_t round;  // from 1; stays at 255
    Rules rules;

    friend bool operator==(const State&, const State&) = default;
};

struct View {
    State table;  // without the hands that the viewer may not see
    Viewer viewer;
    std::array<std::uint8_t, 7> blank;  // always 0; there is no padding

    friend bool operator==(const View&, const View&) = default;
};

// Decisions: a push is its arrow and quarter turns clockwise; a move is the cell where it ends.
enum class Action : std::uint32_t {};
constexpr Action push(Arrow arrow, unsigned quarters);
constexpr Action move(Cell cell);
constexpr bool is_push(Action action);
constexpr Arrow arrow_of(Action action);
constexpr unsigned quarters_of(Action action);
constexpr Cell cell_of(Action action);

// What happened.
enum class EventKind : std::uint8_t {
    begins,
    tile_drawn,  // OneTile
    tile_laid,   // TileLaid
    maze_laid,   // OneTile: the spare one
    card_seen,   // OneTreasure: to those who may know
    pushed,      // Pushed
    carried,     // FromTo: the seat's pawn rode on a tile
    moved,       // FromTo
    stayed,      // Stayed
    found,       // Found
    homeward,    // all cards found
    won,         // Won
    out_of_turns,
};

// What it tells, beside the seat.
struct OneTile {
    Tile tile;
};
struct OneTreasure {
    Treasure treasure;
};
struct FromTo {
    Cell from;
    Cell to;
};
struct TileLaid {
    static constexpr auto what = EventKind::tile_laid;
    Cell cell;
    Tile tile;
};
struct Pushed {
    static constexpr auto what = EventKind::pushed;
    Arrow arrow;
    Tile in;
    Tile out;
    std::uint8_t quarters;
};
struct Stayed {
    static constexpr auto what = EventKind::stayed;
    Cell cell;
};
struct Found {
    static constexpr auto what = EventKind::found;
    Treasure treasure;
    std::uint8_t count;  // how many it has now
};
struct Won {
    static constexpr auto what = EventKind::won;
    bool came_home;
};

// Questions about a position.
Colour colour_of(const State& state, Seat seat);
Cell home_of(const State& state, Seat seat);
Arrow forbidden(const State& state);  // the arrow that would undo the last push, or no_arrow
int found_count(const State& state, Seat seat);
int cards_left(const State& state, Seat seat);
bool is_homeward(const State& state, Seat seat);       // only the way home is left
int hand_size(const State& state, Seat seat);          // cards it has looked at and not found
Cells objective_cells(const State& state, Seat seat);  // where its pawn wants to be; from its hand
Treasures undealt(const State& state);                 // neither found nor in a hand
// What is left of the loose tiles while the maze is laid: straight ones, corners without treasure,
// and the treasures as bits.
std::array<int, 3> loose_left(const State& state);
bool fits_a_world(const View& view);  // whether hidden hands can be filled at all

// Why the player on turn may not decide so; a decision is legal where there is no reason.
enum class Refusal : std::uint8_t {
    none,
    push_first,
    pushed_already,
    no_arrow_there,
    closed_arrow,
    same_orientation,  // fewer quarter turns look alike
    no_corridor,
};
Refusal refusal_to_push(const State& state);
Refusal refusal_to_push(const State& state, Arrow arrow, unsigned quarters);
Refusal refusal_to_move(const State& state);
Refusal refusal_to_move(const State& state, Cell cell);
Refusal refusal(const State& state, Action action);
Cells reach(const State& state);  // of the pawn on turn, where it stands included

// Which colour each seat has. The ways to give out four colours are numbered; 0 is the usual one,
// in which two sit in opposite corners.
using Colours = FixedList<Colour, most_players>;  // by seat
inline constexpr unsigned seatings = 24;
Colours colours_of(unsigned seating, int seats);
// The lowest seating that gives the seats these colours; none where two are the same.
std::optional<unsigned> seating_of(const Colours& colours);

struct Labyrinth {
    using Options = labyrinth::Options;
    using State = labyrinth::State;
    using View = labyrinth::View;
    using Action = labyrinth::Action;
    using Actions = FixedList<Action, 49>;  // at most 48 pushes, at most 49 cells

    static constexpr StartQuestions start_questions = {
        .mode = {"Which mode do you want?", "Quel mode voulez-vous ?"},
        .people = {{"player against player", "JvsJ (joueur contre joueur)"}, "jvsj"},
        .machine = {{"player against the machine", "JvsMachine (joueur contre machine)"},
                    "jvsmachine"},
        .first_name = {"Give your nickname", "Donnez votre pseudo"},
        .next_name = {"Player {}, give your nickname", "Joueur {}, donnez votre pseudo"},
        .piece = {"{}, choose your pawn:", "{}, choisissez votre pion :"}};
    static constexpr About about = {
        .id = "labyrinth",
        .title = {"Labyrinth", "Labyrinthe"},
        .pitch = {"Push the maze, follow its corridors, find your treasures and come home first.",
                  "Poussez le labyrinthe, suivez ses couloirs, trouvez vos trésors et rentrez le "
                  "premier."},
        .least_seats = 2,
        .most_seats = 4,
        .rules = 1,
        .start_questions = &start_questions,
        .ahead = [](int, int) -> Text { return {"by coming home", "en rentrant"}; },
        .minutes = 20,
        .invitation = {"Push a tile and the walls move: open a way to your treasure, and close "
                       "that of others. Find all of yours and come home first.",
                       "Poussez une tuile et les murs bougent : ouvrez un chemin vers votre "
                       "trésor, fermez celui des autres. Trouvez-les tous et rentrez en premier."}};

    static std::span<const Preset<Options>> presets();
    static std::span<const Choice<Options>> choices();

    // rules.cpp
    static Expected<State> start(const Options& options, int seats);
    static Turn turn(const State& state);
    static SeatSet pending(const State& state);
    static void legal(const State& state, Seat seat, Actions& out);
    template <class Sink>
    static void apply(State& state, Seat seat, Action action, Sink& sink);
    static Luck luck(const State& state);
    template <class Sink>
    static void apply_outcome(State& state, Item item, Sink& sink);
    static Standing standing(const State& state);
    static int seats(const State& state) { return state.seats; }
    static int seats(const View& view) { return view.table.seats; }

    // knowledge.cpp
    static std::string broken(const State& state);
    static View view(const State& state, Viewer viewer);
    static State sample(const View& view, Random& random);
    static bool certain(const View& view);

    // read.cpp
    static Expected<Line<Labyrinth>> read(const View& view, std::string_view text, Lang lang);
    static Expected<Line<Labyrinth>> read_typed(const View& view, std::string_view text, Lang lang);
    // What the table would look like after a line that is not played: `push b1 r1`, or `b1 r1`.
    static Expected<View> preview(const View& view, std::string_view text, Lang lang);
    // What to ask next of one who types a line word by word, beginning with `push` or `move`;
    // nothing where the line is complete.
    static std::string question(const View& view, std::string_view typed, Lang lang);
    // text.cpp
    static std::string write(const View& view, Action action);
    static std::string write(const View& view, Action action, Lang lang);
    static std::string write_outcome(const State& state, Item item);
    static std::string_view event_name(const Event& event);
    static std::string tell(const Event& event, const TerminalStyle& style);

    // speed.hpp
    template <class LeastCost>
    static std::vector<Figure> figures(double seconds, LeastCost&& least_cost);

    // json.cpp
    static void describe(const View& view, JsonWriter& json);
    static Expected<View> from_json(const boost::json::value& json);
    // json_schema.cpp
    static Schema schema();
    static void describe_cards(JsonWriter& json);

    // render.cpp, manual.cpp
    static std::string draw(const View& view, const TerminalStyle& style, Part part);
    static std::string commands(Lang lang);
    static std::string manual(Lang lang);
    static std::string manual(const Options& options, int seats, Lang lang);
    static std::string pitch(const Options& options, int seats, Lang lang);

    // heuristic.cpp
    static int action_score(const View& view, Action action);
};

// Bodies.

inline constexpr unsigned first_move = 64;

constexpr Action push(Arrow arrow, unsigned quarters) {
    return static_cast<Action>(arrow * 4U + quarters);
}
constexpr Action move(Cell cell) { return static_cast<Action>(first_move + cell); }
constexpr bool is_push(Action action) { return static_cast<unsigned>(action) < first_move; }
constexpr Arrow arrow_of(Action action) {
    return static_cast<Arrow>(static_cast<unsigned>(action) / 4U);
}
constexpr unsigned quarters_of(Action action) { return static_cast<unsigned>(action) & 3U; }
constexpr Cell cell_of(Action action) {
    return static_cast<Cell>(static_cast<unsigned>(action) - first_move);
}

static_assert(sizeof(State) == 128);
static_assert(Game<Labyrinth>);

}  // namespace agora::labyrinth
