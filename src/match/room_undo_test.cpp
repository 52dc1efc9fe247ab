#include "match/testing/room.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace agora::match {
namespace {

using namespace test;

struct InTurn : Holder {
    InTurn() : Holder(two_people(turn_game())) {
        first = on_turn();
        second = first == ann ? bob : ann;
    }
    PersonId first = 0;
    PersonId second = 0;
};

TEST(RoomUndo, U1_TheOwnLastDecisionIsTakenBack) {
    InTurn at;
    EXPECT_EQ(at.ask_undo(at.first), "nothing_to_undo");
    EXPECT_EQ(at.ask_undo(cid), "not_here");
    const auto before = at.room.state().table->record();
    at.decide(at.first, at.without_luck());
    EXPECT_EQ(at.ask_undo(at.second), "nothing_to_undo");
    EXPECT_EQ(at.ask_undo(at.first), "ok");
    EXPECT_NE(at.message(Viewer::spectator()).find("\"undo\":{\"seat\":"), std::string::npos);
    EXPECT_EQ(at.answer_undo(at.second, true), "ok");
    EXPECT_EQ(at.room.state().table->record(), before);
    EXPECT_EQ(at.on_turn(), at.first);
    EXPECT_EQ(at.message(0).find("\"undo\":"), std::string::npos);
    EXPECT_EQ(at.decide(at.first, at.without_luck()), "ok");
}

TEST(RoomUndo, U1_NotAfterAnotherHasDecided) {
    InTurn at;
    at.decide(at.first, at.without_luck());
    at.decide(at.second, at.without_luck());
    EXPECT_EQ(at.ask_undo(at.first), "undo_after_others");
}

TEST(RoomUndo, U1_NotWhereTheTableForbidsIt) {
    auto setup = two_people(turn_game());
    setup.undo = false;
    Holder at(setup);
    const PersonId first = at.on_turn();
    at.decide(first, at.without_luck());
    EXPECT_EQ(at.ask_undo(first), "no_undo");
}

TEST(RoomUndo, U2_NotAfterLuck) {
    InTurn at;
    at.decide(at.first, at.with_luck());
    EXPECT_EQ(at.ask_undo(at.first), "undo_after_luck");
}

TEST(RoomUndo, U3_AChoiceThatNobodySawIsTakenBackUntilItIsShown) {
    Holder at(setup_of("gops", {person_seat(ann), person_seat(bob), person_seat(cid)}));
    const Version moment = at.room.version();
    at.decide(ann, "bid 3");
    EXPECT_EQ(at.ask_undo(ann), "ok");
    at.answer_undo(bob, true);
    EXPECT_EQ(at.answer_undo(cid, true), "ok");
    EXPECT_TRUE(at.pending().has(0));
    EXPECT_EQ(at.decide(bob, moment, "bid 5"), "ok");  // the others were asked all the time
    at.decide(ann, "bid 4");
    at.decide(cid, "bid 7");  // shows all
    EXPECT_EQ(at.ask_undo(cid), "undo_after_luck");
}

TEST(RoomUndo, U4_AllOtherPeopleMustAgree) {
    InTurn at;
    at.decide(at.first, at.without_luck());
    EXPECT_EQ(at.answer_undo(at.second, true), "no_request");
    at.ask_undo(at.first);
    EXPECT_EQ(at.ask_undo(at.first), "undo_asked");
    EXPECT_EQ(at.answer_undo(at.first, true), "no_request");
    EXPECT_EQ(at.answer_undo(at.second, false), "ok");
    EXPECT_EQ(at.answer_undo(at.second, true), "no_request");
    EXPECT_EQ(at.log.size(), 2U);
    at.ask_undo(at.first);
    EXPECT_EQ(at.answer_undo(at.first, false), "ok");  // thinks better of it
    at.ask_undo(at.first);
    at.decide(at.second, at.without_luck());  // an answer too
    EXPECT_EQ(at.answer_undo(at.second, true), "no_request");
}

TEST(RoomUndo, U5_TheVersionGoesOnAndWithdrawnQuestionsAreLate) {
    InTurn at;
    const auto decision = at.without_luck();
    at.decide(at.first, 1, decision, "one");
    at.ask_undo(at.first);
    at.answer_undo(at.second, true);
    EXPECT_EQ(at.room.version(), 3);
    EXPECT_EQ(at.decide(at.second, 2, decision), "late");
    EXPECT_EQ(at.decide(at.first, 1, decision, "one"), "late");  // a message that wandered
    EXPECT_EQ(at.decide(at.first, 3, decision, "two"), "ok");
    EXPECT_EQ(at.loaded().state(), at.room.state());
    const auto& table = *at.room.state().table;
    EXPECT_FALSE(check_record(table.game(), table.record()));
    const auto news = at.message(0);
    EXPECT_NE(news.find("\"version\":3,\"what\":\"undone\""), std::string::npos) << news;
    EXPECT_EQ(news.find("\"version\":2,"), std::string::npos) << news;  // what it was about is gone
}

}  // namespace
}  // namespace agora::match
