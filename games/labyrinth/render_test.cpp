// The drawn board, and what the bots make of a position.
#include "games/labyrinth/testing/position.hpp"

#include <map>

namespace agora::labyrinth {
namespace {

std::string drawn(const State& state, Viewer viewer, Lang lang = Lang::en) {
    TerminalStyle style;
    style.lang = lang;
    return Labyrinth::draw(Labyrinth::view(state, viewer), style, Part::table);
}

TEST(LabyrinthLook, TheMazeOfTheRulebook) {
    const State state = Position{.hands = {treasures({"sword"})}}.state();
    EXPECT_EQ(drawn(state, Seat{0}), R"maze(LABYRINTH  round 1  -  your turn: push the spare tile in
     a      b▼     c      d▼     e      f▼     g        PLAYERS           found
 1   R──────┐    ╶─┬─────────────┬─────────────┐    1   >R Player 1        0/12
     ╵(R)   │      ╵book  ╷      │gold  ╷      │(Y)      B Player 2        0/12
►2   ┌──────┴──────┐      │      └──────┴──────┴─╴  2◄
     │       ghos  │owl   │              gobl  ╷drag    SPARE TILE
 3   ├─╴    ┌─╴    ├──────┴──────┬─────────────┤    3     r0  │   r1 ───
     │map   │scar  ╵crwn   sorc  ╵keys         ╵skul
►4   │      └──────┐    ╶─┐      ┌──────┬──────┐    4◄  You look for:
     │             │      │rat   │      │bat   │        sword
 5   ├─────────────┴─╴    │    ╶─┤      └──────┤    5   g5
     │ring          ches  ╵      │emer         ╵swrd
►6   └─────────────┐      ┌─╴    │      ┌─╴    ┌─╴  6◄
     ╷             │      ╵spid  │      │moth  │liza
 7   └─────────────┴─────────────┴──────┴──────B    7
      (G)           cand          helm   geni   (B)
     a      b▲     c      d▲     e      f▲     g
)maze");
}

TEST(LabyrinthLook, ReachableCellsAreHeavyAndTheClosedArrowIsMarked) {
    Play play(Position{.hands = {treasures({"sword"})}});
    play.push("b1", 1);
    EXPECT_EQ(drawn(play.state, Seat{0}, Lang::fr),
              R"maze(LABYRINTHE  manche 1  -  à vous : aller par les traits épais, ou rester
     a      b▼     c      d▼     e      f▼     g        JOUEURS         trouvés
 1   R━━━━━━━━━━━━━┳━━━━━━━━━━━━━┳━━━━━━━━━━━━━┓    1   >R Joueur 1        0/12
     ╹(R)          ╹grim  ╷      ┃bour  ╻      ┃(J)      B Joueur 2        0/12
►2   ┌──────┐    ╶─┐      │      ┗━━━━━━┻━━━━━━┻━╸  2◄
     │      │      │chou  │              gnom  ╷drag    TUILE À POUSSER
 3   ├──────┴─╴    ├──────┴──────┬─────────────┤    3     r0 ───  r1  │
     │cart   fant  ╵cour   magi  ╵clés         ╵tête    flèche fermée × : b7
►4   │      ┌──────┐    ╶─┐      ┌──────┬──────┐    4◄
     │      │scar  │      │rat   │      │chau  │        Vous cherchez :
 5   ├─╴    └──────┴─╴    │    ╶─┤      └──────┤    5   épée
     │bagu          coff  ╵      │émer         ╵épée    g5
►6   └─────────────┐      ┌─╴    │      ┌─╴    ┌─╴  6◄
     ╷             │      ╵arai  │      │papi  │sala
 7   └─────────────┴─────────────┴──────┴──────B    7
      (V)           chan          heau   géni   (B)
     a      b×     c      d▲     e      f▲     g
)maze");
}

std::string drawn_in(const State& state, Viewer viewer, int width, int rows, Lang lang) {
    TerminalStyle style;
    style.lang = lang;
    style.width = width;
    style.rows = rows;
    return Labyrinth::draw(Labyrinth::view(state, viewer), style, Part::table);
}

int widest(const std::string& text) {
    int most = 0;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) most = std::max(most, columns(line));
    return most;
}

TEST(LabyrinthLook, KeepsToTheRowsOfATerminalWithAnyNumberOfSeats) {
    for (const auto& preset : Labyrinth::presets())
        for (int seats = 2; seats <= 4; ++seats)
            for (std::uint64_t seed = 0; seed < 5; ++seed) {
                const State state = random_position(preset.options, seats, seed, 100);
                for (const Lang lang : {Lang::en, Lang::fr})
                    for (const auto& [width, rows] :
                         std::map<int, int>{{80, 18}, {100, 26}, {120, 34}, {200, 60}}) {
                        const auto text = drawn_in(state, Seat{0}, width, rows, lang);
                        EXPECT_LE(std::ranges::count(text, '\n'), rows) << text;
                        EXPECT_LE(widest(text), width) << text;
                    }
            }
}

TEST(LabyrinthLook, TheMazeIsLargerWhereThereIsRoom) {
    const State state = Position{.hands = {treasures({"sword"})}}.state();
    const auto text = drawn_in(state, Seat{0}, 120, 34, Lang::en);
    EXPECT_EQ(std::ranges::count(text, '\n'), 29);
    EXPECT_NE(text.find("R──────────┐"), std::string::npos) << text;
    EXPECT_LE(widest(drawn_in(state, Seat{0}, 80, 34, Lang::en)), 80);
}

TEST(LabyrinthLook, WhatHasBeenFoundStandsBelowWhereThereIsRoom) {
    const State state = Position{.found = {treasures({"sword", "crown"})}}.state();
    EXPECT_NE(drawn_in(state, Seat{0}, 80, 18, Lang::en).find("R found: crwn swrd\n"),
              std::string::npos);
    EXPECT_EQ(drawn_in(state, Seat{0}, 80, 17, Lang::en).find("found:"), std::string::npos);
    EXPECT_EQ(drawn(state, Seat{0}).find("B found"), std::string::npos) << "nothing to say";
}

TEST(LabyrinthLook, AReplaySpeaksToNobody) {
    const std::vector<std::string> names = {"Ann", "Bob"};
    TerminalStyle style;
    style.addressed = false;
    style.names = names;
    const View view = Labyrinth::view(Position{.hands = {treasures({"sword"})}}.state(), Seat{0});
    const auto table = Labyrinth::draw(view, style, Part::table);
    EXPECT_NE(table.find("Ann to push"), std::string::npos) << table;
    EXPECT_NE(table.find("Ann looks for:"), std::string::npos) << table;
    EXPECT_EQ(Labyrinth::draw(view, style, Part::mine).find("Ann: red, home a1"), 0U);
    for (const Lang lang : {Lang::en, Lang::fr})
        for (const Part part : {Part::table, Part::mine}) {
            style.lang = lang;
            const auto text = Labyrinth::draw(view, style, part);
            for (const auto you : {"you", "You", "vous", "Vous"})
                EXPECT_EQ(text.find(you), std::string::npos) << text;
        }
}

TEST(LabyrinthLook, TheFirstHomeWinsByComingHome) {
    Options options;
    options.cards = 1;
    Play play(Position{.options = options,
                       .pawns = {"g5", "g7"},
                       .found = {treasures({"sword"}), treasures({"owl"})}});
    play.push("g4").move("a1");
    // Who wins is said below the ranking, and by nobody else.
    EXPECT_NE(drawn(play.state, Seat{1}).find("  -  the game is over\n"), std::string::npos);
    EXPECT_NE(drawn(play.state, Seat{1}, Lang::fr).find("  -  partie terminée\n"),
              std::string::npos);
    TerminalStyle style;
    EXPECT_EQ(Labyrinth::tell(play.events.list().back(), style), "Player 1 comes home.");
}

TEST(LabyrinthLook, GreetingAndPageHaveTheNumbersOfTheTable) {
    Options options;
    EXPECT_EQ(Labyrinth::pitch(options, 2, Lang::en),
              "Push the maze, follow its corridors, find your treasures: 12 treasures each, then "
              "home.");
    options.cards = 1;
    options.turns = 20;
    options.home = 0;
    options.any_order = 1;
    options.open = 1;
    EXPECT_NE(Labyrinth::manual(options, 4, Lang::en)
                  .find("\nAt this table: 4 players; 1 treasure each, in any order, seen by all, "
                        "the last\none wins, at most 20 turns each.\n"),
              std::string::npos);
    EXPECT_NE(Labyrinth::manual({}, 3, Lang::fr)
                  .find("\nÀ cette table : 3 joueurs ; 8 trésors chacun, puis retour au "
                        "départ.\n"),
              std::string::npos);
}

TEST(LabyrinthLook, FitsAnOrdinaryTerminal) {
    for (int seats = 2; seats <= 4; ++seats)
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const State state = random_position({}, seats, seed, static_cast<int>(seed) * 60);
            for (const Lang lang : {Lang::en, Lang::fr})
                EXPECT_LE(std::ranges::count(drawn(state, Seat{0}, lang), '\n'), 22);
        }
}

