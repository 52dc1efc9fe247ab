#include "match/testing/room.hpp"

#include <gtest/gtest.h>

namespace agora::match {
namespace {

using namespace test;

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
