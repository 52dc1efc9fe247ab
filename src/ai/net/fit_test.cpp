#include "ai/net/fit.hpp"

#include <gtest/gtest.h>

namespace agora::ai::net {
namespace {

using Net = SmallNet<3, 8>;

struct Sample {
    std::array<float, 3> input;
    float target;
};

struct SquaredLoss {
    static void accumulate_gradient(const Net& net, const Sample& sample, Net& gradient) {
        net::accumulate_gradient(net, sample.input, net(sample.input) - sample.target, gradient);
    }
    static double value(const Net& net, const Sample& sample) {
        const float off = net(sample.input) - sample.target;
        return double{off * off};
    }
};

// What no linear net can learn: one or the other, but not both.
std::vector<Sample> either_or() {
    std::vector<Sample> samples;
    for (int i = 0; i < 1024; ++i) {
        const auto a = static_cast<float>(i % 2);
        const auto b = static_cast<float>(i / 2 % 2);
        samples.push_back({{1, a, b}, a != b ? 1.0F : 0.0F});
    }
    return samples;
}

Net fitted(std::uint64_t seed) {
    Random random(seed);
    Net net = random_net<3, 8>(random);
    const auto samples = either_or();
    fit<SquaredLoss>(net, std::span<const Sample>(samples), {.epochs = 60, .rate = 0.02}, random);
    return net;
}

TEST(Fit, LearnsWhatItsHiddenLayerIsFor) {
    const auto samples = either_or();
    EXPECT_LT(mean_loss<SquaredLoss>(fitted(1), std::span<const Sample>(samples)), 0.02);
}

TEST(Fit, DependsOnItsSeedAlone) {
    EXPECT_EQ(fitted(3), fitted(3));
    EXPECT_NE(fitted(3), fitted(4));
}

// The gradient by differences.
TEST(Fit, KnowsTheGradientOfASmallNet) {
    Random random(5);
    const Net net = random_net<3, 8>(random);
    const Sample sample = {{1, -0.4F, 0.7F}, 0.3F};
    Net gradient{};
    SquaredLoss::accumulate_gradient(net, sample, gradient);
    const Floats exact = numbers_of(gradient);
    const Floats weights = numbers_of(net);
    constexpr float step = 1e-2F;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const auto loss_at = [&](float change) {
            Floats moved = weights;
            moved[i] += change;
            Net other;
            std::memcpy(&other, moved.data(), sizeof other);
            return SquaredLoss::value(other, sample) / 2;
        };
        EXPECT_NEAR((loss_at(step) - loss_at(-step)) / (2 * double{step}), double{exact[i]}, 2e-3);
    }
}

}  // namespace
}  // namespace agora::ai::net
