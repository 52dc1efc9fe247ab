// Who knows what: views, and the worlds that fit them (§12).
#include "games/royalmatch/engine.hpp"

#include <algorithm>
#include <utility>

namespace agora::royalmatch {

namespace {

bool sees_everything(const State& table, Viewer viewer) {
    return viewer.is_spectator() && table.options.watched() == Spectators::analysis;
}
// What spectators could tell a friend is of no use once everybody has kept some (§12).
bool sees_dealt_objectives(const State& table, Viewer viewer) {
    if (sees_everything(table, viewer)) return true;
    const bool choosing = table.phase == Phase::deal_objectives || table.phase == Phase::keep;
    return viewer.is_spectator() && table.options.watched() == Spectators::dealt && !choosing;
}
unsigned row_of(Viewer viewer) { return viewer.is_spectator() ? spectator_row : viewer.seat(); }

// A Calling whose pick is private to its owner.
bool has_secret_pick(Played played) {
    return !played.empty() && played.activated() && effect_of(played.card()).needs == Needs::pick;
}

unsigned bits_below(unsigned count) { return (1U << count) - 1U; }

// ---- views

// Another's objectives: those that the viewer has slandered, in ascending order, and no others.
void hide_objectives(State& table, Viewer viewer, Seat seat) {
    Objectives& theirs = table.objectives[seat];
    const Objectives truth = theirs;
    theirs.kept = 0;
    theirs.called = 0;
    if (!sees_dealt_objectives(table, viewer)) theirs.dealt = Objectives{}.dealt;
    if (viewer.is_spectator() || table.slander[viewer.seat()][seat] == 0) {
        for (auto& by : table.slander) by[seat] = 0;
        return;
    }
    unsigned seen = 0;
    unsigned taken = 0;
    for (unsigned goal = 0; goal < goal_count; ++goal)
        for (unsigned slot = 0; slot < dealt_goals; ++slot) {
            const int points = slander_by(table, viewer.seat(), seat, slot);
            if (index(truth.dealt[slot]) != goal || points == 0) continue;
            theirs.dealt[seen] = truth.dealt[slot];
            taken |= static_cast<unsigned>(points) << (4U * seen++);
        }
    for (auto& by : table.slander) by[seat] = 0;
    theirs.kept = byte(static_cast<int>(bits_below(seen)));
    table.slander[viewer.seat()][seat] = static_cast<std::uint16_t>(taken);
}

// Choices that are still secret, from everybody but their owner.
void hide_choices(State& table, Viewer viewer, Seat seat) {
    table.choice[seat] = {};
    if (table.phase == Phase::keep) table.objectives[seat].kept = 0;
    if (table.phase != Phase::choose_hand || !sees_everything(table, viewer)) return;
    table.deck[seat] |= table.hand[seat];
    table.hand[seat] = 0;
}

// ---- worlds

// Items in random order, dealt one after another.
template <class T, std::size_t Capacity>
class Shuffled {
public:
    explicit Shuffled(Random& random) : random_(random) {}
    void push(T item) { items_.push(item); }
    std::size_t size() const { return items_.size(); }
    T next() {
        const auto left = static_cast<unsigned>(items_.size()) - at_;
        std::swap(items_[at_], items_[at_ + random_.below(left)]);
        return items_[at_++];
    }

private:
    Random& random_;
    FixedList<T, Capacity> items_;
    unsigned at_ = 0;
};

Cards some_of(Cards among, int wanted, Random& random) {
    if (wanted >= count(among)) return among;
    Cards some = 0;
    for (int i = 0; i < wanted; ++i) some |= only(random.pick({0, {among & ~some, 0}}));
    return some;
}

unsigned some_slots(unsigned among, int wanted, Random& random) {
    return static_cast<unsigned>(some_of(among, wanted, random));
}

class World {
public:
    World(const View& view, Random& random)
        : view_(view), random_(random), state_(view.table), viewer_(view.viewer) {}

