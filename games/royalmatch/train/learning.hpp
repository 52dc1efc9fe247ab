// Small nets that learn by small steps (Adam) what answers to give.
#pragma once

#include "ai/net/adam.hpp"
#include "core/random.hpp"
#include "games/royalmatch/train/lessons.hpp"

#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

namespace agora::royalmatch {

inline float logistic(float leaning) { return 1 / (1 + std::exp(-leaning)); }

// What is wrong with an answer: to a question of yes or no, or of how much.
struct YesOrNo {
    static float error(float said, float right) { return logistic(said) - right; }
    static double cost(float said, float right) {  // nats
        const double chance = std::clamp(double{logistic(said)}, 1e-9, 1 - 1e-9);
        return -std::log(right > 0.5F ? chance : 1 - chance);
    }
};
struct HowMuch {
    static float error(float said, float right) { return said - right; }
    static double cost(float said, float right) { return double{(said - right) * (said - right)}; }
};

template <std::size_t inputs>
class NetLearner {
public:
    explicit NetLearner(std::uint64_t seed) : random_(seed) {
        for (auto& row : net.first) scatter(row);
        scatter(net.last);
    }

    // Goes through all lessons again and again, with steps that get smaller.
    template <class Question>
    void learn(std::span<const Lesson<inputs>> lessons, int times, float pace) {
        constexpr std::size_t batch = 64;
        std::vector<std::uint32_t> order(lessons.size());
        for (std::uint32_t i = 0; i < order.size(); ++i) order[i] = i;
        const std::size_t whole_batches = lessons.size() / batch;
        const double all = static_cast<double>(whole_batches) * times;
        for (int time = 0; time < times; ++time) {
            for (std::size_t i = order.size(); i > 1; --i)
                std::swap(order[i - 1], order[random_.below(static_cast<std::uint32_t>(i))]);
            for (std::size_t at = 0; at + batch <= order.size(); at += batch) {
                slope_ = {};
                for (std::size_t i = at; i < at + batch; ++i) look_at<Question>(lessons[order[i]]);
                const double rest = std::max(0.02, 1 - steps_ / all);
                step(pace * static_cast<float>(rest), batch);
            }
        }
    }

    // Of one lesson, on average.
    template <class Question>
    double cost(std::span<const Lesson<inputs>> lessons) const {
        double sum = 0;
        for (const auto& lesson : lessons) sum += Question::cost(net(lesson.input), lesson.answer);
        return lessons.empty() ? 0 : sum / static_cast<double>(lessons.size());
    }

    SmallNet<inputs> net{};

private:
    using Net = SmallNet<inputs>;

    void scatter(Hidden& row) {
        constexpr double widest = 0.25;
        for (float& weight : row)
            weight = static_cast<float>(widest *
                                        (static_cast<double>(random_.next() >> 11U) * 0x1p-52 - 1));
    }

    template <class Question>
    void look_at(const Lesson<inputs>& lesson) {
        Hidden hidden = net.bias;
        for (std::size_t i = 0; i < inputs; ++i)
            for (std::size_t h = 0; h < hidden_count; ++h)
                hidden[h] += net.first[i][h] * lesson.input[i];
        const float error = Question::error(net(lesson.input), lesson.answer);
        Hidden back{};
        for (std::size_t h = 0; h < hidden_count; ++h) {
            if (hidden[h] <= 0) continue;
            slope_.last[h] += error * hidden[h];
            back[h] = error * net.last[h];
            slope_.bias[h] += back[h];
        }
        for (std::size_t i = 0; i < inputs; ++i) {
            slope_.direct[i] += error * lesson.input[i];
            for (std::size_t h = 0; h < hidden_count; ++h)
                slope_.first[i][h] += back[h] * lesson.input[i];
        }
    }

    void step(float pace, std::size_t batch) {
        constexpr ai::AdamHabits<float> habits = {
            .pull = 2e-4F, .square_part = 0.001, .least = 1e-6F};
        const ai::AdamStep<float> follow(habits, pace, ++steps_);
        const auto follow_all = [&](auto& weights, auto& slopes, auto& means, auto& squares) {
            for (std::size_t i = 0; i < weights.size(); ++i)
                follow(weights[i], slopes[i] / static_cast<float>(batch), means[i], squares[i]);
        };
        follow_all(net.direct, slope_.direct, mean_.direct, square_.direct);
        follow_all(net.bias, slope_.bias, mean_.bias, square_.bias);
        follow_all(net.last, slope_.last, mean_.last, square_.last);
        for (std::size_t i = 0; i < inputs; ++i)
            follow_all(net.first[i], slope_.first[i], mean_.first[i], square_.first[i]);
    }

    Random random_;
    Net slope_{};
    Net mean_{};
    Net square_{};
    double steps_ = 0;
};

}  // namespace agora::royalmatch
