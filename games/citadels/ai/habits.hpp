// How players of Citadelles pick characters: a distribution over what is offered, from what
// everybody can count. A net with one small hidden layer says how much each character draws a seat;
// its weights (habit_weights.hpp) were learnt from games of bots.
#pragma once

#include "games/citadels/rules.hpp"

namespace agora::citadels {

using HandSizes = std::array<std::uint8_t, most_players>;
HandSizes hand_sizes(const State& state);

// What a seat picks by, each number about 0 to 2: its gold, hand, districts of each type and those
// missing, what the others have, who is ahead, how many play and when it picks. The first is always
// 1.
inline constexpr std::size_t circumstance_count = 28;
using Circumstances = std::array<float, circumstance_count>;
Circumstances circumstances(const Table& table, const HandSizes& hands, Seat seat);

// What moves a seat to keep a character, or (2 players) to put one down.
enum class Urge : std::uint8_t { keep, put_down };

// What follows from circumstances directly, and by way of the hidden layer; by Role.
inline constexpr std::size_t role_count = role_facts.size();
inline constexpr std::size_t mood_count = 16;
using Moods = std::array<float, mood_count>;
struct Habits {
    std::array<Circumstances, role_count> direct;
    std::array<Moods, role_count> last;
    std::array<Moods, circumstance_count> first;
};

// How much a seat is drawn to each rank of the cast; only ratios mean something.
using Longing = std::array<float, most_ranks + 1>;
Longing longing(const Table& table, const Circumstances& now, Urge urge);

// The chance that one of these ranks is chosen; a choice with these chances.
float total(const Longing& longing, Ranks offered);
Rank choose(const Longing& longing, Ranks offered, Random& random);

}  // namespace agora::citadels
