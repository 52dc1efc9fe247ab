// The drawn board, and what the bots make of a position.
#include "games/labyrinth/position.hpp"

namespace agora::labyrinth {
namespace {

std::string drawn(const State& state, Viewer viewer, Lang lang = Lang::en) {
    Look look;
    look.lang = lang;
    return Labyrinth::draw(Labyrinth::view(state, viewer), look, Part::table);
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
R found: -; looks for: swrd
B found: -
)maze");
}

TEST(LabyrinthLook, ReachableCellsAreHeavyAndTheClosedArrowIsMarked) {
    Play play(Position{.hands = {treasures({"sword"})}});
    play.push("b1", 1);
    EXPECT_EQ(drawn(play.state, Seat{0}, Lang::fr),
              R"maze(LABYRINTHE  tour 1  -  à vous : move le long des traits épais, ou stay
     a      b▼     c      d▼     e      f▼     g        JOUEURS         trouvés
 1   R━━━━━━━━━━━━━┳━━━━━━━━━━━━━┳━━━━━━━━━━━━━┓    1   >R Joueur 1        0/12
     ╹(R)          ╹grim  ╷      ┃bour  ╻      ┃(J)      B Joueur 2        0/12
►2   ┌──────┐    ╶─┐      │      ┗━━━━━━┻━━━━━━┻━╸  2◄
     │      │      │chou  │              gnom  ╷drag    TUILE À POUSSER
 3   ├──────┴─╴    ├──────┴──────┬─────────────┤    3     r0 ───  r1  │
     │cart   fant  ╵cour   magi  ╵clés         ╵tête    flèche fermée × : b7
►4   │      ┌──────┐    ╶─┐      ┌──────┬──────┐    4◄
     │      │scar  │      │rat   │      │chau  │        Vous cherchez :
 5   ├─╴    └──────┴─╴    │    ╶─┤      └──────┤    5   épée
     │bagu          coff  ╵      │émer         ╵épée    g5
►6   └─────────────┐      ┌─╴    │      ┌─╴    ┌─╴  6◄
     ╷             │      ╵arai  │      │papi  │sala
 7   └─────────────┴─────────────┴──────┴──────B    7
      (V)           chan          heau   géni   (B)
     a      b×     c      d▲     e      f▲     g
R trouvés : - ; cherche : épée
B trouvés : -
)maze");
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
            legal, {}, [&](Action action) { return Labyrinth::appeal(view, action); }));
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
        legal, {}, [&](Action action) { return Labyrinth::appeal(view, action); });
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
