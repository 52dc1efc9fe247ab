// Splendor in a room: what is kept of a decision and its luck, and refusals that tell nothing.
#include "match/testing/room.hpp"

#include <gtest/gtest.h>

namespace agora::match {
namespace {

using namespace test;

TEST(SplendorRoom, D1_ADecisionIsMeantForWhatItsSenderHadSeen) {
    Holder at(two_people("splendor"));
    const PersonId first = at.on_turn();
    const PersonId second = first == ann ? bob : ann;
    const Version moment = at.room.version();
    EXPECT_EQ(at.decide(second, moment, "take R G O"), "not_your_turn");
    EXPECT_EQ(at.decide(first, moment + 1, "take R G O"), "ahead");
    EXPECT_EQ(at.decide(cid, moment, "take R G O"), "not_here");
    EXPECT_EQ(at.decide(first, moment, "take R G O"), "ok");
    EXPECT_EQ(at.log.size(), 2U);
    EXPECT_NE(at.log.back().text.find(" take G R O"), std::string::npos) << at.log.back().text;
    EXPECT_EQ(at.decide(second, moment, "take W B G"), "late");  // asked after that version
    EXPECT_EQ(at.decide(second, moment + 1, "take W B G"), "ok");
}

TEST(SplendorRoom, D5_ARefusalHasACodeAndWordsInBothLanguages) {
    Holder at(two_people("splendor"));
    const PersonId first = at.on_turn();
    const auto refused = at.room.decide(first, {1, "buy 111", ""}, at.now, Lang::en);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::illegal);
    EXPECT_EQ(refused.error().message, "Card does not exist. Please try again");
    const auto french = at.room.decide(cid, {1, "buy 111", ""}, at.now, Lang::fr);
    EXPECT_EQ(french.error().message, "Vous n’êtes pas assis à cette table");
    EXPECT_EQ(at.log.size(), 1U);
}

TEST(SplendorRoom, D6_ADecisionAndItsLuckAreOneEntryBeforeAnybodyIsTold) {
    Holder at(two_people("splendor"));
    const Seat seat = *at.pending().begin();
    const auto done = at.room.decide(at.on_turn(), {1, "reserve a1", "m"}, 5'000, Lang::en);
    ASSERT_TRUE(done);
    ASSERT_EQ(done->effects.size(), 2U);
    const auto& append = std::get<effect::Append>(done->effects[0]);
    EXPECT_EQ(append.version, 2);
    EXPECT_EQ(append.entry.at, 5'000);
    EXPECT_TRUE(append.entry.text.starts_with("play person m\n" + std::to_string(seat) +
                                              " reserve a1\n* card "))
        << append.entry.text;
    EXPECT_TRUE(std::holds_alternative<effect::Tell>(done->effects[1]));
}

TEST(SplendorRoom, M3_ARefusalIsTheSameInEveryWorldOfTheSender) {
    Holder at(two_people("splendor"));
    at.decide(at.on_turn(), "reserve tier1");
    const PersonId sender = at.on_turn();
    const Seat seat = *at.pending().begin();
    auto other = at.room;
    Random random(4);
    WorldSwap::put(other, at.room.state().table->view(seat)->sample(random));
    for (const std::string_view text : {"buy r1", "take E", "reserve tier9", "hello", "buy a1"}) {
        const Wish wish{at.room.version(), std::string(text), ""};
        const auto here = at.room.decide(sender, wish, at.now, Lang::en);
        const auto there = other.decide(sender, wish, at.now, Lang::en);
        ASSERT_FALSE(here) << text;
        ASSERT_FALSE(there) << text;
        EXPECT_EQ(here.error(), there.error());
    }
}

}  // namespace
}  // namespace agora::match
