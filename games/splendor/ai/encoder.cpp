#include "games/splendor/ai/encoder.hpp"

#include <algorithm>
#include <bit>

namespace agora::splendor {

namespace {

// What the perspective seat knows of a player.
struct Hand {
    Gems wealth;  // gems but gold, and bonuses
    Gems bonus;
    int gold;
    int block;                   // where its own rows begin
    int to_go;                   // prestige to the target
    int gain = 0;                // the most prestige that a purchase would give now
    int buys = 0;                // how many purchases are possible now
    int wins = 0;                // how many of them reach the target
    bool sure = false;           // one of these is in the own hand
    Gems wanted = {};            // by colour: for how many open cards a bonus would help
    Gems to_nobles = {};         // by colour: towards how many nobles
    unsigned noble_colours = 0;  // bonuses that would bring a noble
};

// The colours of which the bank has too few: to take two at once, and to take any.
struct Bank {
    unsigned single;
    unsigned none;
};

constexpr std::array<Gems, 1U << gem_colours> one_of_each = [] {
    std::array<Gems, 1U << gem_colours> table;
    for (unsigned bits = 0; bits < table.size(); ++bits)
        for (unsigned i = 0; i < gem_colours; ++i)
            if (((bits >> i) & 1U) != 0) table[bits] += Gems::of(static_cast<Colour>(i));
    return table;
}();

// Classes of distance by turns and gems missing: near ones are told apart more finely.
constexpr int most_turns = 15;
constexpr int most_missing = 15;
constexpr auto distance_classes = [] {
    std::array<std::array<std::uint8_t, most_missing + 1>, most_turns + 1> table{};
    for (int turns = 1; turns <= most_turns; ++turns)
        for (int total = 1; total <= most_missing; ++total) {
            const int far = turns == 1   ? (total == 1 ? 1 : 2)
                            : turns == 2 ? (total <= 3 ? 3 : 4)
                                         : std::min(turns + 2, card_row::distance_of - 1);
            table[static_cast<std::size_t>(turns)][static_cast<std::size_t>(total)] =
                static_cast<std::uint8_t>(far);
        }
    return table;
}();

// How far a card is: what is missing, and the turns of taking gems until it can be bought.
// Branch-free, since the branches would be mispredicted.
struct Reach {
    Gems missing;
    int total;     // missing, gold counted
    int distance;  // a class; 0: it can be bought now
};

Reach reach(const Card& card, const Hand& hand, const Bank& bank) {
    const Gems missing = card.cost.beyond(hand.wealth);
    const int total = std::max(missing.total() - hand.gold, 0);
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
    return {missing, total,
            distance_classes[static_cast<std::size_t>(most)][static_cast<std::size_t>(total)]};
}

// No position has more rows than there is room for, however long a game goes on.
constexpr int most_nobles = most_players + 1;
constexpr int most_of_player = hand_limit + 3 + gem_colours * row::count_of + 9 + most_nobles;
static_assert(most_players * most_of_player + 2 * most_nobles + 15 + row::count_of <=
              static_cast<int>(decltype(ai::net::Features::rows)::capacity));
constexpr int most_pieces =
    grid_places + std::max(grid_places + 2 * reserve_limit, most_players* reserve_limit);
constexpr int most_of_card = 9 + gem_colours;
static_assert(most_pieces <= static_cast<int>(ai::net::Features::most_pieces));
static_assert(most_pieces * most_of_card <=
              static_cast<int>(decltype(ai::net::Features::piece_rows)::capacity));

// Lists the active features, one kind after another.
class Encoding {
public:
    Encoding(const Table& table, Seat me, ai::net::Features& out)
        : table_(table), me_(me), bank_{~table.bank.at_least(4), ~table.bank.present()}, out_(out) {
        out.pieces.clear();
        out.seat = me;
        out.seats = table.seats;
        out.head = table.seats - 2;
        for (int after = 0; after < table.seats; ++after) {
            const Seat seat = seat_after(after);
            hand(after) = {
                table.gems[seat].without_gold() + table.bonus[seat], table.bonus[seat],
                table.gems[seat][Colour::gold], after * row::one_player,
                std::clamp(table.options.target - table.points[seat], 0, row::to_go_of - 1)};
        }
    }

