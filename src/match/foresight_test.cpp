#include "match/foresight.hpp"

#include "games/registry.hpp"
#include "match/testing/room.hpp"

#include <gtest/gtest.h>

namespace agora::match {
namespace {

using namespace test;

Wish now(const Holder& at, Seat seat, std::string text) {
    return {at.room.state().moment[seat], std::move(text), {}};
}

// D8: what is foreseen is what then comes, where nothing is drawn; and it is told or refused alike
// in every world of the view.
TEST(Foresight, D8_IsWhatComesAndTellsNothingHidden) {
    for (const auto* game : games::all_games()) {
        SCOPED_TRACE(game->about().id);
        Random random(3);
        Holder at(two_people(std::string(game->about().id)));
        int foreseen = 0;
        for (int i = 0; i < 30 && at.room.life() == Life::playing && !HasFailure(); ++i) {
            const Seat seat = *at.pending().begin();
            const auto person = at.room.state().occupants[seat].person;
            const auto& table = *at.room.state().table;
            const auto legal = table.legal(seat);
            const auto decision = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
            const auto wish = now(at, seat, table.view(seat)->write(decision));
            const auto before = at.room.state();
            const auto told = at.room.try_out(person, wish, at.now, Lang::en);
            EXPECT_EQ(at.room.state(), before);  // nothing is decided

            auto other = at.room;
            WorldSwap::put(other, table.view(seat)->sample(random));
            const auto elsewhere = other.try_out(person, wish, at.now, Lang::en);
            ASSERT_EQ(elsewhere.has_value(), told.has_value());
            if (told) {
                ++foreseen;
                EXPECT_TRUE(std::ranges::equal(elsewhere->view->bytes(), told->view->bytes()));
                EXPECT_EQ(elsewhere->legal, told->legal);
                EXPECT_EQ(elsewhere->pending, told->pending);
            } else {
                EXPECT_EQ(told.error().code, ErrorCode::unknowable) << told.error().message;
            }
            const auto luck = table.record().steps.size() + 1;
            ASSERT_EQ(at.decide(person, wish.text), "ok");
            const auto& after = *at.room.state().table;
            if (told && after.record().steps.size() == luck) {
                EXPECT_TRUE(std::ranges::equal(after.view(seat)->bytes(), told->view->bytes()));
            }
        }
        EXPECT_GT(foreseen, 0);
    }
}

TEST(Foresight, D8_IsForTheOneWhoIsAsked) {
    Holder at(two_people(turn_game()));
    const Seat seat = *at.pending().begin();
    const auto person = at.room.state().occupants[seat].person;
    const PersonId other = person == ann ? bob : ann;
    const auto why = [&](PersonId who, const Wish& wish) {
        const auto told = at.room.try_out(who, wish, at.now, Lang::en);
        return told ? std::string_view("ok") : told.error().name();
    };
    const auto wish = now(at, seat, at.without_luck());
    EXPECT_EQ(why(person, wish), "ok");
    EXPECT_EQ(why(other, wish), "not_your_turn");
    EXPECT_EQ(why(cid, wish), "not_here");
    EXPECT_EQ(why(person, {wish.seen + 1, wish.text, {}}), "ahead");
    EXPECT_EQ(why(person, now(at, seat, "nonsense")), "illegal");
    EXPECT_EQ(why(person, now(at, seat, std::string(1000, 'p'))), "too_long");
}

TEST(Foresight, D8_RefusesWhatLuckDecides) {
    Holder at(two_people(turn_game()));
    const Seat seat = *at.pending().begin();
    const auto told = at.room.try_out(at.room.state().occupants[seat].person,
                                      now(at, seat, at.with_luck()), at.now, Lang::en);
    ASSERT_FALSE(told);
    EXPECT_EQ(told.error().code, ErrorCode::unknowable) << told.error().message;
}

}  // namespace
}  // namespace agora::match
