// Who knows what: views, and the worlds that fit them.
#include "games/splendor/rules.hpp"

namespace agora::splendor {

namespace {

// How many cards of a level lie face down in others' hands.
std::array<unsigned, 3> face_down_counts(const Table& table) {
    std::array<unsigned, 3> counts{};
    for (const auto& hand : table.reserved)
        for (const auto card : hand)
            if (card.is_face_down()) ++counts[static_cast<std::size_t>(card.level())];
    return counts;
}

ItemSet of_level(const ItemSet& set, int level) {
    const ItemSet& all = level_cards(level);
    return {set.low & all.low, set.high & all.high};
}

}  // namespace

View Splendor::view(const State& state, Viewer viewer) {
    View view{};
    view.unseen = state.deck;
    view.table = state.table;
    view.viewer = viewer;
    for (Seat seat = 0; seat < state.table.seats; ++seat) {
        if (viewer.owns(seat)) continue;
        for (auto& card : view.table.reserved[seat]) {
            if (!card.is_secret()) continue;  // SPL-07, 4.1.2
            view.unseen = view.unseen.with(card.card());
            card = Reserved::face_down(card.level());
        }
    }
    for (int level = 0; level < 3; ++level)
        view.deck_sizes[static_cast<std::size_t>(level)] =
            static_cast<std::uint8_t>(of_level(state.deck, level).size());
    const auto standing = Splendor::standing(state);
    for (std::size_t seat = 0; seat < most_players; ++seat)
        view.ranks[seat] = seat < state.table.seats ? standing.places[seat].rank : 0;
    return view;
}

State Splendor::sample(const View& view, Random& random) {
    State state{view.unseen, view.table};
    for (auto& hand : state.table.reserved) {
        for (auto& card : hand) {
            if (!card.is_face_down()) continue;
            const CardId drawn = random.pick({0, of_level(state.deck, card.level())});
            state.deck = state.deck.without(drawn);
            card = Reserved::secret(drawn);
        }
    }
    return state;
}

bool Splendor::certain(const View& view) {
    const auto face_down = face_down_counts(view.table);
    for (int level = 0; level < 3; ++level)
        if (face_down[static_cast<std::size_t>(level)] > 0 &&
            of_level(view.unseen, level).size() > 1)
            return false;
    return true;
}

}  // namespace agora::splendor
