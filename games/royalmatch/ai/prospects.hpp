// The probability that an objective is fulfilled by one who works for it, by dynamic programming.
//
// All that matters to an objective of the tricks so far is a small number, its stage: tricks won,
// the current run, hearts taken. Backwards from the end of the round, over stages: whoever wants a
// trick wins it with a fixed probability above one half, whoever does not loses it likewise.
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
    float trick_gain(const State& state, Seat seat, Goal goal) const {
        return at(state, seat, goal).gain;
    }
    // What winning one of the tricks after it adds, on average.
    float later_gain(const State& state, Seat seat, Goal goal) const {
        return at(state, seat, goal).later;
    }

    Prospects(int seats, int cards);

private:
    static constexpr unsigned stages = 96;
    struct Entry {
        float chance = 0;
        float gain = 0;
        float later = 0;
    };
    using Row = std::array<Entry, stages>;

    const Entry& at(const State& state, Seat seat, Goal goal) const {
        return table_[index(goal)][static_cast<unsigned>(state.tricks_done())]
                     [stage_of(state, seat, goal)];
    }
    unsigned stage_of(const State& state, Seat seat, Goal goal) const;
    bool is_fulfilled_at(Goal goal, unsigned stage) const;
    template <class Visit>
    void each_way(Goal goal, int trick, unsigned stage, bool won, Visit&& visit) const;
    Entry after(Goal goal, int trick, unsigned stage, bool won) const;

    unsigned number(Goal goal) const { return numbers_[index(goal)]; }

    int seats_;
    int cards_;
    std::array<std::uint8_t, goal_count> numbers_{};  // X of each objective
    std::array<std::array<Row, most_turns + 1>, goal_count> table_{};
};

}  // namespace agora::royalmatch
