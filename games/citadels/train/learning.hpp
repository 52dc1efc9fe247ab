// Maximum likelihood by stochastic gradient descent (Adam): of the characters that were chosen, and
// of the winners. Losses are cross entropies in nats.
#pragma once

#include "ai/net/adam.hpp"
#include "games/citadels/train/samples.hpp"

#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

namespace agora::citadels {

// Numbers that adam their slopes (Adam), with a little pull towards zero.
class Weights {
public:
    explicit Weights(std::size_t count) : values_(count), gradients_(count), m_(count), v_(count) {}

    double operator[](std::size_t i) const { return values_[i]; }
    void set(std::size_t i, double value) { values_[i] = value; }
    void accumulate_gradient(std::size_t i, double gradient) { gradients_[i] += gradient; }

    void step(double rate, double batch) {
        constexpr ai::AdamParameters<double> parameters = {
            .weight_decay = 1e-4, .one_minus_beta2 = 0.01, .epsilon = 1e-8};
        const ai::AdamStep<double> adam(parameters, rate, ++steps_);
        for (std::size_t i = 0; i < values_.size(); ++i) {
            adam(values_[i], gradients_[i] / batch, m_[i], v_[i]);
            gradients_[i] = 0;
        }
    }

private:
    std::vector<double> values_;
    std::vector<double> gradients_;
    std::vector<double> m_;
    std::vector<double> v_;
    double steps_ = 0;
};

inline void softmax(std::span<double> scores) {
    const double most = std::ranges::max(scores);
    double sum = 0;
    for (double& score : scores) sum += score = std::exp(score - most);
    for (double& score : scores) score /= sum;
}

// Uniform in -widest ... widest: equal hidden units would stay equal.
inline void initialise(Weights& weights, std::size_t from, std::size_t to, std::uint64_t seed) {
    Random random(seed);
    constexpr double widest = 0.3;
    for (std::size_t i = from; i < to; ++i)
        weights.set(i, widest * (static_cast<double>(random.next() >> 11U) * 0x1p-52 - 1));
}

// The weights of a PickPolicyNet, its parts in their order.
class PickPolicyFitter {
public:
    using Sample = PickSample;

    explicit PickPolicyFitter(std::uint64_t seed) { initialise(weights, first, count, seed); }

    // The loss of a sample; adds its gradient where `train` is set.
    double loss(const Sample& sample, bool train) {
        std::array<double, pick_hidden_count> hidden{};
        for (std::size_t i = 0; i < pick_feature_count; ++i)
            for (std::size_t m = 0; m < pick_hidden_count; ++m)
                hidden[m] += weights[first_at(i) + m] * double{sample.features[i]};
        std::array<double, most_ranks> room{};
        const auto chances = std::span(room).first(sample.roles.size());
        for (std::size_t a = 0; a < chances.size(); ++a) {
            for (std::size_t i = 0; i < pick_feature_count; ++i)
                chances[a] += weights[direct_at(sample.roles[a]) + i] * double{sample.features[i]};
            for (std::size_t m = 0; m < pick_hidden_count; ++m)
                chances[a] += weights[last_at(sample.roles[a]) + m] * std::max(0.0, hidden[m]);
        }
        softmax(chances);
        const double cost = -std::log(chances[sample.chosen]);
        if (!train) return cost;
        chances[sample.chosen] -= 1;
        for (std::size_t a = 0; a < chances.size(); ++a)
            accumulate_gradient(sample.features, hidden, sample.roles[a], chances[a]);
        return cost;
    }

    static constexpr std::size_t last = role_count * pick_feature_count;
    static constexpr std::size_t first = last + role_count * pick_hidden_count;
    static constexpr std::size_t count = first + pick_feature_count * pick_hidden_count;
    static std::size_t direct_at(std::size_t role) { return role * pick_feature_count; }
    static std::size_t last_at(std::size_t role) { return last + role * pick_hidden_count; }
    static std::size_t first_at(std::size_t i) { return first + i * pick_hidden_count; }

