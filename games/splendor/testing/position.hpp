// For tests only: positions in which what matters is given and the rest of the box is laid out so
// that nothing is broken, and a game in which every step is checked.
#pragma once

#include "games/splendor/rules.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <ostream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace agora::splendor {

// The card of that cost (no two cost the same), the noble with those needs.
CardId costing(Gems cost);
CardId costing(int white, int blue, int green, int red, int onyx);
NobleId needing(int white, int blue, int green, int red, int onyx);

// All cards of a level (1, 2, 3) but those.
std::vector<CardId> level_but(int level, const std::vector<CardId>& left_out);

Options preset(std::string_view name);
inline constexpr std::array<std::string_view, 4> preset_names = {"agora", "official", "console",
                                                                 "stb"};

// What one player has.
struct Player {
    Gems gems{};
    Gems bonus{};                  // from cards that nothing else names, of fewest points
    std::vector<CardId> bought{};  // and these cards
    std::vector<Reserved> reserved{};
    std::vector<NobleId> nobles{};
};

// A position in the phase `act`. Gems that nobody has are in the bank, cards that nobody has are in
// the grid and in the decks. What cannot be is thrown as std::logic_error.
struct Position {
    std::string_view rules = "agora";
    std::optional<std::uint8_t> target{};
    std::vector<Player> players = {{}, {}};
    std::vector<CardId> grid{};  // each in the first free place of its row; then others, by number
    std::vector<NobleId> nobles{};  // that wait; then others, whose needs nobody meets if possible
    Seat turn = 0;
    Seat first = 0;
    std::uint8_t round = 1;

    State state() const;
};

// A game in progress. A decision that is not legal, an outcome that cannot be and a position that
// is broken all fail the test and show the position.
class Play {
public:
    explicit Play(const Position& position) : state(position.state()) {}
    explicit Play(const State& from) : state(from) {}

    Play& act(Action action);
    Play& draw(Item item);  // an outcome of luck
    Play& settle();         // luck gives the smallest number until somebody is to decide

    bool allows(Action action) const { return legal().contains(action); }
    Splendor::Actions legal() const;
    int count(Kind wanted) const;  // legal decisions of that kind
    bool told(EventKind what) const;
    std::vector<EventKind> story() const;  // what happened, in order

    State state;
    Events events;

private:
    void check() const;
};

std::string show(Gems gems);
std::string show(Action action);
std::string show(const State& state);
std::string_view show(EventKind what);

// Bodies.

inline CardId costing(Gems cost) {
    const auto found = std::ranges::find(cards, cost, &Card::cost);
    if (found == cards.end()) throw std::logic_error("no card of that cost");
    return static_cast<CardId>(found - cards.begin());
}

inline CardId costing(int white, int blue, int green, int red, int onyx) {
    return costing(Gems{white, blue, green, red, onyx});
}

inline NobleId needing(int white, int blue, int green, int red, int onyx) {
    const auto found =
        std::ranges::find(nobles, Gems{white, blue, green, red, onyx}, &Noble::needs);
    if (found == nobles.end()) throw std::logic_error("no noble with those needs");
    return static_cast<NobleId>(found - nobles.begin());
}

inline std::vector<CardId> level_but(int level, const std::vector<CardId>& left_out) {
    std::vector<CardId> rest;
    level_cards(level - 1).each([&](Item card) {
        if (std::ranges::find(left_out, card) == left_out.end()) rest.push_back(card);
    });
    return rest;
}

inline Options preset(std::string_view name) {
    for (const auto& known : Splendor::presets())
        if (known.info.name == name) return known.options;
    throw std::logic_error("no such preset");
}

// Lays a position out, one kind of thing after another.
class Layout {
public:
    explicit Layout(const Position& position);
    State state() const;

private:
    void use(CardId card);
    void give(Seat seat, CardId card);
    void name_cards();
    void seat_players();
    void lay_grid();
    void lay_nobles();

    const Position& position_;
    State state_;
    Table& table_ = state_.table;
    ItemSet named_;  // cards that the position asks for
};

