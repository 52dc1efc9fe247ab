#include "games/splendor/ai/rollouts.hpp"

#include "ai/search/sequential_halving.hpp"
#include "games/splendor/ai/greedy_rollout.hpp"

#include <algorithm>

namespace agora::splendor {

ai::Analysis truncated_rollouts(const NetMind& mind, const ai::TruncatedRollouts& strategy,
                                const ai::SearchTask<Splendor>& task) {
    const auto& [view, seed, limits, also] = task;
    ai::Analysis lookahead = three_ply_lookahead(mind, view, also);
    if (lookahead.candidates.size() < 2) return lookahead;
    Splendor::Actions promising;
    for (const auto& candidate : lookahead.candidates)
        if (promising.size() < strategy.candidates)
            promising.push(static_cast<Action>(candidate.decision));
    const RolloutMind rollouts(mind.net_evaluator, view.viewer.seat(), promising, strategy.rounds);
    ai::Analysis analysis = ai::SequentialHalving<Splendor, RolloutMind>(rollouts).think(
        view, seed, strategy.rollouts, limits, also);
    double least = 1;
    for (auto& candidate : analysis.candidates) {
        least = std::min(least, candidate.win);
        candidate.line = lookahead.find(candidate.decision)->line;
    }
    for (const auto& candidate : lookahead.candidates)
        if (analysis.find(candidate.decision) == nullptr)
            analysis.candidates.push_back(
                {candidate.decision, std::min(least, candidate.win), 0, 0, candidate.line});
    return analysis;
}

void RolloutMind::prune(const State& /*the one of the view*/, Seat /*its viewer*/,
                        Actions& legal) const {
    legal = promising_;
}

Action RolloutMind::opponent_policy(const State& state, Seat /*on turn*/,
                                    Random& /*nothing to draw*/) const {
    return greedy_action(evaluator_, state);
}

// The mean of the net values after each round of replies and after each own decision that follows:
// averaging over plies reduces evaluation noise. Once a game is over its result counts for the
// rest.
ai::Values RolloutMind::evaluate(State& state, Random& random) const {
    constexpr float after_replies = 0.4F;
    constexpr float after_own = 0.6F;
    ai::Values mean{};
    const auto part = 1 / static_cast<float>(rounds_);
    const auto add = [&](const ai::Values& values, float weight) {
        for (std::size_t seat = 0; seat < mean.size(); ++seat)
            mean[seat] += part * weight * values[seat];
    };
    Silence silence;
    const Tape tape(random.next());
    GreedyRollout rollout(evaluator_, state,
                          [&](State& now) { settle_luck<Splendor>(now, tape, silence); });
    rollout.while_on_turn(me_);  // gems given back, a noble chosen
    for (int round = 0; round < rounds_; ++round) {
        rollout.until_on_turn(me_);
        add(rollout.values(), after_replies);
        rollout.while_on_turn(me_);
        add(rollout.values(), after_own);
    }
    return mean;
}

}  // namespace agora::splendor
