// Unique districts that are used in one's turn: Laboratory, Smithy, Museum, Armory.
#include "games/citadels/flow.hpp"

namespace agora::citadels {

namespace {

constexpr CardId armory_card = card_of(District::armory);
constexpr int smithy_price = 2;

}  // namespace

Obstacle obstacle::to_use(const Table& table, Kind kind) {
    const Seat seat = table.actor;
    const auto once = [&](District district, std::uint16_t what) {
        if (!has_unique(table, seat, district)) return Obstacle::no_district;
        return has_done(table, what) ? Obstacle::used : Obstacle::none;
    };
    switch (kind) {
        case Kind::laboratory: return once(District::laboratory, done::laboratory);
        case Kind::museum: return once(District::museum, done::museum);
        case Kind::smithy:
            if (const auto why = once(District::smithy, done::smithy); why != Obstacle::none)
                return why;
            return table.gold[seat] < smithy_price ? Obstacle::gold : Obstacle::none;
        default:
            if (!has_unique(table, seat, District::armory)) return Obstacle::no_district;
            return is_complete(table, seat) ? Obstacle::complete : Obstacle::none;  // A6
    }
}

void list_effects(const State& state, Citadels::Actions& out) {
    const Table& table = state.table;
    const Seat seat = table.actor;
    if ((table.city[seat] & cards_of_type[index(Type::unique)]).empty()) return;
    const auto may_use = [&](Kind kind) { return obstacle::to_use(table, kind) == Obstacle::none; };
    const auto each_own_card = [&](Kind kind) {
        each_kind(state.hand[seat],
                  [&](District district) { out.push(act_district(kind, district)); });
    };
    if (may_use(Kind::laboratory)) each_own_card(Kind::laboratory);
    if (may_use(Kind::smithy)) out.push(act(Kind::smithy));
    if (may_use(Kind::museum)) each_own_card(Kind::museum);
    if (!may_use(Kind::armory)) return;
    for (Seat other = 0; other < table.seats; ++other) {
        if (is_complete(table, other)) continue;
        each_target(table, other, [&](CardId card) {  // A5, 71: Keep and Bishop do not matter
            if (card != armory_card) out.push(act_on(table, Kind::armory, other, card));
        });
    }
}

template <class Sink>
void apply_effect(State& state, Action action, Sink& sink) {
    Table& table = state.table;
    const Seat seat = table.actor;
    switch (kind(action)) {
        case Kind::laboratory: {
            const CardId card = in_hand_of(state, seat, district_of(action));
            mark(table, done::laboratory);
            put_card(state, seat, card, under_deck);
            gain_gold(table, seat, 2);
            sink(event(seat, EventKind::laboratory));
            say_to(sink, seat, EventKind::put_under, CardTold{named(card)});
            break;
        }
        case Kind::smithy:
            mark(table, done::smithy);
            lose_gold(table, seat, 2);
            sink(event(seat, EventKind::smithy));
            draw_cards(state, 3, Purpose::gain, sink);
            break;
        case Kind::museum: {
            const CardId card = in_hand_of(state, seat, district_of(action));
            mark(table, done::museum);
            put_card(state, seat, card, under_museum);
            sink(event(seat, EventKind::museum));
            say_to(sink, seat, EventKind::put_under, CardTold{named(card)});
            break;
        }
        case Kind::armory: {
            const Seat other = seat_of(action);
            const CardId card = meant(table, other, action);
            raze(state, seat, armory_card);
            raze(state, other, card);
            say_hit(sink, event(seat, Destroyed{other, named(card), 0, Kind::armory}),
                    other == seat ? nobody : other);
            break;
        }
        default: break;
    }
}

template void apply_effect(State&, Action, Events&);
template void apply_effect(State&, Action, Silence&);

}  // namespace agora::citadels
