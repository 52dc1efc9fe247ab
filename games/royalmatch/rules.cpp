// How a round goes: the wheel, the deals, the secret choices, the trick (§4 to §9.1).
#include "games/royalmatch/engine.hpp"

#include <algorithm>

namespace agora::royalmatch {

namespace {

// Cards by price: bit i of set n is a card of level at most n.
constexpr std::array<Cards, 5> make_affordable() {
    std::array<Cards, 5> sets{};
    for (unsigned seals = 0; seals <= 4; ++seals)
        for (Card card = 0; card < card_count; ++card)
            if (level_of(card) <= static_cast<int>(seals)) sets[seals] |= only(card);
    return sets;
}
constexpr auto affordable = make_affordable();

constexpr Cards calling_cards =
    only(card(5, Suit::hearts)) | only(card(9, Suit::hearts)) | only(card(13, Suit::hearts));

constexpr auto make_needs() {
    std::array<Needs, card_count> needs{};
    for (Card card = 0; card < card_count; ++card) needs[card] = effect_of(card).needs;
    return needs;
}
constexpr auto needs_of = make_needs();

// Cards whose effect may not be activated for one reason.
Cards barred(const State& state, Seat seat, Inactive why) {
    switch (why) {
        case Inactive::none: return 0;
        case Inactive::no_effects: return state.options.seals == 1 ? all_cards : 0;
        case Inactive::last_turn: return state.turn == state.cards_each() ? all_cards : 0;
        case Inactive::activated: return state.activated;
        case Inactive::seals: return ~affordable[std::min<unsigned>(state.seals[seat], 4)];
        case Inactive::discarded:
            return state.objectives[seat].discarded() == 0 ? calling_cards : 0;
    }
    return 0;
}

// Cards of a hand whose effect may be activated. Without effects there are no seals.
Cards activatable(const State& state, Seat seat) {
    if (barred(state, seat, Inactive::last_turn) != 0) return 0;
    return ~(barred(state, seat, Inactive::activated) | barred(state, seat, Inactive::seals) |
             barred(state, seat, Inactive::discarded));
}

// ---- tricks

// What decides a trick: class of suit (forte), Force, order of suits, printed value (§8).
int strength(const State& state, Card card, int force) {
    return suit_class(state.options.order(), state.strong, suit_of(card)) << 20U |
           (force + 512) << 8U | suit_rank(state.strong, suit_of(card)) << 4U | value_of(card);
}

// Cards that everybody has seen are no longer something that one knows.
void uncover(State& state, Cards cards) {
    for (Cards& known : state.knows) known &= ~cards;
    for (Cards& known : state.knows_gilding) known &= ~cards;
    for (Cards& known : state.held) known &= ~cards;
}

// ---- a turn, step by step

template <class Sink>
void draw_on(State& state, Sink& sink) {
    for (; state.at < state.seats; ++state.at) {
        const Cards deck = state.deck[state.at];
        if (deck == 0) continue;
        if ((deck & (deck - 1)) != 0) return;  // luck is due
        draw_card(state, state.at, first_of(deck), 0, sink);
    }
    state.at = 0;
    state.phase = Phase::play;
}

template <class Sink>
void resolve_on(State& state, Sink& sink) {
    if (!resolve(state, sink)) return;
    state.phase = Phase::draw;
    state.at = 0;
    draw_on(state, sink);
}

template <class Sink>
void begin_turn(State& state, Sink& sink) {
    ++state.turn;
    sink(event(nobody, TurnBegins{state.turn}));
    for (Modifiers& mine : state.modifiers) mine = {{mine.turns[1], mine.turns[2], 0}, 0, {}};
    state.resolved = {};
    state.phase = Phase::resolve;
    state.at = 0;
    resolve_on(state, sink);
}

// All cards are shown, the trick is decided and written down, effects wait (§7.4, §7.5).
template <class Sink>
void reveal(State& state, Sink& sink) {
    const unsigned trick = state.turn - 1U;
    std::array<int, most_players> strengths{};
    Cards cards = 0;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const Played played = state.choice[seat];
        const Card card = played.card();
        const int force = force_of(state, seat, card);
        strengths[seat] = strength(state, card, force);
        cards |= only(card);
        state.record[trick][seat] = byte(static_cast<int>(played.bits() & 127U));
        state.force[trick][seat] = static_cast<std::int8_t>(force);
        state.hand[seat] &= ~only(card);
        if (const int gilding = state.gilding[card]; gilding != 0) {
            if (!has(state.knows_gilding[spectator_row], card))
                forget_gilding(state, seat, gilding);
            state.gilding[card] = 0;
        }
        if (!played.activated()) continue;
        state.activated |= only(card);
        if (state.seals[seat] != unlimited_seals)
            state.seals[seat] = byte(state.seals[seat] - level_of(card));
        ++state.tally[seat].activations;
    }
    uncover(state, cards);
    state.discard |= cards;

