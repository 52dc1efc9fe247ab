#include "games/splendor/ai/lines.hpp"

#include "ai/search/comparison.hpp"
#include "games/splendor/ai/course.hpp"

#include <algorithm>
#include <limits>

namespace agora::splendor {

ai::Analysis by_lines(const NetMind& mind, const View& view, std::uint64_t seed,
                      const ai::Budget& budget, std::optional<Action> also) {
    constexpr std::uint32_t decisions_a_line = 8;
    constexpr std::uint32_t many = 2000;  // who thinks so long follows lines further
    constexpr std::size_t most = 5;       // that are compared
    ai::Analysis looked = by_three_looks(mind, view, also);
    if (looked.thoughts.size() < 2) return looked;
    Splendor::Actions promising;
    for (const auto& thought : looked.thoughts)
        if (promising.size() < most) promising.push(static_cast<Action>(thought.decision));
    const int rounds = budget.iterations < many ? 2 : 3;
    const LineMind lines(mind.net_judge, view.viewer.seat(), promising, rounds);
    ai::Budget effort = budget;
    if (budget.iterations < std::numeric_limits<std::uint32_t>::max())
        effort.iterations = std::max(1U, budget.iterations / decisions_a_line);
    ai::Analysis analysis =
        ai::Comparison<Splendor, LineMind>(lines).think(view, seed, effort, also);
    double least = 1;
    for (auto& thought : analysis.thoughts) {
        least = std::min(least, thought.win);
        thought.line = looked.find(thought.decision)->line;
    }
    for (const auto& thought : looked.thoughts)
        if (analysis.find(thought.decision) == nullptr)
            analysis.thoughts.push_back(
                {thought.decision, std::min(least, thought.win), 0, 0, thought.line});
    return analysis;
}

void LineMind::prune(const State& /*the one of the view*/, Seat /*its viewer*/,
                     Actions& legal) const {
    legal = promising_;
}

Action LineMind::opponent_policy(const State& state, Seat /*on turn*/,
                                 Random& /*nothing to draw*/) const {
    return best_at_a_glance(judge_, state);
}

// The mean of what the net says after each round of replies and after each decision that follows: a
// position misleads it now and then, a whole line seldom. Once a game is over all the rest is
// known.
ai::Values LineMind::evaluate(State& state, Random& random) const {
    constexpr float after_replies = 0.4F;
    constexpr float after_own = 0.6F;
    ai::Values mean{};
    const auto part = 1 / static_cast<float>(rounds_);
    const auto look = [&](const ai::Values& values, float weight) {
        for (std::size_t seat = 0; seat < mean.size(); ++seat)
            mean[seat] += part * weight * values[seat];
    };
    Silence silence;
    const Tape tape(random.next());
    Course course(judge_, state, [&](State& now) { settle_luck<Splendor>(now, tape, silence); });
    course.while_on_turn(me_);  // gems given back, a noble chosen
    for (int round = 0; round < rounds_; ++round) {
        course.until_on_turn(me_);
        look(course.values(), after_replies);
        course.while_on_turn(me_);
        look(course.values(), after_own);
    }
    return mean;
}

}  // namespace agora::splendor
