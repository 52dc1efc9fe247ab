// The games there are. Adding one is its folder, its include and its name here.
#pragma once

#include "games/citadels/speed.hpp"
#include "games/gops/gops.hpp"
#include "games/labyrinth/speed.hpp"
#include "games/royalmatch/speed.hpp"
#include "games/splendor/rules.hpp"

namespace agora {

template <class... G>
struct GameList {};

using AllGames = GameList<splendor::Splendor, citadels::Citadels, labyrinth::Labyrinth,
                          royalmatch::RoyalMatch, gops::Gops>;

// Older versions of their rules, for tables and records of that time.
using FormerGames = GameList<royalmatch::RoyalMatch1>;

// Calls visit.operator()<G>() for each game.
template <class... G, class Visit>
void for_each_game(GameList<G...>, Visit&& visit) {
    (visit.template operator()<G>(), ...);
}

}  // namespace agora
