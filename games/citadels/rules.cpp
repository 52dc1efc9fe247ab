// Whose turn it is, what is legal, what luck may bring: everything is handed on to the file that
// decides it. And the questions about a position that everybody asks.
#include "games/citadels/flow.hpp"

namespace agora::citadels {

namespace {

// Piles of the tape. The deck is a new pile after each shuffle, a draw from a hand a pile of its
// own.
enum Pile : std::uint32_t {
    crown_pile = 0,
    unique_pile = 1,
    lot_piles = 1U << 16U,
    deck_piles = 1U << 17U,
};

template <class Sink>
void deal_card(State& state, CardId card, Sink& sink) {
    Table& table = state.table;
    const Seat seat = table.target;
    draw_card(state, seat, card, true);
    say_to(sink, seat, EventKind::dealt, CardTold{named(card)});
    if (--table.due > 0) return;
    if (seat + 1 < table.seats) {
        table.due = 4;
        table.target = static_cast<Seat>(seat + 1);
        return;
    }
    table.target = nobody;
    begin_round(state, sink);
}

void begin_deal(State& state) {
    Table& table = state.table;
    state.deck = ordinary_deck | unique_cards(table.uniques);
    each_memory(state, [&](Memory& memory, Seat) { memory.set(in_deck, state.deck); });
    for (Seat seat = 0; seat < table.seats; ++seat) table.gold[seat] = 2;
    table.phase = Phase::deal;
    table.target = 0;
    table.due = 4;
}

template <class Sink>
void draw_unique(State& state, unsigned which, Sink& sink) {
    Table& table = state.table;
    table.uniques |= 1U << which;
    table.unique_pool &= ~(1U << which);
    sink(event(nobody, UniqueIn{static_cast<District>(ordinary_kinds + which)}));
    if (std::popcount(table.uniques) < uniques_in_play) return;
    table.unique_pool = 0;
    begin_deal(state);
}

void list_kinds(Cards cards, Kind kind, Citadels::Actions& out) {
    each_kind(cards, [&](District district) { out.push(act_district(kind, district)); });
}

}  // namespace

void Citadels::legal(const State& state, Seat /*the one who is asked*/, Actions& out) {
    const Table& table = state.table;
    switch (table.phase) {
        case Phase::pick:
        case Phase::put_down:
        case Phase::theater:
        case Phase::theater_give: list_selection(state, out); break;
        case Phase::act: list_turn(state, out); break;
        case Phase::keep: list_kinds(state.drawn, Kind::keep, out); break;
        case Phase::wizard:
            list_kinds(state.hand[table.target], Kind::take, out);
            list_catch(state, out);
            break;
        case Phase::give: list_kinds(state.hand[table.actor], Kind::give, out); break;
        case Phase::pay_cards: list_kinds(state.hand[table.actor], Kind::discard, out); break;
        case Phase::redraw:
            out.push(act(Kind::redraw));
            list_kinds(state.hand[table.actor], Kind::discard, out);
            break;
        case Phase::hand_over: list_hand_over(state, out); break;
        case Phase::bribe:
            out.push(act(Kind::bribe));
            out.push(act(Kind::refuse));
            break;
        case Phase::reveal:
            out.push(act(Kind::reveal));
            out.push(act(Kind::hide));
            break;
        case Phase::confiscate: list_confiscation(state, out); break;
        case Phase::advisor:
            for (Seat seat = 0; seat < table.seats; ++seat)
                if (seat != table.actor && seat != table.crown)
                    out.push(give_crown(seat, Tribute::nothing));
            break;
        default: break;
    }
}

template <class Sink>
void Citadels::apply(State& state, Seat seat, Action action, Sink& sink) {
    const auto own = [&] { return in_hand_of(state, state.table.actor, district_of(action)); };
    switch (const Kind what = kind(action)) {
        case Kind::pick:
        case Kind::put_down:
        case Kind::redraft:
        case Kind::no_swap:
        case Kind::swap_roles:
        case Kind::give_role: apply_selection(state, seat, action, sink); break;
        case Kind::take_gold:
        case Kind::draw_cards:
        case Kind::keep:
        case Kind::bribe:
        case Kind::refuse:
        case Kind::reveal:
        case Kind::hide:
        case Kind::end_turn: apply_turn(state, seat, action, sink); break;
        case Kind::build:
        case Kind::take_and_build:
        case Kind::build_by_frame:
        case Kind::build_by_ruin:
        case Kind::build_by_cards:
        case Kind::build_by_help: apply_build(state, action, sink); break;
        case Kind::confiscate:
        case Kind::decline: apply_confiscation(state, what == Kind::confiscate, sink); break;
        case Kind::discard:
            if (state.table.phase == Phase::pay_cards)
                pay_with_card(state, own(), sink);
            else
                apply_power(state, action, sink);
            break;
        case Kind::give: give_card(state, own(), sink); break;
        case Kind::destroy:
        case Kind::seize:
        case Kind::exchange:
        case Kind::hand_over: apply_assault(state, action, sink); break;
        case Kind::laboratory:
        case Kind::smithy:
        case Kind::museum:
        case Kind::armory: apply_effect(state, action, sink); break;
        default: apply_power(state, action, sink); break;
    }
}

Luck Citadels::luck(const State& state) {
    const Table& table = state.table;
    switch (table.phase) {
        case Phase::draw_crown: return {crown_pile, ItemSet::first(table.seats)};
        case Phase::draw_unique: return {unique_pile, {table.unique_pool, 0}};
        case Phase::face_up:
        case Phase::face_down: return selection_luck(state);
        case Phase::theater_lot: return {lot_piles + table.lots, ItemSet::first(2)};
        case Phase::lot: return {lot_piles + table.lots, state.hand[table.target].items()};
        case Phase::deal:
        case Phase::draw: return {deck_piles + table.shuffles, state.deck.items()};
        default: return {};
    }
}

bool Citadels::alike(const State& state, Item one, Item two) {
    switch (state.table.phase) {
        case Phase::deal:
        case Phase::draw:
        case Phase::lot: return kind_of[one] == kind_of[two];
        default: return one == two;
    }
}

template <class Sink>
void Citadels::apply_outcome(State& state, Item item, Sink& sink) {
    Table& table = state.table;
    switch (table.phase) {
        case Phase::draw_crown:
            table.crown = table.lead = item;
            sink(event(item, Crowned{true}));
            if (table.unique_pool != 0)
                table.phase = Phase::draw_unique;
            else
                begin_deal(state);
            break;
        case Phase::draw_unique: citadels::draw_unique(state, item, sink); break;
        case Phase::deal: deal_card(state, item, sink); break;
        case Phase::face_up: draw_face_up(state, item, sink); break;
        case Phase::face_down: draw_face_down(state, item, sink); break;
        case Phase::theater_lot: draw_theater_lot(state, item, sink); break;
        case Phase::draw: draw_district(state, item, sink); break;
        case Phase::lot: draw_lot(state, item, sink); break;
        default: break;
    }
}

int income_units(const Table& table) {
    const RoleFacts& role = facts(acting_role(table));
    if (role.income == Income::none) return 0;
    const Cards city = table.city[table.actor];
    return (city & cards_of_type[index(role.type)]).size() +
           (city.has(card_of(District::school_of_magic)) ? 1 : 0);
}

Seat rank4_holder(const Table& table) {
    for (Seat seat = 0; seat < table.seats; ++seat)
        if (has_rank(table.revealed[seat], 4)) return seat;
    return nobody;
}

bool are_neighbours(const Table& table, Seat a, Seat b) {
    const int distance = a > b ? a - b : b - a;
    return distance == 1 || distance == table.seats - 1;
}

Ranks silent_ranks(const Table& table) {
    unsigned ranks =
        cast_ranks(table) & ((2U << table.called) - 1U) & ~static_cast<unsigned>(table.face_up);
    for (const Ranks revealed : table.revealed) ranks &= ~static_cast<unsigned>(revealed);
    if (table.killed != 0) ranks &= ~static_cast<unsigned>(rank_bit(table.killed));
    return static_cast<Ranks>(ranks);
}

template void Citadels::apply(State&, Seat, Action, Events&);
template void Citadels::apply(State&, Seat, Action, Silence&);
template void Citadels::apply_outcome(State&, Item, Events&);
template void Citadels::apply_outcome(State&, Item, Silence&);

}  // namespace agora::citadels
