#include "ai/splendor/encoder.hpp"
#include "lab/trainer.hpp"

#include <gtest/gtest.h>

namespace agora {
namespace {

TEST(TrainerThreads, LearnTheSameAsOne) {
    Trainer<splendor::Encoder> alone(3);
    Trainer<splendor::Encoder> together(3);
    for (int i = 0; i < 4; ++i) {
        alone.step(1);
        together.step(3);
    }
    EXPECT_EQ(alone.state(), together.state());
}

}  // namespace
}  // namespace agora
