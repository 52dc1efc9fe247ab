#include "ai/splendor/encoder.hpp"

#include <algorithm>

namespace agora::splendor {

namespace {

// One who plays, as far as the one who looks knows.
struct Hand {
    Gems wealth;  // gems but gold, and bonuses
    Gems bonus;
    int gold;
    int block;  // where its own rows begin
    int side;   // where those of its side begin, from those of the one who looks
};

// How far a card is, in classes: the turns of taking gems until it can be bought, and within few
// turns how many gems are missing.
int distance(const Card& card, const Hand& hand, Gems bank) {
    const Gems missing = card.cost.beyond(hand.wealth);
    const int total = missing.total() - hand.gold;
    if (total <= 0) return 0;
    const unsigned single = ~bank.at_least(4);  // colours that come one by one
    int turns = 1;                              // for the colour that takes longest
    for (int count = 2; count <= 7; ++count) {
        const unsigned many = missing.at_least(count);
        if (many == 0) break;
        if ((many & single) != 0)
            turns = count;
        else
            turns = std::max(turns, (count + 1) / 2);
    }
    if ((missing.present() & ~bank.present()) != 0) ++turns;
    turns = std::max({1, turns - hand.gold, (total + 2) / 3});
    if (turns == 1) return total == 1 ? 1 : 2;
    if (turns == 2) return total <= 3 ? 3 : 4;
    return std::min(turns + 2, row::distance_of - 1);
}

int price_class(const Card& card, const Hand& hand) {
    return std::min((card.cost.missing_from(hand.bonus) + 1) / 2, row::price_of - 1);
}

// A distance in coarser classes: now, next turn, in two turns, later.
int near(int distance) { return (std::min(distance, 5) + 1) / 2; }

int points_class(const Card& card) { return card.points == 0 ? 0 : card.points < 3 ? 1 : 2; }

// Names the rows that hold, one kind after another.
class Encoding {
public:
    Encoding(const Table& table, Seat me, net::Features& out) : table_(table), me_(me), out_(out) {
        out.rows.clear();
        out.seat = me;
        out.seats = table.seats;
        out.head = table.seats - 2;
        for (int after = 0; after < table.seats; ++after) {
            const Seat seat = seat_after(after);
            hands_[static_cast<std::size_t>(after)] = {
                table.gems[seat].without_gold() + table.bonus[seat], table.bonus[seat],
                table.gems[seat][Colour::gold], after * row::one_player,
                after == 0 ? 0 : row::one_side};
        }
    }

    void name_all() {
        for (int after = 0; after < table_.seats; ++after) name_player(after);
        for (const auto card : table_.grid)
            if (card != no_card) name_grid_card(card);
        for (unsigned rest = table_.nobles; rest != 0; rest &= rest - 1)
            name_noble(static_cast<NobleId>(std::countr_zero(rest)));
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
    void hold(int row) { out_.rows.push(static_cast<std::uint16_t>(row)); }
    Seat seat_after(int steps) const {
        const int seat = me_ + steps;
        return static_cast<Seat>(seat < table_.seats ? seat : seat - table_.seats);
    }

    void name_counts(int begin, Gems gems, int kinds) {
        for (int i = 0; i < kinds; ++i)
            for (int k = std::min(gems[static_cast<Colour>(i)], row::count_of); k > 0; --k)
                hold(begin + i * row::count_of + k - 1);
    }

    void name_player(int after) {
        const Seat seat = seat_after(after);
        const Hand& hand = hands_[static_cast<std::size_t>(after)];
        name_counts(hand.block + row::gems, table_.gems[seat], 6);
        name_counts(hand.block + row::bonus, hand.bonus, gem_colours);
        hold(hand.block + row::gems_total + std::min(table_.gems[seat].total(), row::total_of - 1));
        hold(hand.block + row::bought + std::min(table_.bought[seat].size(), row::bought_of - 1));
        for (int k = std::clamp(table_.options.target - table_.points[seat], 0, row::to_go_of - 1);
             k < row::to_go_of; ++k)
            hold(hand.block + row::to_go + k);
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
    }

    void name_hand_card(CardId id, const Hand& hand, bool own) {
        const Card& card = cards[id];
        const int far = distance(card, hand, table_.bank);
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
            const Hand& hand = hands_[static_cast<std::size_t>(after)];
            const int far = distance(card, hand, table_.bank);
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
            const Hand& hand = hands_[static_cast<std::size_t>(after)];
            hold(hand.block + row::noble_needs +
                 std::min(nobles[noble].needs.missing_from(hand.bonus), row::needs_of - 1));
        }
    }

    const Table& table_;
    Seat me_;
    net::Features& out_;
    std::array<Hand, most_players> hands_{};
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
    Encoding(table, static_cast<Seat>(last), out).name_all();
    return true;
}

}  // namespace agora::splendor
