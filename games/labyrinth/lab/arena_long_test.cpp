// Labyrinthe: how bots of it fare against each other.
#include "lab/testing/arena.hpp"

#include <gtest/gtest.h>

namespace agora::lab {
namespace {

ArenaResult run(std::string_view players, int games, int seats = 2) {
    return run(wish_for("labyrinth", players, games, seats));
}

TEST(Arena, AShortSearchBeatsRandomPlay) {
    EXPECT_GE(run("bot:search,bot:random", 20).roles[0].share.mean(), 0.95);
}

TEST(Arena, LevelOneMakesSenseAndIsKind) {
    EXPECT_GT(run("bot:1,bot:random", 12).roles[0].share.mean(), 0.5);
    EXPECT_LT(run("bot:1,bot:4", 12).roles[0].share.mean(), 0.5);
}

TEST(Arena, MazesThatStrongPlayersKeepShutOpenInTheEnd) {
    EXPECT_EQ(run("bot:max,bot:max", 8).unfinished, 0U);
}

}  // namespace
}  // namespace agora::lab
