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

// A person among bots who have decided since, with luck in between.
struct AmongBots : Holder {
    explicit AmongBots(std::string game = turn_game())
        : Holder(setup_of(std::move(game),
                          {person_seat(ann), bot_seat("random"), bot_seat("random")})) {
        let_bots_play();
    }
    // What the person sees of the game, without the version.
    std::string look() const {
        JsonWriter json;
        room.state().table->view(0)->describe(json);
        return json.take();
    }
};

TEST(RoomUndo, U6_AmongBotsItAlwaysWorksToTheOwnLastDecision) {
    AmongBots at;
    EXPECT_EQ(at.ask_undo(ann), "nothing_to_undo");
    const auto look = at.look();
    const auto steps = at.room.state().table->record().steps;
    at.decide(ann, at.with_luck());
    at.let_bots_play();
    ASSERT_EQ(at.on_turn(), ann);
    ASSERT_NE(at.look(), look);
    const auto version = at.room.version();
    EXPECT_EQ(at.ask_undo(ann), "ok");
    EXPECT_EQ(at.look(), look);
    EXPECT_EQ(at.room.state().table->record().steps, steps);
    EXPECT_EQ(at.room.version(), version + 1);  // one entry, whatever it took back
    EXPECT_EQ(at.on_turn(), ann);
    EXPECT_EQ(at.loaded().state(), at.room.state());
    EXPECT_EQ(at.decide(ann, at.without_luck()), "ok");
    EXPECT_EQ(at.ask_undo(ann), "ok");  // while they think
    EXPECT_EQ(at.on_turn(), ann);
    at.let_bots_play();  // what they thought about is gone
    EXPECT_EQ(at.on_turn(), ann);
    EXPECT_EQ(at.look(), look);
}

TEST(RoomUndo, U6_BackToTheFirstDecisionStepByStep) {
    AmongBots at;
    const auto look = at.look();
    for (int turn = 0; turn < 3; ++turn) {
        ASSERT_EQ(at.decide(ann, at.without_luck()), "ok");
        at.let_bots_play();
    }
    for (int turn = 0; turn < 3; ++turn) EXPECT_EQ(at.ask_undo(ann), "ok");
    EXPECT_EQ(at.look(), look);
    EXPECT_EQ(at.ask_undo(ann), "nothing_to_undo");
    EXPECT_EQ(at.room.state().table->record().take_backs, 3);
}

// Bots that were asked together with the person are asked again: an answer to what was asked later
// is none to what is asked now.
TEST(RoomUndo, U6_QuestionsToBotsAreWithdrawn) {
    AmongBots at("gops");
    at.decide(ann, "bid 3");
    ASSERT_FALSE(at.asked.empty());
    const auto stale = at.asked.front();
    EXPECT_EQ(at.ask_undo(ann), "ok");
    EXPECT_EQ(at.take(at.room.answer(stale.seat, stale.moment, std::nullopt, at.now)), "late");
    at.decide(ann, "bid 4");
    at.let_bots_play();
    EXPECT_TRUE(at.pending().has(0));
    EXPECT_EQ(at.loaded().state(), at.room.state());
}

TEST(RoomUndo, U6_TheGameIsMarked) {
    AmongBots at;
    at.decide(ann, at.without_luck());
    EXPECT_EQ(at.message(0).find("take_backs"), std::string::npos);
    at.ask_undo(ann);
    EXPECT_EQ(at.room.state().table->record().take_backs, 1);
    EXPECT_EQ(at.loaded().state().table->record().take_backs, 1);
    for (const Viewer viewer : {Viewer(0), Viewer::spectator()})
        EXPECT_NE(at.message(viewer).find("\"take_backs\":1,"), std::string::npos);
    const auto& table = *at.room.state().table;
    EXPECT_FALSE(check_record(table.game(), table.record()));
}

TEST(RoomUndo, U6_NotWhereAnotherPersonHasASeatOrTheTableForbidsIt) {
    auto setup = setup_of(turn_game(), {person_seat(ann), bot_seat("random"), person_seat(bob)});
    setup.grace = 20'000;
    Holder at(setup);
    at.come(ann);
    at.let_bots_play();
    at.wait(setup.grace);
    while (at.on_turn() != ann) {
        at.wait(setup.grace);
        at.let_bots_play(1);
    }
    at.decide(ann, at.without_luck());
    at.let_bots_play();
    EXPECT_EQ(at.ask_undo(ann), "undo_after_others");  // somebody is away, and comes back
    EXPECT_EQ(at.leave(bob), "ok");
    at.let_bots_play();
    EXPECT_EQ(at.ask_undo(ann), "ok");

    auto strict = setup_of(turn_game(), {person_seat(ann), bot_seat("random")});
    strict.undo = false;
    Holder forbidden(strict);
    forbidden.let_bots_play();
    forbidden.decide(ann, forbidden.without_luck());
    forbidden.let_bots_play();
    EXPECT_EQ(forbidden.ask_undo(ann), "no_undo");
}

// C4: one for whom the clock has decided is back, with what the clock decided.
TEST(RoomUndo, U6_WhatTheClockDecidedIsTakenBackToo) {
    auto setup = setup_of(turn_game(), {person_seat(ann), bot_seat("random")});
    setup.clock = {TimeControl::Kind::move, 30'000, 0};
    Holder at(setup);
    at.let_bots_play();
    at.decide(ann, at.without_luck());
    at.let_bots_play();
    for (int missed = 0; missed < 2; ++missed) {
        at.wait(30'000);
        at.let_bots_play();
    }
    ASSERT_TRUE(at.room.state().occupants[0].stands_in);
    EXPECT_EQ(at.ask_undo(ann), "ok");
    EXPECT_TRUE(at.room.state().occupants[0].decides_itself());
    EXPECT_EQ(at.on_turn(), ann);
    EXPECT_EQ(at.left(0), 30'000);
    EXPECT_EQ(at.loaded().state(), at.room.state());
}

}  // namespace
}  // namespace agora::match