    Weights weights{count};

private:
    void accumulate_gradient(const PickFeatures& features,
                             const std::array<double, pick_hidden_count>& hidden, std::size_t role,
                             double gradient) {
        for (std::size_t i = 0; i < pick_feature_count; ++i)
            weights.accumulate_gradient(direct_at(role) + i, gradient * double{features[i]});
        for (std::size_t m = 0; m < pick_hidden_count; ++m) {
            if (hidden[m] <= 0) continue;
            const double inner = gradient * weights[last_at(role) + m];
            weights.accumulate_gradient(last_at(role) + m, gradient * hidden[m]);
            for (std::size_t i = 0; i < pick_feature_count; ++i)
                weights.accumulate_gradient(first_at(i) + m, inner * double{features[i]});
        }
    }
};

// The weights of a ValueNet, its parts in their order.
class ValueNetFitter {
public:
    using Sample = WinSample;

    explicit ValueNetFitter(std::uint64_t seed) { initialise(weights, last, count, seed); }

    double loss(const Sample& sample, bool train) {
        std::array<std::array<double, hidden_count>, most_players> hidden{};
        std::array<double, most_players> room{};
        const auto chances = std::span(room).first(sample.seats);
        for (std::size_t seat = 0; seat < sample.seats; ++seat)
            chances[seat] = logit(sample.features[seat], hidden[seat]);
        softmax(chances);
        const double cost = -std::log(chances[sample.winner]);
        if (!train) return cost;
        chances[sample.winner] -= 1;
        for (std::size_t seat = 0; seat < sample.seats; ++seat)
            accumulate_gradient(sample.features[seat], hidden[seat], chances[seat]);
        return cost;
    }

    static constexpr std::size_t direct = 0;
    static constexpr std::size_t bias = direct + seat_feature_count;
    static constexpr std::size_t last = bias + hidden_count;
    static constexpr std::size_t first = last + hidden_count;
    static constexpr std::size_t count = first + seat_feature_count * hidden_count;

    Weights weights{count};

private:
    double logit(const SeatFeatures& features, std::array<double, hidden_count>& hidden) const {
        double sum = 0;
        for (std::size_t h = 0; h < hidden_count; ++h) hidden[h] = weights[bias + h];
        for (std::size_t i = 0; i < seat_feature_count; ++i) {
            const double input{features[i]};
            if (input == 0) continue;
            sum += weights[direct + i] * input;
            for (std::size_t h = 0; h < hidden_count; ++h)
                hidden[h] += weights[first + i * hidden_count + h] * input;
        }
        for (std::size_t h = 0; h < hidden_count; ++h)
            sum += weights[last + h] * std::max(0.0, hidden[h]);
        return sum;
    }

    void accumulate_gradient(const SeatFeatures& features,
                             const std::array<double, hidden_count>& hidden, double gradient) {
        for (std::size_t i = 0; i < seat_feature_count; ++i)
            weights.accumulate_gradient(direct + i, gradient * double{features[i]});
        for (std::size_t h = 0; h < hidden_count; ++h) {
            if (hidden[h] <= 0) continue;
            const double inner = gradient * weights[last + h];
            weights.accumulate_gradient(last + h, gradient * hidden[h]);
            weights.accumulate_gradient(bias + h, inner);
            for (std::size_t i = 0; i < seat_feature_count; ++i)
                weights.accumulate_gradient(first + i * hidden_count + h,
                                            inner * double{features[i]});
        }
    }
};

// Fits all samples but the last `held_out`; returns the mean loss of those.
template <class Fitter>
double fit(Fitter& fitter, const std::vector<typename Fitter::Sample>& samples,
           std::size_t held_out, double rate, std::uint64_t seed) {
    constexpr int epochs = 8;
    constexpr int batch = 64;
    std::vector<std::size_t> order(samples.size() - held_out);
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    Random random(seed);
    int seen = 0;
    for (int epoch = 0; epoch < epochs; ++epoch) {
        for (std::size_t i = order.size(); i > 1; --i)
            std::swap(order[i - 1], order[random.below(static_cast<std::uint32_t>(i))]);
        for (const std::size_t i : order) {
            fitter.loss(samples[i], true);
            if (++seen % batch == 0)
                fitter.weights.step(rate * (1 - static_cast<double>(epoch) / epochs), batch);
        }
    }
    double cost = 0;
    for (std::size_t i = order.size(); i < samples.size(); ++i)
        cost += fitter.loss(samples[i], false);
    return held_out == 0 ? 0 : cost / static_cast<double>(held_out);
}

}  // namespace agora::citadels
