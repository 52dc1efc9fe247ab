// Learning from the games of Citadelles, by small steps: the weights that make what was chosen, or
// who won, most likely. Costs are in nats.
#pragma once

#include "ai/net/adam.hpp"
#include "games/citadels/train/lessons.hpp"

#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

namespace agora::citadels {

// Numbers that follow their slopes (Adam), with a little pull towards zero.
class Weights {
public:
    explicit Weights(std::size_t count)
        : values_(count), slopes_(count), mean_(count), square_(count) {}

    double operator[](std::size_t i) const { return values_[i]; }
    void set(std::size_t i, double value) { values_[i] = value; }
    void lean(std::size_t i, double slope) { slopes_[i] += slope; }

    void step(double rate, double batch) {
        constexpr ai::AdamHabits<double> habits = {
            .pull = 1e-4, .square_part = 0.01, .least = 1e-8};
        const ai::AdamStep<double> follow(habits, rate, ++steps_);
        for (std::size_t i = 0; i < values_.size(); ++i) {
            follow(values_[i], slopes_[i] / batch, mean_[i], square_[i]);
            slopes_[i] = 0;
        }
    }

private:
    std::vector<double> values_;
    std::vector<double> slopes_;
    std::vector<double> mean_;
    std::vector<double> square_;
    double steps_ = 0;
};

// Turns how much speaks for each into chances.
inline void to_chances(std::span<double> scores) {
    const double most = std::ranges::max(scores);
    double sum = 0;
    for (double& score : scores) sum += score = std::exp(score - most);
    for (double& score : scores) score /= sum;
}

// Draws weights from -widest to widest: a hidden layer must not begin with all alike.
inline void scatter(Weights& weights, std::size_t from, std::size_t to, std::uint64_t seed) {
    Random random(seed);
    constexpr double widest = 0.3;
    for (std::size_t i = from; i < to; ++i)
        weights.set(i, widest * (static_cast<double>(random.next() >> 11U) * 0x1p-52 - 1));
}

// How characters are chosen: the parts of Habits in their order.
class HabitLearner {
public:
    using Lesson = PickLesson;

    explicit HabitLearner(std::uint64_t seed) { scatter(weights, first, count, seed); }

    // What the choice costs; the weights lean towards it where that is wanted.
    double look_at(const Lesson& lesson, bool learn) {
        std::array<double, mood_count> moods{};
        for (std::size_t i = 0; i < circumstance_count; ++i)
            for (std::size_t m = 0; m < mood_count; ++m)
                moods[m] += weights[first_at(i) + m] * double{lesson.now[i]};
        std::array<double, most_ranks> room{};
        const auto chances = std::span(room).first(lesson.roles.size());
        for (std::size_t a = 0; a < chances.size(); ++a) {
            for (std::size_t i = 0; i < circumstance_count; ++i)
                chances[a] += weights[direct_at(lesson.roles[a]) + i] * double{lesson.now[i]};
            for (std::size_t m = 0; m < mood_count; ++m)
                chances[a] += weights[last_at(lesson.roles[a]) + m] * std::max(0.0, moods[m]);
        }
        to_chances(chances);
        const double cost = -std::log(chances[lesson.chosen]);
        if (!learn) return cost;
        chances[lesson.chosen] -= 1;
        for (std::size_t a = 0; a < chances.size(); ++a)
            lean(lesson.now, moods, lesson.roles[a], chances[a]);
        return cost;
    }

    static constexpr std::size_t last = role_count * circumstance_count;
    static constexpr std::size_t first = last + role_count * mood_count;
    static constexpr std::size_t count = first + circumstance_count * mood_count;
    static std::size_t direct_at(std::size_t role) { return role * circumstance_count; }
    static std::size_t last_at(std::size_t role) { return last + role * mood_count; }
    static std::size_t first_at(std::size_t i) { return first + i * mood_count; }

