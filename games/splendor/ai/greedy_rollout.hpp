// Greedy rollout with the value net: every seat takes the decision with the best afterstate.
#pragma once

#include "games/splendor/ai/nets.hpp"

#include <utility>
#include <vector>

namespace agora::splendor {

// The greedy policy of the seat on turn.
inline Action greedy_action(const Evaluator& evaluator, const State& state) {
    Splendor::Actions legal;
    Splendor::legal(state, state.table.turn, legal);
    Encoder::prune(legal);
    return evaluator.greedy(state, state.table.turn, {legal.begin(), legal.end()});
}

// `settle(state)` resolves the luck that is due, at the beginning and after each decision.
template <class Settle>
class GreedyRollout {
public:
    GreedyRollout(const Evaluator& evaluator, State& state, Settle settle)
        : evaluator_(evaluator), now_(state), settle_(settle), values_(evaluator.values(state)) {
        settle_(now_);
    }

    // Plays as long as this seat is on turn, or as long as it is not.
    void while_on_turn(Seat seat) {
        while (!over() && now_.table.turn == seat) decide();
    }
    void until_on_turn(Seat seat) {
        while (!over() && now_.table.turn != seat) decide();
    }
    // The same with `reply(state)` as the policy of the others.
    template <class Reply>
    void until_on_turn(Seat seat, Reply&& reply) {
        while (!over() && now_.table.turn != seat) follow(reply(std::as_const(now_)));
    }

    void make(Action action) {
        Silence silence;
        Splendor::apply(now_, now_.table.turn, action, silence);
        values_ = evaluator_.values(now_);
        settle_(now_);
    }

    // The values of the last afterstate; the result where the game is over.
    const ai::net::Values& values() const { return values_; }
    const std::vector<Action>& line() const { return line_; }  // without what `make` played

private:
    bool over() const { return now_.table.phase == Phase::over; }

    void decide() { follow(greedy_action(evaluator_, now_)); }

    void follow(Action action) {
        line_.push_back(action);
        make(action);
    }

    const Evaluator& evaluator_;
    State& now_;
    Settle settle_;
    ai::net::Values values_;
    std::vector<Action> line_;
};

}  // namespace agora::splendor
