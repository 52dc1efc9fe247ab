#include "match/testing/room.hpp"

#include <gtest/gtest.h>

namespace agora::match {
namespace {

using namespace test;

// It is the turn of `absent`, who is away; `present` is there.
struct Absence : Holder {
    Absence() : Holder(two_people(turn_game())) {
        absent = on_turn();
        present = absent == ann ? bob : ann;
        seat = *pending().begin();
        come(ann);
        come(bob);
        go(absent);
    }
    PersonId absent = 0;
    PersonId present = 0;
    Seat seat = 0;
};

TEST(RoomPresence, P1_ABotStandsInAfterTheGrace) {
    Absence at;
    EXPECT_EQ(at.room.deadline(), at.now + 60'000);
    at.wait(59'999);
    EXPECT_TRUE(at.asked.empty());
    at.wait(1);
    EXPECT_EQ(at.log.back().text, "stand " + std::to_string(at.seat));
    ASSERT_EQ(at.asked.size(), 1U);
    EXPECT_EQ(at.asked[0].seat, at.seat);
    EXPECT_EQ(at.asked[0].level, "greedy");
    EXPECT_NE(at.message(0).find("\"connected\":false,\"stand_in\":true"), std::string::npos);
    at.let_bots_play();
    EXPECT_EQ(at.decide(at.present, at.first_legal(*at.pending().begin())), "ok");
    EXPECT_EQ(at.asked.size(), 1U);  // and goes on standing in
}

TEST(RoomPresence, P1_NobodyStandsInWhereNobodyWaits) {
    Absence at;
    at.go(at.present);
    at.wait(3'600'000);
    EXPECT_TRUE(at.asked.empty());
    at.come(at.present);
    at.wake();
    EXPECT_EQ(at.asked.size(), 1U);
}

TEST(RoomPresence, P1_NobodyStandsInWhereTheTableDoesNotWaitForTheSeat) {
    Absence at;
    at.come(at.absent);
    at.go(at.present);
    at.wait(3'600'000);
    EXPECT_TRUE(at.asked.empty());
    EXPECT_EQ(at.decide(at.absent, at.first_legal(at.seat)), "ok");
    EXPECT_LE(at.room.deadline(), at.now);  // now it does
    at.wake();
    EXPECT_EQ(at.asked.size(), 1U);
}

TEST(RoomPresence, P1_WithoutGraceTheTableWaits) {
    auto setup = two_people(turn_game());
    setup.grace = 0;
    Holder at(setup);
    at.come(at.on_turn() == ann ? bob : ann);
    at.wait(3'600'000);
    EXPECT_TRUE(at.asked.empty());
}

TEST(RoomPresence, P2_WhoComesBackHasTheSeatBack) {
    Absence at;
    at.wait(60'000);
    const auto ask = at.asked.at(0);
    at.come(at.absent);
    EXPECT_EQ(at.log.back().text, "back " + std::to_string(at.seat));
    EXPECT_EQ(at.take(at.room.answer(ask.seat, ask.moment, ask.legal[0], at.now)), "late");
    EXPECT_EQ(at.decide(at.absent, at.first_legal(at.seat)), "ok");
}

TEST(RoomPresence, P2_TheClockOfWhoIsBackRunsOn) {
    auto setup = two_people(turn_game());
    setup.clock = {TimeControl::Kind::game, 600'000, 0};
    Holder at(setup);
    const PersonId absent = at.on_turn();
    const Seat seat = *at.pending().begin();
    at.come(absent == ann ? bob : ann);
    at.wait(60'000);
    EXPECT_FALSE(at.room.state().clocks.runs(seat));
    at.wait(20'000);
    at.come(absent);
    at.wait(5'000);
    EXPECT_EQ(at.left(seat), 535'000);
}

TEST(RoomPresence, P3_BotsDoNotPlayOnAmongThemselves) {
    Absence at;
    at.wait(60'000);
    at.asked.clear();
    at.leave(at.present);  // who stays is away, and a bot stands in
    EXPECT_EQ(at.room.life(), Life::playing);
    at.wait(1'000);
    EXPECT_TRUE(at.asked.empty());
    EXPECT_NE(at.room.deadline(), 0);
    at.come(at.absent);
    EXPECT_EQ(at.decide(at.absent, at.first_legal(at.seat)), "ok");
    EXPECT_EQ(at.asked.size(), 1U);
}

TEST(RoomPresence, P4_ARestartGivesTheWholeGrace) {
    Absence at;
    at.wait(59'000);
    at.room = at.loaded();
    at.come(at.present);
    EXPECT_EQ(at.room.deadline(), at.now + 60'000);
}

TEST(RoomPresence, P5_SpectatorsUpToTheLimit) {
    auto setup = two_people("gops");
    setup.spectators = 1;
    Holder at(setup);
    EXPECT_EQ(at.come(cid), "ok");
    EXPECT_EQ(at.come(cid), "ok");
    EXPECT_EQ(at.come(dee), "crowded");
    EXPECT_EQ(at.come(ann), "ok");  // a player is none
    EXPECT_NE(at.message(0).find("\"spectators\":1"), std::string::npos);
    at.go(cid);
    EXPECT_EQ(at.come(dee), "ok");
}

TEST(RoomChat, K1_PlayersAndSpectatorsSpeakApart) {
    Holder at(two_people("gops"));
    at.come(ann);
    at.come(cid);
    EXPECT_EQ(at.say(dee, "hi"), "not_here");
    EXPECT_EQ(at.say(ann, "hi"), "ok");
    EXPECT_EQ(at.speeches.back().channel, ChatChannel::players);
    EXPECT_EQ(at.say(cid, "good move"), "ok");
    EXPECT_EQ(at.speeches.back().channel, ChatChannel::spectators);
    EXPECT_TRUE(at.room.hears(cid, ChatChannel::players));
    EXPECT_TRUE(at.room.hears(cid, ChatChannel::spectators));
    EXPECT_TRUE(at.room.hears(ann, ChatChannel::players));
    EXPECT_FALSE(at.room.hears(ann, ChatChannel::spectators));
    EXPECT_FALSE(at.room.hears(dee, ChatChannel::players));
    at.leave(bob);
    at.leave(ann);  // closed
    EXPECT_TRUE(at.room.hears(ann, ChatChannel::spectators));
    EXPECT_EQ(at.log.size(), 4U);  // talk is in no log
}

TEST(RoomPresence, P6_WhoeverWasReplacedIsToldWhatWasPlayed) {
    auto setup = two_people(turn_game());
    setup.grace = 20'000;
    Holder at(setup);
    const PersonId absent = at.on_turn();
    const Seat seat = *at.room.state().seat_of(absent);
    const PersonId other = absent == ann ? bob : ann;
    const auto told = [&](Viewer viewer) {
        return at.message(viewer).find("\"in_your_name\":[\"") != std::string::npos;
    };
    at.come(other);
    at.wait(setup.grace);
    at.let_bots_play();
    EXPECT_FALSE(told(seat));  // not yet back
    EXPECT_EQ(at.come(absent), "ok");
    EXPECT_TRUE(told(seat));
    EXPECT_FALSE(told(Viewer::spectator()));
    EXPECT_FALSE(told(*at.room.state().seat_of(other)));
    at.decide(other, at.without_luck());
    EXPECT_TRUE(told(seat));
    at.decide(absent, at.without_luck());
    EXPECT_FALSE(told(seat));
}

// A bot chose in secret, and the choice of somebody else revealed it.
TEST(RoomPresence, P6_WhoeverWasReplacedIsToldWhatWasRevealed) {
    auto setup = two_people("gops");
    setup.grace = 20'000;
    Holder at(setup);
    at.come(ann);
    at.wait(setup.grace);
    at.let_bots_play();
    ASSERT_EQ(at.pending(), SeatSet::of(0));
    EXPECT_EQ(at.decide(ann, at.first_legal(0)), "ok");
    EXPECT_EQ(at.come(bob), "ok");
    EXPECT_NE(at.message(1).find(R"("in_your_name":["Bob bids )"), std::string::npos);
}

}  // namespace
}  // namespace agora::match
