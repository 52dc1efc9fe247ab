#include "match/testing/room.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace agora::match {
namespace {

using namespace test;

struct Splendor : Holder {
    Splendor() : Holder(two_people("splendor")) {
        first = on_turn();
        second = first == ann ? bob : ann;
    }
    PersonId first = 0;
    PersonId second = 0;
};

TEST(RoomUndo, U1_TheOwnLastDecisionIsTakenBack) {
    Splendor at;
    EXPECT_EQ(at.ask_undo(at.first), "nothing_to_undo");
    EXPECT_EQ(at.ask_undo(cid), "not_here");
    const auto before = at.room.state().table->record();
    at.decide(at.first, "take R G O");
    EXPECT_EQ(at.ask_undo(at.second), "nothing_to_undo");
    EXPECT_EQ(at.ask_undo(at.first), "ok");
    EXPECT_NE(at.message(Viewer::spectator()).find("\"undo\":{\"seat\":"), std::string::npos);
    EXPECT_EQ(at.answer_undo(at.second, true), "ok");
    EXPECT_EQ(at.room.state().table->record(), before);
    EXPECT_EQ(at.on_turn(), at.first);
    EXPECT_EQ(at.message(0).find("\"undo\":"), std::string::npos);
    EXPECT_EQ(at.decide(at.first, "take W B G"), "ok");
}

TEST(RoomUndo, U1_NotAfterAnotherHasDecided) {
    Splendor at;
    at.decide(at.first, "take R G O");
    at.decide(at.second, "take W B G");
    EXPECT_EQ(at.ask_undo(at.first), "undo_after_others");
}

TEST(RoomUndo, U1_NotWhereTheTableForbidsIt) {
    auto setup = two_people("splendor");
    setup.undo = false;
    Holder at(setup);
    const PersonId first = at.on_turn();
    at.decide(first, "take R G O");
    EXPECT_EQ(at.ask_undo(first), "no_undo");
}

TEST(RoomUndo, U1_ATurnOfSeveralDecisionsIsTakenBackOneByOne) {
    Holder at(setup_of("labyrinth", {person_seat(ann), bot_seat("greedy")}));
    at.let_bots_play();
    ASSERT_EQ(at.on_turn(), ann);
    const auto pushes = at.room.state().table->record().steps.size();
    at.decide(ann, at.first_legal(0));  // a push; the move is still to come
    ASSERT_EQ(at.on_turn(), ann);
    EXPECT_EQ(at.ask_undo(ann), "ok");  // bots do not mind
    EXPECT_EQ(at.room.state().table->record().steps.size(), pushes);
    EXPECT_TRUE(at.room.state().decided.empty() || at.room.state().decided.back().seat != 0);
}

TEST(RoomUndo, U2_NotAfterLuck) {
    Splendor at;
    at.decide(at.first, "reserve a1");
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
    Splendor at;
    at.decide(at.first, "take R G O");
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
    at.decide(at.second, "take W B G");  // an answer too
    EXPECT_EQ(at.answer_undo(at.second, true), "no_request");
}

TEST(RoomUndo, U5_TheVersionGoesOnAndWithdrawnQuestionsAreLate) {
    Splendor at;
    at.decide(at.first, 1, "take R G O", "one");
    at.ask_undo(at.first);
    at.answer_undo(at.second, true);
    EXPECT_EQ(at.room.version(), 3);
    EXPECT_EQ(at.decide(at.second, 2, "take W B G"), "late");
    EXPECT_EQ(at.decide(at.first, 1, "take R G O", "one"), "late");  // a message that wandered
    EXPECT_EQ(at.decide(at.first, 3, "take R G O", "two"), "ok");
    EXPECT_EQ(at.loaded().state(), at.room.state());
    const auto& table = *at.room.state().table;
    EXPECT_FALSE(check_record(table.game(), table.record()));
    const auto news = at.message(0);
    EXPECT_NE(news.find("\"version\":3,\"what\":\"undone\""), std::string::npos) << news;
    EXPECT_EQ(news.find("\"version\":2,"), std::string::npos) << news;  // what it was about is gone
}

}  // namespace
}  // namespace agora::match
