// Fits small nets by stochastic gradient descent (Adam).
#pragma once

#include "ai/net/adam.hpp"
#include "core/random.hpp"
#include "games/royalmatch/train/samples.hpp"

#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

namespace agora::royalmatch {

inline float logistic(float logit) { return 1 / (1 + std::exp(-logit)); }

// Losses of a net's output: of a probability, as a logit, and of a number.
struct CrossEntropyLoss {
    static float gradient(float output, float target) { return logistic(output) - target; }
    static double value(float output, float target) {  // nats
        const double chance = std::clamp(double{logistic(output)}, 1e-9, 1 - 1e-9);
        return -std::log(target > 0.5F ? chance : 1 - chance);
    }
};
struct SquaredLoss {
    static float gradient(float output, float target) { return output - target; }
    static double value(float output, float target) {
        return double{(output - target) * (output - target)};
    }
};

template <std::size_t inputs>
class NetFitter {
public:
    explicit NetFitter(std::uint64_t seed) : random_(seed) {
        for (auto& row : net.first) initialise(row);
        initialise(net.last);
    }

    // The learning rate decays linearly over all steps.
    template <class Loss>
    void fit(std::span<const Sample<inputs>> samples, int epochs, float rate) {
        constexpr std::size_t batch = 64;
        std::vector<std::uint32_t> order(samples.size());
        for (std::uint32_t i = 0; i < order.size(); ++i) order[i] = i;
        const std::size_t whole_batches = samples.size() / batch;
        const double all = static_cast<double>(whole_batches) * epochs;
        for (int epoch = 0; epoch < epochs; ++epoch) {
            for (std::size_t i = order.size(); i > 1; --i)
                std::swap(order[i - 1], order[random_.below(static_cast<std::uint32_t>(i))]);
            for (std::size_t at = 0; at + batch <= order.size(); at += batch) {
                gradient_ = {};
                for (std::size_t i = at; i < at + batch; ++i)
                    accumulate_gradient<Loss>(samples[order[i]]);
                const double rest = std::max(0.02, 1 - steps_ / all);
                step(rate * static_cast<float>(rest), batch);
            }
        }
    }

    // The mean over the samples.
    template <class Loss>
    double loss(std::span<const Sample<inputs>> samples) const {
        double sum = 0;
        for (const auto& sample : samples) sum += Loss::value(net(sample.input), sample.target);
        return samples.empty() ? 0 : sum / static_cast<double>(samples.size());
    }

    SmallNet<inputs> net{};

private:
    using Net = SmallNet<inputs>;

    void initialise(Hidden& row) {
        constexpr double widest = 0.25;
        for (float& weight : row)
            weight = static_cast<float>(widest *
                                        (static_cast<double>(random_.next() >> 11U) * 0x1p-52 - 1));
    }

    template <class Loss>
    void accumulate_gradient(const Sample<inputs>& sample) {
        Hidden hidden = net.bias;
        for (std::size_t i = 0; i < inputs; ++i)
            for (std::size_t h = 0; h < hidden_count; ++h)
                hidden[h] += net.first[i][h] * sample.input[i];
        const float error = Loss::gradient(net(sample.input), sample.target);
        Hidden back{};
        for (std::size_t h = 0; h < hidden_count; ++h) {
            if (hidden[h] <= 0) continue;
            gradient_.last[h] += error * hidden[h];
            back[h] = error * net.last[h];
            gradient_.bias[h] += back[h];
        }
        for (std::size_t i = 0; i < inputs; ++i) {
            gradient_.direct[i] += error * sample.input[i];
            for (std::size_t h = 0; h < hidden_count; ++h)
                gradient_.first[i][h] += back[h] * sample.input[i];
        }
    }

    void step(float rate, std::size_t batch) {
        constexpr ai::AdamParameters<float> parameters = {
            .weight_decay = 2e-4F, .one_minus_beta2 = 0.001, .epsilon = 1e-6F};
        const ai::AdamStep<float> adam(parameters, rate, ++steps_);
        const auto step_all = [&](auto& weights, auto& gradients, auto& m, auto& v) {
            for (std::size_t i = 0; i < weights.size(); ++i)
                adam(weights[i], gradients[i] / static_cast<float>(batch), m[i], v[i]);
        };
        step_all(net.direct, gradient_.direct, m_.direct, v_.direct);
        step_all(net.bias, gradient_.bias, m_.bias, v_.bias);
        step_all(net.last, gradient_.last, m_.last, v_.last);
        for (std::size_t i = 0; i < inputs; ++i)
            step_all(net.first[i], gradient_.first[i], m_.first[i], v_.first[i]);
    }

    Random random_;
    Net gradient_{};
    Net m_{};
    Net v_{};
    double steps_ = 0;
};

}  // namespace agora::royalmatch
