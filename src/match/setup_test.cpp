#include "games/registry.hpp"
#include "match/testing/room.hpp"

#include <gtest/gtest.h>

namespace agora::match {
namespace {

using namespace test;

std::string why(const Expected<Setup>& setup) { return setup ? "" : setup.error().message; }
std::string why(const Expected<void>& good) { return good ? "" : good.error().message; }

Setup asked(std::string_view text) {
    auto setup = read_setup(text, SetupSource::asked);
    if (!setup) throw std::runtime_error(setup.error().message);
    return *std::move(setup);
}

constexpr std::string_view short_setup =
    R"({"game":"gops","seats":[{"kind":"person"},{"kind":"bot","level":"greedy"}]})";

TEST(Setup, S1_WhatAClientLeavesOutIsAsUsual) {
    const auto setup = asked(short_setup);
    EXPECT_TRUE(setup.listed);
    EXPECT_FALSE(setup.rated);
    EXPECT_TRUE(setup.undo);
    EXPECT_EQ(setup.clock, TimeControl{});
    EXPECT_EQ(setup.grace, 60'000);
    const auto rated = asked(R"({"game":"gops","rated":true,"seats":[{"kind":"open"}]})");
    EXPECT_FALSE(rated.undo);
}

TEST(Setup, S1_EverythingIsWrittenAndReadBack) {
    auto setup = two_people(turn_game());
    setup.rules = 1;
    setup.settings = (*games::find_game(setup.game))->complete({}).value();
    ASSERT_FALSE(setup.settings.values.empty());
    setup.seats.push_back(invited_seat("abcdefgh"));
    setup.seats.push_back(SeatPlan{});
    setup.seats[1].here = false;
    setup.start = StartRule::by_host;
    setup.listed = false;
    setup.clock = {TimeControl::Kind::game, 600'000, 5'000};
    setup.timeout = TimeoutRule::bot;
    setup.grace = 0;
    setup.stand_in = "random";
    setup.spectators = 7;
    setup.undo = false;
    setup.seed = UINT64_MAX;
    const auto again = read_setup(setup_text(setup), SetupSource::stored);
    ASSERT_TRUE(again) << why(again);
    EXPECT_EQ(*again, setup);
    EXPECT_EQ(why(check_setup(setup)), "");
}

// S1: friends are waited for, unless a clock runs.
TEST(Setup, S1_ATableThatIsNotListedWaitsForThoseWhoAreAway) {
    const auto grace = [](std::string_view more) {
        return asked(R"({"game":"gops","seats":[{"kind":"person"},{"kind":"invited"}])" +
                     std::string(more) + "}")
            .grace;
    };
    EXPECT_EQ(grace(""), 60'000);
    EXPECT_EQ(grace(R"(,"listed":false)"), 0);
    EXPECT_EQ(grace(R"(,"listed":false,"grace":5000)"), 5'000);
    EXPECT_EQ(grace(R"(,"listed":false,"clock":{"kind":"move","ms":30000})"), 30'000);
}

TEST(Setup, S2_TheHostGetsTheNamelessSeatAndInvitationsTheirKeys) {
    const auto wish = asked(R"({"game":"gops","seats":[{"kind":"invited"},{"kind":"person"},
                                {"kind":"invited"}]})");
    const auto setup = complete(wish, {ann, "Ann", 5, "thekeyofall", 77});
    ASSERT_TRUE(setup) << why(setup);
    EXPECT_EQ(setup->host, ann);
    EXPECT_EQ(setup->seats[1], person_seat(ann));
    EXPECT_EQ(setup->seats[0].key, "thekeyofall");
    EXPECT_EQ(setup->seats[2].key, "thekeyofall");
    EXPECT_EQ(setup->seed, 5U);
    EXPECT_EQ(setup->opened, 77);
    EXPECT_EQ(setup->rules, 1);
}

TEST(Setup, S3_AClientDoesNotChooseLuckKeysAndHost) {
    const auto setup = asked(R"({"game":"gops","seed":"9","host":5,"rules":9,"opened":3,
        "seats":[{"kind":"invited","key":"mychoice"},{"kind":"person","person":4,"here":true}]})");
    EXPECT_EQ(setup.seed, 0U);
    EXPECT_EQ(setup.host, 0);
    EXPECT_EQ(setup.rules, 0);
    EXPECT_EQ(setup.opened, 0);
    EXPECT_EQ(setup.seats[0].key, "");
    EXPECT_EQ(setup.seats[1].person, 0);
    EXPECT_FALSE(setup.seats[1].here);
    EXPECT_FALSE(read_setup(short_setup, SetupSource::stored));  // there everything must be
}

TEST(Setup, S3_TheHostHasASeat) {
    auto setup = two_people("gops");
    setup.host = cid;
    EXPECT_EQ(why(check_setup(setup)), "the host must have a seat");
}

TEST(Setup, S4_WhatCannotBeIsRefusedWithAReason) {
    const auto refused = [](auto&& change) {
        auto setup = two_people("gops");
        change(setup);
        return !why(check_setup(setup)).empty();
    };
    EXPECT_FALSE(refused([](auto&) {}));
    EXPECT_TRUE(refused([](auto& s) { s.game = "chess"; }));
    EXPECT_TRUE(refused([](auto& s) { s.rules = 99; }));
    EXPECT_TRUE(refused([](auto& s) { s.settings.preset = "none"; }));
    EXPECT_TRUE(refused([](auto& s) { s.settings.values = {{"cards", "999"}}; }));
    EXPECT_TRUE(refused([](auto& s) { s.seats.pop_back(); }));
    EXPECT_TRUE(refused([](auto& s) { s.seats.resize(5); }));
    EXPECT_TRUE(refused([](auto& s) { s.seats[1] = person_seat(ann); }));
    EXPECT_TRUE(refused([](auto& s) { s.seats[1].name = "B\nob"; }));
    EXPECT_TRUE(refused([](auto& s) { s.seats[1] = bot_seat("genius"); }));
    EXPECT_TRUE(refused([](auto& s) { s.seats[1] = invited_seat("short"); }));
    EXPECT_TRUE(refused([](auto& s) { s.seats[1] = invited_seat("with a blank"); }));
    EXPECT_TRUE(refused([](auto& s) { s.stand_in = "genius"; }));
    EXPECT_TRUE(refused([](auto& s) { s.clock = {TimeControl::Kind::move, 10, 0}; }));
    EXPECT_TRUE(refused([](auto& s) { s.clock = {TimeControl::Kind::move, 5'000, 9}; }));
    EXPECT_TRUE(refused([](auto& s) { s.clock = {TimeControl::Kind::game, 10'000, -1}; }));
    EXPECT_TRUE(refused([](auto& s) { s.grace = -1; }));
    EXPECT_TRUE(refused([](auto& s) { s.idle = 1; }));
    EXPECT_TRUE(refused([](auto& s) { s.spectators = -1; }));
    EXPECT_TRUE(refused([](auto& s) { s.rated = true; }));  // with undo
    EXPECT_TRUE(refused([](auto& s) {
        s.rated = true;
        s.undo = false;
        s.seats[1] = bot_seat("greedy");
    }));
}

TEST(Setup, S4_RubbishIsRefusedWithAReason) {
    for (const std::string_view text :
         {"", "[]", "{}", R"({"game":5,"seats":[]})", R"({"game":"gops"})",
          R"({"game":"gops","seats":[{"kind":"throne"}]})",
          R"({"game":"gops","seats":[{"kind":"bot"}]})", R"({"game":"gops","seats":[1,2]})",
          R"({"game":"gops","seats":[],"options":{"cards":5}})",
          R"({"game":"gops","seats":[],"clock":{"kind":"move","ms":1}})",
          R"({"game":"gops","seats":[],"clock":{"kind":"sand"}})",
          R"({"game":"gops","seats":[],"grace":-1})",
          R"({"game":"gops","seats":[],"spectators":1e9})",
          R"({"game":"gops","seats":[{},{},{},{},{},{},{},{},{}]})"})
        EXPECT_NE(why(read_setup(text, SetupSource::asked)), "") << text;
    EXPECT_NE(why(read_setup(std::string(20'000, ' '), SetupSource::asked)), "");
}

}  // namespace
}  // namespace agora::match
