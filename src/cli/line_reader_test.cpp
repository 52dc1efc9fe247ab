#include "cli/line_reader.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdio>

namespace agora::cli {
namespace {

// What a reader makes of these bytes.
std::vector<Typed> lines_of(const std::string& bytes) {
    std::FILE* file = std::tmpfile();
    if (file == nullptr) return {};
    write_all(fileno(file), bytes);
    lseek(fileno(file), 0, SEEK_SET);
    Signals signals;
    LineReader reader(fileno(file), signals);
    std::vector<Typed> lines;
    do lines.push_back(reader.next());
    while (lines.back().how != Heard::end);
    std::fclose(file);
    return lines;
}

TEST(LineReader, LinesWithAndWithoutAnEnd) {
    const auto lines = lines_of("one\r\n\ntwo");
    ASSERT_EQ(lines.size(), 4U);
    EXPECT_EQ(lines[0].text, "one");
    EXPECT_EQ(lines[1].text, "");
    EXPECT_EQ(lines[2].text, "two");
    EXPECT_EQ(lines[2].how, Heard::line);
    EXPECT_EQ(lines[3].how, Heard::end);
}

TEST(LineReader, TooLongIsSaidOnceAndTheNextLineIsWhole) {
    const auto lines = lines_of("a\n" + std::string(300'000, 'x') + "\nb\n");
    ASSERT_EQ(lines.size(), 4U);
    EXPECT_EQ(lines[0].text, "a");
    EXPECT_EQ(lines[1].how, Heard::too_long);
    EXPECT_EQ(lines[2].text, "b");
    EXPECT_EQ(lines[2].how, Heard::line);
}

TEST(LineReader, TheLongestLineThatFits) {
    const auto lines =
        lines_of(std::string(longest_line, 'x') + "\n" + std::string(longest_line + 1, 'y') + "\n");
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_EQ(lines[0].how, Heard::line);
    EXPECT_EQ(lines[1].how, Heard::too_long);
}

TEST(LineReader, AnEndlessLineThatStops) {
    const auto lines = lines_of(std::string(200'000, 'x'));
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(lines[0].how, Heard::too_long);
    EXPECT_EQ(lines[1].how, Heard::end);
}

TEST(Text, ControlCharactersAndBrokenUtf8AreNoText) {
    EXPECT_TRUE(is_text("take R G O"));
    EXPECT_TRUE(is_text("règles\t"));
    EXPECT_TRUE(is_text("\U0001F3B2"));
    EXPECT_FALSE(is_text(std::string("a\0b", 3)));
    EXPECT_FALSE(is_text("\x1b[2J"));
    EXPECT_FALSE(is_text("\xc2\x9b\x32J"));  // the same in one character, U+009B
    EXPECT_TRUE(is_text("\u00a0"));
    EXPECT_FALSE(is_text("\xc3"));
    EXPECT_FALSE(is_text("\xed\xa0\x80"));      // a surrogate
    EXPECT_FALSE(is_text("\xc0\x80"));          // NUL in disguise
    EXPECT_FALSE(is_text("\xf4\x90\x80\x80"));  // beyond Unicode
}

TEST(Text, WhatIsShownCannotHarmTheTerminal) {
    EXPECT_EQ(showable("take"), "take");
    EXPECT_EQ(showable("a\x1b[2Jb\xff"), "a?[2Jb?");
    EXPECT_EQ(showable("a\xc2\x9b\x32Jb"), "a?2Jb");
    EXPECT_EQ(showable(std::string(5000, 'x')), std::string(200, 'x') + "...");
    EXPECT_EQ(showable(std::string(5000, 'x'), long_reason), std::string(5000, 'x'));
}

}  // namespace
}  // namespace agora::cli
