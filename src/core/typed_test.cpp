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

TEST(Typed, AccentsAreUnderstoodAndNotNeeded) {
    EXPECT_EQ(plain_letters("RÉSERVER Œuvre ça NAÏF"), "reserver oeuvre ca naif");
    EXPECT_EQ(texts("Réserver b1"), (std::vector<std::string>{"reserver", "b", "1"}));
    EXPECT_EQ(texts("aller\u00A0à g7"), (std::vector<std::string>{"aller", "a", "g", "7"}));
    EXPECT_EQ(plain_letters("Mine d’Or"), "mine d'or");
    EXPECT_EQ(plain_letters("\xC3"), "\xC3");  // no text is no harm
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
    EXPECT_EQ(first_word("réserver b1"), "\"réserver\"");
    EXPECT_EQ(first_word("réserver b1", Lang::fr), "«\u00A0réserver\u00A0»");
    EXPECT_EQ(in_quotes("\xC3(\xC2\x9B"), "\"?(??\"");
    EXPECT_EQ(in_quotes("éééééééééééééééééééééé", Lang::fr), "«\u00A0éééééééééééééééééééé…\u00A0»");
}

}  // namespace
}  // namespace agora
