// How bots fare against each other, over enough games to tell.
#include "lab/ladder.hpp"
#include "lab/testing/arena.hpp"

#include <gtest/gtest.h>

namespace agora::lab {
namespace {

TEST(Arena, AShortSearchBeatsRandomPlay) {
    // Luck weighs much in GOPS; docs/opponents.md has the share of many games.
    EXPECT_GE(run(wish_for("gops", "bot:search,bot:random", 40)).roles[0].share.mean(), 0.85);
}

TEST(Arena, LevelOneMakesSenseAndIsKind) {
    const auto sensible = run(wish_for("gops", "bot:1,bot:random", 60));
    EXPECT_GT(sensible.roles[0].share.mean(), 0.5);
    const auto kind = run(wish_for("gops", "bot:1,bot:4", 12));
    EXPECT_LT(kind.roles[0].share.mean(), 0.5);
}

TEST(Ladder, StopsAPairThatIsClear) {
    LadderWish wish;
    wish.arena = wish_for("gops", "bot:1,bot:2", 100'000);
    wish.seat_counts = {2};
    std::uint64_t deals = 0;
    const auto rungs = climb(wish, [&](const ArenaWish& pair, const ArenaResult& sofar) {
        if (pair.entrants[0].bot != "2") return false;
        deals = sofar.roles[0].share.count();
        return true;
    });
    ASSERT_TRUE(rungs);
    EXPECT_GE(deals, ladder_least_deals);
    EXPECT_LT(deals, 2000U);
    EXPECT_LE(rungs->front().result.roles[0].share.margin(), ladder_margin);
}

}  // namespace
}  // namespace agora::lab
