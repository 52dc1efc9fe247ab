#include "bots/cost.hpp"

#include "bots/levels.hpp"
#include "games/registry.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace agora::bots {
namespace {

TEST(Costs, AreThoseOfTheStrategyWhateverTheNumberOfTheLevel) {
    for (const auto* game : games::all_games())
        for (const int seats : {2, 3})
            for (int level = 2; level <= ai::most_level; ++level) {
                const auto id = game->about().id;
                SCOPED_TRACE(fmt::format("{} {} {}", id, seats, level));
                const auto lower = cost_of(id, seats, level_name(level - 1));
                const auto cost = cost_of(id, seats, level_name(level));
                EXPECT_GE(cost, lower);
                if (level <= 5) { EXPECT_EQ(cost, Cost::quick); }
                if (level_of(id, level, seats).strategy ==
                    level_of(id, level - 1, seats).strategy) {
                    EXPECT_EQ(cost, lower);
                }
            }
    EXPECT_EQ(cost_of("gops", 2, "6"), Cost::deep);
}

TEST(Costs, AreThoseOfOtherBotsToo) {
    for (const auto* game : games::all_games())
        for (const auto* bot : {"random", "greedy"})
            EXPECT_EQ(cost_of(game->about().id, 2, bot), Cost::quick);
    // A thousand iterations: fewer than level 5 has here, more than those of a game that searches
    // less or otherwise.
    EXPECT_EQ(cost_of("gops", 2, "search"), Cost::quick);
    int deep = 0;
    for (const auto* game : games::all_games())
        deep += cost_of(game->about().id, 2, "search") == Cost::deep ? 1 : 0;
    EXPECT_GT(deep, 0);
}

}  // namespace
}  // namespace agora::bots
