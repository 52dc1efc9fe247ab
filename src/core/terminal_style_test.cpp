#include "core/terminal_style.hpp"

#include <gtest/gtest.h>

#include <array>

namespace agora {
namespace {

TEST(Columns, CountsWhatIsSeen) {
    EXPECT_EQ(columns("été"), 3);
    EXPECT_EQ(columns("\x1b[1;97;44mB\x1b[0m"), 1);
    EXPECT_EQ(pad("é", 3), "é  ");
    EXPECT_EQ(pad_left("12", 4), "  12");
    EXPECT_EQ(pad("long", 2), "long");
}

TEST(Paint, IsPlainWhereColourIsOff) {
    TerminalStyle style;
    EXPECT_EQ(paint(style, Ink::red, "R"), "R");
    style.colour = true;
    EXPECT_EQ(columns(paint(style, Ink::red, "R")), 1);
    EXPECT_NE(paint(style, Ink::red, "R"), "R");
}

TEST(Wrap, BreaksAtBlanks) {
    EXPECT_EQ(wrap("one two three", 7), "one two\nthree");
    EXPECT_EQ(wrap("one two three", 9, "  "), "one two\n  three");
    EXPECT_EQ(wrap("a\nb c", 80), "a\nb c");
    EXPECT_EQ(wrap("unbreakable", 4), "unbreakable");
}

TEST(TerminalStyle, NamesSeats) {
    const std::array<std::string, 1> names = {"Ann"};
    TerminalStyle style;
    style.names = names;
    EXPECT_EQ(style.name(0), "Ann");
    EXPECT_EQ(style.name(1), "Player 2");
    style.lang = Lang::fr;
    EXPECT_EQ(style.name(1), "Joueur 2");
}

TEST(TerminalStyle, CutsARemarkBeforeAName) {
    EXPECT_EQ(cut("Hugo (gentle)", 13), "Hugo (gentle)");
    EXPECT_EQ(cut("Hugo (gentle)", 12), "Hugo");
    EXPECT_EQ(cut("Hugo (gentle)", 3), "Hu~");
    EXPECT_EQ(cut("Maximilian", 5), "Maxi~");
    EXPECT_EQ(cut("Maximilian", 1), "~");
    EXPECT_EQ(cut("Maximilian", 0), "");
    EXPECT_EQ(cut("Maximilian", -3), "");
}

}  // namespace
}  // namespace agora
