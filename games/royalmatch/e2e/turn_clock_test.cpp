#include "console/turn_clock.hpp"

#include "games/registry.hpp"
#include "match/table.hpp"

#include <gtest/gtest.h>

namespace agora::console {
namespace {

using namespace std::chrono_literals;
using Moment = TurnClock::Moment;

match::Table royalmatch() {
    return *match::Table::open(**games::find_game("royalmatch"), {}, {"Ann", "Bob"}, 3);
}

std::string first_legal(const match::Table& table, Seat seat) {
    return table.view(seat)->write(table.legal(seat).at(0));
}

TEST(RoyalMatchClock, GivesTheHandOneTimeForAllItsCards) {
    auto table = royalmatch();
    auto clock = clock_for(*read_clock(""), std::nullopt, table.game());
    const Moment now{};
    EXPECT_EQ(clock.until(*table.view(0), now), now + 45s);  // objectives
    for (const Seat seat : {Seat{0}, Seat{1}})
        ASSERT_TRUE(table.submit(seat, first_legal(table, seat)));
    EXPECT_EQ(clock.until(*table.view(0), now + 10s), now + 55s);
    ASSERT_TRUE(table.submit(0, first_legal(table, 0)));
    EXPECT_EQ(clock.until(*table.view(0), now + 30s), now + 55s);  // the rest of the hand
    clock.stood_for(20s);
    EXPECT_EQ(clock.until(*table.view(0), now + 50s), now + 75s);
}

TEST(RoyalMatchClock, GivesObjectivesMoreTimeThanACard) {
    const auto table = royalmatch();
    auto clock = clock_for(*read_clock("20"), std::nullopt, table.game());
    EXPECT_EQ(clock.until(*table.view(0), Moment{}), Moment{} + 30s);
}

}  // namespace
}  // namespace agora::console
