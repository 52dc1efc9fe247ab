#include "games/labyrinth/ai/planner.hpp"

#include "games/labyrinth/ai/mind.hpp"
#include "games/labyrinth/ai/race.hpp"
#include "games/labyrinth/ai/ways.hpp"
#include "games/labyrinth/testing/position.hpp"

#include <gtest/gtest.h>

namespace agora::labyrinth {
namespace {

TEST(Ways, PushAndReachAsTheRulesDo) {
    Random random(1);
    Silence silence;
    auto state = *Labyrinth::start({}, 2);
    settle_luck<Labyrinth>(state, random, silence);
    for (int turn = 0; turn < 200 && state.phase == Phase::push; ++turn) {
        const Ways ways = Ways::of(state);
        Pushes pushes;
        ways.list(pushes);
        Labyrinth::Actions legal;
        Labyrinth::legal(state, state.turn, legal);
        ASSERT_EQ(pushes.size(), legal.size());
        for (std::size_t i = 0; i < pushes.size(); ++i) {
            const Push& one = pushes[i];
            ASSERT_TRUE(legal.contains(push(one.arrow, one.quarters)));
            auto after = state;
            Labyrinth::apply(after, state.turn, push(one.arrow, one.quarters), silence);
            const Ways then = ways.after(one);
            ASSERT_EQ(then.open[0], after.board.planes[0]);
            ASSERT_EQ(then.open[1], after.board.planes[1]);
            ASSERT_EQ(unsigned{then.spare}, after.spare.openings());
            const Cell pawn = after.pawns[state.turn];
            ASSERT_EQ(then.area(only(pawn)), after.board.reachable(pawn));
            ASSERT_EQ(before(one.arrow, only(pawn)) & only(state.pawns[state.turn]),
                      only(state.pawns[state.turn]));
        }
        Labyrinth::apply(state, state.turn,
                         legal[random.below(static_cast<unsigned>(legal.size()))], silence);
        legal.clear();
        Labyrinth::legal(state, state.turn, legal);
        Labyrinth::apply(state, state.turn,
                         legal[random.below(static_cast<unsigned>(legal.size()))], silence);
        settle_luck<Labyrinth>(state, random, silence);
    }
}

TEST(Ways, WithinATurnIsWhatTheRulesAllow) {
    Random random(2);
    Silence silence;
    auto state = *Labyrinth::start({}, 2);
    settle_luck<Labyrinth>(state, random, silence);
    const Goal goal{state.board.where(state.hand[state.turn]),
                    state.spare.treasure() != no_treasure &&
                        (state.hand[state.turn] & only_treasure(state.spare.treasure())) != 0};
    const Cells from = within_a_turn(Ways::of(state), goal);
    for (Cell cell = 0; cell < cell_count; ++cell) {
        auto moved = state;
        moved.pawns[state.turn] = cell;
        Labyrinth::Actions legal;
        Labyrinth::legal(moved, state.turn, legal);
        bool takes = false;
        for (const auto action : legal) {
            auto after = moved;
            Labyrinth::apply(after, state.turn, action, silence);
            takes = takes || (after.board.reachable(after.pawns[state.turn]) &
                              objective_cells(after, state.turn)) != 0;
        }
        EXPECT_EQ((from & only(cell)) != 0, takes) << +cell;
    }
}

TEST(Race, IsFairAndFavoursTheOneAhead) {
    EXPECT_DOUBLE_EQ(race().theirs_next(0, 3), 1);
    EXPECT_DOUBLE_EQ(race().theirs_next(3, 0), 0);
    const double mine_next =
        Race::taking * race().theirs_next(4, 5) + (1 - Race::taking) * race().theirs_next(5, 5);
    EXPECT_NEAR(mine_next + race().theirs_next(5, 5), 1, 1e-9);
    EXPECT_GT(race().theirs_next(4, 5), race().theirs_next(5, 5));
    EXPECT_GT(mine_next, 0.5);
}

TEST(Planner, TakesWhatItCanAndThinksFast) {
    Random random(3);
    Silence silence;
    for (int game = 0; game < 5; ++game) {
        auto state = *Labyrinth::start({}, 2 + game % 3);
        settle_luck<Labyrinth>(state, random, silence);
        const Seat seat = state.turn;
        const auto view = Labyrinth::view(state, seat);
        const ai::Planner strategy = state.seats == 2 ? against_one : against_many(8);
        const auto analysis = plan(view, strategy, 1);
        Labyrinth::Actions legal;
        Labyrinth::legal(state, seat, legal);
        ASSERT_EQ(analysis.candidates.size(), legal.size());
        const auto best = static_cast<Action>(analysis.candidates.front().decision);
        const bool can = std::ranges::any_of(legal, [&](Action action) {
            auto after = state;
            Labyrinth::apply(after, seat, action, silence);
            return (after.board.reachable(after.pawns[seat]) & objective_cells(after, seat)) != 0;
        });
        Labyrinth::apply(state, seat, best, silence);
        const Cells open = state.board.reachable(state.pawns[seat]) & objective_cells(state, seat);
        EXPECT_EQ(open != 0, can);
        const auto then = plan(Labyrinth::view(state, seat), strategy, 1);
        if (can) {
            EXPECT_NE(open & only(cell_of(static_cast<Action>(then.candidates.front().decision))),
                      0U);
        }
    }
}

// What a hint says to the player.

std::string reason(const State& state, Action action, Lang lang = Lang::en) {
    return ai::Mind<Labyrinth>().reason(Labyrinth::view(state, state.turn), std::array{action},
                                        {.lang = lang, .names = {}});
}

TEST(LabyrinthReason, SaysWhatYouTakeAndWhichWayOpens) {
    Play play(Position{.hands = {treasures({"sword"})}});
    EXPECT_EQ(reason(play.state, push(arrow("g4"), 0)), "your way is open to: sword");
    play.push("g4");
    EXPECT_EQ(reason(play.state, move(cell("g5"))), "you take: sword");
    EXPECT_EQ(reason(play.state, move(cell("g5")), Lang::fr), "vous prenez : épée");
}

// Where nothing lies open: whether the next turn can reach it, and only then, is said.
TEST(LabyrinthReason, SaysWhatAMovePrepares) {
    Random random(8);
    Silence silence;
    int prepared = 0;
    for (int game = 0; game < 12; ++game) {
        auto state = *Labyrinth::start({}, 2);
        settle_luck<Labyrinth>(state, random, silence);
        const Seat seat = state.turn;
        Labyrinth::Actions pushes;
        Labyrinth::legal(state, seat, pushes);
        Labyrinth::apply(state, seat, pushes[0], silence);
        if ((state.board.reachable(state.pawns[seat]) & objective_cells(state, seat)) != 0)
            continue;
        Labyrinth::Actions moves;
        Labyrinth::legal(state, seat, moves);
        for (const auto action : moves) {
            const auto then = objective_cells(state, seat);
            const bool near =
                (within_a_turn(Ways::of(state), {then, then == 0}) & only(cell_of(action))) != 0;
            const bool said = reason(state, action).contains("the next push can ") &&
                              reason(state, action, Lang::fr).contains("la poussée suivante peut ");
            EXPECT_EQ(said, near) << game << ": " << reason(state, action);
            prepared += said ? 1 : 0;
        }
    }
    EXPECT_GT(prepared, 0);
}

TEST(LabyrinthReason, SaysWhyATreasureThatLiesOpenIsLeftAlone) {
    Options options;
    options.cards = 1;
    Play play(Position{.options = options, .hands = {treasures({"sword"})}});
    play.push("g4");
    const auto why = reason(play.state, move(cell("a1")));
    EXPECT_TRUE(why.starts_with("you leave alone: sword; taking it now wins ")) << why;
    EXPECT_TRUE(why.ends_with(", and all would see that you only have to come home")) << why;
    Play many(Position{.hands = {treasures({"sword"})}});
    many.push("g4");
    EXPECT_EQ(reason(many.state, move(cell("a1"))).find("come home"), std::string::npos);
}

}  // namespace
}  // namespace agora::labyrinth
