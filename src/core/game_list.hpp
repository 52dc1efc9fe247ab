// A list of games as a type, for code that is compiled once for each game.
#pragma once

namespace agora {

template <class... G>
struct GameList;

// Older versions of the rules of a game, so that tables and records of that time still replay. A
// game with former versions specialises it.
template <class G>
struct FormerVersions {
    using List = GameList<>;
};

namespace detail {

template <class... Lists>
struct Joined {
    using List = GameList<>;
};
template <class... G>
struct Joined<GameList<G...>> {
    using List = GameList<G...>;
};
template <class... A, class... B, class... Rest>
struct Joined<GameList<A...>, GameList<B...>, Rest...> : Joined<GameList<A..., B...>, Rest...> {};

}  // namespace detail

template <class... G>
struct GameList {
    using Former = typename detail::Joined<typename FormerVersions<G>::List...>::List;
};

// Calls visit.operator()<G>() for each game.
template <class... G, class Visit>
void for_each_game(GameList<G...>, Visit&& visit) {
    (visit.template operator()<G>(), ...);
}

}  // namespace agora
