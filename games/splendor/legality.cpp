#include "games/splendor/legality.hpp"

#include <algorithm>
#include <bit>

namespace agora::splendor {

namespace {

constexpr unsigned all_gem_colours = (1U << gem_colours) - 1U;

// What can be taken where these colours are left: three different ones, or one of each that remains
// (SPL-10).
struct Takes {
    std::array<Action, 10> list{};
    std::size_t size = 0;

    std::span<const Action> all() const { return {list.data(), size}; }
};
constexpr std::array<Takes, 32> takes_by_colours = [] {
    std::array<Takes, 32> table;
    for (unsigned available = 1; available <= all_gem_colours; ++available) {
        Takes& takes = table[available];
        if (std::popcount(available) < 3) takes.list[takes.size++] = take(available);
        for (unsigned bits = 1; bits <= all_gem_colours; ++bits)
            if (std::popcount(bits) == 3 && (bits & ~available) == 0)
                takes.list[takes.size++] = take(bits);
    }
    return table;
}();

Gems hand(const Table& table) { return table.gems[table.turn]; }

// Whether one who holds so many gems may take so many of different colours.
constexpr bool fits(Overflow rule, int held, int count) {
    return rule == Overflow::returns || (rule == Overflow::capped ? held < hand_limit  // SPL-11
                                                                  : held + count <= hand_limit);
}

// Which gems the bank and the hand of the player on turn allow to take.
struct Taking {
    unsigned available;  // colours; SPL-04, SPL-12: no gold
    unsigned pairs;      // colours of which two may be taken (SPL-09)
    unsigned alone = 0;  // colours of which one gem may be taken although others remain
    int several;         // as many different ones are taken otherwise
    bool several_fit;    // the hand has room for them
    bool alone_fits = false;
    bool pair_fits;

    explicit Taking(const Table& table) {
        const int held = hand(table).total();
        const auto rule = static_cast<Overflow>(table.options.overflow);
        available = table.bank.at_least(1) & all_gem_colours;
        several = std::min(3, std::popcount(available));
        several_fit = fits(rule, held, several);
        pair_fits = rule == Overflow::returns || held + 2 <= hand_limit;  // 4.3.2
        if (several == 2 && static_cast<Scarce>(table.options.scarce) == Scarce::choice) {
            alone = available;  // SPL-10 at its word
            alone_fits = fits(rule, held, 1);
        } else if (several > 1 && static_cast<LastGem>(table.options.last_gem) == LastGem::taken) {
            alone = available & ~table.bank.at_least(2);  // 4.3.2 at its word
            alone_fits = pair_fits;
        }
        pairs = table.bank.at_least(4) & all_gem_colours;
    }
};

// What the player on turn can pay with.
struct Purse {
    Gems wealth;
    int gold;

    explicit Purse(const Table& table)
        : wealth(hand(table) + table.bonus[table.turn]), gold(hand(table)[Colour::gold]) {}

