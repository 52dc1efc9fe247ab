// Worlds that fit a view, each as likely as any other: where the hidden cards lie, who has which
// character, which markers are the real ones.
#include "games/citadels/memory.hpp"
#include "games/citadels/rules.hpp"

namespace agora::citadels {

namespace {

Rank take_any(Ranks& ranks, Random& random) {
    const auto rank = static_cast<Rank>(
        nth_bit(ranks, random.below(static_cast<std::uint32_t>(std::popcount(ranks)))));
    ranks = static_cast<Ranks>(ranks & ~rank_bit(rank));
    return rank;
}

Rank any_rank(Ranks ranks, Random& random) { return take_any(ranks, random); }

CardId any_card(Cards cards, Random& random) {
    return cards.items().nth(random.below(static_cast<std::uint32_t>(cards.size())));
}

// The characters. What the viewer saw when it picked divides the slots into stretches: before its
// first look, between its two looks, and after the last. It knows the set of each.
class Casting {
public:
    Casting(const View& view, Random& random) : view_(view), random_(random) { divide(); }

    Draft draw() {
        while (!attempt()) {}
        return state_.draft;
    }

private:
    static constexpr int most_stretches = 3;
    struct Stretch {
        Ranks ranks = 0;          // still to be placed; more than slots where a pile is left
        std::uint16_t slots = 0;  // that the viewer does not know
    };

    void divide();
    bool attempt();
    void toss_hidden_bits();
    bool place_revealed(std::array<Stretch, most_stretches>& open);
    bool place_silent(std::array<Stretch, most_stretches>& open);
    bool put(std::array<Stretch, most_stretches>& open, Rank rank, int slot);
    int filled() const { return std::min<int>(view_.table.step, slot_count(view_.table)); }

