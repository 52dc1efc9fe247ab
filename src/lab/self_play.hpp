// Self-play: games of a net against itself and their samples, TD(lambda) on afterstates.
//
// After a game every afterstate gets a target, one number for each seat: a blend of the value of
// the next afterstate and of its target, back from the result of the game. A game depends on its
// seed and the weights alone.
//
// Search values are better targets than net values; with search the siblings of the decision taken
// are trained too, since a greedy policy has to rank afterstates and the one that is played does
// not teach that. The target of a sibling is its distance from the decision taken by the search,
// plus a part of the correction that the result brings to that one: trained on search values alone,
// of positions that never occur, the net drifts.
//
// Some seats may be played by the greedy heuristic. Unless all are, no samples come from their
// decisions: otherwise the net identifies the greedy policy from its choices and values it less.
#pragma once

#include "ai/net/evaluator.hpp"
#include "ai/net/kernels.hpp"
#include "ai/net/quantised_net.hpp"
#include "ai/search/search.hpp"
#include "core/greedy_choice.hpp"

#include <algorithm>
#include <array>
#include <variant>
#include <vector>

namespace agora::lab {

struct SelfPlayParameters {
    float lambda = 0.85F;        // of TD(lambda)
    float temperature = 0.003F;  // of the softmax over values that decisions are sampled from
    float blunder = 0.03F;       // an exploratory decision that loses more cuts the trace before it
    int max_turns = 150;         // of each seat; longer games are truncated and scored as a draw
    // How a decision is made: greedy on the value net, or by search on it.
    std::variant<ai::GreedyPolicy, ai::Puct> behaviour = ai::GreedyPolicy{};
    float search_weight = 0.5F;   // of the search value in a target, against TD(lambda)
    float sibling_weight = 0.3F;  // part of the correction of the decision taken that siblings get
};

// The features of a position and the target of its values.
struct Sample {
    ai::net::Features features;
    ai::net::Values target;
};

// The values with another chance to win for one seat; the others share the rest in proportion, or
// evenly where they had next to nothing.
inline ai::net::Values with_chance(const ai::net::Values& values, Seat seat, int seats,
                                   float chance) {
    constexpr float least = 1e-3F;  // keeps targets away from 0 and 1
    const float now = std::clamp(chance, least, 1 - least);
    const float rest = 1 - values[seat];
    ai::net::Values changed{};
    for (std::size_t other = 0; other < static_cast<std::size_t>(seats); ++other)
        changed[other] =
            (1 - now) * (rest < least ? 1 / static_cast<float>(seats - 1) : values[other] / rest);
    changed[seat] = now;
    return changed;
}

// M is the mind that searches with a net; without search its encoder and evaluator are used alone.
template <class M>
class SelfPlayer {
public:
    using E = typename M::Encoder;
    using G = typename E::Game;
    using State = typename G::State;
    using Action = typename G::Action;

    // The net must outlive the player.
    SelfPlayer(const ai::net::QuantisedNet& net, const SelfPlayParameters& parameters)
        : mind_(net), parameters_(parameters) {}

    // Plays a game with its seed, those seats by the greedy heuristic, and adds its samples.
    void play(const typename G::Options& options, int seats, SeatSet greedy, std::uint64_t seed,
              std::vector<Sample>& samples) {
        steps_.clear();
        siblings_.clear();
        greedy_ = greedy;
        watching_ = greedy == SeatSet::first(seats);
        const ai::net::Values outcome = play_out(options, seats, Random(seed));
        add_samples(outcome, seats, samples);
    }

private:
    // The afterstate of a decision.
    struct Step {
        ai::net::Features features;
        ai::net::Values value;
        ai::net::Values best;  // the value of the best decision instead
        bool blunder = false;
        bool searched = false;
        std::size_t siblings = 0;  // how many of them
    };

    // A decision with its value and its visits.
    struct Choice {
        Action action;
        float chance;
        std::uint32_t visits;
    };
    using Choices = FixedList<Choice, G::Actions::capacity>;

