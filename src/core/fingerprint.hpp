// One number for the behaviour of a game: what is legal, what luck may bring and how games end,
// over fixed seeds, for every number of seats and every preset. It does not depend on how a state
// is laid out in memory. A change that alters it changes the rules.
#pragma once

#include "core/game.hpp"

namespace agora {

template <Game G>
std::uint64_t fingerprint_of_game(const typename G::Options& options, int seats,
                                  std::uint64_t seed) {
    constexpr int most_steps = 20'000;
    std::uint64_t print = seed;
    const auto add = [&](std::uint64_t word) { print = mix(print ^ word); };
    Random random(seed);
    Silence silence;
    auto state = *G::start(options, seats);
    for (int step = 0; step < most_steps && G::turn(state) != Turn::over; ++step) {
        if (G::turn(state) == Turn::luck) {
            const Luck luck = G::luck(state);
            add(luck.among.low);
            add(luck.among.high);
            G::apply_outcome(state, random.pick(luck), silence);
            continue;
        }
        const SeatSet pending = G::pending(state);
        const Seat seat =
            ItemSet{pending.bits(), 0}.nth(random.below(static_cast<unsigned>(pending.size())));
        typename G::Actions legal;
        G::legal(state, seat, legal);
        add(pending.bits());
        for (const auto action : legal) add(static_cast<std::uint32_t>(action));
        G::apply(state, seat, legal[random.below(static_cast<unsigned>(legal.size()))], silence);
    }
    const Standing standing = G::standing(state);
    for (int i = 0; i < standing.seats; ++i) {
        const Place& place = standing.places[static_cast<std::size_t>(i)];
        add(place.rank);
        add(static_cast<std::uint16_t>(place.score));
        add(static_cast<std::uint16_t>(place.tie_break));
    }
    return print;
}

template <Game G>
std::uint64_t fingerprint(int games_each = 20) {
    std::uint64_t print = static_cast<std::uint64_t>(G::about.rules);
    for (const auto& preset : G::presets())
        for (int seats = G::about.least_seats; seats <= G::about.most_seats; ++seats)
            for (int game = 0; game < games_each; ++game)
                if (G::start(preset.options, seats))
                    print = mix(print ^ fingerprint_of_game<G>(preset.options, seats,
                                                               static_cast<std::uint64_t>(game)));
    return print;
}

}  // namespace agora
