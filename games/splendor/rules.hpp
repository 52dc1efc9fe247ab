// The rules of Splendor. Identifiers such as SPL-09 name the rule that a line decides; README.md
// lists them.
#pragma once

#include "core/game.hpp"
#include "core/schema.hpp"
#include "games/splendor/cards.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace agora::splendor {

inline constexpr int most_players = 4;
inline constexpr int hand_limit = 10;    // gems, SPL-02
inline constexpr int reserve_limit = 3;  // cards, SPL-05
inline constexpr int grid_places = 12;   // 0-3 level 1, 4-7 level 2, 8-11 level 3
inline constexpr CardId no_card = 0xFF;

// What happens to one who would hold more than ten gems.
enum class Overflow : std::uint8_t {
    capped,   // no taking at 10, no pair above 8; otherwise take, then give back
    returns,  // take freely, then give back
    refused,  // no taking beyond 10; a reservation at 10 brings no gold
};

// What is taken where fewer than three colours remain (SPL-10).
enum class Scarce : std::uint8_t {
    all,     // one of each that remains
    choice,  // two or one, as the player likes
};

// What others see of a card reserved from the grid (SPL-07).
enum class Reserves : std::uint8_t { open, hidden };

// The only gem left of a colour, whatever the other piles hold (4.3.2).
enum class LastGem : std::uint8_t {
    kept,   // it is taken with gems of other colours only
    taken,  // it may be taken alone, in place of two alike
};

struct Options {
    std::uint8_t overflow = 0;  // an Overflow
    std::uint8_t gold = 5;
    std::uint8_t target = 15;
    std::uint8_t scarce = 0;    // a Scarce
    std::uint8_t reserves = 0;  // a Reserves
    std::uint8_t last_gem = 0;  // a LastGem

    friend bool operator==(const Options&, const Options&) = default;
};

enum class Phase : std::uint8_t {
    draw_first,    // luck: who begins
    draw_noble,    // luck: the next noble of the set-up
    deal,          // luck: the next card of the set-up, for place `at` of the grid
    refill,        // luck: a card for the gap at place `at` of the grid
    draw_unseen,   // luck: a card of level `at`, reserved from its deck
    act,           // the player on turn takes, reserves, buys or passes
    give_back,     // ... returns a gem, being over the limit
    choose_noble,  // ... chooses one of several nobles
    over,
};

// Cards, 90 bits without padding.
struct CardSet {
    std::array<std::uint32_t, 3> words{};

    constexpr bool has(CardId card) const {
        return ((words[card >> 5U] >> (card & 31U)) & 1U) != 0;
    }
    constexpr void add(CardId card) { words[card >> 5U] |= 1U << (card & 31U); }
    constexpr int size() const {
        return std::popcount(words[0]) + std::popcount(words[1]) + std::popcount(words[2]);
    }
    friend constexpr bool operator==(const CardSet&, const CardSet&) = default;
};

// A card in someone's hand: known to all, known to its owner, or (in a view) only its level known.
class Reserved {
public:
    constexpr Reserved() = default;
    static constexpr Reserved open(CardId card) { return Reserved(card); }
    static constexpr Reserved secret(CardId card) { return Reserved(card | secret_bit); }
    static constexpr Reserved face_down(int level) { return Reserved(face_down_base + level); }

    constexpr bool empty() const { return code_ == none; }
    constexpr bool is_secret() const { return !empty() && (code_ & secret_bit) != 0; }
    constexpr bool is_face_down() const { return code_ >= face_down_base && !empty(); }
    constexpr CardId card() const { return empty() || is_face_down() ? no_card : code_ & 0x7FU; }
    constexpr int level() const;  // 0, 1, 2
    friend constexpr bool operator==(Reserved, Reserved) = default;

private:
    static constexpr std::uint8_t none = 0xFF;
    static constexpr int secret_bit = 0x80;
    static constexpr int face_down_base = 0xF0;
    constexpr explicit Reserved(int code) : code_(static_cast<std::uint8_t>(code)) {}

    std::uint8_t code_ = none;
};

// What everybody sees; a State adds the truth to it, a View adds what its viewer knows.
struct Table {
    Gems bank;
    std::array<Gems, most_players> gems;
    std::array<Gems, most_players> bonus;
    std::array<CardSet, most_players> bought;
    std::array<CardId, grid_places> grid;
    std::array<std::array<Reserved, reserve_limit>, most_players> reserved;
    std::array<std::uint16_t, most_players> visits;  // bit i: noble i came
    std::uint16_t nobles;                            // bit i: noble i waits
    std::array<std::uint8_t, most_players> points;
    Phase phase;
    std::uint8_t seats;
    Seat turn;
    Seat first;
    std::uint8_t at;      // what a draw is for
    std::uint8_t passes;  // in a row
    std::uint8_t round;   // from 1; stays at 255
    Options options;
    std::array<std::uint8_t, 5> unused;  // always 0: a table has no padding

