// The 52 effects (§9): one after another at the beginning of a turn, from the strongest card of the
// last trick to the weakest. An effect that needs luck stops in front of it and goes on with what
// came.
#include "games/royalmatch/exchange.hpp"

#include <algorithm>

namespace agora::royalmatch {

namespace {

template <class Sink>
void modify(State& state, Seat seat, int amount, int lasts, Sink& sink) {
    const int turns = std::min(lasts, state.cards_each() - state.turn + 1);  // the rest is lost
    for (int i = 0; i < turns; ++i) {
        auto& force = state.modifiers[seat].turns[static_cast<unsigned>(i)];
        force = static_cast<std::int8_t>(force + amount);
    }
    sink(event(seat, Modified{signed_byte(amount), byte(turns)}));
}

template <class Sink>
void slander(State& state, const Acting& act, Seat victim, Goal goal, Sink& sink) {
    const auto& dealt = state.objectives[victim].dealt;
    const auto slot = static_cast<unsigned>(std::ranges::find(dealt, goal) - dealt.begin());
    auto& taken = state.slander[act.seat][victim];
    taken = static_cast<std::uint16_t>(taken + (act.effect.amount << (4U * slot)));
    const Audience two = private_to(state, act.seat) | private_to(state, victim);
    sink(event(act.seat, Slandered{victim, goal, act.effect.amount}, two));
    sink(event(act.seat, SlanderedUnseen{victim, act.effect.amount}, all_but(two)));
}

template <class Sink>
void call_back(State& state, const Acting& act, unsigned slots, Sink& sink) {
    Objectives& mine = state.objectives[act.seat];
    const unsigned worth = act.effect.level == 1 ? 1 : 2;
    for (unsigned slot = 0; slot < dealt_goals; ++slot) {
        if ((slots >> slot & 1U) == 0) continue;
        if (mine.bonus(slot) >= worth) continue;  // called before
        mine.called =
            byte(static_cast<int>((mine.called & ~(3U << (2U * slot))) | worth << (2U * slot)));
        sink(event(act.seat, Called{mine.dealt[slot], worth == 2}, private_to(state, act.seat)));
    }
    const int kind = act.effect.level == 1 ? 1 : act.effect.level == 2 ? 8 : 64;
    mine.calls = byte(kind == 64 ? mine.calls | 64 : mine.calls + kind);
}

Goals goals_of(const Objectives& mine, unsigned slots) {
    Goals goals = 0;
    for (unsigned slot = 0; slot < dealt_goals; ++slot)
        if ((slots >> slot & 1U) != 0) goals |= only(mine.dealt[slot]);
    return goals;
}

template <class Sink>
void spin(State& state, Seat seat, Suit strong, Sink& sink) {
    state.strong = strong;
    state.resolved[state.at].result = byte(static_cast<int>(index(strong)));
    sink(event(seat, WheelSpun{strong}));
}

// ---- one effect, step by step: `go_on` does what needs no luck; true when it is finished

template <class Sink>
bool go_on_whirlwind(State& state, const Acting& act, Sink& sink) {
    if (state.opponent == nobody) {
        if (state.seats > 2) return false;
        state.opponent = static_cast<Seat>(1 - act.seat);
    }
    const Seat other = state.opponent;
    state.resolved[state.at].result = other;
    state.sum = byte(std::min({static_cast<int>(act.effect.times), count(state.hand[act.seat]),
                               count(state.hand[other])}));
    for (unsigned row = 0; row < 2; ++row) {
        const Seat giver = row == 0 ? act.seat : other;
        if (state.sum == count(state.hand[giver]))
            set_aside(state, giver, row, state.hand[giver] & ~state.aside[row], sink);
        if (count(state.aside[row]) < state.sum) return false;
    }
    exchange(state, act.seat, state.aside[0], other, state.aside[1], sink);
    state.aside = {};
    return true;
}

template <class Sink>
bool go_on_slander(State& state, const Acting& act, Sink& sink) {
    for (; state.step < state.seats; ++state.step) {
        if (state.step == act.seat) continue;
        const Objectives& victim = state.objectives[state.step];
        const Goals kept = goals_of(victim, victim.kept);
        if (!is_single(kept)) return false;
        slander(state, act, state.step, static_cast<Goal>(std::countr_zero(kept)), sink);
    }
    auto& times = state.slanders[act.seat];
    times = static_cast<std::uint16_t>(times + (1 << (4 * (act.effect.level - 1))));
    state.resolved[state.at].result = byte(state.seats - 1);
    return true;
}

template <class Sink>
bool go_on_theft(State& state, const Acting& act, Sink& sink) {
    const Cards mine = state.hand[act.seat];
    const Cards theirs = state.hand[act.target];
    if (state.aside[0] == 0) {
        if (act.effect.level == 1 && !is_single(mine)) return false;
        set_aside(state, act.seat, 0,
                  act.effect.level == 1 ? mine : only(unwanted(state, act.seat, act.up)), sink);
    }
    if (act.effect.level < 3 && !is_single(theirs)) return false;
    const Card give = first_of(state.aside[0]);
    state.aside = {};
    steal(state, act, give, best_of(state, theirs, act.up), sink);
    return true;
}

template <class Sink>
bool go_on_draw(State& state, const Acting& act, Sink& sink) {
    const int gilding = act.up ? act.effect.amount : -act.effect.amount;
    for (; state.step < act.effect.times; ++state.step) {
        const Cards deck = state.deck[act.seat];
        if (deck == 0) break;
        if (count(deck) > act.effect.times - state.step) return false;  // else all of it comes
        draw_card(state, act.seat, first_of(deck), gilding, sink);
        note_gildings(state, act.seat, gilding, 1);
    }
    state.resolved[state.at].moved = state.step;
    if (state.step == 0) sink(event(act.seat, EventKind::no_effect, CardTold{act.card}));  // S17
    return true;
}

template <class Sink>
void sharpen(State& state, const Acting& act, Sink& sink) {
    const int gilding = act.up ? act.effect.amount : -act.effect.amount;
    const int times = std::min<int>(act.effect.times, count(state.hand[act.seat]));
    Cards rest = state.hand[act.seat];
    for (int i = 0; i < times; ++i) {
        const Card card = best_of(state, rest, !act.up);
        rest &= ~only(card);
        state.gilding[card] = static_cast<std::int8_t>(state.gilding[card] + gilding);
        sink(event(act.seat, EventKind::gilded, GildedTold{card, state.gilding[card]},
                   private_to(state, act.seat)));
    }
    note_gildings(state, act.seat, gilding, times);
    for (unsigned row = 0; row <= spectator_row; ++row)  // which ones, only the owner knows
        if (row != act.seat) state.knows_gilding[row] &= ~state.hand[act.seat];
}

template <class Sink>
bool go_on_gleaning(State& state, const Acting& act, Sink& sink) {
    const Cards among = act.effect.level == 3 ? state.discard : last_trick(state);
    if (act.effect.level == 1 && !is_single(among)) return false;
    if (among == 0 || !glean(state, act.seat, best_of(state, among, act.up), act.up, sink))
        sink(event(act.seat, EventKind::no_effect, CardTold{act.card}));
    return true;
}

template <class Sink>
bool go_on(State& state, Sink& sink) {
    const Acting act = acting(state);
    const Effect& effect = act.effect;
    const int amount = act.up ? effect.amount : -effect.amount;
    switch (state.family) {
        case Family::surge:
        case Family::fervour: modify(state, act.seat, amount, effect.times, sink); return true;
        case Family::oath:
            state.objectives[act.seat].oaths =
                byte(state.objectives[act.seat].oaths + effect.amount);
            sink(event(act.seat, EventKind::swore, PointsTold{effect.amount}));
            return true;
        case Family::calling: {
            const unsigned discarded = state.objectives[act.seat].discarded();
            const bool is_joker = family_of(act.card) == Family::joker;
            if (discarded == 0) {
                sink(event(act.seat, EventKind::no_effect, CardTold{act.card}));
                return true;
            }
            if (effect.level == 3 || (is_joker && std::popcount(discarded) == 1))
                call_back(state, act, discarded, sink);
            else if (is_joker)
                return false;
            else
                call_back(state, act, 1U << state.waiting[state.at].pick(), sink);
            return true;
        }
        case Family::draw: return go_on_draw(state, act, sink);
        case Family::sharpening: sharpen(state, act, sink); return true;
        case Family::gleaning: return go_on_gleaning(state, act, sink);
        case Family::recall:
            if (has(state.discard, act.card) && state.hand[act.seat] != 0)
                swap_with_pile(state, act.seat, act.card, unwanted(state, act.seat, act.up), amount,
                               sink);
            else  // 15.6
                sink(event(act.seat, EventKind::no_effect, CardTold{act.card}));
            return true;
        case Family::siphon:
            modify(state, act.seat, amount, effect.times, sink);
            modify(state, act.target, -amount, effect.times, sink);
            return true;
        case Family::siege: modify(state, act.target, -amount, effect.times, sink); return true;
        case Family::slander: return go_on_slander(state, act, sink);
        case Family::theft: return go_on_theft(state, act, sink);
        case Family::dice:
            if (state.step < effect.times) return false;
            state.resolved[state.at].result = state.sum;
            modify(state, act.seat, act.up ? state.sum : -state.sum, 1, sink);
            return true;
        case Family::whirlwind: return go_on_whirlwind(state, act, sink);
        case Family::joker: return false;
        case Family::respin: return state.step != 0;
        case Family::coronation:
            ++state.objectives[act.seat].crowns;
            sink(event(act.seat, EventKind::crowned, PointsTold{effect.amount}));
            return true;
        case Family::treasure:
            while (state.step < effect.times &&
                   glean(state, act.seat, best_of(state, state.discard, act.up), act.up, sink))
                ++state.step;
            if (state.step == 0) sink(event(act.seat, EventKind::no_effect, CardTold{act.card}));
            return true;
        case Family::carnival: {
            if (state.step == 0) return false;
            const Seat next = next_to_get(state);
            const Cards left = still_gathered(state);
            if (next != nobody) {
                const int wanted = count(state.hand[next]) - count(state.aside[next]);
                if (wanted < count(left)) return false;
                set_aside(state, next, next, left, sink);
            }
            redeal(state, sink);
            return true;
        }
        case Family::coup: coup(state, act, sink); return true;
        case Family::none: break;
    }
    return true;
}

// One of these cards, by a pile of its own.
Luck one_of(const State& state, Cards among) {
    return {pile(state, static_cast<std::uint32_t>(effect_piles) + state.rolls), {among, 0}};
}

}  // namespace

template <class Sink>
bool resolve(State& state, Sink& sink) {
    for (; state.at < state.seats && !state.waiting[state.at].empty(); ++state.at) {
        if (state.family == Family::none) {
            const Played played = state.waiting[state.at];
            const Seat seat = state.waiting_seat[state.at];
            state.family = family_of(played.card());
            state.level = byte(level_of(played.card()));
            state.resolved[state.at] = {.seat = seat,
                                        .card = played.card(),
                                        .family = state.family,
                                        .target = played.target(),
                                        .up = played.up()};
            sink(event(seat, Resolving{played.card(), state.family, state.level, played.target(),
                                       played.up()}));
        }
        if (!go_on(state, sink)) return false;
        state.family = Family::none;
        state.level = 0;
        state.step = 0;
        state.sum = 0;
        state.opponent = nobody;
    }
    state.waiting = {};
    state.waiting_seat = {};
    return true;
}

Luck effect_luck(const State& state) {
    const Acting act = acting(state);
    switch (state.family) {
        case Family::joker: return one_of(state, ItemSet::first(joker_families).low);
        case Family::dice: return one_of(state, ItemSet::first(6).low);
        case Family::respin: return one_of(state, 15U & ~(1U << index(state.strong)));
        case Family::carnival:
            if (state.step == 0) return one_of(state, 15U & ~(1U << index(state.strong)));
            return one_of(state, still_gathered(state));
        case Family::draw: return {pile(state, deck_pile), {state.deck[act.seat], 0}};
        case Family::gleaning: return one_of(state, last_trick(state));
        case Family::whirlwind:
            if (state.opponent == nobody)
                return one_of(state, SeatSet::first(state.seats).without(act.seat).bits());
            if (count(state.aside[0]) < state.sum)
                return one_of(state, state.hand[act.seat] & ~state.aside[0]);
            return one_of(state, state.hand[state.opponent] & ~state.aside[1]);
        case Family::slander: {
            const Objectives& victim = state.objectives[state.step];
            return one_of(state, goals_of(victim, victim.kept));
        }
        case Family::theft:
            return one_of(state, state.hand[state.aside[0] == 0 ? act.seat : act.target]);
        case Family::calling: {
            const Objectives& mine = state.objectives[act.seat];
            return one_of(state, goals_of(mine, mine.discarded()));
        }
        default: return {};
    }
}

template <class Sink>
void apply_effect_luck(State& state, Item item, Sink& sink) {
    const Acting act = acting(state);
    if (state.family != Family::draw) ++state.rolls;
    bool finished = false;
    switch (state.family) {
        case Family::joker:
            state.family = static_cast<Family>(item);
            state.resolved[state.at].family = state.family;
            sink(event(act.seat, JokerDrew{state.family}));
            break;
        case Family::dice:
            ++state.step;
            state.sum = byte(state.sum + item + 1);
            sink(event(act.seat, Rolled{byte(item + 1), state.sum}));
            break;
        case Family::respin:
            state.step = 1;
            spin(state, act.seat, static_cast<Suit>(item), sink);
            state.modifiers[act.seat].spin = act.effect.amount;
            state.modifiers[act.seat].spun = state.strong;
            sink(event(act.seat, Favoured{state.strong, act.effect.amount}));
            break;
        case Family::carnival:
            if (state.step++ == 0) {
                spin(state, act.seat, static_cast<Suit>(item), sink);
                take_extremes(state, act, sink);
            } else {
                const Seat next = next_to_get(state);
                set_aside(state, next, next, only(item), sink);
            }
            break;
        case Family::draw: {
            const int gilding = act.up ? act.effect.amount : -act.effect.amount;
            draw_card(state, act.seat, item, gilding, sink);
            note_gildings(state, act.seat, gilding, 1);
            ++state.step;
            break;
        }
        case Family::gleaning:
            finished = true;
            sink(event(act.seat, EventKind::looked_at, CardTold{item}));
            if (!glean(state, act.seat, item, act.up, sink))
                sink(event(act.seat, EventKind::no_effect, CardTold{act.card}));
            break;
        case Family::whirlwind:
            if (state.opponent == nobody) {
                state.opponent = item;
                sink(event(act.seat, EventKind::opponent_drawn, SeatTold{item}));
            } else {
                ++state.step;
                const unsigned row = count(state.aside[0]) < state.sum ? 0 : 1;
                set_aside(state, row == 0 ? act.seat : state.opponent, row, only(item), sink);
            }
            break;
        case Family::slander:
            slander(state, act, state.step, static_cast<Goal>(item), sink);
            ++state.step;
            break;
        case Family::theft:
            if (state.aside[0] == 0) {
                ++state.step;
                set_aside(state, act.seat, 0, only(item), sink);
            } else {
                finished = true;
                const Card give = first_of(state.aside[0]);
                state.aside = {};
                steal(state, act, give, item, sink);
            }
            break;
        case Family::calling: {
            finished = true;
            const auto& dealt = state.objectives[act.seat].dealt;
            const auto slot = std::ranges::find(dealt, static_cast<Goal>(item)) - dealt.begin();
            call_back(state, act, 1U << slot, sink);
            break;
        }
        default: break;
    }
    if (!finished) return;
    state.family = Family::none;
    state.level = 0;
    state.step = 0;
    ++state.at;
}

// How much was put aside is public: `step` counts the draws, sizes of hands tell what was forced.
void draw_aside_of_effect(State& state, Random& random) {
    const Acting act = acting(state);
    const auto pick = [&](unsigned row, Seat from) {
        state.aside[row] |= only(random.pick({0, {state.hand[from] & ~state.aside[row], 0}}));
    };
    Silence silence;
    if (state.family == Family::theft) {
        if (act.effect.level == 1 && (state.step == 1 || is_single(state.hand[act.seat])))
            pick(0, act.seat);
        else if (act.effect.level == 2)
            state.aside[0] = only(unwanted(state, act.seat, act.up));
    } else if (state.family == Family::whirlwind && state.opponent != nobody) {
        int picks = state.step;
        if (state.sum == count(state.hand[act.seat]))
            state.aside[0] = state.hand[act.seat];
        else
            for (; picks > 0 && count(state.aside[0]) < state.sum; --picks) pick(0, act.seat);
        for (; picks > 0; --picks) pick(1, state.opponent);
    } else if (state.family == Family::carnival && state.step > 0) {
        take_extremes(state, act, silence);
        for (int i = 1; i < state.step; ++i)
            state.aside[next_to_get(state)] |= only(random.pick({0, {still_gathered(state), 0}}));
    }
}

template bool resolve(State&, Events&);
template bool resolve(State&, Silence&);
template void apply_effect_luck(State&, Item, Events&);
template void apply_effect_luck(State&, Item, Silence&);

}  // namespace agora::royalmatch
