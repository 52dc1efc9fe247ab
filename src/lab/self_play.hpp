// Learning from games against oneself: TD(lambda) on the positions after each decision, before
// luck.
//
// After a game every such position is given a target, one number for each seat: part of the value
// that was given to the next position, part of the target of that one, down to the result. The net
// is then moved towards the targets. A game depends on its seed and the weights alone.
//
// Where decisions are searched for, what the search says of them is worth more than a glance. It
// also says something of decisions that were not taken, and these are taught as well: to choose
// well at a glance is to see which of the positions that may follow is best, and those that are
// played alone do not teach that. What is taught of them is how far they are from the one taken,
// and a part of what the result teaches of that one: a net that believes what its own search says
// of positions that never come about drifts away from the game.
//
// Some seats may be given to players who do what looks best at once. Unless all do, nothing is
// learned from their decisions: the net would take what they like for what a weaker player has.
#pragma once

#include "ai/net/judge.hpp"
#include "ai/net/kernels.hpp"
#include "ai/net/quick_net.hpp"
#include "ai/search/search.hpp"
#include "lab/pairing.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace agora::lab {

struct SelfPlay {
    float lambda = 0.85F;        // how much of a target comes from what is further away
    float temperature = 0.003F;  // chances that are so far apart are chosen e times as often
    float real_loss = 0.03F;  // a choice that gives up more than this teaches nothing of before it
    int longest_game = 150;   // turns of each seat; who goes on has not understood the game
    unsigned iterations = 0;  // of search for a decision; 0: at a glance
    float trust = 0.5F;       // what the search says of a decision, as a part of its target
    float follow = 0.3F;      // how much of what the one taken learns goes for the others, too
};

// A position and what its values should have been.
struct Lesson {
    ai::net::Features features;
    ai::net::Values target;
};

// The values when one seat has another chance to win and the others share the rest as before, or
// evenly where they had next to nothing.
inline ai::net::Values with_chance(const ai::net::Values& values, Seat seat, int seats,
                                   float chance) {
    constexpr float least = 1e-3F;  // what is quite certain teaches as well
    const float now = std::clamp(chance, least, 1 - least);
    const float rest = 1 - values[seat];
    ai::net::Values changed{};
    for (std::size_t other = 0; other < static_cast<std::size_t>(seats); ++other)
        changed[other] =
            (1 - now) * (rest < least ? 1 / static_cast<float>(seats - 1) : values[other] / rest);
    changed[seat] = now;
    return changed;
}

// M is the mind that searches with a net; its encoder and its judge are used at a glance, too.
template <class M>
class Player {
public:
    using E = typename M::Encoder;
    using G = typename E::Game;
    using State = typename G::State;
    using Action = typename G::Action;

    // The net must outlive the player.
    Player(const ai::net::QuickNet& net, const SelfPlay& way) : mind_(net), way_(way) {}

    // Plays a game with its seed, those named greedily, and adds what it teaches.
    void play(const typename G::Options& options, int seats, SeatSet greedy, std::uint64_t seed,
              std::vector<Lesson>& lessons) {
        steps_.clear();
        others_.clear();
        greedy_ = greedy;
        watches_ = greedy == SeatSet::first(seats);
        const ai::net::Values outcome = play_out(options, seats, Random(seed));
        teach(outcome, seats, lessons);
    }

private:
    // A position after a decision.
    struct Step {
        ai::net::Features features;
        ai::net::Values value;
        ai::net::Values best;  // the value of the decision that looked best instead
        bool real_loss = false;
        bool searched = false;
        std::size_t others = 0;  // how many of them
    };

    // A decision that may be taken, its chance to win, and how often the search tried it.
    struct Choice {
        Action action;
        float chance;
        std::uint32_t visits;
    };
    using Choices = FixedList<Choice, G::Actions::capacity>;

    // A position that another decision of a step would have led to.
    struct Other {
        ai::net::Features features;
        ai::net::Values value;
        float taken;  // the chance of the decision that was taken, at a glance
        float ahead;  // of that one, as far as the search sees
    };

    ai::net::Values play_out(const typename G::Options& options, int seats, Random random);
    void step_greedily(State& state, Seat seat, Random& random);
    void step_by_net(State& state, Seat seat, Random& random);
    void glance(const State& state, Seat seat, Choices& choices) const;
    void search(const State& state, Seat seat, std::uint64_t seed, Choices& choices);
    std::size_t choose(const Choices& choices, float most, Random& random) const;
    Step& add_step(const State& state);
    void add_others(const State& state, Seat seat, const Choices& choices, std::size_t chosen);
    void teach(const ai::net::Values& outcome, int seats, std::vector<Lesson>& lessons) const;

    M mind_;
    SelfPlay way_;
    ai::TreeMemory memory_{std::size_t{1} << 20U};
    SeatSet greedy_;
    bool watches_ = false;  // all others
    std::vector<Step> steps_;
    std::vector<Other> others_;  // of one step after another
    typename G::Actions legal_;
};

