// Points of a round, the end of the match, ranking. Named by scenario and section.
#include "games/royalmatch/testing/position.hpp"

namespace agora::royalmatch {
namespace {

// The last trick of a round, with tallies as given: seat 0 plays the card that wins it.
State last_turn(int seats, const Options& options = {}) {
    Position position{
        .players = {{"AH"}, {"2C"}}, .turn = options.cards_each(), .options = options};
    if (seats > 2) position.players.push_back({"3C"});
    if (seats > 3) position.players.push_back({"4C"});
    return position.state();
}

// Nobody has an objective twice: the others' change where they must.
void give(State& state, Seat seat, const std::vector<Goal>& goals, unsigned kept) {
    Goals left = state.options.deck();
    for (const Goal goal : goals) left &= ~only(goal);
    for (Seat each = 0; each < state.seats; ++each)
        for (unsigned slot = 0; slot < dealt_goals; ++slot) {
            Goal& goal = state.objectives[each].dealt[slot];
            if (each == seat && slot < goals.size()) {
                goal = goals[slot];
                continue;
            }
            goal = static_cast<Goal>(std::countr_zero(left));
            left &= left - 1;
        }
    state.objectives[seat].kept = byte(static_cast<int>(kept));
}

// Plays the last trick; seat 0 wins it.
Play scored(const State& state) {
    Play game(state);
    game.act(0, plain("AH")).act(1, plain("2C"));
    if (state.seats > 2) game.act(2, plain("3C"));
    if (state.seats > 3) game.act(3, plain("4C"));
    return game;
}

// All tricks are won by seat 0: seat 1 fulfils `nothing`, and icarus if marked.
TEST(RoyalMatchScoring, S23_Oath) {
    for (const bool both : {true, false}) {
        State state = last_turn(4);
        give(state, 1, {Goal::nothing, Goal::icarus}, 3);  // 14 and 4 with 4 seats
        state.objectives[1].oaths = 3;
        if (both) state.tally[1].marks = Tally::icarus;
        const Play game = scored(state);
        EXPECT_EQ(game.state.result[1].score, both ? 14 + 4 + 3 : 14 - 3);
        EXPECT_EQ(game.state.result[1].oaths, both ? 3 : 0);
    }
}

TEST(RoyalMatchScoring, S25_Coronation) {
    State state = last_turn(4);
    give(state, 1, {Goal::nothing, Goal::icarus, Goal::harvest}, 7);
    state.objectives[1].crowns = 1;
    state.tally[1].marks = Tally::icarus;
    const Play game = scored(state);
    EXPECT_EQ(game.state.result[1].score, 14 + 4 - 3 + 4);
    EXPECT_EQ(game.state.result[1].crowns, 4);
}

// Each opponent keeps one objective of 5 points that an earlier slander has brought down to 2.
TEST(RoyalMatchScoring, S34_Slander) {
    State state = Position{.players = {{"QS AH", "", {Goal::streak}},
                                       {"2C 3C", "", {Goal::quiet_start}},
                                       {"2D 3D", "", {Goal::icarus}}},
                           .turn = 12}
                      .state();
    state.tally[2].marks = Tally::icarus;
    state.slanders[0] = 1 << 8;
    state.slander[0][1] = state.slander[0][2] = 3;
    Play game(state);
    game.trick({with_effect("QS"), plain("2C"), plain("2D")}).settle();
    EXPECT_EQ(slander_on(game.state, 1, 0), 6);
    EXPECT_EQ(slander_on(game.state, 2, 0), 6);
    game.trick({plain("AH"), plain("3C"), plain("3D")});
    for (const Seat opponent : {Seat{1}, Seat{2}}) {
        EXPECT_EQ(game.state.result[opponent].fulfilled, 1);
        EXPECT_EQ(game.state.result[opponent].score, 0);  // never below 0
    }
    EXPECT_EQ(game.state.result[0].score, 5);  // the slanderer's own
}

TEST(RoyalMatchScoring, R9_5_SlandersAddUp) {
    State state = last_turn(3);
    give(state, 1, {Goal::quiet_start}, 1);  // 5
    state.slander[0][1] = 3;
    state.slander[2][1] = 3;
    EXPECT_EQ(slander_on(state, 1, 0), 6);
    EXPECT_EQ(scored(state).state.result[1].score, 0);  // never below 0
    state.slander[2][1] = 0;
    EXPECT_EQ(scored(state).state.result[1].score, 2);
}

TEST(RoyalMatchScoring, R15_9_SlanderOnAnObjectiveThatFails) {
    State state = last_turn(3);
    give(state, 1, {Goal::harvest}, 1);
    state.slander[0][1] = 3;
    EXPECT_EQ(scored(state).state.result[1].score, -1);
}

TEST(RoyalMatchScoring, R15_10_CrownsAndOathsCountForSlanderedObjectives) {
    State state = last_turn(3);
    give(state, 1, {Goal::quiet_start}, 1);
    state.slander[0][1] = 6;
    state.objectives[1].crowns = 1;
    state.objectives[1].oaths = 2;
    EXPECT_EQ(scored(state).state.result[1].score, 0 + 2 + 2);
}

TEST(RoyalMatchScoring, S45_Penalties) {
    State one = last_turn(4);
    give(one, 1, {Goal::harvest}, 1);
    EXPECT_EQ(scored(one).state.result[1].score, -1);
    State two = last_turn(4);
    give(two, 1, {Goal::harvest, Goal::aces}, 3);
    EXPECT_EQ(scored(two).state.result[1].score, -6);
    State three = last_turn(4);
    give(three, 1, {Goal::nothing, Goal::harvest, Goal::aces}, 7);
    EXPECT_EQ(scored(three).state.result[1].score, 14 - 6);
    State off = last_turn(4, {.penalty = 1});
    give(off, 1, {Goal::nothing, Goal::harvest, Goal::aces}, 7);
    EXPECT_EQ(scored(off).state.result[1].score, 14);
}

TEST(RoyalMatchScoring, R9_5_BonusObjectivesCostNothingAndAreNotKept) {
    State state = last_turn(4);
    give(state, 1, {Goal::harvest, Goal::nothing, Goal::aces}, 1);
    state.objectives[1].called = 1 << 2 | 2 << 4;  // nothing at half (7 of 13), aces in full
    state.objectives[1].crowns = 1;
    state.objectives[1].oaths = 3;
    const Play game = scored(state);
    EXPECT_EQ(game.state.result[1].score, -1 + 7);
    EXPECT_EQ(game.state.result[1].bonus, 0b110);
    EXPECT_EQ(game.state.fulfilled[1], 0);  // only kept ones count for the ranking
}

TEST(RoyalMatchScoring, R10_2_Example) {
    State state = last_turn(3);
    const auto chloe = [&](unsigned kept) {
        State with = state;
        give(with, 0, {Goal::streak, Goal::hearts, Goal::icarus}, kept);
        with.tally[0].hearts = 4;
        with.objectives[0].crowns = 1;
        with.objectives[0].oaths = 3;
        return scored(with).state.result[0].score;
    };
    EXPECT_EQ(chloe(7), 12);
    EXPECT_EQ(chloe(3), 18);
}

TEST(RoyalMatchScoring, R10_2_DiscardedObjectivesAreNeverShown) {
    State state = last_turn(2);
    give(state, 1, {Goal::nothing, Goal::aces, Goal::david}, 1);
    const Play game = scored(state);
    EXPECT_EQ(game.state.result[1].goals[0], Goal::nothing);
    EXPECT_EQ(game.state.result[1].goals[1], Goal::none);
    EXPECT_EQ(game.state.result[1].goals[2], Goal::none);
    EXPECT_EQ(game.state.objectives[1].dealt[1], Goal::none);
}

TEST(RoyalMatchScoring, S48_NegativeTotal) {
    State state = last_turn(3);
    give(state, 1, {Goal::quiet_start, Goal::harvest, Goal::hearts}, 7);
    state.slander[0][1] = 3;  // 5 - 3 for the first, -3 for each of the others
    state.total[1] = -3;
    Play game = scored(state);
    EXPECT_EQ(game.state.result[1].score, -4);
    EXPECT_EQ(game.state.total[1], -7);
    EXPECT_EQ(game.state.phase, Phase::wheel);
    game.settle();
    EXPECT_EQ(game.state.round(), 2);
    EXPECT_EQ(game.state.total[1], -7);
    EXPECT_EQ(game.state.seals[1], 8);
}

TEST(RoyalMatchScoring, R4_TheTargetEndsTheMatchAtTheEndOfARound) {
    State state = last_turn(2);
    give(state, 1, {Goal::nothing}, 1);  // 13
    state.total[1] = 17;
    const Play game = scored(state);
    EXPECT_EQ(game.state.total[1], 30);
    EXPECT_EQ(RoyalMatch::turn(game.state), Turn::over);
    EXPECT_EQ(RoyalMatch::standing(game.state).places[1].rank, 1);
    state.total[1] = 16;
    EXPECT_EQ(RoyalMatch::turn(scored(state).state), Turn::luck);
}

TEST(RoyalMatchScoring, R4_TheLimitOfRounds) {
    State state = last_turn(2);
    state.finished = 19;
    EXPECT_EQ(RoyalMatch::turn(scored(state).state), Turn::over);  // 15.12: everybody negative
}

TEST(RoyalMatchScoring, R15_11_SeveralReachTheTargetTogether) {
    State state = last_turn(3);
    give(state, 1, {Goal::nothing, Goal::icarus, Goal::aces}, 1);                 // 13
    state.objectives[2].dealt = {Goal::low_profile, Goal::harvest, Goal::david};  // 7
    state.total = {0, 19, 25};
    const Play same = scored(state);
    EXPECT_EQ(same.state.total[1], 32);
    EXPECT_EQ(same.state.total[2], 32);
    const Standing tied = RoyalMatch::standing(same.state);
    EXPECT_EQ(tied.places[2].rank, 1);  // one objective each: the last trick, 3C before 2C
    EXPECT_EQ(tied.places[1].rank, 2);
    state.total = {0, 22, 25};
    const Standing standing = RoyalMatch::standing(scored(state).state);
    EXPECT_EQ(standing.places[1].rank, 1);  // the higher total, not who had more before
    EXPECT_EQ(standing.places[2].rank, 2);
}

TEST(RoyalMatchScoring, R11_TheLastTrickRanksEqualTotalsAlsoWhileTheNextRoundBegins) {
    Play game({.players = {{"2C", "", {Goal::aces}}, {"AH", "", {Goal::hearts}}},
               .turn = 13,
               .options = {.penalty = 1}});
    game.trick({plain("2C"), plain("AH")}).settle();
    ASSERT_EQ(game.state.round(), 2);
    ASSERT_EQ(game.state.total[0], game.state.total[1]);
    EXPECT_EQ(RoyalMatch::standing(game.state).places[1].rank, 1);
    EXPECT_EQ(RoyalMatch::standing(game.state).places[0].rank, 2);
}

TEST(RoyalMatchScoring, R4_TheRoundLimitEndsTheMatchUnlessThereIsNone) {
    for (const auto& [rounds, finished, over] :
         {std::tuple{20, 18, false}, {20, 19, true}, {0, 19, false}, {0, 253, false}}) {
        State state = last_turn(2, {.target = 100, .rounds = byte(rounds)});
        state.finished = byte(finished);
        EXPECT_EQ(scored(state).state.phase == Phase::over, over) << rounds << " " << finished;
    }
}

TEST(RoyalMatchScoring, R11_RankingIsStrict) {
    State state = last_turn(4, {.rounds = 1, .penalty = 1});
    const std::array out_of_reach = {Goal::aces, Goal::hearts, Goal::arcane, Goal::outcast};
    for (Seat seat = 0; seat < 4; ++seat) {
        state.objectives[seat].dealt = {out_of_reach[seat], Goal::none, Goal::none};
        state.objectives[seat].kept = 1;
    }
    state.total = {5, 5, 5, 6};
    state.fulfilled = {0, 2, 0, 0};
    const Standing standing = RoyalMatch::standing(scored(state).state);
    EXPECT_EQ(standing.places[3].rank, 1);  // total
    EXPECT_EQ(standing.places[1].rank, 2);  // objectives fulfilled
    EXPECT_EQ(standing.places[0].rank, 3);  // the last trick: AH, then 3C
    EXPECT_EQ(standing.places[2].rank, 4);
    const auto why = [&](Seat seat, Seat next) {
        return RoyalMatch::about.ahead(standing.places[seat].tie_break,
                                       standing.places[next].tie_break);
    };
    EXPECT_EQ(why(1, 0).en, "more objectives fulfilled");
    EXPECT_EQ(why(0, 2).en, "ahead in the last trick");
}

}  // namespace
}  // namespace agora::royalmatch
