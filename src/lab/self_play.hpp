// Learning from games against oneself: TD(lambda) on the positions after each decision, before
// luck.
//
// After a game every such position is given a target, one number for each seat: part of the value
// that the net gives to the next position, part of the target of that one, down to the result. The
// net is then moved towards the targets. A game depends on its seed and the weights alone.
//
// Some seats may be given to players who do what looks best at once. They know what they want from
// the first game on, and the net learns what follows from it and how to do better.
#pragma once

#include "ai/net/judge.hpp"
#include "ai/net/kernels.hpp"
#include "lab/pairing.hpp"

#include <array>
#include <vector>

namespace agora {

struct SelfPlay {
    float lambda = 0.85F;     // how much of a target comes from what is further away
    float warmth = 0.003F;    // chances that are so far apart are chosen e times as often
    float real_loss = 0.03F;  // a choice that gives up more than this teaches nothing of before it
    int longest_game = 150;   // turns of each seat; who goes on longer has not understood the game
};

// A position and what its values should have been.
struct Lesson {
    net::Features features;
    net::Values target;
};

template <class E>
class Player {
public:
    using G = typename E::Game;
    using State = typename G::State;

    Player(const net::ValueNet& net, const SelfPlay& way) : judge_(net), way_(way) {}

    // Plays a game with its seed, those named greedily, and adds what it teaches.
    void play(const typename G::Options& options, int seats, SeatSet greedy, std::uint64_t seed,
              std::vector<Lesson>& lessons) {
        steps_.clear();
        const net::Values outcome = play_out(options, seats, greedy, Random(seed));
        teach(outcome, seats, lessons);
    }

private:
    // A position after a decision.
    struct Step {
        net::Features features;
        net::Values value;
        net::Values best;  // the value of the decision that looked best instead
        bool real_loss;
    };

    net::Values play_out(const typename G::Options& options, int seats, SeatSet greedy,
                         Random random);
    void step_greedily(State& state, Seat seat, Random& random);
    void step_by_value(State& state, Seat seat, Random& random);
    std::size_t choose(Seat seat, Random& random);
    void teach(const net::Values& outcome, int seats, std::vector<Lesson>& lessons) const;

    net::Judge<E> judge_;
    SelfPlay way_;
    std::vector<Step> steps_;
    typename G::Actions legal_;
    std::array<net::Values, G::Actions::capacity> values_;
};

template <class E>
net::Values Player<E>::play_out(const typename G::Options& options, int seats, SeatSet greedy,
                                Random random) {
    Silence silence;
    State state = *G::start(options, seats);
    const auto longest =
        static_cast<std::size_t>(way_.longest_game) * static_cast<std::size_t>(seats);
    for (;;) {
        settle_luck<G>(state, random, silence);
        if (G::turn(state) == Turn::over) return net::result(G::standing(state));
        if (steps_.size() == longest) {
            net::Values nobody{};
            std::fill_n(nobody.begin(), seats, 1 / static_cast<float>(seats));
            return nobody;
        }
        const Seat seat = *G::pending(state).begin();
        legal_.clear();
        G::legal(state, seat, legal_);
        if (greedy.has(seat))
            step_greedily(state, seat, random);
        else
            step_by_value(state, seat, random);
    }
}

template <class E>
void Player<E>::step_greedily(State& state, Seat seat, Random& random) {
    Silence silence;
    const auto action =
        greedy_choice<G>(G::view(state, seat), {legal_.begin(), legal_.end()}, random);
    G::apply(state, seat, action, silence);
    Step& step = steps_.emplace_back();
    if (!E::encode(state, step.features, step.value))
        step.features.seats = 0;  // nothing to learn
    else
        step.value = judge_.values(step.features);
    step.best = step.value;
    step.real_loss = false;
}

template <class E>
void Player<E>::step_by_value(State& state, Seat seat, Random& random) {
    Silence silence;
    E::consider(legal_);
    judge_.values_after(state, seat, {legal_.begin(), legal_.end()}, values_);
    std::size_t best = 0;
    for (std::size_t i = 1; i < legal_.size(); ++i)
        if (values_[i][seat] > values_[best][seat]) best = i;
    const std::size_t chosen = choose(seat, random);
    G::apply(state, seat, legal_[chosen], silence);
    Step& step = steps_.emplace_back();
    net::Values known{};
    if (!E::encode(state, step.features, known)) step.features.seats = 0;
    step.value = values_[chosen];
    step.best = values_[best];
    step.real_loss = values_[best][seat] - values_[chosen][seat] > way_.real_loss;
}

// What looks better is chosen more often, so that the net sees what follows from other decisions.
template <class E>
std::size_t Player<E>::choose(Seat seat, Random& random) {
    std::array<float, G::Actions::capacity> weights;
    float most = 0;
    for (std::size_t i = 0; i < legal_.size(); ++i) most = std::max(most, values_[i][seat]);
    float sum = 0;
    for (std::size_t i = 0; i < legal_.size(); ++i)
        sum += weights[i] = net::exponential((values_[i][seat] - most) / way_.warmth);
    float at = static_cast<float>(random.next() >> 40U) / static_cast<float>(1U << 24U) * sum;
    for (std::size_t i = 0; i + 1 < legal_.size(); ++i) {
        if (at < weights[i]) return i;
        at -= weights[i];
    }
    return legal_.size() - 1;
}

template <class E>
void Player<E>::teach(const net::Values& outcome, int seats, std::vector<Lesson>& lessons) const {
    net::Values target = outcome;
    for (std::size_t i = steps_.size(); i-- > 0;) {
        const Step& step = steps_[i];
        if (step.features.seats != 0) lessons.push_back({step.features, target});
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat)
            target[seat] = step.real_loss
                               ? step.best[seat]
                               : (1 - way_.lambda) * step.value[seat] + way_.lambda * target[seat];
    }
}

}  // namespace agora
