// The heuristic: evaluates a player after the decision by prestige, bonuses and distance to the
// visible cards, without lookahead.
// Whole numbers only, so that the same view gives the same answer on every machine.
#include "games/splendor/text.hpp"

#include <algorithm>
#include <bit>

namespace agora::splendor {

namespace {

// The weights, tuned by games against perturbed ones.
constexpr int per_point = 35;
constexpr int any_bonus = 25;
constexpr int useful_bonus = 2;      // for each card in sight that it makes cheaper, by its points
constexpr int noble_progress = 150;  // per cent of a noble's prestige, over the bonuses missing
constexpr int late_bonus = 94;       // per cent that bonuses count at first; less and less later
constexpr int any_gem = 8;
constexpr int gold_gem = 15;  // more than another
constexpr int gem_too_many = 40;
constexpr int in_sight = 58;     // per cent of its worth that a card has before it is bought
constexpr int on_table = 85;     // per cent of that where others may take it
constexpr int per_turn = 55;     // per cent that remain after each turn of waiting
constexpr int second_card = 26;  // per cent that count of the second best card in sight
constexpr int third_card = 25;
constexpr int reserving = 24;
constexpr int reserving_unseen = 12;
constexpr int full_hand = 10;     // for each card in hand
constexpr int denied_point = 14;  // of a card that another could buy
constexpr int denied_end = 150;   // of a card that would let another reach the target

constexpr int everything = 1'000'000;  // more than all of the above

// What a player has after a decision.
struct Hand {
    Gems gems;
    Gems bonus;
    int points;
    unsigned nobles;  // that wait
    int reserved;
};

// What a player can work towards then.
struct Sight {
    struct Target {
        CardId card;
        bool safe;  // nobody else can take it
    };
    FixedList<Target, grid_places + reserve_limit> targets;
    Gems bank;
    int bonus_weight;  // per cent
};

// How many turns of taking gems until a price can be paid.
int turns_until(Gems due, Gems held, Gems bank) {
    const Gems missing = due.beyond(held);
    const int gold = held[Colour::gold];
    const int total = missing.total() - gold;
    if (total <= 0) return 0;
    int longest = 0;
    for (int i = 0; i < gem_colours; ++i) {
        const auto colour = static_cast<Colour>(i);
        const int count = missing[colour];
        const int turns = bank[colour] >= 4 ? (count + 1) / 2 : count;
        longest = std::max(longest, turns + (bank[colour] < count ? 1 : 0));
    }
    return std::max({1, longest - gold, (total + 2) / 3});
}

int worth_of_bonus(const Hand& hand, const Sight& sight, Colour colour) {
    int worth = any_bonus;
    for (const auto target : sight.targets)
        if (price(cards[target.card], hand.bonus)[colour] > 0)
            worth += useful_bonus * (1 + cards[target.card].points);
    for (unsigned rest = hand.nobles; rest != 0; rest &= rest - 1) {
        const Gems needs = nobles[static_cast<std::size_t>(std::countr_zero(rest))].needs;
        const Gems missing = needs.beyond(hand.bonus);
        if (missing[colour] > 0)
            worth += per_point * noble_points * noble_progress / 100 / (missing.total() + 1);
    }
    return worth * sight.bonus_weight / 100;
}

// The three best cards in sight, each worth less the longer it takes to pay it.
int worth_of_targets(const Hand& hand, const Sight& sight) {
    std::array<int, gem_colours> bonus_worth{};
    for (std::size_t i = 0; i < gem_colours; ++i)
        bonus_worth[i] = worth_of_bonus(hand, sight, static_cast<Colour>(i));
    std::array<int, 3> best{};
    for (const auto [id, safe] : sight.targets) {
        const Card& card = cards[id];
        const Gems due = price(card, hand.bonus);
        int worth = (per_point * card.points + bonus_worth[index(card.bonus)]) * in_sight / 100;
        if (due.total() > hand_limit) worth /= 2;
        if (!safe) worth = worth * on_table / 100;
        for (int wait = turns_until(due, hand.gems, sight.bank); wait > 0; --wait)
            worth = worth * per_turn / 100;
        for (auto& place : best)
            if (worth > place) std::swap(worth, place);
    }
    return best[0] + best[1] * second_card / 100 + best[2] * third_card / 100;
}

int worth_of_hand(const Hand& hand, const Sight& sight) {
    return per_point * hand.points + worth_of_targets(hand, sight) + any_gem * hand.gems.total() +
           gold_gem * hand.gems[Colour::gold] - full_hand * hand.reserved -
           gem_too_many * std::max(0, hand.gems.total() - hand_limit);
}

// What it costs the others that a card leaves the table.
int worth_of_denial(const Table& table, CardId card) {
    int worth = 0;
    for (Seat seat = 0; seat < table.seats; ++seat) {
        if (seat == table.turn || !payment(card, table.gems[seat], table.bonus[seat]).enough)
            continue;
        const int points = cards[card].points;
        const bool ends = table.points[seat] + points >= table.options.target;
        worth = std::max({worth, denied_point * points, ends ? denied_end : 0});
    }
    return worth;
}

// Where the target is met, only the ranking counts: the last of the round wins or loses at once.
int worth_of_end(const Table& table, const Hand& hand, int cards_bought) {
    const int target = table.options.target;
    bool end = hand.points >= target;
    bool best = true;
    for (Seat seat = 0; seat < table.seats; ++seat) {
        if (seat == table.turn) continue;
        const int points = table.points[seat];
        end = end || points >= target;
        best = best && (points < hand.points ||
                        (points == hand.points && table.bought[seat].size() >= cards_bought));
    }
    if (!end) return 0;
    const bool last = (table.turn + 1) % table.seats == table.first;
    return (last ? (best ? everything : -everything) : 0) + 1000 * hand.points - cards_bought;
}

// Of several nobles, the one that another player is nearest to.
int worth_of_noble(const Table& table, NobleId noble) {
    int nearest = hand_limit;
    for (Seat seat = 0; seat < table.seats; ++seat)
        if (seat != table.turn)
            nearest = std::min(nearest, nobles[noble].needs.beyond(table.bonus[seat]).total());
    return -nearest;
}

Sight sight_after(const Table& table, CardId gone, bool kept, Gems taken) {
    Sight sight;
    for (const auto card : table.grid)
        if (card != no_card && (card != gone || kept)) sight.targets.push({card, card == gone});
    for (const auto held : table.reserved[table.turn])
        if (held.card() != no_card && held.card() != gone) sight.targets.push({held.card(), true});
    sight.bank = table.bank - taken;
    const int most = *std::ranges::max_element(table.points);
    sight.bonus_weight = std::max(0, late_bonus - 100 * most / table.options.target);
    return sight;
}

void welcome(Hand& hand) {
    for (unsigned rest = hand.nobles; rest != 0; rest &= rest - 1) {
        const auto noble = static_cast<unsigned>(std::countr_zero(rest));
        if (!hand.bonus.covers(nobles[noble].needs)) continue;
        hand.points += noble_points;
        hand.nobles &= ~(1U << noble);
        return;
    }
}

}  // namespace

int Splendor::action_score(const View& view, Action action) {
    const Table& table = view.table;
    const Seat me = table.turn;
    const unsigned what = operand(action);
    Hand hand{table.gems[me], table.bonus[me], table.points[me], table.nobles,
              reserved_count(table, me)};
    CardId gone = no_card;
    Gems taken;
    int worth = 0;
    switch (kind(action)) {
        case Kind::take:
            for (const auto colour : colours)
                if (((what >> index(colour)) & 1U) != 0) taken += Gems::of(colour);
            break;
        case Kind::take_pair: taken = Gems::of(static_cast<Colour>(what), 2); break;
        case Kind::reserve: gone = static_cast<CardId>(what); [[fallthrough]];
        case Kind::reserve_top:
            ++hand.reserved;
            if (table.bank[Colour::gold] > 0) taken = Gems::of(Colour::gold);
            worth -= gone == no_card ? reserving_unseen : reserving;
            break;
        case Kind::buy:
            gone = static_cast<CardId>(what);
            if (grid_place(table, gone) < 0) --hand.reserved;
            hand.gems -= payment(gone, hand.gems, hand.bonus).gems;
            hand.points += cards[gone].points;
            worth -= gold_instead(action).total();  // gold is spent last
            break;
        case Kind::give_back: hand.gems -= Gems::of(static_cast<Colour>(what)); break;
        case Kind::noble: return worth_of_noble(table, static_cast<NobleId>(what));
        case Kind::pass: return 0;
    }
    hand.gems += taken;
    const bool buying = kind(action) == Kind::buy;
    const Sight sight = sight_after(table, gone, !buying, taken);
    if (buying) {
        worth += worth_of_bonus(hand, sight, cards[gone].bonus);
        hand.bonus += Gems::of(cards[gone].bonus);
    }
    if (gone != no_card && grid_place(table, gone) >= 0) worth += worth_of_denial(table, gone);
    welcome(hand);
    return worth + worth_of_hand(hand, sight) +
           worth_of_end(table, hand, table.bought[me].size() + (buying ? 1 : 0));
}

}  // namespace agora::splendor