    State build();

private:
    bool hidden(Seat seat) const {
        return !viewer_.owns(seat) && !sees_everything(state_, viewer_);
    }
    bool is_ready(Seat seat) const { return (view_.ready >> seat & 1U) != 0; }
    void draw_objectives();
    void draw_kept();
    void draw_bonus_and_slander();
    void draw_cards();
    void draw_gildings();
    void draw_memories();
    void draw_choices();
    void draw_aside();

    const View& view_;
    Random& random_;
    State state_;
    Viewer viewer_;
    std::array<std::uint8_t, most_players> known_goals_{};  // seen by slander, first in the slots
};

// Which objectives others were dealt: any that nobody is known to have.
void World::draw_objectives() {
    Goals left = state_.options.deck();
    for (const Objectives& each : state_.objectives)
        for (const Goal goal : each.dealt)
            if (goal != Goal::none) left &= ~only(goal);
    Shuffled<Goal, goal_count> pool(random_);
    for (Goals rest = left; rest != 0; rest &= rest - 1)
        pool.push(static_cast<Goal>(std::countr_zero(rest)));
    const bool dealing = state_.phase == Phase::deal_objectives;
    for (Seat seat = 0; seat < state_.seats; ++seat) {
        Objectives& theirs = state_.objectives[seat];
        if (!hidden(seat) || sees_dealt_objectives(state_, viewer_)) continue;
        known_goals_[seat] = theirs.kept;
        const int dealt =
            dealing ? std::clamp(state_.at - seat * dealt_goals, 0, dealt_goals) : dealt_goals;
        for (unsigned slot = 0; slot < static_cast<unsigned>(dealt); ++slot)
            if (theirs.dealt[slot] == Goal::none) theirs.dealt[slot] = pool.next();
    }
    if (!dealing) return;
    left = state_.options.deck();
    for (const Objectives& each : state_.objectives)
        for (const Goal goal : each.dealt)
            if (goal != Goal::none) left &= ~only(goal);
    state_.aside[0] = left;
}

// Which of them they kept. Objectives that the viewer slandered are among them; they stood in the
// first slots and go to any.
void World::draw_kept() {
    for (Seat seat = 0; seat < state_.seats; ++seat) {
        Objectives& theirs = state_.objectives[seat];
        if (viewer_.owns(seat)) continue;
        if (state_.phase == Phase::keep) {
            if (is_ready(seat)) theirs.kept = byte(static_cast<int>(random_.below(7)) + 1);
            continue;
        }
        if (!hidden(seat)) continue;
        theirs.kept = byte(static_cast<int>(some_slots(7, view_.kept_counts[seat], random_)));
        if (known_goals_[seat] == 0) continue;
        const auto seen = static_cast<unsigned>(std::popcount(known_goals_[seat]));
        const auto old = theirs.dealt;
        const unsigned taken = state_.slander[viewer_.seat()][seat];
        unsigned places = some_slots(theirs.kept, static_cast<int>(seen), random_);
        unsigned others = 7U & ~places;
        unsigned moved = 0;
        Shuffled<unsigned, dealt_goals> known(random_);
        for (unsigned slot = 0; slot < seen; ++slot) known.push(slot);
        for (unsigned from = seen; from < dealt_goals; ++from, others &= others - 1)
            theirs.dealt[static_cast<unsigned>(std::countr_zero(others))] = old[from];
        for (; places != 0; places &= places - 1) {
            const unsigned from = known.next();
            const auto to = static_cast<unsigned>(std::countr_zero(places));
            theirs.dealt[to] = old[from];
            moved |= (taken >> (4U * from) & 15U) << (4U * to);
        }
        state_.slander[viewer_.seat()][seat] = static_cast<std::uint16_t>(moved);
    }
}

// Callings brought back something that was discarded; slanders hit something that was kept.
void World::draw_bonus_and_slander() {
    for (Seat seat = 0; seat < state_.seats; ++seat) {
        if (!hidden(seat)) continue;
        Objectives& theirs = state_.objectives[seat];
        const unsigned discarded = theirs.discarded();
        const auto call = [&](unsigned slots, unsigned worth) {
            for (unsigned slot = 0; slot < dealt_goals; ++slot)
                if ((slots >> slot & 1U) != 0 && theirs.bonus(slot) < worth)
                    theirs.called = byte(static_cast<int>((theirs.called & ~(3U << (2U * slot))) |
                                                          worth << (2U * slot)));
        };
        if (discarded != 0 && theirs.calls != 0) {
            for (int i = theirs.calls & 7; i > 0; --i) call(some_slots(discarded, 1, random_), 1);
            for (int i = theirs.calls >> 3 & 7; i > 0; --i)
                call(some_slots(discarded, 1, random_), 2);
            if ((theirs.calls & 64) != 0) call(discarded, 2);
        }
        for (Seat by = 0; by < state_.seats; ++by) {
            if (by == seat || viewer_.owns(by)) continue;
            unsigned taken = 0;
            const auto hit = [&](int points) {
                const auto slot =
                    static_cast<unsigned>(std::countr_zero(some_slots(theirs.kept, 1, random_)));
                taken += static_cast<unsigned>(points) << (4U * slot);
            };
            for (int level = 1; level <= 3; ++level)
                for (int i = state_.slanders[by] >> (4 * (level - 1)) & 15; i > 0; --i) hit(level);
            const bool now = state_.phase == Phase::resolve && state_.family == Family::slander &&
                             state_.waiting_seat[state_.at] == by && seat < state_.step;
            if (now) hit(state_.level);
            state_.slander[by][seat] = static_cast<std::uint16_t>(taken);
        }
        for (unsigned i = 0; i < state_.seats; ++i)
            if (state_.waiting_seat[i] == seat && has_secret_pick(state_.waiting[i]))
                state_.waiting[i] = state_.waiting[i].with_pick(
                    static_cast<unsigned>(std::countr_zero(some_slots(discarded, 1, random_))));
    }
}

// Cards nobody is known to have go anywhere; those known to be with somebody, into hand or deck.
void World::draw_cards() {
    Cards unseen = all_cards & ~state_.discard;
    for (Seat seat = 0; seat < state_.seats; ++seat)
        unseen &= ~(state_.hand[seat] | state_.deck[seat]);
    Shuffled<Card, card_count> pool(random_);
    for (Cards rest = unseen; rest != 0; rest &= rest - 1) pool.push(first_of(rest));
    const bool dealing = state_.phase == Phase::deal_cards;
    for (Seat seat = 0; seat < state_.seats; ++seat) {
        if (viewer_.owns(seat)) continue;
        if (hidden(seat)) {
            const Cards in_hand = state_.hand[seat];
            Cards loose = state_.deck[seat];  // in hand or deck
            const int deck_size = view_.deck_sizes[seat];
            const int total = view_.hand_sizes[seat] + deck_size;
            const bool deck_is_loose =
                !viewer_.is_spectator() && (state_.deck_seen[viewer_.seat()] >> seat & 1U) != 0;
            Cards more = 0;
            for (int i = count(in_hand | loose); i < total; ++i) more |= only(pool.next());
            if (!deck_is_loose) loose |= more;
            const Cards deck = some_of(loose, deck_size, random_);
            state_.deck[seat] = deck;
            state_.hand[seat] = in_hand | ((loose | more) & ~deck);
        }
        if (state_.phase != Phase::choose_hand) continue;
        const Cards all = state_.hand[seat] | state_.deck[seat];  // how many it has taken so far
        const int taken = is_ready(seat) ? first_hand : static_cast<int>(random_.below(first_hand));
        state_.hand[seat] = some_of(all, taken, random_);
        state_.deck[seat] = all & ~state_.hand[seat];
    }
    if (!dealing) return;
    state_.aside[0] = all_cards;
    for (const Cards deck : state_.deck) state_.aside[0] &= ~deck;
}

// Gildings given to a hand and not seen since are on some of its cards.
void World::draw_gildings() {
    for (Seat seat = 0; seat < state_.seats; ++seat) {
        if (!hidden(seat) || state_.gildings[seat] == 0) continue;
        Shuffled<Card, card_count> pool(random_);
        for (Cards rest = state_.hand[seat] & ~state_.knows_gilding[row_of(viewer_)]; rest != 0;
             rest &= rest - 1)
            pool.push(first_of(rest));
        std::size_t given = 0;
        for (unsigned kind = 0; kind < 8; ++kind)
            for (unsigned i = state_.gildings[seat] >> (4U * kind) & 15U; i > 0; --i)
                if (given++ < pool.size())
                    state_.gilding[pool.next()] = static_cast<std::int8_t>(gilding_of_kind(kind));
    }
}

// What others know: of the viewer's cards as it saw, of each other's what everybody knows.
void World::draw_memories() {
    if (sees_everything(state_, viewer_)) return;
    for (Seat seat = 0; seat < state_.seats; ++seat) {
        if (viewer_.owns(seat)) continue;
        const Cards own = state_.hand[seat] | state_.deck[seat];
        state_.knows[seat] |= state_.knows[spectator_row] & ~own;
        state_.knows_gilding[seat] |= state_.knows_gilding[spectator_row] & ~own;
    }
}

void World::draw_choices() {
    if (state_.phase != Phase::play) return;
    for (Seat seat = 0; seat < state_.seats; ++seat) {
        if (!is_ready(seat) || viewer_.owns(seat)) continue;
        RoyalMatch::Actions legal;
        RoyalMatch::legal(state_, seat, legal);
        state_.choice[seat] = played_of(legal[random_.below(static_cast<unsigned>(legal.size()))]);
    }
}

// What an effect has drawn and not yet shown.
void World::draw_aside() {
    if (state_.phase != Phase::resolve || sees_everything(state_, viewer_)) return;
    draw_aside_of_effect(state_, random_);
}

State World::build() {
    if (state_.phase == Phase::wheel || state_.phase == Phase::over) return state_;
    draw_objectives();
    draw_kept();
    draw_bonus_and_slander();
    draw_cards();
    draw_gildings();
    draw_memories();
    draw_choices();
    draw_aside();
    return state_;
}

}  // namespace

View RoyalMatch::view(const State& state, Viewer viewer) {
    View view{};
    view.table = state;
    view.viewer = viewer;
    State& table = view.table;
    view.ready = byte(turn(state) == Turn::players
                          ? static_cast<int>(bits_below(state.seats) & ~pending(state).bits())
                          : 0);
    const bool choosing = state.phase == Phase::choose_hand;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const int hand = count(state.hand[seat]);
        const int deck = count(state.deck[seat]);
        const bool secret = choosing && !viewer.owns(seat);  // how far a choice of a hand is
        view.hand_sizes[seat] = byte(secret ? 0 : hand);
        view.deck_sizes[seat] = byte(secret ? hand + deck : deck);
        if (state.phase != Phase::keep)
            view.kept_counts[seat] = byte(std::popcount(state.objectives[seat].kept));
        if (!viewer.owns(seat)) hide_choices(table, viewer, seat);
    }
    if (sees_everything(state, viewer)) return view;

