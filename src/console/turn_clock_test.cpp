#include "console/turn_clock.hpp"

#include "games/registry.hpp"
#include "match/table.hpp"

#include <gtest/gtest.h>

namespace agora::console {
namespace {

using namespace std::chrono_literals;
using Moment = TurnClock::Moment;

match::Table gops() {
    return *match::Table::open(**games::find_game("gops"), {}, {"Ann", "Bob"}, 3);
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
    const auto table = gops();
    const auto& game = table.game();
    const auto seconds = [&](const std::optional<std::string>& text, std::optional<int> kept = {}) {
        return clock_for(text ? *read_clock(*text) : ClockOption{}, kept, game).seconds();
    };
    EXPECT_EQ(clock_for(*read_clock("20"), {}, game).until(*table.view(0), Moment{}),
              Moment{} + 20s);
    EXPECT_EQ(seconds(std::nullopt), std::nullopt);
    EXPECT_EQ(seconds("20"), 20);
    EXPECT_EQ(seconds("none"), std::nullopt);
    for (const auto* wrong : {"0", "3601", "-1", "ten", "1.5"})
        EXPECT_FALSE(read_clock(wrong)) << wrong;
    // A game that was kept with one goes on with it, unless another is wanted.
    EXPECT_EQ(seconds(std::nullopt, 20), 20);
    EXPECT_EQ(seconds("40", 20), 40);
    EXPECT_EQ(seconds("", 20), 30);
    EXPECT_EQ(seconds("none", 20), std::nullopt);
}

}  // namespace
}  // namespace agora::console
