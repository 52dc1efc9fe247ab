// What a player of Citadelles does without thinking, from what its seat can see: for playing on
// quickly, and for leaving out what is not worth a thought.
#pragma once

#include "games/citadels/ai/habits.hpp"

namespace agora::citadels {

class Instinct {
public:
    Instinct(const State& state, Seat seat);

    // How good a decision feels, about a tenth of a point each; ending the turn is 0.
    int feel(Action action) const;

    // A decision as somebody in a hurry takes it: mostly what feels best. Whom it kills, robs or
    // threatens it guesses from what the others would like to be.
    Action decide(const Citadels::Actions& legal, Random& random) const;

    // Keeps what is worth a thought, in its order: what costs nothing comes first and alone, what
    // feels like waste is left out, and of long lists the best remain.
    void narrow(Citadels::Actions& legal) const;

private:
    int feel_of_card(District district) const;
    int feel_of_building(Action action) const;
    int feel_of_power(Action action) const;
    int feel_of_assault(Action action) const;
    int feel_of_effect(Action action) const;
    int feel_of_placing(Action action) const;
    int danger(Seat seat) const;
    int missing(Seat seat) const;
    Longing targets(Ranks among) const;
    Ranks could_have(Seat seat) const;
    Action place_markers(const Citadels::Actions& legal, Random& random) const;
    bool needs_thought_now(Action action) const;

    const State& state_;
    const Table& table_;
    Seat me_;
    Cards hand_;
    int gold_;
    int useful_ = 0;      // cards in hand that could be built some day
    int affordable_ = 0;  // ... with what it has
};

}  // namespace agora::citadels
