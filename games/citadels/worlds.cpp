// Worlds that fit a view, each as likely as any other: where the hidden cards lie, who has which
// character, which markers are the real ones.
#include "games/citadels/memory.hpp"
#include "games/citadels/rules.hpp"
#include "games/citadels/seating.hpp"

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

    // A view of a game that was played is met by one attempt in some hundreds at worst. Where so
    // many fail, the one seating that a search finds is taken; and where there is none, since the
    // view gainsays itself, what the viewer knows stays and the rest is laid out in order.
    Draft draw() {
        for (int attempts = 0; attempts < most_attempts; ++attempts)
            if (attempt()) return state_.draft;
        if (Seating seating(view_); seating.exists()) return seating.draft();
        return in_order();
    }

private:
    static constexpr int most_attempts = 2000;
    static constexpr int most_stretches = 3;
    struct Stretch {
        Ranks ranks = 0;          // still to be placed; more than slots where a pile is left
        std::uint16_t slots = 0;  // that the viewer does not know
    };

    void divide();
    bool attempt();
    Draft in_order() const;
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
        for (unsigned rest = stretch.slots; rest != 0; rest &= rest - 1) {
            if (stretch.ranks == 0) return false;
            state_.draft.slots[static_cast<std::size_t>(std::countr_zero(rest))] =
                take_any(stretch.ranks, random_);
        }
    return filled() == 0 || has_rank(may_lie_aside(view_.table), state_.draft.slots[0]);
}

Draft Casting::in_order() const {
    Draft draft = view_.draft;
    unsigned left = cast_ranks(view_.table) & ~static_cast<unsigned>(view_.table.face_up);
    for (const Rank rank : draft.slots)
        if (rank != 0) left &= ~static_cast<unsigned>(rank_bit(rank));
    for (int slot = 0; slot < filled() && left != 0; ++slot) {
        Rank& rank = draft.slots[static_cast<std::size_t>(slot)];
        if (rank != 0) continue;
        rank = static_cast<Rank>(std::countr_zero(left));
        left &= left - 1;
    }
    return draft;
}

// The hidden cards. For each place the view says which cards may be there and how many are.
class Dealing {
public:
    Dealing(const View& view, Random& random);

    void draw() {
        settle();
        deal_open();
    }
    Cards at(std::size_t place) const { return placed_[place]; }

private:
    using CardList = FixedList<CardId, card_count>;

    void settle();
    void fix(std::size_t place, Cards cards);
    void deal_open();
    void seat(CardId card);
    void seat_by_moving_others(CardId card);
    void move(CardId card, std::size_t to);
    void stir(const CardList& bound, const CardList& open);
    CardId any(const CardList& list) {
        return list[random_.below(static_cast<std::uint32_t>(list.size()))];
    }
    bool may_be(CardId card, std::size_t place) const { return may_[place].has(card); }

    Random& random_;
    std::array<Cards, place_count> may_{};
    std::array<int, place_count> room_{};
    std::array<Cards, place_count> placed_{};
    std::array<std::uint8_t, card_count> where_{};  // of open cards
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
}

void Dealing::move(CardId card, std::size_t to) {
    placed_[where_[card]].remove(card);
    placed_[to].add(card);
    where_[card] = static_cast<std::uint8_t>(to);
}

// In a place that has room, as likely as it has room; otherwise others make room.
void Dealing::seat(CardId card) {
    int free = 0;
    for (std::size_t place = 0; place < place_count; ++place)
        if (may_be(card, place)) free += room_[place];
    if (free == 0) {
        seat_by_moving_others(card);
        return;
    }
    auto slot = static_cast<int>(random_.below(static_cast<std::uint32_t>(free)));
    for (std::size_t place = 0; place < place_count; ++place) {
        if (!may_be(card, place)) continue;
        slot -= room_[place];
        if (slot >= 0) continue;
        --room_[place];
        placed_[place].add(card);
        where_[card] = static_cast<std::uint8_t>(place);
        return;
    }
}

// The shortest row of cards that can each go to the place of the next, the last one to a free
// place.
void Dealing::seat_by_moving_others(CardId card) {
    struct Link {
        std::size_t from = place_count;  // whence `moved` would come; place_count: not reached
        CardId moved = no_card;
    };
    std::array<Link, place_count> reached{};
    FixedList<std::size_t, place_count> row;
    const auto reach = [&](std::size_t place, std::size_t from, CardId moved) {
        reached[place] = {from, moved};
        row.push(place);
    };
    for (std::size_t place = 0; place < place_count; ++place)
        if (may_be(card, place)) reach(place, place, card);
    for (std::size_t i = 0; i < row.size(); ++i) {  // NOLINT(modernize-loop-convert): it grows
        std::size_t place = row[i];
        if (room_[place] > 0) {
            --room_[place];
            while (reached[place].moved != card) {
                move(reached[place].moved, place);
                place = reached[place].from;
            }
            placed_[place].add(card);
            where_[card] = static_cast<std::uint8_t>(place);
            return;
        }
        for (std::size_t next = 0; next < place_count; ++next) {
            if (reached[next].moved != no_card) continue;
            const Cards movable = placed_[place] & may_[next];
            if (!movable.empty()) reach(next, place, movable.first());
        }
    }
}

