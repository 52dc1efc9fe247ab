// The end of a game and its ranking.
#include "games/splendor/testing/position.hpp"

namespace agora::splendor {
namespace {

const CardId four_green = costing(0, 0, 4, 0, 0);  // level 1, white, 1 point
const CardId four_white = costing(4, 0, 0, 0, 0);  // level 1, red, 1 point
const NobleId white_blue = needing(4, 4, 0, 0, 0);
constexpr unsigned white_red_onyx = 0b11001;

// 14 points on three cards, white, blue and green; and four green gems.
const Player at_14 = {
    .gems = {0, 0, 4, 0, 0},
    .bought = {costing(3, 0, 0, 0, 7), costing(7, 3, 0, 0, 0), costing(0, 7, 0, 0, 0)}};

// So many seats, one of them with 14 points and on turn; the card of the last point is in the grid.
Position about_to_end(int seats, Seat first, Seat who) {
    Position position{.grid = {four_green}, .turn = who, .first = first};
    position.players.assign(static_cast<std::size_t>(seats), {});
    position.players[who] = at_14;
    return position;
}

std::vector<int> ranks(const State& state) {
    const Standing standing = Splendor::standing(state);
    std::vector<int> list(static_cast<std::size_t>(standing.seats));
    for (std::size_t seat = 0; seat < list.size(); ++seat)
        list[seat] = standing.places.at(seat).rank;
    return list;
}

int times(const Play& play, EventKind what) {
    return static_cast<int>(std::ranges::count(play.story(), what));
}

TEST(SplendorRules, SPL_06_TheRoundIsPlayedOutSoThatAllHaveTheSameNumberOfTurns) {
    for (int seats = 2; seats <= 4; ++seats)
        for (Seat first = 0; first < seats; ++first)
            for (Seat who = 0; who < seats; ++who) {
                SCOPED_TRACE(testing::Message() << seats << " seats, " << int{first} << " began, "
                                                << int{who} << " reaches 15");
                Play play(about_to_end(seats, first, who));
                play.act(buy(four_green)).settle();
                EXPECT_EQ(play.state.table.points.at(who), 15);
                const int left = seats - 1 - (who - first + seats) % seats;
                for (int turn = 0; turn < left; ++turn) {
                    ASSERT_EQ(Splendor::turn(play.state), Turn::players);
                    EXPECT_NE(play.state.table.turn, who);
                    play.act(reserve_top(2)).settle();
                }
                EXPECT_EQ(Splendor::turn(play.state), Turn::over);
                EXPECT_EQ(times(play, EventKind::last_round), left > 0 ? 1 : 0);
                EXPECT_EQ(times(play, EventKind::ended), 1);
                EXPECT_EQ(play.legal().size(), 0U);
                EXPECT_TRUE(Splendor::pending(play.state).empty());
            }
}

TEST(SplendorRules, SPL_06_FourteenEndNothing) {
    Position position = about_to_end(2, 0, 1);
    position.grid = {costing(0, 0, 3, 0, 0)};  // no points
    Play play(position);
    play.act(buy(costing(0, 0, 3, 0, 0))).settle();
    EXPECT_EQ(play.state.table.points[1], 14);
    EXPECT_EQ(Splendor::turn(play.state), Turn::players);
    EXPECT_FALSE(play.told(EventKind::last_round));
}

TEST(SplendorRules, SPL_06_ANobleCanBringTheLastPoints) {
    Position position = about_to_end(3, 0, 0);
    position.players[0].bonus = {3, 3, 0, 0, 0};  // and one of each from the 14 points
    position.nobles = {white_blue};
    Play play(position);
    play.act(take(white_red_onyx));
    EXPECT_EQ(play.state.table.points[0], 17);
    EXPECT_EQ(play.story(),
              (std::vector{EventKind::took, EventKind::noble_came, EventKind::last_round}));
    play.act(take(white_red_onyx)).act(take(white_red_onyx));
    EXPECT_EQ(Splendor::turn(play.state), Turn::over);
}

TEST(SplendorRules, SPL_06_AChosenNobleCanBringTheLastPoints) {
    Position position = about_to_end(2, 0, 0);
    position.players[0].bonus = {3, 3, 2, 0, 0};
    position.nobles = {white_blue, needing(3, 3, 3, 0, 0)};
    Play play(position);
    play.act(take(white_red_onyx));
    EXPECT_FALSE(play.told(EventKind::last_round)) << "not before the choice";
    play.act(choose_noble(white_blue));
    EXPECT_EQ(times(play, EventKind::last_round), 1);
    play.act(take(white_red_onyx));
    EXPECT_EQ(Splendor::turn(play.state), Turn::over);
}

TEST(SplendorRules, SPL_06_TheLastRoundIsAnnouncedOnce) {
    // given one who reaches 15 by a card and then receives a noble, and another who reaches it
    // after
    Position position{
        .players = {at_14, {}, {}, {}}, .grid = {four_green, four_white}, .nobles = {white_blue}};
    position.players[0].bonus = {2, 3, 0, 0, 0};
    position.players[1] = {
        .gems = {4, 0, 0, 0, 0},
        .bought = {costing(0, 0, 7, 3, 0), costing(0, 0, 0, 7, 3), costing(0, 0, 0, 7, 0)}};
    Play play(position);
    play.act(buy(four_green)).settle();
    EXPECT_EQ(play.state.table.points[0], 18);
    EXPECT_EQ(times(play, EventKind::last_round), 1);
    play.act(buy(four_white)).settle();
    EXPECT_EQ(play.state.table.points[1], 15);
    EXPECT_EQ(times(play, EventKind::last_round), 1);
}

TEST(SplendorRules, SPL_06_TheTargetIsAnOption) {
    for (const int target : {10, 14, 15, 16, 30}) {
        Position position = about_to_end(2, 0, 1);
        position.target = static_cast<std::uint8_t>(target);
        Play play(position);
        play.act(buy(four_green)).settle();  // 15 points, and the round is over
        EXPECT_EQ(Splendor::turn(play.state), target <= 15 ? Turn::over : Turn::players) << target;
    }
}

TEST(SplendorRules, SPL_06_EveryPresetPlaysTo15) {
    for (const auto rules : preset_names) {
        Position position = about_to_end(2, 0, 1);
        position.rules = rules;
        Play play(position);
        play.act(buy(four_green)).settle();
        EXPECT_EQ(Splendor::turn(play.state), Turn::over) << rules;
    }
}

TEST(SplendorRules, SPL_06_OneWhoPlaysLaterMayStillWin) {
    Position position = about_to_end(2, 0, 0);
    position.players[1] = {
        .gems = {0, 0, 0, 0, 3},
        .bought = {costing(0, 0, 7, 3, 0), costing(0, 0, 0, 7, 3), costing(0, 0, 0, 7, 0)}};
    const CardId two_points = costing(0, 0, 0, 0, 5);
    position.grid = {four_green, two_points};
    Play play(position);
    play.act(buy(four_green)).settle();
    EXPECT_EQ(ranks(play.state), (std::vector{1, 2}));
    play.act(buy(two_points)).settle();
    ASSERT_EQ(Splendor::turn(play.state), Turn::over);
    EXPECT_EQ(ranks(play.state), (std::vector{2, 1})) << "15 against 16";
}

TEST(SplendorStanding, SPL_06_MostPrestigeWinsWhateverTheNumberOfCards) {
    const State state =
        Position{
            .players = {{.bonus = {1, 1, 0, 0, 0}},
                        {.bought = {costing(6, 0, 0, 0, 0), costing(0, 5, 0, 0, 0)}, .nobles = {0}},
                        {.bought = {costing(0, 0, 7, 3, 0)}}}}
            .state();
    EXPECT_EQ(ranks(state), (std::vector{3, 1, 2}));
    const Standing standing = Splendor::standing(state);
    EXPECT_EQ(standing.seats, 3);
    EXPECT_EQ(standing.places[0].score, 0);
    EXPECT_EQ(standing.places[1].score, 8);
    EXPECT_EQ(standing.places[2].score, 5);
}

TEST(SplendorStanding, SPL_06_ATieGoesToTheFewestDevelopmentCards) {
    // 5 points each: one card; two cards; two points and a noble, on one card
    const State state =
        Position{.players = {{.bought = {costing(0, 0, 7, 3, 0)}},
                             {.bought = {costing(6, 0, 0, 0, 0), costing(0, 5, 0, 0, 0)}},
                             {.bought = {costing(5, 0, 0, 0, 0)}, .nobles = {white_blue}}}}
            .state();
    EXPECT_EQ(ranks(state), (std::vector{1, 3, 1})) << "nobles are no cards";
}

TEST(SplendorStanding, SPL_06_ReservedCardsDoNotCountInATie) {
    const CardId five_points = costing(0, 0, 7, 3, 0);
    const CardId other_five = costing(0, 0, 0, 7, 3);
    const State state =
        Position{
            .players = {{.bought = {five_points},
                         .reserved = {Reserved::open(four_green), Reserved::secret(four_white)}},
                        {.bought = {other_five}}}}
            .state();
    EXPECT_EQ(ranks(state), (std::vector{1, 1}));
}

TEST(SplendorStanding, SPL_06_EqualInBothIsASharedVictory) {
    Position position{.players = {at_14,
                                  {.gems = {4, 0, 0, 0, 0},
                                   .bought = {costing(0, 0, 7, 3, 0), costing(0, 0, 0, 7, 3),
                                              costing(0, 0, 0, 7, 0)}}},
                      .grid = {four_green, four_white}};
    Play play(position);
    play.act(buy(four_green)).settle().act(buy(four_white)).settle();
    ASSERT_EQ(Splendor::turn(play.state), Turn::over);
    EXPECT_EQ(ranks(play.state), (std::vector{1, 1}));
}

TEST(SplendorStanding, SPL_06_TheSameRankingWhenEveryonePassed) {
    State state =
        Position{.players = {{.bought = {four_green}}, {.bonus = {0, 3, 0, 0, 0}}}}.state();
    state.table.phase = Phase::over;
    EXPECT_EQ(ranks(state), (std::vector{1, 2}));
}

TEST(SplendorStanding, SPL_28_EveryoneSeesTheRankingAtAnyTime) {
    Play play(*Splendor::start(preset("agora"), 3));
    const auto expect_ranks = [&](std::array<std::uint8_t, 4> expected) {
        for (const Viewer viewer : {Viewer(0), Viewer(1), Viewer(2), Viewer::spectator()})
            EXPECT_EQ(Splendor::view(play.state, viewer).ranks, expected);
    };
    while (Splendor::turn(play.state) == Turn::luck) {
        expect_ranks({1, 1, 1, 0});
        play.draw(Splendor::luck(play.state).among.nth(0));
    }
    expect_ranks({1, 1, 1, 0});
    play = Play(Position{.players = {at_14, {.bought = {four_white}}, {.bonus = {1, 0, 0, 0, 0}}},
                         .grid = {four_green},
                         .turn = 0});
    expect_ranks({1, 2, 3, 0});
    play.act(buy(four_green));
    ASSERT_EQ(Splendor::turn(play.state), Turn::luck);
    expect_ranks({1, 2, 3, 0});
}

}  // namespace
}  // namespace agora::splendor
