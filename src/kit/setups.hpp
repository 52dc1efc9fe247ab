// Every way to set a game up that the kit tries: all numbers of seats, all presets, each option at
// both of its ends, and many options at once.
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

inline int most_of(const ChoiceInfo& info) {
    return info.words.empty() ? info.most : static_cast<int>(info.words.size()) - 1;
}

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
        for (const int value : {info.least, most_of(info)}) {
            auto options = G::presets().front().options;
            if (options.*choice.field == value) continue;  // tried with the presets
            options.*choice.field = static_cast<std::uint8_t>(value);
            add(options, std::string(info.name) + "=" + choice_text(info, value));
        }
    }
    return setups;
}

// So many combinations of all options at once: what is right with each of two options may be wrong
// with both. From some preset and number of seats on, up to three options at a time get any value,
// where the game accepts that; three, since some are only possible together.
template <Game G>
std::vector<Setup<G>> mixed_setups(int count) {
    const auto choices = G::choices();
    std::vector<Setup<G>> setups;
    if (choices.empty()) return setups;
    for (int n = 0; n < count; ++n) {
        Random random(static_cast<std::uint64_t>(n));
        const auto below = [&](std::size_t bound) {
            return random.below(static_cast<std::uint32_t>(bound));
        };
        const auto& preset = G::presets()[below(G::presets().size())];
        auto options = preset.options;
        const int seats = G::about.least_seats +
                          static_cast<int>(below(G::about.most_seats - G::about.least_seats + 1));
        if (!G::start(options, seats)) continue;
        for (std::size_t change = 0; change < 10 + 2 * choices.size(); ++change) {
            auto changed = options;
            for (auto at_once = 1 + below(3); at_once > 0; --at_once) {
                const auto& choice = choices[below(choices.size())];
                const int least = choice.info.least;
                const auto values = static_cast<std::size_t>(most_of(choice.info) - least + 1);
                changed.*choice.field =
                    static_cast<std::uint8_t>(least + static_cast<int>(below(values)));
            }
            if (G::start(changed, seats)) options = changed;
        }
        std::string name(preset.info.name);
        for (const auto& choice : choices)
            if (options.*choice.field != preset.options.*choice.field)
                name += " " + std::string(choice.info.name) + "=" +
                        choice_text(choice.info, options.*choice.field);
        setups.push_back({options, seats, name + ", " + std::to_string(seats) + " seats"});
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

// How long a game may be, in decisions and outcomes of luck. No check follows one for longer.
inline constexpr int longest_game = 50'000;

inline std::string no_end() {
    return "no end after " + std::to_string(longest_game) +
           " steps: however it is played, `turn` must come to say that it is over (a limit of "
           "turns "
           "may have to be counted in the state)";
}

// Why it cannot go on where players have to decide; nothing where somebody can.
template <Game G>
std::string why_stuck(const typename G::State& state) {
    const SeatSet pending = G::pending(state);
    if (pending.empty()) return "players have to decide, but nobody is pending";
    for (const Seat seat : pending) {
        typename G::Actions legal;
        G::legal(state, seat, legal);
        if (legal.empty())
            return "seat " + std::to_string(seat) + " has to decide, but nothing is legal";
    }
    return {};
}

// Plays one game at random, from its start to its end. Calls before_luck(state),
// before_choice(state, seat, legal) and after(state) at every step. Luck comes from the tape where
// there is one. Returns why it came to no end; nothing where it did.
template <Game G, class Luck, class Choice, class After>
std::string play_randomly(const Setup<G>& setup, std::uint64_t seed, Luck&& before_luck,
                          Choice&& before_choice, After&& after, const Tape* tape = nullptr) {
    Random random(seed);
    Silence silence;
    auto state = setup.start();
    for (int step = 0; step < longest_game; ++step) {
        switch (G::turn(state)) {
            case Turn::over: return {};
            case Turn::luck:
                before_luck(state);
                G::apply_outcome(state,
                                 tape ? draw_luck<G>(state, *tape) : draw_luck<G>(state, random),
                                 silence);
                break;
            case Turn::players: {
                const SeatSet pending = G::pending(state);
                if (pending.empty()) return why_stuck<G>(state);
                const auto n = random.below(static_cast<unsigned>(pending.size()));
                const Seat seat = ItemSet{pending.bits(), 0}.nth(n);
                typename G::Actions legal;
                G::legal(state, seat, legal);
                if (legal.empty()) return why_stuck<G>(state);
                before_choice(state, seat, legal);
                G::apply(state, seat, legal[random.below(static_cast<unsigned>(legal.size()))],
                         silence);
                break;
            }
        }
        after(state);
    }
    return no_end();
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
// at_luck(scene, state), at_choice(scene, state, seat, legal) and after(scene, state). One that
// comes to no end is what check_random_play reports.
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
            if (!play_randomly<G>(setup, game, nothing, nothing, [&](const auto&) {
                     ++length;
                 }).empty())
                break;
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
