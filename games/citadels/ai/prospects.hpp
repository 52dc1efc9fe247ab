// What a position of Citadelles between two rounds is worth: the chance of each seat to win, from
// its points, city, gold and cards and from how far the others are. A net with one small hidden
// layer says how promising each seat looks; its weights (prospect_weights.hpp) were learnt from
// games of bots.
#pragma once

#include "ai/search/values.hpp"
#include "games/citadels/rules.hpp"

namespace agora::citadels {

// What one seat has and what it is up against, each number about 0 to 2.
inline constexpr std::size_t own_count = 27;
inline constexpr std::size_t rival_count = 8;
inline constexpr std::size_t outlook_count = own_count + rival_count;
using Outlook = std::array<float, outlook_count>;
using Outlooks = std::array<Outlook, most_players>;
Outlooks outlooks(const State& state);

// What follows from an outlook directly, and by way of the hidden layer.
inline constexpr std::size_t hidden_count = 16;
using Hidden = std::array<float, hidden_count>;
struct ProspectNet {
    std::array<float, outlook_count> direct;
    Hidden bias;
    Hidden last;
    std::array<Hidden, outlook_count> first;
};

ai::Values prospects(const State& state);

}  // namespace agora::citadels
