// The numbers that matter to a searcher of this game, beyond those that every game has.
#pragma once

#include "core/greedy_choice.hpp"
#include "games/labyrinth/rules.hpp"

#include <vector>

namespace agora::labyrinth {

// Positions spread over whole games of two in which everybody takes any legal decision.
inline std::vector<State> positions_to_push(std::size_t count) {
    std::vector<State> states;
    Random random(3);
    Silence silence;
    while (states.size() < count) {
        auto state = *Labyrinth::start({}, 2);
        for (int step = 0; step < 400 && states.size() < count; ++step) {
            settle_luck<Labyrinth>(state, random, silence);
            if (Labyrinth::turn(state) == Turn::over) break;
            if (state.phase == Phase::push) states.push_back(state);
            Labyrinth::Actions legal;
            Labyrinth::legal(state, state.turn, legal);
            Labyrinth::apply(state, state.turn,
                             legal[random.below(static_cast<unsigned>(legal.size()))], silence);
        }
    }
    return states;
}

// Plays a game in which everybody does what looks best at once; ties by lot.
inline void play_greedily(int seats, Random& random) {
    Silence silence;
    auto state = *Labyrinth::start({}, seats);
    for (;;) {
        settle_luck<Labyrinth>(state, random, silence);
        if (Labyrinth::turn(state) == Turn::over) return;
        const View view = Labyrinth::view(state, state.turn);
        Labyrinth::Actions legal;
        Labyrinth::legal(state, state.turn, legal);
        const Action best = greedy_choice<Labyrinth>(view, {legal.begin(), legal.end()}, random);
        Labyrinth::apply(state, state.turn, best, silence);
    }
}

// `least_cost(seconds, batch)` repeats a batch for so long and gives the seconds of the quickest.
template <class LeastCost>
std::vector<Figure> Labyrinth::figures(double seconds, LeastCost&& least_cost) {
    constexpr int games = 200;
    const auto states = positions_to_push(1000);
    [[maybe_unused]] volatile std::uint64_t kept = 0;  // so that nothing is left out
    std::uint64_t pushes = 0;
    const double all = least_cost(seconds / 2, [&] {
        std::uint64_t sum = 0;
        pushes = 0;
        for (const State& state : states) {
            const Arrow back = forbidden(state);
            for (Arrow arrow = 0; arrow < arrow_count; ++arrow) {
                if (arrow == back) continue;
                const Cell pawn = slides[arrow].pawns[state.pawns[state.turn]];
                for (unsigned i = 0; i < state.spare.orientations(); ++i) {
                    Board board = state.board;
                    sum += board.push(arrow, state.spare.turned(i)).bits();
                    sum += board.reachable(pawn);
                    for (unsigned plane = 4; plane < 8; ++plane) sum ^= board.planes[plane];
                    ++pushes;
                }
            }
        }
        kept = sum;
    });
    const double greedy = least_cost(seconds / 2, [&] {
        Random random(4);
        for (int game = 0; game < games; ++game) play_greedily(2, random);
    });
    return {
        {{"ns a push with its reachable set", "ns par poussée et ses cases atteintes"},
         all * 1e9 / static_cast<double>(pushes),
         25},
        {{"us for all distinct pushes of a position", "us pour toutes les poussées d'une position"},
         all * 1e6 / static_cast<double>(states.size()),
         2.5},
        {{"greedy games/s, 2 seats", "parties avides/s, 2 places"}, games / greedy, 8000, true},
        {{"bytes of a state", "octets d'un état"}, sizeof(State), 128}};
}

}  // namespace agora::labyrinth