    std::array<Seat, most_players> ranking{};
    for (Seat seat = 0; seat < state.seats; ++seat) {
        unsigned place = 0;
        for (Seat other = 0; other < state.seats; ++other)
            place += strengths[other] > strengths[seat] ? 1U : 0U;
        ranking[place] = seat;
    }
    state.ranking = ranking;
    for (unsigned place = 0; place < state.seats; ++place) {
        const Seat seat = ranking[place];
        const Played played = state.choice[seat];
        sink(event(seat, Revealed{played.card(), played.activated(), played.target(), played.up(),
                                  state.force[trick][seat], byte(static_cast<int>(place) + 1),
                                  state.seals[seat]}));
    }
    sink(event(ranking[0], WonTrick{state.turn}));
    count_trick(state, ranking[0], cards);
    unsigned waits = 0;
    for (unsigned place = 0; place < state.seats; ++place)
        if (const Played played = state.choice[ranking[place]]; played.activated()) {
            state.waiting[waits] = played;
            state.waiting_seat[waits++] = ranking[place];
        }
    state.choice = {};
    if (state.turn < state.cards_each())
        begin_turn(state, sink);
    else
        score_round(state, sink);
}

template <class Sink>
void begin_round(State& state, Suit strong, Sink& sink) {
    State fresh{};
    fresh.seats = state.seats;
    fresh.options = state.options;
    fresh.total = state.total;
    fresh.fulfilled = state.fulfilled;
    fresh.result = state.result;
    fresh.ranking = state.ranking;
    fresh.finished = state.finished;
    fresh.strong = strong;
    fresh.family = Family::none;
    fresh.opponent = nobody;
    fresh.phase = Phase::deal_objectives;
    fresh.aside[0] = state.options.deck();
    std::fill_n(fresh.seals.begin(), state.seats, state.options.seals_each());
    state = fresh;
    sink(event(nobody, RoundBegins{byte(state.round())}));
    sink(event(nobody, WheelSpun{strong}));
}

template <class Sink>
void deal_card(State& state, Card card, Sink& sink) {
    Seat seat = 0;
    while (count(state.deck[seat]) == state.cards_each()) ++seat;
    state.deck[seat] |= only(card);
    state.aside[0] &= ~only(card);
    ++state.at;
    sink(event(seat, EventKind::card_dealt, CardTold{card}, private_to(state, seat)));
}

template <class Sink>
void finish_deal(State& state, Sink& sink) {
    const int wanted = state.seats * state.cards_each() - state.at;
    if (wanted == count(state.aside[0]) && wanted <= state.cards_each())
        while (state.aside[0] != 0) deal_card(state, first_of(state.aside[0]), sink);
    if (state.at < state.seats * state.cards_each()) return;
    state.aside[0] = 0;  // the talon is what is nowhere else
    state.at = 0;
    state.phase = Phase::choose_hand;
}

// Parameters that a card may be played with, by number of seats, seat, and what it needs; a pick
// depends on what was discarded.
struct Parameters {
    std::array<std::uint32_t, 8> actions{};  // activations of the card 0, to be joined with a card
    std::size_t count = 0;                   // of them; the rest is there to be copied in one go
    constexpr void add(Action action) { actions[count++] = static_cast<std::uint32_t>(action); }
};
using ParameterTable = std::array<std::array<std::array<Parameters, 3>, most_players>, 3>;

constexpr ParameterTable make_parameters() {
    ParameterTable table{};
    for (unsigned seats = 2; seats <= most_players; ++seats)
        for (Seat seat = 0; seat < seats; ++seat) {
            auto& [nothing, aim, target_and_aim] = table[seats - 2][seat];
            nothing.add(activate(0));
            for (const bool up : {false, true}) aim.add(activate(0, 0, up));
            for (const Seat target : targets_of(static_cast<int>(seats), seat))
                for (const bool up : {false, true}) target_and_aim.add(activate(0, target, up));
        }
    return table;
}
constexpr ParameterTable parameter_table = make_parameters();

// All ways to play the cards of a hand.
void list_plays(const State& state, Seat seat, RoyalMatch::Actions& out) {
    std::array<Action, RoyalMatch::Actions::capacity + 8> list;  // NOLINT: filled as far as used
    std::size_t size = 0;
    const auto& parameters = parameter_table[state.seats - 2U][seat];
    const Cards active = activatable(state, seat);
    for (Cards rest = state.hand[seat]; rest != 0; rest &= rest - 1) {
        const Card card = first_of(rest);
        list[size++] = play(card);
        if (!has(active, card)) continue;
        if (needs_of[card] == Needs::pick) {
            for (unsigned slots = state.objectives[seat].discarded(); slots != 0;
                 slots &= slots - 1)
                list[size++] =
                    activate(card, 0, false, static_cast<unsigned>(std::countr_zero(slots)));
            continue;
        }
        const Parameters& each = parameters[static_cast<unsigned>(needs_of[card])];
        for (std::size_t i = 0; i < each.actions.size(); ++i)
            list[size + i] = static_cast<Action>(each.actions[i] | card);
        size += each.count;
    }
    out.append(std::span(list).first(size));
}

}  // namespace

