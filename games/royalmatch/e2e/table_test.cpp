#include "match/table.hpp"

#include "bots/bot.hpp"
#include "games/registry.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace agora::match {
namespace {

// The last card of a round is not asked for: §13.
TEST(RoyalMatchTable, MakesDecisionsWithoutAlternativeItselfWhereTheGameSaysSo) {
    const AnyGame& royalmatch = **games::find_game("royalmatch");
    auto table = Table::open(royalmatch, {"", {{"rounds", "2"}}}, {"Ann", "Bob", "Cid"}, 4).value();
    const auto bot = *bots::make_bot("random", 5);
    int forced_seen = 0;
    while (!table.over()) {
        const Seat seat = *table.pending().begin();
        const auto legal = table.legal(seat);
        forced_seen += legal.size() == 1 ? 1 : 0;
        ASSERT_TRUE(table.play(seat, bot->decide(*table.view(seat), legal)));
    }
    EXPECT_EQ(forced_seen, 0);
    const auto plays = std::ranges::count_if(table.record().steps, [](const Step& step) {
        return step.seat && step.text.starts_with("play");
    });
    EXPECT_EQ(plays, 2 * 13 * 3);  // they are steps of the record like any other
    EXPECT_FALSE(check_record(royalmatch, table.record()));
    auto cut = table.record();
    cut.result.reset();
    cut.steps.resize(cut.steps.size() - 3);  // just before the last cards
    const auto resumed = Table::resume(royalmatch, cut, 4);
    ASSERT_TRUE(resumed);
    EXPECT_TRUE(resumed->over());
    EXPECT_EQ(resumed->standing(), table.standing());
}

}  // namespace
}  // namespace agora::match
