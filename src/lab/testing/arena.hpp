// A short run of the arena, for tests.
#pragma once

#include "games/registry.hpp"
#include "lab/arena.hpp"

#include <string_view>

namespace agora::lab {

inline ArenaWish wish_for(std::string_view game, std::string_view players, int games,
                          int seats = 2) {
    ArenaWish wish;
    wish.game = *games::find_game(game);
    wish.entrants = *read_entrants(players);
    wish.games = games;
    wish.seats = seats;
    wish.limit_seconds = 3600;
    return wish;
}

inline ArenaResult run(const ArenaWish& wish) {
    return *run_arena(wish, [](const ArenaResult&) { return true; });
}

}  // namespace agora::lab