TEST(LabyrinthLook, TheCommandsAndThePageFitToo) {
    for (const Lang lang : {Lang::en, Lang::fr})
        for (const auto& text : {Labyrinth::commands(lang), Labyrinth::manual(lang)}) {
            std::istringstream lines(text);
            for (std::string line; std::getline(lines, line);) EXPECT_LE(columns(line), 78) << line;
        }
}

TEST(LabyrinthLook, SeveralPawnsOnOneCell) {
    const State state = Position{.pawns = {"c3", "c3", "c3", "c3"}, .seats = 4}.state();
    EXPECT_NE(drawn(state, Viewer::spectator()).find("RYBG"), std::string::npos);
}

TEST(LabyrinthLook, TheWayHomeIsShown) {
    Options options;
    options.cards = 1;
    const State state = Position{.options = options, .found = {treasures({"sword"})}}.state();
    EXPECT_NE(drawn(state, Seat{0}).find("go home to a1"), std::string::npos);
}

// Plays a whole turn by common sense.
Play by_sense(const Position& position) {
    Play play(position);
    const Seat seat = play.state.turn;
    while (play.state.turn == seat && Labyrinth::turn(play.state) == Turn::players) {
        const View view = Labyrinth::view(play.state, seat);
        const auto legal = play.legal();
        play.act(*std::ranges::max_element(
            legal, {}, [&](Action action) { return Labyrinth::action_score(view, action); }));
    }
    return play;
}

