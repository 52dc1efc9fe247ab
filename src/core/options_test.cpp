#include "core/options.hpp"

#include <gtest/gtest.h>

#include <array>

namespace agora {
namespace {

constexpr std::array<std::string_view, 2> words = {"open", "closed"};
constexpr ChoiceInfo number = {.name = "target", .least = 10, .most = 30};
constexpr ChoiceInfo word = {.name = "cards", .most = 1, .words = words};

TEST(Options, GoToTextAndBack) {
    EXPECT_EQ(choice_value(number, "15"), 15);
    EXPECT_EQ(choice_text(number, 15), "15");
    EXPECT_EQ(choice_value(word, "closed"), 1);
    EXPECT_EQ(choice_text(word, 1), "closed");
}

TEST(Options, RefuseWhatCannotBe) {
    for (const std::string text : {"", "9", "31", "-1", "15x", " 15", "99999999999999999999"})
        EXPECT_FALSE(choice_value(number, text).has_value()) << text;
    EXPECT_EQ(choice_value(number, "31").error().message,
              "option target takes a whole number from 10 to 30, not \"31\"");
    EXPECT_EQ(choice_value(word, "shut").error().message,
              "option cards takes one of open, closed, not \"shut\"");
    const std::array known = {number, word};
    EXPECT_EQ(no_such_choice("x", known).message,
              "there is no option called \"x\"; there are: target, cards");
    EXPECT_EQ(no_such_choice("Targt", known).message,
              "there is no option called \"Targt\", perhaps target; there are: target, cards");
}

TEST(Options, RefuseInFrenchToo) {
    EXPECT_EQ(choice_value(number, "31").error().in(Lang::fr),
              "l’option «\u00A0target\u00A0» demande un nombre entier de 10 à 30, pas «\u00A0"
              "31\u00A0»");
    const std::array known = {number, word};
    EXPECT_EQ(no_such_choice("card", known).in(Lang::fr),
              "il n’y a pas d’option «\u00A0"
              "card\u00A0», peut-être cards\u00A0; il y a\u00A0: target, cards");
}

}  // namespace
}  // namespace agora
