#include "match/testing/room.hpp"

#include <gtest/gtest.h>

namespace agora::match {
namespace {

using namespace test;

// Citadelles with people in the first three seats; the second one to choose has shown a card.
struct Shown : Holder {
    explicit Shown(std::vector<SeatPlan> seats, std::uint64_t seed = 11)
        : Holder(setup(std::move(seats), seed)) {
        if (on_turn() != 0) decide(on_turn(), first_legal(*pending().begin()));
        let_bots_play();
        asker = on_turn();
        seat = *pending().begin();
        const auto& table = *room.state().table;
        const auto view = table.view(seat);
        for (const Code decision : table.legal(seat))
            if (view->needs_consent(decision) && wish.empty()) wish = view->write(decision);
    }
    static Setup setup(std::vector<SeatPlan> seats, std::uint64_t seed) {
        auto setup = setup_of("citadels", std::move(seats));
        setup.seed = seed;
        setup.settings.values = {{"redraft", "yes"}};
        return setup;
    }
    static std::vector<SeatPlan> four_people() {
        return {person_seat(ann), person_seat(bob), person_seat(cid), person_seat(dee)};
    }
    std::vector<PersonId> others() const {
        std::vector<PersonId> all;
        for (const PersonId one : {ann, bob, cid, dee})
            if (one != asker && room.state().seat_of(one)) all.push_back(one);
        return all;
    }
    bool was_made() const { return log.back().text.find("redraft") != std::string::npos; }

    PersonId asker = 0;
    Seat seat = 0;
    std::string wish;
};

TEST(RoomConsent, D10_IsAskedOfAllOtherPeople) {
    Shown at(Shown::four_people());
    ASSERT_FALSE(at.wish.empty());
    if (at.asker != ann) { at.take(at.room.make_host(ann, at.asker, at.now, Lang::en)); }
    const auto entries = at.log.size();
    EXPECT_EQ(at.decide(at.asker, at.wish), "waits");
    EXPECT_EQ(at.decide(at.asker, at.wish), "waits");  // sent again
    EXPECT_EQ(at.log.size(), entries);
    EXPECT_NE(at.message(0).find("\"consent\":{\"seat\":" + std::to_string(at.seat)),
              std::string::npos);
    const auto french =
        at.room.message({.viewer = Viewer::spectator(), .lang = Lang::fr, .since = 0}, at.now);
    EXPECT_NE(french.find("\"say\":\"refaire "), std::string::npos) << french;
    EXPECT_EQ(at.answer_consent(at.asker, true), "no_request");
    for (const PersonId other : at.others()) {
        EXPECT_FALSE(at.was_made());
        EXPECT_EQ(at.answer_consent(other, true), "ok");
    }
    EXPECT_TRUE(at.was_made());
    EXPECT_EQ(at.message(0).find("\"consent\":"), std::string::npos);
    EXPECT_EQ(at.loaded().state(), at.room.state());
}

TEST(RoomConsent, D10_TheWordOfTheHostIsEnough) {
    Shown at(Shown::four_people());
    const PersonId host = at.others().front();
    if (host != ann) at.take(at.room.make_host(ann, host, at.now, Lang::en));
    EXPECT_EQ(at.decide(at.asker, at.wish), "waits");
    EXPECT_EQ(at.answer_consent(host, true), "ok");
    EXPECT_TRUE(at.was_made());
}

TEST(RoomConsent, D10_ARefusalOrAnotherDecisionEndsIt) {
    Shown at(Shown::four_people());
    const PersonId other = at.others().back();
    EXPECT_EQ(at.answer_consent(other, true), "no_request");
    EXPECT_EQ(at.decide(at.asker, at.wish), "waits");
    EXPECT_EQ(at.answer_consent(other, false), "ok");
    EXPECT_EQ(at.answer_consent(other, true), "no_request");
    EXPECT_EQ(at.decide(at.asker, at.wish), "waits");
    EXPECT_EQ(at.answer_consent(at.asker, false), "ok");  // thinks better of it
    EXPECT_EQ(at.decide(at.asker, at.wish), "waits");
    EXPECT_EQ(at.decide(at.asker, at.first_legal(at.seat)), "ok");
    EXPECT_FALSE(at.was_made());
    EXPECT_EQ(at.answer_consent(other, true), "no_request");
}

TEST(RoomConsent, D10_BotsDoNotMind) {
    const auto bot = bot_seat("random");
    for (std::uint64_t seed = 1; seed < 100; ++seed) {
        Shown at({person_seat(ann), bot, bot, bot}, seed);
        if (at.wish.empty()) continue;  // she chose first
        EXPECT_EQ(at.decide(at.asker, at.wish), "ok");
        EXPECT_TRUE(at.was_made());
        return;
    }
    FAIL() << "she always chose first";
}

}  // namespace
}  // namespace agora::match
