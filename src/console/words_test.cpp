// The console's own words: commands, answers, rankings, and what is asked for on the command line.
#include "console/commands.hpp"
#include "console/ranking.hpp"
#include "console/usage.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

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

TEST(Usage, OptionsCombine) {
    const std::vector<std::string> given = {"target=10,gold=4", "nobles=2"};
    const auto settings = read_settings("", given);
    ASSERT_TRUE(settings) << settings.error().message;
    const std::vector<std::pair<std::string, std::string>> expected = {
        {"target", "10"}, {"gold", "4"}, {"nobles", "2"}};
    EXPECT_EQ(settings->values, expected);
    EXPECT_FALSE(read_settings("", std::vector<std::string>{"target=10,"}));
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

TEST(Usage, SeedsAreWholeNumbers) {
    EXPECT_EQ(*read_seed("0"), 0U);
    EXPECT_EQ(*read_seed("18446744073709551615"), 18446744073709551615U);
    EXPECT_TRUE(read_seed(""));
    for (const auto* bad : {"-1", "+1", "1.5", "0x10", "18446744073709551616", "seven", "1 "})
        EXPECT_FALSE(read_seed(bad)) << bad;
    EXPECT_EQ(read_seed("-1").error().message,
              "a seed is a whole number from 0 to 18446744073709551615, not \"-1\"");
}

TEST(Usage, SettingsAreOptionEqualsValue) {
    const std::vector<std::string> good = {"target=10", "gold=3"};
    EXPECT_EQ(read_settings("console", good)->values.size(), 2U);
    for (const std::string bad : {"target", "=10", ""})
        EXPECT_FALSE(read_settings("", std::vector<std::string>{bad})) << bad;
}

TEST(Usage, LanguageComesFromTheEnvironmentUnlessAsked) {
    setenv("LC_ALL", "fr_CA.UTF-8", 1);
    EXPECT_EQ(*read_lang(""), Lang::fr);
    EXPECT_EQ(*read_lang("en"), Lang::en);
    setenv("LC_ALL", "", 1);
    setenv("LC_MESSAGES", "", 1);
    setenv("LANG", "de_DE", 1);
    EXPECT_EQ(*read_lang(""), Lang::en);
    EXPECT_FALSE(read_lang("klingon"));
}

}  // namespace
}  // namespace agora::console
