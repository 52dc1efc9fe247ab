// Lines of play, for tables of more than two: with so many decisions before one's own next turn a
// tree sees little of what follows. Each decision that might be the best is followed for some
// rounds in many worlds, with the same cards to come, everybody taking what the net likes at a
// glance.
#pragma once

#include "ai/search/budget.hpp"
#include "games/splendor/ai/looks.hpp"

namespace agora::splendor {

// What the decisions of a view are worth: those that might be the best by three looks are compared
// by lines, the others come last. An iteration is a decision in the mind, some eight of which make
// a line.
ai::Analysis by_lines(const NetMind& mind, const View& view, std::uint64_t seed,
                      const ai::Budget& budget, std::optional<Action> also);

// How lines are played, for Comparison.
class LineMind : public ai::SearchMind<Splendor> {
public:
    static constexpr std::uint32_t first_pass = 60;  // a line takes long

    LineMind(const Judge& judge, Seat me, const Actions& promising, int rounds)
        : judge_(judge), me_(me), promising_(promising), rounds_(rounds) {}

    void prune(const State& state, Seat seat, Actions& legal) const;
    Action opponent_policy(const State& state, Seat seat, Random& random) const;
    ai::Values evaluate(State& state, Random& random) const;

private:
    const Judge& judge_;
    Seat me_;
    const Actions& promising_;  // the decisions to compare
    int rounds_;                // that a line goes on
};

}  // namespace agora::splendor
