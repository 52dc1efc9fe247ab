// Unique districts that are used in one's turn: Laboratory, Smithy, Museum, Armory.
#include "games/citadels/course.hpp"

namespace agora::citadels {

namespace {

constexpr CardId armory_card = card_of(District::armory);

}  // namespace

void list_effects(const State& state, Citadels::Actions& out) {
    const Table& table = state.table;
    const Seat seat = table.actor;
    if ((table.city[seat] & cards_of_type[index(Type::unique)]).empty()) return;
    const auto unused = [&](District district, std::uint16_t what) {
        return has_unique(table, seat, district) && !has_done(table, what);
    };
    const auto each_own_card = [&](Kind kind) {
        each_kind(state.hand[seat],
                  [&](District district) { out.push(act_district(kind, district)); });
    };
    if (unused(District::laboratory, done::laboratory)) each_own_card(Kind::laboratory);
    if (unused(District::smithy, done::smithy) && table.gold[seat] >= 2)
        out.push(act(Kind::smithy));
    if (unused(District::museum, done::museum)) each_own_card(Kind::museum);
    if (!has_unique(table, seat, District::armory) || is_complete(table, seat)) return;  // A6
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
            sink(event(seat, Happening::laboratory));
            say_to(sink, seat, Happening::put_under, CardTold{named(card)});
            break;
        }
        case Kind::smithy:
            mark(table, done::smithy);
            lose_gold(table, seat, 2);
            sink(event(seat, Happening::smithy));
            draw_cards(state, 3, Purpose::gain, sink);
            break;
        case Kind::museum: {
            const CardId card = in_hand_of(state, seat, district_of(action));
            mark(table, done::museum);
            put_card(state, seat, card, under_museum);
            sink(event(seat, Happening::museum));
            say_to(sink, seat, Happening::put_under, CardTold{named(card)});
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