    void name_all() {
        for (unsigned rest = table_.nobles; rest != 0; rest &= rest - 1)
            name_noble(static_cast<NobleId>(std::countr_zero(rest)));
        for (const auto card : table_.grid)
            if (card != no_card) want(cards[card]);
        name_grid();
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
        name_end();
        out_.rows.hold(static_cast<std::size_t>(next_row_ - out_.rows.begin()));
        out_.piece_rows.hold(static_cast<std::size_t>(next_piece_row_ - out_.piece_rows.begin()));
    }

private:
    void hold(int row) { *next_row_++ = static_cast<std::uint16_t>(row); }
    void see(int row) { *next_piece_row_++ = static_cast<std::uint16_t>(row); }
    Hand& hand(int after) { return hands_[static_cast<std::size_t>(after)]; }
    Seat seat_after(int steps) const {
        const int seat = me_ + steps;
        return static_cast<Seat>(seat < table_.seats ? seat : seat - table_.seats);
    }

    // Unary (thermometer) encoding, so that what is learned of few gems generalises to many. All
    // rows of a colour are written and as many kept as are active: a branch would be mispredicted.
    void name_counts(int begin, Gems gems, int kinds) {
        for (int i = 0; i < kinds; ++i) {
            for (int k = 0; k < row::count_of; ++k)
                next_row_[k] = static_cast<std::uint16_t>(begin + i * row::count_of + k);
            next_row_ += std::min(gems[static_cast<Colour>(i)], row::count_of);
        }
    }

    void name_player(int after) {
        const Seat seat = seat_after(after);
        Hand& owner = hand(after);
        name_counts(owner.block + row::gems, table_.gems[seat], 6);
        name_counts(owner.block + row::bonus, owner.bonus, gem_colours);
        hold(owner.block + row::gems_total +
             std::min(table_.gems[seat].total(), row::total_of - 1));
        hold(owner.block + row::bought + std::min(table_.bought[seat].size(), row::bought_of - 1));
        hold(owner.block + row::to_go + owner.to_go);
        int reserved = 0;
        for (const auto card : table_.reserved[seat]) {
            if (card.empty()) break;
            ++reserved;
            if (card.is_face_down() || (after != 0 && card.is_secret()))
                hold(owner.block + row::face_down + card.level());
            else
                name_hand_card(card.card(), after);
        }
        hold(owner.block + row::reserved_count + reserved);
        hold(owner.block + row::can_buy + std::min(owner.buys, row::buys_of - 1));
        hold(owner.block + row::next_to_go +
             std::clamp(owner.to_go - owner.gain, 0, row::next_of - 1));
    }

    // Prestige ahead of a rival; of equals who bought fewer cards is ahead.
    static int margin_class(int ahead, int fewer_cards) {
        constexpr int most = row::margin_of / 2;
        if (ahead != 0) return std::clamp(ahead, -most, most) + most;
        return row::margin_of + std::clamp(fewer_cards, -1, 1) + 1;
    }

