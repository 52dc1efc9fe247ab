// What the characters can do, rank 8 and building apart.
#include "games/citadels/flow.hpp"

namespace agora::citadels {

namespace {

template <class Visit>
void each_other(const Table& table, Visit&& visit) {
    for (Seat seat = 0; seat < table.seats; ++seat)
        if (obstacle::to_choose(table, seat) == Obstacle::none) visit(seat);
}

template <class Visit>
void each_rank(Ranks ranks, Visit&& visit) {
    for (unsigned rest = ranks; rest != 0; rest &= rest - 1)
        visit(static_cast<Rank>(std::countr_zero(rest)));
}

// The characters that cannot be named for a reason. There is no rank 0.
constexpr std::array naming_obstacles = {Obstacle::oneself, Obstacle::rank_1, Obstacle::killed,
                                         Obstacle::bewitched};
Ranks barred(const Table& table, Obstacle why) {
    if (why == Obstacle::oneself) return rank_bit(table.acting);  // A16
    if (table.acting != 2) return 0;  // A15: also one's own other character, face up ones
    if (why == Obstacle::rank_1) return rank_bit(1);  // 34, 38
    return rank_bit(why == Obstacle::killed ? table.killed : table.bewitched);
}

Ranks open_to(const Table& table) {
    unsigned ranks = cast_ranks(table);
    for (const auto why : naming_obstacles) ranks &= ~static_cast<unsigned>(barred(table, why));
    return static_cast<Ranks>(ranks);
}

// 73: the Abbot may ask the richest, as long as it is not among them.
unsigned richest(const Table& table) {
    unsigned most = 0;
    for (Seat seat = 0; seat < table.seats; ++seat)
        most = std::max<unsigned>(most, table.gold[seat]);
    return most;
}

// A26: while the condition holds. `most` is what the richest have.
Obstacle to_tithe_from(const Table& table, Seat seat, unsigned most) {
    if (table.gold[table.actor] == most) return Obstacle::rich;
    return table.gold[seat] == most ? Obstacle::none : Obstacle::not_richest;
}

// A25: one of what there is.
void list_tributes(const State& state, Seat seat, Citadels::Actions& out) {
    for (const Tribute tribute : {Tribute::gold, Tribute::card, Tribute::nothing})
        if (obstacle::to_demand(state.table, seat, tribute, !state.hand[seat].empty()) ==
            Obstacle::none)
            out.push(give_crown(seat, tribute));
}

// What the districts bring the actor, or why it gets nothing.
struct IncomeDue {
    Obstacle why = Obstacle::none;
    int units = 0;
};
IncomeDue income_due(const Table& table) {
    if (facts(acting_role(table)).income == Income::none) return {Obstacle::no_income, 0};
    if (has_done(table, done::income)) return {Obstacle::income_taken, 0};
    const int units = income_units(table);
    return {units == 0 ? Obstacle::no_districts : Obstacle::none, units};
}

void list_income(const Table& table, Citadels::Actions& out) {
    const auto [why, units] = income_due(table);
    if (why != Obstacle::none) return;
    if (facts(acting_role(table)).income != Income::either) {
        out.push(act_count(Kind::income, 0));
        return;
    }
    for (int gold = 0; gold <= units; ++gold)
        out.push(act_count(Kind::income, static_cast<unsigned>(gold)));
}

template <class Sink>
void collect(State& state, unsigned gold_wanted, Sink& sink) {
    Table& table = state.table;
    const auto units = static_cast<unsigned>(income_units(table));
    mark(table, done::income);
    const Income income = facts(acting_role(table)).income;
    const unsigned gold = income == Income::gold    ? units
                          : income == Income::cards ? 0U
                                                    : gold_wanted;
    gain_gold(table, table.actor, gold);
    sink(event(table.actor, Earned{byte(gold), byte(units - gold)}));
    if (units > gold)
        draw_cards(state, static_cast<int>(units - gold), Purpose::gain, sink, Told::by_its_cause);
}

// A character is named; its player, whom nobody else knows yet, is told that it is meant.
template <class Sink>
void tell_holder(const State& state, Rank rank, const Event& told, Sink& sink) {
    const Seat holder = holder_of(state, rank);
    if (holder != nobody && holder != state.table.actor)
        say_to(sink, holder, Struck::of(told, role_at(state.table, rank)));
}

template <class Sink>
void name(State& state, Rank rank, Sink& sink) {
    Table& table = state.table;
    const auto say_named = [&](EventKind what) {
        const Event told = event(table.actor, what, RoleTold{role_at(table, rank)});
        sink(told);
        tell_holder(state, rank, told, sink);
    };
    switch (acting_role(table)) {
        case Role::assassin:
            table.killed = rank;
            say_named(EventKind::killed);
            break;
        case Role::witch:
            table.bewitched = rank;
            table.witch = table.actor;
            say_named(EventKind::witched);
            break;
        default:
            table.robbed = rank;
            table.thief = table.actor;
            say_named(EventKind::stole_from);
            break;
    }
}

template <class Markers>  // Warrants, Threats
Markers named_among(const Table& table, Ranks ranks) {
    Markers markers{};
    std::size_t next = 0;
    each_rank(ranks, [&](Rank rank) { markers.roles[next++] = role_at(table, rank); });
    return markers;
}

template <class Sink>
void place(State& state, Action action, Sink& sink) {
    Table& table = state.table;
    const Seat seat = table.actor;
    const Rank chosen = rank_at(action);
    Ranks ranks = static_cast<Ranks>(rank_bit(chosen) | rank_bit(rank_at(action, 1)));
    const bool warrants = kind(action) == Kind::warrants;
    if (warrants) ranks = static_cast<Ranks>(ranks | rank_bit(rank_at(action, 2)));
    if (warrants) {
        table.warrants = ranks;
        table.magistrate = seat;
        state.signed_warrant = chosen;
    } else {
        table.threats = ranks;
        table.blackmailer = seat;
        state.real_threat = chosen;
    }
    const Event told = warrants ? event(seat, named_among<Warrants>(table, ranks))
                                : event(seat, named_among<Threats>(table, ranks));
    sink(told);
    each_rank(ranks, [&](Rank rank) { tell_holder(state, rank, told, sink); });
    say_to(sink, seat, warrants ? EventKind::warrant_signed : EventKind::threat_real,
           RoleTold{role_at(table, chosen)});
}

template <class Sink>
void see_hand(State& state, Seat whose, Sink& sink) {
    const Seat seat = state.table.actor;
    see(state.memory[seat], in_hand + whose, state.hand[whose]);
    state.hand[whose].each([&](CardId card) { say_to(sink, seat, SawCard{named(card), whose}); });
}

// 37: all the gold there is, and a card for each match even so.
template <class Sink>
void spy(State& state, Seat whose, Type type, Sink& sink) {
    Table& table = state.table;
    const int matches = (state.hand[whose] & cards_of_type[index(type)]).size();
    const auto gold = static_cast<unsigned>(std::min<int>(matches, table.gold[whose]));
    const int cards = std::min(matches, state.deck.size() + state.bottom.size());
    see_hand(state, whose, sink);
    move_gold(table, whose, table.actor, gold);
    // All see what the Spy takes. Where there is neither gold nor a card for a match, they do not
    // learn of it.
    const unsigned shown = std::max(gold, static_cast<unsigned>(cards));
    say_hit(sink, event(table.actor, Spied{whose, type, byte(shown), byte(gold)}), whose);
    if (cards > 0) draw_cards(state, cards, Purpose::gain, sink);
}

template <class Sink>
void trade_hands(State& state, Seat with, Sink& sink) {
    const Seat seat = state.table.actor;
    swap_hands(state, seat, with);
    say_hit(sink, event(seat, EventKind::swapped_hands, SeatTold{with}), with);
    const auto name_cards = [&](Seat from, Seat to) {
        state.hand[to].each(
            [&](CardId card) { say_to(sink, to, CardNamed{named(card), from, to}); });
    };
    name_cards(with, seat);
    name_cards(seat, with);
}

template <class Sink>
void discard(State& state, CardId card, Sink& sink) {
    Table& table = state.table;
    put_card(state, table.actor, card, under_deck);
    ++table.due;
    table.phase = Phase::redraw;
    sink(event(table.actor, Discarded{Kind::discard}));
    say_to(sink, table.actor, EventKind::put_under, CardTold{named(card)});
}

template <class Sink>
void move_card(State& state, Seat from, Seat to, CardId card, Sink& sink) {
    pass_card(state, from, to, card);
    say_hit(sink, event(to, EventKind::card_moved, SeatTold{from}),
            to == state.table.actor ? from : nobody);
    for (const Seat seat : {from, to}) say_to(sink, seat, CardNamed{named(card), from, to});
}

template <class Sink>
void take_from_hand(State& state, Action action, Sink& sink) {
    Table& table = state.table;
    const Seat whose = table.target;
    const CardId card = in_hand_of(state, whose, district_of(action));
    table.target = nobody;
    table.phase = Phase::act;
    move_card(state, whose, table.actor, card, sink);
}

// 49: those with an empty hand are left alone both ways.
template <class Sink>
void see_into_hands(State& state, Sink& sink) {
    Table& table = state.table;
    SeatSet victims;
    each_other(table, [&](Seat seat) {
        if (!state.hand[seat].empty()) victims = victims.with(seat);
    });
    sink(event(table.actor, AbilityUsed{acting_role(table), 0, 0}));
    if (victims.empty()) return;
    table.victims = victims;
    table.target = *victims.begin();
    table.purpose = Purpose::seer;
    table.phase = Phase::lot;
    ++table.lots;
}

template <class Sink>
void use_ability(State& state, Action action, Sink& sink) {
    Table& table = state.table;
    const Seat seat = table.actor;
    unsigned gold = 0;
    int cards = 0;
    switch (acting_role(table)) {
        case Role::seer: see_into_hands(state, sink); return;
        case Role::scholar:
            sink(event(seat, AbilityUsed{acting_role(table), 0, 0}));
            draw_cards(state, 7, Purpose::scholar, sink);
            return;
        case Role::merchant: gold = 1; break;
        case Role::architect: cards = 2; break;
        case Role::navigator:
            if (kind(action) == Kind::ability_gold)
                gold = 4;
            else
                cards = 4;
            break;
        case Role::queen: gold = 3; break;
        default:
            gold = table.tax;
            table.tax = 0;
            break;
    }
    gain_gold(table, seat, gold);
    sink(event(seat, AbilityUsed{acting_role(table), byte(std::min(255U, gold)),
                                 byte(static_cast<unsigned>(cards))}));
    if (cards > 0) draw_cards(state, cards, Purpose::gain, sink, Told::by_its_cause);
}

// The Emperor, the Witch in his place, or the adviser after his death.
template <class Sink>
void give_crown_to(State& state, Seat to, Tribute tribute, Sink& sink) {
    Table& table = state.table;
    const bool advisor = table.phase == Phase::advisor;
    const Seat seat = table.actor;
    table.crown = to;
    say_hit(sink, event(seat, CrownMoved{to, tribute, advisor}),
            tribute == Tribute::gold ? to : nobody);
    if (advisor) {
        settle_round(state, sink);
        return;
    }
    mark(table, done::crown);
    if (tribute == Tribute::gold) move_gold(table, to, seat, 1);
    if (tribute != Tribute::card) return;
    table.target = to;
    table.purpose = Purpose::emperor;
    table.phase = Phase::lot;
    ++table.lots;
}

void list_abilities(const State& state, Citadels::Actions& out) {
    const Table& table = state.table;
    switch (acting_role(table)) {
        case Role::assassin:
        case Role::witch:
        case Role::thief:
            each_rank(open_to(table), [&](Rank rank) { out.push(act_rank(Kind::name, rank)); });
            break;
        case Role::magistrate: {
            const Ranks others = open_to(table);
            each_rank(others, [&](Rank chosen) {
                const auto rest = static_cast<Ranks>(others & ~rank_bit(chosen));
                each_rank(rest, [&](Rank a) {
                    each_rank(static_cast<Ranks>(rest & ~((2U << a) - 1U)),
                              [&](Rank b) { out.push(place_warrants(chosen, a, b)); });
                });
            });
            break;
        }
        case Role::blackmailer: {
            const Ranks open = open_to(table);
            each_rank(open, [&](Rank real) {
                each_rank(static_cast<Ranks>(open & ~rank_bit(real)),
                          [&](Rank other) { out.push(place_threats(real, other)); });
            });
            break;
        }
        case Role::spy:
            each_other(table, [&](Seat seat) {
                for (unsigned type = 0; type < type_count; ++type)
                    out.push(spy_on(seat, static_cast<Type>(type)));
            });
            break;
        case Role::magician:
            each_other(table,  // 44, A35
                       [&](Seat seat) { out.push(act_seat(Kind::swap_hands, seat)); });
            each_kind(state.hand[table.actor],
                      [&](District district) { out.push(act_district(Kind::discard, district)); });
            break;
        case Role::wizard:
            each_other(table, [&](Seat seat) { out.push(act_seat(Kind::look, seat)); });
            break;
        case Role::abbot: {
            const unsigned most = richest(table);
            each_other(table, [&](Seat seat) {
                if (to_tithe_from(table, seat, most) == Obstacle::none)
                    out.push(act_seat(Kind::tithe, seat));
            });
            break;
        }
        case Role::navigator:
            out.push(act(Kind::ability_gold));
            out.push(act(Kind::ability_cards));
            break;
        case Role::seer:
        case Role::scholar:
        case Role::merchant:
        case Role::architect: out.push(act(Kind::ability)); break;
        case Role::queen:
        case Role::tax_collector:
            if (obstacle::to_profit(table) == Obstacle::none) out.push(act(Kind::ability));
            break;
        default: break;
    }
}

}  // namespace

Obstacle obstacle::to_use_power(const Table& table) {
    return has_done(table, done::ability) ? Obstacle::power_used : Obstacle::none;
}

Obstacle obstacle::to_give_crown(const Table& table) {
    return has_done(table, done::crown) ? Obstacle::power_used : Obstacle::none;
}

Obstacle obstacle::to_give_crown(const Table& table, Seat seat) {
    if (const auto why = to_choose(table, seat); why != Obstacle::none) return why;
    return seat == table.crown ? Obstacle::has_crown : Obstacle::none;
}

Obstacle obstacle::to_demand(const Table& table, Seat seat, Tribute tribute, bool has_cards) {
    const bool has_gold = table.gold[seat] > 0;
    switch (tribute) {
        case Tribute::gold: return has_gold ? Obstacle::none : Obstacle::no_gold;
        case Tribute::card: return has_cards ? Obstacle::none : Obstacle::no_cards;
        default: return has_gold || has_cards ? Obstacle::tribute : Obstacle::none;
    }
}

Obstacle obstacle::to_collect(const Table& table) { return income_due(table).why; }

Obstacle obstacle::to_tithe(const Table& table, Seat seat) {
    return to_tithe_from(table, seat, richest(table));
}

Obstacle obstacle::to_profit(const Table& table) {
    if (acting_role(table) == Role::tax_collector)
        return table.tax > 0 ? Obstacle::none : Obstacle::no_tax;
    const Seat fourth = rank4_holder(table);
    const bool beside = fourth != nobody && are_neighbours(table, table.actor, fourth);
    return beside ? Obstacle::none : Obstacle::no_neighbour;
}

Obstacle obstacle::to_beautify(const Table& table) {
    if (table.beauties >= 2) return Obstacle::beauties;
    return table.gold[table.actor] > 0 ? Obstacle::none : Obstacle::gold;
}

Obstacle obstacle::to_name(const Table& table, Rank rank) {
    for (const auto why : naming_obstacles)
        if (has_rank(barred(table, why), rank)) return why;
    return Obstacle::none;
}

void list_powers(const State& state, Citadels::Actions& out) {
    const Table& table = state.table;
    list_income(table, out);
    if (obstacle::to_use_power(table) == Obstacle::none) list_abilities(state, out);
    if (acting_role(table) == Role::emperor && obstacle::to_give_crown(table) == Obstacle::none)
        for (Seat seat = 0; seat < table.seats; ++seat)
            if (obstacle::to_give_crown(table, seat) == Obstacle::none)
                list_tributes(state, seat, out);
    if (acting_role(table) == Role::artist && obstacle::to_beautify(table) == Obstacle::none)
        each_kind(table.city[table.actor] - table.beautified,
                  [&](District district) { out.push(act_district(Kind::beautify, district)); });
    if (table.acting == 8) list_assaults(state, out);
}

template <class Sink>
void apply_power(State& state, Action action, Sink& sink) {
    Table& table = state.table;
    const Seat seat = table.actor;
    const Kind what = kind(action);
    if (what == Kind::income) {
        collect(state, count_of(action), sink);
        return;
    }
    if (what == Kind::crown) {
        give_crown_to(state, seat_of(action), static_cast<Tribute>(count_of(action)), sink);
        return;
    }
    if (what == Kind::beautify) {
        const Cards plain = table.city[seat] - table.beautified;
        const CardId card = (plain & copies(district_of(action))).first();
        lose_gold(table, seat, 1);
        table.beautified.add(card);
        ++table.beauties;
        sink(event(seat, EventKind::beautified, CardTold{named(card)}));
        return;
    }
    mark(table, done::ability);
    switch (what) {
        case Kind::name:
            name(state, rank_at(action), sink);
            if (acting_role(table) == Role::witch) call_next(state, sink);  // 50, 55
            break;
        case Kind::warrants:
        case Kind::threats: place(state, action, sink); break;
        case Kind::spy:
            spy(state, seat_of(action), static_cast<Type>(count_of(action)), sink);
            break;
        case Kind::swap_hands: trade_hands(state, seat_of(action), sink); break;
        case Kind::discard:
            discard(state, in_hand_of(state, seat, district_of(action)), sink);
            break;
        case Kind::redraw: {
            const int count = table.due;
            draw_cards(state, count, Purpose::gain, sink);
            break;
        }
        case Kind::look:
            say_hit(sink, event(seat, EventKind::looked, SeatTold{seat_of(action)}),
                    seat_of(action));
            see_hand(state, seat_of(action), sink);
            if (state.hand[seat_of(action)].empty()) break;
            table.target = seat_of(action);
            table.phase = Phase::wizard;
            break;
        case Kind::take: take_from_hand(state, action, sink); break;
        case Kind::tithe:
            move_gold(table, seat_of(action), seat, 1);
            say_hit(sink, event(seat, EventKind::tithe, SeatTold{seat_of(action)}),
                    seat_of(action));
            break;
        case Kind::ability:
        case Kind::ability_gold:
        case Kind::ability_cards: use_ability(state, action, sink); break;
        default: break;
    }
}

template <class Sink>
void draw_lot(State& state, CardId card, Sink& sink) {
    Table& table = state.table;
    move_card(state, table.target, table.actor, card, sink);
    if (table.purpose == Purpose::emperor) {
        table.target = nobody;
        go_on(state, sink);
        return;
    }
    for (const Seat seat : table.victims) {
        if (seat <= table.target) continue;
        table.target = seat;
        ++table.lots;
        return;
    }
    table.target = *table.victims.begin();
    table.phase = Phase::give;
}

template <class Sink>
void give_card(State& state, CardId card, Sink& sink) {
    Table& table = state.table;
    move_card(state, table.actor, table.target, card, sink);
    if (table.purpose == Purpose::cardinal) {
        if (--table.due > 0) return;
        table.target = nobody;
        table.purpose = Purpose::none;
        pay_and_build(state, table.building, table.paid, Kind::build_by_help, sink);
        return;
    }
    table.victims = table.victims.without(table.target);
    table.target = table.victims.empty() ? nobody : *table.victims.begin();
    if (table.victims.empty()) go_on(state, sink);
}

template void apply_power(State&, Action, Events&);
template void apply_power(State&, Action, Silence&);
template void draw_lot(State&, CardId, Events&);
template void draw_lot(State&, CardId, Silence&);
template void give_card(State&, CardId, Events&);
template void give_card(State&, CardId, Silence&);

}  // namespace agora::citadels
