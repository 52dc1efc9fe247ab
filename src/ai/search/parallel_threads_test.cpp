#include "ai/search/parallel.hpp"
#include "ai/search/testing/tiny_games.hpp"

#include <gtest/gtest.h>

namespace agora::ai {
namespace {

using tiny::Nim;

Analysis think(std::uint32_t threads, std::uint64_t seed) {
    constexpr std::uint32_t iterations = 3001;
    SearchLimits limits;
    limits.threads = threads;
    return search_in_parallel<Nim, SearchMind<Nim>>(Nim::view({7, 0}, Seat{0}), seed, iterations,
                                                    limits, {});
}

TEST(Parallel, TheAnswerDoesNotDependOnWhoIsQuicker) {
    const auto first = think(3, 5);
    for (int again = 0; again < 5; ++again) EXPECT_EQ(think(3, 5), first);
    EXPECT_NE(think(3, 6), first);
}

TEST(Parallel, AllIterationsAreMade) {
    for (const std::uint32_t threads : {1U, 2U, 4U}) {
        const auto analysis = think(threads, 1);
        EXPECT_EQ(analysis.iterations, 3001U);
        std::uint32_t visits = 0;
        for (const auto& candidate : analysis.candidates) visits += candidate.visits;
        EXPECT_EQ(visits, 3001U);
        EXPECT_EQ(analysis.candidates.front().decision, 3U);
    }
}

TEST(Parallel, AnAnswerIsTheSumOfItsParts) {
    Analysis one;
    one.iterations = 30;
    one.candidates = {{1, 0.5, 20, 0, {"a"}}, {2, 0.8, 10, 0, {"b"}}};
    Analysis other;
    other.iterations = 30;
    other.candidates = {{2, 0.6, 30, 0, {"c"}}, {1, 0, 0, 0, {}}};
    const std::array parts = {one, other};
    const auto sum = merge(parts);
    EXPECT_EQ(sum.iterations, 60U);
    ASSERT_EQ(sum.candidates.size(), 2U);
    EXPECT_EQ(sum.candidates[0].decision, 2U);
    EXPECT_EQ(sum.candidates[0].visits, 40U);
    EXPECT_DOUBLE_EQ(sum.candidates[0].win, 0.65);
    EXPECT_EQ(sum.candidates[0].line, std::vector<std::string>{"c"});
    EXPECT_DOUBLE_EQ(sum.candidates[1].win, 0.5);
}

}  // namespace
}  // namespace agora::ai