    void name_end() {
        // So many others decide before the round ends, and with it the game where a target is met.
        const int before_end = (table_.first - me_ - 1 + 2 * table_.seats) % table_.seats;
        const auto bought = [&](int after) { return table_.bought[seat_after(after)].size(); };
        const auto points = [&](int after) { return int{table_.points[seat_after(after)]}; };
        const Hand& mine = hand(0);
        bool last_round = mine.to_go == 0;
        int nearest = row::next_of - 1;  // of the rivals, after its best purchase
        int threat = 0;
        int best = 0;       // the rival that may have most after its best purchase
        int best_last = 0;  // ... if it still decides in this round
        int most = -1;
        int most_last = -1;
        for (int after = 1; after < table_.seats; ++after) {
            const Hand& rival = hand(after);
            const bool decides = after <= before_end;
            last_round = last_round || rival.to_go == 0;
            nearest = std::min(nearest, std::max(rival.to_go - rival.gain, 0));
            if (rival.wins > 0) threat = std::max(threat, decides ? 2 : 1);
            if (const int then = points(after) + rival.gain; then > most) {
                most = then;
                best = after;
            }
            if (const int then = points(after) + (decides ? rival.gain : 0); then > most_last) {
                most_last = then;
                best_last = after;
            }
        }
        if (last_round) {
            const bool buys = best_last <= before_end && hand(best_last).gain > 0;
            hold(row::last_margin + margin_class(points(0) - most_last,
                                                 bought(best_last) + (buys ? 1 : 0) - bought(0)));
            return;
        }
        const int next = std::clamp(mine.to_go - mine.gain, 0, row::next_of - 1);
        hold(row::race + (before_end > 0 ? row::next_of * row::next_of : 0) + next * row::next_of +
             nearest);
        const int wins = mine.sure ? 2 : std::min(mine.wins, 2);
        hold(row::threat + wins * row::threat_of + threat);
        if (wins > 0 && threat > 0)
            hold(row::margin +
                 margin_class(points(0) + mine.gain - most, bought(best) - bought(0)));
    }

    void name_noble(NobleId noble) {
        int nearest = row::needs_of - 1;
        for (int after = 0; after < table_.seats; ++after) {
            Hand& owner = hand(after);
            const Gems missing = nobles[noble].needs.beyond(owner.bonus);
            const int count = std::min(missing.total(), row::needs_of - 1);
            if (count == 1) owner.noble_colours |= missing.present();
            owner.to_nobles += one_of_each[missing.present()];
            hold(owner.block + row::noble_needs + count);
            if (after == 0)
                hold(row::noble + noble * row::needs_of + count);
            else
                nearest = std::min(nearest, count);
        }
        hold(row::rival_noble + noble * row::needs_of + nearest);
    }

    void want(const Card& card) {
        for (int after = 0; after < table_.seats; ++after)
            hand(after).wanted += one_of_each[card.cost.beyond(hand(after).bonus).present()];
    }

    static bool brings_noble(const Card& card, const Hand& owner) {
        return ((owner.noble_colours >> index(card.bonus)) & 1U) != 0;
    }

    // Prestige to the target after buying a card; counts the purchase if it is possible now.
    static int to_go_after(const Card& card, const Reach& far, Hand& owner) {
        const int gain = card.points + (brings_noble(card, owner) ? noble_points : 0);
        const bool now = far.distance == 0;
        owner.gain = std::max(owner.gain, now ? gain : 0);
        owner.buys += now ? 1 : 0;
        owner.wins += now && gain >= owner.to_go ? 1 : 0;
        return std::clamp(owner.to_go - gain, 0, card_row::to_go_of - 1);
    }

    static int price_class(const Card& card, const Hand& owner) {
        return std::min(card.cost.missing_from(owner.bonus), card_row::price_of - 1);
    }

    // The relation of a card to a seat that could buy it. Its rows begin at `view`.
    void see_card(CardId id, const Hand& owner, const Reach& far, int to_go, int view) {
        const Card& card = cards[id];
        see(view + card_row::id + id);
        see(view + card_row::reach + far.distance * card_row::missing_of +
            std::min(far.total, card_row::missing_of - 1));
        see(view + card_row::price + price_class(card, owner));
        for (int i = 0; i < gem_colours; ++i) {
            const int count = far.missing[static_cast<Colour>(i)];
            const int missing = view + card_row::colour + i * card_row::colour_of - 1 +
                                std::min(count, card_row::colour_of);
            see(count > 0 ? missing : card_row::nothing);
        }
        const int bonuses = std::min(owner.bonus[card.bonus], card_row::bonus_of - 1);
        const int to_nobles = std::min(owner.to_nobles[card.bonus], card_row::nobles_of - 1);
        see(view + card_row::bonus + to_nobles +
            card_row::nobles_of *
                (bonuses + card_row::bonus_of * static_cast<int>(index(card.bonus))));
        see(view + card_row::wanted + std::min(owner.wanted[card.bonus], card_row::wanted_of - 1));
        see(view + card_row::to_go + to_go);
    }

