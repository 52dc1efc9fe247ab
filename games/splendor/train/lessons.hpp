// What games of Splendor with two seats teach: what the decisions of a position are worth to one
// who looks at how they go on.
#pragma once

#include "games/splendor/ai/nets.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace agora::splendor {

// A position, and some of its decisions.
struct Lesson {
    static constexpr std::size_t most = 10;

    State world;  // one that the seat on turn cannot tell from the real one
    FixedList<Action, most> decisions;
    std::array<float, most> glance;  // the chance of the seat by the net alone
    std::array<float, most> looks;   // and by three looks

    Seat seat() const { return world.table.turn; }
};

// So many games, seeded, on so many threads: which of them is free makes no difference. In a
// quarter of the games the net plays against itself, in the others against `greedy`, whose answers
// it then foresees. Half of the games follow the looks, half the glances, both with some doubt.
std::vector<Lesson> play_games(const Judge& judge, std::uint64_t games, std::uint64_t seed,
                               int threads);

}  // namespace agora::splendor
