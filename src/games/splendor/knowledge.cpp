// Who knows what: views, the worlds that fit them, and what must hold in every world.
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
        if (face_down[static_cast<std::size_t>(level)] > 0 && of_level(view.unseen, level).size() > 1)
            return false;
    return true;
}

std::string Splendor::broken(const State& state) {
    const Table& table = state.table;
    Gems gems = table.bank;
    for (const auto hand : table.gems) gems += hand;
    const int per_colour = table.seats == 2 ? 4 : table.seats == 3 ? 5 : 7;
    if (gems != Gems::each(per_colour) + Gems::of(Colour::gold, table.options.gold))
        return "gems are not conserved";

    ItemSet seen = state.deck;
    unsigned places = state.deck.size();
    const auto put = [&](CardId card) {
        seen = seen.with(card);
        ++places;
    };
    for (const auto card : table.grid)
        if (card != no_card) put(card);
    for (std::size_t seat = 0; seat < most_players; ++seat) {
        Gems bonus;
        int points = noble_points * std::popcount(table.visits[seat]);
        for (CardId card = 0; card < card_count; ++card) {
            if (!table.bought[seat].has(card)) continue;
            put(card);
            bonus += Gems::of(cards[card].bonus);
            points += cards[card].points;
        }
        for (const auto card : table.reserved[seat]) {
            if (card.is_face_down()) return "a state holds a card that it does not know";
            if (!card.empty()) put(card.card());
        }
        if (bonus != table.bonus[seat]) return "bonuses are not those of the cards bought";
        if (points != table.points[seat]) return "prestige is not that of cards and nobles";
        const bool giving = table.phase == Phase::give_back && seat == table.turn;
        const bool drawing = turn(state) == Turn::luck && seat == table.turn;
        if (!giving && !drawing && table.gems[seat].total() > hand_limit)
            return "more than 10 gems in a hand";
    }
    if (places != card_count || seen != ItemSet::first(card_count)) return "cards are not conserved";

    unsigned met = table.nobles;
    int visits = std::popcount(table.nobles);
    for (const auto visit : table.visits) {
        met |= visit;
        visits += std::popcount(visit);
    }
    if (std::popcount(met) != visits) return "a noble is in two places";
    if (table.phase > Phase::draw_noble && visits != table.seats + 1) return "a noble is lost";
    for (std::size_t place = 0; place < grid_places; ++place) {
        const bool gap = table.grid[place] == no_card;
        const bool being_filled =
            table.phase < Phase::deal || (table.phase == Phase::deal && place >= table.at) ||
            (table.phase == Phase::refill && place == table.at);
        const int level = static_cast<int>(place / 4);
        if (gap && !being_filled && !of_level(state.deck, level).empty())
            return "a place of the grid is empty though its deck is not";
        if (!gap && cards[table.grid[place]].level != level + 1)
            return "a card lies in the row of another level";
    }
    return {};
}

}  // namespace agora::splendor
