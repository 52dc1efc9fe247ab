#include "match/testing/room.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace agora::match {
namespace {

using namespace test;

Setup three_people() {
    return setup_of("gops", {person_seat(ann), person_seat(bob), person_seat(cid)});
}

TEST(RoomPlay, D1_ADecisionIsMeantForWhatItsSenderHadSeen) {
    Holder at(two_people(turn_game()));
    const PersonId first = at.on_turn();
    const PersonId second = first == ann ? bob : ann;
    const Version moment = at.room.version();
    const auto decision = at.without_luck();
    EXPECT_EQ(at.decide(second, moment, decision), "not_your_turn");
    EXPECT_EQ(at.decide(first, moment + 1, decision), "ahead");
    EXPECT_EQ(at.decide(cid, moment, decision), "not_here");
    EXPECT_EQ(at.decide(first, moment, decision), "ok");
    EXPECT_EQ(at.log.size(), 2U);
    EXPECT_EQ(at.decide(second, moment, at.without_luck()), "late");  // asked after that version
    EXPECT_EQ(at.decide(second, moment + 1, at.without_luck()), "ok");
}

TEST(RoomPlay, D1_WhatIsKeptIsTheDecisionAndNotHowItWasTyped) {
    Holder at(two_people("gops"));
    EXPECT_EQ(at.decide(ann, "  Bid   3"), "ok");
    EXPECT_NE(at.log.back().text.find("\n0 bid 3"), std::string::npos) << at.log.back().text;
}

TEST(RoomPlay, D1_ChoicesOfOthersDoNotMakeADecisionLate) {
    Holder at(three_people());
    const Version moment = at.room.version();
    EXPECT_EQ(at.decide(ann, moment, "bid 3"), "ok");
    EXPECT_EQ(at.decide(bob, moment, "bid 5"), "ok");
    EXPECT_EQ(at.decide(cid, moment, "bid 7"), "ok");  // the last: all are asked anew
    for (const PersonId person : {ann, bob, cid})
        EXPECT_EQ(at.decide(person, moment, "bid 1"), "late");
    EXPECT_EQ(at.decide(cid, at.room.version(), "bid 1"), "ok");
}

TEST(RoomPlay, D2_ARepeatedDecisionIsAnsweredAndNotMadeAgain) {
    Holder at(three_people());
    const Version moment = at.room.version();
    EXPECT_EQ(at.decide(ann, moment, "bid 3", "first"), "ok");
    EXPECT_EQ(at.decide(bob, moment, "bid 5"), "ok");
    EXPECT_EQ(at.decide(ann, moment, "bid 3", "first"), "again");
    EXPECT_EQ(at.decide(bob, moment, "bid 5"), "again");
    EXPECT_EQ(at.decide(bob, moment, "bid 6"), "late");  // another decision for an old moment
    EXPECT_EQ(at.decide(cid, moment, "bid 7"), "ok");
    EXPECT_EQ(at.decide(ann, moment, "bid 3", "first"), "again");
    EXPECT_EQ(at.decide(ann, at.room.version(), "bid 4", "first"), "again");
    EXPECT_EQ(at.decide(bob, moment, "bid 5"), "again");
    EXPECT_EQ(at.decide(cid, moment, "bid 5"), "late");  // that was somebody else's
    EXPECT_EQ(at.log.size(), 4U);
    const auto repeated = at.room.decide(ann, {moment, "bid 3", "first"}, at.now, Lang::en);
    EXPECT_EQ(repeated->version, 2);
}

TEST(RoomPlay, D2_ARepeatedDecisionIsRecognisedAfterARestart) {
    Holder at(three_people());
    const Version moment = at.room.version();
    at.decide(ann, moment, "bid 3", "first");
    at.decide(bob, moment, "bid 5");
    at.room = at.loaded();
    EXPECT_EQ(at.decide(ann, moment, "bid 3", "first"), "again");
    EXPECT_EQ(at.decide(bob, moment, "bid 5"), "again");
    EXPECT_EQ(at.decide(bob, moment, "bid 6"), "late");
}

TEST(RoomPlay, D2_TheSameTextForALaterMomentIsANewDecision) {
    Holder at(two_people(turn_game()));
    const auto decision = at.without_luck();
    for (int turn = 0; turn < 4; ++turn) EXPECT_EQ(at.decide(at.on_turn(), decision), "ok") << turn;
}

TEST(RoomPlay, D2_MarksAreWordsOfTheClientAndNotOurs) {
    Holder at(three_people());
    EXPECT_EQ(at.decide(ann, 1, "bid 3", "two words"), "bad_text");
    EXPECT_EQ(at.decide(ann, 1, "bid 3", "~abc"), "bad_text");
    EXPECT_EQ(at.decide(ann, 1, std::string(600, 'x')), "too_long");
    EXPECT_EQ(at.room.version(), 1);
}

TEST(RoomPlay, D4_TheOrderOfSimultaneousChoicesChangesNothing) {
    const std::vector<std::pair<PersonId, std::string>> choices = {
        {ann, "bid 3"}, {bob, "bid 5"}, {cid, "bid 7"}};
    std::vector<std::string> told;
    for (auto order = std::vector{0, 1, 2};;) {
        Holder at(three_people());
        const Version moment = at.room.version();
        for (const int i : order) {
            const auto& [person, text] = choices[static_cast<std::size_t>(i)];
            EXPECT_EQ(at.decide(person, moment, text), "ok");
        }
        std::string all;
        for (const Viewer viewer : viewers_of(3)) {
            JsonWriter json;
            at.room.state().table->view(viewer)->describe(json);
            all += json.take();
        }
        told.push_back(all);
        if (!std::next_permutation(order.begin(), order.end())) break;
    }
    for (const auto& one : told) EXPECT_EQ(one, told.front());
}

TEST(RoomPlay, D5_ARefusalHasACodeAndWordsInBothLanguages) {
    Holder at(two_people("gops"));
    const auto refused = at.room.decide(ann, {1, "bid 99", ""}, at.now, Lang::en);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::illegal);
    EXPECT_NE(refused.error().message, "");
    const auto french = at.room.decide(cid, {1, "bid 99", ""}, at.now, Lang::fr);
    EXPECT_EQ(french.error().message, "Vous n’êtes pas assis à cette table");
    EXPECT_EQ(at.log.size(), 1U);
}

