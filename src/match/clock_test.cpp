#include "match/clock.hpp"

#include <gtest/gtest.h>

#include <array>

namespace agora::match {
namespace {

using Kind = TimeControl::Kind;

TEST(Clocks, C1_ATimeForEachDecisionIsNotCarriedOver) {
    Clocks clocks({Kind::move, 30'000, 0});
    clocks.ask(0, 100);
    EXPECT_EQ(clocks.left(0, 10'100), 20'000);
    EXPECT_EQ(clocks.falls(0), 30'100);
    clocks.decided(0, 25'100);
    EXPECT_FALSE(clocks.runs(0));
    EXPECT_EQ(clocks.left(0, 99'999), 30'000);
    clocks.ask(0, 40'000);
    EXPECT_EQ(clocks.falls(0), 70'000);
}

TEST(Clocks, C1_ABankRunsDownAndGrowsByItsIncrement) {
    Clocks clocks({Kind::game, 60'000, 2'000});
    clocks.ask(0, 0);
    clocks.decided(0, 10'000);
    EXPECT_EQ(clocks.left(0, 15'000), 52'000);
    clocks.ask(0, 20'000);
    EXPECT_EQ(clocks.falls(0), 72'000);
    EXPECT_FALSE(clocks.has_fallen(0, 71'999));
    EXPECT_TRUE(clocks.has_fallen(0, 72'000));
    EXPECT_EQ(clocks.left(0, 80'000), 0);
    clocks.decided(0, 80'000);
    EXPECT_EQ(clocks.left(0, 80'000), 2'000);
}

TEST(Clocks, C1_NoClockNeverFalls) {
    Clocks clocks;
    clocks.ask(0, 0);
    EXPECT_FALSE(clocks.falls(0));
    EXPECT_FALSE(clocks.has_fallen(0, 1'000'000));
}

TEST(Clocks, C2_ThoseWhoChooseTogetherRunTogether) {
    Clocks clocks({Kind::game, 60'000, 0});
    clocks.ask(0, 0);
    clocks.ask(1, 0);
    clocks.decided(1, 5'000);
    EXPECT_EQ(clocks.left(0, 9'000), 51'000);
    EXPECT_EQ(clocks.left(1, 9'000), 55'000);
    EXPECT_TRUE(clocks.runs(0));
}

TEST(Clocks, C6_AWithdrawnQuestionIsFreeAndAnIncrementIsReturned) {
    Clocks clocks({Kind::game, 60'000, 2'000});
    clocks.ask(0, 0);
    clocks.decided(0, 10'000);
    clocks.ask(1, 10'000);
    clocks.withdraw(1);
    clocks.take_back(0);
    EXPECT_EQ(clocks.left(1, 30'000), 60'000);
    EXPECT_EQ(clocks.left(0, 30'000), 50'000);
}

TEST(Uptime, C5_TimeStandsStillWhileTheServerIsNotThere) {
    const Uptime uptime(
        std::array{Downtime{500, 600}, Downtime{100, 200}, Downtime{150, 250}, Downtime{900, 800}});
    EXPECT_EQ(uptime.at(50), 50);
    EXPECT_EQ(uptime.at(100), 100);
    EXPECT_EQ(uptime.at(180), 100);
    EXPECT_EQ(uptime.at(250), 100);
    EXPECT_EQ(uptime.at(300), 150);
    EXPECT_EQ(uptime.at(1000), 750);
    for (const Ms up : {50, 99, 101, 120, 349, 351, 700}) EXPECT_EQ(uptime.at(uptime.wall(up)), up);
    EXPECT_EQ(uptime.wall(never), never);
}

}  // namespace
}  // namespace agora::match
