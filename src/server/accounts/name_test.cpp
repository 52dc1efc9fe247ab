#include "server/accounts/name.hpp"

#include <gtest/gtest.h>

namespace agora::server {
namespace {

BadName fault_of(std::string_view text) {
    const auto name = proper_name(text);
    if (name) ADD_FAILURE() << text << " was accepted";
    return name ? BadName::length : name.error();
}

TEST(Names, OfManyAlphabetsAreKeptAsTheyAre) {
    for (const std::string name : {"Al", "Ada", "Élodie", "Jean-Luc", "Mary Ann", "O'Neil", "x_9",
                                   "Юлия", "Ωμέγα", "名前", "한국", "player2"})
        EXPECT_EQ(proper_name(name), name);
    EXPECT_EQ(proper_name("  Ada "), "Ada");
}

TEST(Names, HaveALength) {
    EXPECT_EQ(fault_of(""), BadName::length);
    EXPECT_EQ(fault_of("A"), BadName::length);
    EXPECT_EQ(fault_of(std::string(25, 'a')), BadName::length);
    EXPECT_TRUE(proper_name(std::string(24, 'a')));
    EXPECT_EQ(fault_of(std::string(5000, 'a')), BadName::length);
}

TEST(Names, HoldNothingThatCannotBeSeen) {
    for (const std::string name : {"Ada\n", "A\tB", "Ada\u200B", "\u202EadA", "Ad\u0301a",
                                   "Ada\u00AD", "A  B", "-Ada", "Ada-", "J.R.", "A--B", "Ada/Bob",
                                   "<b>", "\xC3", "Ada\U0001F3B2", "\uFF21\uFF22", "\U0001D400da"})
        EXPECT_EQ(fault_of(name), BadName::letters) << name;
    EXPECT_EQ(fault_of(std::string("A\0B", 3)), BadName::letters);
}

TEST(Names, DoNotMixAlphabetsThatLookAlike) {
    EXPECT_EQ(fault_of("Аda"), BadName::mixed);   // a Cyrillic А
    EXPECT_EQ(fault_of("Αnna"), BadName::mixed);  // a Greek Α
}

TEST(Names, OfTheHouseAreReserved) {
    for (const std::string name : {"Agora", "admin", "ADMIN", "a.d.m.i.n", "Admin 2", "bot", "Bot7",
                                   "guest 17", "Système", "nobody", "12345"})
        EXPECT_EQ(fault_of(name), BadName::reserved) << name;
    EXPECT_TRUE(proper_name("Abbot"));
}

TEST(Names, ThatAreRefusedAreExplainedInBothLanguages) {
    for (const auto bad : {BadName::length, BadName::letters, BadName::mixed, BadName::reserved}) {
        EXPECT_FALSE(words_of(bad).en.empty());
        EXPECT_NE(words_of(bad).en, words_of(bad).fr);
    }
}

}  // namespace
}  // namespace agora::server
