// Training samples from games of Splendor with two seats: the values of the decisions of a position
// by three-ply lookahead.
#pragma once

#include "games/splendor/ai/nets.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace agora::splendor {

// A position and some of its decisions.
struct Sample {
    static constexpr std::size_t most = 10;

    State world;  // a determinization of the view of the seat on turn
    FixedList<Action, most> decisions;
    std::array<float, most> net_values;  // chance to win by the net alone
    std::array<float, most> lookahead;   // and by three-ply lookahead

    Seat seat() const { return world.table.turn; }
};

// Plays so many games on so many threads; the result depends on the seed alone. A quarter of the
// games are self-play, the others are against `greedy`, whose replies the lookahead then uses. Half
// of the games sample decisions from the lookahead values, half from the net values.
std::vector<Sample> play_games(const Evaluator& evaluator, std::uint64_t games, std::uint64_t seed,
                               int threads);

}  // namespace agora::splendor
