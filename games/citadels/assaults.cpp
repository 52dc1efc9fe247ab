// Rank 8 and the districts of others: the Warlord, the Diplomat, the Marshal.
#include "games/citadels/flow.hpp"

namespace agora::citadels {

namespace {

constexpr CardId the_keep = card_of(District::keep);
constexpr int most_seized = 3;  // gold: what the Marshal's victim may cost

int destroy_price(const Table& table, Seat seat, CardId card) {
    return value_of(table, card) - 1 + wall_tax(table, seat, card);
}

// The owner gets the surcharge of the Great Wall too (A2), also where nothing else is due (A3).
int exchange_price(const Table& table, Seat seat, CardId taken, CardId given) {
    return std::max(0, value_of(table, taken) - value_of(table, given)) +
           wall_tax(table, seat, taken);
}

int seize_price(const Table& table, Seat seat, CardId card) {
    return value_of(table, card) + wall_tax(table, seat, card);
}

// 80: no city ends up with two of a name.
bool can_exchange(const Table& table, Seat seat, CardId taken, CardId given) {
    const Seat own = table.actor;
    return given != the_keep &&  // A4
           !has_kind(table.city[own].without(given), taken) &&
           !has_kind(table.city[seat].without(taken), given) &&
           exchange_price(table, seat, taken, given) <= table.gold[own];
}

bool can_exchange_for_any(const Table& table, Seat seat, CardId taken) {
    bool can = false;
    table.city[table.actor].each(
        [&](CardId given) { can = can || can_exchange(table, seat, taken, given); });
    return can;
}

// To one district of a city that may be attacked.
template <Kind kind>
Obstacle to_target(const Table& table, Seat seat, CardId card) {
    const Seat own = table.actor;
    if (card == the_keep) return Obstacle::keep;
    if constexpr (kind == Kind::destroy)
        return destroy_price(table, seat, card) > table.gold[own] ? Obstacle::gold : Obstacle::none;
    if constexpr (kind == Kind::seize) {
        if (value_of(table, card) > most_seized) return Obstacle::too_dear;
        if (has_kind(table.city[own], card)) return Obstacle::twice;
        return seize_price(table, seat, card) > table.gold[own] ? Obstacle::gold : Obstacle::none;
    }
    if (can_exchange_for_any(table, seat, card)) return Obstacle::none;
    return has_kind(table.city[own], card) ? Obstacle::twice : Obstacle::gold;
}

void list_destroy(const Table& table, Citadels::Actions& out) {
    const Cards within_reach = cards_up_to(table.gold[table.actor] + 1);  // dearer ones cost more
    for (Seat seat = 0; seat < table.seats; ++seat) {
        if (!under_attack(table, seat)) continue;  // A7, A39: also one's own
        each_target(
            table, seat,
            [&](CardId card) {
                if (to_target<Kind::destroy>(table, seat, card) == Obstacle::none)
                    out.push(act_on(table, Kind::destroy, seat, card));
            },
            within_reach);
    }
}

void list_seize(const Table& table, Citadels::Actions& out) {
    for (Seat seat = 0; seat < table.seats; ++seat) {
        if (obstacle::to_choose(table, seat) != Obstacle::none || !under_attack(table, seat))
            continue;
        each_target(table, seat, [&](CardId card) {
            if (to_target<Kind::seize>(table, seat, card) == Obstacle::none)
                out.push(act_on(table, Kind::seize, seat, card));
        });
    }
}

void list_exchange(const Table& table, Citadels::Actions& out) {
    if (table.bishop == table.actor) return;  // A39: nor may one's own be touched
    for (Seat seat = 0; seat < table.seats; ++seat) {
        if (obstacle::to_choose(table, seat) != Obstacle::none || !under_attack(table, seat))
            continue;
        each_target(table, seat, [&](CardId card) {
            if (to_target<Kind::exchange>(table, seat, card) == Obstacle::none)
                out.push(act_on(table, Kind::exchange, seat, card));
        });
    }
}

}  // namespace

Obstacle obstacle::to_attack(const Table& table, Kind kind, Seat seat, CardId card) {
    const auto other = to_choose(table, seat);
    if (kind != Kind::destroy && other != Obstacle::none) return other;
    if (is_complete(table, seat)) return Obstacle::complete;
    if (card == the_keep) return Obstacle::keep;
    if (!under_attack(table, seat) || (kind == Kind::exchange && table.bishop == table.actor))
        return Obstacle::bishop;
    switch (kind) {
        case Kind::destroy: return to_target<Kind::destroy>(table, seat, card);
        case Kind::seize: return to_target<Kind::seize>(table, seat, card);
        default: return to_target<Kind::exchange>(table, seat, card);
    }
}

bool under_attack(const Table& table, Seat seat) {
    return seat != table.bishop && !is_complete(table, seat);
}

int wall_tax(const Table& table, Seat seat, CardId card) {
    const bool itself = card == card_of(District::great_wall);
    return has_unique(table, seat, District::great_wall) &&
                   (!itself || has_rule(table, rule::great_wall))  // A1
               ? 1
               : 0;
}

void list_assaults(const State& state, Citadels::Actions& out) {
    const Table& table = state.table;
    if (obstacle::to_use_power(table) != Obstacle::none) return;
    switch (acting_role(table)) {
        case Role::warlord: list_destroy(table, out); break;  // A40: at any moment
        case Role::marshal: list_seize(table, out); break;
        case Role::diplomat: list_exchange(table, out); break;
        default: break;
    }
}

void list_hand_over(const State& state, Citadels::Actions& out) {
    const Table& table = state.table;
    each_target(table, table.actor, [&](CardId given) {
        if (can_exchange(table, table.target, table.wanted, given))
            out.push(act_own(Kind::hand_over, kind_of[given], table.beautified.has(given)));
    });
}

template <class Sink>
void apply_assault(State& state, Action action, Sink& sink) {
    Table& table = state.table;
    const Seat actor = table.actor;
    const Seat seat = seat_of(action);
    switch (kind(action)) {
        case Kind::destroy: {
            const CardId card = meant(table, seat, action);
            const auto price = static_cast<unsigned>(destroy_price(table, seat, card));
            mark(table, done::ability);
            lose_gold(table, actor, price);
            raze(state, seat, card);
            say_hit(sink, event(actor, Destroyed{seat, named(card), byte(price), Kind::destroy}),
                    seat == actor ? nobody : seat);
            break;
        }
        case Kind::seize: {
            const CardId card = meant(table, seat, action);
            const auto price = static_cast<unsigned>(seize_price(table, seat, card));
            mark(table, done::ability);
            move_gold(table, actor, seat, price);
            const bool was_complete = is_complete(table, actor);
            table.city[seat].remove(card);
            table.city[actor].add(card);
            say_hit(sink, event(actor, Seized{seat, named(card), byte(price)}), seat);
            check_completion(table, actor, was_complete, sink);
            break;
        }
        case Kind::exchange:
            mark(table, done::ability);
            table.target = seat;
            table.wanted = meant(table, seat, action);
            table.phase = Phase::hand_over;
            break;
        case Kind::hand_over: {
            const Seat other = table.target;
            const CardId taken = table.wanted;
            const CardId given = meant(table, actor, action);
            const auto price = static_cast<unsigned>(exchange_price(table, other, taken, given));
            move_gold(table, actor, other, price);
            const bool own_complete = is_complete(table, actor);
            const bool other_complete = is_complete(table, other);
            table.city[other].remove(taken);
            table.city[actor].remove(given);
            table.city[other].add(given);
            table.city[actor].add(taken);
            table.target = nobody;
            table.wanted = no_card;
            table.phase = Phase::act;
            say_hit(sink, event(actor, Exchanged{other, named(taken), named(given), byte(price)}),
                    other);
            check_completion(table, other, other_complete, sink);  // 82: by the Monument
            check_completion(table, actor, own_complete, sink);
            break;
        }
        default: break;
    }
}

template void apply_assault(State&, Action, Events&);
template void apply_assault(State&, Action, Silence&);

}  // namespace agora::citadels
