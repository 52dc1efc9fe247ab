// The scenarios of the rules on pushing, moving and finding, by their numbers.
#include "games/labyrinth/testing/position.hpp"

namespace agora::labyrinth {
namespace {

TEST(LabyrinthRules, LAB_04_PushingARowToTheLeft) {
    Play play(Position{});
    play.push("g4");
    EXPECT_EQ(row_text(play.state.board, 3), "NE SW SW:rat ES ESW:bat SW NS");
    EXPECT_EQ(text_of(play.state.spare), "NS");
}

TEST(LabyrinthRules, LAB_05_PushingAColumnDown) {
    Play play(Position{});
    play.push("f1");
    EXPECT_EQ(column_text(play.state.board, 5), "NS EW NEW:goblin EW ESW:bat NE ES:moth");
    EXPECT_EQ(text_of(play.state.spare), "NEW:genie");
}

TEST(LabyrinthRules, LAB_06_PushingARowToTheRightWithATurnedTile) {
    Play play(Position{});
    play.push("a2", 1);
    EXPECT_EQ(row_text(play.state.board, 1), "EW ES NEW:ghost SW:owl NS NE NEW:goblin");
    EXPECT_EQ(text_of(play.state.spare), "NEW:dragon");
}

TEST(LabyrinthRules, LAB_07_PushingAColumnUp) {
    Play play(Position{});
    play.push("b7");
    EXPECT_EQ(column_text(play.state.board, 1), "NEW:ghost ES:scarab NE EW EW EW NS");
    EXPECT_EQ(text_of(play.state.spare), "SW");
}

TEST(LabyrinthRules, LAB_09_TwelveArrowsAtFirst) {
    const Play play(Position{});
    EXPECT_EQ(play.legal().size(), 24U) << "a straight tile looks the same after a half turn";
    unsigned arrows = 0;
    for (const auto action : play.legal()) arrows |= 1U << arrow_of(action);
    EXPECT_EQ(std::popcount(arrows), 12);
}

TEST(LabyrinthRules, LAB_10_TheLastPushCannotBeUndone) {
    Play play(Position{});
    play.push("g4").stay();
    unsigned arrows = 0;
    for (const auto action : play.legal()) arrows |= 1U << arrow_of(action);
    EXPECT_EQ(std::popcount(arrows), 11);
    EXPECT_EQ((arrows >> arrow("a4")) & 1U, 0U);
    EXPECT_EQ(forbidden(play.state), arrow("a4"));
}

TEST(LabyrinthRules, LAB_11_Ruling_6_5_TheSameArrowAgainIsAllowed) {
    Play play(Position{});
    play.push("g4").stay().push("g4");
    EXPECT_EQ(play.state.phase, Phase::move);
}

TEST(LabyrinthRules, LAB_10_OnlyTheLastPushCounts) {
    Play play(Position{});
    play.push("g4").stay().push("b1").stay();
    EXPECT_TRUE(play.legal().contains(push(arrow("a4"), 0)));
    EXPECT_FALSE(play.legal().contains(push(arrow("b7"), 0)));
}

TEST(LabyrinthRules, LAB_13_NobodyMovesBeforePushing) {
    const Play play(Position{.hands = {treasures({"crown"})}});
    ASSERT_TRUE(play.reach() & play.state.board.where(treasures({"crown"})));
    for (const auto action : play.legal()) EXPECT_TRUE(is_push(action));
}

TEST(LabyrinthRules, LAB_14_PawnsRideAndAreCarriedRoundInARow) {
    Play play(Position{.pawns = {"e4", "a4", "a4", "c3"}, .seats = 4});
    play.push("g4");
    EXPECT_EQ(play.state.pawns, (std::array{cell("d4"), cell("g4"), cell("g4"), cell("c3")}));
}

TEST(LabyrinthRules, LAB_15_PawnsRideAndAreCarriedRoundInAColumn) {
    Play play(Position{.pawns = {"f6", "f7", "f1", "e2"}, .seats = 4});
    play.push("f1");
    EXPECT_EQ(play.state.pawns, (std::array{cell("f7"), cell("f1"), cell("f2"), cell("e2")}));
}

TEST(LabyrinthRules, LAB_17_BeingCarriedOntoATreasureInAnothersTurnIsNoFind) {
    std::string tiles(rulebook);
    tiles.replace(tiles.find("NEW:genie"), 9, "EW");
    Play play(Position{.tiles = tiles,
                       .spare = "NES:genie",
                       .pawns = {"a1", "a4"},
                       .hands = {treasures({"owl"}), treasures({"genie"})}});
    play.push("g4").stay();
    EXPECT_EQ(play.state.pawns[1], cell("g4"));
    EXPECT_EQ(play.state.board.where(treasures({"genie"})), only(cell("g4")));
    EXPECT_EQ(found_count(play.state, 1), 0);
    EXPECT_EQ(play.state.turn, 1);
}

TEST(LabyrinthRules, Ruling_6_1_CarriedOntoItInOnesOwnTurnAndStayingCounts) {
    std::string tiles(rulebook);
    tiles.replace(tiles.find("NEW:genie"), 9, "EW");
    Play play(Position{.tiles = tiles,
                       .spare = "NES:genie",
                       .pawns = {"a4", "g7"},
                       .hands = {treasures({"genie"})}});
    play.push("g4").stay();
    EXPECT_EQ(play.state.found[0], treasures({"genie"}));
}

TEST(LabyrinthRules, Ruling_6_2_StayingOnTheTreasureCounts) {
    Play play(Position{.pawns = {"c3", "g7"}, .hands = {treasures({"crown"})}});
    play.push("g4").stay();
    EXPECT_EQ(play.state.found[0], treasures({"crown"}));
}

TEST(LabyrinthRules, LAB_19_EndingOnTheObjectiveFindsIt) {
    Play play(Position{.hands = {treasures({"sword"})}});
    play.push("g4").move("g5");
    EXPECT_EQ(play.state.phase, Phase::next_card);
    play.draw("owl");
    EXPECT_EQ(play.state.found[0], treasures({"sword"}));
    EXPECT_EQ(play.state.hand[0], treasures({"owl"}));
    EXPECT_EQ(play.state.turn, 1);
    EXPECT_EQ(play.state.phase, Phase::push);
    EXPECT_EQ(colour_of(play.state, 1), Colour::blue);
}

TEST(LabyrinthRules, TurnsGoRoundTheTable) {
    for (int seats = 2; seats <= 4; ++seats) {
        Play play(Position{.seats = seats, .turn = 1});
        for (int turn = 1; turn < 12; ++turn) {
            ASSERT_EQ(play.state.turn, turn % seats) << seats << " players";
            ASSERT_EQ(Labyrinth::pending(play.state), SeatSet::of(play.state.turn));
            play.push("b1");
            EXPECT_EQ(play.state.turn, turn % seats) << "the turn goes on after the push";
            play.stay();
        }
    }
}

TEST(LabyrinthRules, LAB_20_OnlyWhatCorridorsLeadTo) {
    Play play(Position{});
    play.push("g4");
    EXPECT_EQ(std::popcount(play.reach()), 39);
    EXPECT_EQ(play.legal().size(), 39U);
    EXPECT_FALSE(play.legal().contains(move(cell("g1"))));
}

TEST(LabyrinthRules, LAB_20_WaysLeadBackFromAllThatIsReached) {
    Play play(Position{});
    play.push("g4");
    const Corridors corridors = play.state.board.corridors();
    const Cell pawn = play.state.pawns[0];
    const WaysBack back = ways_back(corridors, pawn);
    for (Cell cell = 0; cell < cell_count; ++cell) {
        const bool reached = (play.reach() & only(cell)) != 0;
        EXPECT_EQ(back[cell] != no_cell, reached && cell != pawn) << cell_name(cell);
        int steps = 0;
        for (Cell at = cell; reached && at != pawn && steps < cell_count; at = back[at], ++steps) {
            const Cell next = back[at];
            const Cells joined = std::min(at, next) + 1 == std::max(at, next) ? corridors.to_east
                                                                              : corridors.to_south;
            EXPECT_NE(joined & only(std::min(at, next)), 0U) << cell_name(at);
        }
        EXPECT_LT(steps, cell_count);
    }
}

TEST(LabyrinthRules, Ruling_6_4_MovingIsNotCompulsory) {
    Play play(Position{});
    play.push("g4");
    ASSERT_GT(std::popcount(play.reach()), 1);
    play.stay();
    EXPECT_EQ(play.state.pawns[0], cell("a1"));
    EXPECT_EQ(play.state.turn, 1);
}

TEST(LabyrinthRules, LAB_21_WhereNothingElseCanBeReachedOneStays) {
    Play play(Position{});
    play.push("b1");
    EXPECT_EQ(play.reach(), only(cell("a1")));
    ASSERT_EQ(play.legal().size(), 1U);
    play.stay();
    EXPECT_EQ(play.state.turn, 1);
    EXPECT_TRUE(play.told(EventKind::stayed));
}

TEST(LabyrinthRules, LAB_22_PassingOverATreasureDoesNothing) {
    Play play(Position{.hands = {treasures({"map"})}});
    play.push("g4");
    Board without_map = play.state.board;
    without_map.put(cell("a3"), Tile());
    ASSERT_EQ(without_map.reachable(cell("a1")) & only(cell("a4")), 0U)
        << "the only way is over it";
    play.move("a4");
    EXPECT_EQ(play.state.found[0], 0U);
    EXPECT_EQ(play.state.hand[0], treasures({"map"}));
}

TEST(LabyrinthRules, LAB_24_OneTreasureATurn) {
    Play play(Position{.hands = {treasures({"sword"})}});
    play.push("g4").move("g5").draw("emerald");
    ASSERT_TRUE(play.state.board.reachable(play.state.pawns[0]) & only(cell("e5")));
    EXPECT_EQ(play.state.turn, 1) << "the next treasure could be reached, but the turn is over";
    EXPECT_EQ(found_count(play.state, 0), 1);
}

TEST(LabyrinthRules, LAB_25_PawnsDoNotStopEachOther) {
    Play play(Position{.pawns = {"a1", "g5"}, .hands = {treasures({"owl"})}});
    play.push("g4").move("g5");
    EXPECT_EQ(play.state.pawns[0], play.state.pawns[1]);
    EXPECT_EQ(play.state.pawns[1], cell("g5"));
}

TEST(LabyrinthRules, LAB_25_PawnsPassThroughEachOther) {
    Play play(Position{.pawns = {"a1", "a3"}, .hands = {treasures({"owl"})}});
    play.push("g4");
    ASSERT_EQ(play.state.pawns[1], cell("a3"));
    Board without = play.state.board;
    without.put(cell("a3"), Tile());
    ASSERT_EQ(without.reachable(cell("a1")) & only(cell("a4")), 0U) << "the only way is there";
    play.move("a4");
    EXPECT_EQ(play.state.pawns[0], cell("a4"));
    EXPECT_EQ(play.state.pawns[1], cell("a3"));
}

TEST(LabyrinthRules, LAB_26_Ruling_6_3_ATreasureOnTheSpareTileIsPushedInAndFoundInOneTurn) {
    Play play(Position{.hands = {treasures({"owl"}), treasures({"dragon"})}});
    play.push("a2", 1).stay();
    EXPECT_EQ(text_of(play.state.spare), "NEW:dragon");
    EXPECT_FALSE(play.legal().contains(push(arrow("g2"), 0)));
    play.push("b7").move("b7");
    EXPECT_EQ(play.state.found[1], treasures({"dragon"}));
}

// Red needs a last card, the others have theirs.
Position almost_done(Options options, std::vector<std::string_view> pawns = {"a1", "g7"}) {
    options.cards = 2;
    return {.options = options,
            .pawns = std::move(pawns),
            .hands = {treasures({"sword"}), treasures({"owl"})},
            .found = {treasures({"bat"})}};
}

TEST(LabyrinthRules, LAB_28_AfterTheLastCardTheWayHomeIsLeft) {
    Play play(almost_done({}));
    play.push("g4").move("g5");
    EXPECT_EQ(play.state.phase, Phase::push);
    EXPECT_EQ(play.state.turn, 1);
    EXPECT_TRUE(is_homeward(play.state, 0));
    EXPECT_EQ(objective_cells(play.state, 0), only(cell("a1")));
    EXPECT_EQ(play.state.winner, nobody);
}

// Red has everything and is on its way.
Position homeward(std::string_view red, std::string_view blue) {
    Options options;
    options.cards = 1;
    return {.options = options,
            .pawns = {red, blue},
            .hands = {0, treasures({"owl"})},
            .found = {treasures({"sword"})}};
}

TEST(LabyrinthRules, LAB_29_ComingHomeWinsAtOnce) {
    Play play(homeward("g5", "g7"));
    play.push("g4").move("a1");
    EXPECT_EQ(Labyrinth::turn(play.state), Turn::over);
    EXPECT_EQ(play.state.winner, 0);
    EXPECT_TRUE(Labyrinth::pending(play.state).empty());
    EXPECT_EQ(Labyrinth::standing(play.state).places[0].rank, 1);
    EXPECT_EQ(Labyrinth::standing(play.state).places[1].rank, 2);
}

TEST(LabyrinthRules, LAB_29_StayingAtHomeWinsToo) {
    Play play(homeward("a1", "g7"));
    play.push("b1").stay();
    EXPECT_EQ(play.state.winner, 0);
}

TEST(LabyrinthRules, LAB_30_HomeBeforeTheLastCardIsAnyCell) {
    Play play(almost_done({}, {"g5", "g7"}));
    play.push("g4").move("a1");
    EXPECT_EQ(play.state.turn, 1);
    EXPECT_EQ(play.state.winner, nobody);
}

TEST(LabyrinthRules, Ruling_6_6_TheHomeOfAnotherIsAnyCell) {
    Play play(homeward("a1", "g7"));
    play.push("g4").move("g7");
    EXPECT_EQ(play.state.winner, nobody);
}

TEST(LabyrinthRules, LAB_31_AnotherPawnAtHomeIsNoHindrance) {
    Play play(homeward("g5", "a1"));
    play.push("g4").move("a1");
    EXPECT_EQ(play.state.winner, 0);
}

TEST(LabyrinthRules, LAB_32_NoPushMovesAPawnOnAGluedTile) {
    for (const auto& glued : glued_tiles)
        for (const auto& slide : slides) EXPECT_EQ(slide.pawns[glued.cell], glued.cell);
}

TEST(LabyrinthRules, Ruling_6_7_APushNeverBringsAPawnHome) {
    for (const auto& slide : slides)
        for (Cell from = 0; from < cell_count; ++from)
            for (const Cell home : homes) EXPECT_EQ(slide.pawns[from] == home, from == home);
}

TEST(LabyrinthRules, LAB_38_AllTriplesOfTheRulebooksPosition) {
    const Play play(Position{});
    std::size_t triples = 0;
    for (const auto action : play.legal()) {
        Play next(play.state);
        triples += next.act(action).legal().size();
    }
    EXPECT_EQ(triples, 505U);
}

TEST(LabyrinthRules, EveryPushIsUndoneByTheOppositeOne) {
    for (Arrow each = 0; each < arrow_count; ++each) {
        State state = Position{}.state();
        const Board before = state.board;
        const Tile out = state.board.push(each, state.spare);
        EXPECT_EQ(state.board.push(slides[each].opposite, out), state.spare);
        EXPECT_EQ(state.board, before);
    }
}

}  // namespace
}  // namespace agora::labyrinth
