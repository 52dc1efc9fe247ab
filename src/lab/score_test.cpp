#include "lab/score.hpp"

#include <gtest/gtest.h>

namespace agora::lab {
namespace {

TEST(Score, MeanAndMarginOfDeals) {
    Score score;
    for (int i = 0; i < 100; ++i) score.add(i % 4 == 0 ? 0.0 : 1.0);
    EXPECT_DOUBLE_EQ(score.mean(), 0.75);
    EXPECT_NEAR(score.margin(), 1.96 * 0.4352 / 10, 1e-3);
}

TEST(Score, EloAndShareAreInverse) {
    EXPECT_NEAR(elo_from(0.76), 200, 1);
    EXPECT_NEAR(elo_from(0.5), 0, 1e-9);
    for (const double elo : {-300.0, 0.0, 50.0, 400.0})
        EXPECT_NEAR(elo_from(share_from(elo)), elo, 1e-6);
    EXPECT_LT(elo_from(1), 1300);  // a row of wins is not without end
}

TEST(Sprt, AcceptsWhatIsStronger) {
    Sprt sprt(0, 10);
    EXPECT_EQ(sprt.verdict(), Sprt::Verdict::open);
    for (int i = 0; i < 1000; ++i) sprt.add_pair(i % 5 == 0 ? 0.5 : i % 2 == 0 ? 1.5 : 1);
    EXPECT_EQ(sprt.verdict(), Sprt::Verdict::accepted);
}

TEST(Sprt, RejectsWhatIsNot) {
    Sprt sprt(0, 10);
    for (int i = 0; i < 5000; ++i) sprt.add_pair(i % 2 == 0 ? 0.5 : 1.45);
    EXPECT_EQ(sprt.verdict(), Sprt::Verdict::rejected);
}

TEST(Sprt, AFewEqualResultsProveNothing) {
    Sprt sprt(0, 10);
    sprt.add_pair(2);
    sprt.add_pair(2);
    EXPECT_EQ(sprt.verdict(), Sprt::Verdict::open);
}

}  // namespace
}  // namespace agora::lab
