// What a player believes of the others: which objectives they keep, from the cards they played, and
// worlds drawn accordingly.
#pragma once

#include "games/royalmatch/rules.hpp"

namespace agora::royalmatch {

// A world that fits a view, in which nobody but the viewer has made the choice that is asked for
// now: those who have, chose without knowing the viewer's choice, as if all chose now.
State world_before_choices(const View& view, Random& random);

class Belief {
public:
    explicit Belief(const View& view);

    // How likely a seat keeps an objective: above 0 for each that it may keep, relative to others.
    float weight(Seat seat, Goal goal) const;

    // Draws anew what others keep, in a world that fits the view.
    void draw_kept(State& world, Random& random) const;

private:
    Seat viewer_;
    // By seat: the weight of an objective and of all before it.
    std::array<std::array<float, goal_count>, most_players> sums_{};
};

}  // namespace agora::royalmatch
