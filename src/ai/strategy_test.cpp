#include "ai/strategy.hpp"

#include <gtest/gtest.h>

#include <array>

namespace agora::ai {
namespace {

constexpr RoundSearch deep = {
    .iterations = 3200, .opponents = NestedSearch{20}, .next_trick = NestedSearch{12}};

// Fewer iterations are fewer iterations: the algorithm stays.
TEST(Strategy, StaysWhatItIsWithFewerIterations) {
    const std::array<Strategy, 7> all = {GreedyPolicy{},
                                         Lookahead{},
                                         Puct{160},
                                         TruncatedRollouts{.rollouts = 64, .rounds = 2},
                                         TreeSearch{500},
                                         deep,
                                         Planner{Planner::Replies::sampled, 64}};
    for (const Strategy& strategy : all)
        for (const std::uint32_t most : {0U, 1U, 100U, without_end})
            EXPECT_EQ(at_most(strategy, most).index(), strategy.index());
}

TEST(Strategy, HasNoMoreIterationsThanItIsAllowed) {
    EXPECT_EQ(at_most(Puct{160}, 60), Strategy(Puct{60}));
    EXPECT_EQ(at_most(Puct{160}, 200), Strategy(Puct{160}));
    EXPECT_EQ(at_most(TruncatedRollouts{.rollouts = 64, .rounds = 2}, 8),
              Strategy(TruncatedRollouts{.rollouts = 8, .rounds = 2}));
    EXPECT_EQ(shortened(TreeSearch{75}, 4), Strategy(TreeSearch{18}));
    EXPECT_EQ(shortened(GreedyPolicy{}, 4), Strategy(GreedyPolicy{}));
}

TEST(Strategy, UsesTheTimeWhereItCountsIterations) {
    EXPECT_EQ(until_time_is_up(TreeSearch{75}), Strategy(TreeSearch{without_end}));
    EXPECT_EQ(until_time_is_up(Lookahead{}), Strategy(Lookahead{}));
    const Planner planner{Planner::Replies::enumerated};
    EXPECT_EQ(until_time_is_up(planner), Strategy(planner));
    const auto round = std::get<RoundSearch>(until_time_is_up(deep));
    EXPECT_EQ(round.iterations, without_end);
    EXPECT_EQ(round.opponents->iterations, 32U);
    EXPECT_EQ(round.next_trick, deep.next_trick);
}

}  // namespace
}  // namespace agora::ai
