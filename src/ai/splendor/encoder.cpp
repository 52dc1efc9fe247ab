#include "ai/splendor/encoder.hpp"

#include <algorithm>

namespace agora::splendor {

namespace {

// One who plays, as far as the one who looks knows.
struct Hand {
    Gems wealth;  // gems but gold, and bonuses
    Gems bonus;
    int gold;
    int block;                   // where its own rows begin
    int side;                    // where those of its side begin, from those of the one who looks
    int to_go;                   // prestige to the target
    int gain = 0;                // the most prestige that a purchase would give now
    unsigned noble_colours = 0;  // bonuses that would bring a noble
};

// The colours of which the bank has too few: to take two at once, and to take any.
struct Bank {
    unsigned single;
    unsigned none;
};

// Classes of distance by turns and gems missing: near ones are told apart more finely.
constexpr int most_turns = 15;
constexpr int most_missing = 15;
constexpr auto distance_classes = [] {
    std::array<std::array<std::uint8_t, most_missing + 1>, most_turns + 1> table{};
    for (int turns = 1; turns <= most_turns; ++turns)
        for (int total = 1; total <= most_missing; ++total) {
            const int far = turns == 1   ? (total == 1 ? 1 : 2)
                            : turns == 2 ? (total <= 3 ? 3 : 4)
                                         : std::min(turns + 2, row::distance_of - 1);
            table[static_cast<std::size_t>(turns)][static_cast<std::size_t>(total)] =
                static_cast<std::uint8_t>(far);
        }
    return table;
}();

// How far a card is: the turns of taking gems until it can be bought. Without branches, since
// hardly anything predicts them.
int distance(const Card& card, const Hand& hand, const Bank& bank) {
    const Gems missing = card.cost.beyond(hand.wealth);
    const int total = missing.total() - hand.gold;
    const auto longer = [&](unsigned colours) { return static_cast<int>(colours != 0); };
    const unsigned three = missing.at_least(3);
    const unsigned five = missing.at_least(5);
    const unsigned seven = missing.at_least(7);
    // Of the colour that takes longest; two at a time where the bank has four.
    const int turns = 1 + longer((missing.at_least(2) & bank.single) | three) +
                      longer((three & bank.single) | five) +
                      longer((missing.at_least(4) & bank.single) | seven) +
                      longer(five & bank.single) + longer(missing.at_least(6) & bank.single) +
                      longer(seven & bank.single) + longer(missing.present() & bank.none);
    const int most = std::max({1, turns - hand.gold, (total + 2) / 3});
    return distance_classes[static_cast<std::size_t>(most)]
                           [static_cast<std::size_t>(std::max(total, 0))];
}

int price_class(const Card& card, const Hand& hand) {
    return std::min((card.cost.missing_from(hand.bonus) + 1) / 2, row::price_of - 1);
}

// A distance in coarser classes: now, next turn, in two turns, later.
int near(int distance) { return (std::min(distance, 5) + 1) / 2; }

int points_class(const Card& card) { return card.points == 0 ? 0 : card.points < 3 ? 1 : 2; }

// No position has more rows than there is room for, however long a game goes on.
constexpr int most_of_player = hand_limit + 3 + gem_colours * row::count_of + row::to_go_of + 4;
constexpr int most_of_hands = reserve_limit * (4 + most_players - 1);
constexpr int most_of_grid = grid_places * (3 + 2 * most_players);
constexpr int most_of_nobles = (most_players + 1) * (1 + most_players);
static_assert(most_players * most_of_player + most_of_hands + most_of_grid + most_of_nobles + 12 <=
              decltype(net::Features::rows)::capacity);

// Names the rows that hold, one kind after another.
class Encoding {
public:
    Encoding(const Table& table, Seat me, net::Features& out)
        : table_(table), me_(me), bank_{~table.bank.at_least(4), ~table.bank.present()} {
        out.seat = me;
        out.seats = table.seats;
        out.head = table.seats - 2;
        for (int after = 0; after < table.seats; ++after) {
            const Seat seat = seat_after(after);
            hands_[static_cast<std::size_t>(after)] = {
                table.gems[seat].without_gold() + table.bonus[seat],
                table.bonus[seat],
                table.gems[seat][Colour::gold],
                after * row::one_player,
                after == 0 ? 0 : row::one_side,
                std::clamp(table.options.target - table.points[seat], 0, row::to_go_of - 1)};
        }
    }

    std::span<const std::uint16_t> rows() const { return std::span(rows_).first(size_); }

    void name_all() {
        for (unsigned rest = table_.nobles; rest != 0; rest &= rest - 1)
            name_noble(static_cast<NobleId>(std::countr_zero(rest)));
        for (const auto card : table_.grid)
            if (card != no_card) name_grid_card(card);
        for (int after = 0; after < table_.seats; ++after) name_player(after);
        for (const auto colour : colours)
            hold(row::bank + static_cast<int>(index(colour)) * (row::count_of + 1) +
                 std::min(table_.bank[colour], row::count_of));
        hold(row::seats + table_.seats - 1);
        hold(row::first + (table_.first + table_.seats - me_) % table_.seats);
        if (table_.phase == Phase::give_back) hold(row::still_deciding);
        if (table_.phase == Phase::choose_noble) hold(row::still_deciding + 1);
        hold(row::overflow + table_.options.overflow);
        hold(row::rounds + std::min(table_.round / 5, row::rounds_of - 1));
    }

private:
    void hold(int row) { rows_[size_++] = static_cast<std::uint16_t>(row); }
    Seat seat_after(int steps) const {
        const int seat = me_ + steps;
        return static_cast<Seat>(seat < table_.seats ? seat : seat - table_.seats);
    }

