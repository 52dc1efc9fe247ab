// Truncated rollouts, for more than two seats: with so many decisions before one's own next turn a
// tree of this size sees little of what follows. The promising decisions are compared by sequential
// halving with common random numbers; every seat plays greedily on the value net for some rounds.
#pragma once

#include "ai/search/mind.hpp"
#include "games/splendor/ai/lookahead.hpp"

namespace agora::splendor {

// The values of the decisions of a view: the best by three-ply lookahead are compared by rollouts,
// the others come last.
ai::Analysis truncated_rollouts(const NetMind& mind, const ai::TruncatedRollouts& strategy,
                                const ai::SearchTask<Splendor>& task);

// The policy of the rollouts, for SequentialHalving.
class RolloutMind : public ai::SearchMind<Splendor> {
public:
    static constexpr ai::SearchParameters parameters = {.first_pass = 60};  // rollouts are slow

    RolloutMind(const Evaluator& evaluator, Seat me, const Actions& promising, int rounds)
        : evaluator_(evaluator), me_(me), promising_(promising), rounds_(rounds) {}

    void prune(const State& state, Seat seat, Actions& legal) const;
    Action opponent_policy(const State& state, Seat seat, Random& random) const;
    ai::Values evaluate(State& state, Random& random) const;

private:
    const Evaluator& evaluator_;
    Seat me_;
    const Actions& promising_;  // the decisions to compare
    int rounds_;                // before a rollout is truncated
};

}  // namespace agora::splendor
