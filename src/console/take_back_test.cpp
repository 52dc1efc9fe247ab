#include "console/take_back.hpp"

#include "games/registry.hpp"

#include <gtest/gtest.h>

namespace agora::console {
namespace {

match::Table open_table() {
    return *match::Table::open(**games::find_game("gops"), {}, {"Ann", "Bob"}, 7);
}

void play_first(match::Table& table) {
    const Seat seat = *table.pending().begin();
    ASSERT_TRUE(table.play(seat, table.legal(seat).front()));
}

TEST(TakeBack, GoesToTheLastDecisionOfAPersonLuckIncluded) {
    auto table = open_table();
    const Seat person = *table.pending().begin();
    const auto is_person = [&](Seat seat) { return seat == person; };
    EXPECT_EQ(last_own_decision(table, is_person), std::nullopt);
    const auto before = table.record().steps;
    for (int i = 0; i < 2; ++i) play_first(table);
    const auto step = last_own_decision(table, is_person);
    ASSERT_EQ(step, before.size());
    const auto back = taken_back(table, *step);
    ASSERT_TRUE(back);
    EXPECT_EQ(back->record().steps, before);
    EXPECT_EQ(back->record().take_backs, 1);
    EXPECT_TRUE(back->pending().has(person));
}

TEST(TakeBack, TheSameDecisionHasTheSameLuck) {
    auto table = open_table();
    const auto start = table.record().steps.size();
    for (int i = 0; i < 6; ++i) play_first(table);
    auto back = *taken_back(table, start);
    for (int i = 0; i < 6; ++i) play_first(back);
    EXPECT_EQ(back.record().steps, table.record().steps);
}

}  // namespace
}  // namespace agora::console
