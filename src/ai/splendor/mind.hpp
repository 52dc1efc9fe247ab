// How Splendor is thought about without a net: a few hasty turns, then points, bonuses and gems.
#pragma once

#include "ai/mind.hpp"
#include "core/words.hpp"
#include "games/splendor/rules.hpp"

namespace agora {

template <>
struct Mind<splendor::Splendor> : SearchMind<splendor::Splendor> {
    static constexpr float curiosity = 0.35F;
    static constexpr int playout_decisions = 10;

    // Gold is spent last: other ways to pay hardly ever matter.
    void consider(const State& state, Seat seat, Actions& legal) const;
    Values evaluate(State& state, Random& random) const;
    std::string reason(const View& view, Action action, Lang lang) const;
};

namespace splendor {

// What each seat's position looks worth, as chances to win.
Values estimate(const State& state);

}  // namespace splendor

}  // namespace agora
