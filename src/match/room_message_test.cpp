#include "match/testing/room.hpp"

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <gtest/gtest.h>

namespace agora::match {
namespace {

using namespace test;

boost::json::object read(const std::string& message) {
    auto json = read_json(message);
    if (!json || !json->is_object()) throw std::runtime_error("not JSON: " + message);
    return json->as_object();
}

TEST(RoomMessage, M1_OneWhoIsAskedIsToldEverythingItNeeds) {
    Holder at(two_people(turn_game()));
    const Seat seat = *at.pending().begin();
    const auto mine = read(at.message(seat));
    EXPECT_EQ(mine.at("version"), 1);
    EXPECT_EQ(mine.at("moment"), 1);
    EXPECT_EQ(mine.at("you"), seat);
    EXPECT_EQ(mine.at("life"), "playing");
    EXPECT_EQ(mine.at("legal").as_array().size(), at.room.state().table->legal(seat).size());
    EXPECT_EQ(mine.at("pending").as_array().size(), 1U);
    EXPECT_EQ(mine.at("seats").as_array().size(), 2U);
    EXPECT_EQ(mine.at("standing").as_array().size(), 2U);
    EXPECT_TRUE(mine.at("clocks").as_array().empty());
    EXPECT_TRUE(mine.contains("view"));
    const auto other = read(at.message(static_cast<Seat>(1 - seat)));
    EXPECT_FALSE(other.contains("legal"));
    EXPECT_FALSE(other.contains("moment"));
    EXPECT_EQ(read(at.message(Viewer::spectator())).at("you"), "spectator");
}

TEST(RoomMessage, M1_DecisionsComeAsAPersonSaysThemToThoseWhoWantThat) {
    Holder at(two_people("gops"));
    const auto told =
        read(at.room.message({.viewer = 0, .lang = Lang::fr, .since = 0, .labels = true}, at.now));
    const auto& legal = told.at("legal").as_array();
    const auto& labels = told.at("labels").as_array();
    ASSERT_EQ(labels.size(), legal.size());
    EXPECT_EQ(legal.at(2), "bid 3");
    EXPECT_EQ(labels.at(2), "miser 3");
    EXPECT_FALSE(read(at.message(0)).contains("labels"));
    const auto watching = at.room.message(
        {.viewer = Viewer::spectator(), .lang = Lang::fr, .since = 0, .labels = true}, at.now);
    EXPECT_FALSE(read(watching).contains("labels"));
}

TEST(RoomMessage, M1_AWaitingTableShowsItsSeats) {
    auto kept = person_seat(bob);
    kept.here = false;
    Holder at(setup_of(turn_game(),
                       {person_seat(ann), kept, bot_seat("random"), invited_seat("verysecret")}));
    const auto told = at.message(Viewer::spectator());
    EXPECT_NE(told.find(R"({"seat":1,"kind":"empty","for":"person","name":"Bob"})"),
              std::string::npos);
    EXPECT_NE(told.find(R"x({"seat":2,"kind":"bot","level":"random","name":"Nora (whimsical)"})x"),
              std::string::npos);
    EXPECT_NE(told.find(R"({"seat":3,"kind":"empty","for":"invited"})"), std::string::npos);
    EXPECT_EQ(told.find("view"), std::string::npos);
    EXPECT_EQ(told.find("verysecret"), std::string::npos);
}

TEST(RoomMessage, M1_NewsComesSinceAVersionAndInTheViewersLanguage) {
    Holder at(two_people(turn_game()));
    at.decide(at.on_turn(), at.without_luck());
    at.leave(bob);
    const auto all = read(at.room.message({.viewer = 0, .lang = Lang::en, .since = 0}, at.now))
                         .at("news")
                         .as_array();
    EXPECT_EQ(all.front().as_object().at("what"), "started");
    EXPECT_EQ(all.back().as_object().at("say"), "Bob leaves the table.");
    const auto last = read(at.room.message({.viewer = 0, .lang = Lang::fr, .since = 2}, at.now))
                          .at("news")
                          .as_array();
    ASSERT_EQ(last.size(), 1U);
    EXPECT_EQ(last[0].as_object().at("say"), "Bob quitte la table.");
    EXPECT_EQ(last[0].as_object().at("version"), 3);
    EXPECT_TRUE(read(at.room.message({.viewer = 0, .lang = Lang::fr, .since = 3}, at.now))
                    .at("news")
                    .as_array()
                    .empty());
}

TEST(RoomMessage, M2_WhatADecisionWasIsToldToItsOwner) {
    Holder at(two_people("gops"));
    at.decide(ann, "bid 3");
    EXPECT_NE(at.message(0).find(R"("by":"person","do":["bid 3"])"), std::string::npos);
    EXPECT_EQ(at.message(1).find("\"do\""), std::string::npos);
    EXPECT_EQ(at.message(Viewer::spectator()).find("\"do\""), std::string::npos);
}

TEST(RoomMessage, M3_ASecretChoiceChangesNoByteForTheOthers) {
    const auto told_after = [](std::string_view bid, Viewer viewer) {
        Holder at(setup_of("gops", {person_seat(ann), person_seat(bob), person_seat(cid)}));
        at.decide(ann, bid);
        return at.message(viewer);
    };
    for (const Viewer viewer : {Viewer(1), Viewer(2), Viewer::spectator()})
        EXPECT_EQ(told_after("bid 3", viewer), told_after("bid 10", viewer));
    EXPECT_NE(told_after("bid 3", 0), told_after("bid 10", 0));
}

TEST(RoomMessage, M3_ARefusalIsTheSameInEveryWorldOfTheSender) {
    Holder at(two_people("gops"));
    at.decide(ann, "bid 3");
    const PersonId sender = at.on_turn();
    const Seat seat = *at.pending().begin();
    auto other = at.room;
    Random random(4);
    WorldSwap::put(other, at.room.state().table->view(seat)->sample(random));
    for (const std::string_view text : {"bid", "bid 0", "bid 99", "hello"}) {
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
