// Fixed deals for practice: F1 to F3 of docs/tables.md.
#include "match/rematch.hpp"
#include "match/testing/room.hpp"

#include <gtest/gtest.h>

namespace agora::match {
namespace {

using namespace test;

Setup practice(std::string_view seed = "17") {
    const auto asked = read_setup(
        R"({"game":")" + turn_game() +
            R"(","listed":false,"seats":[{"kind":"person"},{"kind":"bot","level":"1"}],"practice":")" +
            std::string(seed) + R"("})",
        SetupSource::asked);
    if (!asked) throw std::runtime_error(asked.error().message);
    return complete(*asked, {.host = ann,
                             .name = "Ann",
                             .seed = 99,
                             .invitation = "thekeyofall",
                             .now = 77,
                             .lang = Lang::en,
                             .key = "thekeyoftable"})
        .value();
}

TEST(Practice, F1_TheSeedIsTheOneThatWasAskedFor) {
    const auto setup = practice("18446744073709551615");
    EXPECT_TRUE(setup.practice);
    EXPECT_EQ(setup.seed, UINT64_MAX);
    EXPECT_EQ(read_setup(setup_text(setup), SetupSource::stored).value(), setup);
    for (const std::string seed : {R"("")", R"("-1")", R"("x")", "17", R"("99999999999999999999")"})
        EXPECT_FALSE(
            read_setup(R"({"game":"gops","seats":[{"kind":"person"}],"practice":)" + seed + "}",
                       SetupSource::asked))
            << seed;
}

TEST(Practice, F1_OnePersonAgainstQuickBots) {
    const auto refused = [](auto&& change) {
        auto setup = practice();
        change(setup);
        return !check_setup(setup);
    };
    EXPECT_FALSE(refused([](auto&) {}));
    EXPECT_FALSE(refused([](auto& s) { s.seats[1] = bot_seat("greedy"); }));
    EXPECT_TRUE(refused([](auto& s) { s.seats[1] = bot_seat("6"); }));
    EXPECT_TRUE(refused([](auto& s) { s.seats[1] = bot_seat("max"); }));
    EXPECT_TRUE(refused([](auto& s) { s.seats[1] = person_seat(bob); }));
    EXPECT_TRUE(refused([](auto& s) { s.seats[1] = SeatPlan{}; }));
    EXPECT_TRUE(refused([](auto& s) { s.seats[1] = invited_seat("abcdefgh"); }));
    EXPECT_TRUE(refused([](auto& s) { s.seats[0] = bot_seat("1"); }));
    EXPECT_TRUE(refused([](auto& s) {
        s.listed = true;
        s.key.clear();
    }));
}

TEST(Practice, F1_EverybodyIsToldTheSeed) {
    const Holder at(practice());
    for (const Viewer viewer : {Viewer(0), Viewer::spectator()})
        EXPECT_NE(at.message(viewer).find(R"("practice":"17")"), std::string::npos);
    auto usual = practice();
    usual.practice = false;
    EXPECT_EQ(Holder(usual).message(0).find("practice"), std::string::npos);
}

// The position is the same, and the table has come there by another way.
TEST(Practice, F2_ABotDecidesByWhatItSees) {
    const auto asked_after = [](const auto& setup, int detours) {
        Holder at(setup);
        at.let_bots_play();
        at.decide(ann, at.without_luck());
        for (int i = 0; i < detours; ++i) {
            at.ask_undo(ann);
            at.decide(ann, at.without_luck());
        }
        return at.asked.back();
    };
    const auto setup = practice();
    const auto one = asked_after(setup, 0);
    const auto other = asked_after(setup, 1);
    EXPECT_TRUE(one.untimed);
    EXPECT_NE(one.moment, other.moment);
    EXPECT_EQ(one.seed, other.seed);
    auto usual = setup;
    usual.practice = false;
    EXPECT_FALSE(asked_after(usual, 0).untimed);
    EXPECT_NE(asked_after(usual, 0).seed, asked_after(usual, 1).seed);
}

TEST(Practice, F3_TheRematchIsAnOrdinaryTable) {
    const Holder at(practice());
    const auto next = rematch_of(at.room.setup(), at.room.state());
    EXPECT_FALSE(next.practice);
    EXPECT_EQ(next.seed, 0U);
}

}  // namespace
}  // namespace agora::match
