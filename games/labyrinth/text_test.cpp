// What is typed and what is told.
#include "games/labyrinth/testing/position.hpp"
#include "kit/setups.hpp"

#include <map>
#include <set>

namespace agora::labyrinth {
namespace {

View seen(const State& state) { return Labyrinth::view(state, state.turn); }

// The decisions of a line as they are written, or the refusal.
std::string reads(const State& state, std::string_view text, Lang lang = Lang::en) {
    const auto line = Labyrinth::read(seen(state), text, lang);
    if (!line) return line.error().message;
    std::string written;
    Play play(state);
    for (const auto action : *line) {
        written += (written.empty() ? "" : "; ") + Labyrinth::write(seen(play.state), action);
        play.act(action);
    }
    return written;
}

State pushed(std::string_view at) {
    Play play(Position{});
    return play.push(at).state;
}

TEST(LabyrinthWords, PushesAreReadInManyWays) {
    const State state = Position{.tiles = rulebook}.state();
    EXPECT_EQ(reads(state, "push b1 r1"), "push b1 r1");
    EXPECT_EQ(reads(state, "PUSH B1 R1"), "push b1 r1");
    EXPECT_EQ(reads(state, "  pushb1r1 "), "push b1 r1");
    EXPECT_EQ(reads(state, "push b 1, r 1"), "push b1 r1");
    EXPECT_EQ(reads(state, "push b1"), "push b1 r0");
    EXPECT_EQ(reads(state, "push b1 right"), "push b1 r1");
    EXPECT_EQ(reads(state, "push b1 droite 1"), "push b1 r1");
}

TEST(LabyrinthWords, FrenchVerbsAreReadAndWritten) {
    const State state = Position{}.state();
    for (const auto line : {"pousser b1 r1", "poussez b1 d1", "insérer b1 r1", "INSÉRER b1 r1",
                            "inserer b1 r1", "pousse b1 droite"})
        EXPECT_EQ(reads(state, line, Lang::fr), "push b1 r1") << line;
    for (const auto line : {"aller g5", "va g5", "déplacer g5", "go g5"})
        EXPECT_EQ(reads(pushed("g4"), line), "move g5") << line;
    for (const auto line : {"rester", "reste", "passer", "pass"})
        EXPECT_EQ(reads(pushed("g4"), line), "stay") << line;
    EXPECT_EQ(reads(state, "pousser g4 aller g5", Lang::fr), "push g4 r0; move g5");
    const auto written = [](const State& at, Action action) {
        return Labyrinth::write(seen(at), action, Lang::fr);
    };
    EXPECT_EQ(written(state, push(arrow("b1"), 1)), "pousser b1 r1");
    EXPECT_EQ(written(pushed("g4"), move(cell("g5"))), "aller g5");
    EXPECT_EQ(written(pushed("g4"), move(cell("a1"))), "rester");
    EXPECT_EQ(reads(state, "creuser", Lang::fr),
              "Commande inconnue « creuser », il y a pousser, aller, rester, essayer, aide, "
              "quitter. Veuillez réessayer.");
}

TEST(LabyrinthWords, RowsAndColumnsAreReadAsNumbersWhereOnlyOneCellCanBeMeant) {
    const State state = Position{}.state();
    for (const auto& [typed, written] :
         std::map<std::string, std::string>{{"push 0 1", "push b1 r0"},
                                            {"push (0, 3) d1", "push d1 r1"},
                                            {"push 6 3 r1", "push d7 r1"},
                                            {"push (3,6)", "push g4 r0"},
                                            {"push 2 1", "push a2 r0"},
                                            {"push (7, 6) r1", "push f7 r1"},
                                            {"insérer (1, 4)", "push d1 r0"}})
        EXPECT_EQ(reads(state, typed), written) << typed;
    EXPECT_EQ(reads(state, "push 6 1"),
              "That could be b7 or a6, please say which. Please try again");
    EXPECT_EQ(reads(state, "push 0 0"),
              "There is no such arrow, they are named like b1. Please try again");
    EXPECT_EQ(reads(pushed("g4"), "move 5 7"), "move g5");
    EXPECT_EQ(reads(pushed("g4"), "move (0,0)"), "stay");
    EXPECT_EQ(reads(pushed("g4"), "move 9 9"),
              "There is no such cell, they are a1 to g7. Please try again");
    EXPECT_EQ(reads(pushed("g4"), "move 1 1"),
              "That could be b2 or a1, please say which. Please try again");
}

TEST(LabyrinthWords, TurnsAreReadInManyWays) {
    Play play(Position{});
    const State state = play.push("b7").stay().state;
    ASSERT_EQ(state.spare.orientations(), 4U);
    for (const auto& [turns, written] : std::map<std::string, std::string>{
             {"0", "r0"},      {"1", "r1"},       {"3", "r3"},      {"l", "r3"},
             {"l0", "r0"},     {"l1", "r3"},      {"L 2", "r2"},    {"g", "r3"},
             {"g1", "r3"},     {"g 3", "r1"},     {"d", "r1"},      {"d1", "r1"},
             {"d 2", "r2"},    {"D3", "r3"},      {"r 2", "r2"},    {"left", "r3"},
             {"left2", "r2"},  {"right", "r1"},   {"right3", "r3"}, {"gauche1", "r3"},
             {"droite", "r1"}, {"droite 2", "r2"}}) {
        EXPECT_EQ(reads(state, "push d1 " + turns), "push d1 " + written) << turns;
        EXPECT_EQ(reads(state, "push d1 " + turns + " stay"), "push d1 " + written + "; stay")
            << turns;
    }
    EXPECT_EQ(reads(state, "pushd1l1stay"), "push d1 r3; stay");
    for (const auto& [turns, written] :
         std::map<std::string, std::string>{{"4", "r0"},
                                            {"r5", "r1"},
                                            {"l4", "r0"},
                                            {"g 5", "r3"},
                                            {"d7", "r3"},
                                            {"r99999999999999999999999", "r3"}})
        EXPECT_EQ(reads(state, "push d1 " + turns), "push d1 " + written) << turns;
    for (const auto word : {"later", "gone", "down"})
        EXPECT_EQ(reads(state, "push d1 " + std::string(word)),
                  "There is something too much: \"" + std::string(word) + "\". Please try again");
    EXPECT_EQ(reads(state, "push d1 1 1"), "There is something too much: \"1\". Please try again");
}

TEST(LabyrinthWords, Ruling_6_9_EqualOrientationsAreOneDecision) {
    const State straight = Position{}.state();
    EXPECT_EQ(reads(straight, "push b1 r2"), "push b1 r0");
    EXPECT_EQ(reads(straight, "push b1 r3"), "push b1 r1");
    EXPECT_EQ(reads(straight, "push b1 left 1"), "push b1 r1");
    Play play(Position{});
    const State corner = play.push("b7").stay().state;
    ASSERT_EQ(corner.spare.orientations(), 4U);
    EXPECT_EQ(reads(corner, "push d1 r3"), "push d1 r3");
    EXPECT_EQ(reads(corner, "push d1 left 1"), "push d1 r3");
    EXPECT_EQ(reads(corner, "push d1 gauche 3"), "push d1 r1");
}

TEST(LabyrinthWords, MovesAndAWholeTurnInOneLine) {
    EXPECT_EQ(reads(pushed("g4"), "move g5"), "move g5");
    EXPECT_EQ(reads(pushed("g4"), "Move G 5"), "move g5");
    EXPECT_EQ(reads(pushed("g4"), "stay"), "stay");
    EXPECT_EQ(reads(pushed("g4"), "move a1"), "stay");
    EXPECT_EQ(reads(Position{}.state(), "push g4 r0 move g5"), "push g4 r0; move g5");
    EXPECT_EQ(reads(Position{}.state(), "push g4, stay"), "push g4 r0; stay");
}

TEST(LabyrinthWords, LAB_08_WhatIsNoArrowIsRefused) {
    const State state = Position{}.state();
    for (const auto at : {"c1", "a3", "a1", "d4"}) {
        const auto why = reads(state, "push " + std::string(at));
        EXPECT_TRUE(why.starts_with("There is no arrow at " + std::string(at))) << why;
    }
    EXPECT_EQ(reads(state, "push c1", Lang::fr),
              "Il n'y a pas de flèche en c1, elles sont en b1 d1 f1, a2 a4 a6, g2 g4 g6 et b7 d7 "
              "f7. Veuillez réessayer.");
    EXPECT_EQ(reads(state, "push h1"),
              "There is no cell \"h1\", they are a1 to g7. Please try again");
    EXPECT_EQ(reads(state, "push b1 r5"), "push b1 r1") << "turns are counted modulo 4";
    EXPECT_EQ(reads(state, "push b1 r"),
              "Say how far the tile is turned: r0, r1, r2 or r3. Please try again");
    EXPECT_EQ(reads(state, "push"),
              "Say where the tile goes in and how it is turned, such as push b1 r1. Please try "
              "again");
}

TEST(LabyrinthWords, LAB_08_WhatIsNoArrowIsNotLegalAndChangesNothing) {
    const State before = Position{}.state();
    const State state = before;
    const View view = seen(state);
    Cells entered = 0;
    for (const auto action : Play(state).legal()) entered |= only(slides[arrow_of(action)].in);
    EXPECT_EQ(std::popcount(entered), arrow_count);
    for (Cell at = 0; at < cell_count; ++at) {
        const bool is_arrow = (entered & only(at)) != 0;
        EXPECT_EQ(arrow_at(at) != no_arrow, is_arrow) << cell_name(at);
        for (const auto turn : {"", " r0", " r1", " r2", " r3"})
            EXPECT_EQ(Labyrinth::read(view, "push " + cell_name(at) + turn, Lang::en).has_value(),
                      is_arrow)
                << cell_name(at) << turn;
    }
    for (const auto at : {"c1", "a3", "a1", "d4"}) EXPECT_EQ(entered & only(cell(at)), 0U) << at;
    EXPECT_EQ(state, before);
    EXPECT_EQ(view, seen(before));
}

TEST(LabyrinthWords, LAB_10_TheClosedArrowIsRefusedInEveryRotation) {
    Play play(Position{});
    const State state = play.push("g4").stay().state;
    for (const auto turn : {"", " r0", " r1", " r2", " r3"})
        EXPECT_EQ(reads(state, "push a4" + std::string(turn)),
                  "The arrow a4 is closed, it would undo the push at g4. Please try again");
    EXPECT_EQ(reads(state, "push a4", Lang::fr),
              "La flèche a4 est fermée, elle annulerait la poussée en g4. Veuillez réessayer.");
    EXPECT_EQ(reads(state, "push g4"), "push g4 r0") << "LAB-11";
}

TEST(LabyrinthWords, LAB_13_PushFirst) {
    const State state = Position{}.state();
    EXPECT_EQ(reads(state, "move c3"),
              "You must push a tile first, such as push b1 r1. Please try again");
    EXPECT_EQ(
        reads(state, "stay", Lang::fr),
        "Vous devez d'abord pousser une tuile, par exemple pousser b1 r1. Veuillez réessayer.");
    EXPECT_EQ(reads(pushed("g4"), "push b1"),
              "You have pushed already, now move or stay. Please try again");
}

TEST(LabyrinthWords, LAB_20_WhatCannotBeReachedIsRefused) {
    const State state = pushed("g4");
    EXPECT_EQ(reads(state, "move g1"), "No corridor leads from a1 to g1. Please try again");
    EXPECT_EQ(reads(state, "move g1", Lang::fr),
              "Aucun couloir ne mène de a1 en g1. Veuillez réessayer.");
    EXPECT_EQ(reads(state, "move"),
              "Say where you move, such as move d5, or stay. Please try again");
    EXPECT_EQ(reads(Position{}.state(), "push g4 move g1"),
              "No corridor leads from a1 to g1. Please try again")
        << "then nothing of the line is done";
}

TEST(LabyrinthWords, RubbishIsRefused) {
    const State state = Position{}.state();
    EXPECT_EQ(
        reads(state, "dig here"),
        "Unknown command \"dig\", there are push, move, stay, try, help, quit. Please try again");
    EXPECT_EQ(reads(state, ""), "Type one of push, move, stay. Please try again");
    EXPECT_EQ(reads(state, "push g4 r0 now"),
              "There is something too much: \"now\". Please try again");
    EXPECT_EQ(reads(pushed("g4"), "stay here"),
              "There is something too much: \"here\". Please try again");
    EXPECT_EQ(reads(state, std::string(1000, 'x')), "That line is too long. Please try again");
}

TEST(LabyrinthWords, OnlyTheOneOnTurnMayType) {
    const State state = Position{}.state();
    for (const Viewer viewer : {Viewer(1), Viewer::spectator()}) {
        const auto line = Labyrinth::read(Labyrinth::view(state, viewer), "push b1", Lang::en);
        ASSERT_FALSE(line);
        EXPECT_EQ(line.error().message, "It is not your turn. Please wait");
    }
}

TEST(LabyrinthWords, Ruling_6_8_APushCanBeTriedWithoutBeingMade) {
    const State state = Position{}.state();
    for (const auto text : {"push g4 r0", "g4", "G4 r0"}) {
        const auto then = Labyrinth::preview(seen(state), text, Lang::en);
        ASSERT_TRUE(then) << text;
        EXPECT_EQ(*then, seen(pushed("g4"))) << text;
    }
    EXPECT_EQ(Labyrinth::preview(seen(state), "g4 move g5", Lang::en)->table.pawns[0], cell("g5"));
    EXPECT_EQ(Labyrinth::preview(seen(state), "c1", Lang::en).error().message,
              reads(state, "push c1"));
    EXPECT_FALSE(Labyrinth::preview(Labyrinth::view(state, Seat{1}), "g4", Lang::en));
}

TEST(LabyrinthWords, Ruling_6_8_NothingTypedForATryIsLeftOut) {
    const View view = seen(Position{}.state());
    const std::string blanks(2000, ' ');
    EXPECT_TRUE(Labyrinth::preview(view, "g4" + blanks, Lang::en));
    EXPECT_TRUE(Labyrinth::preview(view, blanks + "g4 r1", Lang::en));
    const auto why = [&](const std::string& text) {
        const auto then = Labyrinth::preview(view, text, Lang::en);
        return then ? "accepted" : then.error().message;
    };
    EXPECT_EQ(why("g4" + blanks + "now"), "There is something too much: \"now\". Please try again");
    EXPECT_EQ(why("push g4" + blanks + "now"),
              "There is something too much: \"now\". Please try again");
    EXPECT_EQ(why("g4 " + std::string(5000, 'x')), "That line is too long. Please try again");
    std::string many = "g4";
    for (int i = 0; i < 1000; ++i) many += " r1";
    EXPECT_EQ(why(many), "That line is too long. Please try again");
}

TEST(LabyrinthWords, ALineCanBeAskedForWordByWord) {
    const View view = seen(Position{.last = "g4"}.state());
    EXPECT_EQ(Labyrinth::question(view, "push", Lang::en),
              "Which corridor? b1 d1 f1 a2 g2 g4 a6 g6 b7 d7 f7");
    EXPECT_EQ(Labyrinth::question(view, "pousser", Lang::en),
              Labyrinth::question(view, "push", Lang::en));
    EXPECT_EQ(reads(Position{.last = "g4"}.state(), "push push b1 r1"), "push b1 r1")
        << "the whole command as an answer";
    EXPECT_EQ(Labyrinth::question(view, "push b1", Lang::fr),
              "Tourner la tuile : r0 pas du tout, gauche ou droite et combien ?");
    for (const auto* unturned : {"pushb1", "PUSH B 1", "push (7, 6)", "push push b1"})
        EXPECT_EQ(Labyrinth::question(view, unturned, Lang::en),
                  "Turn the tile: r0 not at all, left or right and how often?")
            << unturned;
    EXPECT_EQ(Labyrinth::question(view, "push b1 gauche 1", Lang::fr), "");
    EXPECT_EQ(Labyrinth::question(view, "push c1", Lang::en), "") << "read says what is wrong";
    EXPECT_EQ(Labyrinth::question(view, "move", Lang::en), "") << "push first";
    EXPECT_EQ(Labyrinth::question(seen(pushed("b1")), "move", Lang::fr), "Où aller ? a1");
}

// A record may leave out how the tile is turned, which is then as it lies; a person must say it.
TEST(LabyrinthWords, APersonSaysHowTheTileIsTurned) {
    const State state = Position{.last = "g4"}.state();
    const View view = seen(state);
    EXPECT_EQ(reads(state, "push b1"), "push b1 r0");
    EXPECT_TRUE(Labyrinth::preview(view, "b1", Lang::en));
    const auto refusal = [&](std::string_view text) {
        const auto line = Labyrinth::read_typed(view, text, Lang::en);
        return line ? std::string() : line.error().message;
    };
    for (const auto* unturned : {"push b1", "push b1 move a1"})
        EXPECT_EQ(refusal(unturned),
                  "Say how far the tile is turned: r0, r1, r2 or r3. Please try again");
    EXPECT_EQ(Labyrinth::question(view, "push b1 move a1", Lang::en), "");
    EXPECT_TRUE(refusal("push c1").starts_with("There is no arrow at c1")) << refusal("push c1");
    for (const auto* whole : {"push b1 r0", "push b1 0", "push b1 left", "push b1 r1 stay"})
        EXPECT_EQ(refusal(whole), "") << whole;
}

TEST(LabyrinthWords, OutcomesHaveNames) {
    State state = *Labyrinth::start({}, 2);
    EXPECT_EQ(Labyrinth::write_outcome(state, 1), "first 1");
    state.phase = Phase::draw_tile;
    EXPECT_EQ(Labyrinth::write_outcome(state, 0), "tile straight 1");
    EXPECT_EQ(Labyrinth::write_outcome(state, 12), "tile corner 1");
    EXPECT_EQ(Labyrinth::write_outcome(state, 33), "tile sorceress");
    state.phase = Phase::turn_tile;
    EXPECT_EQ(Labyrinth::write_outcome(state, 3), "turn 3");
    state.phase = Phase::next_card;
    EXPECT_EQ(Labyrinth::write_outcome(state, 3), "card crown");
}

TEST(LabyrinthWords, WhatHappenedIsToldInBothLanguages) {
    Play play(Position{.hands = {treasures({"sword"})}});
    play.push("g4").move("g5").draw("owl");
    TerminalStyle english;
    TerminalStyle french;
    french.lang = Lang::fr;
    std::vector<std::string> en;
    std::vector<std::string> fr;
    for (const auto& event : play.events.list()) {
        en.push_back(Labyrinth::tell(event, english));
        fr.push_back(Labyrinth::tell(event, french));
    }
    EXPECT_EQ(en, (std::vector<std::string>{
                      "Player 1 pushes a straight tile in at g4 and gets a straight tile out.",
                      "Player 1 moves from a1 to g5.", "Player 1 has found: sword (1).",
                      "Objective of Player 1: owl."}));
    EXPECT_EQ(fr, (std::vector<std::string>{
                      "Joueur 1 pousse un couloir droit en g4 et en fait sortir un couloir droit.",
                      "Joueur 1 va de a1 en g5.", "Joueur 1 a trouvé : épée (1).",
                      "Objectif de Joueur 1 : chouette."}));
}

TEST(LabyrinthWords, WhatNeverChangesIsPrinted) {
    JsonWriter json;
    Labyrinth::describe_cards(json);
    EXPECT_TRUE(json.text().starts_with(
        R"({"treasures":[{"key":"book","name":{"en":"book","fr":"grimoire"}},)"))
        << json.text();
    EXPECT_TRUE(json.text().ends_with(
        R"({"colour":"green","name":{"en":"green","fr":"vert"},"letter":{"en":"G","fr":"V"},)"
        R"("home":"a7"}]})"))
        << json.text();
}

// What is legal is what nothing refuses, and whoever is refused is told the reason.
TEST(LabyrinthWords, EachRefusalHasAReason) {
    std::map<std::string, Refusal> reasons;
    for (const auto& setup : kit::all_setups<Labyrinth>())
        kit::play_randomly<Labyrinth>(
            setup, 3, [](const State&) {},
            [&](const State& state, Seat seat, const Labyrinth::Actions& legal) {
                if (state.round % 5 != 1) return;
                const auto view = Labyrinth::view(state, seat);
                for (unsigned code = 0; code < first_move + cell_count; ++code) {
                    const auto action = static_cast<Action>(code);
                    const auto why = refusal(state, action);
                    ASSERT_EQ(why == Refusal::none, legal.contains(action)) << code;
                    if (why == Refusal::same_orientation) continue;  // read as the other one
                    if (is_push(action) && arrow_of(action) >= arrow_count) continue;
                    const auto text = Labyrinth::write(view, action);
                    const auto line = Labyrinth::read(view, text, Lang::en);
                    ASSERT_EQ(line.has_value(), why == Refusal::none) << text;
                    if (line) continue;
                    const auto [known, fresh] = reasons.emplace(line.error().message, why);
                    EXPECT_EQ(known->second, why) << text << ": " << line.error().message;
                }
            },
            [](const State&) {});
    std::set<Refusal> met;
    for (const auto& [message, why] : reasons) met.insert(why);
    EXPECT_EQ(met, (std::set{Refusal::push_first, Refusal::pushed_already, Refusal::closed_arrow,
                             Refusal::no_corridor}));
}

TEST(LabyrinthWords, TheRulesOfATableGiveItsNumbersOnly) {
    Options options;
    options.cards = 2;
    for (const Lang lang : {Lang::en, Lang::fr}) {
        EXPECT_TRUE(Labyrinth::manual(lang).contains("12     8     6"));
        const auto page = Labyrinth::manual(options, 3, lang);
        EXPECT_FALSE(page.contains("8     6")) << page;
        EXPECT_FALSE(page.contains("2     3     4")) << page;
        EXPECT_FALSE(page.contains("\n\n\n\n")) << page;
    }
}

}  // namespace
}  // namespace agora::labyrinth