    // The afterstate of a decision that was not taken.
    struct Sibling {
        ai::net::Features features;
        ai::net::Values value;
        float taken;  // net value of the decision that was taken
        float ahead;  // of that one, by search
    };

    ai::net::Values play_out(const typename G::Options& options, int seats, Random random);
    void step_greedily(State& state, Seat seat, Random& random);
    void step_by_net(State& state, Seat seat, Random& random);
    void evaluate(const State& state, Seat seat, Choices& choices) const;
    void search(const ai::Puct& puct, const State& state, Seat seat, std::uint64_t seed,
                Choices& choices);
    std::size_t choose(const Choices& choices, float most, Random& random) const;
    Step& add_step(const State& state);
    void add_siblings(const State& state, Seat seat, const Choices& choices, std::size_t chosen);
    void add_samples(const ai::net::Values& outcome, int seats, std::vector<Sample>& samples) const;

    M mind_;
    SelfPlayParameters parameters_;
    ai::TreeMemory memory_{std::size_t{1} << 20U};
    SeatSet greedy_;
    bool watching_ = false;  // all seats are greedy
    std::vector<Step> steps_;
    std::vector<Sibling> siblings_;  // in the order of the steps
    typename G::Actions legal_;
};

template <class M>
ai::net::Values SelfPlayer<M>::play_out(const typename G::Options& options, int seats,
                                        Random random) {
    State state = *G::start(options, seats);
    Silence silence;
    for (int decisions = 0; decisions < parameters_.max_turns * seats; ++decisions) {
        settle_luck<G>(state, random, silence);
        if (G::turn(state) == Turn::over) return ai::net::result(G::standing(state));
        const Seat seat = *G::pending(state).begin();
        legal_.clear();
        G::legal(state, seat, legal_);
        if (greedy_.has(seat))
            step_greedily(state, seat, random);
        else
            step_by_net(state, seat, random);
    }
    ai::net::Values draw{};
    std::fill_n(draw.begin(), seats, 1 / static_cast<float>(seats));
    return draw;
}

template <class M>
void SelfPlayer<M>::step_greedily(State& state, Seat seat, Random& random) {
    Silence silence;
    const auto action =
        greedy_choice<G>(G::view(state, seat), {legal_.begin(), legal_.end()}, random);
    G::apply(state, seat, action, silence);
    if (watching_) add_step(state);
}

template <class M>
void SelfPlayer<M>::step_by_net(State& state, Seat seat, Random& random) {
    E::prune(legal_);
    Choices choices;
    const auto* puct = std::get_if<ai::Puct>(&parameters_.behaviour);
    const bool searches = puct != nullptr && legal_.size() > 1;
    if (searches)
        search(*puct, state, seat, random.next(), choices);
    else
        evaluate(state, seat, choices);
    float most = 0;
    for (const auto& choice : choices)
        if (choice.visits > 0) most = std::max(most, choice.chance);
    const std::size_t chosen = choose(choices, most, random);
    const float chance = choices[chosen].chance;
    const State before = state;
    Silence silence;
    G::apply(state, seat, choices[chosen].action, silence);
    Step& step = add_step(state);
    if (searches) {
        add_siblings(before, seat, choices, chosen);
        step.searched = step.features.seats != 0;
        if (step.searched) step.value = with_chance(step.value, seat, step.features.seats, chance);
    }
    step.blunder = most - chance > parameters_.blunder;
    step.best = step.blunder ? with_chance(step.value, seat, G::seats(state), most) : step.value;
}

template <class M>
void SelfPlayer<M>::evaluate(const State& state, Seat seat, Choices& choices) const {
    std::array<ai::net::Values, G::Actions::capacity> values;
    mind_.net_evaluator.values_after(state, seat, {legal_.begin(), legal_.end()}, values);
    for (std::size_t i = 0; i < legal_.size(); ++i) choices.push({legal_[i], values[i][seat], 1});
}

template <class M>
void SelfPlayer<M>::search(const ai::Puct& puct, const State& state, Seat seat, std::uint64_t seed,
                           Choices& choices) {
    const auto analysis =
        ai::Search<G, M>(memory_, mind_).think(G::view(state, seat), seed, puct.iterations);
    for (const auto& candidate : analysis.candidates)
        choices.push({static_cast<Action>(candidate.decision), static_cast<float>(candidate.win),
                      candidate.visits});
}

// Softmax exploration, so that the net sees what follows from other decisions.
template <class M>
std::size_t SelfPlayer<M>::choose(const Choices& choices, float most, Random& random) const {
    std::array<float, G::Actions::capacity> weights;
    float sum = 0;
    for (std::size_t i = 0; i < choices.size(); ++i)
        sum += weights[i] =
            choices[i].visits > 0
                ? ai::net::exponential((choices[i].chance - most) / parameters_.temperature)
                : 0;
    float at = static_cast<float>(random.next() >> 40U) / static_cast<float>(1U << 24U) * sum;
    std::size_t chosen = 0;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        if (choices[i].visits == 0) continue;
        chosen = i;
        if (at < weights[i]) break;
        at -= weights[i];
    }
    return chosen;
}

