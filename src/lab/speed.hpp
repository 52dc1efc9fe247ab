// How fast the rules of a game are.
#pragma once

#include "core/capabilities.hpp"
#include "core/figure.hpp"
#include "lab/counter.hpp"

#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace agora::lab {

// Of one number of seats, with the first preset. Times are of one processor core.
struct SeatSpeed {
    int seats = 0;
    double games_per_second = 0;
    double decisions_per_second = 0;
    double ns_per_decision = 0;
    std::optional<double> instructions_per_decision;
    double decisions_per_game = 0;
    double legal_per_decision = 0;
    double sample_ns = 0;  // a determinization of a spectator's view, spread over whole games
    double view_ns = 0;
};

struct GameSpeed {
    std::string game;
    std::size_t state_bytes = 0;
    std::size_t view_bytes = 0;
    std::vector<SeatSpeed> seats;
    std::vector<Figure> figures;  // of this game alone
};

struct PlayedGames {
    std::uint64_t games = 0;
    std::uint64_t decisions = 0;
    std::uint64_t legal = 0;
};

// Plays one game at random, adding up what happened.
template <Game G>
void play_one(const typename G::Options& options, int seats, Random& random, PlayedGames& played) {
    Silence silence;
    auto state = *G::start(options, seats);
    typename G::Actions legal;
    for (;;) {
        const Turn turn = G::turn(state);
        if (turn == Turn::over) break;
        if (turn == Turn::luck) {
            G::apply_outcome(state, draw_luck<G>(state, random), silence);
            continue;
        }
        const Seat seat = *G::pending(state).begin();
        legal.clear();
        G::legal(state, seat, legal);
        G::apply(state, seat, legal[random.below(static_cast<unsigned>(legal.size()))], silence);
        ++played.decisions;
        played.legal += legal.size();
    }
    ++played.games;
}

// Repeats `batch` for about so long in slices and returns the least cost of one slice: what the
// machine does when nobody else uses it.
template <class Batch>
Cost least_cost(double seconds, Batch&& batch) {
    CostCounter counter;
    Cost least{std::numeric_limits<double>::max(), std::nullopt};
    for (double spent = 0; spent < seconds;) {
        counter.start();
        batch();
        const Cost cost = counter.stop();
        spent += cost.seconds;
        if (cost.seconds < least.seconds) least = cost;
    }
    return least;
}

template <Game G>
SeatSpeed measure_seats(int seats, double seconds) {
    constexpr int games_a_slice = 500;
    const auto& options = G::presets().front().options;
    PlayedGames played;
    const Cost cost = least_cost(seconds * 0.6, [&] {
        played = {};
        Random random(1);  // every slice is the same work
        for (int game = 0; game < games_a_slice; ++game)
            play_one<G>(options, seats, random, played);
    });
    SeatSpeed speed;
    speed.seats = seats;
    const auto decisions = static_cast<double>(played.decisions);
    speed.games_per_second = games_a_slice / cost.seconds;
    speed.decisions_per_second = decisions / cost.seconds;
    speed.ns_per_decision = cost.seconds * 1e9 / decisions;
    if (cost.instructions)
        speed.instructions_per_decision = static_cast<double>(*cost.instructions) / decisions;
    speed.decisions_per_game = decisions / games_a_slice;
    speed.legal_per_decision = static_cast<double>(played.legal) / decisions;

    std::vector<typename G::State> states;
    Random random(2);
    Silence silence;
    while (states.size() < 2000) {
        auto state = *G::start(options, seats);
        while (G::turn(state) != Turn::over && states.size() < 2000) {
            settle_luck<G>(state, random, silence);
            if (G::turn(state) == Turn::over) break;
            states.push_back(state);
            const Seat seat = *G::pending(state).begin();
            typename G::Actions legal;
            G::legal(state, seat, legal);
            G::apply(state, seat, legal[random.below(static_cast<unsigned>(legal.size()))],
                     silence);
        }
    }
    std::vector<typename G::View> views(states.size());
    const auto per_state = 1e9 / static_cast<double>(states.size());
    speed.view_ns = per_state * least_cost(seconds * 0.2, [&] {
                                    for (std::size_t i = 0; i < states.size(); ++i)
                                        views[i] = G::view(states[i], Viewer::spectator());
                                }).seconds;
    speed.sample_ns = per_state * least_cost(seconds * 0.2, [&] {
                                      for (std::size_t i = 0; i < states.size(); ++i)
                                          states[i] = G::sample(views[i], random);
                                  }).seconds;
    return speed;
}

template <Game G>
GameSpeed measure_game(double seconds_per_seat_count) {
    GameSpeed speed{
        std::string(G::about.id), sizeof(typename G::State), sizeof(typename G::View), {}, {}};
    for (int seats = G::about.least_seats; seats <= G::about.most_seats; ++seats)
        if (G::start(G::presets().front().options, seats))
            speed.seats.push_back(measure_seats<G>(seats, seconds_per_seat_count));
    if constexpr (HasFigures<G>)
        speed.figures = G::figures(seconds_per_seat_count, [](double seconds, auto&& batch) {
            return least_cost(seconds, batch).seconds;
        });
    return speed;
}

}  // namespace agora::lab
