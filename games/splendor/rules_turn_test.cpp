// The course of a turn after its action: nobles, passing, the next player.
#include "games/splendor/testing/position.hpp"

namespace agora::splendor {
namespace {

const NobleId white_blue = needing(4, 4, 0, 0, 0);
const NobleId white_blue_green = needing(3, 3, 3, 0, 0);
const NobleId blue_green = needing(0, 4, 4, 0, 0);
const CardId three_blue = costing(0, 3, 0, 0, 0);  // level 1, white
const CardId two_one = costing(1, 0, 0, 0, 2);     // level 1, blue

constexpr unsigned noble_bit(NobleId noble) { return 1U << noble; }

// One who meets the needs of a noble already, without having bought anything this turn.
Position met(Gems gems = {}, std::string_view rules = "agora") {
    return {.rules = rules,
            .players = {{.gems = gems, .bonus = {4, 4, 0, 0, 0}}, {}},
            .nobles = {white_blue}};
}

// Two who can do nothing at all: ten gems that buy nothing, three cards reserved.
Position stuck(Player first = {}, Player second = {}, std::string_view rules = "agora") {
    first.gems = {4, 4, 2, 0, 0};
    first.reserved = {Reserved::open(costing(0, 0, 0, 7, 0)),
                      Reserved::secret(costing(0, 0, 0, 7, 3)),
                      Reserved::open(costing(0, 0, 3, 6, 3))};
    second.gems = {0, 0, 2, 4, 4};
    second.reserved = {Reserved::open(costing(0, 7, 0, 0, 0)),
                       Reserved::secret(costing(0, 7, 3, 0, 0)),
                       Reserved::open(costing(3, 6, 3, 0, 0))};
    return {.rules = rules,
            .players = {std::move(first), std::move(second)},
            .grid = {costing(0, 1, 1, 1, 1), costing(0, 1, 2, 1, 1), costing(0, 2, 0, 0, 2),
                     costing(0, 2, 2, 0, 1)}};
}

TEST(SplendorRules, SPL_23_ANobleVisitsAtTheEndOfTheTurnThatMeetsItsNeeds) {
    Play play(Position{.players = {{.gems = {0, 3, 0, 0, 0}, .bonus = {3, 4, 0, 0, 0}}, {}},
                       .grid = {three_blue},
                       .nobles = {white_blue}});
    play.act(buy(three_blue));
    EXPECT_EQ(play.state.table.visits[0], 0) << "the grid is filled first";
    play.settle();
    EXPECT_EQ(play.state.table.visits[0], noble_bit(white_blue));
    EXPECT_FALSE(play.state.table.nobles & noble_bit(white_blue));
    EXPECT_EQ(play.state.table.points[0], 3);
    EXPECT_EQ(play.state.table.turn, 1);
    EXPECT_EQ(play.story(),
              (std::vector{EventKind::bought, EventKind::card_laid, EventKind::noble_came}));
}

TEST(SplendorRules, SPL_23_OneBonusShortIsNotEnough) {
    Play play(Position{.players = {{.gems = {0, 3, 0, 0, 0}, .bonus = {2, 7, 7, 7, 7}}, {}},
                       .grid = {three_blue},
                       .nobles = {white_blue}});
    play.act(buy(three_blue)).settle();
    EXPECT_TRUE(play.state.table.nobles & noble_bit(white_blue));
}

TEST(SplendorRules, SPL_23_GemsInHandAreNoBonuses) {
    Play play(Position{.players = {{.gems = {4, 4, 0, 0, 0}}, {}}, .nobles = {white_blue}});
    play.act(take(0b11100));
    EXPECT_EQ(play.state.table.visits[0], 0);
}

TEST(SplendorRules, SPL_23_ANobleVisitsAtTheEndOfAnyTurn) {
    for (const auto rules : preset_names) {
        const Play before(met({0, 0, 0, 0, 3}, rules));
        for (const auto action : before.legal()) {
            if (kind(action) == Kind::buy && cards.at(operand(action)).bonus == Colour::green)
                continue;
            Play after(before.state);
            after.act(action).settle();
            EXPECT_EQ(after.state.table.visits[0], noble_bit(white_blue))
                << rules << " " << show(action);
            EXPECT_EQ(after.state.table.turn, 1) << rules << " " << show(action);
        }
    }
}

TEST(SplendorRules, SPL_23_ANobleVisitsOneWhoPasses) {
    Position position = stuck({.bonus = {4, 4, 0, 0, 0}});
    position.nobles = {white_blue};
    Play play(position);
    play.act(pass());
    EXPECT_EQ(play.state.table.visits[0], noble_bit(white_blue));
    EXPECT_EQ(play.state.table.turn, 1);
}

TEST(SplendorRules, SPL_23_ANobleWaitsForTheTurnOfTheOneWhoMeetsItsNeeds) {
    Position position = met();
    position.turn = 1;
    Play play(position);
    play.act(take(7));
    EXPECT_EQ(play.state.table.visits[0], 0);
    EXPECT_EQ(play.state.table.visits[1], 0);
    play.act(take(7));
    EXPECT_EQ(play.state.table.visits[0], noble_bit(white_blue));
}

TEST(SplendorRules, SPL_23_ANobleThatIsGoneVisitsNobodyElse) {
    Play play(Position{.target = 30,
                       .players = {{.bonus = {4, 4, 0, 0, 0}},
                                   {.bought = {costing(0, 0, 0, 0, 7), costing(3, 0, 0, 0, 7),
                                               costing(3, 0, 0, 3, 6), costing(6, 0, 0, 0, 0),
                                               costing(0, 5, 0, 0, 0), costing(0, 6, 0, 0, 0),
                                               costing(7, 0, 0, 0, 0), costing(7, 3, 0, 0, 0)}}},
                       .nobles = {white_blue}});
    const int points = play.state.table.points[1];
    play.act(take(7)).act(take(7));
    EXPECT_EQ(play.state.table.visits[0], noble_bit(white_blue));
    EXPECT_EQ(play.state.table.visits[1], 0);
    EXPECT_EQ(play.state.table.points[1], points);
}

TEST(SplendorRules, SPL_24_OneOfSeveralNoblesIsChosen) {
    for (const auto rules : preset_names) {
        Play play(Position{.rules = rules,
                           .players = {{.bonus = {4, 4, 3, 0, 0}}, {}},
                           .nobles = {white_blue, white_blue_green}});
        play.act(take(7));
        ASSERT_EQ(play.state.table.phase, Phase::choose_noble) << rules;
        EXPECT_EQ(Splendor::pending(play.state), SeatSet::of(0)) << rules;
        EXPECT_EQ(play.legal().size(), 2U) << "and none can be refused";
        EXPECT_TRUE(play.allows(choose_noble(white_blue))) << rules;
        play.act(choose_noble(white_blue_green));
        EXPECT_EQ(play.state.table.visits[0], noble_bit(white_blue_green)) << rules;
        EXPECT_TRUE(play.state.table.nobles & noble_bit(white_blue)) << rules;
        EXPECT_EQ(play.state.table.points[0], 3) << rules;
        EXPECT_EQ(play.state.table.turn, 1) << rules;
    }
}

TEST(SplendorRules, SPL_24_OnlyNoblesWhoseNeedsAreMetCanBeChosen) {
    Play play(Position{.players = {{.bonus = {4, 4, 3, 0, 0}}, {}, {}},
                       .nobles = {white_blue, white_blue_green, blue_green}});
    play.act(take(7));
    for (NobleId noble = 0; noble < 127; ++noble)
        EXPECT_EQ(play.allows(choose_noble(noble)),
                  noble == white_blue || noble == white_blue_green)
            << int{noble};
}

TEST(SplendorRules, SPL_03_OneNobleATurnAndTheOtherAtTheEndOfTheNext) {
    Play play(Position{.players = {{.bonus = {4, 4, 4, 0, 0}}, {}},
                       .nobles = {white_blue, white_blue_green, blue_green}});
    play.act(take(7)).act(choose_noble(white_blue));
    EXPECT_EQ(std::popcount(play.state.table.visits[0]), 1);
    play.act(take(7));  // the other player
    EXPECT_EQ(std::popcount(play.state.table.visits[0]), 1);
    play.act(take(7)).act(choose_noble(blue_green));
    EXPECT_EQ(std::popcount(play.state.table.visits[0]), 2);
    play.act(reserve_top(0)).settle();  // the other player
    play.act(reserve_top(0)).settle();
    EXPECT_EQ(std::popcount(play.state.table.visits[0]), 3) << "the only one left comes by itself";
    EXPECT_EQ(play.state.table.turn, 1);
}

TEST(SplendorRules, SPL_25_ANobleStaysWithItsOwner) {
    const Position position{
        .players = {{.gems = {4, 0, 2, 0, 0}, .nobles = {white_blue}}, {.nobles = {blue_green}}},
        .nobles = {white_blue_green}};
    const Play before(position);
    for (const auto action : before.legal()) {
        Play after(before.state);
        after.act(action).settle();
        EXPECT_EQ(after.state.table.visits[0], noble_bit(white_blue)) << show(action);
        EXPECT_EQ(after.state.table.visits[1], noble_bit(blue_green)) << show(action);
        EXPECT_GE(after.state.table.points[0], 3) << show(action);
    }
}

TEST(SplendorRules, OrderOfATurn_ActionThenCardThenReturnThenNobleThenNext) {
    Play play(Position{.players = {{.gems = {4, 4, 2, 0, 0}, .bonus = {4, 4, 3, 0, 0}}, {}},
                       .nobles = {white_blue, white_blue_green}});
    play.act(reserve(play.state.table.grid[8]));
    ASSERT_EQ(play.state.table.phase, Phase::refill);
    play.settle();
    ASSERT_EQ(play.state.table.phase, Phase::give_back);
    play.act(give_back(Colour::gold));
    ASSERT_EQ(play.state.table.phase, Phase::choose_noble);
    EXPECT_EQ(play.state.table.turn, 0);
    play.act(choose_noble(white_blue));
    ASSERT_EQ(play.state.table.phase, Phase::act);
    EXPECT_EQ(play.state.table.turn, 1);
    EXPECT_EQ(play.story(), (std::vector{EventKind::reserved, EventKind::card_laid,
                                         EventKind::gave_back, EventKind::noble_came}));
}

TEST(SplendorRules, OrderOfATurn_AnUnseenCardIsDrawnBeforeTheReturn) {
    Play play(met({4, 4, 2, 0, 0}));
    play.act(reserve_top(1));
    ASSERT_EQ(play.state.table.phase, Phase::draw_unseen);
    play.settle();
    ASSERT_EQ(play.state.table.phase, Phase::give_back);
    EXPECT_EQ(play.state.table.visits[0], 0) << "the noble comes after";
    play.act(give_back(Colour::white));
    EXPECT_EQ(play.state.table.visits[0], noble_bit(white_blue));
    EXPECT_EQ(play.state.table.turn, 1);
}

TEST(SplendorRules, OrderOfATurn_TheCardBoughtCountsForTheNobleOfThatTurn) {
    Play play(Position{.players = {{.gems = {1, 0, 0, 0, 2}, .bonus = {4, 3, 3, 0, 0}}, {}},
                       .grid = {two_one},
                       .nobles = {white_blue, white_blue_green}});
    play.act(buy(two_one)).settle();
    EXPECT_EQ(play.state.table.phase, Phase::choose_noble) << "the fourth blue bonus meets another";
}

TEST(SplendorRules, TurnsGoRoundAndRoundsAreCounted) {
    for (int seats = 2; seats <= 4; ++seats)
        for (Seat first = 0; first < seats; ++first) {
            Position position{.turn = first, .first = first};
            position.players.assign(static_cast<std::size_t>(seats), {});
            Play play(position);
            for (int turn = 0; turn < 2 * seats; ++turn) {
                EXPECT_EQ(play.state.table.turn, (first + turn) % seats);
                EXPECT_EQ(play.state.table.round, 1 + turn / seats);
                play.act(reserve_top(turn % 3)).settle();
            }
        }
}

TEST(SplendorRules, TheCountOfRoundsStaysAt255) {
    Play play(Position{.round = 255});
    play.act(take(7)).act(take(7)).act(take(7));
    EXPECT_EQ(play.state.table.round, 255);
}

TEST(SplendorRules, SPL_26_PassingIsOnlyForThoseWhoCanDoNothing) {
    for (const auto rules : preset_names) {
        EXPECT_FALSE(Play(Position{.rules = rules}).allows(pass())) << rules;
        const Play play(stuck({}, {}, rules));
        EXPECT_EQ(play.legal().size(), 1U) << rules;
        EXPECT_TRUE(play.allows(pass())) << rules;
    }
}

TEST(SplendorRules, SPL_26_WhereNothingIsPossibleTheTurnPassesByItself) {
    const auto automatic = [](const State& state) {
        Splendor::Actions legal;
        Splendor::legal(state, state.table.turn, legal);
        return Splendor::automatic(Splendor::view(state, state.table.turn), legal);
    };
    EXPECT_EQ(automatic(stuck().state()), pass());
    EXPECT_EQ(automatic(Position{}.state()), std::nullopt);
    Position one = stuck();
    one.players[0].gems -= Gems::of(Colour::blue);
    EXPECT_EQ(Play(one).legal().size(), 1U);
    EXPECT_EQ(automatic(one.state()), std::nullopt) << "what can be done is left to the player";
}

TEST(SplendorRules, SPL_26_ASingleThingToDoMustBeDone) {
    // A place in the hand, one gem in the bank, or one card within reach.
    Position room = stuck();
    room.players[0].reserved.pop_back();
    EXPECT_FALSE(Play(room).allows(pass()));
    EXPECT_EQ(Play(room).count(Kind::reserve), 12);

    Position gem = stuck();
    gem.players[0].gems -= Gems::of(Colour::blue);
    EXPECT_FALSE(Play(gem).allows(pass()));
    EXPECT_EQ(Play(gem).legal().size(), 1U);
    EXPECT_TRUE(Play(gem).allows(take(1U << index(Colour::blue))));

    Position card = stuck();
    card.players[0].reserved[1] = Reserved::secret(costing(4, 0, 0, 0, 0));
    EXPECT_EQ(Play(card).legal().size(), 1U);
    EXPECT_TRUE(Play(card).allows(buy(costing(4, 0, 0, 0, 0))));
}

TEST(SplendorRules, SPL_26_PassingEndsTheTurnAndIsTold) {
    Play play(stuck());
    const State before = play.state;
    play.act(pass());
    EXPECT_EQ(play.state.table.turn, 1);
    EXPECT_EQ(play.state.table.gems, before.table.gems);
    EXPECT_EQ(play.state.table.grid, before.table.grid);
    EXPECT_EQ(play.story(), std::vector{EventKind::passed});
}

TEST(SplendorRules, SPL_26_WhenEveryoneHasPassedInARowTheGameIsOver) {
    for (const auto rules : preset_names)
        for (Seat first = 0; first < 2; ++first) {
            Position position =
                stuck({.bonus = {1, 0, 0, 0, 0}}, {.bonus = {0, 0, 0, 0, 1}}, rules);
            position.first = first;  // in the middle of a round too
            Play play(position);
            play.act(pass());
            EXPECT_EQ(Splendor::turn(play.state), Turn::players) << rules;
            play.act(pass());
            EXPECT_EQ(Splendor::turn(play.state), Turn::over) << rules;
            EXPECT_EQ(play.story(),
                      (std::vector{EventKind::passed, EventKind::passed, EventKind::ended}));
            EXPECT_TRUE(Splendor::pending(play.state).empty());
        }
}

TEST(SplendorRules, SPL_26_ThreeSeatsMustAllPass) {
    // given a third player who holds the five gems that three seats add, and nobody who can buy
    Position position = stuck();
    position.players.push_back({.gems = {1, 1, 1, 1, 1},
                                .reserved = {Reserved::open(costing(0, 0, 7, 0, 0)),
                                             Reserved::open(costing(0, 0, 7, 3, 0)),
                                             Reserved::open(costing(0, 3, 6, 3, 0))}});
    position.grid = {costing(0, 2, 0, 0, 2), costing(0, 2, 2, 0, 1), costing(3, 1, 0, 0, 1),
                     costing(1, 0, 1, 2, 1)};
    Play play(position);
    play.act(pass()).act(pass());
    ASSERT_EQ(Splendor::turn(play.state), Turn::players);
    play.act(pass());
    EXPECT_EQ(Splendor::turn(play.state), Turn::over);
}

TEST(SplendorRules, SPL_26_TakingBreaksTheRowOfPasses) {
    // given a first player who is stuck and a second one who can take the last gem
    Position position = stuck();
    position.players[1].gems -= Gems::of(Colour::onyx);
    Play play(position);
    play.act(pass()).act(take(1U << index(Colour::onyx))).act(pass());
    EXPECT_EQ(Splendor::turn(play.state), Turn::players) << "two passes, but not in a row";
    play.act(pass());
    EXPECT_EQ(Splendor::turn(play.state), Turn::over);
}

TEST(SplendorRules, SPL_26_BuyingBreaksTheRowOfPasses) {
    Position position = stuck();
    position.players[1].reserved[1] = Reserved::secret(costing(0, 0, 0, 4, 0));
    Play play(position);
    play.act(pass()).act(buy(costing(0, 0, 0, 4, 0))).act(pass());
    EXPECT_EQ(Splendor::turn(play.state), Turn::players);
}

TEST(SplendorRules, SPL_26_ReservingBreaksTheRowOfPasses) {
    Position position = stuck({}, {}, "console");  // no gold at ten, so no return in between
    position.players[1].reserved.pop_back();
    for (const auto action : {reserve_top(2), reserve(costing(0, 2, 0, 0, 2))}) {
        Play play(position);
        play.act(pass()).act(action).settle().act(pass());
        EXPECT_EQ(Splendor::turn(play.state), Turn::players) << show(action);
    }
}

TEST(SplendorRules, SPL_26_ChoosingANobleAfterAPassDoesNotBreakTheRow) {
    Position position = stuck({.bonus = {4, 4, 3, 0, 0}});
    position.nobles = {white_blue, white_blue_green};
    Play play(position);
    play.act(pass()).act(choose_noble(white_blue)).act(pass());
    EXPECT_EQ(Splendor::turn(play.state), Turn::over) << "every seat passed in one whole round";
}

}  // namespace
}  // namespace agora::splendor
