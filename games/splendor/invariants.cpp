// What must hold in every state, whatever was played.
#include "games/splendor/rules.hpp"

#include <algorithm>

namespace agora::splendor {

namespace {

std::string broken_seats(const Table& table) {
    if (table.turn >= table.seats || table.first >= table.seats)
        return "a seat that does not exist";
    for (std::size_t seat = table.seats; seat < most_players; ++seat)
        if (!table.gems[seat].empty() || table.bought[seat].size() > 0 || table.visits[seat] != 0 ||
            !table.reserved[seat][0].empty())
            return "an empty seat has something";
    return {};
}

std::string broken_gems(const Table& table) {
    Gems gems = table.bank;
    for (const auto hand : table.gems) gems += hand;
    const Gems coloured = Gems::each(gems_per_colour(table.seats));
    if (gems != coloured + Gems::of(Colour::gold, table.options.gold))
        return "gems are not conserved";
    // A pile below zero borrows from the next colour, and the sums still fit.
    for (const auto pile : {table.bank, table.gems[0], table.gems[1], table.gems[2], table.gems[3]})
        for (const auto colour : colours)
            if (pile[colour] > gems[colour]) return "a pile of gems is less than empty";
    for (Seat seat = 0; seat < table.seats; ++seat) {
        const bool still_acting =
            seat == table.turn && (table.phase == Phase::give_back || table.phase < Phase::act);
        if (!still_acting && table.gems[seat].total() > hand_limit)
            return "more than 10 gems in a hand";
    }
    return {};
}

// Every card is in one place: a deck, the grid, a hand, or bought.
std::string broken_cards(const State& state) {
    const Table& table = state.table;
    ItemSet seen = state.deck;
    unsigned places = state.deck.size();
    bool real = true;
    const auto put = [&](CardId card) {
        real = real && card < card_count;
        if (real) seen = seen.with(card);
        ++places;
    };
    for (const auto card : table.grid)
        if (card != no_card) put(card);
    for (const auto& bought : table.bought) {
        for (CardId card = 0; card < card_count; ++card)
            if (bought.has(card)) put(card);
    }
    for (const auto& hand : table.reserved) {
        if (!std::ranges::is_partitioned(hand, [](Reserved card) { return !card.empty(); }))
            return "a gap between reserved cards";
        for (const auto card : hand) {
            if (card.is_face_down()) return "a state holds a card that it does not know";
            if (!card.empty()) put(card.card());
        }
    }
    if (!real || places != card_count || seen != ItemSet::first(card_count))
        return "cards are not conserved";
    return {};
}

std::string broken_grid(const State& state) {
    const Table& table = state.table;
    for (std::size_t place = 0; place < grid_places; ++place) {
        const bool gap = table.grid[place] == no_card;
        const bool being_filled = table.phase < Phase::deal ||
                                  (table.phase == Phase::deal && place >= table.at) ||
                                  (table.phase == Phase::refill && place == table.at);
        const int level = static_cast<int>(place / 4);
        const ItemSet& all = level_cards(level);
        const bool deck_left = (state.deck.low & all.low) != 0 || (state.deck.high & all.high) != 0;
        if (gap && !being_filled && deck_left)
            return "a place of the grid is empty though its deck is not";
        if (!gap && cards[table.grid[place]].level != level + 1)
            return "a card lies in the row of another level";
    }
    return {};
}

std::string broken_nobles(const Table& table) {
    unsigned met = table.nobles;
    int count = std::popcount(table.nobles);
    for (const auto visits : table.visits) {
        met |= visits;
        count += std::popcount(visits);
    }
    if (met >> noble_count != 0) return "a noble that does not exist";
    if (std::popcount(met) != count) return "a noble is in two places";
    if (table.phase > Phase::draw_noble && count != table.seats + 1) return "a noble is lost";
    return {};
}

// Bonuses and prestige are kept for speed; they follow from the cards and the nobles.
std::string broken_sums(const Table& table) {
    for (std::size_t seat = 0; seat < most_players; ++seat) {
        Gems bonus;
        int points = noble_points * std::popcount(table.visits[seat]);
        for (CardId card = 0; card < card_count; ++card) {
            if (!table.bought[seat].has(card)) continue;
            bonus += Gems::of(cards[card].bonus);
            points += cards[card].points;
        }
        if (bonus.total() != table.bought[seat].size()) return "cards that do not exist";
        if (bonus != table.bonus[seat]) return "bonuses are not those of the cards bought";
        if (points != table.points[seat]) return "prestige is not that of cards and nobles";
    }
    return {};
}

}  // namespace

std::string Splendor::broken(const State& state) {
    if (auto why = broken_gems(state.table); !why.empty()) return why;
    if (auto why = broken_seats(state.table); !why.empty()) return why;
    if (auto why = broken_cards(state); !why.empty()) return why;
    if (auto why = broken_grid(state); !why.empty()) return why;
    if (auto why = broken_nobles(state.table); !why.empty()) return why;
    return broken_sums(state.table);
}

}  // namespace agora::splendor