    friend bool operator==(const Table&, const Table&) = default;
};

struct State {
    ItemSet deck;  // the cards still in the three decks; their order does not exist
    Table table;

    friend bool operator==(const State&, const State&) = default;
};

struct View {
    ItemSet unseen;  // cards that the viewer cannot see: in a deck, or face down in another's hand
    Table table;     // others' secret cards are face down
    std::array<std::uint8_t, 3> deck_sizes;
    std::array<std::uint8_t, most_players> ranks;  // SPL-28
    Viewer viewer;

    friend bool operator==(const View&, const View&) = default;
};

// Decisions: kind in the low 4 bits, then what it is about.
enum class Action : std::uint32_t {};
enum class Kind : std::uint8_t {
    take,
    take_pair,
    reserve,
    reserve_top,
    buy,
    give_back,
    noble,
    pass
};

constexpr Action take(unsigned colour_bits);  // one of each colour whose bit is set
constexpr Action take_pair(Colour colour);
constexpr Action reserve(CardId card);
constexpr Action reserve_top(int level);                    // 0, 1, 2
constexpr Action buy(CardId card, Gems gold_instead = {});  // gold spent in place of gems held
constexpr Action with_gold_instead(Action purchase,
                                   Colour colour);  // one more gold for that colour
constexpr Action give_back(Colour colour);
constexpr Action choose_noble(NobleId noble);
constexpr Action pass();

constexpr Kind kind(Action action);
constexpr unsigned operand(Action action);   // colour bits, colour, card, level or noble
constexpr Gems gold_instead(Action action);  // of a purchase, by colour

// What happened.
enum class EventKind : std::uint8_t {
    begins,
    noble_laid,       // WhichNoble
    card_laid,        // WhichCard
    took,             // SomeGems
    reserved,         // FromGrid
    reserved_unseen,  // OfLevel
    drew,             // WhichCard
    bought,           // Bought
    gave_back,        // SomeGems
    noble_came,       // WhichNoble
    passed,
    last_round,
    ended,
    reserved_hidden,  // OfLevel: from the grid, where reserved cards are hidden
};

// What it tells, beside the seat.
struct WhichNoble {
    NobleId noble;
};
struct WhichCard {
    CardId card;
};
struct FromGrid {
    CardId card;
    bool gold;  // it brought a gold gem
};
struct OfLevel {
    std::uint8_t level;  // 0, 1, 2
    bool gold;
};
struct SomeGems {
    std::array<std::uint8_t, colours.size()> counts;

    static constexpr SomeGems of(Gems gems);
    constexpr Gems gems() const;
};
struct Bought {
    static constexpr auto what = EventKind::bought;
    SomeGems paid;
    CardId card;
    bool was_reserved;
};

constexpr int gems_per_colour(int seats) { return seats == 2 ? 4 : seats == 3 ? 5 : 7; }

// The price of a card for one who has these bonuses, and how it is paid.
constexpr Gems price(const Card& card, Gems bonus) { return card.cost.beyond(bonus); }
struct Payment {
    Gems gems;  // gold included
    bool enough;
};
Payment payment(CardId card, Gems held, Gems bonus, Gems gold_instead = {});

// Nobles that wait and whose needs the player on turn meets.
unsigned willing_nobles(const Table& table);

// Where a card lies in the grid, or in the hand of the player on turn; -1 where it does not.
int grid_place(const Table& table, CardId card);
int hand_place(const Table& table, CardId card);

struct Splendor {
    using Options = splendor::Options;
    using State = splendor::State;
    using View = splendor::View;
    using Action = splendor::Action;
    using Actions = FixedList<Action, 640>;  // 15 cards with at most 36 payments each, and the rest

    static constexpr About about = {
        .id = "splendor",
        .title = {"Splendor", "Splendor"},
        .pitch = {"Collect gems, buy mines, welcome nobles: first to 15 prestige.",
                  "Des gemmes, des mines, des nobles : le premier à 15 points de prestige."},
        .least_seats = 2,
        .most_seats = 4,
        .rules = 1,
        .ahead = [](int, int) -> Text { return {"fewer cards", "moins de cartes"}; },
        .minutes = 25,
        .invitation = {"Collect gems, buy mines, ships and palaces, and please the nobles. First "
                       "to 15 prestige ends the game.",
                       "Amassez des gemmes, achetez mines, navires et palais, attirez les nobles. "
                       "À 15 points de prestige, la partie se termine."}};

