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
        EXPECT_EQ(level_of("labyrinth", 5, seats).iterations, level_of(*view, 5).iterations);
    }
    EXPECT_GT(level_of("labyrinth", 5, 4).iterations, level_of("labyrinth", 5, 2).iterations);
    EXPECT_EQ(level_of("gops", 5, 3).iterations, level_of("gops", 5, 2).iterations);
}

}  // namespace
}  // namespace agora::bots
