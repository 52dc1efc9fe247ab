// Fits a net that is a plain value (small_net.hpp) to samples, by minibatches and Adam. The same
// samples and seed give the same net on every machine: nothing but plain operations and the kernels.
#pragma once

#include "ai/net/adam.hpp"
#include "ai/net/kernels.hpp"
#include "ai/net/small_net.hpp"
#include "core/random.hpp"

#include <algorithm>
#include <cstring>
#include <ranges>
#include <span>
#include <type_traits>
#include <vector>

namespace agora::ai::net {

struct FitParameters {
    int epochs = 6;
    double rate = 0.004;  // falls linearly over all steps
    std::size_t batch = 64;
    float weight_decay = 2e-4F;
};

// All numbers of a net that is nothing but `float`.
template <class Net>
Floats numbers_of(const Net& net) {
    static_assert(std::is_trivially_copyable_v<Net> && sizeof(Net) % sizeof(float) == 0);
    Floats numbers(sizeof(Net) / sizeof(float));
    std::memcpy(numbers.data(), &net, sizeof(Net));
    return numbers;
}

// Uniform in -widest ... widest: equal hidden units would stay equal.
inline void initialise(std::span<float> weights, float widest, Random& random) {
    for (float& weight : weights)
        weight = widest * (static_cast<float>(random.next() >> 40U) * 0x1p-23F - 1);
}

template <std::size_t inputs, std::size_t hidden>
SmallNet<inputs, hidden> random_net(Random& random) {
    constexpr float widest = 0.25F;
    SmallNet<inputs, hidden> net{};
    for (auto& row : net.first) initialise(row, widest, random);
    initialise(net.last, widest, random);
    return net;
}

// Backward pass of a small net: adds the gradient of its weights, that of its output being `error`.
template <std::size_t inputs, std::size_t hidden>
void accumulate_gradient(const SmallNet<inputs, hidden>& net,
                         const std::array<float, inputs>& input, float error,
                         SmallNet<inputs, hidden>& gradient) {
    const auto sums = net.hidden_sums(input);
    std::array<float, hidden> back{};
    for (std::size_t h = 0; h < hidden; ++h) {
        if (sums[h] <= 0) continue;
        gradient.last[h] += error * sums[h];
        back[h] = error * net.last[h];
        gradient.bias[h] += back[h];
    }
    for (std::size_t i = 0; i < inputs; ++i) {
        if (input[i] == 0) continue;
        gradient.direct[i] += error * input[i];
        for (std::size_t h = 0; h < hidden; ++h) gradient.first[i][h] += back[h] * input[i];
    }
}

// Scores become probabilities.
inline void softmax(std::span<float> scores) {
    const float most = *std::ranges::max_element(scores);
    float sum = 0;
    for (float& score : scores) sum += score = exponential(score - most);
    for (float& score : scores) score /= sum;
}

inline float logistic(float logit) { return 1 / (1 + exponential(-logit)); }

// Loss has `static void accumulate_gradient(const Net&, const Sample&, Net& gradient)` and
// `static double value(const Net&, const Sample&)`. The net becomes the average of its last steps.
template <class Loss, class Net, class Sample>
void fit(Net& net, std::span<const Sample> samples, const FitParameters& parameters,
         Random& random) {
    const std::size_t batches = samples.size() / parameters.batch;
    const double all = static_cast<double>(batches) * parameters.epochs;
    const auto numbers = std::views::iota(0U, static_cast<std::uint32_t>(samples.size()));
    std::vector<std::uint32_t> order(numbers.begin(), numbers.end());
    Floats weights = numbers_of(net);
    Adam adam(weights);
    for (int epoch = 0; epoch < parameters.epochs; ++epoch) {
        for (std::size_t i = order.size(); i > 1; --i)
            std::swap(order[i - 1], order[random.below(static_cast<std::uint32_t>(i))]);
        for (std::size_t batch = 0; batch < batches; ++batch) {
            Net sum{};
            for (const std::uint32_t i :
                 std::span(order).subspan(batch * parameters.batch, parameters.batch))
                Loss::accumulate_gradient(net, samples[i], sum);
            Floats gradient = numbers_of(sum);
            for (float& one : gradient) one /= static_cast<float>(parameters.batch);
            const double left = std::max(0.02, 1 - static_cast<double>(adam.steps) / all);
            adam.step(gradient, parameters.rate * left, weights, parameters.weight_decay);
            std::memcpy(&net, weights.data(), sizeof(Net));
        }
    }
    std::memcpy(&net, adam.averaged.data(), sizeof(Net));
}

// The mean loss over samples.
template <class Loss, class Net, class Sample>
double mean_loss(const Net& net, std::span<const Sample> samples) {
    double sum = 0;
    for (const Sample& sample : samples) sum += Loss::value(net, sample);
    return samples.empty() ? 0 : sum / static_cast<double>(samples.size());
}

}  // namespace agora::ai::net
