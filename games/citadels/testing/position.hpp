// For tests only: positions in which what matters is given, everything else being as empty as it
// can be, and a game in which every step is checked.
#pragma once

#include "games/citadels/memory.hpp"
#include "games/citadels/rules.hpp"

#include <gtest/gtest.h>

#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace agora::citadels {

// What one player has.
struct Player {
    std::vector<Role> roles{};  // one, or two with 2 and 3 players; others are dealt out
    int gold = 0;
    std::vector<District> city{};
    std::vector<District> hand{};
    std::vector<District> beautified{};  // of the city
};

// A position at the beginning of the turn of `calls`: ranks below it have been called. Characters
// that nobody has are out of play. The unique districts in the game are those that are named, then
// others.
struct Position {
    std::vector<Player> players = {{}, {}, {}, {}};
    Role calls = Role::none;  // the character whose turn begins
    Seat crown = 0;
    std::vector<Role> cast{};  // on top of the players' characters; the rest is of the first game
    Rank killed = 0;
    int deck = -1;  // cards left in the deck; the others are out of the way under the Museum
    std::vector<District> museum{};
    std::uint8_t rules = 0;
    Seat first_done = nobody;  // otherwise the first seat whose city is complete, if there is one

    State state() const;
};

// A game in progress. A decision that is not legal and a position that is broken fail the test.
class Play {
public:
    explicit Play(const Position& position) : state(position.state()) { begin(); }
    explicit Play(const State& from) : state(from) {}

    Play& act(Action action);
    Play& act(Kind kind) { return act(citadels::act(kind)); }
    Play& gold() { return act(Kind::take_gold); }
    Play& build(District district) { return act(act_district(Kind::build, district)); }
    Play& end() { return act(Kind::end_turn); }
    Play& draw(Item item);
    Play& settle();  // luck gives the smallest number until somebody is to decide
    // Everybody gathers gold and ends until that character's turn, or the end of the round.
    Play& pass_to(Role role);

    bool allows(Action action) const { return legal().contains(action); }
    bool allows(Kind kind) const { return count(kind) > 0; }
    int count(Kind kind) const;
    Citadels::Actions legal() const;
    bool told(EventKind what) const;
    int gold_of(Seat seat) const { return state.table.gold[seat]; }
    bool has(Seat seat, District district) const {
        return !(state.table.city[seat] & copies(district)).empty();
    }
    int in_city(Seat seat, District district) const {
        return (state.table.city[seat] & copies(district)).size();
    }
    int in_hand_of(Seat seat, District district) const {
        return (state.hand[seat] & copies(district)).size();
    }
    Phase phase() const { return state.table.phase; }
    Seat actor() const { return state.table.actor; }
    Role role() const { return acting_role(state.table); }

    State state;
    Events events;

private:
    void begin();
    void check() const;
};

// What some seats and the onlookers see and are told, step after step.
class Witness {
public:
    explicit Witness(std::vector<Seat> seats) : viewers_(seats.begin(), seats.end()) {
        viewers_.push_back(Viewer::spectator());
    }
    void watch(const Play& play);
    friend bool operator==(const Witness& a, const Witness& b) {
        return a.views_ == b.views_ && a.told_ == b.told_ && a.asked_ == b.asked_;
    }

private:
    std::vector<Viewer> viewers_;
    std::vector<View> views_;
    std::vector<Event> told_;
    std::vector<Seat> asked_;
};

std::string show(const State& state);

// Bodies.

// Puts a position together.
class Layout {
public:
    explicit Layout(const Position& position) : position_(position) {}
    State state();

private:
    CardId use(District district);
    void choose_uniques();
    void choose_cast();
    void lay_cards();
    void hand_out_roles();
    void call();

    const Position& position_;
    State state_{};
    Table& table_ = state_.table;
};

inline CardId Layout::use(District district) {
    const Cards left = state_.deck & copies(district);
    if (left.empty()) throw std::logic_error("no such card is left");
    state_.deck.remove(left.first());
    return left.first();
}

inline void Layout::choose_uniques() {
    std::uint32_t wanted = 0;
    const auto want = [&](const std::vector<District>& districts) {
        for (const auto district : districts)
            if (facts(district).type == Type::unique) wanted |= unique_bit(district);
    };
    for (const auto& player : position_.players) {
        want(player.city);
        want(player.hand);
    }
    want(position_.museum);
    for (unsigned i = 0; std::popcount(wanted) < uniques_in_play; ++i) wanted |= 1U << i;
    table_.uniques = wanted;
    table_.unique_pool = 0;
    state_.deck = ordinary_deck | unique_cards(wanted);
}

