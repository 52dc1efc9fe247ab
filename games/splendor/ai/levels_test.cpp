#include "bots/levels.hpp"

#include "bots/bot.hpp"
#include "bots/searcher.hpp"
#include "core/erase.hpp"
#include "games/splendor/testing/position.hpp"

#include <gtest/gtest.h>

namespace agora::bots {
namespace {

// The last of the round, at 14 points, with the gems for a card of one point and more.
splendor::State one_from_winning() {
    splendor::Position position;
    position.turn = 1;
    const auto card = splendor::costing(4, 0, 0, 0, 0);
    position.players[1].gems = {4, 0, 0, 0, 0};
    position.players[1].bought = {};
    position.grid = {card};
    auto state = position.state();
    state.table.points[1] = 14;
    return state;
}

TEST(SplendorLevels, FromThreeUpNoWinIsMissed) {
    const auto state = one_from_winning();
    const ErasedPosition<splendor::Splendor> position(state);
    const auto view = position.view(Seat{1});
    const auto legal = position.legal(1);
    int wins = 0;
    for (const Code decision : legal) wins += wins_at_once(*view, decision) ? 1 : 0;
    ASSERT_GT(wins, 0);
    ASSERT_LT(wins, static_cast<int>(legal.size()));
    for (const auto* name : {"3", "4", "5", "6"})
        for (std::uint64_t seed = 0; seed < 5; ++seed)
            EXPECT_TRUE(wins_at_once(*view, (*make_bot(name, seed))->decide(*view, legal))) << name;
}

}  // namespace
}  // namespace agora::bots
