// Every way to set a game up that the kit tries: all numbers of seats, all presets, each option at
// both of its ends.
#pragma once

#include "core/game.hpp"

#include <string>
#include <vector>

namespace agora::kit {

template <Game G>
struct Setup {
    typename G::Options options;
    int seats;
    std::string name;

    typename G::State start() const { return *G::start(options, seats); }
};

template <Game G>
std::vector<Setup<G>> all_setups() {
    std::vector<Setup<G>> setups;
    const auto add = [&](const typename G::Options& options, const std::string& name) {
        for (int seats = G::about.least_seats; seats <= G::about.most_seats; ++seats)
            if (G::start(options, seats))
                setups.push_back({options, seats, name + ", " + std::to_string(seats) + " seats"});
    };
    for (const auto& preset : G::presets()) add(preset.options, std::string(preset.info.name));
    for (const auto& choice : G::choices()) {
        const auto& info = choice.info;
        const int most = info.words.empty() ? info.most : static_cast<int>(info.words.size()) - 1;
        for (const int value : {info.least, most}) {
            auto options = G::presets().front().options;
            if (options.*choice.field == value) continue;  // tried with the presets
            options.*choice.field = static_cast<std::uint8_t>(value);
            add(options, std::string(info.name) + "=" + choice_text(info, value));
        }
    }
    return setups;
}

// Every viewer of a table: its seats, and a spectator.
inline std::vector<Viewer> all_viewers(int seats) {
    std::vector<Viewer> viewers = {Viewer::spectator()};
    for (int seat = 0; seat < seats; ++seat) viewers.emplace_back(static_cast<Seat>(seat));
    return viewers;
}

inline std::string name_of(Viewer viewer) {
    return viewer.is_spectator() ? "a spectator" : "seat " + std::to_string(viewer.seat());
}

// Plays one game at random, from its start to its end. Calls before_luck(state),
// before_choice(state, seat, legal) and after(state) at every step.
template <Game G, class Luck, class Choice, class After>
bool play_randomly(const Setup<G>& setup, std::uint64_t seed, Luck&& before_luck,
                   Choice&& before_choice, After&& after) {
    constexpr int most_steps = 50'000;
    Random random(seed);
    Silence silence;
    auto state = setup.start();
    for (int step = 0; step < most_steps; ++step) {
        switch (G::turn(state)) {
            case Turn::over: return true;
            case Turn::luck:
                before_luck(state);
                G::apply_outcome(state, draw_luck<G>(state, random), silence);
                break;
            case Turn::players: {
                const SeatSet pending = G::pending(state);
                if (pending.empty()) return false;
                const auto n = random.below(static_cast<unsigned>(pending.size()));
                const Seat seat = ItemSet{pending.bits(), 0}.nth(n);
                typename G::Actions legal;
                G::legal(state, seat, legal);
                if (legal.empty()) return false;
                before_choice(state, seat, legal);
                G::apply(state, seat, legal[random.below(static_cast<unsigned>(legal.size()))],
                         silence);
                break;
            }
        }
        after(state);
    }
    return false;
}

}  // namespace agora::kit
