#include "games/splendor/rules.hpp"

#include <algorithm>
#include <bit>

namespace agora::splendor {

namespace {

// Piles of the tape.
enum Pile : std::uint32_t { first_pile, noble_pile, level_pile };

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

constexpr std::array<Gems, 32> gems_by_colours = [] {
    std::array<Gems, 32> table;
    for (unsigned bits = 0; bits <= all_gem_colours; ++bits)
        for (int i = 0; i < gem_colours; ++i)
            if (((bits >> i) & 1U) != 0) table[bits] += Gems::of(static_cast<Colour>(i));
    return table;
}();

Overflow overflow(const Table& table) { return static_cast<Overflow>(table.options.overflow); }
Scarce scarce(const Table& table) { return static_cast<Scarce>(table.options.scarce); }
LastGem last_gem(const Table& table) { return static_cast<LastGem>(table.options.last_gem); }
bool hides_reserves(const Table& table) {
    return static_cast<Reserves>(table.options.reserves) == Reserves::hidden;
}

Gems& hand(Table& table) { return table.gems[table.turn]; }
Gems hand(const Table& table) { return table.gems[table.turn]; }

Seat next_seat(const Table& table) {
    const int next = table.turn + 1;
    return static_cast<Seat>(next == table.seats ? 0 : next);
}

ItemSet cards_left(const State& state, int level) {
    const ItemSet& all = level_cards(level);
    return {state.deck.low & all.low, state.deck.high & all.high};
}

int reserved_count(const Table& table, Seat seat) {
    int count = 0;
    for (const auto card : table.reserved[seat]) count += card.empty() ? 0 : 1;
    return count;
}

// Legal decisions of the phase `act`.

void list_takes(const Table& table, Splendor::Actions& out) {
    const int held = hand(table).total();
    const Overflow rule = overflow(table);
    const unsigned available = table.bank.at_least(1) & all_gem_colours;  // SPL-04, SPL-12: no gold
    const int several = std::min(3, std::popcount(available));
    const auto may_take = [&](int count) {
        return rule == Overflow::returns || (rule == Overflow::capped ? held < hand_limit  // SPL-11
                                                                      : held + count <= hand_limit);
    };
    const bool may_pair = rule == Overflow::returns || held + 2 <= hand_limit;  // 4.3.2
    if (may_take(several)) out.append(takes_by_colours[available].all());
    unsigned alone = 0;
    if (several == 2 && scarce(table) == Scarce::choice)  // SPL-10 at its word
        alone = may_take(1) ? available : 0;
    else if (several > 1 && last_gem(table) == LastGem::taken && may_pair)  // 4.3.2 at its word
        alone = available & ~table.bank.at_least(2);
    for (; alone != 0; alone &= alone - 1)
        out.push(take(1U << static_cast<unsigned>(std::countr_zero(alone))));
    if (!may_pair) return;
    for (unsigned rest = table.bank.at_least(4) & all_gem_colours; rest != 0; rest &= rest - 1)
        out.push(take_pair(static_cast<Colour>(std::countr_zero(rest))));  // SPL-09
}

void list_reservations(const State& state, Splendor::Actions& out) {
    const Table& table = state.table;
    if (!table.reserved[table.turn][reserve_limit - 1].empty()) return;  // SPL-05
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
    const Gems wealth = hand(table) + table.bonus[table.turn];
    const int gold = hand(table)[Colour::gold];
    const auto gold_left = [&](CardId card) {
        return gold - cards[card].cost.missing_from(wealth);
    };
    unsigned affordable = 0;  // places of the grid; as a mask, since hardly anything predicts it
    for (unsigned place = 0; place < grid_places; ++place) {
        const CardId card = table.grid[place];
        if (card == no_card) continue;
        affordable |= static_cast<unsigned>(gold_left(card) >= 0) << place;  // SPL-15
    }
    for (; affordable != 0; affordable &= affordable - 1) {
        const CardId card = table.grid[static_cast<unsigned>(std::countr_zero(affordable))];
        list_purchase(table, card, gold_left(card), out);
    }
    for (const auto reserved : table.reserved[table.turn]) {  // SPL-13
        if (reserved.empty()) break;
        if (reserved.is_face_down()) continue;  // luck was left open, and it has no price yet
        if (const int left = gold_left(reserved.card()); left >= 0)
            list_purchase(table, reserved.card(), left, out);
    }
}

// The end of a turn: gems over the limit, a noble, the next player.

template <class Sink>
void end_turn(Table& table, Sink& sink) {
    table.turn = next_seat(table);
    table.phase = Phase::act;
    const bool round_ends = table.turn == table.first;
    if (table.passes == table.seats ||
        (round_ends && std::ranges::max(table.points) >= table.options.target)) {  // SPL-06
        table.phase = Phase::over;
        sink(event(table.turn, Happening::ended));
    } else if (round_ends) {
        table.round = static_cast<std::uint8_t>(std::min(255, table.round + 1));
    }
}

template <class Sink>
void welcome(Table& table, NobleId noble, Sink& sink) {
    const auto seat = table.turn;
    table.nobles = static_cast<std::uint16_t>(table.nobles & ~(1U << noble));
    table.visits[seat] = static_cast<std::uint16_t>(table.visits[seat] | (1U << noble));
    table.points[seat] = static_cast<std::uint8_t>(table.points[seat] + noble_points);
    sink(event(seat, Happening::noble_came, WhichNoble{noble}));
}

template <class Sink>
void announce_last_round(const Table& table, int points_before, Sink& sink) {
    const auto reached = [&](int points) { return points >= table.options.target; };
    if (reached(points_before) || !reached(table.points[table.turn])) return;
    for (Seat seat = 0; seat < table.seats; ++seat)
        if (seat != table.turn && reached(table.points[seat])) return;
    if (next_seat(table) != table.first) sink(event(table.turn, Happening::last_round));
}

template <class Sink>
void finish_action(Table& table, Sink& sink) {
    table.at = 0;
    if (hand(table).total() > hand_limit) {  // SPL-02
        table.phase = Phase::give_back;
        return;
    }
    const unsigned willing = willing_nobles(table);  // SPL-03, SPL-23: at the end of any turn
    if (std::popcount(willing) > 1) {                // SPL-24
        table.phase = Phase::choose_noble;
        return;
    }
    const int before = table.points[table.turn];
    if (willing != 0) welcome(table, static_cast<NobleId>(std::countr_zero(willing)), sink);
    announce_last_round(table, before, sink);
    end_turn(table, sink);
}

// Fills a gap of the grid first, where its deck allows (SPL-17).
template <class Sink>
void leave_gap(State& state, int place, Sink& sink) {
    state.table.grid[static_cast<std::size_t>(place)] = no_card;
    if (cards_left(state, place / 4).empty()) {
        finish_action(state.table, sink);
    } else {
        state.table.phase = Phase::refill;
        state.table.at = static_cast<std::uint8_t>(place);
    }
}

bool take_gold(Table& table) {
    if (table.bank[Colour::gold] == 0) return false;  // SPL-22
    if (overflow(table) == Overflow::refused && hand(table).total() >= hand_limit) return false;
    table.bank -= Gems::of(Colour::gold);
    hand(table) += Gems::of(Colour::gold);
    return true;
}

void keep(Table& table, Reserved card) {
    table.reserved[table.turn][static_cast<std::size_t>(reserved_count(table, table.turn))] = card;
}

void drop(std::array<Reserved, reserve_limit>& hand, std::size_t place) {
    std::shift_left(hand.begin() + static_cast<std::ptrdiff_t>(place), hand.end(), 1);
    hand.back() = Reserved();
}

template <class Sink>
void apply_buy(State& state, Action action, Sink& sink) {
    Table& table = state.table;
    const auto seat = table.turn;
    const auto id = static_cast<CardId>(operand(action));
    const Card& card = cards[id];
    const int place = grid_place(table, id);
    const Gems paid = payment(id, hand(table), table.bonus[seat], gold_instead(action)).gems;
    hand(table) -= paid;
    table.bank += paid;  // SPL-18
    table.bought[seat].add(id);
    table.bonus[seat] += Gems::of(card.bonus);  // SPL-16: nothing ever takes it away
    const int before = table.points[seat];
    table.points[seat] = static_cast<std::uint8_t>(before + card.points);
    sink(event(seat, Bought{SomeGems::of(paid), id, place < 0}));
    announce_last_round(table, before, sink);
    if (place >= 0) {
        leave_gap(state, place, sink);
    } else {
        drop(table.reserved[seat], static_cast<std::size_t>(hand_place(table, id)));
        finish_action(table, sink);
    }
}

}  // namespace

Payment payment(CardId card, Gems held, Gems bonus, Gems gold_instead) {
    const Gems due = price(cards[card], bonus);
    const Gems missing = due.beyond(held);
    const int gold = missing.total() + gold_instead.total();
    const Gems coloured = due - missing;
    return {(coloured - gold_instead) + Gems::of(Colour::gold, gold),
            gold <= held[Colour::gold] && coloured.covers(gold_instead)};
}

unsigned willing_nobles(const Table& table) {
    constexpr int least_needs = 8;  // no noble comes for less: spares the look at each of them
    const Gems bonus = table.bonus[table.turn];
    if (bonus.total() < least_needs) return 0;
    unsigned willing = 0;
    for (unsigned rest = table.nobles; rest != 0; rest &= rest - 1) {
        const auto noble = static_cast<unsigned>(std::countr_zero(rest));
        if (bonus.covers(nobles[noble].needs)) willing |= 1U << noble;
    }
    return willing;
}

int grid_place(const Table& table, CardId card) {
    const auto found = std::ranges::find(table.grid, card);
    return found == table.grid.end() ? -1 : static_cast<int>(found - table.grid.begin());
}

int hand_place(const Table& table, CardId card) {
    const auto& hand = table.reserved[table.turn];
    const auto found = std::ranges::find(hand, card, &Reserved::card);
    return found == hand.end() ? -1 : static_cast<int>(found - hand.begin());
}

Expected<State> Splendor::start(const Options& options, int seats) {
    if (seats < about.least_seats || seats > about.most_seats)
        return refuse("2 to 4 can play", "on joue de 2 à 4");
    for (const auto& choice : choices())
        if (const int value = options.*choice.field;
            value < choice.info.least || value > choice.info.most)
            return refuse("no such " + std::string(choice.info.name),
                          "pas de tel " + std::string(choice.info.name));
    State state{};
    state.deck = ItemSet::first(card_count);
    Table& table = state.table;
    table.bank = Gems::each(gems_per_colour(seats));
    table.bank += Gems::of(Colour::gold, options.gold);
    table.grid.fill(no_card);
    table.phase = Phase::draw_first;
    table.seats = static_cast<std::uint8_t>(seats);
    table.round = 1;
    table.options = options;
    return state;
}

Turn Splendor::turn(const State& state) {
    if (state.table.phase < Phase::act) return Turn::luck;
    return state.table.phase == Phase::over ? Turn::over : Turn::players;
}

SeatSet Splendor::pending(const State& state) {
    return turn(state) == Turn::players ? SeatSet::of(state.table.turn) : SeatSet();
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

template <class Sink>
void Splendor::apply(State& state, Seat seat, Action action, Sink& sink) {
    Table& table = state.table;
    const unsigned about_what = operand(action);
    if (kind(action) <= Kind::buy) table.passes = 0;  // a noble or a return belongs to its turn
    switch (kind(action)) {
        case Kind::take:
        case Kind::take_pair: {
            const Gems taken = kind(action) == Kind::take
                                   ? gems_by_colours[about_what]
                                   : Gems::of(static_cast<Colour>(about_what), 2);
            table.bank -= taken;  // SPL-08: from the middle of the table only
            hand(table) += taken;
            sink(event(seat, Happening::took, SomeGems::of(taken)));
            finish_action(table, sink);
            break;
        }
        case Kind::reserve: {
            const auto card = static_cast<CardId>(about_what);
            const bool hidden = hides_reserves(table);  // SPL-07 at its word
            keep(table, hidden ? Reserved::secret(card) : Reserved::open(card));
            const bool gold = take_gold(table);
            const auto level = static_cast<std::uint8_t>(splendor::cards[card].level - 1);
            sink(hidden ? event(seat, Happening::reserved_hidden, OfLevel{level, gold})
                        : event(seat, Happening::reserved, FromGrid{card, gold}));
            leave_gap(state, grid_place(table, card), sink);
            break;
        }
        case Kind::reserve_top: {
            const auto level = static_cast<std::uint8_t>(about_what);
            const bool gold = take_gold(table);
            sink(event(seat, Happening::reserved_unseen, OfLevel{level, gold}));
            table.phase = Phase::draw_unseen;
            table.at = level;
            break;
        }
        case Kind::buy: apply_buy(state, action, sink); break;
        case Kind::give_back: {
            const Gems back = Gems::of(static_cast<Colour>(about_what));
            hand(table) -= back;
            table.bank += back;
            sink(event(seat, Happening::gave_back, SomeGems::of(back)));
            finish_action(table, sink);
            break;
        }
        case Kind::noble: {
            const int before = table.points[seat];
            welcome(table, static_cast<NobleId>(about_what), sink);
            announce_last_round(table, before, sink);
            end_turn(table, sink);
            break;
        }
        case Kind::pass:
            sink(event(seat, Happening::passed));
            ++table.passes;
            finish_action(table, sink);
            break;
    }
}

Luck Splendor::luck(const State& state) {
    const Table& table = state.table;
    switch (table.phase) {
        case Phase::draw_first: return {first_pile, ItemSet::first(table.seats)};
        case Phase::draw_noble: {
            const unsigned left = ((1U << noble_count) - 1U) & ~table.nobles;
            return {noble_pile, {left, 0}};
        }
        case Phase::deal:
        case Phase::refill: return {level_pile + table.at / 4U, cards_left(state, table.at / 4)};
        case Phase::draw_unseen: return {level_pile + table.at, cards_left(state, table.at)};
        default: return {};
    }
}

template <class Sink>
void Splendor::apply_outcome(State& state, Item item, Sink& sink) {
    Table& table = state.table;
    switch (table.phase) {
        case Phase::draw_first:
            table.first = table.turn = item;
            table.phase = Phase::draw_noble;
            sink(event(item, Happening::begins));
            break;
        case Phase::draw_noble:
            table.nobles = static_cast<std::uint16_t>(table.nobles | (1U << item));
            sink(event(table.turn, Happening::noble_laid, WhichNoble{item}));
            if (std::popcount(table.nobles) == table.seats + 1) { table.phase = Phase::deal; }
            break;
        case Phase::deal:
        case Phase::refill:
            state.deck = state.deck.without(item);
            table.grid[table.at] = item;
            sink(event(table.turn, Happening::card_laid, WhichCard{item}));
            if (table.phase == Phase::refill) {
                finish_action(table, sink);
            } else if (++table.at == grid_places) {
                table.at = 0;
                table.phase = Phase::act;
            }
            break;
        case Phase::draw_unseen:
            state.deck = state.deck.without(item);
            keep(table, Reserved::secret(item));
            sink(event(table.turn, Happening::drew, WhichCard{item},
                       Audience::only(table.turn)));  // SPL-07
            finish_action(table, sink);
            break;
        default: break;
    }
}

// SPL-26: where nothing is possible, the turn passes by itself.
std::optional<Action> Splendor::automatic(const View& /*legal says all*/, const Actions& legal) {
    if (legal.size() == 1 && legal[0] == pass()) return pass();
    return std::nullopt;
}

Standing Splendor::standing(const State& state) {
    Standing standing;
    standing.seats = state.table.seats;
    for (std::size_t i = 0; i < state.table.seats; ++i) {
        standing.places[i].score = state.table.points[i];
        standing.places[i].tie_break = static_cast<std::int16_t>(-state.table.bought[i].size());
    }
    rank(standing);
    return standing;
}

template void Splendor::apply(State&, Seat, Action, Events&);
template void Splendor::apply(State&, Seat, Action, Silence&);
template void Splendor::apply_outcome(State&, Item, Events&);
template void Splendor::apply_outcome(State&, Item, Silence&);

}  // namespace agora::splendor
