#include "console/bot_turn.hpp"

#include "cli/exit_code.hpp"
#include "console/sitting.hpp"
#include "games/registry.hpp"

#include <gtest/gtest.h>

namespace agora::console {
namespace {

match::Table open_table() {
    return *match::Table::open(**games::find_game("gops"), {}, {"bot:random", "bot:random 2"}, 7);
}

TEST(BotTurn, ABotThatCannotDecideChangesNothing) {
    auto table = open_table();
    const auto before = table.record();
    EXPECT_FALSE(let_bot_decide(table, 0, "nonsense"));
    EXPECT_EQ(table.record(), before);
    EXPECT_TRUE(let_bot_decide(table, 0, "random"));
}

TEST(BotTurn, AMatchInWhichABotCannotDecideStops) {
    Terminal terminal({.plain = true, .no_colour = true});
    Sitting sitting(terminal, open_table(),
                    {{"bot:random", "nonsense"}, {"bot:random 2", "random"}}, SaveFile(), Lang::en);
    testing::internal::CaptureStderr();
    EXPECT_EQ(sitting.run(), cli::exit_code::stopped);
    EXPECT_NE(testing::internal::GetCapturedStderr().find("against the rules"), std::string::npos);
}

}  // namespace
}  // namespace agora::console
