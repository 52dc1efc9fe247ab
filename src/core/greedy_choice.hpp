// The greedy choice: the decision with the highest score, ties broken evenly. With `action_score` it
// is the policy of the bot `greedy`.
#pragma once

#include "core/game.hpp"

#include <cassert>
#include <span>

namespace agora {

// score(decision) gives a number. A forced decision is not asked about.
template <class Decision, class Score>
Decision best_choice(std::span<const Decision> legal, Score&& score, Random& random) {
    assert(!legal.empty());
    Decision best = legal.front();
    if (legal.size() == 1) return best;
    int best_score = score(best);
    std::uint32_t equals = 1;
    for (const Decision decision : legal.subspan(1)) {
        const int its = score(decision);
        if (its < best_score) continue;
        equals = its == best_score ? equals + 1 : 1;
        if (random.below(equals) == 0) best = decision;
        best_score = its;
    }
    return best;
}

// The same from a view of a game.
template <Game G>
typename G::Action greedy_choice(const typename G::View& view,
                                 std::span<const typename G::Action> legal, Random& random) {
    return best_choice(
        legal, [&](typename G::Action action) { return G::action_score(view, action); }, random);
}

}  // namespace agora