    const View& view_;
    Random& random_;
    State state_{};  // only table and draft are used
    std::array<Stretch, most_stretches> stretches_{};
    // What everybody knows: who showed which character, and which are surely nobody's.
    std::array<Ranks, most_players> shown_{};
    Ranks nobodys_ = 0;
};

void Casting::divide() {
    const Table& table = view_.table;
    state_.table = table;
    state_.draft = view_.draft;
    unsigned known = 0;
    for (const Rank rank : view_.draft.slots)
        if (rank != 0) known |= rank_bit(rank);
    const unsigned all = cast_ranks(table) & ~static_cast<unsigned>(table.face_up);
    std::array<unsigned, most_stretches> sets = {all, 0, 0};
    int looks = 0;
    for (const Ranks sight : view_.sight) {
        if (sight == 0) continue;
        const auto now = static_cast<std::size_t>(looks++);
        sets[now] &= ~static_cast<unsigned>(sight);
        sets[now + 1] = sight;
    }
    int stretch = 0;
    for (int slot = 0; slot < filled(); ++slot) {
        const Slot what = slot_at(table, slot);
        const bool own_pick = what.kind == SlotKind::pick && !view_.viewer.is_spectator() &&
                              view_.viewer.owns(seat_at(table, what.order));
        if (own_pick) ++stretch;
        if (view_.draft.slots[static_cast<std::size_t>(slot)] == 0)
            stretches_[static_cast<std::size_t>(stretch)].slots |=
                static_cast<std::uint16_t>(1U << slot);
    }
    for (std::size_t i = 0; i < most_stretches; ++i)
        stretches_[i].ranks = static_cast<Ranks>(sets[i] & ~known);

    shown_ = table.revealed;
    nobodys_ = silent_ranks(table);
    const bool round_over = table.phase == Phase::over || table.phase == Phase::advisor;
    if (round_over && table.killed != 0) {
        if (table.killed_shown != nobody)
            shown_[table.killed_shown] =
                static_cast<Ranks>(shown_[table.killed_shown] | rank_bit(table.killed));
        else if (table.killed == 4 || (table.rules & rule::show_killed) != 0)
            nobodys_ = static_cast<Ranks>(nobodys_ | rank_bit(table.killed));
    }
}

// Whether the last player took the first card; which characters changed hands in the Theater.
void Casting::toss_hidden_bits() {
    const Table& table = view_.table;
    const auto coin = [&] { return static_cast<std::uint8_t>(random_.below(2)); };
    const bool meets_theater =
        !view_.viewer.is_spectator() && table.theater_by != nobody &&
        (view_.viewer.owns(table.theater_by) || view_.viewer.owns(table.theater_with));
    if (last_chooses(table) && table.step == slot_count(table)) {
        const Seat last = seat_at(table, table.seats - 1);
        const bool knows =
            view_.viewer.owns(last) ||
            (meets_theater && (table.theater_by == last || table.theater_with == last));
        if (!knows) state_.draft.took_down = coin();
    }
    if (table.seats > 3 || meets_theater) return;
    const bool lot = table.phase == Phase::theater_lot && !view_.viewer.owns(table.actor);
    if (lot || table.theater_by != nobody) state_.draft.gave = coin();
    if (table.theater_by != nobody) state_.draft.got = coin();
}

bool Casting::put(std::array<Stretch, most_stretches>& open, Rank rank, int slot) {
    for (auto& stretch : open) {
        if (!has_rank(stretch.ranks, rank)) continue;
        if (((stretch.slots >> slot) & 1U) == 0) return false;
        stretch.ranks = static_cast<Ranks>(stretch.ranks & ~rank_bit(rank));
        stretch.slots = static_cast<std::uint16_t>(stretch.slots & ~(1U << slot));
        state_.draft.slots[static_cast<std::size_t>(slot)] = rank;
        return true;
    }
    return true;  // the viewer knows where it is
}

// A seat of two characters may have shown either pick: each is tried equally often.
bool Casting::place_revealed(std::array<Stretch, most_stretches>& open) {
    const Table& table = view_.table;
    for (Seat seat = 0; seat < table.seats; ++seat) {
        if (shown_[seat] == 0) continue;
        std::array<int, 2> slots = {-1, -1};
        std::size_t count = 0;
        for (int slot = 0; slot < filled(); ++slot)
            if (holder(state_, slot) == seat) slots[count++] = slot;
        for (unsigned rest = shown_[seat]; rest != 0; rest &= rest - 1) {
            const auto rank = static_cast<Rank>(std::countr_zero(rest));
            const int slot = count == 2 ? slots[random_.below(2)] : slots[0];
            if (slot < 0 || !put(open, rank, slot)) return false;
        }
    }
    return true;
}

bool Casting::place_silent(std::array<Stretch, most_stretches>& open) {
    for (auto& stretch : open) {
        for (unsigned rest = stretch.ranks & nobodys_; rest != 0; rest &= rest - 1) {
            const auto rank = static_cast<Rank>(std::countr_zero(rest));
            Ranks free = 0;
            for (int slot = 0; slot < filled(); ++slot)
                if (((stretch.slots >> slot) & 1U) != 0 && holder(state_, slot) == nobody)
                    free = static_cast<Ranks>(free | (1U << slot));
            if (free == 0) return false;
            if (!put(open, rank, take_any(free, random_))) return false;
        }
    }
    return true;
}

bool Casting::attempt() {
    auto open = stretches_;
    state_.draft = view_.draft;
    toss_hidden_bits();
    if (!place_revealed(open) || !place_silent(open)) return false;
    for (auto& stretch : open)
        for (unsigned rest = stretch.slots; rest != 0; rest &= rest - 1)
            state_.draft.slots[static_cast<std::size_t>(std::countr_zero(rest))] =
                take_any(stretch.ranks, random_);
    return true;
}

// The hidden cards. For each place the view says which cards may be there and how many are.
class Dealing {
public:
    Dealing(const View& view, Random& random);

    void draw() {
        settle();
        while (!deal_open()) {}
    }
    Cards at(std::size_t place) const { return placed_[place]; }

private:
    void settle();
    void fix(std::size_t place, Cards cards);
    bool deal_open();
    bool seat_bound(Cards bound, std::array<int, place_count>& room, Cards rest, std::size_t last);
    double promise(const std::array<int, place_count>& room, Cards rest, std::size_t last) const;