// Exchanges two cards, or three in a circle, wherever all of them may then be. Each exchange is as
// likely as its reverse, so that after enough of them no way to place the cards is favoured.
void Dealing::stir(const CardList& bound, const CardList& open) {
    const std::size_t exchanges = 32 + 12 * bound.size();
    for (std::size_t i = 0; i < exchanges; ++i) {
        const CardId a = any(bound);
        const CardId b = any(open);
        const std::size_t x = where_[a];
        const std::size_t y = where_[b];
        if (x == y || !may_be(a, y)) continue;
        if (may_be(b, x)) {
            move(a, y);
            move(b, x);
            continue;
        }
        const CardId c = any(open);
        const std::size_t z = where_[c];
        if (z == x || z == y || !may_be(b, z) || !may_be(c, x)) continue;
        if (may_be(c, y)) continue;  // its reverse would not be tried
        move(a, y);
        move(b, z);
        move(c, x);
    }
}

// Cards that may be anywhere are dealt like from a shuffled deck. Those that are bound to some
// places are seated first, and stirred among the others before these are dealt for good.
void Dealing::deal_open() {
    Cards open;
    Cards anywhere = ordinary_deck | cards_of_type[index(Type::unique)];
    std::size_t last = 0;
    for (std::size_t place = 0; place < place_count; ++place) {
        open |= may_[place];
        if (room_[place] > 0) anywhere = anywhere & may_[place];
        if (room_[place] > room_[last]) last = place;
    }
    if (open.empty()) return;
    const auto deal = [&](Cards cards) {
        for (std::size_t place = 0; place < place_count; ++place) {
            if (place == last) continue;
            for (; room_[place] > 0 && !cards.empty(); --room_[place]) {
                const CardId card = any_card(cards, random_);
                cards.remove(card);
                placed_[place].add(card);
            }
        }
        placed_[last] |= cards;
        room_[last] = 0;
    };
    if (open == anywhere) {
        deal(open);
        return;
    }
    CardList bound;
    CardList all;
    (open - anywhere).each([&](CardId card) { bound.push(card); });
    for (const CardId card : bound) seat(card);
    deal(anywhere);
    open.each([&](CardId card) { all.push(card); });
    for (std::size_t place = 0; place < place_count; ++place)
        (placed_[place] & anywhere).each([&](CardId card) {
            where_[card] = static_cast<std::uint8_t>(place);
        });
    stir(bound, all);
    for (std::size_t place = 0; place < place_count; ++place) {
        const Cards dealt = placed_[place] & anywhere;
        room_[place] = dealt.size();
        placed_[place] -= dealt;
    }
    deal(anywhere);
}

// What one knows who has seen no hidden card at all: each may be in any place that holds some.
Memory memory_of_nothing(const State& state) {
    std::array<Cards, place_count> held{};
    for (Seat seat = 0; seat < state.table.seats; ++seat) held[in_hand + seat] = state.hand[seat];
    held[in_deck] = state.deck;
    held[under_deck] = state.bottom;
    held[under_museum] = state.museum;
    held[among_drawn] = state.drawn;
    Cards hidden;
    for (const Cards& cards : held) hidden |= cards;
    Memory memory{};
    for (unsigned place = 0; place < place_count; ++place)
        if (!held[place].empty()) memory.set(place, hidden);
    return memory;
}

// The same for one who has a hand of its own.
Memory memory_of_other(const State& state, const Memory& nothing, Seat seat) {
    Memory memory = nothing;
    clear(memory, in_hand + seat);
    Cards seen = state.hand[seat];
    if (state.table.actor == seat) {
        seen |= state.drawn;
        clear(memory, among_drawn);
    }
    for (std::size_t i = 0; i < 3; ++i)
        for (auto& word : memory.words[i]) word &= ~seen.words[i];
    return memory;
}

// Now and then somebody knows where one more card is.
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

// The same view with the copies of each kind in another order. A view has an order of its own; in
// the truth any other is as likely.
View renumbered(View view, Random& random) {
    std::array<CardId, card_count> to{};
    for (CardId card = 0; card < card_count; ++card) to[card] = card;
    for (CardId card = 0; card < ordinary_cards; ++card)
        if (const CardId first = card_of(kind_of[card]); card != first)
            std::swap(to[card], to[first + random.below(static_cast<unsigned>(card - first) + 1U)]);
    const auto rename = [&](Cards& cards) {
        Cards renamed;
        cards.each([&](CardId card) { renamed.add(to[card]); });
        cards = renamed;
    };
    Table& table = view.table;
    for (Cards& city : table.city) rename(city);
    for (Cards* cards : {&table.beautified, &view.hand, &view.drawn}) rename(*cards);
    for (CardId* card : {&table.building, &table.wanted})
        if (*card != no_card) *card = to[*card];
    for (unsigned place = 0; place < place_count; ++place) {
        Cards may = view.memory.at(place);
        rename(may);
        view.memory.set(place, may);
    }
    return view;
}

}  // namespace

State Citadels::sample(const View& seen, Random& random) {
    const View view = renumbered(seen, random);
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
    // What others remember the viewer cannot tell.
    const Memory nothing = view.viewer.is_spectator() ? view.memory : memory_of_nothing(state);
    for (Seat seat = 0; seat < table.seats; ++seat)
        state.memory[seat] =
            view.viewer.owns(seat) ? view.memory : memory_of_other(state, nothing, seat);
    state.memory[common] = nothing;
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