TEST(RoomPlay, D6_ADecisionAndItsLuckAreOneEntryBeforeAnybodyIsTold) {
    Holder at(two_people("gops"));
    at.decide(ann, "bid 3");
    const auto done = at.room.decide(bob, {1, "bid 5", "m"}, 5'000, Lang::en);
    ASSERT_TRUE(done);
    ASSERT_EQ(done->effects.size(), 2U);
    const auto& append = std::get<effect::Append>(done->effects[0]);
    EXPECT_EQ(append.version, 3);
    EXPECT_EQ(append.entry.at, 5'000);
    EXPECT_TRUE(append.entry.text.starts_with("play person m\n1 bid 5\n* prize "))
        << append.entry.text;
    EXPECT_TRUE(std::holds_alternative<effect::Tell>(done->effects[1]));
}

TEST(RoomPlay, D7_ALogThatCannotBeIsRefused) {
    Holder at(three_people());
    at.decide(ann, "bid 3");
    const auto refused = [&](auto&& change) {
        auto log = at.log;
        change(log);
        return !Room::load(at.room.setup(), log, {}, at.now).has_value();
    };
    EXPECT_FALSE(refused([](auto&) {}));
    EXPECT_TRUE(refused([](auto& log) { log.erase(log.begin()); }));
    EXPECT_TRUE(refused([](auto& log) { log.push_back(log.back()); }));
    EXPECT_TRUE(refused([](auto& log) { log.push_back({1, "undo 1"}); }));
    EXPECT_TRUE(refused([](auto& log) { log.push_back({1, "back 0"}); }));
    EXPECT_TRUE(refused([](auto& log) { log.push_back({1, "leave 5"}); }));
    EXPECT_TRUE(refused([](auto& log) { log.push_back({1, "join 0 9 Eve"}); }));
    EXPECT_TRUE(refused([](auto& log) { log.push_back({1, "host 9"}); }));
    EXPECT_TRUE(refused([](auto& log) { log[1].text = "play person m\n0 bid 99"; }));
    EXPECT_TRUE(refused([](auto& log) { log[0].text = "start"; }));  // without its luck
}

TEST(RoomPlay, BotsAreAskedOnceForEachMoment) {
    Holder at(setup_of("gops", {person_seat(ann), bot_seat("random"), bot_seat("greedy")}));
    ASSERT_EQ(at.asked.size(), 2U);
    EXPECT_EQ(at.asked[0].seat, 1);
    EXPECT_EQ(at.asked[0].level, "random");
    EXPECT_EQ(at.asked[0].moment, 1);
    EXPECT_FALSE(at.asked[0].legal.empty());
    EXPECT_NE(at.asked[0].seed, at.asked[1].seed);
    at.decide(ann, "bid 3");
    at.wake();
    EXPECT_EQ(at.asked.size(), 2U);
    at.let_bots_play(2);
    EXPECT_EQ(at.asked.size(), 2U);  // the next round
    EXPECT_EQ(at.asked[0].moment, at.room.version());
}

TEST(RoomPlay, AnswersOfBotsAreCheckedLikeAnyDecision) {
    Holder at(setup_of("gops", {person_seat(ann), bot_seat("random")}));
    const auto ask = at.asked.at(0);
    EXPECT_EQ(at.take(at.room.answer(0, 1, ask.legal[0], at.now)), "late");  // a person's seat
    EXPECT_EQ(at.take(at.room.answer(1, 0, ask.legal[0], at.now)), "late");
    EXPECT_EQ(at.take(at.room.answer(1, 1, 0xFFFFFFFF, at.now)), "illegal");
    EXPECT_EQ(at.take(at.room.answer(1, 1, std::nullopt, at.now)), "ok");  // it knows nothing
    EXPECT_EQ(at.take(at.room.answer(1, 1, ask.legal[0], at.now)), "late");
    EXPECT_TRUE(at.log.back().text.starts_with("play bot\n1 bid "));
}

TEST(RoomPlay, BotsAreAskedAgainAfterARestart) {
    Holder at(setup_of("gops", {person_seat(ann), bot_seat("random")}));
    const auto before = at.asked.at(0);
    at.room = at.loaded();
    at.asked.clear();
    EXPECT_EQ(at.room.deadline(), 0);
    at.wake();
    ASSERT_EQ(at.asked.size(), 1U);
    EXPECT_EQ(at.asked[0].seed, before.seed);
    EXPECT_EQ(at.asked[0].moment, before.moment);
    EXPECT_GT(at.room.deadline(), 0);
}

}  // namespace
}  // namespace agora::match