TEST(LabyrinthSense, TakesATreasureThatOneTurnReaches) {
    for (Treasure treasure = 0; treasure < treasure_count; ++treasure) {
        const Position position{.hands = {only_treasure(treasure)}};
        const Play start(position);
        bool possible = false;
        for (const auto action : start.legal()) {
            Play next(start.state);
            next.act(action);
            possible =
                possible || (next.reach() & next.state.board.where(only_treasure(treasure))) != 0;
        }
        EXPECT_EQ(found_count(by_sense(position).state, 0), possible ? 1 : 0)
            << treasure_names[treasure].key;
    }
}

TEST(LabyrinthSense, PushesItsTreasureInFromTheSpareTile) {
    Play play(Position{.hands = {treasures({"owl"}), treasures({"dragon"})}});
    play.push("a2", 1).stay();
    ASSERT_EQ(text_of(play.state.spare), "NEW:dragon");
    const View view = Labyrinth::view(play.state, Seat{1});
    const auto legal = play.legal();
    const auto best = *std::ranges::max_element(
        legal, {}, [&](Action action) { return Labyrinth::action_score(view, action); });
    play.act(best);
    EXPECT_TRUE(play.reach() & play.state.board.where(treasures({"dragon"})));
}

TEST(LabyrinthSense, WalksHome) {
    Options options;
    options.cards = 1;
    const Play play = by_sense(
        Position{.options = options, .pawns = {"g5", "g7"}, .found = {treasures({"sword"})}});
    EXPECT_EQ(play.state.winner, 0);
}

}  // namespace
}  // namespace agora::labyrinth
