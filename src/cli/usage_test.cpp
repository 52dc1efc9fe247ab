#include "cli/usage.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

namespace agora::cli {
namespace {

TEST(Usage, OptionsCombine) {
    const std::vector<std::string> given = {"target=10,gold=4", "nobles=2"};
    const auto settings = read_settings("", given);
    ASSERT_TRUE(settings) << settings.error().message;
    const std::vector<std::pair<std::string, std::string>> expected = {
        {"target", "10"}, {"gold", "4"}, {"nobles", "2"}};
    EXPECT_EQ(settings->values, expected);
    EXPECT_FALSE(read_settings("", std::vector<std::string>{"target=10,"}));
}

TEST(Usage, SeedsAreWholeNumbers) {
    EXPECT_EQ(*read_seed("0"), 0U);
    EXPECT_EQ(*read_seed("18446744073709551615"), 18446744073709551615U);
    for (const auto* bad : {"", "-1", "+1", "1.5", "0x10", "18446744073709551616", "seven", "1 "})
        EXPECT_FALSE(read_seed(bad)) << bad;
    EXPECT_EQ(read_seed("-1").error().message,
              "a seed is a whole number from 0 to 18446744073709551615, not \"-1\"");
}

TEST(Usage, NumbersMayHaveAFractionInBothLanguages) {
    EXPECT_EQ(*read_decimal("--rate", "0.5", 0, 10), 0.5);
    EXPECT_EQ(*read_decimal("--rate", "0,5", 0, 10), 0.5);
    for (const auto* bad : {"", "-1", "11", "nan", "1e3", "fast", "1.5 "})
        EXPECT_FALSE(read_decimal("--rate", bad, 0, 10)) << bad;
    EXPECT_EQ(read_decimal("--rate", "11", 0, 10).error().message,
              "--rate is a number from 0 to 10, not \"11\"");
}

TEST(Usage, SeveralNumbersHaveCommasBetween) {
    EXPECT_EQ(*read_numbers("--seats", "2,3,2", 1, 8), (std::vector{2, 3}));
    for (const auto* bad : {"", "2,", "2,9", "two"})
        EXPECT_FALSE(read_numbers("--seats", bad, 1, 8)) << bad;
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
}  // namespace agora::cli
