#include "core/standing.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace agora {
namespace {

TEST(Standing, RanksByScoreThenTieBreak) {
    Standing standing;
    standing.seats = 4;
    standing.places[0] = {0, 10, -3};
    standing.places[1] = {0, 15, -9};
    standing.places[2] = {0, 10, -3};
    standing.places[3] = {0, 10, -2};
    rank(standing);
    EXPECT_EQ(standing.places[1].rank, 1);
    EXPECT_EQ(standing.places[3].rank, 2);
    EXPECT_EQ(standing.places[0].rank, 3);
    EXPECT_EQ(standing.places[2].rank, 3);
}

TEST(Standing, ByScoresOfAnySize) {
    const std::array<std::uint16_t, 3> scores = {256, 300, 1};
    const auto standing = standing_by(std::span(scores).first(2));
    EXPECT_EQ(standing.seats, 2);
    EXPECT_EQ(standing.places[0].score, 256);
    EXPECT_EQ(standing.places[0].rank, 2);
    EXPECT_EQ(standing.places[1].rank, 1);
}

TEST(SeatSet, IsASetOfSeats) {
    const auto seats = SeatSet::of(1).with(7).with(3).without(1);
    std::vector<int> seen;
    for (const Seat seat : seats) seen.push_back(seat);
    EXPECT_EQ(seen, (std::vector{3, 7}));
    EXPECT_EQ(SeatSet::first(3).size(), 3);
    EXPECT_TRUE(SeatSet().empty());
    EXPECT_TRUE(Viewer(Seat{2}).owns(2));
    EXPECT_FALSE(Viewer::spectator().owns(2));
}

TEST(Standing, WinnersAreAllWhoShareTheFirstRank) {
    const Standing shared = standing_by(std::array{3, 9, 9, 1});
    EXPECT_EQ(winners(shared), SeatSet::of(1).with(2));
    EXPECT_EQ(share_of_win<double>(shared, 1), 0.5);
    EXPECT_EQ(share_of_win<double>(shared, 0), 0);
    EXPECT_EQ(winners(standing_by(std::array{3, 1})), SeatSet::of(0));
}

}  // namespace
}  // namespace agora