inline Layout::Layout(const Position& position)
    : position_(position),
      state_(*Splendor::start(preset(position.rules), static_cast<int>(position.players.size()))) {
    table_.phase = Phase::act;
    table_.turn = position.turn;
    table_.first = position.first;
    table_.round = position.round;
    if (position.target) table_.options.target = *position.target;
    name_cards();
    seat_players();
    lay_grid();
    lay_nobles();
}

inline State Layout::state() const {
    const std::string broken = Splendor::broken(state_);
    if (!broken.empty()) throw std::logic_error(broken + "\n" + show(state_));
    return state_;
}

inline void Layout::use(CardId card) {
    if (!state_.deck.has(card)) throw std::logic_error("a card is asked for twice");
    state_.deck = state_.deck.without(card);
}

inline void Layout::give(Seat seat, CardId card) {
    use(card);
    table_.bought[seat].add(card);
    table_.bonus[seat] += Gems::of(cards[card].bonus);
    table_.points[seat] = static_cast<std::uint8_t>(table_.points[seat] + cards[card].points);
}

inline void Layout::name_cards() {
    for (const auto card : position_.grid) named_ = named_.with(card);
    for (const auto& player : position_.players) {
        for (const auto card : player.bought) named_ = named_.with(card);
        for (const auto card : player.reserved) named_ = named_.with(card.card());
    }
}

inline void Layout::seat_players() {
    for (Seat seat = 0; seat < position_.players.size(); ++seat) {
        const Player& player = position_.players[seat];
        if (!table_.bank.covers(player.gems)) throw std::logic_error("not so many gems in the box");
        table_.bank -= player.gems;
        table_.gems[seat] = player.gems;
        for (const auto card : player.bought) give(seat, card);
        for (std::size_t i = 0; i < player.reserved.size(); ++i) {
            use(player.reserved[i].card());
            table_.reserved[seat].at(i) = player.reserved[i];
        }
        for (const auto noble : player.nobles) {
            table_.visits[seat] = static_cast<std::uint16_t>(table_.visits[seat] | (1U << noble));
            table_.points[seat] = static_cast<std::uint8_t>(table_.points[seat] + noble_points);
        }
        for (const auto colour : colours) {
            for (int more = player.bonus[colour]; more > 0; --more) {
                std::optional<CardId> least;
                for (CardId card = 0; card < card_count; ++card) {
                    if (cards[card].bonus != colour || named_.has(card) || !state_.deck.has(card))
                        continue;
                    if (!least || cards[card].points < cards[*least].points) least = card;
                }
                if (!least) throw std::logic_error("not so many cards of that bonus");
                give(seat, *least);
            }
        }
    }
}

inline void Layout::lay_grid() {
    for (const auto card : position_.grid) {
        std::size_t place = (cards[card].level - 1U) * 4U;
        while (table_.grid.at(place) != no_card) ++place;
        use(card);
        table_.grid[place] = card;
    }
    for (std::size_t place = 0; place < grid_places; ++place) {
        const ItemSet row = level_cards(static_cast<int>(place / 4));
        const ItemSet left = {state_.deck.low & row.low, state_.deck.high & row.high};
        if (table_.grid[place] != no_card || left.empty()) continue;
        use(left.nth(0));
        table_.grid[place] = left.nth(0);
    }
}

inline void Layout::lay_nobles() {
    unsigned out = 0;
    for (const auto visit : table_.visits) out |= visit;
    for (const auto noble : position_.nobles)
        table_.nobles |= static_cast<std::uint16_t>(1U << noble);
    const auto somebody_meets = [&](NobleId noble) {
        return std::ranges::any_of(table_.bonus,
                                   [&](Gems bonus) { return bonus.covers(nobles[noble].needs); });
    };
    for (const bool even_if_met : {false, true})
        for (NobleId noble = 0; noble < noble_count; ++noble) {
            const bool all_there = std::popcount(table_.nobles | out) == table_.seats + 1;
            if (all_there || (((table_.nobles | out) >> noble) & 1U) != 0) continue;
            if (even_if_met || !somebody_meets(noble))
                table_.nobles |= static_cast<std::uint16_t>(1U << noble);
        }
}

inline State Position::state() const { return Layout(*this).state(); }

inline void Play::check() const { EXPECT_EQ("", Splendor::broken(state)) << show(state); }

