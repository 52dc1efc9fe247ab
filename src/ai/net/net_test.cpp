#include "ai/net/kernels.hpp"
#include "ai/net/quantised_net.hpp"
#include "ai/net/trainable_net.hpp"
#include "ai/net/value_net.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace agora::ai::net {
namespace {

constexpr Shape small = {
    .rows = 20, .first = 40, .piece_rows = 12, .piece = 32, .groups = 2, .second = 16, .heads = 2};

Features holding(std::initializer_list<std::uint16_t> rows, int seats = 3, Seat seat = 1) {
    Features features;
    for (const auto row : rows) features.rows.push(row);
    // Two pieces of one group and one of another, of two, one and three rows.
    for (const auto piece : {Piece{0, 2}, Piece{1, 1}, Piece{0, 3}}) features.pieces.push(piece);
    constexpr std::array<std::uint16_t, 6> of_pieces = {0, 5, 11, 2, 5, 7};
    features.piece_rows.append(of_pieces);
    features.seats = seats;
    features.seat = seat;
    features.head = 1;
    return features;
}

double cross_entropy(const ValueNet& net, const Features& features, const Values& target) {
    const Values values = net.values(features);
    double sum = 0;
    for (int seat = 0; seat < features.seats; ++seat) {
        const auto i = static_cast<std::size_t>(seat);
        sum -= static_cast<double>(target[i]) * std::log(static_cast<double>(values[i]));
    }
    return sum;
}

TEST(Kernels, SumRowsInTheOrderTheyAreNamed) {
    for (const std::size_t width : {8U, 32U, 40U, 72U}) {
        Floats table(20 * width);
        Random random(1);
        for (auto& number : table) number = static_cast<float>(random.below(1000)) / 77;
        const std::vector<std::uint16_t> rows = {3, 19, 3, 0, 7, 11};
        Floats bias(width, 0.5F);
        Floats out(width);
        sum_rows(table.data(), bias.data(), rows, out);
        for (std::size_t i = 0; i < width; ++i) {
            float sum = bias[i];
            for (const auto row : rows) sum += table[row * width + i];
            EXPECT_EQ(sum, out[i]) << "to the bit, width " << width << ", column " << i;
        }
    }
}

TEST(Kernels, ReluEachPieceBeforePooling) {
    constexpr std::size_t width = 32;
    Floats table(12 * width);
    Random random(1);
    for (auto& number : table) number = static_cast<float>(random.below(1000)) / 77 - 6;
    const Floats bias(width, 0.5F);
    const std::array pieces = {Piece{1, 2}, Piece{0, 1}, Piece{1, 3}};
    const std::array<std::uint16_t, 6> rows = {3, 3, 11, 0, 7, 1};
    Floats seen(pieces.size() * width);
    Floats pools(2 * width);
    sum_pieces(table.data(), bias.data(), pieces, rows.data(), width, seen.data(), pools.data());
    for (std::size_t i = 0; i < width; ++i) {
        const auto of = [&](std::initializer_list<std::size_t> named) {
            float sum = bias[i];
            for (const auto row : named) sum += table[row * width + i];
            return std::max(sum, 0.0F);
        };
        EXPECT_EQ(of({3, 3}), seen[i]);
        EXPECT_EQ(of({11}), pools[i]);
        EXPECT_EQ(of({3, 3}) + of({0, 7, 1}), pools[width + i]);
    }
}

// Integer sums are exact, and wrap around on overflow.
TEST(Kernels, SumRowsOfIntegers) {
    for (const std::size_t width : {16U, 64U, 80U}) {
        std::vector<std::int16_t> table(20 * width);
        Random random(1);
        for (auto& number : table)
            number = static_cast<std::int16_t>(random.below(60'000) - 30'000);
        const std::vector<std::uint16_t> rows = {3, 19, 3, 0, 7, 11};
        const std::vector<std::int16_t> bias(width, -7);
        std::vector<std::int16_t> out(width);
        sum_rows(table.data(), bias.data(), rows, out);
        for (std::size_t i = 0; i < width; ++i) {
            int sum = bias[i];
            for (const auto row : rows) sum += table[row * width + i];
            EXPECT_EQ(static_cast<std::int16_t>(sum), out[i]) << width << ", column " << i;
        }
    }
}

TEST(Kernels, ReluPiecesOfIntegers) {
    for (const std::size_t width : {32U, 64U}) {
        std::vector<std::int16_t> table(12 * width);
        Random random(1);
        for (auto& number : table) number = static_cast<std::int16_t>(random.below(1000) - 500);
        const std::vector<std::int16_t> bias(width, 5);
        const std::array pieces = {Piece{1, 2}, Piece{0, 1}, Piece{1, 3}};
        const std::array<std::uint16_t, 6> rows = {3, 3, 11, 0, 7, 1};
        std::vector<std::int32_t> pools(2 * width);
        sum_pieces(table.data(), bias.data(), pieces, rows.data(), width, pools.data());
        for (std::size_t i = 0; i < width; ++i) {
            const auto of = [&](std::initializer_list<std::size_t> named) {
                int sum = bias[i];
                for (const auto row : named) sum += table[row * width + i];
                return std::max(sum, 0);
            };
            EXPECT_EQ(of({11}), pools[i]);
            EXPECT_EQ(of({3, 3}) + of({0, 7, 1}), pools[width + i]);
        }
    }
}

TEST(Kernels, MultiplyAndAddWithoutFusing) {
    constexpr std::size_t inputs = 24;
    constexpr std::size_t width = 40;
    Random random(2);
    const auto number = [&] { return static_cast<float>(random.below(100'000)) / 33'333 - 1.5F; };
    Floats weights(inputs * width);
    for (auto& weight : weights) weight = number();
    Floats in(inputs);
    for (auto& value : in) value = random.below(3) == 0 ? 0 : number();  // as after ReLU
    Floats bias(width, 0.25F);
    Floats out(width);
    dense(weights.data(), bias.data(), in, out);
    for (std::size_t i = 0; i < width; ++i) {
        float sum = bias[i];
        for (std::size_t k = 0; k < inputs; ++k) {
            const volatile float product = weights[k * width + i] * in[k];
            sum += product;
        }
        EXPECT_EQ(sum, out[i]) << "to the bit, column " << i;
    }
}

TEST(Kernels, ExponentialIsNearTheTruth) {
    for (float x = -30; x <= 30; x += 0.37F) {
        const double truth = std::exp(static_cast<double>(x));
        EXPECT_NEAR(1, static_cast<double>(exponential(x)) / truth, 2e-6) << x;
    }
    EXPECT_EQ(1, exponential(0));
    EXPECT_GT(exponential(-1e9F), 0);
    EXPECT_TRUE(std::isfinite(exponential(1e9F)));
}

TEST(ValueNet, GivesChancesThatAddUpToOne) {
    const auto net = ValueNet::random(small, 1);
    for (const int seats : {2, 3, 4}) {
        const Values values = net.values(holding({1, 5, 9}, seats, 0));
        float sum = 0;
        for (std::size_t seat = 0; seat < values.size(); ++seat) {
            EXPECT_EQ(seat < static_cast<std::size_t>(seats), values[seat] > 0);
            sum += values[seat];
        }
        EXPECT_NEAR(1, sum, 1e-6);
    }
}

TEST(ValueNet, TurnsItsValuesWithThePerspective) {
    const auto net = ValueNet::random(small, 1);
    const Values from_0 = net.values(holding({2, 3}, 4, 0));
    const Values from_3 = net.values(holding({2, 3}, 4, 3));
    for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(from_0[i], from_3[(i + 3) % 4]);
}

// The backward pass against finite differences.
TEST(ValueNet, HasTheGradientOfItsLoss) {
    auto net = ValueNet::random(small, 1);
    for (auto& weight : net.weights()) weight *= 3;  // away from flat regions
    const Features features = holding({0, 4, 4, 13, 19});
    const Values target = {0.2F, 0.7F, 0.1F};
    Activations activations;
    net.values(features, activations);
    Floats gradient(small.weights());
    net.accumulate_gradient(features, activations, target, gradient);
    int relevant = 0;
    for (std::size_t i = 0; i < gradient.size(); ++i) {
        constexpr float step = 1e-3F;
        const float before = net.weights()[i];
        net.weights()[i] = before + step;
        const double above = cross_entropy(net, features, target);
        net.weights()[i] = before - step;
        const double below = cross_entropy(net, features, target);
        net.weights()[i] = before;
        const double numeric = (above - below) / (2 * static_cast<double>(step));
        EXPECT_NEAR(numeric, static_cast<double>(gradient[i]), 2e-3 + 0.02 * std::abs(numeric))
            << i;
        relevant += std::abs(numeric) > 1e-4;
    }
    EXPECT_GT(relevant, 150) << "most weights that are used must matter";
}

TEST(TrainableNet, FitsItsSamples) {
    TrainableNet trained(ValueNet::random(small, 3));
    const std::array samples = {
        std::pair(holding({1, 2}), Values{0.9F, 0.05F, 0.05F}),
        std::pair(holding({1, 3}), Values{0.1F, 0.8F, 0.1F}),
        std::pair(holding({2, 3}), Values{0.3F, 0.3F, 0.4F}),
    };
    for (int step = 0; step < 600; ++step) {
        Floats gradient(small.weights());
        for (const auto& [features, target] : samples) {
            Activations activations;
            trained.net.values(features, activations);
            trained.net.accumulate_gradient(features, activations, target, gradient);
        }
        trained.step(gradient, 3e-3);
    }
    for (const auto& [features, target] : samples) {
        const Values values = trained.averaged_net().values(features);
        for (std::size_t i = 0; i < 3; ++i) EXPECT_NEAR(target[i], values[i], 0.03F);
    }
}

// Quantisation moves values by very little.
TEST(QuantisedNet, SaysNearlyTheSame) {
    Shape shape = small;
    shape.first = 48;
    for (std::uint64_t seed = 1; seed < 6; ++seed) {
        const auto net = ValueNet::random(shape, seed);
        const QuantisedNet quantised(net);
        for (const int seats : {2, 3, 4}) {
            const auto features = holding({1, 4, 4, 9, 19}, seats);
            const Values exact = net.values(features);
            const Values nearly = quantised.values(features);
            for (std::size_t i = 0; i < most_seats; ++i) EXPECT_NEAR(exact[i], nearly[i], 0.002F);
        }
    }
}

// All rows there are, and as many pieces as a position may have, each with the largest weight.
TEST(QuantisedNet, HasRoomForTheLargestSums) {
    Shape shape = small;
    shape.first = 48;
    Floats weights(shape.weights());
    for (std::size_t i = 0; i < shape.pooled_weights(); ++i) weights[i] = 0.01F;
    for (std::size_t i = shape.pooled_weights(); i < weights.size(); ++i)
        weights[i] = i % 3 == 0 ? 0.002F : -0.001F;
    const ValueNet net(shape, weights);
    Features features;
    for (std::uint16_t i = 0; i < 19; ++i) features.rows.push(i);
    for (int i = 0; i < 30; ++i) {
        features.pieces.push({1, 12});
        for (std::uint16_t k = 0; k < 12; ++k) features.piece_rows.push(k);
    }
    features.seats = 2;
    const Values exact = net.values(features);
    const Values nearly = QuantisedNet(net).values(features);
    EXPECT_NE(exact[0], 0.5F);
    EXPECT_NEAR(exact[0], nearly[0], 0.001F);
}

}  // namespace
}  // namespace agora::ai::net
