// For tests only: positions in which what matters is given and the rest of the deck lies somewhere,
// and a game in which every step is checked.
#pragma once

#include "games/royalmatch/engine.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <ostream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace agora::royalmatch {

// Cards as they are written in tests: "KH", "10C", "2S"; several with spaces between.
inline Card card(std::string_view text) {
    constexpr std::string_view suits = "HDCS";
    constexpr std::string_view high = "JQKA";
    const auto suit = suits.find(text.back());
    const auto value = text.substr(0, text.size() - 1);
    const auto face = high.find(value);
    if (suit == std::string_view::npos || value.empty()) throw std::logic_error("no such card");
    return card(face != std::string_view::npos ? static_cast<int>(face) + 11
                                               : std::stoi(std::string(value)),
                static_cast<Suit>(suit));
}
inline Cards cards(std::string_view text) {
    Cards set = 0;
    while (!text.empty()) {
        const auto end = std::min(text.find(' '), text.size());
        if (end > 0) set |= only(card(text.substr(0, end)));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return set;
}
inline std::string show(Cards set) {
    std::string text;
    for (; set != 0; set &= set - 1) {
        const Card one = first_of(set);
        const int value = value_of(one);
        text += (text.empty() ? "" : " ") +
                (value > 10 ? std::string(1, "JQKA"[value - 11]) : std::to_string(value)) +
                "HDCS"[index(suit_of(one))];
    }
    return text;
}

// What one player has. Objectives that are not named are any that nobody else names.
struct Player {
    std::string_view hand;       // exactly these
    std::string_view deck = "";  // and others, as many as turns are left for
    std::vector<Goal> goals{};
    unsigned kept = 1;  // bits of slots
    int seals = -1;     // -1: as many as a round begins with
};

// A position in which everybody is to choose a card.
struct Position {
    std::vector<Player> players;
    int turn = 2;
    Suit strong = Suit::hearts;
    std::string_view discard = "";  // and others, of middle values
    Options options{};
    std::string_view nowhere = "";  // cards that must not be used to fill up

    State state() const;
};

// A game in progress. A decision that is not legal, an outcome that cannot be and a position that
// is broken fail the test.
class Play {
public:
    explicit Play(const Position& position) : state(position.state()) { check(); }
    explicit Play(const State& from) : state(from) { check(); }

    Play& act(Seat seat, Action action) {
        EXPECT_TRUE(allows(seat, action)) << "not legal for seat " << int{seat};
        RoyalMatch::apply(state, seat, action, events);
        return check();
    }
    // One card of each seat, in order of seats: "KD" is played, an Action as it is.
    Play& trick(const std::vector<Action>& actions) {
        for (std::size_t seat = 0; seat < actions.size(); ++seat)
            act(static_cast<Seat>(seat), actions[seat]);
        return *this;
    }
    Play& luck(Item item) {  // one outcome
        EXPECT_EQ(RoyalMatch::turn(state), Turn::luck);
        EXPECT_TRUE(RoyalMatch::luck(state).among.has(item)) << "luck cannot bring " << int{item};
        RoyalMatch::apply_outcome(state, item, events);
        return check();
    }
    Play& settle() {  // luck brings the smallest number until somebody is to choose
        while (RoyalMatch::turn(state) == Turn::luck) luck(RoyalMatch::luck(state).among.nth(0));
        return *this;
    }
    bool allows(Seat seat, Action action) const {
        RoyalMatch::Actions legal;
        if (RoyalMatch::pending(state).has(seat)) RoyalMatch::legal(state, seat, legal);
        return legal.contains(action);
    }
    int told(EventKind what) const {
        return static_cast<int>(
            std::ranges::count(events.list(), static_cast<std::uint8_t>(what), &Event::what));
    }
    int forced(int trick, Seat seat) const {
        return state.force[static_cast<unsigned>(trick - 1)][seat];
    }

    State state;
    Events events;

private:
    Play& check() {
        EXPECT_EQ(RoyalMatch::broken(state), "");
        return *this;
    }
};

inline Action plain(std::string_view text) { return play(card(text)); }
inline Action with_effect(std::string_view text, Seat target = 0, bool up = false,
                          unsigned pick = 0) {
    return activate(card(text), target, up, pick);
}
inline Action up(std::string_view text, Seat target = 0) { return with_effect(text, target, true); }
inline Action down(std::string_view text, Seat target = 0) { return with_effect(text, target); }

// Bodies.

inline State Position::state() const {
    State state = *RoyalMatch::start(options, static_cast<int>(players.size()));
    Silence silence;
    RoyalMatch::apply_outcome(state, static_cast<Item>(index(strong)), silence);
    state.aside = {};
    state.turn = byte(turn);
    state.phase = Phase::play;
    const int done = turn - 1;
    const int left = state.cards_each() - done;
    Cards used = cards(discard) | cards(nowhere);
    for (const Player& player : players) used |= cards(player.hand) | cards(player.deck);
    const auto fill = [&](Cards& set, int wanted) {  // with cards as near to 7 as there are
        while (count(set) < wanted) {
            Card best = no_card;
            for (Card each = 0; each < card_count; ++each)
                if (!has(used, each) && (best == no_card || std::abs(value_of(each) - 7) <
                                                                std::abs(value_of(best) - 7)))
                    best = each;
            if (best == no_card) throw std::logic_error("no card is left");
            set |= only(best);
            used |= only(best);
        }
    };
    state.discard = cards(discard);
    fill(state.discard, done * state.seats);
    if (count(state.discard) != done * state.seats) throw std::logic_error("too many discards");
    Goals named = 0;
    for (const Player& player : players)
        for (const Goal goal : player.goals) named |= only(goal);
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const Player& player = players[seat];
        state.hand[seat] = cards(player.hand);
        state.deck[seat] = cards(player.deck);
        fill(state.deck[seat], left - count(state.hand[seat]));
        if (player.seals >= 0) state.seals[seat] = byte(player.seals);
        Objectives& mine = state.objectives[seat];
        mine.kept = byte(static_cast<int>(player.kept));
        for (unsigned slot = 0; slot < dealt_goals; ++slot) {
            if (slot < player.goals.size()) {
                mine.dealt[slot] = player.goals[slot];
                continue;
            }
            const Goals rest = options.deck() & ~named;
            mine.dealt[slot] = static_cast<Goal>(std::countr_zero(rest));
            named |= only(mine.dealt[slot]);
        }
    }
    // Tricks before: seat 0 won them with what lies in the discard pile.
    Cards pile = state.discard;
    for (int trick = 0; trick < done; ++trick)
        for (Seat seat = 0; seat < state.seats; ++seat, pile &= pile - 1)
            state.record[static_cast<unsigned>(trick)][seat] = first_of(pile);
    state.tally[0].wins = static_cast<std::uint16_t>((1U << static_cast<unsigned>(done)) - 1U);
    state.tally[0].black = byte(done * state.seats);
    for (Seat seat = 0; seat < state.seats; ++seat) state.ranking[seat] = seat;
    return state;
}

}  // namespace agora::royalmatch
