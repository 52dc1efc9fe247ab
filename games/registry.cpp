#include "games/registry.hpp"

#include "core/erase.hpp"
#include "core/spelling.hpp"
#include "core/typed.hpp"
#include "games/all.hpp"

namespace agora::games {

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

namespace {

std::unexpected<Error> no_such_game(std::string_view name) {
    std::string known;
    std::string known_fr;
    std::vector<std::string_view> names;
    for (const auto* game : all_games()) {
        const auto& about = game->about();
        known.append(known.empty() ? "" : ", ").append(about.id);
        known_fr.append(known_fr.empty() ? "" : ", ").append(plain_letters(about.title.fr));
        names.push_back(about.id);
    }
    const std::string given(name);
    const std::string meant(nearest(name, names));
    return refuse("there is no game called \"" + given + "\"" +
                      (meant.empty() ? "" : ", perhaps " + meant) + "; there are: " + known,
                  "il n’y a pas de jeu " + in_guillemets(given) +
                      (meant.empty() ? "" : ", peut-être " + meant) +
                      "\u00A0; il y a\u00A0: " + known_fr);
}

}  // namespace

Expected<const AnyGame*> find_game(std::string_view id) {
    for (const auto* game : all_games())
        if (game->about().id == id) return game;
    return no_such_game(id);
}

Expected<const AnyGame*> game_named(std::string_view name) {
    const auto typed = bare(name);
    for (const auto* game : all_games()) {
        const auto& about = game->about();
        if (typed == bare(about.id) || typed == bare(about.title.en) ||
            typed == bare(about.title.fr))
            return game;
    }
    return no_such_game(name);
}

Expected<const AnyGame*> find_game(std::string_view id, int rules) {
    const auto present = find_game(id);
    if (!present || (*present)->about().rules == rules) return present;
    for (const auto* game : former_games())
        if (game->about().id == id && game->about().rules == rules) return game;
    const auto ours = std::to_string((*present)->about().rules);
    return refuse("version " + std::to_string(rules) + " of the rules of \"" + std::string(id) +
                      "\" is not known; this program has version " + ours,
                  "la version " + std::to_string(rules) + " des règles de " + in_guillemets(id) +
                      " est inconnue\u00A0; ce programme a la version " + ours);
}

}  // namespace agora::games
