// Building: what may be built and how it is paid, the Magistrate's hand, tax, complete cities.
#include "games/citadels/flow.hpp"

namespace agora::citadels {

namespace {

constexpr CardId vault = card_of(District::secret_vault);
constexpr CardId monument = card_of(District::monument);
constexpr CardId den = card_of(District::thieves_den);
constexpr CardId necropolis = card_of(District::necropolis);
constexpr CardId frame = card_of(District::framework);
constexpr int monument_limit = 5;  // districts, at every number of players (22)

// 16, 68: what does not count for the limit of the turn.
bool is_beyond_limit(const Table& table, CardId card) {
    return card == card_of(District::stables) ||
           (acting_role(table) == Role::trader && type_of(card) == Type::trade);
}

// A9: the city is counted before anything in it goes as payment.
Obstacle room_for(const Table& table, Seat seat, CardId card) {
    if (card == vault) return Obstacle::vault;
    if (card == monument && table.city[seat].size() >= monument_limit) return Obstacle::monument;
    return Obstacle::none;
}

// To a card that is held, its price apart.
inline Obstacle to_put_up(const Table& table, CardId card) {
    const Seat seat = table.actor;
    if (table.builds == 0 && !is_beyond_limit(table, card)) return Obstacle::limit;
    if (has_kind(table.city[seat], card) && !has_unique(table, seat, District::quarry) &&  // A38
        acting_role(table) != Role::wizard)                                                // A14
        return Obstacle::twice;
    return room_for(table, seat, card);
}

// What that much gold pays, or more: with the Factory a unique district may cost 1 less.
Cards payable(const Table& table, Seat seat, int gold) {
    const int at_most = gold + (has_unique(table, seat, District::factory) ? 1 : 0);
    return cards_up_to(at_most);
}

// Only one who has a pile of cards can be helped: a card for each gold, and the district itself is
// not among them (74).
void list_help(const State& state, CardId card, int missing, Citadels::Actions& out) {
    const Table& table = state.table;
    if (has_done(table, done::ability) || state.hand[table.actor].size() - 1 < missing) return;
    for (Seat seat = 0; seat < table.seats; ++seat)
        if (seat != table.actor && table.gold[seat] >= missing)
            out.push(build_by_help(kind_of[card], seat));
}

// A21: the Cardinal's help and payment in cards are not combined.
void list_card_payments(const Table& table, int price, int cards, Citadels::Actions& out) {
    const int most = std::min(price, cards);
    for (int count = std::max(1, price - table.gold[table.actor]); count <= most; ++count)
        out.push(act_count(Kind::build_by_cards, static_cast<unsigned>(count)));
}

// 20: whatever stands there may make room for the Necropolis. (The Framework does so already, as
// for any district.)
void list_ruins(const Table& table, Citadels::Actions& out) {
    each_target(table, table.actor, [&](CardId own) {
        if (own == frame && !table.beautified.has(own)) return;
        out.push(act_own(Kind::build_by_ruin, kind_of[own], table.beautified.has(own)));
    });
}

// Whose hand the district comes from: the Wizard builds out of the one it looks at.
Seat source(const Table& table) {
    return table.phase == Phase::wizard ? table.target : table.actor;
}

// The card leaves the hand and uses up the limit (46: not that of the Wizard's catch); from now on
// everybody sees it.
void lay_down(State& state, CardId card) {
    Table& table = state.table;
    show_card(state, source(table), card);
    table.building = card;
    if (table.phase == Phase::wizard)
        table.target = nobody;
    else if (!is_beyond_limit(table, card))
        --table.builds;
    table.phase = Phase::act;
}

// 88: whoever receives it in a city pays, if there is gold left.
template <class Sink>
void pay_tax(Table& table, Seat seat, Sink& sink) {
    if (role_at(table, 9) != Role::tax_collector || table.gold[seat] == 0) return;
    if (seat == table.actor && acting_role(table) == Role::tax_collector) return;  // A18
    lose_gold(table, seat, 1);
    ++table.tax;
    sink(event(seat, EventKind::taxed));
}

template <class Sink>
void enter_city(State& state, Seat seat, bool was_complete, Sink& sink) {
    Table& table = state.table;
    table.city[seat].add(table.building);
    table.building = no_card;
    table.paid = 0;
    pay_tax(table, seat, sink);
    check_completion(table, seat, was_complete, sink);
    table.phase = Phase::act;
}

}  // namespace

int price_of(const Table& table, Seat seat, CardId card) {
    const bool cheaper = type_of(card) == Type::unique && card != card_of(District::factory) &&
                         has_unique(table, seat, District::factory);
    return cost_of(card) - (cheaper ? 1 : 0);
}

Obstacle obstacle::to_build(const Table& table) {
    if (!has_done(table, done::gathered)) return Obstacle::not_gathered;
    const Role role = acting_role(table);
    if (role == Role::witch) return Obstacle::witch;
    return role == Role::navigator ? Obstacle::navigator : Obstacle::none;
}

Obstacle obstacle::to_build(const Table& table, const Cards& hand, District district) {
    if (const auto why = to_build(table); why != Obstacle::none) return why;
    const Cards held = hand & copies(district);
    if (held.empty()) return Obstacle::not_held;
    const CardId card = held.first();
    if (card == vault) return Obstacle::vault;
    if (const auto why = to_put_up(table, card); why != Obstacle::none) return why;
    return price_of(table, table.actor, card) > table.gold[table.actor] ? Obstacle::price
                                                                        : Obstacle::none;
}

void list_builds(const State& state, Citadels::Actions& out) {
    const Table& table = state.table;
    if (obstacle::to_build(table) != Obstacle::none) return;
    const Role role = acting_role(table);
    const Seat seat = table.actor;
    Cards hand = state.hand[seat].without(vault);  // 23
    if (table.builds == 0) {
        Cards beyond = copies(District::stables);
        if (role == Role::trader) beyond |= cards_of_type[index(Type::trade)];
        hand = hand & beyond;
    }
    const int gold = table.gold[seat];
    const bool framed = has_unique(table, seat, District::framework);
    const bool others_pay =
        framed || role == Role::cardinal || hand.has(den) || hand.has(necropolis);
    if (!others_pay) hand = hand & payable(table, seat, gold);
    each_first(hand, [&](CardId card) {
        if (to_put_up(table, card) != Obstacle::none) return;
        const District district = kind_of[card];
        const int price = price_of(table, seat, card);
        const int missing = price - gold;
        if (missing <= 0)
            out.push(act_district(Kind::build, district));
        else if (role == Role::cardinal)
            list_help(state, card, missing, out);
        if (framed) out.push(act_district(Kind::build_by_frame, district));  // 19
        if (card == den) list_card_payments(table, price, state.hand[seat].size() - 1, out);
        if (card == necropolis) list_ruins(table, out);
    });
}

// The Wizard builds at once what it takes, only after gathering (A13), and pays as for any other.
void list_catch(const State& state, Citadels::Actions& out) {
    const Table& table = state.table;
    if (!has_done(table, done::gathered)) return;
    const Seat seat = table.actor;
    const bool framed = has_unique(table, seat, District::framework);
    each_first(state.hand[table.target], [&](CardId card) {
        if (room_for(table, seat, card) != Obstacle::none) return;
        const int price = price_of(table, seat, card);
        if (price <= table.gold[seat]) out.push(act_district(Kind::take_and_build, kind_of[card]));
        if (framed) out.push(act_district(Kind::build_by_frame, kind_of[card]));
        if (card == den) list_card_payments(table, price, state.hand[seat].size(), out);
        if (card == necropolis) list_ruins(table, out);
    });
}

template <class Sink>
void pay_and_build(State& state, CardId card, unsigned gold, Kind how, Sink& sink) {
    Table& table = state.table;
    const Seat seat = table.actor;
    lose_gold(table, seat, gold);
    table.spent = static_cast<std::uint16_t>(table.spent + gold);
    table.paid = static_cast<std::uint16_t>(gold);
    table.building = card;
    sink(event(seat, Built{named(card), byte(gold), how}));
    if (!has_done(table, done::paid)) {
        mark(table, done::paid);
        // 70: asked for every character under warrant, until the signed one has been seen; of one's
        // own other character there is nothing to take.
        if (has_rank(table.warrants, table.acting) && table.signed_shown == 0 &&
            table.magistrate != seat) {
            sink(
                event(table.magistrate, EventKind::warrant_asked, UnderWarrant{named(card), seat}));
            table.phase = Phase::confiscate;
            return;
        }
    }
    enter_city(state, seat, is_complete(table, seat), sink);
}

// 62: a district of the own city goes for it, and no Magistrate is asked. A complete city stays one
// though it had a gap for a moment.
template <class Sink>
void build_by_sacrifice(State& state, CardId card, CardId gone, Kind how, Sink& sink) {
    Table& table = state.table;
    const Seat seat = table.actor;
    const bool was_complete = is_complete(table, seat);
    lay_down(state, card);
    raze(state, seat, gone);
    sink(event(seat, Destroyed{seat, named(gone), 0, how}));
    sink(event(seat, Built{named(card), 0, how}));
    enter_city(state, seat, was_complete, sink);
}

template <class Sink>
void apply_build(State& state, Action action, Sink& sink) {
    Table& table = state.table;
    const Seat seat = table.actor;
    switch (kind(action)) {
        case Kind::build:
        case Kind::take_and_build: {
            const CardId card = in_hand_of(state, source(table), district_of(action));
            const auto price = static_cast<unsigned>(price_of(table, seat, card));
            lay_down(state, card);
            pay_and_build(state, card, price, kind(action), sink);
            break;
        }
        case Kind::build_by_frame: {
            const CardId card = in_hand_of(state, source(table), district_of(action));
            build_by_sacrifice(state, card, frame, Kind::build_by_frame, sink);
            break;
        }
        case Kind::build_by_ruin: {
            const CardId ruin = meant(table, seat, action);
            build_by_sacrifice(state, necropolis, ruin, Kind::build_by_ruin, sink);
            break;
        }
        case Kind::build_by_cards: {
            const unsigned count = count_of(action);
            table.paid = static_cast<std::uint16_t>(
                static_cast<unsigned>(price_of(table, seat, den)) - count);
            lay_down(state, den);
            table.due = byte(count);
            table.phase = Phase::pay_cards;
            break;
        }
        case Kind::build_by_help: {
            const CardId card = in_hand_of(state, seat, district_of(action));
            const int price = price_of(table, seat, card);
            const auto missing = static_cast<unsigned>(price - table.gold[seat]);
            mark(table, done::ability);
            lay_down(state, card);
            table.target = seat_of(action);
            table.due = byte(missing);
            table.paid = static_cast<std::uint16_t>(price);
            table.purpose = Purpose::cardinal;
            table.phase = Phase::give;
            move_gold(table, table.target, seat, missing);
            say_hit(sink, event(seat, Helped{table.target, byte(missing)}), table.target);
            break;
        }
        default: break;
    }
}

template <class Sink>
void pay_with_card(State& state, CardId card, Sink& sink) {
    Table& table = state.table;
    const Seat seat = table.actor;
    put_card(state, seat, card, under_deck);
    sink(event(seat, Discarded{Kind::build_by_cards}));
    say_to(sink, seat, EventKind::put_under, CardTold{named(card)});
    if (--table.due == 0) pay_and_build(state, den, table.paid, Kind::build_by_cards, sink);
}

void list_confiscation(const State& state, Citadels::Actions& out) {
    const Table& table = state.table;
    const CardId card = table.building;
    const Seat seat = table.magistrate;
    if (state.signed_warrant == table.acting && !has_kind(table.city[seat], card) &&
        room_for(table, seat, card) == Obstacle::none)  // A10
        out.push(act(Kind::confiscate));
    out.push(act(Kind::decline));
}

template <class Sink>
void apply_confiscation(State& state, bool taken, Sink& sink) {
    Table& table = state.table;
    const Seat builder = table.actor;
    if (!taken) {
        sink(event(table.magistrate, EventKind::not_confiscated));
        enter_city(state, builder, is_complete(table, builder), sink);
        return;
    }
    // 61, 64, A20: all the gold comes back, cards do not.
    table.spent = static_cast<std::uint16_t>(table.spent - table.paid);
    gain_gold(table, builder, table.paid);
    table.signed_shown = table.acting;
    say_hit(sink,
            event(table.magistrate, EventKind::confiscated,
                  UnderWarrant{named(table.building), builder}),
            builder);
    enter_city(state, table.magistrate, is_complete(table, table.magistrate), sink);
}

// 67, 82, 83: a city may grow in any way and at any time. Whoever was first is so for good (A8) and
// is not announced again.
template <class Sink>
void check_completion(Table& table, Seat seat, bool was_complete, Sink& sink) {
    if (was_complete || table.first_done == seat || !is_complete(table, seat)) return;
    const bool first = table.first_done == nobody;
    if (first) table.first_done = seat;
    sink(event(seat, Completed{first}));
}

template void pay_and_build(State&, CardId, unsigned, Kind, Events&);
template void pay_and_build(State&, CardId, unsigned, Kind, Silence&);
template void apply_build(State&, Action, Events&);
template void apply_build(State&, Action, Silence&);
template void pay_with_card(State&, CardId, Events&);
template void pay_with_card(State&, CardId, Silence&);
template void apply_confiscation(State&, bool, Events&);
template void apply_confiscation(State&, bool, Silence&);
template void check_completion(Table&, Seat, bool, Events&);
template void check_completion(Table&, Seat, bool, Silence&);

}  // namespace agora::citadels
