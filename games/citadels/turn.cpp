// Calling the ranks; the phases of a turn; the end of the round.
#include "games/citadels/flow.hpp"

namespace agora::citadels {

namespace {

template <class Sink>
void take_crown(Table& table, Seat seat, Sink& sink) {
    table.crown = seat;
    sink(event(seat, Crowned{false}));
}

bool takes_crown(Role role) { return role == Role::king || role == Role::patrician; }

bool is_threatened(const Table& table) {
    return has_rank(table.threats, table.acting) && !has_rank(table.threats_gone, table.acting) &&
           !has_done(table, done::settled) && !has_done(table, done::cut_short);
}

// What a character brings by itself, once its player is free to act.
template <class Sink>
void begin_acting(Table& table, Sink& sink) {
    if (takes_crown(acting_role(table)) && !has_done(table, done::resumed))
        take_crown(table, table.actor, sink);  // 59: a bewitched one has taken it already
}

template <class Sink>
void set_actor(Table& table, Seat seat, Rank rank, std::uint16_t acts, Sink& sink) {
    table.actor = seat;
    table.acting = rank;
    table.acts = acts;
    table.spent = 0;
    table.beauties = 0;
    table.builds = 0;
    table.phase = Phase::act;
    const Role role = acting_role(table);
    if ((acts & done::cut_short) != 0) {
        if (takes_crown(role)) take_crown(table, seat, sink);
        return;
    }
    table.builds = facts(role).build_limit;  // A23: whether or not the ability is used
    if (role == Role::bishop) table.bishop = seat;
    if (role == Role::queen) table.queen = seat;  // A19: the Witch's own seat
    if (has_rank(table.threats, rank) && table.blackmailer != seat) return;  // A29: not one's own
    mark(table, done::settled);
    begin_acting(table, sink);
}

template <class Sink>
void begin_turn(State& state, Seat seat, Rank rank, Sink& sink) {
    Table& table = state.table;
    table.revealed[seat] = static_cast<Ranks>(table.revealed[seat] | rank_bit(rank));
    sink(event(seat, EventKind::revealed, RoleTold{role_at(table, rank)}));
    if (table.robbed == rank && table.thief != seat) {  // A17: no effect on one's own
        const unsigned gold = table.gold[seat];
        move_gold(table, seat, table.thief, gold);
        say_hit(sink, event(seat, Robbed{Amount::of(gold), table.thief}), seat);
    }
    if (table.bewitched == rank) {
        say_hit(sink, event(seat, EventKind::bewitched, RoleTold{role_at(table, rank)}), seat);
        set_actor(table, seat, rank, done::cut_short, sink);
    } else {
        set_actor(table, seat, rank, 0, sink);
    }
}

// 41, 43: the Blackmailer is asked after every refusal, whatever the marker is.
template <class Sink>
void apply_threat(State& state, Action action, Sink& sink) {
    Table& table = state.table;
    const Seat seat = table.actor;
    const auto settle = [&] {
        mark(table, done::settled);
        begin_acting(table, sink);
        table.phase = Phase::act;
    };
    switch (kind(action)) {
        case Kind::bribe: {
            const unsigned gold = table.gold[seat] / 2U;  // A30: also of 0 or 1
            move_gold(table, seat, table.blackmailer, gold);
            table.threats_gone = static_cast<Ranks>(table.threats_gone | rank_bit(table.acting));
            sink(event(seat, Bribed{table.blackmailer, byte(std::min(255U, gold))}));
            settle();
            break;
        }
        case Kind::refuse:
            sink(event(seat, EventKind::refused));
            table.phase = Phase::reveal;
            break;
        case Kind::reveal: {
            const bool real = state.real_threat == table.acting;
            const unsigned gold = real ? table.gold[seat] : 0U;
            move_gold(table, seat, table.blackmailer, gold);
            table.threats_gone = static_cast<Ranks>(table.threats_gone | rank_bit(table.acting));
            table.real_shown = state.real_threat;  // of two markers, one tells the other
            say_hit(sink,
                    event(table.blackmailer, ThreatShown{role_at(table, table.acting), real,
                                                         byte(std::min(255U, gold))}),
                    real ? seat : nobody);
            settle();
            break;
        }
        default:
            sink(event(table.blackmailer, EventKind::threat_hidden));
            settle();
            break;
    }
}

// 3.7: Poor House, then the Alchemist's refund (A27); the Park.
template <class Sink>
void end_turn(State& state, Sink& sink) {
    Table& table = state.table;
    const Seat seat = table.actor;
    if (table.gold[seat] == 0 && has_unique(table, seat, District::poor_house)) {
        gain_gold(table, seat, 1);
        sink(event(seat, EventKind::poor_house));
    }
    if (acting_role(table) == Role::alchemist && table.spent > 0) {
        gain_gold(table, seat, table.spent);
        sink(event(seat, Regained{Amount::of(table.spent)}));
    }
    if (state.hand[seat].empty() && has_unique(table, seat, District::park)) {
        const int count = std::min(2, state.deck.size() + state.bottom.size());
        sink(event(seat, EventKind::park, CardsTold{byte(static_cast<unsigned>(count))}));
        draw_cards(state, count, Purpose::park, sink, Told::by_its_cause);
        return;
    }
    call_next(state, sink);
}

// A28: crown, Queen and whatever else the end of the round brings come before the count.
template <class Sink>
void end_round(State& state, Sink& sink) {
    Table& table = state.table;
    table.actor = nobody;
    table.acting = 0;
    table.acts = 0;
    table.spent = 0;
    table.builds = table.beauties = 0;
    table.killed_shown = nobody;
    const Seat victim = table.killed == 0 ? nobody : holder_of(state, table.killed);
    const bool shown =
        victim != nobody && (table.killed == 4 || has_rule(table, rule::show_killed));  // A12
    if (shown) {
        table.killed_shown = victim;
        sink(event(victim, EventKind::killed_shown, RoleTold{role_at(table, table.killed)}));
    }
    if (!shown || table.killed != 4) {
        settle_round(state, sink);
        return;
    }
    table.revealed[victim] = static_cast<Ranks>(table.revealed[victim] | rank_bit(4));  // A11
    if (role_at(table, 4) == Role::emperor) {
        table.actor = victim;
        table.phase = Phase::advisor;
        return;
    }
    table.crown = victim;  // 25, 32
    sink(event(victim, EventKind::heir));
    settle_round(state, sink);
}

template <class Sink>
void gather(State& state, bool gold, Sink& sink) {
    Table& table = state.table;
    const Seat seat = table.actor;
    mark(table, done::gathered);
    if (!gold) {
        const int count = has_unique(table, seat, District::observatory) ? 3 : 2;
        draw_cards(state, count, Purpose::gather, sink);
        return;
    }
    const unsigned coins = has_unique(table, seat, District::gold_mine) ? 3 : 2;
    gain_gold(table, seat, coins);
    sink(event(seat, EventKind::took_gold, GoldTold{byte(coins)}));
    go_on(state, sink);
}

template <class Sink>
void keep(State& state, CardId card, Sink& sink) {
    Table& table = state.table;
    const Seat seat = table.actor;
    const auto others = byte(static_cast<unsigned>(state.drawn.size()) - 1U);
    const bool scholar = table.purpose == Purpose::scholar;
    say_to(sink, seat, EventKind::kept_card, CardTold{named(card)});
    sink(event(seat, Kept{others, scholar}));
    if (scholar) {
        keep_and_shuffle(state, seat, card);
        ++table.shuffles;
    } else {
        keep_card(state, seat, card);
    }
    go_on(state, sink);
}

template <class Sink>
void finish_drawing(State& state, Sink& sink) {
    const Table& table = state.table;
    const bool choosing = table.purpose == Purpose::gather || table.purpose == Purpose::scholar;
    if (table.purpose == Purpose::park)
        call_next(state, sink);
    else if (!choosing || state.drawn.empty())
        go_on(state, sink);
    else if (state.drawn.size() == 1)
        keep(state, state.drawn.first(), sink);
    else
        state.table.phase = Phase::keep;
}

template <class Sink>
void turn_over_if_empty(State& state, Sink& sink) {
    if (!state.deck.empty()) return;
    turn_deck_over(state);
    ++state.table.shuffles;
    sink(event(nobody, EventKind::shuffled));
}

// With the Library all cards gathered are kept (A37).
bool straight_into_hand(const Table& table) {
    return table.purpose == Purpose::gain || table.purpose == Purpose::park ||
           (table.purpose == Purpose::gather && has_unique(table, table.actor, District::library));
}

}  // namespace

template <class Sink>
void call_next(State& state, Sink& sink) {
    Table& table = state.table;
    table.purpose = Purpose::none;
    while (table.called < most_ranks) {
        const Rank rank = ++table.called;
        if (role_at(table, rank) == Role::none) continue;
        // 25, 26: nobody answers for a killed character, held or not.
        const Seat seat = rank == table.killed ? nobody : holder_of(state, rank);
        if (seat != nobody) {
            begin_turn(state, seat, rank, sink);
            return;
        }
        sink(event(nobody, EventKind::called, RoleTold{role_at(table, rank)}));
    }
    end_round(state, sink);
}

template <class Sink>
void go_on(State& state, Sink& sink) {
    Table& table = state.table;
    table.purpose = Purpose::none;
    table.phase = Phase::act;
    if (!has_done(table, done::gathered)) return;
    if (has_done(table, done::cut_short)) {  // 52, 53: the Witch plays on
        sink(event(table.witch, EventKind::resumed, RoleTold{role_at(table, table.acting)}));
        set_actor(table, table.witch, table.acting, done::resumed | done::gathered, sink);
    } else if (is_threatened(table)) {
        sink(event(table.actor, EventKind::threatened));
        table.phase = Phase::bribe;
    }
}

// A24: what there is.
template <class Sink>
void draw_cards(State& state, int count, Purpose purpose, Sink& sink, Told told) {
    Table& table = state.table;
    table.purpose = purpose;
    table.due =
        byte(static_cast<unsigned>(std::min(count, state.deck.size() + state.bottom.size())));
    const bool said = told == Told::by_its_cause && table.due == count;
    sink(event(table.actor, Draws{table.due, said}));
    if (table.due == 0) {
        finish_drawing(state, sink);
        return;
    }
    turn_over_if_empty(state, sink);
    table.phase = Phase::draw;
}

template <class Sink>
void draw_district(State& state, CardId card, Sink& sink) {
    Table& table = state.table;
    draw_card(state, table.actor, card, straight_into_hand(table));
    say_to(sink, table.actor, EventKind::drew, CardTold{named(card)});
    if (--table.due == 0)
        finish_drawing(state, sink);
    else
        turn_over_if_empty(state, sink);
}

Obstacle obstacle::to_gather(const Table& table) {
    return has_done(table, done::gathered) ? Obstacle::gathered : Obstacle::none;
}

Obstacle obstacle::to_act(const Table& table) {
    if (has_done(table, done::cut_short)) return Obstacle::cut_short;
    if (is_threatened(table)) return Obstacle::not_gathered;
    const bool first = acting_role(table) == Role::witch && !has_done(table, done::gathered);
    return first ? Obstacle::not_gathered : Obstacle::none;
}

Obstacle obstacle::to_end(const Table& table) {
    if (!has_done(table, done::gathered)) return Obstacle::not_gathered;
    const Role role = acting_role(table);
    if (role == Role::witch) return Obstacle::witch;
    if (role == Role::emperor && !has_done(table, done::crown)) return Obstacle::crown;
    return Obstacle::none;
}

void list_turn(const State& state, Citadels::Actions& out) {
    const Table& table = state.table;
    const bool gathered = obstacle::to_gather(table) != Obstacle::none;
    if (!gathered) {
        out.push(act(Kind::take_gold));
        out.push(act(Kind::draw_cards));
    }
    if (obstacle::to_act(table) != Obstacle::none) return;
    list_powers(state, out);
    if (acting_role(table) == Role::witch) return;  // 50: gather, then name, and nothing else
    list_effects(state, out);
    if (!gathered) return;  // 13: an obstacle to both
    list_builds(state, out);
    if (obstacle::to_end(table) == Obstacle::none) out.push(act(Kind::end_turn));
}

template <class Sink>
void apply_turn(State& state, Seat /*seat*/, Action action, Sink& sink) {
    switch (kind(action)) {
        case Kind::take_gold: gather(state, true, sink); break;
        case Kind::draw_cards: gather(state, false, sink); break;
        case Kind::keep:
            keep(state, (state.drawn & copies(district_of(action))).first(), sink);
            break;
        case Kind::bribe:
        case Kind::refuse:
        case Kind::reveal:
        case Kind::hide: apply_threat(state, action, sink); break;
        case Kind::end_turn: end_turn(state, sink); break;
        default: break;
    }
}

template <class Sink>
void settle_round(State& state, Sink& sink) {
    Table& table = state.table;
    if (table.killed == 4 && table.killed_shown != nobody && table.queen != nobody &&
        are_neighbours(table, table.queen, table.killed_shown)) {  // 86
        gain_gold(table, table.queen, 3);
        sink(event(table.queen, EventKind::queen));
    }
    if (table.first_done == nobody) {
        begin_round(state, sink);
        return;
    }
    table.phase = Phase::over;
    table.actor = nobody;
    constexpr CardId vault = card_of(District::secret_vault);
    for (Seat seat = 0; seat < table.seats; ++seat) {
        if (!state.hand[seat].has(vault)) continue;
        table.vault = seat;
        each_memory(state, [&](Memory& memory, Seat who) {
            if (who != seat) know(memory, vault, in_hand + seat);
        });
        sink(event(seat, EventKind::vault));
    }
    sink(event(table.first_done, EventKind::ended));
}

template void call_next(State&, Events&);
template void call_next(State&, Silence&);
template void go_on(State&, Events&);
template void go_on(State&, Silence&);
template void draw_cards(State&, int, Purpose, Events&, Told);
template void draw_cards(State&, int, Purpose, Silence&, Told);
template void draw_district(State&, CardId, Events&);
template void draw_district(State&, CardId, Silence&);
template void apply_turn(State&, Seat, Action, Events&);
template void apply_turn(State&, Seat, Action, Silence&);
template void settle_round(State&, Events&);
template void settle_round(State&, Silence&);

}  // namespace agora::citadels