    Weights weights{count};

private:
    void lean(const Circumstances& now, const std::array<double, mood_count>& moods,
              std::size_t role, double slope) {
        for (std::size_t i = 0; i < circumstance_count; ++i)
            weights.lean(direct_at(role) + i, slope * double{now[i]});
        for (std::size_t m = 0; m < mood_count; ++m) {
            if (moods[m] <= 0) continue;
            const double inner = slope * weights[last_at(role) + m];
            weights.lean(last_at(role) + m, slope * moods[m]);
            for (std::size_t i = 0; i < circumstance_count; ++i)
                weights.lean(first_at(i) + m, inner * double{now[i]});
        }
    }
};

// Who wins: the parts of a ProspectNet in their order.
class ProspectLearner {
public:
    using Lesson = WinLesson;

    explicit ProspectLearner(std::uint64_t seed) { scatter(weights, last, count, seed); }

    double look_at(const Lesson& lesson, bool learn) {
        std::array<std::array<double, hidden_count>, most_players> hidden{};
        std::array<double, most_players> room{};
        const auto chances = std::span(room).first(lesson.seats);
        for (std::size_t seat = 0; seat < lesson.seats; ++seat)
            chances[seat] = promise(lesson.outlooks[seat], hidden[seat]);
        to_chances(chances);
        const double cost = -std::log(chances[lesson.winner]);
        if (!learn) return cost;
        chances[lesson.winner] -= 1;
        for (std::size_t seat = 0; seat < lesson.seats; ++seat)
            lean(lesson.outlooks[seat], hidden[seat], chances[seat]);
        return cost;
    }

    static constexpr std::size_t direct = 0;
    static constexpr std::size_t bias = direct + outlook_count;
    static constexpr std::size_t last = bias + hidden_count;
    static constexpr std::size_t first = last + hidden_count;
    static constexpr std::size_t count = first + outlook_count * hidden_count;

    Weights weights{count};

private:
    double promise(const Outlook& outlook, std::array<double, hidden_count>& hidden) const {
        double sum = 0;
        for (std::size_t h = 0; h < hidden_count; ++h) hidden[h] = weights[bias + h];
        for (std::size_t i = 0; i < outlook_count; ++i) {
            const double input{outlook[i]};
            if (input == 0) continue;
            sum += weights[direct + i] * input;
            for (std::size_t h = 0; h < hidden_count; ++h)
                hidden[h] += weights[first + i * hidden_count + h] * input;
        }
        for (std::size_t h = 0; h < hidden_count; ++h)
            sum += weights[last + h] * std::max(0.0, hidden[h]);
        return sum;
    }

    void lean(const Outlook& outlook, const std::array<double, hidden_count>& hidden,
              double slope) {
        for (std::size_t i = 0; i < outlook_count; ++i)
            weights.lean(direct + i, slope * double{outlook[i]});
        for (std::size_t h = 0; h < hidden_count; ++h) {
            if (hidden[h] <= 0) continue;
            const double inner = slope * weights[last + h];
            weights.lean(last + h, slope * hidden[h]);
            weights.lean(bias + h, inner);
            for (std::size_t i = 0; i < outlook_count; ++i)
                weights.lean(first + i * hidden_count + h, inner * double{outlook[i]});
        }
    }
};

// Learns from the first lessons; says what those kept back, the last `kept_back`, cost on average.
template <class Learner>
double learn(Learner& learner, const std::vector<typename Learner::Lesson>& lessons,
             std::size_t kept_back, double rate, std::uint64_t seed) {
    constexpr int epochs = 8;
    constexpr int batch = 64;
    std::vector<std::size_t> order(lessons.size() - kept_back);
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    Random random(seed);
    int seen = 0;
    for (int epoch = 0; epoch < epochs; ++epoch) {
        for (std::size_t i = order.size(); i > 1; --i)
            std::swap(order[i - 1], order[random.below(static_cast<std::uint32_t>(i))]);
        for (const std::size_t i : order) {
            learner.look_at(lessons[i], true);
            if (++seen % batch == 0)
                learner.weights.step(rate * (1 - static_cast<double>(epoch) / epochs), batch);
        }
    }
    double cost = 0;
    for (std::size_t i = order.size(); i < lessons.size(); ++i)
        cost += learner.look_at(lessons[i], false);
    return kept_back == 0 ? 0 : cost / static_cast<double>(kept_back);
}

}  // namespace agora::citadels
