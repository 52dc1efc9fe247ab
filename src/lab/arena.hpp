// Many games between players, to see who is stronger. Every deal is played in all seats: the same
// luck from the tape, the players moved round. What is measured depends on the seed alone, not on
// how many threads play or on who is quicker (unless somebody searches by the clock).
#pragma once

#include "lab/entrant.hpp"
#include "lab/score.hpp"

#include <functional>
#include <optional>

namespace agora::lab {

struct ArenaWish {
    const AnyGame* game = nullptr;
    Settings settings;
    std::vector<Entrant> entrants;
    int seats = 2;
    int games = 100;
    std::uint64_t seed = 1;
    int threads = 2;
    double limit_seconds = 10;                        // of a program for one decision
    std::optional<std::pair<double, double>> sprt{};  // Elo of the two hypotheses
};

// How an entrant did in one role: alone among others, or (two entrants, more than two seats) in all
// seats but one.
struct Role {
    std::size_t entrant = 0;
    bool alone = true;
    double fair = 0;  // the share of wins of one among equals
    std::uint64_t games = 0;
    Score share;  // of wins, for each seat that it had
};

struct DecisionTimes {  // of one entrant
    std::uint64_t decisions = 0;
    double seconds = 0;
    double slowest = 0;

    double ms() const {
        return decisions == 0 ? 0 : seconds * 1000 / static_cast<double>(decisions);
    }
};

struct Forfeit {
    std::uint64_t game = 0;
    std::size_t entrant = 0;
    Error why;
};

struct ArenaResult {
    std::uint64_t games = 0;
    std::uint64_t decisions = 0;
    std::uint64_t unfinished = 0;  // stopped after very many decisions; the standing counts
    std::vector<Role> roles;
    std::vector<DecisionTimes> times;  // by entrant
    std::vector<Forfeit> faults;       // games lost by not playing them
    std::optional<Sprt> sprt;
};

// Refuses what cannot be played. `watch` is called after each deal, in order, by the caller's
// thread; where it says false, the arena ends.
using Watch = std::function<bool(const ArenaResult&)>;
Expected<ArenaResult> run_arena(const ArenaWish& wish, const Watch& watch);

}  // namespace agora::lab