void count_trick(State& state, Seat winner, Cards cards) {
    Tally& tally = state.tally[winner];
    const auto add = [](std::uint8_t& number, int more) { number = byte(number + more); };
    tally.wins = static_cast<std::uint16_t>(tally.wins | 1 << (state.turn - 1));
    const int red = count(cards & red_cards);
    add(tally.red, red);
    add(tally.black, count(cards) - red);
    add(tally.hearts, count(cards & of_suit(Suit::hearts)));
    add(tally.faces, count(cards & face_cards));
    add(tally.aces, count(cards & of_value(14)));
    const Played own = state.choice[winner];
    const Suit suit = suit_of(own.card());
    add(tally.strong, suit == state.strong ? 1 : 0);
    add(tally.weak, suit == opposite(state.strong) ? 1 : 0);
    add(tally.arcane, own.activated() ? 1 : 0);
    unsigned marks = 1U << index(suit);
    if (value_of(own.card()) <= number_of(state, Goal::david)) marks |= Tally::david;
    const Cards regal = state.seats == 2 ? of_value(12) | of_value(13) : of_value(13);
    if ((cards & ~only(own.card()) & regal) != 0) marks |= Tally::regicide;
    tally.marks = byte(tally.marks | static_cast<int>(marks));
    for (Seat seat = 0; seat < state.seats; ++seat)
        if (seat != winner && value_of(state.choice[seat].card()) >= 13)
            state.tally[seat].marks = byte(state.tally[seat].marks | Tally::icarus);
}

// ---- questions

int force_of(const State& state, Seat seat, Card card) {
    const Modifiers& mine = state.modifiers[seat];
    int force = value_of(card) + mine.turns[0] + state.gilding[card];
    if (mine.spin != 0) {
        if (suit_of(card) == mine.spun) force += mine.spin;
        if (suit_of(card) == opposite(mine.spun)) force -= mine.spin;
    }
    return force;
}

int rank_of(const State& state, Card card) {
    return order_of(state.options.order(), state.strong)[card];
}

Inactive why_inactive(const State& state, Seat seat, Card card) {
    for (const auto why : {Inactive::no_effects, Inactive::last_turn, Inactive::activated,
                           Inactive::seals, Inactive::discarded})
        if (has(barred(state, seat, why), card)) return why;
    return Inactive::none;
}

bool can_activate(const State& state, Seat seat, Card card) {
    return has(activatable(state, seat), card);
}

int slander_by(const State& state, Seat slanderer, Seat victim, unsigned slot) {
    return state.slander[slanderer][victim] >> (4U * slot) & 15;
}

int slander_on(const State& state, Seat victim, unsigned slot) {
    int points = 0;
    for (Seat seat = 0; seat < state.seats; ++seat) points += slander_by(state, seat, victim, slot);
    return points;
}

Played recorded(const State& state, int trick, Seat seat) {
    return Played::from_bits(state.record[static_cast<unsigned>(trick - 1)][seat]);
}

Seat winner_of(const State& state, int trick) {
    for (Seat seat = 0; seat < state.seats; ++seat)
        if ((state.tally[seat].wins >> (trick - 1) & 1) != 0) return seat;
    return nobody;
}

// ---- the game

Expected<State> RoyalMatch::start(const Options& options, int seats) {
    State state{};
    state.seats = byte(seats);
    state.options = options;
    state.phase = Phase::wheel;
    state.family = Family::none;
    state.opponent = nobody;
    return state;
}

Expected<State> RoyalMatch1::start(const Options& options, int seats) {
    Options of_then = options;
    of_then.version = 1;
    return RoyalMatch::start(of_then, seats);
}

Turn RoyalMatch::turn(const State& state) {
    constexpr std::array turns = {Turn::luck, Turn::luck, Turn::players, Turn::luck, Turn::players,
                                  Turn::luck, Turn::luck, Turn::players, Turn::over};
    return turns[static_cast<unsigned>(state.phase)];
}

