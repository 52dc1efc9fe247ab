#include "store/text.hpp"

#include <gtest/gtest.h>

namespace agora::store {
namespace {

TEST(StoredText, IsUtf8OfLimitedSizeWithoutZeros) {
    EXPECT_TRUE(check_text("it", "", 0).has_value());
    EXPECT_TRUE(check_text("it", "aé名🎲\n\x7F", 20).has_value());
    EXPECT_EQ(check_text("the name", "abcd", 3).error(),
              (Error{ErrorCode::invalid_value, "the name is longer than 3 bytes"}));
    EXPECT_EQ(check_text("it", std::string_view("a\0", 2), 9).error().message, "it holds U+0000");
    // Cut short, too long a form, a surrogate, beyond the last character, not a first byte.
    for (const auto* wrong :
         {"\xC3", "\xE5\x90", "\xF0\x9F\x8E", "\xC0\xAF", "\xE0\x80\xAF", "\xF0\x80\x80\xAF",
          "\xED\xA0\x80", "\xF4\x90\x80\x80", "\x80", "\xFF", "\xC3(", "\xF8\x88\x80\x80\x80"})
        EXPECT_EQ(check_text("it", wrong, 9).error().message, "it is not UTF-8") << wrong;
}

TEST(FoldedNames, AreTheSameWhateverTheCase) {
    const std::pair<const char*, const char*> pairs[] = {
        {"Ann", "aNN"},    {"ÉLODIE", "élodie"}, {"ŒUVRE", "œuvre"}, {"ÇA ÎLE", "ça île"},
        {"Ÿ", "ÿ"},        {"ŁÓDŹ", "łódź"},     {"ΣΊΣ", "σΊς"},     {"ЁЖИК", "ёжик"},
        {"  Ann ", "ann"}, {"ĲSSEL", "ĳssel"},   {"ŽŠ", "žš"}};
    for (const auto& [one, other] : pairs) EXPECT_EQ(fold_name(one), fold_name(other)) << one;
}

TEST(FoldedNames, KeepOtherNamesApart) {
    EXPECT_NE(fold_name("Elodie"), fold_name("Élodie"));
    EXPECT_NE(fold_name("×"), fold_name("÷"));
    EXPECT_NE(fold_name("an n"), fold_name("ann"));
    EXPECT_EQ(fold_name("名前🎲"), "名前🎲");
}

}  // namespace
}  // namespace agora::store
