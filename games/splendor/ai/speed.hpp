// How fast the net of Splendor is: evaluations and expansions.
#pragma once

#include "ai/search/mind.hpp"
#include "core/figure.hpp"
#include "games/splendor/ai/nets.hpp"

#include <vector>

namespace agora::splendor {

// Positions in which somebody is to decide, spread over whole games of two that the net plays.
inline std::vector<State> positions_of_play(const Evaluator& evaluator, std::size_t count) {
    std::vector<State> states;
    Random random(3);
    Silence silence;
    while (states.size() < count) {
        State state = *Splendor::start({}, Splendor::about.least_seats);
        for (int step = 0; step < 400 && states.size() < count; ++step) {
            settle_luck<Splendor>(state, random, silence);
            if (Splendor::turn(state) == Turn::over) break;
            states.push_back(state);
            Splendor::Actions legal;
            Splendor::legal(state, state.table.turn, legal);
            const Action action =
                evaluator.greedy(state, state.table.turn, {legal.begin(), legal.end()});
            Splendor::apply(state, state.table.turn, action, silence);
        }
    }
    return states;
}

inline std::vector<Figure> net_figures(double seconds, const ai::LeastCost& least_cost) {
    const Evaluator evaluator(strongest_net());
    const auto states = positions_of_play(evaluator, 300);
    const auto count = static_cast<double>(states.size());
    [[maybe_unused]] volatile float kept = 0;  // so that nothing is left out
    const double evaluating = least_cost(seconds / 2, [&] {
        for (const auto& state : states) kept = evaluator.values(state)[0];
    });
    const double expanding = least_cost(seconds / 2, [&] {
        std::vector<ai::net::Values> values(Splendor::Actions::capacity);
        for (const auto& state : states) {
            Splendor::Actions legal;
            Splendor::legal(state, state.table.turn, legal);
            Encoder::prune(legal);
            evaluator.values_after(state, state.table.turn, {legal.begin(), legal.end()}, values);
            kept = values[0][0];
        }
    });
    return {
        {{"us to evaluate a position with the net", "us pour évaluer une position par le réseau"},
         evaluating / count * 1e6,
         1.5},
        {{"expansions/s with the net", "développements/s avec le réseau"},
         count / expanding,
         15'000,
         true}};
}

}  // namespace agora::splendor
