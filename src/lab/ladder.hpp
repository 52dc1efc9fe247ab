// Every level against the one below it, with every number of seats: how much stronger each is, and
// how long its decisions take.
#pragma once

#include "lab/arena.hpp"

namespace agora::lab {

struct LadderWish {
    ArenaWish arena;               // its games are the most of each pair of levels
    std::vector<int> seat_counts;  // of the tables to play at
    double minutes = 0;            // for all of it, shared out among the pairs; 0: no limit
};

// A level and the one below it.
struct Rung {
    int level = 0;
    int seats = 0;
    ArenaResult result;
};

// The numbers of seats that the game can be played with.
std::vector<int> seat_counts_of(const AnyGame& game, const Settings& settings);

// The levels as players: the upper one and the one below.
std::vector<Entrant> pair_of(int level);

// A pair of levels has been compared well enough when its share of wins is known to this.
inline constexpr double ladder_margin = 0.05;
inline constexpr std::uint64_t ladder_least_deals = 30;

// `watch` is called as by the arena; where it says false, the rungs there are so far come back.
using LadderWatch = std::function<bool(const ArenaWish&, const ArenaResult&)>;
Expected<std::vector<Rung>> climb(const LadderWish& wish, const LadderWatch& watch);

// Strength counted from level 1, two seats: the differences of neighbours added up.
struct Height {
    int level = 1;
    double elo = 0;
    double margin = 0;  // half the width of the 95 % interval
};
std::vector<Height> heights_of(std::span<const Rung> rungs);

}  // namespace agora::lab
