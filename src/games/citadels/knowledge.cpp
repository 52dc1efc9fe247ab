// Who knows what: views, and whether a view leaves anything open. worlds.cpp draws the worlds.
#include "games/citadels/memory.hpp"
#include "games/citadels/rules.hpp"

namespace agora::citadels {

namespace {

// The steps of the selection at which a seat picks; -1 where there is none.
std::array<int, 2> pick_steps(const Table& table, Seat seat) {
    std::array<int, 2> steps = {-1, -1};
    std::size_t next = 0;
    for (int slot = 0; slot < slot_count(table); ++slot) {
        const Slot what = slot_at(table, slot);
        if (what.kind == SlotKind::pick && seat_at(table, what.order) == seat) steps[next++] = slot;
    }
    return steps;
}

// What a seat saw, or sees now, when it picks at that step.
Ranks sight_at(const State& state, int step) {
    const Table& table = state.table;
    if (step < 0 || step > table.step) return 0;
    unsigned gone = table.face_up;
    for (int slot = 0; slot < step; ++slot)
        gone |= rank_bit(state.draft.slots[static_cast<std::size_t>(slot)]);
    if (last_chooses(table) && step == table.seats)
        gone &= ~static_cast<unsigned>(rank_bit(state.draft.slots[0]));
    return static_cast<Ranks>(cast_ranks(table) & ~gone);
}

// Whether the viewer knows which character is in a slot: it chose it or put it down itself, it
// chose between it and another as the last player, or it came or went through the Theater.
bool knows_slot(const State& state, Seat seat, int slot) {
    const Table& table = state.table;
    const Slot what = slot_at(table, slot);
    const bool own = what.kind == SlotKind::pick || what.kind == SlotKind::put_down;
    if (own && seat_at(table, what.order) == seat) return true;
    if (last_chooses(table) && slot == 0 && table.step >= table.seats &&
        seat == seat_at(table, table.seats - 1))
        return true;
    if (table.theater_by != seat && table.theater_with != seat) return false;
    return holder(state, slot) == seat;
}

// Where the last player's character came from is known to it, and to those who met it through the
// Theater: they know whether that character was among those they had seen.
bool knows_last_choice(const Table& table, Seat seat) {
    const Seat last = seat_at(table, table.seats - 1);
    if (seat == last) return true;
    return table.theater_by != nobody && (table.theater_by == seat || table.theater_with == seat) &&
           (table.theater_by == last || table.theater_with == last);
}

void view_draft(const State& state, Seat seat, View& view) {
    const Table& table = state.table;
    for (int slot = 0; slot < std::min<int>(table.step, slot_count(table)); ++slot) {
        const auto i = static_cast<std::size_t>(slot);
        if (knows_slot(state, seat, slot)) view.draft.slots[i] = state.draft.slots[i];
    }
    const bool met = table.theater_by == seat || table.theater_with == seat;
    if (last_chooses(table) && knows_last_choice(table, seat))
        view.draft.took_down = state.draft.took_down;
    if (met || (table.phase == Phase::theater_lot && table.actor == seat))
        view.draft.gave = state.draft.gave;
    if (met) view.draft.got = state.draft.got;
    const auto steps = pick_steps(table, seat);
    for (std::size_t i = 0; i < 2; ++i) view.sight[i] = sight_at(state, steps[i]);
    view.roles = roles_of(state, seat);
}

}  // namespace

View Citadels::view(const State& state, Viewer viewer) {
    const Table& table = state.table;
    View view{};
    view.table = table;
    view.viewer = viewer;
    view.common = state.memory[common];
    view.memory = state.memory[viewer.is_spectator() ? common : viewer.seat()];
    for (Seat seat = 0; seat < table.seats; ++seat) {
        view.hand_size[seat] = static_cast<std::uint8_t>(state.hand[seat].size());
        view.score[seat] = static_cast<std::uint16_t>(score_sheet(state, seat).total());
    }
    view.deck_size = static_cast<std::uint8_t>(state.deck.size());
    view.bottom_size = static_cast<std::uint8_t>(state.bottom.size());
    view.museum_size = static_cast<std::uint8_t>(state.museum.size());
    view.drawn_size = static_cast<std::uint8_t>(state.drawn.size());
    if (table.signed_shown != 0 || (table.warrants != 0 && viewer.owns(table.magistrate)))
        view.signed_warrant = state.signed_warrant;
    if (table.real_shown != 0 || (table.threats != 0 && viewer.owns(table.blackmailer)))
        view.real_threat = state.real_threat;
    if (viewer.is_spectator()) return view;
    const Seat seat = viewer.seat();
    view.hand = state.hand[seat];
    if (table.actor == seat) view.drawn = state.drawn;
    if (table.crown != nobody) view_draft(state, seat, view);
    return view;
}

Ranks offer(const View& view) {
    const Table& table = view.table;
    if ((table.phase != Phase::pick && table.phase != Phase::put_down) ||
        !view.viewer.owns(table.actor))
        return 0;
    const Ranks sight = view.sight[view.sight[1] != 0 ? 1 : 0];
    return table.phase == Phase::pick ? sight : static_cast<Ranks>(sight & ~view.roles);
}

// Worlds are drawn evenly: where two fit, so many that are all alike do not happen.
bool Citadels::certain(const View& view) {
    constexpr int draws = 64;
    Random random(1);
    const State first = sample(view, random);
    for (int draw = 1; draw < draws; ++draw)
        if (!(sample(view, random) == first)) return false;
    return true;
}

}  // namespace agora::citadels
