// The arena plays on several threads; what it measures must not depend on how many.
#include "lab/arena_report.hpp"
#include "lab/testing/arena.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace agora::lab {
namespace {

TEST(Arena, TheResultDoesNotDependOnTheThreads) {
    auto wish = wish_for("gops", "bot:2,bot:1", 40);
    wish.threads = 1;
    const auto one = run(wish);
    wish.threads = 3;
    const auto three = run(wish);
    EXPECT_EQ(one.games, three.games);
    EXPECT_EQ(one.decisions, three.decisions);
    EXPECT_EQ(one.roles[0].share.mean(), three.roles[0].share.mean());
    EXPECT_EQ(one.roles[0].share.margin(), three.roles[0].share.margin());
}

TEST(Arena, TheSamePlayerInAllSeatsIsWorthAHalf) {
    // Both answer alike to the same cards: every deal is won once by each.
    const auto result = run(wish_for("gops", "bot:greedy,bot:greedy", 20));
    EXPECT_NEAR(result.roles[0].share.mean() + result.roles[1].share.mean(), 1, 1e-9);
    EXPECT_EQ(result.games, 20U);
}

TEST(Arena, TwoPlayersInManySeatsPlayBothCompositions) {
    const auto result = run(wish_for("gops", "bot:greedy,bot:random", 24, 3));
    ASSERT_EQ(result.roles.size(), 4U);
    EXPECT_EQ(result.games, 24U);
    EXPECT_TRUE(result.roles[0].alone);
    EXPECT_GT(result.roles[0].share.mean(), 0.4);  // greedy against two
    EXPECT_TRUE(result.roles[2].alone);
    EXPECT_GT(result.roles[2].share.mean(), 0.9);  // against two who bid alike, and win nothing
}

TEST(Arena, ASequentialTestStopsWhenItIsClear) {
    auto wish = wish_for("gops", "bot:greedy,bot:random", 2000);
    wish.sprt = {0, 50};
    const auto result = run(wish);
    ASSERT_TRUE(result.sprt);
    EXPECT_EQ(result.sprt->verdict(), Sprt::Verdict::accepted);
    EXPECT_LT(result.games, 2000U);
}

TEST(Arena, AProgramThatDoesNotPlayLosesWithTheReason) {
    struct Case {
        std::string_view command;
        std::string_view why;
        double limit_seconds = 3600;  // long: what is late on a busy machine is not what is tested
    };
    for (const auto& [command, why, limit_seconds] :
         {Case{"exit 3", "it has ended"}, Case{"sleep 3600", "did not answer in time", 0.5},
          Case{"while read x; do echo nonsense; done", "no JSON"},
          Case{"while read x; do echo {}; done", "no decision"},
          Case{"while read x; do echo '{\"do\":\"bid 99\"}'; done", "not legal"},
          Case{"/nowhere/at/all 2>/dev/null", "it has ended"}}) {
        auto wish = wish_for("gops", "bot:random,bot:random", 2);
        wish.entrants[0] = {"exec", {}, std::string(command)};
        wish.limit_seconds = limit_seconds;
        const auto result = run(wish);
        EXPECT_EQ(result.games, 2U) << command;
        EXPECT_EQ(result.roles[0].share.mean(), 0) << command;
        ASSERT_EQ(result.faults.size(), 2U) << command;
        const auto& told = result.faults[0].why;
        EXPECT_NE(told.message.find(why), std::string::npos) << told.message;
        EXPECT_FALSE(told.french.empty()) << told.message;
        EXPECT_NE(result_table(wish, result).find("lost: "), std::string::npos);
        EXPECT_NE(result_table(wish, result, Lang::fr).find("perd\u00A0: "), std::string::npos);
    }
}

TEST(Ladder, AddsUpWhatNeighboursWin) {
    std::vector<Rung> rungs;
    for (const int level : {2, 3}) {
        Rung rung{level, 2, {}};
        rung.result.roles.resize(2);
        for (int deal = 0; deal < 100; ++deal)
            rung.result.roles[0].share.add(deal % 4 == 0 ? 0.0 : 1.0);
        rungs.push_back(rung);
    }
    rungs.push_back({3, 4, rungs.back().result});  // another number of seats counts apart
    const auto heights = heights_of(rungs);
    ASSERT_EQ(heights.size(), 3U);
    EXPECT_EQ(heights[0].elo, 0);
    EXPECT_NEAR(heights[1].elo, 191, 1);
    EXPECT_NEAR(heights[2].elo, 2 * heights[1].elo, 1e-9);
    EXPECT_NEAR(heights[2].margin, heights[1].margin * std::sqrt(2.0), 1e-9);
}

TEST(Ladder, ComparesEveryLevelWithTheOneBelowAtEveryTable) {
    LadderWish wish;
    wish.arena = wish_for("gops", "bot:1,bot:2", 2);
    wish.seat_counts = seat_counts_of(*wish.arena.game, {});
    EXPECT_EQ(wish.seat_counts, (std::vector<int>{2, 3}));
    int asked = 0;
    // The strongest take long: it is stopped at level 5 of the first table.
    const auto rungs = climb(wish, [&](const ArenaWish& pair, const ArenaResult&) {
        ++asked;
        return pair.entrants[0].bot != "5";
    });
    ASSERT_TRUE(rungs);
    ASSERT_EQ(rungs->size(), 4U);
    EXPECT_EQ(asked, 4);
    const auto tables = ladder_tables(*rungs);
    EXPECT_NE(tables.find("| level | Elo (95 %) |"), std::string::npos);
    EXPECT_NE(tables.find("| 1 | 0 |"), std::string::npos);
    EXPECT_NE(tables.find("\n| 5 | "), std::string::npos);
    EXPECT_NE(ladder_json(wish, *rungs).find("\"rungs\":[{\"level\":\"2\",\"seats\":2"),
              std::string::npos);
}

TEST(Arena, RefusesWhatCannotBePlayed) {
    const auto refused = [](const ArenaWish& wish) {
        return !run_arena(wish, [](const ArenaResult&) { return true; }).has_value();
    };
    EXPECT_TRUE(refused(wish_for("gops", "bot:1", 2)));
    EXPECT_TRUE(refused(wish_for("gops", "bot:1,bot:2,bot:3", 2, 2)));
    EXPECT_TRUE(refused(wish_for("gops", "bot:1,bot:2", 2, 7)));
}

TEST(Entrants, AreReadWithTheirQuotes) {
    const auto read = read_entrants("exec:\"python3 my,bot.py\",bot:3");
    ASSERT_TRUE(read);
    ASSERT_EQ(read->size(), 2U);
    EXPECT_EQ((*read)[0].command, "python3 my,bot.py");
    EXPECT_EQ((*read)[1].bot, "3");
    for (const auto* wrong : {"", "Ann", "bot:", "exec:", "exec:\"\"", "bot:1,"})
        EXPECT_FALSE(read_entrants(wrong)) << wrong;
}

}  // namespace
}  // namespace agora::lab
