#include "core/typed.hpp"

#include <gtest/gtest.h>

namespace agora {
namespace {

std::vector<std::string> texts(std::string_view line) {
    std::vector<std::string> list;
    const auto pieces = split(line);
    if (!pieces) return {"too long"};
    for (const auto& piece : *pieces) list.push_back(piece.text);
    return list;
}

TEST(Typed, FallsIntoWordsAndNumbers) {
    EXPECT_EQ(texts("  Take R,g\tO "), (std::vector<std::string>{"take", "r", "g", "o"}));
    EXPECT_EQ(texts("push b1 r1!"), (std::vector<std::string>{"push", "b", "1", "r", "1", "!"}));
    EXPECT_TRUE(texts("").empty());
}

TEST(Typed, IsNeverTooMuchToRead) {
    EXPECT_TRUE(split(std::string(100'000, ' ')).has_value());
    EXPECT_FALSE(split(std::string(100'000, 'x')).has_value());
    EXPECT_FALSE(split(std::string(100'000, '!')).has_value());
}

TEST(Typed, IsQuotedWithoutHarm) {
    EXPECT_EQ(in_quotes("a\x1b[2J"), "\"a?[2J\"");
    EXPECT_EQ(in_quotes(std::string(30, 'x')), "\"xxxxxxxxxxxxxxxxxxxx...\"");
    EXPECT_EQ(first_word("  hello world"), "\"hello\"");
}

}  // namespace
}  // namespace agora