    const unsigned row = row_of(viewer);
    const Cards own = viewer.is_spectator() ? 0 : state.hand[row] | state.deck[row];
    table.aside = {};
    for (Seat seat = 0; seat < state.seats; ++seat) {
        if (viewer.owns(seat)) continue;
        hide_objectives(table, viewer, seat);
        table.hand[seat] = state.hand[seat] & state.knows[row];
        table.deck[seat] =
            viewer.is_spectator() ? 0 : (state.hand[seat] | state.deck[seat]) & state.held[row];
        table.knows[seat] &= own;
        table.knows_gilding[seat] &= own;
        table.held[seat] &= own;
        table.deck_seen[seat] =
            viewer.is_spectator() ? 0 : byte(state.deck_seen[seat] & 1 << viewer.seat());
        for (unsigned i = 0; i < state.seats; ++i)
            if (state.waiting_seat[i] == seat && has_secret_pick(state.waiting[i]))
                table.waiting[i] = state.waiting[i].with_pick(3);
    }
    for (Card card = 0; card < card_count; ++card)
        if (state.gilding[card] != 0 && !has(own | state.knows_gilding[row], card))
            table.gilding[card] = 0;
    return view;
}

State RoyalMatch::sample(const View& view, Random& random) { return World(view, random).build(); }

