#include "match/testing/room.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace agora::match {
namespace {

using namespace test;

constexpr TimeControl half_a_minute = {TimeControl::Kind::move, 30'000, 0};
constexpr TimeControl one_minute = {TimeControl::Kind::game, 60'000, 2'000};

// Objectives and the starting hand have 45 seconds where a card has 30, and the hand is
// one decision.
struct Hands : Holder {
    explicit Hands(TimeoutRule rule = TimeoutRule::standard) : Holder(setup(rule)) {
        come(ann);
        come(bob);
    }
    static Setup setup(TimeoutRule rule) {
        auto setup = with_clock("royalmatch", half_a_minute);
        setup.timeout = rule;
        setup.stand_in = "random";
        return setup;
    }
    int missed(Seat seat) const { return room.state().occupants[seat].missed; }
};

TEST(RoomTime, C7_AGameMayGiveSomeDecisionsMoreTime) {
    Hands at;
    EXPECT_EQ(at.left(0), 45'000);
    at.decide(ann, at.first_legal(0));
    at.decide(bob, at.first_legal(1));
    EXPECT_EQ(at.left(0), 45'000);
    at.wait(10'000);
    at.decide(ann, at.first_legal(0));  // the first of five cards
    EXPECT_EQ(at.left(0), 35'000);      // no new time
    at.wait(34'999);
    EXPECT_EQ(at.missed(0), 0);
    at.wait(1);
    EXPECT_EQ(at.missed(0), 1);
    EXPECT_EQ(at.missed(1), 1);
    EXPECT_EQ(at.left(0), 30'000);  // a card
    EXPECT_EQ(at.loaded().state(), at.room.state());
}

TEST(RoomTime, C7_TheStartingHandIsOneTimeOut) {
    for (const auto rule : {TimeoutRule::standard, TimeoutRule::bot}) {
        Hands at(rule);
        at.decide(ann, at.first_legal(0));
        at.decide(bob, at.first_legal(1));
        at.decide(ann, at.first_legal(0));
        const auto entries = at.log.size();
        at.wait(45'000);
        at.let_bots_play();
        EXPECT_EQ(at.missed(0), 1);
        EXPECT_EQ(at.missed(1), 1);
        EXPECT_FALSE(at.room.state().occupants[1].stands_in);
        EXPECT_TRUE(at.pending().has(0));
        if (rule == TimeoutRule::standard) { EXPECT_EQ(at.log.size(), entries + 2); }
        at.decide(ann, at.first_legal(0));
        at.wait(30'000);
        EXPECT_EQ(at.missed(0), 0);
        at.let_bots_play();
        EXPECT_TRUE(at.room.state().occupants[1].stands_in);  // the second in a row
        EXPECT_EQ(at.loaded().state(), at.room.state());
    }
}

// D9: the last card of a round is played for everybody in the entry of the card before.
TEST(RoomTime, C6_WhatTheTableDecidesBringsNoIncrement) {
    auto setup = with_clock("royalmatch", one_minute);
    setup.settings.values = {{"rounds", "1"}};
    Holder at(setup);
    const auto decide = [&](Seat seat) {
        const auto before = at.left(seat);
        ASSERT_EQ(at.decide(seat == 0 ? ann : bob, at.first_legal(seat)), "ok");
        const bool goes_on = at.room.state().goes_on[seat];
        EXPECT_EQ(at.left(seat), before + (goes_on ? 0 : 2'000)) << at.log.back().text;
    };
    while (at.room.life() == Life::playing) {
        const Seat seat = *at.pending().begin();
        const Ms other = at.left(static_cast<Seat>(1 - seat));
        decide(seat);
        EXPECT_EQ(at.left(static_cast<Seat>(1 - seat)), other);
    }
    const auto last = read_log_record(at.log.back().text)->steps;
    const auto cards =
        std::ranges::count_if(last, [](const Step& step) { return step.seat.has_value(); });
    EXPECT_EQ(cards, 3);  // the last but one, and the last of both
    EXPECT_EQ(at.finished, 1);
    EXPECT_EQ(at.loaded().state(), at.room.state());
    EXPECT_FALSE(check_record(at.room.state().table->game(), at.room.state().table->record()));
}

}  // namespace
}  // namespace agora::match
