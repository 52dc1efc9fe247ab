// What must hold in every position: cards are conserved, everybody has the same number left, a
// round has exactly as many tricks as cards each.
#include "games/royalmatch/engine.hpp"

#include <algorithm>

namespace agora::royalmatch {

namespace {

bool is_dealt(const State& state) {
    return state.phase != Phase::wheel && state.phase != Phase::deal_objectives &&
           state.phase != Phase::keep;
}

std::string wrong_with_cards(const State& state) {
    Cards met = state.discard;
    if ((met & ~all_cards) != 0) return "a card that is not in the deck";
    for (Seat seat = 0; seat < most_players; ++seat) {
        const Cards hand = state.hand[seat];
        const Cards deck = state.deck[seat];
        if (seat >= state.seats && (hand | deck) != 0) return "cards of a seat that is empty";
        if ((hand & deck) != 0 || (met & (hand | deck)) != 0) return "a card is in two places";
        if (((hand | deck) & ~all_cards) != 0) return "a card that is not in the deck";
        met |= hand | deck;
    }
    if (!is_dealt(state) || state.phase == Phase::deal_cards) return {};
    const int left = state.cards_each() - state.tricks_done();
    for (Seat seat = 0; seat < state.seats; ++seat) {
        if (count(state.hand[seat] | state.deck[seat]) != left)  // §7, the counting invariant
            return "a player has more or fewer cards than turns are left";
        if (state.phase == Phase::play && state.hand[seat] == 0) return "an empty hand";
    }
    if (state.discard != 0 && count(state.discard) != state.seats * (state.cards_each() - left))
        return "the discard pile has lost or gained a card";
    return {};
}

std::string wrong_with_tricks(const State& state) {
    const int done = state.tricks_done();
    if (state.turn > state.cards_each()) return "more turns than cards";
    if ((state.phase == Phase::over || (state.phase == Phase::wheel && state.finished > 0)) &&
        done != state.cards_each())
        return "a round ended before its last turn";
    unsigned won = 0;
    for (const Tally& tally : state.tally) {
        if ((won & tally.wins) != 0) return "a trick was won twice";
        won |= tally.wins;
        if (tally.arcane > tally.activations || tally.strong + tally.weak > tally.tricks())
            return "tricks that were not won are counted";
    }
    if (won != (1U << static_cast<unsigned>(done)) - 1U) return "a trick has no winner";
    int cards = 0;
    for (const Tally& tally : state.tally) cards += tally.red + tally.black;
    if (cards != done * state.seats) return "cards won are not the cards played";
    if (done == 0) return {};
    unsigned ranked = 0;
    for (unsigned place = 0; place < state.seats; ++place) ranked |= 1U << state.ranking[place];
    return ranked == (1U << state.seats) - 1U ? "" : "two cards of a trick are equal";
}

std::string wrong_with_objectives(const State& state) {
    Goals met = 0;
    for (Seat seat = 0; seat < most_players; ++seat) {
        const Objectives& mine = state.objectives[seat];
        for (unsigned slot = 0; slot < dealt_goals; ++slot) {
            const Goal goal = mine.dealt[slot];
            if (goal == Goal::none) continue;
            if (index(goal) >= goal_count || (only(goal) & state.options.deck()) == 0)
                return "an objective that is not in the deck";
            if ((met & only(goal)) != 0) return "an objective was dealt twice";
            met |= only(goal);
            if (mine.bonus(slot) != 0 && (mine.kept >> slot & 1U) != 0)
                return "a kept objective is also a bonus";
            if (slander_on(state, seat, slot) != 0 && (mine.kept >> slot & 1U) == 0)
                return "slander on an objective that is not kept";
        }
        const bool chosen = is_dealt(state) && state.phase != Phase::over;
        if (seat < state.seats && chosen && (mine.kept == 0 || mine.kept > 7))
            return "a player kept no objective";
    }
    return {};
}

std::string wrong_with_effects(const State& state) {
    Cards hands = 0;
    for (const Cards hand : state.hand) hands |= hand;
    for (Card card = 0; card < card_count; ++card)
        if (state.gilding[card] != 0 && !has(hands, card)) return "a gilded card is in no hand";
    const int each = state.options.seals_each();
    for (Seat seat = 0; seat < state.seats; ++seat)
        if (state.round() > 0 && state.seals[seat] > each) return "seals were gained, or overspent";
    const bool waits = state.phase == Phase::resolve;
    if (waits != (state.family != Family::none)) return "an effect does not fit the phase";
    for (unsigned i = 0; i < state.seats; ++i) {
        if (waits != !state.waiting[0].empty()) return "effects wait in another phase";
        if (!state.waiting[i].empty() && !has(state.activated, state.waiting[i].card()))
            return "an effect waits that was not activated";
    }
    for (Seat seat = 0; seat < state.seats; ++seat)
        if (const Played choice = state.choice[seat]; !choice.empty()) {
            if (state.phase != Phase::play) return "a choice is left over";
            if (!has(state.hand[seat], choice.card())) return "a choice is not in its hand";
            if (choice.activated() && !can_activate(state, seat, choice.card()))
                return "an effect is activated that may not be";
        }
    return {};
}

// Nobody is sure of what is not so.
std::string wrong_with_memories(const State& state) {
    for (unsigned row = 0; row <= spectator_row; ++row) {
        Cards others_hands = 0;
        Cards others = 0;
        for (Seat seat = 0; seat < state.seats; ++seat) {
            if (seat == row) continue;
            others_hands |= state.hand[seat];
            others |= state.hand[seat] | state.deck[seat];
        }
        if ((state.knows[row] & ~others_hands) != 0) return "somebody knows a card where it is not";
        if ((state.knows_gilding[row] & ~state.knows[row]) != 0)
            return "somebody knows the gilding of an unknown card";
        if (row == spectator_row) continue;
        if ((state.held[row] & (~others | state.knows[row])) != 0)
            return "somebody knows a card where it is not";
        for (Seat seat = 0; seat < state.seats; ++seat)
            if ((state.deck_seen[row] >> seat & 1U) != 0 &&
                (state.deck[seat] & ~state.held[row]) != 0)
                return "a deck that was seen holds another card";
    }
    return {};
}

}  // namespace

std::string RoyalMatch::broken(const State& state) {
    for (const auto wrong : {wrong_with_cards, wrong_with_tricks, wrong_with_objectives,
                             wrong_with_effects, wrong_with_memories})
        if (auto why = wrong(state); !why.empty()) return why;
    if (state.phase != Phase::over && state.finished > 0)
        for (Seat seat = 0; seat < state.seats; ++seat)
            if (state.total[seat] >= state.options.target) return "the match should be over";
    if (state.phase == Phase::over) {
        const Standing standing = RoyalMatch::standing(state);
        unsigned ranks = 0;
        for (Seat seat = 0; seat < state.seats; ++seat) ranks |= 1U << standing.places[seat].rank;
        if (std::popcount(ranks) != state.seats) return "two players share a rank";  // §11
    }
    return {};
}

}  // namespace agora::royalmatch
