// The rules of RoyalMatch. Numbers such as R7.1 name the section of the rules that a line decides,
// S18 the scenario that proves it; README.md lists them.
#pragma once

#include "core/figure.hpp"
#include "core/game.hpp"
#include "core/game_list.hpp"
#include "core/schema.hpp"
#include "games/royalmatch/cards.hpp"
#include "games/royalmatch/decisions.hpp"
#include "games/royalmatch/events.hpp"
#include "games/royalmatch/objectives.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace agora::royalmatch {

inline constexpr int most_players = 4;
inline constexpr int most_turns = 13;
inline constexpr int first_hand = 5;                     // cards chosen for the starting hand
inline constexpr int dealt_goals = 3;                    // objectives dealt to each
inline constexpr unsigned spectator_row = most_players;  // of what viewers know
inline constexpr std::uint8_t unlimited_seals = 0xFF;

enum class Spectators : std::uint8_t {
    sealed,    // see that objectives are dealt
    dealt,     // see which ones once everybody has kept some, never which are kept
    analysis,  // see everything: only for matches among bots
};

struct Options {
    std::uint8_t target = 30;     // points that end the match
    std::uint8_t rounds = 20;     // at most; 0: as many as can be counted
    std::uint8_t cards = 0;       // 0: 13 each, 1: 11, 2: 9
    std::uint8_t dominance = 0;   // a Dominance
    std::uint8_t seals = 0;       // 0: 8 (7 with 11 cards, 6 with 9), 1: none, 2: 12, 3: unlimited
    std::uint8_t penalty = 0;     // 0: failed objectives cost points, 1: they do not
    std::uint8_t spectators = 0;  // a Spectators
    std::uint8_t version = present_version;  // whose points count; nobody chooses it

    constexpr int cards_each() const { return 13 - 2 * cards; }
    constexpr int most_rounds() const { return rounds == 0 ? 255 : rounds; }
    constexpr Dominance order() const { return static_cast<Dominance>(dominance); }
    constexpr Spectators watched() const { return static_cast<Spectators>(spectators); }
    constexpr std::uint8_t seals_each() const;
    constexpr Goals deck() const;  // objectives that may be dealt (§16)
    friend bool operator==(const Options&, const Options&) = default;
};

enum class Phase : std::uint8_t {
    wheel,            // luck: the strong suit of a new round
    deal_objectives,  // luck: an objective for seat `at` / 3
    keep,             // all in secret: which objectives to keep
    deal_cards,       // luck: a card for seat `at` / cards each
    choose_hand,      // all in secret: the starting hand, card by card
    resolve,          // luck: what the effect `at` of the waiting ones needs next
    draw,             // luck: the card that seat `at` draws
    play,             // all in secret: the card of this turn
    over,
};

// What counts for objectives, added up trick by trick (§10): never looks back at cards.
struct Tally {
    std::uint16_t wins = 0;  // bit i: won trick i + 1
    std::uint8_t activations = 0;
    std::uint8_t red = 0;  // cards won
    std::uint8_t black = 0;
    std::uint8_t hearts = 0;
    std::uint8_t faces = 0;
    std::uint8_t aces = 0;
    std::uint8_t strong = 0;  // tricks won with a card of the strong suit of the moment
    std::uint8_t weak = 0;
    std::uint8_t arcane = 0;  // ... with an activated card
    std::uint8_t marks = 0;   // bits 0-3: suits won with; then david, icarus, regicide

    static constexpr unsigned david = 16, icarus = 32, regicide = 64;
    constexpr int tricks() const { return std::popcount(wins); }
    friend bool operator==(const Tally&, const Tally&) = default;
};

// The Force that a player adds to the cards of this turn and of the two after it, and the suits
// that its own spin of the wheel favours in this turn.
struct Modifiers {
    std::array<std::int8_t, 3> turns{};
    std::uint8_t spin = 0;     // how much; 0: no spin
    Suit spun = Suit::hearts;  // the strong suit of that spin; its opposite is the weak one
    friend bool operator==(const Modifiers&, const Modifiers&) = default;
};

// One player's objectives of a round, by slot. In another's view those that are not known are
// Goal::none, and those that are known come first, in ascending order.
struct Objectives {
    std::array<Goal, dealt_goals> dealt{Goal::none, Goal::none, Goal::none};
    std::uint8_t kept = 0;    // bits of slots; 0: not chosen yet. In another's view: of known ones
    std::uint8_t called = 0;  // 2 bits a slot: 0 not a bonus, 1 half points, 2 full points
    std::uint8_t calls = 0;   // Callings resolved, public: 3 bits half, 3 bits full, bit 6: all
    std::uint8_t oaths = 0;   // points
    std::uint8_t crowns = 0;  // Coronations

