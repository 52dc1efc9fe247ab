// Who knows what: views, and whether a view leaves anything open. worlds.cpp draws the worlds.
#include "games/citadels/memory.hpp"
#include "games/citadels/rules.hpp"

#include <algorithm>

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

// Numbers the copies of one kind in a view anew, by nothing but what the view says of each.
class Numbering {
public:
    Numbering(View& view, District district)
        : view_(view),
          table_(view.table),
          district_(district),
          copies_(copies(district)),
          next_(card_of(district)) {}

    void run() {
        if (is_meant(table_.building)) table_.building = next_++;
        const bool wanted = is_meant(table_.wanted);
        const bool fine_one = wanted && table_.beautified.has(table_.wanted);
        const Cards beautified = table_.beautified & copies_;
        table_.beautified -= copies_;
        for (Seat seat = 0; seat < table_.seats; ++seat) {
            Cards& city = table_.city[seat];
            const int all = (city & copies_).size();
            if (all == 0) continue;
            const int fine = (city & beautified).size();
            const auto first_fine = static_cast<CardId>(next_ + all - fine);
            if (wanted && seat == table_.target) table_.wanted = fine_one ? first_fine : next_;
            number(city);
            for (CardId card = first_fine; card < next_; ++card) table_.beautified.add(card);
        }
        number(view_.hand);
        number(view_.drawn);
        number_hidden();
    }

private:
    bool is_meant(CardId card) const { return card != no_card && kind_of[card] == district_; }

    void number(Cards& cards) {
        int left = (cards & copies_).size();
        cards -= copies_;
        for (; left > 0; --left) cards.add(next_++);
    }

    void number_hidden() {
        std::array<unsigned, most_copies> hidden{};  // where each may be; 0 where it is in sight
        std::size_t count = 0;
        copies_.each([&](CardId card) {
            hidden[count++] = places_of(view_.memory, card);
            forget(view_.memory, card);
        });
        std::ranges::sort(hidden);
        for (const unsigned places : hidden)
            if (places != 0) set_places(view_.memory, next_++, places);
    }

    View& view_;
    Table& table_;
    District district_;
    Cards copies_;
    CardId next_;
};

}  // namespace

View Citadels::view(const State& state, Viewer viewer) {
    const Table& table = state.table;
    View view{};
    view.table = table;
    view.viewer = viewer;
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
    if (!viewer.is_spectator()) {
        const Seat seat = viewer.seat();
        view.hand = state.hand[seat];
        if (table.actor == seat) view.drawn = state.drawn;
        if (table.crown != nobody) view_draft(state, seat, view);
    }
    for (std::size_t kind = 0; kind < ordinary_kinds; ++kind)
        Numbering(view, static_cast<District>(kind)).run();
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
