// The belief of a player about the others: which objectives they keep, by the cards they played,
// and determinizations sampled from that.
#pragma once

#include "games/royalmatch/rules.hpp"

namespace agora::royalmatch {

// A determinization of a view in which simultaneous choices already made by others are taken back:
// they were made without knowing the viewer's, as if all chose now.
State world_before_choices(const View& view, Random& random);

class Belief {
public:
    explicit Belief(const View& view);

    // Unnormalised probability that a seat keeps an objective; above 0 for each that it may keep.
    float weight(Seat seat, Goal goal) const;

    // Resamples what others keep, in a determinization of the view.
    void draw_kept(State& world, Random& random) const;

private:
    Seat viewer_;
    // By seat: cumulative weights of the objectives.
    std::array<std::array<float, goal_count>, most_players> sums_{};
};

}  // namespace agora::royalmatch
