#include "games/splendor/ai/mind.hpp"
#include "games/splendor/ai/testing/middle_of_a_game.hpp"

#include <gtest/gtest.h>

namespace agora::splendor {
namespace {

ai::Analysis think_with(std::uint32_t threads) {
    const State state = middle_of_a_game(2);
    ai::TreeMemory memory;
    const View view = Splendor::view(state, state.table.turn);
    return ai::Mind<Splendor>().think(ai::Puct{90}, {view, 7, {.threads = threads}}, memory);
}

// Each thread has a mind and a tree of its own; the net is shared.
TEST(SplendorNetMind, SharesItsIterationsAmongThreads) {
    const ai::Analysis together = think_with(3);
    EXPECT_EQ(90U, together.iterations);
    EXPECT_EQ(together, think_with(3)) << "whichever thread is quicker";
    EXPECT_EQ(90U, think_with(1).iterations);
}

}  // namespace
}  // namespace agora::splendor
