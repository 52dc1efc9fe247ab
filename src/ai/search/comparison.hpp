// Compares decisions in the same worlds. A game in which luck outweighs a single decision drowns a
// tree in noise; what two decisions do in one and the same world, with the same cards to come and
// the same moods of the others, tells them apart in a fraction of the iterations.
//
// Sequential halving: every decision is tried in a few worlds, the better half of them in more, and
// so on until one is left. The same view, seed and number of iterations give the same answer.
//
// The mind adds to a SearchMind `opponent_policy`, what others do, and its `evaluate` plays on with luck that
// depends on the moment of the game, not on what was drawn before.
#pragma once

#include "ai/analysis.hpp"
#include "ai/search/budget.hpp"
#include "ai/search/search_mind.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace agora::ai {

template <Game G, class M>
    requires Guesses<M, G>
class Comparison {
public:
    using State = typename G::State;
    using View = typename G::View;
    using Action = typename G::Action;
    using Actions = typename G::Actions;

    explicit Comparison(const M& mind) : mind_(mind) {}

    // Thinks about a decision that the viewer owes. `also` is looked at even where the mind would
    // leave it out.
    Analysis think(const View& view, std::uint64_t seed, const Budget& budget,
                   std::optional<Action> also = {});

private:
    struct Candidate {
        Action action;
        int score = 0;
        std::size_t place = 0;  // in the list, which decides between equals
        double sum = 0;
        std::uint32_t visits = 0;

        double mean() const { return visits == 0 ? 0 : sum / visits; }
    };

    void list(const View& view, std::uint64_t seed, std::optional<Action> also);
    bool halve(const View& view, std::uint64_t seed, std::uint32_t iterations, const Budget& budget,
               const Deadline& deadline);
    void try_in_one_world(const View& view, std::uint64_t seed, std::size_t alive);
    void put_best_first(std::size_t among);

    const M& mind_;
    std::vector<Candidate> candidates_;
    std::uint32_t done_ = 0;
    std::uint64_t worlds_ = 0;
};

template <Game G, class M>
    requires Guesses<M, G>
Analysis Comparison<G, M>::think(const View& view, std::uint64_t seed, const Budget& budget,
                                 std::optional<Action> also) {
    constexpr std::uint32_t most_in_a_pass = 1U << 30U;
    done_ = 0;
    worlds_ = 0;
    list(view, seed, also);
    // Where only the clock ends it, how many iterations there will be is not known: it halves again
    // and again, each time with more and in other worlds. What was tried in other worlds cannot be
    // compared, so each pass begins anew, and one that is cut short tells less than the one before.
    constexpr auto without_end = std::numeric_limits<std::uint32_t>::max();
    const Deadline deadline(budget.seconds);
    std::uint32_t pass =
        budget.iterations < without_end ? budget.iterations : std::uint32_t{M::first_pass};
    for (std::uint32_t before = 0;; before = pass, pass *= 2) {
        const auto last = candidates_;
        for (Candidate& one : candidates_) one.sum = one.visits = 0;
        const std::uint32_t begun = done_;
        const bool ended = halve(view, seed, pass, budget, deadline);
        if (!ended && done_ - begun < before) candidates_ = last;
        if (!ended || budget.iterations < without_end || candidates_.size() < 2 ||
            pass > most_in_a_pass)
            break;
    }
    Analysis analysis;
    analysis.iterations = done_;
    for (const Candidate& one : candidates_)
        analysis.thoughts.push_back({static_cast<Code>(one.action), one.mean(), one.visits, 0, {}});
    return analysis;
}

// The most tempting first: of those that do equally well it stays first.
template <Game G, class M>
    requires Guesses<M, G>
void Comparison<G, M>::list(const View& view, std::uint64_t seed, std::optional<Action> also) {
    Random scratch(seed);
    const State world = mind_.world(view, scratch);
    Actions legal;
    G::legal(world, view.viewer.seat(), legal);
    mind_.prune(world, view.viewer.seat(), legal);
    candidates_.clear();
    const auto add = [&](Action action) {
        candidates_.push_back({action, G::action_score(view, action), candidates_.size()});
    };
    for (const Action action : legal) add(action);
    if (also && !legal.contains(*also)) add(*also);
    std::ranges::sort(candidates_, {},
                      [](const Candidate& one) { return std::pair(-one.score, one.place); });
    for (std::size_t place = 0; Candidate & one : candidates_) one.place = place++;
}

// Says whether it came to its end.
template <Game G, class M>
    requires Guesses<M, G>
bool Comparison<G, M>::halve(const View& view, std::uint64_t seed, std::uint32_t iterations,
                             const Budget& budget, const Deadline& deadline) {
    constexpr std::uint64_t slice = 4;  // worlds between two looks at the clock
    const std::uint32_t end = done_ + iterations;
    std::size_t alive = candidates_.size();
    for (auto rounds = static_cast<std::uint32_t>(std::bit_width(alive - 1)); alive > 1; --rounds) {
        const std::uint32_t left = end - std::min(done_, end);
        const std::uint32_t sweeps =
            std::max(1U, left / rounds / static_cast<std::uint32_t>(alive));
        for (std::uint32_t sweep = 0; sweep < sweeps; ++sweep) {
            const bool stopped = worlds_ % slice == 0 && worlds_ > 0 &&
                                 (deadline.passed() || budget.stop.stop_requested());
            if (stopped || done_ >= end) {
                put_best_first(alive);
                return !stopped;
            }
            try_in_one_world(view, seed, alive);
        }
        put_best_first(alive);
        alive = (alive + 1) / 2;
    }
    return true;
}

template <Game G, class M>
    requires Guesses<M, G>
void Comparison<G, M>::try_in_one_world(const View& view, std::uint64_t seed, std::size_t alive) {
    const Seat me = view.viewer.seat();
    Random random(mix(seed ^ mix(++worlds_)));
    State world = mind_.world(view, random);
    Silence silence;
    std::array<Action, most_seats> others{};
    const SeatSet pending = G::pending(world);
    for (const Seat seat : pending.without(me))
        others[seat] = mind_.opponent_policy(world, seat, random);
    for (std::size_t i = 0; i < alive; ++i) {
        Candidate& one = candidates_[i];
        State after = world;
        for (const Seat seat : pending)
            G::apply(after, seat, seat == me ? one.action : others[seat], silence);
        Random rest = random;
        one.sum += double{mind_.evaluate(after, rest)[me]};
        ++one.visits;
        ++done_;
    }
}

template <Game G, class M>
    requires Guesses<M, G>
void Comparison<G, M>::put_best_first(std::size_t among) {
    std::ranges::sort(candidates_.begin(), candidates_.begin() + static_cast<std::ptrdiff_t>(among),
                      {}, [](const Candidate& one) { return std::pair(-one.mean(), one.place); });
}

}  // namespace agora::ai