    // Its distance for the other seat that could buy it.
    static int competitor(const Reach& far, int to_go) {
        return card_row::next_reach + far.distance * card_row::to_go_of + to_go;
    }

    void name_hand_card(CardId id, int after) {
        const std::uint16_t* begun = next_piece_row_;
        Hand& owner = hand(after);
        const int wins = owner.wins;
        const Reach far = reach(cards[id], owner, bank_);
        see_card(id, owner, far, to_go_after(cards[id], far, owner), 0);
        owner.sure = owner.sure || owner.wins > wins;
        see(card_row::holder + after);
        end_piece(after == 0 ? Encoder::own_hand : Encoder::other_hands, begun);
    }

    void name_grid() {
        struct Open {
            CardId id;
            Reach next;
            int next_to_go;
            int mine;  // the rival's row of the distance of the perspective seat
        };
        FixedList<Open, grid_places> open;
        for (const auto id : table_.grid) {
            if (id == no_card) continue;
            const std::uint16_t* begun = next_piece_row_;
            const Card& card = cards[id];
            const Reach mine = reach(card, hand(0), bank_);
            const Reach next = reach(card, hand(1), bank_);
            const int to_go = to_go_after(card, mine, hand(0));
            const int next_to_go = to_go_after(card, next, hand(1));
            see_card(id, hand(0), mine, to_go, 0);
            see(competitor(next, next_to_go));
            see(card_row::next_price + price_class(card, hand(1)));
            if (table_.seats > 2) see_others(card);
            end_piece(Encoder::grid, begun);
            open.push({id, next, next_to_go, competitor(mine, to_go)});
        }
        if (table_.seats > 2) return;
        for (const auto& card : open) {
            const std::uint16_t* begun = next_piece_row_;
            see_card(card.id, hand(1), card.next, card.next_to_go, card_row::of_rival);
            see(card_row::of_rival + card.mine);
            end_piece(Encoder::grid_of_rival, begun);
        }
    }

    void see_others(const Card& card) {
        int nearest = card_row::distance_of - 1;
        for (int after = 2; after < table_.seats; ++after) {
            const Reach far = reach(card, hand(after), bank_);
            to_go_after(card, far, hand(after));
            nearest = std::min(nearest, far.distance);
        }
        see(card_row::others_distance + nearest);
    }

    void end_piece(Encoder::Group group, const std::uint16_t* begun) {
        out_.pieces.push({group, static_cast<std::uint8_t>(next_piece_row_ - begun)});
    }

    const Table& table_;
    Seat me_;
    Bank bank_;
    ai::net::Features& out_;
    std::uint16_t* next_row_ = &out_.rows[0];
    std::uint16_t* next_piece_row_ = &out_.piece_rows[0];
    std::array<Hand, most_players> hands_;  // as many as play
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

bool Encoder::encode(const State& state, ai::net::Features& out, ai::net::Values& known) {
    const State open = luck_left_open(state);
    const Table& table = open.table;
    if (table.phase == Phase::over) {
        known = ai::net::result(Splendor::standing(open));
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

void Encoder::prune(Splendor::Actions& legal) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < legal.size(); ++i)
        if (gold_instead(legal[i]).empty()) legal[kept++] = legal[i];
    const std::span those(legal.begin(), kept);
    legal.clear();
    legal.append(those);
}

}  // namespace agora::splendor
