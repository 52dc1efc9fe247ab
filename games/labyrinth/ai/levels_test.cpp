#include "bots/levels.hpp"

#include "core/erase.hpp"
#include "games/labyrinth/rules.hpp"

#include <gtest/gtest.h>

namespace agora::bots {
namespace {

// What helps against one rival does not help against three.
TEST(LabyrinthLevels, MayBeOthersWithMoreSeats) {
    using labyrinth::Labyrinth;
    for (const int seats : {2, 4}) {
        auto state = *Labyrinth::start({}, seats);
        Random random(1);
        Silence silence;
        settle_luck<Labyrinth>(state, random, silence);
        const auto view = ErasedPosition<Labyrinth>(state).view(Seat{0});
        EXPECT_EQ(level_of("labyrinth", 5, seats), level_of(*view, 5));
    }
    EXPECT_NE(level_of("labyrinth", 5, 4), level_of("labyrinth", 5, 2));
    EXPECT_EQ(level_of("gops", 5, 3), level_of("gops", 5, 2));
}

}  // namespace
}  // namespace agora::bots