inline void Layout::choose_cast() {
    const auto cast = [&](Role role) { table_.cast[rank_of(role) - 1U] = role; };
    const bool ninth = position_.players.size() == 3 || position_.players.size() == 8;
    if (ninth) cast(Role::artist);
    for (const auto role : position_.cast) cast(role);
    for (const auto& player : position_.players)
        for (const auto role : player.roles) cast(role);
}

inline void Layout::lay_cards() {
    for (std::size_t seat = 0; seat < position_.players.size(); ++seat) {
        const Player& player = position_.players[seat];
        table_.gold[seat] = static_cast<std::uint16_t>(player.gold);
        for (const auto district : player.city) table_.city[seat].add(use(district));
        for (const auto district : player.beautified) {
            const Cards plain = (table_.city[seat] & copies(district)) - table_.beautified;
            table_.beautified.add(plain.first());
        }
    }
    for (std::size_t seat = 0; seat < position_.players.size(); ++seat)
        for (const auto district : position_.players[seat].hand)
            state_.hand[seat].add(use(district));
    for (const auto district : position_.museum) state_.museum.add(use(district));
    if (position_.deck >= 0) {
        // The last seat holds what is out of the way.
        while (state_.deck.size() > position_.deck) {
            const CardId card = state_.deck.first();
            state_.deck.remove(card);
            state_.hand[position_.players.size() - 1].add(card);
        }
    }
    each_memory(state_, [&](Memory& memory, Seat owner) {
        memory = {};
        for (Seat seat = 0; seat < table_.seats; ++seat)
            if (seat != owner) memory.set(in_hand + seat, state_.hand[seat]);
        memory.set(in_deck, state_.deck);
        memory.set(under_museum, state_.museum);
    });
}

// Those who are to have nothing in particular get what is left, the highest rank first.
inline void Layout::hand_out_roles() {
    table_.step = static_cast<std::uint8_t>(slot_count(table_));
    unsigned left = cast_ranks(table_);
    for (const auto& player : position_.players)
        for (const auto role : player.roles)
            left &= ~static_cast<unsigned>(rank_bit(rank_of(role)));
    const auto take = [&](bool lowest) {
        unsigned rest = left;
        if (position_.killed != 0 && std::popcount(rest) > 1)
            rest &= ~static_cast<unsigned>(rank_bit(position_.killed));
        const int highest = static_cast<int>(std::bit_width(rest)) - 1;
        const auto rank = static_cast<Rank>(lowest ? std::countr_zero(rest) : highest);
        left &= ~static_cast<unsigned>(rank_bit(rank));
        return rank;
    };
    std::array<std::size_t, most_players> next{};
    std::vector<int> open;
    for (int slot = 0; slot < slot_count(table_); ++slot) {
        const Slot what = slot_at(table_, slot);
        if (what.kind != SlotKind::pick) {
            open.push_back(slot);
            continue;
        }
        const Seat seat = seat_at(table_, what.order);
        const auto& roles = position_.players[seat].roles;
        const std::size_t number = next[seat]++;
        state_.draft.slots[static_cast<std::size_t>(slot)] =
            number < roles.size() ? rank_of(roles[number]) : take(false);
    }
    for (int up = faces_up(table_.seats, cast_size(table_)); up > 0; --up) {
        const bool crown = left == rank_bit(4);
        if (crown) throw std::logic_error("rank 4 cannot lie face up");
        const unsigned others = left & ~static_cast<unsigned>(rank_bit(4));
        const auto rank = static_cast<Rank>(std::countr_zero(others));
        left &= ~static_cast<unsigned>(rank_bit(rank));
        table_.face_up = static_cast<Ranks>(table_.face_up | rank_bit(rank));
    }
    for (const int slot : open) state_.draft.slots[static_cast<std::size_t>(slot)] = take(true);
}

inline void Layout::call() {
    table_.killed = position_.killed;
    const Rank rank = rank_of(position_.calls);
    table_.called = static_cast<Rank>(rank - 1);
    for (Rank before = 1; before < rank; ++before)
        if (const Seat seat = holder_of(state_, before); seat != nobody && before != table_.killed)
            table_.revealed[seat] = static_cast<Ranks>(table_.revealed[seat] | rank_bit(before));
    // One step before the call: the owner of a Theater that is not there declines.
    table_.phase = Phase::theater;
    table_.actor = 0;
}

