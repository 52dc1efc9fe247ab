// How a round goes: the wheel, the deals, the secret choices, the trick (§4 to §9.1).
#include "games/royalmatch/engine.hpp"

#include <algorithm>

namespace agora::royalmatch {

namespace {

constexpr std::array<std::string_view, 3> card_words = {"13", "11", "9"};
constexpr std::array<std::string_view, 2> dominance_words = {"standard", "forte"};
constexpr std::array<std::string_view, 4> seal_words = {"8", "0", "12", "unlimited"};
constexpr std::array<std::string_view, 2> penalty_words = {"on", "off"};
constexpr std::array<std::string_view, 3> spectator_words = {"sealed", "dealt", "analysis"};

constexpr std::array<Choice<Options>, 7> all_choices = {{
    {{"target", {"points that end the match", "points qui finissent la partie"}, 10, 100, {}},
     &Options::target},
    {{"rounds", {"rounds at most", "manches au plus"}, 1, 20, {}}, &Options::rounds},
    {{"cards",
      {"cards of each player, so turns of a round", "cartes par joueur, donc tours d'une manche"},
      0,
      2,
      card_words},
     &Options::cards},
    {{"dominance",
      {"forte: the strong suit beats every other card",
       "forte : la couleur forte bat toute autre carte"},
      0,
      1,
      dominance_words},
     &Options::dominance},
    {{"seals",
      {"seals of each player in a round; 8 becomes 7 or 6 in shorter rounds, 0 is without effects",
       "sceaux par joueur et par manche ; 8 devient 7 ou 6 si la manche est courte, 0 : sans "
       "effets"},
      0,
      3,
      seal_words},
     &Options::seals},
    {{"penalty",
      {"failed objectives cost points", "les objectifs manqués coûtent des points"},
      0,
      1,
      penalty_words},
     &Options::penalty},
    {{"spectators",
      {"what they see of objectives; analysis shows everything, for matches among bots",
       "ce qu'ils voient des objectifs ; analysis montre tout, pour les parties entre robots"},
      0,
      2,
      spectator_words},
     &Options::spectators},
}};

//                                           target rounds cards dominance seals penalty spectators
constexpr std::array<Preset<Options>, 4> all_presets = {{
    {{"classic", {"to 30 points", "en 30 points"}}, {30, 20, 0, 0, 0, 0, 0}},
    {{"short", {"to 15 points, nine cards each", "en 15 points, neuf cartes chacun"}},
     {15, 20, 2, 0, 0, 0, 0}},
    {{"plain", {"without effects", "sans effets"}}, {30, 20, 0, 0, 1, 0, 0}},
    {{"forte", {"the strong suit beats all others", "la couleur forte bat toutes les autres"}},
     {30, 20, 0, 1, 0, 0, 0}},
}};

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

// Cards of a hand whose effect may be activated (§9.1).
Cards activatable(const State& state, Seat seat) {
    if (state.turn == state.cards_each()) return 0;  // S15
    Cards cards = affordable[std::min<unsigned>(state.seals[seat], 4)] & ~state.activated;
    if (state.objectives[seat].discarded() == 0) cards &= ~calling_cards;
    return cards;
}

// ---- tricks

// What decides a trick: class of suit (forte), Force, order of suits, printed value (§8).
int strength(const State& state, Card card, int force) {
    return suit_class(state.options.order(), state.strong, suit_of(card)) << 20U |
           (force + 512) << 8U | suit_rank(state.strong, suit_of(card)) << 4U | value_of(card);
}

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

// Cards that everybody has seen are no longer something that one knows.
void uncover(State& state, Cards cards) {
    for (Cards& known : state.knows) known &= ~cards;
    for (Cards& known : state.knows_gilding) known &= ~cards;
    for (Cards& known : state.held) known &= ~cards;
}

// ---- the course of a turn

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
    say(sink, Happening::turn_begins, 0, {state.turn});
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
        say(sink, Happening::revealed, seat,
            {played.card(), played.activated(), played.target(), played.up(),
             byte(state.force[trick][seat]), byte(static_cast<int>(place) + 1), state.seals[seat]});
    }
    say(sink, Happening::won_trick, ranking[0], {state.turn});
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
    fresh.round = byte(state.finished + 1);
    fresh.strong = strong;
    fresh.family = Family::none;
    fresh.opponent = nobody;
    fresh.phase = Phase::deal_objectives;
    fresh.aside[0] = state.options.deck();
    std::fill_n(fresh.seals.begin(), state.seats, state.options.seals_each());
    state = fresh;
    say(sink, Happening::round_begins, 0, {state.round});
    say(sink, Happening::wheel_spun, nobody, {byte(static_cast<int>(index(strong)))});
}