    constexpr unsigned discarded() const { return kept == 0 ? 0U : ~kept & 7U; }
    constexpr unsigned bonus(unsigned slot) const { return (called >> (2U * slot)) & 3U; }
    friend bool operator==(const Objectives&, const Objectives&) = default;
};

// What a finished round brought one player: public, until the next one is finished.
struct RoundResult {
    std::array<Goal, dealt_goals> goals{Goal::none, Goal::none,
                                        Goal::none};  // never discarded ones
    std::array<std::int8_t, dealt_goals> points{};    // what each brought, penalties included
    std::uint8_t kept = 0;                            // bits of slots
    std::uint8_t bonus = 0;                           // bits of slots: brought back by a Calling
    std::uint8_t fulfilled = 0;                       // bits of slots
    std::uint8_t crowns = 0;                          // points of Coronation
    std::uint8_t oaths = 0;                           // points of Oath
    std::int8_t score = 0;
    friend bool operator==(const RoundResult&, const RoundResult&) = default;
};

// What an effect did when it was resolved in this turn: public.
struct Resolved {
    Seat seat = nobody;             // nobody: no effect here
    Card card = no_card;            // the card that was activated
    Family family = Family::none;   // what happened: for a joker, the family it drew
    Seat target = 0;                // as declared; 0 where it needs none
    std::uint8_t up = 0;            // the aim, as declared
    std::uint8_t result = no_card;  // dice: total; a spin: suit; pile effects: card looked at or
                                    // taken; whirlwind: opponent; slander: victims hit
    std::uint8_t moved = 0;         // cards that changed hands, or were drawn
    std::uint8_t given = no_card;   // card that went to the discard pile
    friend bool operator==(const Resolved&, const Resolved&) = default;
};

// One match, rounds and all. What a viewer knows beyond the table is kept by row: a seat, or
// `spectator_row`. `knows`: cards of others' hands; where they are is where the state has them.
// `held`: cards known to be in somebody's hand or deck, after a Coup. Both hold what a viewer saw
// move and can still be sure of. What it could only conclude from the reason why an effect did
// something (a card given was the lowest of its hand) is not kept, and neither is where a card went
// after others exchanged cards in secret.
struct State {
    std::array<Cards, most_players> hand;
    std::array<Cards, most_players> deck;
    Cards discard;
    Cards activated;                        // cards whose effect was activated in this round
    std::array<Cards, most_players> aside;  // drawn by an effect that is not finished; no view
    std::array<Cards, most_players> held;
    std::array<Cards, most_players + 1> knows;
    std::array<Cards, most_players + 1> knows_gilding;  // of which of those also the gilding
    // Gildings given to a hand and not seen since, public: 4 bits each for +3 +4 +5 +6 -3 -4 -5 -6.
    std::array<std::uint32_t, most_players> gildings;

    std::array<Played, most_players> choice;   // of this turn, while others still choose
    std::array<Played, most_players> waiting;  // effects, in the order in which they resolve
    std::array<std::uint16_t, most_players> slanders;  // by slanderer, public: 4 bits a level
    // By slanderer and victim: 4 bits for each slot of the victim, points taken.
    std::array<std::array<std::uint16_t, most_players>, most_players> slander;
    std::array<Tally, most_players> tally;
    std::array<std::int16_t, most_players> total;

    std::array<std::int8_t, card_count> gilding;
    // The trick record: by trick and seat, the card (bit 6: activated) and its Force.
    std::array<std::array<std::uint8_t, most_players>, most_turns> record;
    std::array<std::array<std::int8_t, most_players>, most_turns> force;
    std::array<Modifiers, most_players> modifiers;
    std::array<Objectives, most_players> objectives;
    std::array<std::uint8_t, most_players> seals;
    std::array<std::uint8_t, most_players> fulfilled;  // kept objectives, in the whole match
    std::array<std::uint8_t, most_players> deck_seen;  // by viewer, bits of seats: that deck holds
                                                       // only cards that the viewer has in `held`
    std::array<Seat, most_players> waiting_seat;       // whose effects wait
    std::array<Seat, most_players> ranking;            // of the last trick, strongest first
    std::array<Resolved, most_players> resolved;       // in this turn
    std::array<RoundResult, most_players> result;      // of the last finished round

