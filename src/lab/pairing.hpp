// How strong one player is against another: every deal is played once from each seat, the tape
// giving the same cards each time, so that luck of the deal weighs on both alike.
#pragma once

#include "core/game.hpp"

#include <cmath>

namespace agora::lab {

// A share of wins with half the width of its 95 % interval, over deals.
struct Share {
    double wins = 0;
    double give_or_take = 0;
    int deals = 0;
};

// One seat is `guest`, all others `host`. Each is called as player(view, legal, random) and gives
// one of the legal decisions. A game that goes on for more than `longest` decisions is shared.
template <Game G, class Guest, class Host>
Share share_of_wins(const typename G::Options& options, int seats, int deals, std::uint64_t seed,
                    Guest&& guest, Host&& host, int longest = 2000) {
    double sum = 0;
    double squares = 0;
    Silence silence;
    for (int deal = 0; deal < deals; ++deal) {
        double wins = 0;
        for (Seat mine = 0; mine < seats; ++mine) {
            const Tape tape(mix(seed + static_cast<std::uint64_t>(deal)));
            Random random(mix(tape.seed() + mine + 1));
            auto state = *G::start(options, seats);
            int decisions = 0;
            for (; decisions < longest; ++decisions) {
                settle_luck<G>(state, tape, silence);
                if (G::turn(state) == Turn::over) break;
                const Seat seat = *G::pending(state).begin();
                typename G::Actions legal;
                G::legal(state, seat, legal);
                const auto view = G::view(state, seat);
                const std::span list(legal.begin(), legal.end());
                G::apply(state, seat,
                         seat == mine ? guest(view, list, random) : host(view, list, random),
                         silence);
            }
            const auto standing = G::standing(state);
            wins += decisions == longest ? 1.0 / seats : share_of_win<double>(standing, mine);
        }
        wins /= seats;
        sum += wins;
        squares += wins * wins;
    }
    Share share;
    share.deals = deals;
    share.wins = sum / deals;
    const double variance = std::max(0.0, squares / deals - share.wins * share.wins);
    share.give_or_take = 1.96 * std::sqrt(variance / deals);
    return share;
}

}  // namespace agora::lab
