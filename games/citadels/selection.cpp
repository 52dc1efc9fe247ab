// The selection of characters: what is put aside, who picks from what, the Theater.
#include "games/citadels/flow.hpp"

namespace agora::citadels {

namespace {

constexpr Rank crown_rank = 4;  // never face up

// Piles of the tape: each selection has its own.
constexpr std::uint32_t selection_piles = 1U << 24U;

constexpr std::array<Slot, 8> slots_of_two = {{{SlotKind::face_down, 0},
                                               {SlotKind::pick, 0},
                                               {SlotKind::pick, 1},
                                               {SlotKind::put_down, 1},
                                               {SlotKind::pick, 0},
                                               {SlotKind::put_down, 0},
                                               {SlotKind::pick, 1},
                                               {SlotKind::rest, 0}}};
constexpr std::array<Slot, 9> slots_of_three = {{{SlotKind::face_down, 0},
                                                 {SlotKind::pick, 0},
                                                 {SlotKind::pick, 1},
                                                 {SlotKind::pick, 2},
                                                 {SlotKind::face_down, 0},
                                                 {SlotKind::pick, 0},
                                                 {SlotKind::pick, 1},
                                                 {SlotKind::pick, 2},
                                                 {SlotKind::rest, 0}}};

bool is_last_choice(const Table& table) {
    return last_chooses(table) && table.step == slot_count(table) - 1;
}

// What the player who is to choose sees.
Ranks offered(const State& state) {
    const Ranks rest = pile(state);
    if (!is_last_choice(state.table)) return rest;
    return static_cast<Ranks>(rest | rank_bit(state.draft.slots[0]));
}

Rank lowest(Ranks ranks) { return static_cast<Rank>(std::countr_zero(ranks)); }

int pick_number(const Table& table, int slot) {
    return table.seats <= 3 && slot >= (table.seats == 2 ? 4 : 5) ? 1 : 0;
}

Seat owner_of_theater(const Table& table) {
    for (Seat seat = 0; seat < table.seats; ++seat)
        if (has_unique(table, seat, District::theater)) return seat;
    return nobody;
}

template <class Sink>
void put_aside(State& state, Sink& sink) {
    Table& table = state.table;
    table.face_up = 0;
    table.step = 0;
    table.actor = nobody;
    table.phase = faces_up(table.seats, cast_size(table)) > 0 ? Phase::face_up : Phase::face_down;
    state.draft = {};
    sink(event(table.crown, RoundBegins{byte(table.round & 0xFFU)}));
}

template <class Sink>
void end_selection(State& state, Sink& sink) {
    Table& table = state.table;
    const Seat owner = owner_of_theater(table);
    if (owner == nobody) {
        call_next(state, sink);
        return;
    }
    table.actor = owner;  // asked whoever it is and whatever it holds
    table.phase = Phase::theater;
}

// A character has left the pile: what is next?
template <class Sink>
void next_slot(State& state, Sink& sink) {
    Table& table = state.table;
    ++table.step;
    if (table.step == slot_count(table)) {
        end_selection(state, sink);
        return;
    }
    const Slot slot = slot_at(table, table.step);
    switch (slot.kind) {
        case SlotKind::face_down:
            table.actor = nobody;
            table.phase = Phase::face_down;
            break;
        case SlotKind::rest:
            state.draft.slots[table.step] = lowest(pile(state));
            sink(event(nobody, EventKind::face_down));
            next_slot(state, sink);
            break;
        case SlotKind::pick:
        case SlotKind::put_down: {
            table.actor = seat_at(table, slot.order);
            table.phase = slot.kind == SlotKind::pick ? Phase::pick : Phase::put_down;
            const Ranks ranks = offered(state);
            say_to(sink, table.actor, Offered{Amount::of(ranks)});
            break;
        }
    }
}

// The two players look at their new characters, and nobody else does.
template <class Sink>
void use_theater(State& state, Sink& sink) {
    Table& table = state.table;
    const Seat by = table.actor;
    const Seat with = table.target;
    const Ranks by_before = roles_of(state, by);
    table.theater_by = by;
    table.theater_with = with;
    table.target = nobody;
    const Ranks by_after = roles_of(state, by);
    sink(event(by, EventKind::theater_used, SeatTold{with}));
    const Role got = role_at(table, lowest(static_cast<Ranks>(by_after & ~by_before)));
    const Role gave = role_at(table, lowest(static_cast<Ranks>(by_before & ~by_after)));
    say_to(sink, by, TheaterGot{got, gave});
    say_to(sink, with, TheaterGot{gave, got});
    call_next(state, sink);
}

}  // namespace

// The formula of the rule book for four players or more; 0 with two and three.
int faces_up(int seats, int cast) { return seats < 4 ? 0 : std::max(0, cast - seats - 2); }

bool last_chooses(const Table& table) {
    return table.seats >= 7 && cast_size(table) == table.seats + 1;
}

int slot_count(const Table& table) {
    if (table.seats == 2) return static_cast<int>(slots_of_two.size());
    if (table.seats == 3) return static_cast<int>(slots_of_three.size());
    return table.seats + (last_chooses(table) ? 1 : 2);
}

Slot slot_at(const Table& table, int slot) {
    if (table.seats == 2) return slots_of_two[static_cast<std::size_t>(slot)];
    if (table.seats == 3) return slots_of_three[static_cast<std::size_t>(slot)];
    if (slot == 0) return {SlotKind::face_down, 0};
    if (slot <= table.seats) return {SlotKind::pick, byte(static_cast<unsigned>(slot) - 1U)};
    return {SlotKind::rest, 0};
}

Seat seat_at(const Table& table, int order) {
    const int seat = table.lead + order;
    return static_cast<Seat>(seat >= table.seats ? seat - table.seats : seat);
}

Ranks pile(const State& state) {
    unsigned taken = state.table.face_up;
    for (std::size_t i = 0; i < state.table.step; ++i) taken |= rank_bit(state.draft.slots[i]);
    return static_cast<Ranks>(cast_ranks(state.table) & ~taken);
}

Seat holder(const State& state, int slot) {
    const Table& table = state.table;
    const Slot what = slot_at(table, slot);
    const bool last = last_chooses(table);
    Seat seat = nobody;
    if (what.kind == SlotKind::pick) seat = seat_at(table, what.order);
    if (last && (slot == 0 || slot == table.seats))
        seat =
            (state.draft.took_down != 0) == (slot == 0) ? seat_at(table, table.seats - 1) : nobody;
    if (seat == nobody || table.theater_by == nobody) return seat;
    const int number = pick_number(table, slot);
    if (seat == table.theater_by && (table.seats > 3 || number == state.draft.gave))
        return table.theater_with;
    if (seat == table.theater_with && (table.seats > 3 || number == state.draft.got))
        return table.theater_by;
    return seat;
}

Seat holder_of(const State& state, Rank rank) {
    const Table& table = state.table;
    if (table.seats > 3 && table.theater_by == nobody && !last_chooses(table)) {
        // As most rounds go: the second slot is the first pick, and so on around the table.
        for (int slot = 1; slot <= table.seats; ++slot)
            if (state.draft.slots[static_cast<std::size_t>(slot)] == rank)
                return seat_at(table, slot - 1);
        return nobody;
    }
    for (int slot = 0; slot < slot_count(state.table); ++slot)
        if (state.draft.slots[static_cast<std::size_t>(slot)] == rank) return holder(state, slot);
    return nobody;
}

Ranks roles_of(const State& state, Seat seat) {
    unsigned roles = 0;
    const int filled = std::min<int>(state.table.step, slot_count(state.table));
    for (int slot = 0; slot < filled; ++slot)
        if (holder(state, slot) == seat)
            roles |= rank_bit(state.draft.slots[static_cast<std::size_t>(slot)]);
    // Before the last player has chosen, the first character put down is nobody's.
    if (last_chooses(state.table) && filled < slot_count(state.table) &&
        seat == seat_at(state.table, state.table.seats - 1))
        return 0;
    return static_cast<Ranks>(roles);
}

template <class Sink>
void begin_round(State& state, Sink& sink) {
    Table& table = state.table;
    table.round = static_cast<std::uint16_t>(std::min(60'000, table.round + 1));
    table.lead = table.crown;
    table.revealed = {};
    table.warrants = table.threats = table.threats_gone = 0;
    table.called = table.killed = table.bewitched = table.robbed = 0;
    table.signed_shown = table.real_shown = 0;
    table.witch = table.thief = table.magistrate = table.blackmailer = nobody;
    table.bishop = table.queen = table.theater_by = table.theater_with = nobody;
    table.redrafts = table.redrafted = 0;
    table.acting = 0;
    table.acts = 0;
    table.spent = 0;
    table.builds = table.beauties = 0;
    table.target = nobody;
    state.signed_warrant = state.real_threat = 0;
    put_aside(state, sink);
}

void list_selection(const State& state, Citadels::Actions& out) {
    const Table& table = state.table;
    switch (table.phase) {
        case Phase::pick:
        case Phase::put_down: {
            const Kind kind = table.phase == Phase::pick ? Kind::pick : Kind::put_down;
            for (unsigned rest = offered(state); rest != 0; rest &= rest - 1)
                out.push(act_rank(kind, static_cast<Rank>(std::countr_zero(rest))));
            // Something must have been chosen to be revealed, and each seat may say so once.
            if (has_rule(table, rule::redraft) && table.step > 1 &&
                ((table.redrafted >> table.actor) & 1U) == 0)
                for (unsigned rest = cast_ranks(table) & ~unsigned{table.face_up}; rest != 0;
                     rest &= rest - 1)
                    out.push(act_rank(Kind::redraft, static_cast<Rank>(std::countr_zero(rest))));
            break;
        }
        case Phase::theater:
            out.push(act(Kind::no_swap));
            for (Seat seat = 0; seat < table.seats; ++seat)
                if (seat != table.actor) out.push(act_seat(Kind::swap_roles, seat));
            break;
        case Phase::theater_give:
            for (unsigned rest = roles_of(state, table.actor); rest != 0; rest &= rest - 1)
                out.push(act_rank(Kind::give_role, static_cast<Rank>(std::countr_zero(rest))));
            break;
        default: break;
    }
}

template <class Sink>
void apply_selection(State& state, Seat seat, Action action, Sink& sink) {
    Table& table = state.table;
    const Rank rank = rank_at(action);
    switch (kind(action)) {
        case Kind::pick:
            if (is_last_choice(table)) {
                state.draft.took_down = rank == state.draft.slots[0] ? 1 : 0;
                state.draft.slots[table.step] = lowest(pile(state));
            } else {
                state.draft.slots[table.step] = rank;
            }
            sink(event(seat, EventKind::picked));
            next_slot(state, sink);
            break;
        case Kind::put_down:
            state.draft.slots[table.step] = rank;
            sink(event(seat, EventKind::put_down));
            next_slot(state, sink);
            break;
        case Kind::redraft:
            table.redrafted = byte(table.redrafted | (1U << seat));
            ++table.redrafts;
            sink(event(seat, EventKind::redraft, RoleTold{role_at(table, rank)}));
            put_aside(state, sink);
            break;
        case Kind::no_swap:
            sink(event(seat, EventKind::theater_unused));
            call_next(state, sink);
            break;
        case Kind::swap_roles:
            table.target = seat_of(action);
            if (table.seats > 3)
                use_theater(state, sink);
            else
                table.phase = Phase::theater_give;
            break;
        case Kind::give_role:
            for (int slot = 0; slot < slot_count(table); ++slot)
                if (state.draft.slots[static_cast<std::size_t>(slot)] == rank)
                    state.draft.gave = byte(static_cast<unsigned>(pick_number(table, slot)));
            ++table.lots;
            table.phase = Phase::theater_lot;
            break;
        default: break;
    }
}

template <class Sink>
void draw_face_up(State& state, Rank rank, Sink& sink) {
    Table& table = state.table;
    table.face_up = static_cast<Ranks>(table.face_up | rank_bit(rank));
    sink(event(nobody, EventKind::face_up, RoleTold{role_at(table, rank)}));
    if (std::popcount(table.face_up) == faces_up(table.seats, cast_size(table)))
        table.phase = Phase::face_down;  // A31: after those that lie face up
}

template <class Sink>
void draw_face_down(State& state, Rank rank, Sink& sink) {
    state.draft.slots[state.table.step] = rank;
    sink(event(nobody, EventKind::face_down));
    next_slot(state, sink);
}

template <class Sink>
void draw_theater_lot(State& state, unsigned which, Sink& sink) {
    state.draft.got = byte(which);  // A34: given by choice, received at random
    use_theater(state, sink);
}

Luck selection_luck(const State& state) {
    const Table& table = state.table;
    const std::uint32_t pile_number =
        selection_piles + ((std::uint32_t{table.round} * 16U + table.redrafts) * 16U) + table.step;
    if (table.phase == Phase::face_up) {
        const unsigned among =
            may_lie_aside(table) & ~unsigned{rank_bit(crown_rank)} & ~unsigned{table.face_up};
        return {pile_number + 15U, {among, 0}};
    }
    const unsigned left = pile(state);
    return {pile_number, {table.step == 0 ? left & may_lie_aside(table) : left, 0}};
}

template void begin_round(State&, Events&);
template void begin_round(State&, Silence&);
template void apply_selection(State&, Seat, Action, Events&);
template void apply_selection(State&, Seat, Action, Silence&);
template void draw_face_up(State&, Rank, Events&);
template void draw_face_up(State&, Rank, Silence&);
template void draw_face_down(State&, Rank, Events&);
template void draw_face_down(State&, Rank, Silence&);
template void draw_theater_lot(State&, unsigned, Events&);
template void draw_theater_lot(State&, unsigned, Silence&);

}  // namespace agora::citadels