inline Play& Play::act(Action action) {
    if (!allows(action)) {
        ADD_FAILURE() << "not legal: " << show(action) << "\n" << show(state);
        return *this;
    }
    Splendor::apply(state, state.table.turn, action, events);
    check();
    return *this;
}

inline Play& Play::draw(Item item) {
    if (Splendor::turn(state) != Turn::luck || !Splendor::luck(state).among.has(item)) {
        ADD_FAILURE() << "cannot be drawn: " << int{item} << "\n" << show(state);
        return *this;
    }
    Splendor::apply_outcome(state, item, events);
    check();
    return *this;
}

inline Play& Play::settle() {
    while (Splendor::turn(state) == Turn::luck) draw(Splendor::luck(state).among.nth(0));
    return *this;
}

inline Splendor::Actions Play::legal() const {
    Splendor::Actions list;
    if (Splendor::turn(state) == Turn::players) Splendor::legal(state, state.table.turn, list);
    return list;
}

inline int Play::count(Kind wanted) const {
    const auto list = legal();
    return static_cast<int>(std::ranges::count(list, wanted, &kind));
}

inline bool Play::told(EventKind what) const {
    const auto all = story();
    return std::ranges::find(all, what) != all.end();
}

inline std::vector<EventKind> Play::story() const {
    std::vector<EventKind> all;
    for (const auto& event : events.list()) all.push_back(static_cast<EventKind>(event.what));
    return all;
}

inline std::string show(Gems gems) {
    std::string text;
    for (const auto colour : colours)
        if (gems[colour] > 0) text += std::to_string(gems[colour]) + letter(colour) + " ";
    return text.empty() ? "nothing" : text.substr(0, text.size() - 1);
}

inline std::string show(Action action) {
    constexpr std::array<std::string_view, 8> verbs = {
        "take", "take pair", "reserve", "reserve top", "buy", "give back", "noble", "pass"};
    std::string text(verbs.at(static_cast<std::size_t>(kind(action))));
    text += " " + std::to_string(operand(action));
    if (!gold_instead(action).empty()) text += " with gold for " + show(gold_instead(action));
    return text;
}

inline std::string_view show(EventKind what) {
    constexpr std::array<std::string_view, 14> names = {
        "begins",          "noble_laid", "card_laid", "took",           "reserved",
        "reserved_unseen", "drew",       "bought",    "gave_back",      "noble_came",
        "passed",          "last_round", "ended",     "reserved_hidden"};
    return names.at(static_cast<std::size_t>(what));
}

inline std::string show(const State& state) {
    const Table& table = state.table;
    std::string text = "phase " + std::to_string(static_cast<int>(table.phase)) + " at " +
                       std::to_string(table.at) + ", seat " + std::to_string(table.turn) +
                       " to play, first " + std::to_string(table.first) + ", round " +
                       std::to_string(table.round) + ", bank " + show(table.bank) + "\ngrid";
    for (const auto card : table.grid)
        text += card == no_card
                    ? " -"
                    : " " + std::to_string(card) + "(" + show(cards.at(card).cost) + ")";
    text += "\nnobles";
    for (NobleId noble = 0; noble < noble_count; ++noble)
        if (((table.nobles >> noble) & 1U) != 0) text += " (" + show(nobles[noble].needs) + ")";
    for (std::size_t seat = 0; seat < std::min<std::size_t>(table.seats, most_players); ++seat) {
        text += "\nseat " + std::to_string(seat) + ": " + std::to_string(table.points[seat]) +
                " points, " + std::to_string(table.bought[seat].size()) + " cards, gems " +
                show(table.gems[seat]) + ", bonus " + show(table.bonus[seat]) + ", reserved";
        for (const auto card : table.reserved[seat])
            if (!card.empty())
                text += (card.is_secret() ? " secret " : " ") + std::to_string(card.card());
    }
    return text;
}

// How GoogleTest shows them.
inline void PrintTo(Gems gems, std::ostream* out) { *out << show(gems); }
inline void PrintTo(Action action, std::ostream* out) { *out << show(action); }
inline void PrintTo(const State& state, std::ostream* out) { *out << show(state); }
inline void PrintTo(EventKind what, std::ostream* out) { *out << show(what); }

}  // namespace agora::splendor
