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
    const auto until = [&](const std::optional<std::string>& text) {
        return read_clock(text, game, Lang::en)->until(*table.view(0), Moment{});
    };
    EXPECT_EQ(until(std::nullopt), std::nullopt);
    EXPECT_EQ(until("20"), Moment{} + 20s);
    for (const auto* wrong : {"0", "3601", "-1", "ten", "1.5"})
        EXPECT_FALSE(read_clock(wrong, game, Lang::en)) << wrong;
}

}  // namespace
}  // namespace agora::console