template <class M>
ai::net::Values Player<M>::play_out(const typename G::Options& options, int seats, Random random) {
    State state = *G::start(options, seats);
    Silence silence;
    for (int decisions = 0; decisions < way_.longest_game * seats; ++decisions) {
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
    ai::net::Values nobody{};
    std::fill_n(nobody.begin(), seats, 1 / static_cast<float>(seats));
    return nobody;
}

template <class M>
void Player<M>::step_greedily(State& state, Seat seat, Random& random) {
    Silence silence;
    const auto action =
        greedy_choice<G>(G::view(state, seat), {legal_.begin(), legal_.end()}, random);
    G::apply(state, seat, action, silence);
    if (watches_) add_step(state);
}

template <class M>
void Player<M>::step_by_net(State& state, Seat seat, Random& random) {
    E::prune(legal_);
    Choices choices;
    const bool searches = way_.iterations > 0 && legal_.size() > 1;
    if (searches)
        search(state, seat, random.next(), choices);
    else
        glance(state, seat, choices);
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
        add_others(before, seat, choices, chosen);
        step.searched = step.features.seats != 0;
        if (step.searched) step.value = with_chance(step.value, seat, step.features.seats, chance);
    }
    step.real_loss = most - chance > way_.real_loss;
    step.best = step.real_loss ? with_chance(step.value, seat, G::seats(state), most) : step.value;
}

template <class M>
void Player<M>::glance(const State& state, Seat seat, Choices& choices) const {
    std::array<ai::net::Values, G::Actions::capacity> values;
    mind_.net_judge.values_after(state, seat, {legal_.begin(), legal_.end()}, values);
    for (std::size_t i = 0; i < legal_.size(); ++i) choices.push({legal_[i], values[i][seat], 1});
}

template <class M>
void Player<M>::search(const State& state, Seat seat, std::uint64_t seed, Choices& choices) {
    const auto analysis =
        ai::Search<G, M>(memory_, mind_).think(G::view(state, seat), seed, {way_.iterations});
    for (const auto& thought : analysis.thoughts)
        choices.push({static_cast<Action>(thought.decision), static_cast<float>(thought.win),
                      thought.visits});
}

// What looks better is chosen more often, so that the net sees what follows from other decisions.
template <class M>
std::size_t Player<M>::choose(const Choices& choices, float most, Random& random) const {
    std::array<float, G::Actions::capacity> weights;
    float sum = 0;
    for (std::size_t i = 0; i < choices.size(); ++i)
        sum += weights[i] =
            choices[i].visits > 0
                ? ai::net::exponential((choices[i].chance - most) / way_.temperature)
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
typename Player<M>::Step& Player<M>::add_step(const State& state) {
    Step& step = steps_.emplace_back();
    if (E::encode(state, step.features, step.value))
        step.value = mind_.net_judge.values(step.features);
    else
        step.features.seats = 0;  // nothing to learn
    step.best = step.value;
    return step;
}

// Of the last step: those that the search tried, and how far it thinks they are from the one taken.
// A few visits say little: a glance counts as one more. It does not count in what is compared, or
// what was looked at longer would seem to be something else.
template <class M>
void Player<M>::add_others(const State& state, Seat seat, const Choices& choices,
                           std::size_t chosen) {
    const auto without_glance = [](const Choice& choice, float glance) {
        return choice.chance + (choice.chance - glance) / static_cast<float>(choice.visits);
    };
    Step& taken = steps_.back();
    const float glance = taken.value[seat];
    const float searched =
        taken.features.seats == 0 ? glance : without_glance(choices[chosen], glance);
    Silence silence;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        if (i == chosen || choices[i].visits == 0) continue;
        State after = state;
        G::apply(after, seat, choices[i].action, silence);
        Other other;
        if (!E::encode(after, other.features, other.value)) continue;
        other.value = mind_.net_judge.values(other.features);
        const float here = other.value[seat];
        const auto visits = static_cast<float>(choices[i].visits);
        other.ahead =
            (visits * (without_glance(choices[i], here) - searched) + here - glance) / (visits + 1);
        other.taken = glance;
        others_.push_back(other);
        ++taken.others;
    }
}

template <class M>
void Player<M>::teach(const ai::net::Values& outcome, int seats,
                      std::vector<Lesson>& lessons) const {
    ai::net::Values target = outcome;
    std::size_t next_other = others_.size();
    for (std::size_t i = steps_.size(); i-- > 0;) {
        const Step& step = steps_[i];
        const float trust = step.searched ? way_.trust : 0;
        Lesson lesson{step.features, target};
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
            lesson.target[seat] = trust * step.value[seat] + (1 - trust) * target[seat];
            target[seat] = step.real_loss
                               ? step.best[seat]
                               : (1 - way_.lambda) * step.value[seat] + way_.lambda * target[seat];
        }
        if (step.features.seats != 0) lessons.push_back(lesson);
        for (std::size_t k = 0; k < step.others; ++k) {
            const Other& other = others_[--next_other];
            const Seat seat = other.features.seat;
            const float learned = way_.follow * (lesson.target[seat] - other.taken);
            lessons.push_back({other.features, with_chance(other.value, seat, seats,
                                                           other.taken + learned + other.ahead)});
        }
    }
}

}  // namespace agora::lab
