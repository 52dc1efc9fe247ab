#include "games/splendor/ai/lookahead.hpp"

#include "games/splendor/ai/levels.hpp"
#include "games/splendor/ai/rollouts.hpp"
#include "games/splendor/ai/testing/middle_of_a_game.hpp"
#include "games/splendor/testing/position.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace agora::splendor {
namespace {

// What nobody has seen has no price, and a hand of three is full all the same.
TEST(SplendorLookahead, NobodyBuysWhatIsFaceDown) {
    Position position{.players = {{.gems = {2, 2, 2, 2, 2}}, {}}};
    State state = position.state();
    state.table.reserved[0] = {Reserved::face_down(0), Reserved::open(costing(0, 0, 0, 2, 1)),
                               Reserved::face_down(2)};
    Splendor::Actions legal;
    Splendor::legal(state, 0, legal);
    EXPECT_TRUE(legal.contains(buy(costing(0, 0, 0, 2, 1))));
    for (const auto action : legal) {
        EXPECT_NE(Kind::reserve, kind(action));
        EXPECT_NE(Kind::reserve_top, kind(action));
        EXPECT_TRUE(kind(action) != Kind::buy || operand(action) < unsigned{card_count});
    }
}

TEST(SplendorLookahead, FollowsTheRepliesAndTheNextDecision) {
    const Evaluator evaluator(strongest_net());
    for (int seats = 2; seats <= most_players; ++seats) {
        const State state = middle_of_a_game(seats);
        Splendor::Actions legal;
        Splendor::legal(state, state.table.turn, legal);
        for (const auto action : legal) {
            const Lookahead lookahead = look_ahead(evaluator, state, action);
            EXPECT_GT(lookahead.value, 0);
            EXPECT_LT(lookahead.value, 1);
            EXPECT_GE(lookahead.line.size(), static_cast<std::size_t>(seats))
                << "everybody has decided, and the first seat again";
        }
    }
}

// One prestige is enough, and the last of the round can buy it: nothing follows.
TEST(SplendorLookahead, StopsWhereTheGameEnds) {
    const CardId last = costing(0, 0, 4, 0, 0);
    const State state =
        Position{.target = 1, .players = {{}, {.gems = {0, 0, 4, 0, 0}}}, .grid = {last}, .turn = 1}
            .state();
    const Lookahead lookahead = look_ahead(Evaluator(strongest_net()), state, buy(last));
    EXPECT_FLOAT_EQ(1, lookahead.value);
    EXPECT_TRUE(lookahead.line.empty());
}

TEST(SplendorLookahead, ListsAllDecisionsThosePromisingFirst) {
    const NetMind mind(strongest_net());
    const State state = middle_of_a_game(2);
    const View view = Splendor::view(state, state.table.turn);
    const ai::Analysis net_only = mind.greedy_analysis(view, {});
    const ai::Analysis analysis = three_ply_lookahead(mind, view, {});
    ASSERT_EQ(net_only.candidates.size(), analysis.candidates.size());
    EXPECT_TRUE(
        std::ranges::is_sorted(analysis.candidates, std::ranges::greater{}, &ai::Candidate::win));
    EXPECT_TRUE(std::ranges::is_sorted(analysis.candidates, std::ranges::greater{},
                                       &ai::Candidate::visits));
    EXPECT_EQ(3U, analysis.candidates.front().visits);
    EXPECT_EQ(1U, analysis.candidates.back().visits);

    const auto last = static_cast<Action>(net_only.candidates.back().decision);
    const ai::Analysis asked = three_ply_lookahead(mind, view, last);
    EXPECT_EQ(3U, asked.find(static_cast<Code>(last))->visits) << "it was asked about";
}

// After gems are taken the reply is certain; after a purchase from the grid a chance event comes
// first.
TEST(SplendorLookahead, TellsTheLineUpToTheFirstChanceEvent) {
    const NetMind mind(strongest_net());
    for (int seats = 2; seats <= most_players; ++seats) {
        const State state = middle_of_a_game(seats);
        const ai::Analysis analysis =
            three_ply_lookahead(mind, Splendor::view(state, state.table.turn), {});
        for (std::size_t i = 0; i < 3; ++i) {
            const auto& candidate = analysis.candidates[i];
            State after = state;
            Silence silence;
            Splendor::apply(after, state.table.turn, static_cast<Action>(candidate.decision),
                            silence);
            EXPECT_EQ(Splendor::turn(after) == Turn::luck, candidate.line.empty());
        }
    }
}

// The same with rollouts: the result of a game that is over counts for the whole rollout.
TEST(SplendorRollouts, CountTheResult) {
    const CardId last = costing(0, 0, 4, 0, 0);
    const State state =
        Position{
            .target = 1, .players = {{}, {}, {.gems = {0, 0, 4, 0, 0}}}, .grid = {last}, .turn = 2}
            .state();
    const NetMind mind(strongest_net());
    const View view = Splendor::view(state, 2);
    const ai::Analysis rollouts =
        truncated_rollouts(mind, {.rollouts = 25, .rounds = 2}, {view, 1});
    EXPECT_EQ(static_cast<Code>(buy(last)), rollouts.candidates.front().decision);
    EXPECT_FLOAT_EQ(1, static_cast<float>(rollouts.candidates.front().win));
}

TEST(SplendorRollouts, CompareThePromisingAndListAllOthers) {
    const NetMind mind(strongest_net());
    const State state = middle_of_a_game(4);
    const View view = Splendor::view(state, state.table.turn);
    const ai::Analysis net_only = mind.greedy_analysis(view, {});
    constexpr ai::TruncatedRollouts strategy = {.rollouts = 50, .rounds = 2};
    const ai::Analysis rollouts = truncated_rollouts(mind, strategy, {view, 1});
    ASSERT_EQ(net_only.candidates.size(), rollouts.candidates.size());
    EXPECT_EQ(5, std::ranges::count_if(rollouts.candidates,
                                       [](const ai::Candidate& one) { return one.visits > 0; }));
    EXPECT_EQ(50U, rollouts.iterations);
    EXPECT_EQ(rollouts, truncated_rollouts(mind, strategy, {view, 1})) << "the same seed";
    EXPECT_EQ(rollouts, truncated_rollouts(mind, strategy, {view, 1, {.seconds = 600}}))
        << "a limit that is not reached";
    const ai::Analysis analysis = three_ply_lookahead(mind, view, {});
    for (const auto& candidate : rollouts.candidates)
        EXPECT_EQ(analysis.find(candidate.decision)->line, candidate.line);

    const ai::Analysis further =
        truncated_rollouts(mind, {.rollouts = 256, .rounds = 3}, {view, 1});
    EXPECT_LE(further.iterations, 256U);
    EXPECT_GT(further.iterations, 200U);
    EXPECT_NE(rollouts.candidates.front().win, further.candidates.front().win);
}

}  // namespace
}  // namespace agora::splendor
