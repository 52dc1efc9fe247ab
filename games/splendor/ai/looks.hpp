// Three looks of the net, without a tree and without luck: at the position after a decision, after
// the replies of all others that look best to those who make them, and after the best decision of
// the seat then. A position that misleads the net is seldom followed by two more that do.
#pragma once

#include "games/splendor/ai/net_mind.hpp"

#include <functional>

namespace agora::splendor {

// How a decision turns out.
struct Outlook {
    float chance;              // to win, by all three looks
    std::vector<Action> line;  // what follows it in the mind, decision by decision
};

// How the others reply, where that is known.
using Reply = std::function<Action(const State&)>;

// `known` is a position in which everything that the seat on turn cannot know is face down.
Outlook look_three_times(const Judge& judge, const State& known, Action decision,
                         const Reply& reply = {});

// What the decisions of a view are worth: all at a glance, and those that might be the best, and
// `also`, by three looks.
ai::Analysis by_three_looks(const NetMind& mind, const View& view, std::optional<Action> also);

}  // namespace agora::splendor
