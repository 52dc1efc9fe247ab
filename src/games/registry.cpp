#include "games/registry.hpp"

#include "core/erase.hpp"
#include "games/all.hpp"

namespace agora {

namespace {

std::vector<const AnyGame*> erase_all() {
    std::vector<const AnyGame*> games;
    for_each_game(AllGames{}, [&]<class G>() {
        static const ErasedGame<G> game;
        games.push_back(&game);
    });
    return games;
}

}  // namespace

std::span<const AnyGame* const> all_games() {
    static const auto games = erase_all();
    return games;
}

Result<const AnyGame*> find_game(std::string_view id) {
    std::string known;
    for (const auto* game : all_games()) {
        if (game->about().id == id) return game;
        known.append(known.empty() ? "" : ", ").append(game->about().id);
    }
    return refuse("there is no game called \"" + std::string(id) + "\"; there are: " + known);
}

}  // namespace agora