    // What the price of a card leaves of the gold; it cannot be paid where that is negative.
    int gold_after(CardId card) const { return gold - cards[card].cost.missing_from(wealth); }
};

bool has_place(const Table& table) {  // SPL-05
    return table.reserved[table.turn][reserve_limit - 1].empty();
}

Gems gems_of(unsigned colour_bits) {
    Gems gems;
    for (const auto colour : colours)
        if (((colour_bits >> index(colour)) & 1U) != 0) gems += Gems::of(colour);
    return gems;
}

void list_takes(const Table& table, Splendor::Actions& out) {
    const Taking taking(table);
    if (taking.several_fit) out.append(takes_by_colours[taking.available].all());
    if (taking.alone_fits)
        for (unsigned rest = taking.alone; rest != 0; rest &= rest - 1)
            out.push(take(1U << static_cast<unsigned>(std::countr_zero(rest))));
    if (!taking.pair_fits) return;
    for (unsigned rest = taking.pairs; rest != 0; rest &= rest - 1)
        out.push(take_pair(static_cast<Colour>(std::countr_zero(rest))));
}

void list_reservations(const State& state, Splendor::Actions& out) {
    const Table& table = state.table;
    if (!has_place(table)) return;
    for (const auto card : table.grid)
        if (card != no_card) out.push(reserve(card));
    for (int level = 0; level < 3; ++level)
        if (!cards_left(state, level).empty()) out.push(reserve_top(level));
}

// Every further way to spend gold in place of gems, from the colour `from` on.
void list_gold_payments(Action plain, Gems paid, int gold_left, int from, Splendor::Actions& out) {
    for (int i = from; i < gem_colours; ++i) {
        const auto colour = static_cast<Colour>(i);
        if (paid[colour] == 0) continue;
        const Action instead = with_gold_instead(plain, colour);
        out.push(instead);
        if (gold_left > 1)
            list_gold_payments(instead, paid - Gems::of(colour), gold_left - 1, i, out);
    }
}

// All payments for a card that can be bought, `gold_left` being what its price leaves of the gold.
void list_purchase(const Table& table, CardId card, int gold_left, Splendor::Actions& out) {
    out.push(buy(card));
    if (gold_left == 0) return;
    const Gems due = price(cards[card], table.bonus[table.turn]);
    list_gold_payments(buy(card), due - due.beyond(hand(table)), gold_left, 0, out);
}

void list_purchases(const Table& table, Splendor::Actions& out) {
    const Purse purse(table);
    unsigned affordable = 0;  // places of the grid; as a mask, since hardly anything predicts it
    for (unsigned place = 0; place < grid_places; ++place) {
        const CardId card = table.grid[place];
        if (card == no_card) continue;
        affordable |= static_cast<unsigned>(purse.gold_after(card) >= 0) << place;  // SPL-15
    }
    for (; affordable != 0; affordable &= affordable - 1) {
        const CardId card = table.grid[static_cast<unsigned>(std::countr_zero(affordable))];
        list_purchase(table, card, purse.gold_after(card), out);
    }
    for (const auto reserved : table.reserved[table.turn]) {  // SPL-13
        if (reserved.empty()) break;
        if (reserved.is_face_down()) continue;  // luck was left open, and it has no price yet
        if (const int left = purse.gold_after(reserved.card()); left >= 0)
            list_purchase(table, reserved.card(), left, out);
    }
}

}  // namespace

bool has_room(const Table& table, int count) {
    return fits(static_cast<Overflow>(table.options.overflow), hand(table).total(), count);
}

void Splendor::legal(const State& state, Seat /*the one on turn*/, Actions& out) {
    const Table& table = state.table;
    switch (table.phase) {
        case Phase::act:
            list_takes(table, out);
            list_reservations(state, out);
            list_purchases(table, out);
            if (out.empty()) out.push(pass());  // SPL-26
            break;
        case Phase::give_back:
            for (const auto colour : colours)
                if (hand(table)[colour] > 0) out.push(give_back(colour));
            break;
        case Phase::choose_noble:
            for (unsigned rest = willing_nobles(table); rest != 0; rest &= rest - 1)
                out.push(choose_noble(static_cast<NobleId>(std::countr_zero(rest))));
            break;
        default: break;
    }
}

Refusal refusal_now(const Table& table, Kind kind) {
    const bool returns = kind == Kind::give_back;
    const bool chooses = kind == Kind::noble;
    if (table.phase == Phase::give_back) return returns ? Refusal::none : Refusal::gems_first;
    if (table.phase == Phase::choose_noble) return chooses ? Refusal::none : Refusal::noble_first;
    if (returns) return hand(table).empty() ? Refusal::nothing_held : Refusal::within_the_limit;
    return chooses ? Refusal::no_noble_now : Refusal::none;
}

Refusal refusal_to_take(const Table& table, Gems wanted) {
    using enum Refusal;
    const unsigned different = wanted.present();
    const int count = std::popcount(different);
    const bool pair = wanted.total() == 2 && count == 1;
    if (wanted[Colour::gold] > 0) return gold_taken;  // SPL-04, SPL-12
    if (!pair && (wanted.empty() || count > 3 || wanted.total() != count))
        return neither_three_nor_two;
    const Taking taking(table);
    const Refusal full = hand(table).total() >= hand_limit ? hand_is_full : over_the_limit;
    if (pair && (different & ~taking.pairs) != 0) return small_pile;  // SPL-09
    if (pair) return taking.pair_fits ? none : full;                  // SPL-11, 4.3.2
    if ((different & ~taking.available) != 0) return empty_pile;
    if (count == taking.several) return taking.several_fit ? none : full;
    if (count > 1 || (different & taking.alone) == 0)  // SPL-10
        return taking.several == 3 ? three_remain : two_remain;
    if (taking.alone_fits) return none;
    return full == hand_is_full ? full : last_gem_over_the_limit;
}

Refusal refusal_to_reserve(const Table& table, CardId card) {
    if (!has_place(table)) return Refusal::three_reserved;
    return card == no_card || grid_place(table, card) < 0 ? Refusal::no_such_card : Refusal::none;
}

Refusal refusal_to_reserve_top(const Table& table, bool deck_is_empty) {
    if (!has_place(table)) return Refusal::three_reserved;
    return deck_is_empty ? Refusal::empty_deck : Refusal::none;
}

Refusal refusal_to_buy(const Table& table, CardId card) {
    if (card == no_card || (grid_place(table, card) < 0 && hand_place(table, card) < 0))
        return Refusal::no_such_card;
    return Purse(table).gold_after(card) < 0 ? Refusal::cannot_pay : Refusal::none;  // SPL-15
}

Refusal refusal_to_pay(const Table& table, CardId card, Gems offered) {
    const Gems due = price(cards[card], table.bonus[table.turn]);
    if (!hand(table).covers(offered)) return Refusal::not_held;
    if (offered.total() > due.total()) return Refusal::pays_too_much;
    if (offered.total() < due.total()) return Refusal::pays_too_little;
    return offered.without_gold().beyond(due).empty() ? Refusal::none : Refusal::pays_useless_gems;
}

Refusal refusal_to_return(const Table& table, Gems returned) {
    if (!hand(table).covers(returned)) return Refusal::not_held;
    return returned.total() > hand(table).total() - hand_limit ? Refusal::too_many_back
                                                               : Refusal::none;
}

Refusal refusal_to_choose(const Table& table, NobleId noble) {
    if (((table.nobles >> noble) & 1U) == 0) return Refusal::no_such_noble;
    return ((willing_nobles(table) >> noble) & 1U) == 0 ? Refusal::unwilling_noble : Refusal::none;
}

Refusal refusal(const State& state, Action action) {
    const Table& table = state.table;
    const unsigned what = operand(action);
    if (const auto why = refusal_now(table, kind(action)); why != Refusal::none) return why;
    switch (kind(action)) {
        case Kind::take: return refusal_to_take(table, gems_of(what));
        case Kind::take_pair: return refusal_to_take(table, Gems::of(static_cast<Colour>(what), 2));
        case Kind::reserve: return refusal_to_reserve(table, static_cast<CardId>(what));
        case Kind::reserve_top:
            return refusal_to_reserve_top(table, cards_left(state, static_cast<int>(what)).empty());
        case Kind::buy: {
            const auto card = static_cast<CardId>(what);
            const Gems instead = gold_instead(action);
            const auto why = refusal_to_buy(table, card);
            if (why != Refusal::none || instead.empty()) return why;
            return payment(card, hand(table), table.bonus[table.turn], instead).enough
                       ? Refusal::none
                       : Refusal::pays_useless_gems;
        }
        case Kind::give_back: return refusal_to_return(table, Gems::of(static_cast<Colour>(what)));
        case Kind::noble: return refusal_to_choose(table, static_cast<NobleId>(what));
        case Kind::pass: break;
    }
    Splendor::Actions legal;
    Splendor::legal(state, table.turn, legal);
    return legal.contains(pass()) ? Refusal::none : Refusal::can_act;  // SPL-26
}

}  // namespace agora::splendor