template <class M>
typename SelfPlayer<M>::Step& SelfPlayer<M>::add_step(const State& state) {
    Step& step = steps_.emplace_back();
    if (E::encode(state, step.features, step.value))
        step.value = mind_.net_evaluator.values(step.features);
    else
        step.features.seats = 0;  // the result is known: no sample
    step.best = step.value;
    return step;
}

// Siblings of the last step: those that the search visited, and their distance from the one taken.
// The means of the search include the net value as one visit; it is taken out before the
// comparison, or the number of visits would bias it, and the difference is then shrunk towards that
// of the net values by one pseudo-visit.
template <class M>
void SelfPlayer<M>::add_siblings(const State& state, Seat seat, const Choices& choices,
                                 std::size_t chosen) {
    const auto without_net_value = [](const Choice& choice, float net_value) {
        return choice.chance + (choice.chance - net_value) / static_cast<float>(choice.visits);
    };
    Step& taken = steps_.back();
    const float net_value = taken.value[seat];
    const float searched =
        taken.features.seats == 0 ? net_value : without_net_value(choices[chosen], net_value);
    Silence silence;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        if (i == chosen || choices[i].visits == 0) continue;
        State after = state;
        G::apply(after, seat, choices[i].action, silence);
        Sibling sibling;
        if (!E::encode(after, sibling.features, sibling.value)) continue;
        sibling.value = mind_.net_evaluator.values(sibling.features);
        const float here = sibling.value[seat];
        const auto visits = static_cast<float>(choices[i].visits);
        sibling.ahead =
            (visits * (without_net_value(choices[i], here) - searched) + here - net_value) /
            (visits + 1);
        sibling.taken = net_value;
        siblings_.push_back(sibling);
        ++taken.siblings;
    }
}

template <class M>
void SelfPlayer<M>::add_samples(const ai::net::Values& outcome, int seats,
                                std::vector<Sample>& samples) const {
    ai::net::Values target = outcome;
    std::size_t next_sibling = siblings_.size();
    for (std::size_t i = steps_.size(); i-- > 0;) {
        const Step& step = steps_[i];
        const float weight = step.searched ? parameters_.search_weight : 0;
        Sample sample{step.features, target};
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
            sample.target[seat] = weight * step.value[seat] + (1 - weight) * target[seat];
            target[seat] = step.blunder ? step.best[seat]
                                        : (1 - parameters_.lambda) * step.value[seat] +
                                              parameters_.lambda * target[seat];
        }
        if (step.features.seats != 0) samples.push_back(sample);
        for (std::size_t k = 0; k < step.siblings; ++k) {
            const Sibling& sibling = siblings_[--next_sibling];
            const Seat seat = sibling.features.seat;
            const float correction =
                parameters_.sibling_weight * (sample.target[seat] - sibling.taken);
            samples.push_back(
                {sibling.features, with_chance(sibling.value, seat, seats,
                                               sibling.taken + correction + sibling.ahead)});
        }
    }
}

}  // namespace agora::lab