    Random& random_;
    std::array<Cards, place_count> may_{};
    std::array<int, place_count> room_{};
    std::array<Cards, place_count> placed_{};   // for sure
    std::array<Cards, place_count> guessed_{};  // in this attempt
};

Dealing::Dealing(const View& view, Random& random) : random_(random) {
    for (std::size_t place = 0; place < place_count; ++place)
        may_[place] = view.memory.at(static_cast<unsigned>(place));
    for (Seat seat = 0; seat < view.table.seats; ++seat)
        room_[seat] = view.viewer.owns(seat) ? 0 : view.hand_size[seat];
    room_[in_deck] = view.deck_size;
    room_[under_deck] = view.bottom_size;
    room_[under_museum] = view.museum_size;
    room_[among_drawn] = view.viewer.owns(view.table.actor) ? 0 : view.drawn_size;
}

void Dealing::fix(std::size_t place, Cards cards) {
    placed_[place] |= cards;
    room_[place] -= cards.size();
    for (auto& may : may_) may -= cards;
}

// What follows at once: a card that can be in one place only, a place that is full, a place that
// needs all it can have.
void Dealing::settle() {
    for (bool changed = true; changed;) {
        changed = false;
        Cards once;
        Cards twice;
        for (const Cards& may : may_) {
            twice |= once & may;
            once |= may;
        }
        const Cards single = once - twice;
        for (std::size_t place = 0; place < place_count; ++place) {
            const Cards only =
                room_[place] == may_[place].size() ? may_[place] : may_[place] & single;
            if (only.empty()) continue;
            changed = true;
            fix(place, only);
            if (room_[place] == 0) may_[place] = {};
        }
        for (std::size_t place = 0; place < place_count; ++place) {
            if (room_[place] != 0 || may_[place].empty()) continue;
            may_[place] = {};
            changed = true;
        }
    }
    guessed_ = placed_;
}

// An upper bound of how many ways there are to fill the places with these cards, the last place
// taking what is left.
double Dealing::promise(const std::array<int, place_count>& room, Cards rest,
                        std::size_t last) const {
    double ways = 1;
    int left = rest.size();
    for (std::size_t place = 0; place < place_count; ++place) {
        if (place == last || room[place] == 0) continue;
        const int fitting = (may_[place] & rest).size();
        for (int i = 0; i < room[place]; ++i) ways *= std::max(0, std::min(fitting - i, left--));
    }
    return ways;
}

// Cards that cannot be in the last place, the largest one, are seated first: each way to do so as
// often as it promises ways to go on.
bool Dealing::seat_bound(Cards bound, std::array<int, place_count>& room, Cards rest,
                         std::size_t last) {
    struct Way {
        std::array<std::uint8_t, card_count> place;
    };
    std::array<CardId, card_count> cards{};
    int count = 0;
    bound.each([&](CardId card) { cards[static_cast<std::size_t>(count++)] = card; });
    Way way{};
    Way chosen{};
    double total = 0;
    int visits = 0;
    const auto search = [&](const auto& self, int next, double weight) -> void {
        constexpr int enough = 20'000;  // beyond all that is met in play
        if (++visits > enough) return;
        if (next == count) {
            weight *= promise(room, rest, last);
            total += weight;
            if (weight > 0 && static_cast<double>(random_.next() >> 11U) * 0x1p-53 * total < weight)
                chosen = way;
            return;
        }
        const auto i = static_cast<std::size_t>(next);
        for (std::size_t place = 0; place < place_count; ++place) {
            if (room[place] == 0 || place == last || !may_[place].has(cards[i])) continue;
            way.place[i] = static_cast<std::uint8_t>(place);
            const double slots = room[place]--;
            self(self, next + 1, weight * slots);
            ++room[place];
        }
    };
    search(search, 0, 1.0);
    if (total == 0) return false;
    for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
        guessed_[chosen.place[i]].add(cards[i]);
        --room[chosen.place[i]];
    }
    return true;
}

// Fills place after place with what may be there. Some ways are then found more often than others,
// by as much as there was less to choose from than promised; they are refused that much more often.
bool Dealing::deal_open() {
    Cards rest;
    std::size_t last = 0;
    for (std::size_t place = 0; place < place_count; ++place) {
        rest |= may_[place];
        if (room_[place] > room_[last]) last = place;
    }
    if (rest.empty()) return true;
    guessed_ = placed_;
    auto room = room_;
    const Cards bound = rest - may_[last];
    if (!bound.empty()) {
        rest -= bound;
        if (!seat_bound(bound, room, rest, last)) return false;
    }
    double keep = 1;
    int left = rest.size();
    for (std::size_t place = 0; place < place_count; ++place) {
        if (place == last || room[place] == 0) continue;
        const Cards may = may_[place] - bound;
        const int fitting = may.size();
        for (int i = 0; i < room[place]; ++i, --left) {
            const Cards open = may & rest;
            const int choices = open.size();
            if (choices == 0) return false;
            const int promised = std::min(fitting - i, left);
            if (choices != promised) keep *= static_cast<double>(choices) / promised;
            const CardId card = any_card(open, random_);
            guessed_[place].add(card);
            rest.remove(card);
        }
    }
    guessed_[last] |= rest;
    if (keep < 1 && static_cast<double>(random_.next() >> 11U) * 0x1p-53 >= keep) return false;
    placed_ = guessed_;
    return true;
}

// Others remember what everybody knows, and see their own hands.
Memory memory_of_other(const View& view, Seat seat, Cards seen) {
    Memory memory = view.common;
    clear(memory, in_hand + seat);
    for (std::size_t i = 0; i < 3; ++i)
        for (auto& word : memory.words[i]) word &= ~seen.words[i];
    if (view.table.actor == seat) clear(memory, among_drawn);
    return memory;
}

// What more they have seen the viewer cannot tell: now and then somebody knows where one more card
// is.
void let_somebody_know_more(State& state, Viewer viewer, Random& random) {
    constexpr unsigned seldom = 8;
    if (random.below(seldom) != 0) return;
    const auto seat = static_cast<Seat>(random.below(state.table.seats));
    if (viewer.owns(seat)) return;
    Memory& memory = state.memory[seat];
    Cards once;
    Cards doubtful;
    for (unsigned place = 0; place < place_count; ++place) {
        doubtful |= once & memory.at(place);
        once |= memory.at(place);
    }
    if (doubtful.empty()) return;
    const CardId card = any_card(doubtful, random);
    unsigned place = among_drawn;
    for (Seat other = 0; other < state.table.seats; ++other)
        if (state.hand[other].has(card)) place = in_hand + other;
    if (state.deck.has(card)) place = in_deck;
    if (state.bottom.has(card)) place = under_deck;
    if (state.museum.has(card)) place = under_museum;
    know(memory, card, place);
}

}  // namespace