template <class Sink>
void deal_card(State& state, Card card, Sink& sink) {
    const auto seat = static_cast<Seat>(state.at / state.cards_each());
    state.deck[seat] |= only(card);
    state.aside[0] &= ~only(card);
    ++state.at;
    say(sink, Happening::card_dealt, seat, {card}, private_to(state, seat));
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

// Parameters that a card may be played with, by what it needs.
void list_parameters(const State& state, Seat seat, Card card, RoyalMatch::Actions& out) {
    switch (needs_of[card]) {
        case Needs::nothing: out.push(activate(card)); break;
        case Needs::aim:
            out.push(activate(card, 0, false));
            out.push(activate(card, 0, true));
            break;
        case Needs::target_and_aim:
            for (Seat target = 0; target < state.seats; ++target) {
                if (target == seat) continue;
                out.push(activate(card, target, false));
                out.push(activate(card, target, true));
            }
            break;
        case Needs::pick:
            for (unsigned slot = 0; slot < dealt_goals; ++slot)
                if ((state.objectives[seat].discarded() >> slot & 1U) != 0)
                    out.push(activate(card, 0, false, slot));
            break;
    }
}

}  // namespace

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

std::span<const Preset<Options>> RoyalMatch::presets() { return all_presets; }
std::span<const Choice<Options>> RoyalMatch::choices() { return all_choices; }

Result<State> RoyalMatch::start(const Options& options, int seats) {
    State state{};
    state.seats = byte(seats);
    state.options = options;
    state.phase = Phase::wheel;
    state.family = Family::none;
    state.opponent = nobody;
    return state;
}

Turn RoyalMatch::turn(const State& state) {
    switch (state.phase) {
        case Phase::over: return Turn::over;
        case Phase::keep:
        case Phase::choose_hand:
        case Phase::play: return Turn::players;
        default: return Turn::luck;
    }
}

SeatSet RoyalMatch::pending(const State& state) {
    unsigned bits = 0;
    const auto each = [&](auto&& waits) {
        for (Seat seat = 0; seat < state.seats; ++seat) bits |= (waits(seat) ? 1U : 0U) << seat;
    };
    if (state.phase == Phase::play)
        each([&](Seat seat) { return state.choice[seat].empty(); });
    else if (state.phase == Phase::choose_hand)
        each([&](Seat seat) { return count(state.hand[seat]) < first_hand; });
    else if (state.phase == Phase::keep)
        each([&](Seat seat) { return state.objectives[seat].kept == 0; });
    return SeatSet::from_bits(bits);
}

void RoyalMatch::legal(const State& state, Seat seat, Actions& out) {
    if (state.phase == Phase::keep) {
        for (unsigned slots = 1; slots < 8; ++slots) out.push(keep(slots));
    } else if (state.phase == Phase::choose_hand) {
        for (Cards rest = state.deck[seat]; rest != 0; rest &= rest - 1)
            out.push(take(first_of(rest)));
    } else {
        const Cards active = activatable(state, seat);
        for (Cards rest = state.hand[seat]; rest != 0; rest &= rest - 1) {
            const Card card = first_of(rest);
            out.push(play(card));
            if (has(active, card)) list_parameters(state, seat, card, out);
        }
    }
}

template <class Sink>
void RoyalMatch::apply(State& state, Seat seat, Action action, Sink& sink) {
    const auto ready = [&] {
        say(sink, Happening::ready, seat, {static_cast<std::uint8_t>(kind(action))});
    };
    switch (kind(action)) {
        case Kind::keep:
            state.objectives[seat].kept = byte(static_cast<int>(slots_of(action)));
            ready();
            if (!pending(state).empty()) return;
            for (Seat each = 0; each < state.seats; ++each)
                say(sink, Happening::kept, each,
                    {byte(std::popcount(state.objectives[each].kept))});
            state.phase = Phase::deal_cards;
            state.at = 0;
            state.aside[0] = all_cards;
            return;
        case Kind::take:
            state.hand[seat] |= only(card_of(action));
            state.deck[seat] &= ~only(card_of(action));
            if (count(state.hand[seat]) < first_hand) return;
            ready();
            say(sink, Happening::hand_chosen, seat, args_of(state.hand[seat]),
                Audience::only(seat));
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
            const Audience owner = Audience::only(seat);
            say(sink, Happening::objective_dealt, seat, {item},
                state.options.watched() == Spectators::sealed ? owner
                                                              : owner | Audience::spectators());
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
