// Luck against skill: how often the better of two players wins.
#pragma once

#include "lab/arena.hpp"

#include <string>
#include <vector>

namespace agora::lab {

struct SkillRow {
    std::string better;
    std::string worse;
    std::int64_t games = 0;
    std::int64_t share = 0;   // of wins of the better, in millionths
    std::int64_t margin = 0;  // half the interval of 95 %
};

// Neighbours of a row of players, from the weakest to the strongest, with two seats or the fewest
// that the game has.
Expected<std::vector<SkillRow>> measure_skill(const ArenaWish& wish,
                                              const std::vector<Entrant>& players,
                                              const Watch& watch);

}  // namespace agora::lab