    Phase phase;
    std::uint8_t seats;
    std::uint8_t finished;  // rounds
    std::uint8_t turn;      // from 1; 0 before the first
    Suit strong;
    std::uint8_t at;     // how far dealing, resolving or drawing is
    std::uint8_t step;   // how far the effect being resolved is
    Family family;       // of the effect being resolved, or none
    std::uint8_t level;  // ...
    std::uint8_t sum;    // of its dice; how many cards it moves
    Seat opponent;       // with whom it exchanges cards, or nobody
    std::uint8_t rolls;  // draws of luck by effects in this round
    Options options;

    constexpr int cards_each() const { return options.cards_each(); }
    constexpr int round() const;        // from 1; between two rounds the one that is finished
    constexpr int tricks_done() const;  // of this round
    friend bool operator==(const State&, const State&) = default;
};

struct View {
    // What the viewer knows of the state. `hand` of others: cards known to be there; `deck` of
    // others: cards known to be in that hand or deck. `knows`, `held`: the own row, the spectators'
    // one, and what others know of the viewer's cards. Hidden choices and picks are empty.
    State table;
    std::array<std::uint8_t, most_players> hand_sizes;
    std::array<std::uint8_t, most_players> deck_sizes;
    std::array<std::uint8_t, most_players> kept_counts;  // 0 until everybody has chosen
    std::uint8_t ready;  // bits of seats that have made the choice that is asked for now
    Viewer viewer;
    std::array<std::uint8_t, 2> blank;  // always 0; there is no padding

    friend bool operator==(const View&, const View&) = default;
};

// Questions about a position; each may be asked of a state or of the table of a view.

// The Force of a card if that seat played it in this turn (§8). In a view the gilding of another's
// card counts only where it is known.
int force_of(const State& state, Seat seat, Card card);
// The rank of a card in the order of the moment, 0..51: highest, lowest, profitable.
int rank_of(const State& state, Card card);
// Why the seat may not activate the effect of this card of its hand now (§9.1), and whether it may.
enum class Inactive : std::uint8_t {
    none,
    no_effects,  // in this match
    last_turn,   // S15
    activated,   // in this round already
    seals,       // too few (S16)
    discarded,   // no objective: a Calling has none to bring back
};
Inactive why_inactive(const State& state, Seat seat, Card card);
bool can_activate(const State& state, Seat seat, Card card);
// Whom a seat may aim an effect at (S53).
constexpr SeatSet targets_of(int seats, Seat seat) { return SeatSet::first(seats).without(seat); }
int points_of(const State& state, Goal goal);
int number_of(const State& state, Goal goal);  // X
// What a kept objective costs that is not fulfilled, by how many are kept (§10.2).
constexpr int penalty_of(const Options& options, int kept) {
    if (options.penalty != 0) return 0;
    return kept == 1 ? 1 : 3;
}
// What a discarded objective brings that a Calling has brought back: half of its points, or all.
constexpr int bonus_points(int full, unsigned bonus) { return bonus == 1 ? (full + 1) / 2 : full; }
// Points taken by slander from a slot, by everybody, and by one seat alone.
int slander_on(const State& state, Seat victim, unsigned slot);
int slander_by(const State& state, Seat slanderer, Seat victim, unsigned slot);
Played recorded(const State& state, int trick, Seat seat);  // trick from 1; card and activated
Seat winner_of(const State& state, int trick);              // trick from 1

// How far an objective is for a seat, from public tricks alone.
struct Progress {
    int have = 0;            // what has been counted so far
    int need = 0;            // X, or 1 where there is none
    bool fulfilled = false;  // if the round ended now
    bool possible = true;    // it may still be fulfilled
    bool sure = false;       // it can no longer fail
};
Progress progress(const State& state, Seat seat, Goal goal);
bool is_fulfilled(const State& state, Seat seat, Goal goal);  // as the tallies stand
Text why_ahead(int tie_break, int other);                     // of two with the same total (§11)

struct RoyalMatch {
    using Options = royalmatch::Options;
    using State = royalmatch::State;
    using View = royalmatch::View;
    using Action = royalmatch::Action;
    using Actions = FixedList<Action, 96>;  // 13 cards: plain, or with 3 targets and 2 aims

