#include "games/registry.hpp"

#include "core/erase.hpp"
#include "games/all.hpp"

namespace agora {

namespace {

template <class... G>
std::vector<const AnyGame*> erase_all(GameList<G...> list) {
    std::vector<const AnyGame*> games;
    for_each_game(list, [&]<class Game>() {
        static const ErasedGame<Game> game;
        games.push_back(&game);
    });
    return games;
}

}  // namespace

std::span<const AnyGame* const> all_games() {
    static const auto games = erase_all(AllGames{});
    return games;
}

std::span<const AnyGame* const> former_games() {
    static const auto games = erase_all(FormerGames{});
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

Result<const AnyGame*> find_game(std::string_view id, int rules) {
    const auto present = find_game(id);
    if (!present || (*present)->about().rules == rules) return present;
    for (const auto* game : former_games())
        if (game->about().id == id && game->about().rules == rules) return game;
    return refuse("version " + std::to_string(rules) + " of the rules of \"" + std::string(id) +
                  "\" is not known; this program has version " +
                  std::to_string((*present)->about().rules));
}

}  // namespace agora
