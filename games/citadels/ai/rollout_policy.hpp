// The rollout policy of Citadelles, from what its seat can see; its scores also prune the search.
#pragma once

#include "games/citadels/ai/pick_policy.hpp"

namespace agora::citadels {

class RolloutPolicy {
public:
    RolloutPolicy(const State& state, Seat seat);

    // Heuristic score of a decision, in about tenths of a point; ending the turn is 0.
    int score(Action action) const;

    // The best score with some noise. Whom it kills, robs or threatens is sampled from the pick
    // policy of the others.
    Action decide(const Citadels::Actions& legal, Random& random) const;

    // Keeps the order: what costs nothing comes first and alone, what scores like waste is left
    // out, and of long lists the best remain.
    void prune(Citadels::Actions& legal) const;

private:
    int score_of_card(District district) const;
    int score_of_building(Action action) const;
    int score_of_power(Action action) const;
    int score_of_assault(Action action) const;
    int score_of_effect(Action action) const;
    int score_of_placing(Action action) const;
    int danger(Seat seat) const;
    PickWeights targets(Ranks among) const;
    Ranks could_have(Seat seat) const;
    Action place_markers(const Citadels::Actions& legal, Random& random) const;
    bool may_decide_gathering(Action action) const;

    const State& state_;
    const Table& table_;
    Seat me_;
    Cards hand_;
    int gold_;
    int useful_ = 0;      // cards in hand that could be built some day
    int affordable_ = 0;  // ... with what it has
};

}  // namespace agora::citadels
