#include "match/chat.hpp"

#include <gtest/gtest.h>

namespace agora::match {
namespace {

std::string heard(Chat& chat, std::int64_t person, std::string_view text, Ms now) {
    const auto said = chat.say(person, text, now, Lang::en);
    return said ? *said : std::string(said.error().name());
}

TEST(Chat, K2_TextIsCleaned) {
    Chat chat;
    EXPECT_EQ(heard(chat, 1, "  good\tgame,\r\n\x1b[31m  été \x7f ", 0), "good game, [31m été");
    EXPECT_EQ(heard(chat, 1, "a\u202Eb\u2066c\u200Fd", 0), "abcd");
    EXPECT_EQ(heard(chat, 1, "\u0085\u00A0", 0), "bad_text");
    EXPECT_EQ(heard(chat, 1, "", 0), "bad_text");
}

TEST(Chat, K2_WhatIsNotUtf8IsRefused) {
    for (const std::string_view text :
         {"\xFF", "\xC0\xAF", "\xE0\x80\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80", "ab\xC3", "\x80"})
        EXPECT_FALSE(clean_text(text)) << text;
    EXPECT_EQ(clean_text("é€😀"), "é€😀");
    EXPECT_EQ(characters("é€😀"), 3);
}

TEST(Chat, K2_LongTextsAreRefused) {
    Chat chat;
    std::string text;
    for (int i = 0; i < longest_speech; ++i) text += "é";
    EXPECT_EQ(heard(chat, 1, text, 0), text);
    EXPECT_EQ(heard(chat, 1, text + "!", 0), "too_long");
    EXPECT_EQ(heard(chat, 1, std::string(100'000, ' '), 0), "too_long");
}

TEST(Chat, K3_FiveAtOnceThenOneInTwoSeconds) {
    Chat chat;
    for (int i = 0; i < 5; ++i) EXPECT_EQ(heard(chat, 1, "hi", 10), "hi");
    EXPECT_EQ(heard(chat, 1, "hi", 10), "rate_limited");
    EXPECT_EQ(heard(chat, 2, "hi", 10), "hi");  // each person has its own pace
    EXPECT_EQ(heard(chat, 1, "hi", 2'009), "rate_limited");
    EXPECT_EQ(heard(chat, 1, "hi", 2'010), "hi");
    EXPECT_EQ(heard(chat, 1, "hi", 2'011), "rate_limited");
    for (int i = 0; i < 5; ++i) EXPECT_EQ(heard(chat, 1, "hi", 99'000), "hi");
    EXPECT_EQ(heard(chat, 1, "hi", 99'000), "rate_limited");
}

TEST(Chat, K3_ManyPeopleDoNotLoseTheirPace) {
    Chat chat;
    for (int person = 1; person <= 1'000; ++person)
        for (int i = 0; i < 5; ++i) ASSERT_EQ(heard(chat, person, "hi", 0), "hi");
    for (int person = 1; person <= 1'000; ++person)
        ASSERT_EQ(heard(chat, person, "hi", 1), "rate_limited");
}

}  // namespace
}  // namespace agora::match
