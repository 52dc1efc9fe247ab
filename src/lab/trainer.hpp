// A training: batches of games against oneself, each followed by one step of the learner. The games
// of a batch may be played by several threads; what they teach is added up in the order of the
// games, so the number of threads changes nothing but the time.
#pragma once

#include "lab/checkpoint.hpp"
#include "lab/self_play.hpp"

#include <algorithm>
#include <cmath>
#include <thread>
#include <vector>

namespace agora {

// How learning changes with the number of games behind it; found by short runs side by side.
struct Course {
    static constexpr std::uint64_t games_a_batch = 4;

    // Far results teach first; near values once they are worth something.
    static float lambda(std::uint64_t games) {
        return static_cast<float>(0.8 + 0.18 / (1 + static_cast<double>(games) / 20'000));
    }
    static double rate(std::uint64_t games) {
        return 1e-3 / std::pow(1 + static_cast<double>(games) / 20'000, 0.6);
    }
};

template <class E>
class Trainer {
public:
    using G = typename E::Game;

    explicit Trainer(std::uint64_t seed)
        : state_{seed, 0, net::Learner(net::ValueNet::random(E::shape, mix(seed)))} {}
    explicit Trainer(Checkpoint from) : state_(std::move(from)) {}

    const Checkpoint& state() const { return state_; }
    net::Snapshot snapshot() const { return {state_.games, state_.learner.settled()}; }

    // Plays one batch and learns from it.
    void step(int threads);

private:
    // What one game teaches.
    struct Taught {
        net::Floats gradient;
        std::size_t positions = 0;
    };

    void play(std::uint64_t game, Taught& taught) const;

    Checkpoint state_;
    std::vector<Taught> taught_;
};

template <class E>
void Trainer<E>::step(int threads) {
    constexpr auto batch = static_cast<std::size_t>(Course::games_a_batch);
    taught_.resize(batch);
    const auto every = static_cast<std::size_t>(std::clamp(threads, 1, static_cast<int>(batch)));
    const auto play_from = [&](std::size_t from) {
        for (std::size_t i = from; i < batch; i += every) play(state_.games + i, taught_[i]);
    };
    {
        std::vector<std::jthread> others;
        for (std::size_t i = 1; i < every; ++i) others.emplace_back(play_from, i);
        play_from(0);
    }
    auto& total = taught_.front();
    for (std::size_t i = 1; i < batch; ++i) {
        total.positions += taught_[i].positions;
        for (std::size_t k = 0; k < total.gradient.size(); ++k)
            total.gradient[k] += taught_[i].gradient[k];
    }
    const float part = 1 / static_cast<float>(total.positions);
    for (auto& change : total.gradient) change *= part;
    state_.learner.step(total.gradient, Course::rate(state_.games));
    state_.games += batch;
}

// Every number of seats in turn, the fewest twice as often; one batch in four with other presets.
template <class E>
void Trainer<E>::play(std::uint64_t game, Taught& taught) const {
    constexpr auto counts = static_cast<std::uint64_t>(G::about.most_seats - G::about.least_seats);
    const std::uint64_t turn = game % (2 * counts);
    const int seats = G::about.least_seats + (turn % 2 == 0 ? 0 : static_cast<int>(turn / 2) + 1);
    const std::uint64_t batch = game / Course::games_a_batch;
    const auto presets = G::presets();
    const std::size_t preset =
        batch % 4 == 0 ? static_cast<std::size_t>(batch / 4) % presets.size() : 0;
    taught.gradient.assign(E::shape.weights(), 0);
    SelfPlay way;
    way.lambda = Course::lambda(state_.games);
    const auto& net = state_.learner.net;
    const auto lessons =
        Player<E>(net, way).play(presets[preset].options, seats, mix(mix(state_.seed) + game));
    for (const auto& lesson : lessons) {
        net::Trace trace;
        net.values(lesson.features, trace);
        net.learn(lesson.features, trace, lesson.target, taught.gradient);
    }
    taught.positions = lessons.size();
}

}  // namespace agora
