#include "games/splendor/train/schedule.hpp"

#include <gtest/gtest.h>

namespace agora::lab {
namespace {

TEST(TrainerThreads, LearnTheSameAsOne) {
    // After the warm-up, in self-play.
    const Checkpoint begin{
        3, splendor::Schedule::games_watched,
        ai::net::TrainableNet(ai::net::ValueNet::random(splendor::Encoder::shape, 3))};
    using SplendorTrainer = Trainer<splendor::NetMind, splendor::Schedule>;
    SplendorTrainer alone(begin);
    SplendorTrainer together(begin);
    for (int i = 0; i < 2; ++i) {
        alone.step(1);
        together.step(3);
    }
    EXPECT_EQ(alone.state(), together.state());
}

}  // namespace
}  // namespace agora::lab
