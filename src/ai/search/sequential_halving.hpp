// Sequential halving of the root decisions with common random numbers. Where luck outweighs a
// single decision the values in a tree are mostly noise; two decisions in the same determinization,
// with the same chance outcomes and the same opponent samples, are told apart in a fraction of the
// iterations.
//
// Every decision is evaluated in a few determinizations, the better half in more, and so on until
// one is left. The same view, seed and number of iterations give the same answer.
//
// The mind needs `opponent_policy`; the luck of its `evaluate` must depend on the moment of the
// game only, not on how many numbers were drawn before it.
#pragma once

#include "ai/analysis.hpp"
#include "ai/search/search_limits.hpp"
#include "ai/search/search_mind.hpp"
#include "ai/strategy.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace agora::ai {

template <Game G, class M>
    requires HasOpponentPolicy<M, G>
class SequentialHalving {
public:
    using State = typename G::State;
    using View = typename G::View;
    using Action = typename G::Action;
    using Actions = typename G::Actions;

    explicit SequentialHalving(const M& mind) : mind_(mind) {}

    // Analyses a decision that the viewer owes. `also` is evaluated even where the mind prunes it.
    Analysis think(const View& view, std::uint64_t seed, std::uint32_t iterations,
                   const SearchLimits& limits = {}, std::optional<Action> also = {});

private:
    struct Candidate {
        Action action;
        int score = 0;
        std::size_t place = 0;  // in the list, breaks ties
        double sum = 0;
        std::uint32_t visits = 0;

        double mean() const { return visits == 0 ? 0 : sum / visits; }
    };

    void list(const View& view, std::uint64_t seed, std::optional<Action> also);
    bool halve(const View& view, std::uint64_t seed, std::uint32_t iterations,
               const SearchLimits& limits, const Deadline& deadline);
    void evaluate_in_one_world(const View& view, std::uint64_t seed, std::size_t alive);
    void put_best_first(std::size_t among);

    const M& mind_;
    std::vector<Candidate> candidates_;
    std::uint32_t done_ = 0;
    std::uint64_t worlds_ = 0;
};

template <Game G, class M>
    requires HasOpponentPolicy<M, G>
Analysis SequentialHalving<G, M>::think(const View& view, std::uint64_t seed,
                                        std::uint32_t iterations, const SearchLimits& limits,
                                        std::optional<Action> also) {
    constexpr std::uint32_t most_in_a_pass = 1U << 30U;
    done_ = 0;
    worlds_ = 0;
    list(view, seed, also);
    // Limited by time alone, the number of iterations is not known: passes of halving follow each
    // other, each with twice as many. Values from different determinizations cannot be compared, so
    // each pass starts from zero, and one that is cut short early is discarded.
    const Deadline deadline(limits.seconds);
    std::uint32_t pass =
        iterations < without_end ? iterations : std::uint32_t{M::parameters.first_pass};
    for (std::uint32_t before = 0;; before = pass, pass *= 2) {
        const auto last = candidates_;
        for (Candidate& one : candidates_) one.sum = one.visits = 0;
        const std::uint32_t begun = done_;
        const bool ended = halve(view, seed, pass, limits, deadline);
        if (!ended && done_ - begun < before) candidates_ = last;
        if (!ended || iterations < without_end || candidates_.size() < 2 || pass > most_in_a_pass)
            break;
    }
    Analysis analysis;
    analysis.iterations = done_;
    for (const Candidate& one : candidates_)
        analysis.candidates.push_back(
            {static_cast<Code>(one.action), one.mean(), one.visits, 0, {}});
    return analysis;
}

// Sorted by heuristic score, which breaks ties of the values.
template <Game G, class M>
    requires HasOpponentPolicy<M, G>
void SequentialHalving<G, M>::list(const View& view, std::uint64_t seed,
                                   std::optional<Action> also) {
    Random scratch(seed);
    const State world = mind_.determinize(view, scratch);
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

// Returns whether it was completed.
template <Game G, class M>
    requires HasOpponentPolicy<M, G>
bool SequentialHalving<G, M>::halve(const View& view, std::uint64_t seed, std::uint32_t iterations,
                                    const SearchLimits& limits, const Deadline& deadline) {
    constexpr std::uint64_t slice = 4;  // determinizations between two looks at the clock
    const std::uint32_t end = done_ + iterations;
    std::size_t alive = candidates_.size();
    for (auto rounds = static_cast<std::uint32_t>(std::bit_width(alive - 1)); alive > 1; --rounds) {
        const std::uint32_t left = end - std::min(done_, end);
        const std::uint32_t sweeps =
            std::max(1U, left / rounds / static_cast<std::uint32_t>(alive));
        for (std::uint32_t sweep = 0; sweep < sweeps; ++sweep) {
            const bool stopped = worlds_ % slice == 0 && worlds_ > 0 &&
                                 (deadline.passed() || limits.stop.stop_requested());
            if (stopped || done_ >= end) {
                put_best_first(alive);
                return !stopped;
            }
            evaluate_in_one_world(view, seed, alive);
        }
        put_best_first(alive);
        alive = (alive + 1) / 2;
    }
    return true;
}

template <Game G, class M>
    requires HasOpponentPolicy<M, G>
void SequentialHalving<G, M>::evaluate_in_one_world(const View& view, std::uint64_t seed,
                                                    std::size_t alive) {
    const Seat me = view.viewer.seat();
    Random random(mix(seed ^ mix(++worlds_)));
    State world = mind_.determinize(view, random);
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
    requires HasOpponentPolicy<M, G>
void SequentialHalving<G, M>::put_best_first(std::size_t among) {
    std::ranges::sort(candidates_.begin(), candidates_.begin() + static_cast<std::ptrdiff_t>(among),
                      {}, [](const Candidate& one) { return std::pair(-one.mean(), one.place); });
}

}  // namespace agora::ai
