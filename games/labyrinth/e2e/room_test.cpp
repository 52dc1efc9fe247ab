// A turn of two decisions at a table of several people, and who begins there.
#include "match/testing/room.hpp"

#include "match/foresight.hpp"

#include <gtest/gtest.h>

namespace agora::match {
namespace {

using namespace test;

Setup asked(std::string_view text) {
    auto setup = read_setup(text, SetupSource::asked);
    if (!setup) throw std::runtime_error(setup.error().message);
    return *std::move(setup);
}

// E22, E23: and in a rematch, where seats move on.
TEST(Setup, OnePersonAgainstMachinesBegins) {
    const auto first_of = [](std::string_view seats) {
        const auto wish = asked(R"({"game":"labyrinth","seats":[)" + std::string(seats) + "]}");
        const auto setup = complete(wish, {ann, "Ann", 5, {}, 77});
        if (!setup) return setup.error().message;
        for (const auto& [name, value] : setup->settings.values)
            if (name == "first") return value;
        return std::string("luck decides");
    };
    EXPECT_EQ(first_of(R"({"kind":"bot","level":"1"},{"kind":"person"})"), "2");
    EXPECT_EQ(first_of(R"({"kind":"person"},{"kind":"bot","level":"1"})"), "1");
    EXPECT_EQ(first_of(R"({"kind":"person"},{"kind":"open"})"), "luck decides");
    EXPECT_EQ(first_of(R"({"kind":"bot","level":"1"},{"kind":"bot","level":"1"})"), "luck decides");
    const auto other = complete(
        asked(R"({"game":"gops","seats":[{"kind":"person"},{"kind":"bot","level":"greedy"}]})"),
        {ann, "Ann", 5, {}, 77});
    ASSERT_TRUE(other) << other.error().message;
    EXPECT_TRUE(other->settings.values.empty());  // nobody begins there
}

TEST(RoomUndo, U1_ATurnOfSeveralDecisionsIsTakenBackOneByOne) {
    Holder at(setup_of("labyrinth", {person_seat(ann), bot_seat("greedy")}));
    at.let_bots_play();
    ASSERT_EQ(at.on_turn(), ann);
    const auto pushes = at.room.state().table->record().steps.size();
    at.decide(ann, at.first_legal(0));  // a push; the move is still to come
    ASSERT_EQ(at.on_turn(), ann);
    EXPECT_EQ(at.ask_undo(ann), "ok");  // bots do not mind
    EXPECT_EQ(at.room.state().table->record().steps.size(), pushes);
    EXPECT_TRUE(at.room.state().decided.empty() || at.room.state().decided.back().seat != 0);
}

TEST(Foresight, D8_ShowsWherePawnsCanGoAfterAPush) {
    Holder at(two_people("labyrinth"));
    const Seat seat = *at.pending().begin();
    const auto person = at.room.state().occupants[seat].person;
    const auto told =
        at.room.try_out(person, {at.room.state().moment[seat], "push b1 r1", {}}, at.now, Lang::en);
    ASSERT_TRUE(told) << told.error().message;
    EXPECT_TRUE(told->pending.has(seat));
    EXPECT_FALSE(told->legal.empty());
    ASSERT_EQ(at.decide(person, "push b1 r1"), "ok");
    EXPECT_EQ(at.room.state().table->legal(seat), told->legal);
}

}  // namespace
}  // namespace agora::match
