// Three-ply greedy lookahead, without a tree and without sampling luck: the weighted mean of the
// net values after a decision, after the greedy replies of all others, and after the greedy
// decision of the seat then. Averaging three plies reduces evaluation noise.
#pragma once

#include "games/splendor/ai/net_mind.hpp"

#include <functional>

namespace agora::splendor {

struct Lookahead {
    float value;               // chance to win, the mean over three plies
    std::vector<Action> line;  // the replies and the next decision
};

// The policy of the others, where it is not the greedy one.
using Reply = std::function<Action(const State&)>;

// `known` is a position in which everything that the seat on turn cannot know is face down.
Lookahead look_ahead(const Evaluator& evaluator, const State& known, Action decision,
                     const Reply& reply = {});

// The values of the decisions of a view: all by the net alone, and the promising ones and `also` by
// lookahead.
ai::Analysis three_ply_lookahead(const NetMind& mind, const View& view, std::optional<Action> also);

}  // namespace agora::splendor