    // The first `count` rows of a range of `range`: all are written, so many are kept.
    template <int range>
    void hold_first(int begin, int count) {
        for (int i = 0; i < range; ++i)
            rows_[size_ + static_cast<std::size_t>(i)] = static_cast<std::uint16_t>(begin + i);
        size_ += static_cast<std::size_t>(count);
    }

    // A colour counts with each of its gems, so that what is learned of few helps with many.
    void name_counts(int begin, Gems gems, int kinds) {
        for (int i = 0; i < kinds; ++i)
            hold_first<row::count_of>(begin + i * row::count_of,
                                      std::min(gems[static_cast<Colour>(i)], row::count_of));
    }

    void name_player(int after) {
        const Seat seat = seat_after(after);
        Hand& hand = hands_[static_cast<std::size_t>(after)];
        name_counts(hand.block + row::gems, table_.gems[seat], 6);
        name_counts(hand.block + row::bonus, hand.bonus, gem_colours);
        hold(hand.block + row::gems_total + std::min(table_.gems[seat].total(), row::total_of - 1));
        hold(hand.block + row::bought + std::min(table_.bought[seat].size(), row::bought_of - 1));
        hold_first<row::to_go_of>(hand.block + row::to_go, row::to_go_of - hand.to_go);
        int reserved = 0;
        for (const auto card : table_.reserved[seat]) {
            if (card.empty()) break;
            ++reserved;
            if (card.is_face_down() || (after != 0 && card.is_secret()))
                hold(hand.block + row::face_down + card.level());
            else
                name_hand_card(card.card(), hand, after == 0);
        }
        hold(hand.block + row::reserved_count + reserved);
        hold(hand.block + row::next_to_go +
             std::clamp(hand.to_go - hand.gain, 0, row::next_of - 1));
    }

    // What buying a card would give, if it can be bought now.
    static void consider(const Card& card, int far, Hand& hand) {
        const bool brings_noble = ((hand.noble_colours >> index(card.bonus)) & 1U) != 0;
        const int gain = card.points + (brings_noble ? noble_points : 0);
        hand.gain = std::max(hand.gain, far == 0 ? gain : 0);
    }

    void name_hand_card(CardId id, Hand& hand, bool own) {
        const Card& card = cards[id];
        const int far = distance(card, hand, bank_);
        consider(card, far, hand);
        hold(hand.side + row::hand_by_points + card.points * row::distance_of + far);
        if (!own) return;
        hold(row::hand_by_colour + static_cast<int>(index(card.bonus)) * row::distance_of + far);
        hold(row::hand_by_price + card.points * row::price_of + price_class(card, hand));
        hold(row::hand_card + id);
    }

    void name_grid_card(CardId id) {
        const Card& card = cards[id];
        hold(row::grid_card + id);
        hold(row::grid_by_price + card.points * row::price_of + price_class(card, hands_[0]));
        int mine = 0;
        int nearest = row::distance_of - 1;
        for (int after = 0; after < table_.seats; ++after) {
            Hand& hand = hands_[static_cast<std::size_t>(after)];
            const int far = distance(card, hand, bank_);
            consider(card, far, hand);
            hold(hand.block + row::grid_by_points + card.points * row::distance_of + far);
            hold(hand.side + row::grid_by_colour +
                 static_cast<int>(index(card.bonus)) * row::distance_of + far);
            if (after == 0)
                mine = near(far);
            else
                nearest = std::min(nearest, far);
        }
        hold(row::contested + (points_class(card) * row::near_of + mine) * row::near_of +
             near(nearest));
    }

    void name_noble(NobleId noble) {
        hold(row::noble + noble);
        for (int after = 0; after < table_.seats; ++after) {
            Hand& hand = hands_[static_cast<std::size_t>(after)];
            const Gems missing = nobles[noble].needs.beyond(hand.bonus);
            const int count = missing.total();
            if (count == 1) hand.noble_colours |= missing.present();
            hold(hand.block + row::noble_needs + std::min(count, row::needs_of - 1));
        }
    }

    const Table& table_;
    Seat me_;
    Bank bank_;
    std::array<Hand, most_players> hands_;  // as many as play
    std::array<std::uint16_t, decltype(net::Features::rows)::capacity + row::to_go_of> rows_;
    std::size_t size_ = 0;
};

}  // namespace

State luck_left_open(const State& state) {
    State open = state;
    const Table& before = state.table;
    Silence silence;
    if (before.phase == Phase::refill) {
        Splendor::apply_outcome(open, Splendor::luck(state).among.nth(0), silence);
        open.table.grid[before.at] = no_card;
    } else if (before.phase == Phase::draw_unseen) {
        Splendor::apply_outcome(open, Splendor::luck(state).among.nth(0), silence);
        auto& hand = open.table.reserved[before.turn];
        std::size_t last = reserve_limit - 1;
        while (hand[last].empty()) --last;
        hand[last] = Reserved::face_down(before.at);
    }
    return open;
}

bool Encoder::encode(const State& state, net::Features& out, net::Values& known) {
    const State open = luck_left_open(state);
    const Table& table = open.table;
    if (table.phase == Phase::over) {
        known = net::result(Splendor::standing(open));
        return false;
    }
    if (table.phase < Phase::act) {  // nothing is laid out yet
        known = {};
        std::fill_n(known.begin(), table.seats, 1 / static_cast<float>(table.seats));
        return false;
    }
    // Who decided last: the one before the player on turn, unless that turn is still going on.
    const bool turn_begins = table.phase == Phase::act;
    const int last = turn_begins ? (table.turn + table.seats - 1) % table.seats : table.turn;
    Encoding encoding(table, static_cast<Seat>(last), out);
    encoding.name_all();
    out.rows.clear();
    out.rows.append(encoding.rows());
    return true;
}

}  // namespace agora::splendor
