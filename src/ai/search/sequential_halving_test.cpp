#include "ai/search/sequential_halving.hpp"

#include "ai/search/testing/tiny_games.hpp"

#include <gtest/gtest.h>

#include <limits>

namespace agora::ai {
namespace {

using tiny::Nim;

// Luck decides nearly everything; what is left of the heap adds a little.
struct LuckyNim : SearchMind<Nim> {
    Action opponent_policy(const State& /*always*/, Seat /*anybody*/, Random& /*the same*/) const {
        return Action{1};
    }
    Values evaluate(State& state, Random& random) const {
        const float luck = static_cast<float>(random.next() >> 40U) * 0x1p-24F;
        Values values{};
        values[0] = 0.9F * luck + 0.01F * static_cast<float>(state.heap % 8U);
        return values;
    }
};

Analysis compare(std::uint8_t heap, std::uint32_t iterations, std::uint64_t seed = 1,
                 const SearchLimits& limits = {}) {
    const LuckyNim mind;
    SequentialHalving<Nim, LuckyNim> search(mind);
    return search.think(Nim::view({heap, 0}, Viewer(0)), seed, iterations, limits);
}

TEST(SequentialHalving, TellsDecisionsApartByTheSameLuck) {
    for (std::uint64_t seed = 1; seed <= 50; ++seed)
        EXPECT_EQ(compare(9, 6, seed).candidates.front().decision, 2U) << "seed " << seed;
}

TEST(SequentialHalving, GivesMoreWorldsToWhatDoesBetter) {
    const auto analysis = compare(9, 600);
    ASSERT_EQ(analysis.candidates.size(), 3U);
    EXPECT_LE(analysis.iterations, 600U);
    EXPECT_GE(analysis.iterations, 590U);
    EXPECT_EQ(analysis.candidates[0].visits, analysis.candidates[1].visits);
    EXPECT_GT(analysis.candidates[1].visits, 2 * analysis.candidates[2].visits);
    EXPECT_NEAR(analysis.candidates[0].win, 0.45 + 0.07, 0.06);
}

TEST(SequentialHalving, AnswersTheSameWayEachTime) {
    EXPECT_EQ(compare(10, 100, 5), compare(10, 100, 5));
    EXPECT_NE(compare(10, 100, 5), compare(10, 100, 6));
}

TEST(SequentialHalving, HasNothingToCompareWhereThereIsOneDecision) {
    const auto analysis = compare(1, 100);
    ASSERT_EQ(analysis.candidates.size(), 1U);
    EXPECT_EQ(analysis.iterations, 0U);
}

TEST(SequentialHalving, LooksAtWhatItIsAskedAbout) {
    struct Narrow : LuckyNim {
        void prune(const State& /*any*/, Seat /*anybody*/, Actions& legal) const {
            Actions first;
            first.push(legal[0]);
            legal = first;
        }
    };
    const Narrow mind;
    SequentialHalving<Nim, Narrow> search(mind);
    const auto analysis =
        search.think(Nim::view({9, 0}, Viewer(0)), 1, 40, {}, static_cast<Nim::Action>(2));
    ASSERT_NE(analysis.find(2), nullptr);
    EXPECT_GT(analysis.find(2)->visits, 0U);
    EXPECT_EQ(analysis.find(3), nullptr);
}

TEST(SequentialHalving, DoesNotDependOnALimitThatIsNotReached) {
    EXPECT_EQ(compare(10, 300, 5), compare(10, 300, 5, {.seconds = 600}));
}

// Whatever the clock allows, the finalists of the last pass have the same number of visits.
TEST(SequentialHalving, RanksByTheClockWhatWasTriedInTheSameWorlds) {
    const auto analysis = compare(10, without_end, 1, {.seconds = 0.03});
    ASSERT_GT(analysis.candidates.size(), 2U);
    EXPECT_EQ(analysis.candidates[0].visits, analysis.candidates[1].visits);
    EXPECT_GE(analysis.candidates[0].visits, analysis.candidates.back().visits);
    EXPECT_GE(analysis.candidates[0].win, analysis.candidates[1].win);
}

TEST(SequentialHalving, UsesTheTimeItIsGivenAndNoMore) {
    SearchLimits limits{.seconds = 0.02};
    const auto analysis = compare(10, without_end, 1, limits);
    EXPECT_GT(analysis.iterations, 0U);
    EXPECT_LT(analysis.iterations, without_end);
    std::stop_source nobody_waits;
    nobody_waits.request_stop();
    limits.stop = nobody_waits.get_token();
    EXPECT_LT(compare(10, without_end, 1, limits).iterations, 100U);
}

}  // namespace
}  // namespace agora::ai