SeatSet RoyalMatch::pending(const State& state) {
    unsigned bits = 0;
    if (state.phase == Phase::play) {
        for (unsigned seat = 0; seat < most_players; ++seat)
            bits |= state.choice[seat].bits() >> 15U << seat;  // only an empty one has that bit
    } else if (state.phase == Phase::choose_hand) {
        for (unsigned seat = 0; seat < most_players; ++seat)
            bits |= (count(state.hand[seat]) < first_hand ? 1U : 0U) << seat;
    } else if (state.phase == Phase::keep) {
        for (unsigned seat = 0; seat < most_players; ++seat)
            bits |= (state.objectives[seat].kept == 0 ? 1U : 0U) << seat;
    }
    return SeatSet::from_bits(bits & ((1U << state.seats) - 1U));
}

void RoyalMatch::legal(const State& state, Seat seat, Actions& out) {
    if (state.phase == Phase::keep) {
        for (unsigned slots = 1; slots < 8; ++slots) out.push(keep(slots));
    } else if (state.phase == Phase::choose_hand) {
        for (Cards rest = state.deck[seat]; rest != 0; rest &= rest - 1)
            out.push(take(first_of(rest)));
    } else {
        list_plays(state, seat, out);
    }
}

template <class Sink>
void RoyalMatch::apply(State& state, Seat seat, Action action, Sink& sink) {
    const auto ready = [&] { sink(event(seat, Ready{kind(action)})); };
    switch (kind(action)) {
        case Kind::keep:
            state.objectives[seat].kept = byte(static_cast<int>(slots_of(action)));
            ready();
            if (!pending(state).empty()) return;
            for (Seat each = 0; each < state.seats; ++each)
                sink(event(each, KeptGoals{byte(std::popcount(state.objectives[each].kept))}));
            if (state.options.watched() != Spectators::sealed)
                for (Seat each = 0; each < state.seats; ++each)
                    sink(event(each, DealtShown{state.objectives[each].dealt},
                               Audience::spectators()));
            state.phase = Phase::deal_cards;
            state.at = 0;
            state.aside[0] = all_cards;
            return;
        case Kind::take:
            state.hand[seat] |= only(card_of(action));
            state.deck[seat] &= ~only(card_of(action));
            if (count(state.hand[seat]) < first_hand) return;
            ready();
            sink(event(seat, EventKind::hand_chosen, CardsTold{state.hand[seat]},
                       Audience::only(seat)));
            if (pending(state).empty()) begin_turn(state, sink);
            return;
        case Kind::play:
            state.choice[seat] = played_of(action);
            ready();
            if (pending(state).empty()) reveal(state, sink);
            return;
    }
}

Luck RoyalMatch::luck(const State& state) {
    switch (state.phase) {
        case Phase::wheel: return {pile(state, wheel_pile), ItemSet::first(suit_count)};
        case Phase::deal_objectives: return {pile(state, objective_pile), {state.aside[0], 0}};
        case Phase::deal_cards: return {pile(state, card_pile), {state.aside[0], 0}};
        case Phase::draw: return {pile(state, deck_pile), {state.deck[state.at], 0}};
        case Phase::resolve: return effect_luck(state);
        default: return {};
    }
}

template <class Sink>
void RoyalMatch::apply_outcome(State& state, Item item, Sink& sink) {
    switch (state.phase) {
        case Phase::wheel: begin_round(state, static_cast<Suit>(item), sink); break;
        case Phase::deal_objectives: {
            const auto seat = static_cast<Seat>(state.at / dealt_goals);
            state.objectives[seat].dealt[state.at % dealt_goals] = static_cast<Goal>(item);
            state.aside[0] &= ~(Cards{1} << item);
            sink(event(seat, EventKind::objective_dealt, GoalTold{static_cast<Goal>(item)},
                       private_to(state, seat)));
            if (++state.at < dealt_goals * state.seats) break;
            state.at = 0;
            state.aside[0] = 0;
            state.phase = Phase::keep;
            break;
        }
        case Phase::deal_cards:
            deal_card(state, item, sink);
            finish_deal(state, sink);
            break;
        case Phase::resolve:
            apply_effect_luck(state, item, sink);
            resolve_on(state, sink);
            break;
        case Phase::draw:
            draw_card(state, state.at, item, 0, sink);
            ++state.at;
            draw_on(state, sink);
            break;
        default: break;
    }
}

template void RoyalMatch::apply(State&, Seat, Action, Events&);
template void RoyalMatch::apply(State&, Seat, Action, Silence&);
template void RoyalMatch::apply_outcome(State&, Item, Events&);
template void RoyalMatch::apply_outcome(State&, Item, Silence&);

}  // namespace agora::royalmatch
