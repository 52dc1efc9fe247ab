#include "games/splendor/legality.hpp"

#include <algorithm>
#include <bit>

namespace agora::splendor {

namespace {

// Piles of the tape.
enum Pile : std::uint32_t { first_pile, noble_pile, level_pile };

constexpr unsigned all_gem_colours = (1U << gem_colours) - 1U;

constexpr std::array<Gems, 32> gems_by_colours = [] {
    std::array<Gems, 32> table;
    for (unsigned bits = 0; bits <= all_gem_colours; ++bits)
        for (int i = 0; i < gem_colours; ++i)
            if (((bits >> i) & 1U) != 0) table[bits] += Gems::of(static_cast<Colour>(i));
    return table;
}();

Overflow overflow(const Table& table) { return static_cast<Overflow>(table.options.overflow); }
bool hides_reserves(const Table& table) {
    return static_cast<Reserves>(table.options.reserves) == Reserves::hidden;
}

Gems& hand(Table& table) { return table.gems[table.turn]; }

Seat next_seat(const Table& table) {
    const int next = table.turn + 1;
    return static_cast<Seat>(next == table.seats ? 0 : next);
}

int reserved_count(const Table& table, Seat seat) {
    int count = 0;
    for (const auto card : table.reserved[seat]) count += card.empty() ? 0 : 1;
    return count;
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
        sink(event(table.turn, EventKind::ended));
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
    sink(event(seat, EventKind::noble_came, WhichNoble{noble}));
}

template <class Sink>
void announce_last_round(const Table& table, int points_before, Sink& sink) {
    const auto reached = [&](int points) { return points >= table.options.target; };
    if (reached(points_before) || !reached(table.points[table.turn])) return;
    for (Seat seat = 0; seat < table.seats; ++seat)
        if (seat != table.turn && reached(table.points[seat])) return;
    if (next_seat(table) != table.first) sink(event(table.turn, EventKind::last_round));
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
            sink(event(seat, EventKind::took, SomeGems::of(taken)));
            finish_action(table, sink);
            break;
        }
        case Kind::reserve: {
            const auto card = static_cast<CardId>(about_what);
            const bool hidden = hides_reserves(table);  // SPL-07 at its word
            keep(table, hidden ? Reserved::secret(card) : Reserved::open(card));
            const bool gold = take_gold(table);
            const auto level = static_cast<std::uint8_t>(cards[card].level - 1);
            sink(hidden ? event(seat, EventKind::reserved_hidden, OfLevel{level, gold})
                        : event(seat, EventKind::reserved, FromGrid{card, gold}));
            leave_gap(state, grid_place(table, card), sink);
            break;
        }
        case Kind::reserve_top: {
            const auto level = static_cast<std::uint8_t>(about_what);
            const bool gold = take_gold(table);
            sink(event(seat, EventKind::reserved_unseen, OfLevel{level, gold}));
            table.phase = Phase::draw_unseen;
            table.at = level;
            break;
        }
        case Kind::buy: apply_buy(state, action, sink); break;
        case Kind::give_back: {
            const Gems back = Gems::of(static_cast<Colour>(about_what));
            hand(table) -= back;
            table.bank += back;
            sink(event(seat, EventKind::gave_back, SomeGems::of(back)));
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
            sink(event(seat, EventKind::passed));
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
            sink(event(item, EventKind::begins));
            break;
        case Phase::draw_noble:
            table.nobles = static_cast<std::uint16_t>(table.nobles | (1U << item));
            sink(event(table.turn, EventKind::noble_laid, WhichNoble{item}));
            if (std::popcount(table.nobles) == table.seats + 1) { table.phase = Phase::deal; }
            break;
        case Phase::deal:
        case Phase::refill:
            state.deck = state.deck.without(item);
            table.grid[table.at] = item;
            sink(event(table.turn, EventKind::card_laid, WhichCard{item}));
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
            sink(event(table.turn, EventKind::drew, WhichCard{item},
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
