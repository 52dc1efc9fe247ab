// Splendor: how bots of it fare against each other.
#include "lab/testing/arena.hpp"

#include <gtest/gtest.h>

namespace agora::lab {
namespace {

ArenaResult run(std::string_view players, int games, int seats = 2) {
    return run(wish_for("splendor", players, games, seats));
}

TEST(Arena, TheSamePlayerInAllSeatsIsWorthAHalf) {
    // Both answer alike to the same cards: every deal is won once by each.
    const auto result = run("bot:greedy,bot:greedy", 20);
    EXPECT_NEAR(result.roles[0].share.mean() + result.roles[1].share.mean(), 1, 1e-9);
    EXPECT_EQ(result.games, 20U);
}

TEST(Arena, TwoPlayersInManySeatsPlayBothCompositions) {
    const auto result = run("bot:greedy,bot:random", 24, 4);
    ASSERT_EQ(result.roles.size(), 4U);
    EXPECT_EQ(result.games, 24U);
    EXPECT_TRUE(result.roles[0].alone);
    EXPECT_GT(result.roles[0].share.mean(), 0.8);   // greedy against three
    EXPECT_GT(result.roles[1].share.mean(), 0.25);  // each of three greedy ones
    EXPECT_LT(result.roles[2].share.mean(), 0.1);   // random against three
}

TEST(Arena, AShortSearchBeatsRandomPlay) {
    EXPECT_GE(run("bot:search,bot:random", 20).roles[0].share.mean(), 0.95);
}

TEST(Arena, LevelOneMakesSenseAndIsKind) {
    EXPECT_GT(run("bot:1,bot:random", 12).roles[0].share.mean(), 0.5);
    EXPECT_LT(run("bot:1,bot:4", 12).roles[0].share.mean(), 0.5);
}

}  // namespace
}  // namespace agora::lab
