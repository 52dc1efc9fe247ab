// What is advised: a decision of several steps as a whole.
#include "bots/hint.hpp"

#include "games/registry.hpp"

#include <gtest/gtest.h>

namespace agora::bots {
namespace {

TEST(RoyalMatchHint, AStartingHandIsAdvisedAsAWhole) {
    const auto* const game = *games::find_game("royalmatch");
    const auto position = *game->start({}, 2);
    Random random(3);
    Events events;
    const auto settle = [&] {
        while (position->turn() == Turn::luck)
            position->apply_outcome(random.pick(position->luck()), events);
    };
    settle();
    for (const Seat seat : {Seat{0}, Seat{1}})
        position->apply(seat, position->legal(seat).front(), events);
    settle();
    const auto view = position->view(Seat{0});
    constexpr std::uint32_t few = 40;
    const auto hint = hint_for(*view, position->legal(0), 7, few);
    EXPECT_EQ(hint.more.size(), 4U);
    const auto line = hint_line(*view, hint);
    const auto read = view->read(line, Lang::en);
    ASSERT_TRUE(read) << line << ": " << read.error().message;
    EXPECT_EQ(read->size(), 5U);
    EXPECT_EQ(read->front(), hint.decision);
    EXPECT_TRUE(hint_text(*view, hint, {}).starts_with(line));
}

}  // namespace
}  // namespace agora::bots