    static constexpr About about = {
        .id = "royalmatch",
        .title = {"RoyalMatch", "RoyalMatch"},
        .pitch =
            {"Secret objectives, thirteen tricks, cards played all at once: win the right ones.",
             "Objectifs secrets, treize plis, cartes jouées ensemble\u00A0: gagnez les bons."},
        .least_seats = 2,
        .most_seats = 4,
        .rules = present_version,
        .seconds = 30,  // §13
        .ahead = why_ahead,
        .minutes = 20,
        .opponents = 3,
        .invitation = {"All play a card at once; a roulette decides which suit is strong. Win the "
                       "right tricks for your secret objectives, and seal cards for their effects.",
                       "Tous jouent une carte en même temps ; une roulette désigne la couleur "
                       "forte. Gagnez les bons plis pour vos objectifs secrets, et scellez des "
                       "cartes pour leurs effets."}};

    static std::span<const Preset<Options>> presets();
    static std::span<const Choice<Options>> choices();

    // rules.cpp
    static Expected<State> start(const Options& options, int seats);
    static Turn turn(const State& state);
    static SeatSet pending(const State& state);
    static void legal(const State& state, Seat seat, Actions& out);
    template <class Sink>
    static void apply(State& state, Seat seat, Action action, Sink& sink);
    static Luck luck(const State& state);
    template <class Sink>
    static void apply_outcome(State& state, Item item, Sink& sink);
    static Standing standing(const State& state);
    static int seats(const State& state) { return state.seats; }
    static int seats(const View& view) { return view.table.seats; }
    // invariants.cpp
    static std::string broken(const State& state);

    // knowledge.cpp
    static View view(const State& state, Viewer viewer);
    static State sample(const View& view, Random& random);
    static bool certain(const View& view);
    // What is played for a seat whose time is up (§13). Only where its view has it pending.
    static Action timeout(const View& view);
    // Objectives and the starting hand take half as long again as a card; the hand is one decision.
    static TimeShare time_share(const View& view);

    // read.cpp
    static Expected<Line<RoyalMatch>> read(const View& view, std::string_view text, Lang lang);
    static Expected<Line<RoyalMatch>> read_typed(const View& view, std::string_view text,
                                                 Lang lang);
    static std::string question(const View& view, std::string_view typed, Lang lang);
    // §13: a decision with one single possibility, such as the last card of a round
    static std::optional<Action> automatic(const View&, const Actions& legal) {
        return legal.size() == 1 ? std::optional(legal[0]) : std::nullopt;
    }

    // explain.cpp
    static std::string explain(const View& view, std::string_view text, const TerminalStyle& style);
    // text.cpp
    static std::string write(const View& view, Action action);
    static std::string write(const View& view, Action action, Lang lang);
    static std::string write_outcome(const State& state, Item item);
    static std::string_view event_name(const Event& event);
    static std::string tell(const Event& event, const TerminalStyle& style);

    // render.cpp: hands, rounds that are scored, and what spectators see dealt
    static bool shows(const View& view, std::string_view event);

    // speed.hpp
    template <class LeastCost>
    static std::vector<Figure> figures(double seconds, LeastCost&& least_cost);

    // json.cpp
    static void describe(const View& view, JsonWriter& json);
    static Expected<View> from_json(const boost::json::value& json);
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

constexpr std::uint8_t Options::seals_each() const {
    constexpr std::array<std::uint8_t, 3> scaled = {8, 7, 6};
    constexpr std::array<std::uint8_t, 4> fixed = {0, 0, 12, unlimited_seals};
    return seals == 0 ? scaled[cards] : fixed[seals];
}

constexpr Goals Options::deck() const {
    Goals goals = ~Goals{0};
    if (seals == 1) goals &= ~(only(Goal::ascetic) | only(Goal::arcane));
    if (order() == Dominance::forte) goals &= ~only(Goal::outcast);
    return goals;
}

constexpr int State::round() const {
    return phase == Phase::over || phase == Phase::wheel ? finished : finished + 1;
}

// During the choice of a turn its trick is still to come.
constexpr int State::tricks_done() const {
    return phase == Phase::over || phase == Phase::wheel ? turn : turn == 0 ? 0 : turn - 1;
}

static_assert(sizeof(State) == 680);
static_assert(Game<RoyalMatch>);

// The game as it was when objectives had the points of version 1; all else is the same.
struct RoyalMatch1 : RoyalMatch {
    using Present = RoyalMatch;  // whoever thinks about a view of that time thinks as today

    static constexpr About about = [] {
        About about = RoyalMatch::about;
        about.rules = 1;
        return about;
    }();
    static Expected<State> start(const Options& options, int seats);
    static Expected<View> from_json(const boost::json::value& json);
};
static_assert(Game<RoyalMatch1>);

}  // namespace agora::royalmatch

template <>
struct agora::FormerVersions<agora::royalmatch::RoyalMatch> {
    using List = GameList<royalmatch::RoyalMatch1>;
};
