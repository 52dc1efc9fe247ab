// A game that goes on in the mind: whoever is on turn takes what the net likes at a glance.
#pragma once

#include "games/splendor/ai/nets.hpp"

#include <utility>
#include <vector>

namespace agora::splendor {

// What whoever is on turn takes at a glance.
inline Action best_at_a_glance(const Judge& judge, const State& state) {
    Splendor::Actions legal;
    Splendor::legal(state, state.table.turn, legal);
    Encoder::prune(legal);
    return judge.best(state, state.table.turn, {legal.begin(), legal.end()});
}

// `settle(state)` deals with the luck that is due, at the beginning and after each decision.
template <class Settle>
class Course {
public:
    Course(const Judge& judge, State& state, Settle settle)
        : judge_(judge), now_(state), settle_(settle), values_(judge.values(state)) {
        settle_(now_);
    }

    // Decisions are made as long as this seat is on turn, or as long as it is not.
    void while_on_turn(Seat seat) {
        while (!over() && now_.table.turn == seat) decide();
    }
    void until_on_turn(Seat seat) {
        while (!over() && now_.table.turn != seat) decide();
    }
    // The same with the others deciding as `reply(state)` says.
    template <class Reply>
    void until_on_turn(Seat seat, Reply&& reply) {
        while (!over() && now_.table.turn != seat) follow(reply(std::as_const(now_)));
    }

    void make(Action action) {
        Silence silence;
        Splendor::apply(now_, now_.table.turn, action, silence);
        values_ = judge_.values(now_);
        settle_(now_);
    }

    // What the net said after the last decision, before luck; it knows how a game ended.
    const ai::net::Values& values() const { return values_; }
    const std::vector<Action>& line() const { return line_; }  // without what `make` made

private:
    bool over() const { return now_.table.phase == Phase::over; }

    void decide() { follow(best_at_a_glance(judge_, now_)); }

    void follow(Action action) {
        line_.push_back(action);
        make(action);
    }

    const Judge& judge_;
    State& now_;
    Settle settle_;
    ai::net::Values values_;
    std::vector<Action> line_;
};

}  // namespace agora::splendor