inline State Layout::state() {
    Options options;
    const int seats = static_cast<int>(position_.players.size());
    state_ = *Citadels::start(options, seats);
    choose_cast();
    choose_uniques();
    table_.rules = position_.rules;
    table_.crown = table_.lead = position_.crown;
    table_.first_done = position_.first_done;
    table_.round = 1;
    lay_cards();
    for (Seat seat = 0; seat < table_.seats; ++seat)
        if (table_.first_done == nobody && is_complete(table_, seat)) table_.first_done = seat;
    hand_out_roles();
    call();
    return state_;
}

inline State Position::state() const { return Layout(*this).state(); }

inline void Play::begin() {
    Citadels::apply(state, 0, citadels::act(Kind::no_swap), events);
    events.clear();
    check();
}

inline void Play::check() const { EXPECT_EQ("", Citadels::broken(state)) << show(state); }

inline Citadels::Actions Play::legal() const {
    Citadels::Actions list;
    if (Citadels::turn(state) == Turn::players) Citadels::legal(state, asked(state.table), list);
    return list;
}

inline Play& Play::act(Action action) {
    settle();
    if (!allows(action)) {
        ADD_FAILURE() << "not legal: kind " << static_cast<int>(kind(action)) << " district "
                      << facts(district_of(action)).id << " seat " << int{seat_of(action)} << "\n"
                      << show(state);
        return *this;
    }
    Citadels::apply(state, asked(state.table), action, events);
    check();
    return *this;
}

inline Play& Play::draw(Item item) {
    if (Citadels::turn(state) != Turn::luck || !Citadels::luck(state).among.has(item)) {
        ADD_FAILURE() << "cannot be drawn: " << int{item} << "\n" << show(state);
        return *this;
    }
    Citadels::apply_outcome(state, item, events);
    check();
    return *this;
}

inline Play& Play::settle() {
    while (Citadels::turn(state) == Turn::luck) draw(Citadels::luck(state).among.nth(0));
    return *this;
}

inline Play& Play::pass_to(Role wanted) {
    const auto round = state.table.round;
    for (int step = 0; step < 100; ++step) {
        settle();
        if (Citadels::turn(state) == Turn::over || state.table.round != round ||
            (phase() == Phase::act && role() == wanted))
            return *this;
        const auto list = legal();
        Action choice = list[0];
        for (const auto action : list)
            if (kind(action) == Kind::end_turn || kind(action) == Kind::decline ||
                kind(action) == Kind::hide)
                choice = action;
        act(choice);
    }
    ADD_FAILURE() << "the round does not end\n" << show(state);
    return *this;
}

inline int Play::count(Kind wanted) const {
    int found = 0;
    for (const auto action : legal()) found += kind(action) == wanted ? 1 : 0;
    return found;
}

inline bool Play::told(EventKind what) const {
    for (const auto& event : events.list())
        if (event.what == static_cast<std::uint8_t>(what)) return true;
    return false;
}

inline void Witness::watch(const Play& play) {
    asked_.push_back(asked(play.state.table));
    for (const Viewer viewer : viewers_) {
        views_.push_back(Citadels::view(play.state, viewer));
        for (const auto& event : play.events.list())
            if (event.to.includes(viewer)) told_.push_back(event);
    }
}

inline std::string show(const State& state) {
    const Table& table = state.table;
    std::string text = "phase " + std::to_string(static_cast<int>(table.phase)) + ", called " +
                       std::to_string(table.called) + ", actor " + std::to_string(table.actor) +
                       " as " + std::to_string(table.acting) + ", crown " +
                       std::to_string(table.crown);
    for (Seat seat = 0; seat < table.seats; ++seat) {
        text += "\nseat " + std::to_string(seat) + ": " + std::to_string(table.gold[seat]) +
                " gold, roles " + std::to_string(roles_of(state, seat)) + ", city";
        table.city[seat].each(
            [&](CardId card) { text += " " + std::string(facts(kind_of[card]).id); });
        text += ", hand";
        state.hand[seat].each(
            [&](CardId card) { text += " " + std::string(facts(kind_of[card]).id); });
    }
    return text;
}

}  // namespace agora::citadels
