// What viewers know of cards in others' hands, and what they forget (see State).
#include "games/royalmatch/engine.hpp"

#include <algorithm>

namespace agora::royalmatch {

namespace {

// Whether somebody looks with the memory of this row.
bool is_viewer(const State& state, unsigned row) {
    return row < state.seats || row == spectator_row;
}

}  // namespace

void into_pile(State& state, Card card) {
    for (Cards& known : state.knows) known &= ~only(card);
    for (Cards& known : state.knows_gilding) known &= ~only(card);
    for (Cards& known : state.held) known &= ~only(card);
}

void seen_in_hand(State& state, Seat owner, Card card) {
    for (unsigned row = 0; row <= spectator_row; ++row) {
        if (row == owner || !is_viewer(state, row)) continue;
        state.knows[row] |= only(card);
        state.knows_gilding[row] |= only(card);
    }
}

void lose_sight(State& state, Seat one, Seat two) {
    const Cards theirs = state.hand[one] | state.deck[one] | state.hand[two] | state.deck[two];
    for (unsigned row = 0; row <= spectator_row; ++row) {
        if (row == one || row == two) continue;
        state.knows[row] &= ~theirs;
        state.knows_gilding[row] &= ~theirs;
        if (row == spectator_row) continue;
        state.held[row] &= ~theirs;
        state.deck_seen[row] = byte(state.deck_seen[row] & ~(1 << one | 1 << two));
    }
}

void saw_pass(State& state, Seat giver, Seat taker, Cards cards) {
    state.knows[giver] |= cards;
    state.knows_gilding[giver] |= cards;
    state.knows[taker] &= ~cards;
    state.knows_gilding[taker] &= ~cards;
    state.held[taker] &= ~cards;
}

void saw_coup(State& state, Seat self, Seat other, Cards given) {
    const Cards own = state.hand[self] | state.deck[self];
    state.knows[self] = (state.knows[self] & ~own) | given;
    state.knows_gilding[self] = (state.knows_gilding[self] & ~own) | given;
    state.held[self] = state.deck[other];  // there is one Coup a round: nothing was held before
    state.deck_seen[self] = byte(state.deck_seen[self] | 1 << other);
}

void saw_redeal(State& state, const std::array<Cards, most_players>& hands) {
    for (unsigned row = 0; row <= spectator_row; ++row) {
        if (row == spectator_row || state.seats > 2) {  // anybody may have anything now
            state.knows[row] = 0;
            state.knows_gilding[row] = 0;
            if (row == spectator_row) continue;
            state.held[row] = 0;
            state.deck_seen[row] = 0;
        } else if (row < state.seats) {  // of two, what I no longer have the other has
            const Cards own = hands[row];
            const Cards before = state.hand[row];
            state.knows[row] = (state.knows[row] | before) & ~own;
            state.knows_gilding[row] = (state.knows_gilding[row] | before) & ~own;
            state.held[row] &= ~own;
        }
    }
}

void note_gildings(State& state, Seat seat, int gilding, int times) {
    const auto kind = static_cast<unsigned>(gilding > 0 ? gilding - 3 : 1 - gilding);
    auto& known = state.gildings[seat];
    const auto now = static_cast<int>(known >> (4U * kind) & 15U);
    known += static_cast<std::uint32_t>(std::min(times, 15 - now)) << (4U * kind);
}

// A gilding was seen: it is one of those noted, or two of them on one card.
void forget_gilding(State& state, Seat seat, int gilding) {
    auto& known = state.gildings[seat];
    const auto there = [&](unsigned kind) { return (known >> (4U * kind) & 15U) != 0; };
    for (unsigned one = 0; one < 8; ++one)
        if (there(one) && gilding_of_kind(one) == gilding) {
            known -= 1U << (4U * one);
            return;
        }
    for (unsigned one = 0; one < 8; ++one)
        for (unsigned two = one + 1; two < 8; ++two)
            if (there(one) && there(two) &&
                gilding_of_kind(one) + gilding_of_kind(two) == gilding) {
                known -= 1U << (4U * one);
                known -= 1U << (4U * two);
                return;
            }
}

}  // namespace agora::royalmatch