    static std::span<const Preset<Options>> presets();
    static std::span<const Choice<Options>> choices();

    // rules.cpp
    static Expected<State> start(const Options& options, int seats);
    static Turn turn(const State& state);
    static SeatSet pending(const State& state);
    static void legal(const State& state, Seat seat, Actions& out);  // legality.cpp
    template <class Sink>
    static void apply(State& state, Seat seat, Action action, Sink& sink);
    static Luck luck(const State& state);
    template <class Sink>
    static void apply_outcome(State& state, Item item, Sink& sink);
    static Standing standing(const State& state);
    static std::optional<Action> automatic(const View& view, const Actions& legal);
    static int seats(const State& state) { return state.table.seats; }
    static int seats(const View& view) { return view.table.seats; }
    static std::string broken(const State& state);  // invariants.cpp

    // knowledge.cpp
    static View view(const State& state, Viewer viewer);
    static State sample(const View& view, Random& random);
    static bool certain(const View& view);

    // read.cpp
    static Expected<Line<Splendor>> read(const View& view, std::string_view text, Lang lang);
    // question.cpp
    static std::string question(const View& view, std::string_view typed, Lang lang);
    // text.cpp
    static std::string write(const View& view, Action action);
    static std::string write(const View& view, Action action, Lang lang);
    static std::string write_outcome(const State& state, Item item);
    static std::string_view event_name(const Event& event);
    static std::string tell(const Event& event, const TerminalStyle& style);

    // json.cpp
    static void describe(const View& view, JsonWriter& json);
    static Expected<View> from_json(const boost::json::value& json);
    // json_schema.cpp
    static Schema schema();
    static void describe_cards(JsonWriter& json);

    // render.cpp, manual.cpp
    static std::string draw(const View& view, const TerminalStyle& style, Part part);
    static std::string commands(Lang lang);
    static std::string manual(Lang lang);
    static std::string manual(const Options& options, int seats, Lang lang);
    static std::string pitch(const Options& options, int seats, Lang lang);

    // heuristic.cpp
    static int action_score(const View& view, Action action);
};

// Bodies.

constexpr int Reserved::level() const {
    if (is_face_down()) return code_ - face_down_base;
    return card() < level_begin[1] ? 0 : card() < level_begin[2] ? 1 : 2;
}

constexpr Action make_action(Kind kind, unsigned operand, unsigned more = 0) {
    return static_cast<Action>(static_cast<unsigned>(kind) | (operand << 4U) | (more << 11U));
}

constexpr Action take(unsigned colour_bits) { return make_action(Kind::take, colour_bits); }
constexpr Action take_pair(Colour colour) { return make_action(Kind::take_pair, index(colour)); }
constexpr Action reserve(CardId card) { return make_action(Kind::reserve, card); }
constexpr Action reserve_top(int level) {
    return make_action(Kind::reserve_top, static_cast<unsigned>(level));
}
constexpr Action buy(CardId card, Gems gold_instead) {
    unsigned more = 0;
    for (int i = gem_colours - 1; i >= 0; --i)
        more = (more << 3U) | static_cast<unsigned>(gold_instead[static_cast<Colour>(i)]);
    return make_action(Kind::buy, card, more);
}
constexpr Action with_gold_instead(Action purchase, Colour colour) {
    return static_cast<Action>(static_cast<unsigned>(purchase) +
                               (1U << (11U + 3U * index(colour))));
}
constexpr Action give_back(Colour colour) { return make_action(Kind::give_back, index(colour)); }
constexpr Action choose_noble(NobleId noble) { return make_action(Kind::noble, noble); }
constexpr Action pass() { return make_action(Kind::pass, 0); }

constexpr Kind kind(Action action) {
    return static_cast<Kind>(static_cast<unsigned>(action) & 15U);
}
constexpr unsigned operand(Action action) { return (static_cast<unsigned>(action) >> 4U) & 127U; }
constexpr Gems gold_instead(Action action) {
    const unsigned more = static_cast<unsigned>(action) >> 11U;
    const auto part = [&](unsigned i) { return static_cast<int>((more >> (3U * i)) & 7U); };
    return {part(0), part(1), part(2), part(3), part(4)};
}

constexpr SomeGems SomeGems::of(Gems gems) {
    SomeGems some{};
    for (const auto colour : colours)
        some.counts[index(colour)] = static_cast<std::uint8_t>(gems[colour]);
    return some;
}
constexpr Gems SomeGems::gems() const {
    return {counts[0], counts[1], counts[2], counts[3], counts[4], counts[5]};
}

static_assert(sizeof(State) <= 192);
static_assert(Game<Splendor>);

}  // namespace agora::splendor