// Whether nothing at all is hidden: before anything secret is dealt, between rounds, and for
// spectators of an analysis while nobody chooses.
bool RoyalMatch::certain(const View& view) {
    const State& table = view.table;
    const bool forced = table.turn == table.cards_each();  // one card each, without its effect
    switch (table.phase) {
        case Phase::wheel:
        case Phase::over: return true;
        case Phase::deal_objectives: {
            if (sees_dealt_objectives(table, view.viewer)) return true;
            const int own =
                view.viewer.is_spectator()
                    ? 0
                    : std::clamp(table.at - view.viewer.seat() * dealt_goals, 0, dealt_goals);
            return table.at == own;
        }
        case Phase::keep: return sees_dealt_objectives(table, view.viewer) && view.ready == 0;
        case Phase::choose_hand: return false;
        default: break;
    }
    if (!sees_dealt_objectives(table, view.viewer)) return false;
    const bool no_choice = table.phase != Phase::play || view.ready == 0 || forced;
    if (sees_everything(table, view.viewer)) return no_choice;
    for (Seat seat = 0; seat < table.seats; ++seat) {
        if (view.kept_counts[seat] != dealt_goals || table.slanders[seat] != 0) return false;
        if (table.phase == Phase::deal_cards) continue;
        if (view.deck_sizes[seat] != 0 || view.hand_sizes[seat] != count(table.hand[seat]) ||
            table.gildings[seat] != 0)
            return false;
    }
    return no_choice && table.at == 0;
}

