#include "match/glicko2.hpp"

#include <gtest/gtest.h>

#include <array>

namespace agora::match::glicko2 {
namespace {

TEST(Glicko2, R1_ThePublishedExample) {
    const Strength player{1500, 200, 0.06};
    const std::array meetings = {Meeting{{1400, 30, 0.06}, 1}, Meeting{{1550, 100, 0.06}, 0},
                                 Meeting{{1700, 300, 0.06}, 0}};
    const auto next = after(player, meetings, 0.5);
    EXPECT_NEAR(next.rating, 1464.06, 0.01);
    EXPECT_NEAR(next.deviation, 151.52, 0.01);
    EXPECT_NEAR(next.volatility, 0.05999, 0.00001);
}

TEST(Glicko2, R1_APeriodWithoutMeetingsMakesLessSure) {
    const auto next = after({1500, 200, 0.06}, {});
    EXPECT_EQ(next.rating, 1500);
    EXPECT_NEAR(next.deviation, 200.2714, 0.0001);
    EXPECT_EQ(after({1500, 350, 0.06}, {}).deviation, 350);
}

TEST(Glicko2, R1_AMatchIsAMeetingOfEachWithEach) {
    const std::vector<Strength> before(4);
    const auto next = after_match(before, std::array<std::uint8_t, 4>{2, 1, 4, 2});
    EXPECT_EQ(next[0], next[3]);  // a draw between equals in front of and behind the same
    EXPECT_NEAR(next[0].rating, 1500, 1e-9);
    EXPECT_GT(next[1].rating, 1600);
    EXPECT_NEAR(next[1].rating + next[2].rating, 3000, 1e-6);
    for (const auto& one : next) EXPECT_LT(one.deviation, 350);
}

TEST(Glicko2, R1_ASurpriseMovesMoreThanWhatWasExpected) {
    const Strength weak{1300, 80, 0.06};
    const Strength strong{1700, 80, 0.06};
    const auto surprise = after_match(std::array{weak, strong}, std::array<std::uint8_t, 2>{1, 2});
    const auto usual = after_match(std::array{weak, strong}, std::array<std::uint8_t, 2>{2, 1});
    EXPECT_GT(surprise[0].rating - weak.rating, 8 * (usual[1].rating - strong.rating));
    EXPECT_GT(usual[1].rating, strong.rating);
    EXPECT_GT(surprise[0].volatility, weak.volatility);
}

// Nothing that can be stored leads to something that is not a number.
TEST(Glicko2, R1_TheFarthestOpponentsAreNoTrouble) {
    const std::vector<Strength> before = {{100, 30, 0.04}, {4000, 350, 0.2}, {4000, 30, 0.06}};
    for (const auto& ranks : {std::array<std::uint8_t, 3>{1, 2, 3}, {3, 2, 1}, {1, 1, 1}})
        for (const auto& one : after_match(before, ranks)) {
            EXPECT_TRUE(one.rating > -10'000 && one.rating < 10'000) << one.rating;
            EXPECT_TRUE(one.deviation > 0 && one.deviation <= 350) << one.deviation;
            EXPECT_TRUE(one.volatility > 0 && one.volatility < 1) << one.volatility;
        }
}

}  // namespace
}  // namespace agora::match::glicko2
