// The number that matters beyond those that every game has: random games with all the casts of the
// edition, not the first one alone.
#pragma once

#include "games/citadels/rules.hpp"

#include <vector>

namespace agora::citadels {

// Plays one random game with each cast.
inline void play_every_cast(int seats, Random& random) {
    Silence silence;
    Citadels::Actions legal;
    for (const auto& preset : Citadels::presets()) {
        auto state = *Citadels::start(preset.options, seats);
        for (;;) {
            settle_luck<Citadels>(state, random, silence);
            if (Citadels::turn(state) == Turn::over) break;
            const Seat seat = *Citadels::pending(state).begin();
            legal.clear();
            Citadels::legal(state, seat, legal);
            Citadels::apply(state, seat, legal[random.below(static_cast<unsigned>(legal.size()))],
                            silence);
        }
    }
}

// `least_cost(seconds, batch)` repeats a batch for so long and gives the seconds of the quickest.
template <class LeastCost>
std::vector<Figure> Citadels::figures(double seconds, LeastCost&& least_cost) {
    constexpr int rounds = 20;
    const double cost = least_cost(seconds, [&] {
        Random random(4);
        for (int round = 0; round < rounds; ++round) play_every_cast(4, random);
    });
    const auto games = rounds * static_cast<double>(presets().size());
    return {{{"random games/s with every cast, 4 seats",
              "parties au hasard/s, 4 places, tous personnages"},
             games / cost,
             40'000,
             true},
            {{"bytes of a position without memories", "octets d'une position sans les souvenirs"},
             sizeof(State) - sizeof(State::memory),
             376}};
}

}  // namespace agora::citadels
