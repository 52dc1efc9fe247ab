// The console's own words: commands, answers, rankings.
#include "console/commands.hpp"
#include "console/ranking.hpp"

#include <gtest/gtest.h>

namespace agora::console {
namespace {

TEST(Commands, AreKnownInBothLanguagesAndAnyCase) {
    EXPECT_EQ(command_from("help"), Command::help);
    EXPECT_EQ(command_from("  HELP "), Command::help);
    EXPECT_EQ(command_from("aide"), Command::help);
    EXPECT_EQ(command_from("règles"), Command::rules);
    EXPECT_EQ(command_from("regles"), Command::rules);
    EXPECT_EQ(command_from("plateau"), Command::board);
    EXPECT_EQ(command_from("moi"), Command::me);
    EXPECT_EQ(command_from("score"), Command::score);
    EXPECT_EQ(command_from("conseil"), Command::hint);
    EXPECT_EQ(command_from("history"), Command::log);
    EXPECT_EQ(command_from("quitter"), Command::quit);
    EXPECT_EQ(command_from("help me"), std::nullopt);
    EXPECT_EQ(command_from(""), std::nullopt);
}

TEST(Commands, AnswersInBothLanguages) {
    for (const auto* yes : {"y", "Yes", "o", " OUI "}) EXPECT_EQ(yes_or_no(yes), true) << yes;
    for (const auto* no : {"n", "no", "Non"}) EXPECT_EQ(yes_or_no(no), false) << no;
    EXPECT_EQ(yes_or_no("maybe"), std::nullopt);
    EXPECT_EQ(yes_or_no(""), std::nullopt);
}

Standing standing(std::initializer_list<std::int16_t> scores) {
    Standing made;
    for (const auto score : scores)
        made.places[static_cast<std::size_t>(made.seats++)].score = score;
    rank(made);
    return made;
}

TEST(Ranking, EqualSeatsShareARankAndTheVictory) {
    const std::vector<std::string> names = {"Ann", "Bob", "Clémence"};
    const TerminalStyle style{.names = names};
    EXPECT_EQ(ranking(standing({12, 15, 9}), style),
              "  1. Bob         15\n  2. Ann         12\n  3. Clémence     9\n");
    EXPECT_EQ(ranking(standing({9, 15, 15}), style),
              "  1. Bob         15\n  1. Clémence    15\n  3. Ann          9\n");
    EXPECT_EQ(verdict(standing({12, 15, 9}), style), "Bob wins!");
    EXPECT_EQ(verdict(standing({9, 15, 15}), style), "Bob and Clémence share the victory!");
    EXPECT_EQ(verdict(standing({15, 15, 15}), style), "Ann, Bob and Clémence share the victory!");
}

TEST(Ranking, SaysWhoIsAheadOnTheTieBreak) {
    const std::vector<std::string> names = {"Ann", "Bob"};
    Standing tied = standing({15, 15});
    tied.places[1].tie_break = 1;
    rank(tied);
    EXPECT_EQ(ranking(tied, TerminalStyle{.names = names}),
              "  1. Bob    15  (ahead on the tie-break)\n  2. Ann    15\n");
    EXPECT_EQ(verdict(tied, TerminalStyle{.names = names}), "Bob wins!");
}

}  // namespace
}  // namespace agora::console
