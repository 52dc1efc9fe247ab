#include "games/splendor/ai/net_mind.hpp"
#include "lab/trainer.hpp"

#include <gtest/gtest.h>

namespace agora::lab {
namespace {

TEST(TrainerThreads, LearnTheSameAsOne) {
    // Where it plays itself already.
    const Checkpoint begin{
        3, Course::games_watched,
        ai::net::Learner(ai::net::ValueNet::random(splendor::Encoder::shape, 3))};
    Trainer<splendor::NetMind> alone(begin);
    Trainer<splendor::NetMind> together(begin);
    for (int i = 0; i < 2; ++i) {
        alone.step(1);
        together.step(3);
    }
    EXPECT_EQ(alone.state(), together.state());
}

}  // namespace
}  // namespace agora::lab
