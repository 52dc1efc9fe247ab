// How cards move, and what everybody makes of it. Each function moves the cards and brings all
// memories up to date: those who see a card know where it is, to the others it may be there too.
#pragma once

#include "games/citadels/rules.hpp"

#include <algorithm>

namespace agora::citadels {

inline constexpr std::size_t common = most_players;  // the memory of those who see nothing hidden

// Of one memory.

inline void forget(Memory& memory, CardId card) {
    const std::uint32_t rest = ~(1U << (card & 31U));
    for (auto& word : memory.words[card >> 5U]) word &= rest;
}

inline void know(Memory& memory, CardId card, unsigned place) {
    forget(memory, card);
    memory.words[card >> 5U][place] |= 1U << (card & 31U);
}

inline void know_all(Memory& memory, Cards cards, unsigned place) {
    for (std::size_t i = 0; i < 3; ++i) {
        for (auto& word : memory.words[i]) word &= ~cards.words[i];
        memory.words[i][place] |= cards.words[i];
    }
}

// The places where a card may be, as bits.
inline unsigned places_of(const Memory& memory, CardId card) {
    unsigned places = 0;
    for (unsigned place = 0; place < place_count; ++place)
        places |= ((memory.words[card >> 5U][place] >> (card & 31U)) & 1U) << place;
    return places;
}

inline void set_places(Memory& memory, CardId card, unsigned places) {
    forget(memory, card);
    for (unsigned place = 0; place < place_count; ++place)
        memory.words[card >> 5U][place] |= ((places >> place) & 1U) << (card & 31U);
}

// Whether the copies of a kind that are out of sight may all be in the same places.
inline bool are_alike(const Memory& memory, const Cards& copies) {
    Cards all;
    for (unsigned place = 0; place < place_count; ++place) all |= memory.at(place) & copies;
    for (unsigned place = 0; place < place_count; ++place)
        if (const Cards may = memory.at(place) & copies; !may.empty() && may != all) return false;
    return true;
}

// A card came into sight out of a place. Copies of a kind look alike, so that the owner of the
// memory cannot tell which one it is: one that was surely there, if there was one; otherwise all
// that may have been there are as good as each other from now on.
inline void recognise(Memory& memory, CardId card, unsigned from) {
    const Cards copies = citadels::copies(kind_of[card]);
    if (copies.size() == 1 || are_alike(memory, copies)) return forget(memory, card);
    const Cards there = copies & memory.at(from);
    CardId sure = no_card;
    unsigned anywhere = 0;
    there.each([&](CardId copy) {
        const unsigned places = places_of(memory, copy);
        anywhere |= places;
        if (places == 1U << from && (sure == no_card || copy == card)) sure = copy;
    });
    if (sure == no_card)
        there.each([&](CardId copy) { set_places(memory, copy, anywhere); });
    else if (sure != card)
        set_places(memory, sure, places_of(memory, card));
    forget(memory, card);
}

// The place holds exactly these.
inline void see(Memory& memory, unsigned place, Cards cards) {
    cards.each([&](CardId card) { recognise(memory, card, place); });
    know_all(memory, cards, place);
    memory.set(place, cards);
}

// Something that the owner of the memory did not see went from one place to another.
inline void suppose(Memory& memory, unsigned from, unsigned to) {
    for (auto& word : memory.words) word[to] |= word[from];
}

inline void clear(Memory& memory, unsigned place) {
    for (auto& word : memory.words) word[place] = 0;
}

// Of all of them.

template <class Change>
void each_memory(State& state, Change&& change) {
    for (Seat seat = 0; seat < state.table.seats; ++seat) change(state.memory[seat], seat);
    change(state.memory[common], nobody);
}

inline void clear_everywhere(State& state, unsigned place) {
    each_memory(state, [&](Memory& memory, Seat) { clear(memory, place); });
}

inline void clear_if_empty(State& state, Seat seat) {
    if (state.hand[seat].empty()) clear_everywhere(state, in_hand + seat);
}

// From the deck, into the hand of a seat or among the cards it looks at.
inline void draw_card(State& state, Seat seat, CardId card, bool into_hand) {
    state.deck.remove(card);
    (into_hand ? state.hand[seat] : state.drawn).add(card);
    const unsigned to = into_hand ? in_hand + seat : among_drawn;
    each_memory(state, [&](Memory& memory, Seat who) {
        if (who == seat)
            recognise(memory, card, in_deck);
        else
            suppose(memory, in_deck, to);
    });
    if (state.deck.empty()) clear_everywhere(state, in_deck);
}

// One of the cards drawn is kept, the others go under the deck.
inline void keep_card(State& state, Seat seat, CardId card) {
    const Cards others = state.drawn.without(card);
    state.hand[seat].add(card);
    state.bottom |= others;
    state.drawn = {};
    each_memory(state, [&](Memory& memory, Seat who) {
        if (who == seat) {
            know_all(memory, others, under_deck);
        } else {
            suppose(memory, among_drawn, in_hand + seat);
            if (!others.empty()) suppose(memory, among_drawn, under_deck);
        }
        clear(memory, among_drawn);
    });
}

// The Scholar keeps one and shuffles the others, and all that is under the deck, into it.
inline void keep_and_shuffle(State& state, Seat seat, CardId card) {
    const Cards others = state.drawn.without(card);
    state.hand[seat].add(card);
    state.deck |= state.bottom | others;
    state.bottom = {};
    state.drawn = {};
    each_memory(state, [&](Memory& memory, Seat who) {
        if (who == seat) {
            know_all(memory, others, in_deck);
        } else {
            suppose(memory, among_drawn, in_hand + seat);
            if (!others.empty()) suppose(memory, among_drawn, in_deck);
        }
        suppose(memory, under_deck, in_deck);
        clear(memory, under_deck);
        clear(memory, among_drawn);
    });
}

// The deck is empty: what lies under it is shuffled and drawn from (A32, A33: in random order).
inline void turn_deck_over(State& state) {
    state.deck = state.bottom;
    state.bottom = {};
    each_memory(state, [](Memory& memory, Seat) {
        memory.set(in_deck, memory.at(under_deck));
        clear(memory, under_deck);
    });
}

// From a hand under the deck, or under the Museum.
inline void put_card(State& state, Seat seat, CardId card, Place place) {
    state.hand[seat].remove(card);
    (place == under_museum ? state.museum : state.bottom).add(card);
    each_memory(state, [&](Memory& memory, Seat who) {
        if (who == seat)
            know(memory, card, place);
        else
            suppose(memory, in_hand + seat, place);
    });
    clear_if_empty(state, seat);
}

// From hand to hand, seen by these two only.
inline void pass_card(State& state, Seat from, Seat to, CardId card) {
    state.hand[from].remove(card);
    state.hand[to].add(card);
    each_memory(state, [&](Memory& memory, Seat who) {
        if (who == from)
            know(memory, card, in_hand + to);
        else if (who == to)
            recognise(memory, card, in_hand + from);
        else
            suppose(memory, in_hand + from, in_hand + to);
    });
    clear_if_empty(state, from);
}

// Out of a hand, for all to see.
inline void show_card(State& state, Seat seat, CardId card) {
    state.hand[seat].remove(card);
    each_memory(state, [&](Memory& memory, Seat who) {
        if (who != seat) recognise(memory, card, in_hand + seat);
    });
    clear_if_empty(state, seat);
}

// Out of a city and under the deck, for all to see. What lay under the Museum goes with it.
inline void raze(State& state, Seat seat, CardId card) {
    state.table.city[seat].remove(card);
    state.table.beautified.remove(card);  // A22: its gold goes to the bank
    state.bottom.add(card);
    const bool museum = card == card_of(District::museum) && !state.museum.empty();
    if (museum) state.bottom |= state.museum;
    each_memory(state, [&](Memory& memory, Seat) {
        know(memory, card, under_deck);
        if (!museum) return;
        suppose(memory, under_museum, under_deck);
        clear(memory, under_museum);
    });
    if (museum) state.museum = {};
}

inline void swap_hands(State& state, Seat a, Seat b) {
    std::swap(state.hand[a], state.hand[b]);
    each_memory(state, [&](Memory& memory, Seat who) {
        if (who == a || who == b) {
            const Seat other = who == a ? b : a;
            see(memory, in_hand + other, state.hand[who]);  // what it gets, and has then
            clear(memory, in_hand + other);
            know_all(memory, state.hand[other], in_hand + other);
        } else {
            const Cards was = memory.at(in_hand + a);
            memory.set(in_hand + a, memory.at(in_hand + b));
            memory.set(in_hand + b, was);
        }
    });
}

}  // namespace agora::citadels
