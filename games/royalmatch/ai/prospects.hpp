// How likely an objective is to be fulfilled by one who works for it, from what was won so far.
//
// Of the tricks so far only a small number matters to an objective, its stage: tricks won, the run
// that goes on, hearts taken. From stage to stage the chance is worked out backwards from the end
// of the round: whoever wants a trick wins it more often than not, whoever does not, loses it.
#pragma once

#include "games/royalmatch/rules.hpp"

namespace agora::royalmatch {

class Prospects {
public:
    // For the number of seats and cards of a position.
    static const Prospects& of(const State& state);

    // The chance that a seat has fulfilled the objective at the end of the round.
    float chance(const State& state, Seat seat, Goal goal) const {
        return at(state, seat, goal).chance;
    }
    // What winning the trick that comes next adds to that chance; below 0 where it hurts.
    float wish(const State& state, Seat seat, Goal goal) const {
        return at(state, seat, goal).wish;
    }
    // What winning one of the tricks after it adds, on average.
    float later_wish(const State& state, Seat seat, Goal goal) const {
        return at(state, seat, goal).later;
    }

    Prospects(int seats, int cards);

private:
    static constexpr unsigned stages = 96;
    struct Outlook {
        float chance = 0;
        float wish = 0;
        float later = 0;
    };
    using Row = std::array<Outlook, stages>;

    const Outlook& at(const State& state, Seat seat, Goal goal) const {
        return outlooks_[index(goal)][static_cast<unsigned>(state.tricks_done())]
                        [stage_of(state, seat, goal)];
    }
    unsigned stage_of(const State& state, Seat seat, Goal goal) const;
    bool is_fulfilled_at(Goal goal, unsigned stage) const;
    template <class Visit>
    void each_way(Goal goal, int trick, unsigned stage, bool won, Visit&& visit) const;
    Outlook after(Goal goal, int trick, unsigned stage, bool won) const;

    unsigned number(Goal goal) const { return numbers_[index(goal)]; }

    int seats_;
    int cards_;
    std::array<std::uint8_t, goal_count> numbers_{};  // X of each objective
    std::array<std::array<Row, most_turns + 1>, goal_count> outlooks_{};
};

}  // namespace agora::royalmatch
