// A training: batches of games, and after each several steps of the learner on what they taught, in
// an order drawn by lot. Threads share the games of a batch, each of which depends on its number
// alone, so how many there are changes nothing but the time.
#pragma once

#include "lab/checkpoint.hpp"
#include "lab/self_play.hpp"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <thread>
#include <vector>

namespace agora::lab {

// What is played and how learning changes with the number of games behind it; found by short runs
// side by side.
struct Course {
    static constexpr std::uint64_t games_a_batch = 32;
    static constexpr std::size_t lessons_a_step = 256;
    static constexpr int passes = 3;  // over the lessons of a batch

    // It begins by watching players who do what looks best at once: from games at random there is
    // little to learn. Later on some of its opponents are such players.
    static constexpr std::uint64_t games_watched = 4096;
    static constexpr std::uint32_t percent_against_greedy = 40;

    // Then it plays at a glance, which is quick; and when that does not bring much more, by search.
    static constexpr std::uint64_t games_at_a_glance = 320'000;
    static constexpr unsigned iterations = 16;
    static constexpr std::uint64_t games_until_trust = 329'600;
    static bool searches(std::uint64_t game) { return game >= games_at_a_glance; }

    static SelfPlay way(std::uint64_t games) {
        if (searches(games)) {
            // The same here: results first, then what the search says, which is less a matter of
            // luck.
            const bool trusts = games >= games_until_trust;
            return {.lambda = 0.75F,
                    .temperature = 0.006F,
                    .iterations = iterations,
                    .trust = trusts ? 0.8F : 0.5F,
                    .follow = trusts ? 0.1F : 0.3F};
        }
        // Far results teach first; near values once they are worth something.
        const double far = 0.2 / (1 + static_cast<double>(games) / 20'000);
        return {.lambda = static_cast<float>(0.75 + far)};
    }
    static double rate(std::uint64_t games) {
        if (searches(games))
            return 2e-4 / (1 + static_cast<double>(games - games_at_a_glance) / 8'000);
        return 1e-3 / std::pow(1 + static_cast<double>(games) / 10'000, 0.6);
    }

    // Two games of three have the fewest seats, five of six of those that are searched, which take
    // long; the others have more in turn.
    static int seats(const About& about, std::uint64_t game) {
        const auto more = static_cast<std::uint64_t>(about.most_seats - about.least_seats);
        const std::uint64_t every = searches(game) ? 6 : 3;
        return about.least_seats +
               (game % every == 1 && more > 0 ? 1 + static_cast<int>(game / every % more) : 0);
    }

    // Those who play greedily; `lot` decides.
    static SeatSet greedy(std::uint64_t game, int seats, Random& lot) {
        if (game < games_watched) return SeatSet::first(seats);
        if (lot.below(100) >= percent_against_greedy) return {};
        const auto learner = static_cast<Seat>(lot.below(static_cast<std::uint32_t>(seats)));
        return SeatSet::first(seats).without(learner);
    }

    // One batch in four is played with the first presets in turn, the others with the very first.
    // The nets that ship learnt from these; a preset that joins the game later makes no other net
    // of them.
    static constexpr std::size_t presets_taught = 3;
    static std::size_t preset(std::uint64_t game, std::size_t presets) {
        const std::uint64_t batch = game / games_a_batch;
        const auto taught = std::min(presets, presets_taught);
        return batch % 4 == 0 ? static_cast<std::size_t>(batch / 4) % taught : 0;
    }
};

// M is the mind that searches with the net.
template <class M>
class Trainer {
public:
    using E = typename M::Encoder;
    using G = typename E::Game;

    explicit Trainer(std::uint64_t seed)
        : state_{seed, 0, ai::net::Learner(ai::net::ValueNet::random(E::shape, mix(seed)))} {}
    explicit Trainer(Checkpoint from) : state_(std::move(from)) {}

    const Checkpoint& state() const { return state_; }
    ai::net::Snapshot snapshot() const { return {state_.games, state_.learner.settled()}; }

    // Plays one batch and learns from it.
    void step(int threads);

private:
    void play_batch(int threads);
    void play(const ai::net::QuickNet& net, std::uint64_t game, std::vector<Lesson>& lessons) const;
    void learn(std::span<const Lesson* const> lessons);

    Checkpoint state_;
    std::vector<std::vector<Lesson>> taught_;  // by the games of a batch
    std::vector<const Lesson*> order_;
    ai::net::Floats gradient_;
};

template <class M>
void Trainer<M>::play_batch(int threads) {
    taught_.resize(Course::games_a_batch);
    const ai::net::QuickNet net(state_.learner.net);
    std::atomic<std::size_t> next = 0;
    const auto play_some = [&] {
        for (std::size_t i = next++; i < taught_.size(); i = next++) {
            taught_[i].clear();
            play(net, state_.games + i, taught_[i]);
        }
    };
    std::vector<std::jthread> others;
    for (int i = 1; i < threads; ++i) others.emplace_back(play_some);
    play_some();
}

template <class M>
void Trainer<M>::step(int threads) {
    // What learning at a glance came to is where learning by search begins.
    if (state_.games == Course::games_at_a_glance)
        state_.learner = ai::net::Learner(state_.learner.settled());
    play_batch(threads);
    order_.clear();
    for (const auto& lessons : taught_)
        for (const auto& lesson : lessons) order_.push_back(&lesson);
    Random random(mix(mix(state_.seed) ^ state_.games));
    for (int pass = 0; pass < Course::passes; ++pass) {
        for (std::size_t i = order_.size(); i > 1; --i)
            std::swap(order_[i - 1], order_[random.below(static_cast<std::uint32_t>(i))]);
        const std::size_t steps = std::max<std::size_t>(1, order_.size() / Course::lessons_a_step);
        for (std::size_t i = 0; i < steps; ++i) {
            const std::size_t from = order_.size() * i / steps;
            const std::size_t to = order_.size() * (i + 1) / steps;
            learn(std::span(order_).subspan(from, to - from));
        }
    }
    state_.games += Course::games_a_batch;
}

template <class M>
void Trainer<M>::learn(std::span<const Lesson* const> lessons) {
    const auto& net = state_.learner.net;
    gradient_.assign(E::shape.weights(), 0);
    for (const auto* lesson : lessons) {
        ai::net::Trace trace;
        net.values(lesson->features, trace);
        net.learn(lesson->features, trace, lesson->target, gradient_);
    }
    const float part = 1 / static_cast<float>(lessons.size());
    for (auto& change : gradient_) change *= part;
    state_.learner.step(gradient_, Course::rate(state_.games));
}

template <class M>
void Trainer<M>::play(const ai::net::QuickNet& net, std::uint64_t game,
                      std::vector<Lesson>& lessons) const {
    const int seats = Course::seats(G::about, game);
    const auto presets = G::presets();
    const auto& options = presets[Course::preset(game, presets.size())].options;
    Random lot(mix(mix(state_.seed) + game));
    const SeatSet greedy = Course::greedy(game, seats, lot);
    Player<M>(net, Course::way(state_.games)).play(options, seats, greedy, lot.next(), lessons);
}

}  // namespace agora::lab
