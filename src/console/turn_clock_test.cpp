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

TEST(TurnClock, GivesTheHandOneTimeForAllItsCards) {
    auto table = royalmatch();
    auto clock = *read_clock("", table.game(), Lang::en);
    const Moment now{};
    EXPECT_EQ(clock.until(*table.view(0), now), now + 45s);  // objectives
    for (const Seat seat : {Seat{0}, Seat{1}})
        ASSERT_TRUE(table.submit(seat, first_legal(table, seat)));
    EXPECT_EQ(clock.until(*table.view(0), now + 10s), now + 55s);
    ASSERT_TRUE(table.submit(0, first_legal(table, 0)));
    EXPECT_EQ(clock.until(*table.view(0), now + 30s), now + 55s);  // the rest of the hand
}

TEST(TurnClock, LetsABotPlayAfterTwoTimesInARow) {
    TurnClock clock(1s);
    clock.missed(1);
    clock.in_time(1);
    clock.missed(1);
    EXPECT_FALSE(clock.is_replaced(1));
    clock.missed(1);
    EXPECT_TRUE(clock.is_replaced(1));
    EXPECT_FALSE(clock.is_replaced(0));
    clock.is_back(1);
    EXPECT_FALSE(clock.is_replaced(1));
}

TEST(TurnClock, ReadsSeconds) {
    const auto table = royalmatch();
    const auto& game = table.game();
    const auto until = [&](const std::optional<std::string>& text) {
        return read_clock(text, game, Lang::en)->until(*table.view(0), Moment{});
    };
    EXPECT_EQ(until(std::nullopt), std::nullopt);
    EXPECT_EQ(until("20"), Moment{} + 30s);
    for (const auto* wrong : {"0", "3601", "-1", "ten", "1.5"})
        EXPECT_FALSE(read_clock(wrong, game, Lang::en)) << wrong;
}

}  // namespace
}  // namespace agora::console
