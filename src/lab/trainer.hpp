// Training a value net by self-play: batches of games, and after each some epochs of minibatch
// gradient descent over their samples. Threads share the games of a batch, each of which depends on
// its number alone, so how many threads there are changes nothing but the time.
#pragma once

#include "lab/checkpoint.hpp"
#include "lab/recipe.hpp"
#include "lab/self_play.hpp"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace agora::lab {

template <class M, class Schedule>
class Trainer {
public:
    using E = typename M::Encoder;
    using G = typename E::Game;

    explicit Trainer(std::uint64_t seed)
        : state_{seed, 0, ai::net::TrainableNet(ai::net::ValueNet::random(E::shape, mix(seed)))} {}
    explicit Trainer(Checkpoint from) : state_(std::move(from)) {}

    const Checkpoint& state() const { return state_; }
    ai::net::Snapshot snapshot() const { return {state_.games, state_.model.averaged_net()}; }

    // Plays one batch and trains on it.
    void step(int threads);

private:
    void play_batch(int threads);
    void play(const ai::net::QuantisedNet& net, std::uint64_t game,
              std::vector<Sample>& samples) const;
    void descend(std::span<const Sample* const> minibatch);

    Checkpoint state_;
    std::vector<std::vector<Sample>> samples_;  // by the games of a batch
    std::vector<const Sample*> order_;
    ai::net::Floats gradient_;
};

template <class M, class Schedule>
void Trainer<M, Schedule>::play_batch(int threads) {
    samples_.resize(Schedule::games_a_batch);
    const ai::net::QuantisedNet net(state_.model.net);
    std::atomic<std::size_t> next = 0;
    const auto play_some = [&] {
        for (std::size_t i = next++; i < samples_.size(); i = next++) {
            samples_[i].clear();
            play(net, state_.games + i, samples_[i]);
        }
    };
    std::vector<std::jthread> others;
    for (int i = 1; i < threads; ++i) others.emplace_back(play_some);
    play_some();
}

template <class M, class Schedule>
void Trainer<M, Schedule>::step(int threads) {
    if (Schedule::restarts_at(state_.games))
        state_.model = ai::net::TrainableNet(state_.model.averaged_net());
    play_batch(threads);
    order_.clear();
    for (const auto& samples : samples_)
        for (const auto& sample : samples) order_.push_back(&sample);
    Random random(mix(mix(state_.seed) ^ state_.games));
    for (int epoch = 0; epoch < Schedule::epochs; ++epoch) {
        for (std::size_t i = order_.size(); i > 1; --i)
            std::swap(order_[i - 1], order_[random.below(static_cast<std::uint32_t>(i))]);
        const std::size_t steps =
            std::max<std::size_t>(1, order_.size() / Schedule::samples_a_step);
        for (std::size_t i = 0; i < steps; ++i) {
            const std::size_t from = order_.size() * i / steps;
            const std::size_t to = order_.size() * (i + 1) / steps;
            descend(std::span(order_).subspan(from, to - from));
        }
    }
    state_.games += Schedule::games_a_batch;
}

// One step of Adam on the mean gradient of a minibatch.
template <class M, class Schedule>
void Trainer<M, Schedule>::descend(std::span<const Sample* const> minibatch) {
    const auto& net = state_.model.net;
    gradient_.assign(E::shape.weights(), 0);
    for (const auto* sample : minibatch) {
        ai::net::Activations activations;
        net.values(sample->features, activations);
        net.accumulate_gradient(sample->features, activations, sample->target, gradient_);
    }
    const float part = 1 / static_cast<float>(minibatch.size());
    for (auto& one : gradient_) one *= part;
    state_.model.step(gradient_, Schedule::learning_rate(state_.games));
}

template <class M, class Schedule>
void Trainer<M, Schedule>::play(const ai::net::QuantisedNet& net, std::uint64_t game,
                                std::vector<Sample>& samples) const {
    const int seats = Schedule::seats(G::about, game);
    const auto presets = G::presets();
    const auto& options = presets[Schedule::preset(game, presets.size())].options;
    Random random(mix(mix(state_.seed) + game));
    const SeatSet greedy = Schedule::greedy(game, seats, random);
    SelfPlayer<M>(net, Schedule::self_play(state_.games))
        .play(options, seats, greedy, random.next(), samples);
}

}  // namespace agora::lab