// ---- what is played for one whose time is up (§13)

Action RoyalMatch::timeout(const View& view) {
    const State& table = view.table;
    const Seat seat = view.viewer.seat();
    const auto order = table.options.order();
    if (table.phase == Phase::keep) {
        const auto& dealt = table.objectives[seat].dealt;
        unsigned least = 0;
        for (unsigned slot = 1; slot < dealt_goals; ++slot)
            if (points_of(table, dealt[slot]) < points_of(table, dealt[least])) least = slot;
        return keep(1U << least);
    }
    if (table.phase == Phase::choose_hand) {  // from the lowest to the highest at even steps
        Cards rest = table.hand[seat] | table.deck[seat];
        const int last = count(rest) - 1;
        Card card = no_card;
        int step = 0;  // of five; a hand that is not complete lacks at least one of them
        for (int i = 0; rest != 0; ++i) {
            card = lowest(rest, order, table.strong);
            rest &= ~only(card);
            if (i != step * last / (first_hand - 1)) continue;
            if (!has(table.hand[seat], card)) break;
            ++step;
        }
        return take(card);
    }
    return play(lowest(table.hand[seat], order, table.strong));
}

TimeShare RoyalMatch::time_share(const View& view) {
    constexpr int longer = 150;
    const State& table = view.table;
    if (table.phase == Phase::keep) return {.percent = longer};
    if (table.phase != Phase::choose_hand) return {};
    return {.percent = longer, .goes_on = table.hand[view.viewer.seat()] != 0};
}

}  // namespace agora::royalmatch