State Citadels::sample(const View& view, Random& random) {
    State state{};
    const Table& table = state.table = view.table;
    Dealing dealing(view, random);
    dealing.draw();
    for (Seat seat = 0; seat < table.seats; ++seat)
        state.hand[seat] = view.viewer.owns(seat) ? view.hand : dealing.at(in_hand + seat);
    state.deck = dealing.at(in_deck);
    state.bottom = dealing.at(under_deck);
    state.museum = dealing.at(under_museum);
    state.drawn = view.viewer.owns(table.actor) ? view.drawn : dealing.at(among_drawn);
    for (Seat seat = 0; seat < table.seats; ++seat) {
        const Cards seen = table.actor == seat ? state.hand[seat] | state.drawn : state.hand[seat];
        state.memory[seat] =
            view.viewer.owns(seat) ? view.memory : memory_of_other(view, seat, seen);
    }
    state.memory[common] = view.common;
    if (table.phase > Phase::deal) let_somebody_know_more(state, view.viewer, random);
    if (table.crown != nobody) state.draft = Casting(view, random).draw();
    state.signed_warrant = view.signed_warrant;
    if (table.warrants != 0 && view.signed_warrant == 0)
        state.signed_warrant = any_rank(table.warrants, random);
    state.real_threat = view.real_threat;
    if (table.threats != 0 && view.real_threat == 0)
        state.real_threat = any_rank(table.threats, random);
    return state;
}

}  // namespace agora::citadels
