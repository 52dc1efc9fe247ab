#include "match/testing/room.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace agora::match {
namespace {

using namespace test;

constexpr TimeControl half_a_minute = {TimeControl::Kind::move, 30'000, 0};
constexpr TimeControl one_minute = {TimeControl::Kind::game, 60'000, 2'000};

TEST(RoomTime, C1_TheBankOfTheOneOnTurnRuns) {
    Holder at(with_clock(turn_game(), one_minute));
    const Seat first = *at.pending().begin();
    const Seat second = static_cast<Seat>(1 - first);
    at.wait(10'000);
    EXPECT_EQ(at.left(first), 50'000);
    EXPECT_EQ(at.left(second), 60'000);
    EXPECT_EQ(at.decide(at.on_turn(), at.without_luck()), "ok");
    at.wait(5'000);
    EXPECT_EQ(at.left(first), 52'000);
    EXPECT_EQ(at.left(second), 55'000);
    EXPECT_NE(at.message(0).find("\"left\":52000,\"runs\":false"), std::string::npos);
    EXPECT_NE(at.message(0).find("\"left\":55000,\"runs\":true"), std::string::npos);
}

TEST(RoomTime, C2_AllWhoChooseRunAndBotsDoNot) {
    auto setup = setup_of("gops", {person_seat(ann), person_seat(bob), bot_seat("random")});
    setup.clock = one_minute;
    Holder at(setup);
    at.wait(7'000);
    EXPECT_EQ(at.left(0), 53'000);
    EXPECT_EQ(at.left(1), 53'000);
    EXPECT_EQ(at.left(2), 60'000);
    at.decide(ann, "bid 3");
    at.wait(1'000);
    EXPECT_EQ(at.left(0), 55'000);
    EXPECT_EQ(at.left(1), 52'000);
}

TEST(RoomTime, C3_TheDefaultDecisionIsMadeWhenTheTimeIsUp) {
    Holder at(with_clock("gops", half_a_minute));
    EXPECT_EQ(at.room.deadline(), 31'000);
    at.wait(29'999);
    EXPECT_EQ(at.log.size(), 1U);
    at.now += 1;
    EXPECT_EQ(at.decide(ann, "bid 3"), "time_up");  // whoever comes first, the message or the clock
    at.wake();
    EXPECT_EQ(at.log.size(), 3U);
    EXPECT_TRUE(at.log[1].text.starts_with("play clock\n0 bid ")) << at.log[1].text;
    EXPECT_TRUE(at.log[2].text.starts_with("play clock\n1 bid "));
    EXPECT_EQ(at.room.state().occupants[0].missed, 1);
    EXPECT_EQ(at.room.deadline(), 61'000);
    EXPECT_EQ(at.decide(ann, 1, "bid 3"), "late");
    EXPECT_EQ(at.decide(ann, at.first_legal(0)), "ok");
    EXPECT_EQ(at.room.state().occupants[0].missed, 0);
}

TEST(RoomTime, C3_ABotDecidesThisOnceWhereTheTableSaysSo) {
    auto setup = with_clock("gops", half_a_minute);
    setup.timeout = TimeoutRule::bot;
    setup.stand_in = "random";
    Holder at(setup);
    at.decide(bob, "bid 5");
    at.wait(30'000);
    ASSERT_EQ(at.asked.size(), 1U);
    EXPECT_EQ(at.asked[0].seat, 0);
    EXPECT_EQ(at.asked[0].level, "random");
    EXPECT_EQ(at.decide(ann, "bid 3"), "time_up");
    EXPECT_GT(at.room.deadline(), at.now);  // it is the bot's matter now
    at.let_bots_play();
    EXPECT_EQ(at.room.state().occupants[0].missed, 1);
    EXPECT_EQ(at.decide(ann, at.first_legal(0)), "ok");  // and it has its seat still
}

TEST(RoomTime, C3_AfterTheBankTheIncrementIsAllThereIs) {
    Holder at(with_clock(turn_game(), one_minute));
    const Seat first = *at.pending().begin();
    at.wait(60'000);
    EXPECT_EQ(at.left(first), 2'000);
    EXPECT_EQ(at.decide(at.on_turn(), at.first_legal(*at.pending().begin())), "ok");
    EXPECT_EQ(at.room.deadline(), at.now + 2'000);
}

TEST(RoomTime, C4_ForOneWhoseTimeIsUpTwiceABotPlaysUntilTheOwnerReturns) {
    Holder at(with_clock("gops", half_a_minute));
    at.come(ann);
    at.come(bob);
    for (int round = 0; round < 2; ++round) {
        at.decide(ann, at.first_legal(0));
        at.wait(30'000);
    }
    EXPECT_EQ(at.log.back().text, "stand 1 time");
    EXPECT_TRUE(at.room.state().leavers.empty());
    ASSERT_EQ(at.asked.size(), 1U);
    EXPECT_EQ(at.asked[0].level, "greedy");
    EXPECT_NE(at.message(0).find("Bob does not answer: a bot plays on."), std::string::npos);
    at.let_bots_play();
    EXPECT_EQ(at.take_over(bob), "ok");
    EXPECT_EQ(at.take_over(bob), "again");
    EXPECT_EQ(at.take_over(cid), "not_here");
    EXPECT_EQ(at.log.back().text, "back 1");
    at.decide(ann, at.first_legal(0));
    EXPECT_EQ(at.decide(bob, at.first_legal(1)), "ok");
    EXPECT_EQ(at.room.state().occupants[1].missed, 0);
    EXPECT_EQ(at.loaded().state(), at.room.state());
}

TEST(RoomTime, C4_WhoDecidesIsBack) {
    Holder at(with_clock("gops", half_a_minute));
    for (int round = 0; round < 2; ++round) {
        at.decide(ann, at.first_legal(0));
        at.wait(30'000);
    }
    ASSERT_TRUE(at.room.state().occupants[1].stands_in);
    const auto thinks = at.asked.at(0);
    EXPECT_EQ(at.decide(bob, "nonsense"), "illegal");
    EXPECT_TRUE(at.room.state().occupants[1].stands_in);
    EXPECT_EQ(at.decide(bob, at.first_legal(1)), "ok");
    EXPECT_FALSE(at.room.state().occupants[1].stands_in);
    EXPECT_EQ(at.take(at.room.answer(1, thinks.moment, thinks.legal[0], at.now)), "late");
    EXPECT_EQ(at.loaded().state(), at.room.state());
}

TEST(RoomTime, C4_TheClockNeitherTakesSeatsNorClosesTables) {
    auto clock = one_minute;
    clock.increment = 0;
    Holder at(with_clock(turn_game(), clock));
    while (at.room.state().is_attended()) {
        at.now = std::max(at.now, at.room.deadline());
        at.wake();
    }
    EXPECT_EQ(at.room.life(), Life::playing);  // it waits: bots do not play on among themselves
    EXPECT_TRUE(at.asked.empty());
    EXPECT_EQ(at.room.state().people(), 2);
    // The first of the two was told otherwise, as it was then.
    const auto told = at.message(0);
    EXPECT_NE(told.find("does not answer: a bot plays on."), std::string::npos);
    EXPECT_NE(told.find("does not answer: the game waits until somebody is back."),
              std::string::npos);
    EXPECT_EQ(at.loaded().state(), at.room.state());
    at.wait(3'600'000);
    EXPECT_EQ(at.take_over(bob), "ok");
    EXPECT_EQ(at.room.life(), Life::playing);
    const bool waits_for_bob = at.on_turn() == bob;
    EXPECT_TRUE(waits_for_bob || !at.asked.empty());
}

// Tables that were played when the clock took seats.
TEST(RoomTime, C4_OldLogsStillLoad) {
    Holder at(with_clock("gops", half_a_minute));
    at.decide(ann, at.first_legal(0));
    at.log.push_back({at.now, "leave 1 time"});
    EXPECT_EQ(at.loaded().state().leavers.at(0).person, bob);
}

TEST(RoomTime, C5_TimeWithoutServerDoesNotCount) {
    Holder at(with_clock(turn_game(), one_minute));
    const Seat first = *at.pending().begin();
    at.wait(10'000);
    const auto fell = at.now;
    at.now += 500'000;
    const std::array downtimes = {Downtime{fell, at.now}};
    at.room = at.loaded(downtimes);
    EXPECT_NE(at.message(0).find("\"left\":50000,\"runs\":true"), std::string::npos);
    EXPECT_EQ(at.room.deadline(), at.now + 50'000);
    at.wait(20'000);
    EXPECT_EQ(at.decide(at.on_turn(), at.without_luck()), "ok");
    EXPECT_EQ(at.room.state().clocks.left(first, 0), 32'000);
    EXPECT_EQ(at.loaded(downtimes).state(), at.room.state());
}

TEST(RoomTime, C6_AnUndoCostsTheOtherNothingAndReturnsTheIncrement) {
    Holder at(with_clock(turn_game(), one_minute));
    const Seat first = *at.pending().begin();
    const PersonId owner = at.on_turn();
    const PersonId other = owner == ann ? bob : ann;
    at.wait(10'000);
    at.decide(owner, at.without_luck());
    at.wait(8'000);
    EXPECT_EQ(at.ask_undo(owner), "ok");
    EXPECT_EQ(at.answer_undo(other, true), "ok");
    EXPECT_EQ(at.left(static_cast<Seat>(1 - first)), 60'000);
    EXPECT_EQ(at.left(first), 50'000);
    at.wait(1'000);
    EXPECT_EQ(at.left(first), 49'000);
}

TEST(RoomTime, TimeNeverGoesBackAtATable) {
    Holder at(with_clock(turn_game(), one_minute));
    const Seat first = *at.pending().begin();
    at.wait(10'000);
    at.decide(at.on_turn(), at.without_luck());
    at.now -= 9'000;  // somebody has set the clock of the machine
    at.decide(at.on_turn(), at.without_luck());
    EXPECT_EQ(at.room.state().clocks.left(static_cast<Seat>(1 - first), 0), 62'000);
    EXPECT_EQ(at.loaded().state(), at.room.state());
}

}  // namespace
}  // namespace agora::match
