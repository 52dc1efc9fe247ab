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
    R"({"game":"splendor","seats":[{"kind":"person"},{"kind":"bot","level":"greedy"}]})";

TEST(Setup, S1_WhatAClientLeavesOutIsAsUsual) {
    const auto setup = asked(short_setup);
    EXPECT_TRUE(setup.listed);
    EXPECT_FALSE(setup.rated);
    EXPECT_TRUE(setup.undo);
    EXPECT_EQ(setup.clock, TimeControl{});
    EXPECT_EQ(setup.grace, 60'000);
    const auto rated = asked(R"({"game":"splendor","rated":true,"seats":[{"kind":"open"}]})");
    EXPECT_FALSE(rated.undo);
}

TEST(Setup, S1_EverythingIsWrittenAndReadBack) {
    auto setup = two_people("splendor");
    setup.rules = 1;
    setup.settings = {"agora", {{"target", "20"}}};
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

// E22, E23: and in a rematch, where seats move on.
TEST(Setup, OnePersonAgainstMachinesBegins) {
    const auto first_of = [](std::string_view seats) {
        const auto wish = asked(R"({"game":"labyrinth","seats":[)" + std::string(seats) + "]}");
        const auto setup = complete(wish, {ann, "Ann", 5, {}, 77});
        if (!setup) return why(setup);
        for (const auto& [name, value] : setup->settings.values)
            if (name == "first") return value;
        return std::string("luck decides");
    };
    EXPECT_EQ(first_of(R"({"kind":"bot","level":"1"},{"kind":"person"})"), "2");
    EXPECT_EQ(first_of(R"({"kind":"person"},{"kind":"bot","level":"1"})"), "1");
    EXPECT_EQ(first_of(R"({"kind":"person"},{"kind":"open"})"), "luck decides");
    EXPECT_EQ(first_of(R"({"kind":"bot","level":"1"},{"kind":"bot","level":"1"})"), "luck decides");
    const auto splendor = complete(asked(short_setup), {ann, "Ann", 5, {}, 77});
    ASSERT_TRUE(splendor) << why(splendor);
    EXPECT_TRUE(splendor->settings.values.empty());  // luck decides there, always
}

TEST(Setup, S2_TheHostGetsTheNamelessSeatAndInvitationsTheirKeys) {
    const auto wish = asked(R"({"game":"splendor","seats":[{"kind":"invited"},{"kind":"person"},
                                {"kind":"invited"}]})");
    const std::vector<std::string> keys = {"firstkey", "secondkey"};
    const auto setup = complete(wish, {ann, "Ann", 5, keys, 77});
    ASSERT_TRUE(setup) << why(setup);
    EXPECT_EQ(setup->host, ann);
    EXPECT_EQ(setup->seats[1], person_seat(ann));
    EXPECT_EQ(setup->seats[0].key, "firstkey");
    EXPECT_EQ(setup->seats[2].key, "secondkey");
    EXPECT_EQ(setup->seed, 5U);
    EXPECT_EQ(setup->opened, 77);
    EXPECT_EQ(setup->rules, 1);
    EXPECT_FALSE(complete(wish, {ann, "Ann", 5, std::span(keys).first(1), 77}));
}

TEST(Setup, S3_AClientDoesNotChooseLuckKeysAndHost) {
    const auto setup = asked(R"({"game":"splendor","seed":"9","host":5,"rules":9,"opened":3,
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
    auto setup = two_people("splendor");
    setup.host = cid;
    EXPECT_EQ(why(check_setup(setup)), "the host must have a seat");
}

TEST(Setup, S4_WhatCannotBeIsRefusedWithAReason) {
    const auto refused = [](auto&& change) {
        auto setup = two_people("splendor");
        change(setup);
        return !why(check_setup(setup)).empty();
    };
    EXPECT_FALSE(refused([](auto&) {}));
    EXPECT_TRUE(refused([](auto& s) { s.game = "chess"; }));
    EXPECT_TRUE(refused([](auto& s) { s.rules = 99; }));
    EXPECT_TRUE(refused([](auto& s) { s.settings.preset = "none"; }));
    EXPECT_TRUE(refused([](auto& s) { s.settings.values = {{"target", "999"}}; }));
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
         {"", "[]", "{}", R"({"game":5,"seats":[]})", R"({"game":"splendor"})",
          R"({"game":"splendor","seats":[{"kind":"throne"}]})",
          R"({"game":"splendor","seats":[{"kind":"bot"}]})", R"({"game":"splendor","seats":[1,2]})",
          R"({"game":"splendor","seats":[],"options":{"target":15}})",
          R"({"game":"splendor","seats":[],"clock":{"kind":"move","ms":1}})",
          R"({"game":"splendor","seats":[],"clock":{"kind":"sand"}})",
          R"({"game":"splendor","seats":[],"grace":-1})",
          R"({"game":"splendor","seats":[],"spectators":1e9})",
          R"({"game":"splendor","seats":[{},{},{},{},{},{},{},{},{}]})"})
        EXPECT_NE(why(read_setup(text, SetupSource::asked)), "") << text;
    EXPECT_NE(why(read_setup(std::string(20'000, ' '), SetupSource::asked)), "");
}

TEST(Setup, S1_RoyalMatchHasAClockWhereSeveralPeoplePlay) {
    const auto asked = [](std::string_view seats, std::string_view more = "") {
        std::string text = R"({"game":"royalmatch","seats":[)";
        text.append(seats).append("]").append(more).append("}");
        return read_setup(text, SetupSource::asked).value();
    };
    constexpr auto two_people = R"({"kind":"person"},{"kind":"open"})";
    const auto usual = asked(two_people);
    EXPECT_EQ(usual.clock, (TimeControl{TimeControl::Kind::move, 30'000, 0}));
    EXPECT_EQ(usual.grace, 30'000);
    EXPECT_EQ(asked(R"({"kind":"person"},{"kind":"bot","level":"3"})").clock, TimeControl{});
    EXPECT_EQ(asked(two_people, R"(,"clock":{"kind":"none"})").clock, TimeControl{});
    EXPECT_EQ(asked(two_people, R"(,"clock":{"kind":"none"})").grace, 60'000);
    EXPECT_EQ(asked(two_people, R"(,"grace":0)").grace, 0);
}

}  // namespace
}  // namespace agora::match
