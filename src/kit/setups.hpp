// Every way to set a game up that the kit tries: all numbers of seats, all presets, each option at
// both of its ends.
#pragma once

#include "core/game.hpp"
#include "kit/findings.hpp"

#include <algorithm>
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

// One random game that is being looked into.
template <Game G>
struct Scene {
    const Setup<G>& setup;
    std::string where;  // for findings
    Random random;      // for the looks, not for the game
};

// Looks into random games at so many steps, spread evenly over all set-ups and over the whole
// length of the games: a game is played once to see how long it is, and once more to look. Calls
// at_luck(scene, state), at_choice(scene, state, seat, legal) and after(scene, state).
template <Game G, class Luck, class Choice, class After>
void look_into_games(int looks, const Findings& findings, Luck&& at_luck, Choice&& at_choice,
                     After&& after) {
    constexpr int least_looks = 12;  // at a set-up
    constexpr int games_each = 4;    // at least, where there are that many looks
    const auto setups = all_setups<G>();
    const int share = std::max(least_looks, looks / static_cast<int>(setups.size()));
    const auto nothing = [](const auto&...) {};
    for (const auto& setup : setups) {
        int left = share;
        for (std::uint64_t game = 0; left > 0 && !findings.enough(); ++game) {
            int length = 0;
            play_randomly<G>(setup, game, nothing, nothing, [&](const auto&) { ++length; });
            const int wanted = std::min(left, (share + games_each - 1) / games_each);
            const int stride = std::max(1, length / wanted);
            Scene<G> scene{setup, setup.name + ", game " + std::to_string(game) + ": ",
                           Random(game + 1000)};
            const int first = static_cast<int>(scene.random.below(static_cast<unsigned>(stride)));
            int step = 0;
            const auto looking = [&] { return step % stride == first; };
            play_randomly<G>(
                setup, game,
                [&](const auto& state) {
                    if (looking()) at_luck(scene, state);
                },
                [&](const auto& state, Seat seat, const auto& legal) {
                    if (looking()) at_choice(scene, state, seat, legal);
                },
                [&](const auto& state) {
                    if (looking()) {
                        after(scene, state);
                        --left;
                    }
                    ++step;
                });
            if (length == 0) break;
        }
    }
}

}  // namespace agora::kit
