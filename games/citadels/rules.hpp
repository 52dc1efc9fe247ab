// The rules of Citadelles, edition of 2016, two to eight seats. Numbers such as 61 name the
// scenario that a line decides, A17 the ruling; README.md lists them.
#pragma once

#include "core/figure.hpp"
#include "core/game.hpp"
#include "core/schema.hpp"
#include "games/citadels/characters.hpp"
#include "games/citadels/decisions.hpp"
#include "games/citadels/districts.hpp"
#include "games/citadels/events.hpp"
#include "games/citadels/options.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace agora::citadels {

inline constexpr int most_players = 8;
inline constexpr int most_slots = 9;  // characters that are not face up

// Where the game stands. What comes before `pick` is luck.
enum class Phase : std::uint8_t {
    draw_crown,    // who begins
    draw_unique,   // one more unique district for this game
    deal,          // a card for seat `target`, `due` more for it
    face_up,       // a character is put aside face up
    face_down,     // ... face down: the first one, or with three players the one after three picks
    theater_lot,   // which of two characters the Theater brings (2 and 3 players)
    draw,          // a district card for the actor, `due` of them, for `purpose`
    lot,           // a card from the hand of `target`, for `purpose`
    pick,          // the player `actor` keeps a character
    put_down,      // ... puts one face down (2 players)
    theater,       // the owner of the Theater, `actor`, swaps a character with somebody, or not
    theater_give,  // ... which of two characters goes to `target` (2 and 3 players)
    act,           // the actor's turn: one thing after another
    keep,          // ... which of the cards drawn it keeps; `purpose` gather or scholar
    wizard,        // ... which card of `target`'s hand it takes
    give,          // ... a card for `target`; `purpose` seer or cardinal, `due` cards to go
    pay_cards,     // ... a card that pays for the Thieves' Den, `due` to go
    redraw,        // ... the Magician puts another card down, or draws `due` cards
    hand_over,     // ... which own district the Diplomat gives for `target`'s `wanted`
    bribe,         // the actor is threatened and has gathered
    reveal,        // the Blackmailer: turn the marker of the actor up?
    confiscate,    // the Magistrate: take the district that the actor has just paid?
    advisor,       // the player of a killed Emperor moves the crown
    over,
};

// Why cards are drawn, taken or given.
enum class Purpose : std::uint8_t {
    none,
    gather,    // to keep one of them
    gain,      // straight into the hand; then the turn goes on
    scholar,   // to keep one and shuffle the rest in
    park,      // straight into the hand; then the turn is over
    seer,      // one card from each of `victims`, then one for each of them
    emperor,   // one card from the new holder of the crown
    cardinal,  // cards for the gold that helps to build `building`
};

// What the actor has done in its turn, and what kind of turn it is.
namespace done {
inline constexpr std::uint16_t gathered = 1U << 0U;
inline constexpr std::uint16_t income = 1U << 1U;
inline constexpr std::uint16_t ability = 1U << 2U;
inline constexpr std::uint16_t crown = 1U << 3U;  // the Emperor has moved it
inline constexpr std::uint16_t laboratory = 1U << 4U;
inline constexpr std::uint16_t smithy = 1U << 5U;
inline constexpr std::uint16_t museum = 1U << 6U;
inline constexpr std::uint16_t paid = 1U << 7U;        // a district: a warrant has had its chance
inline constexpr std::uint16_t settled = 1U << 8U;     // the threat, if there was one
inline constexpr std::uint16_t resumed = 1U << 9U;     // the Witch plays on as the bewitched one
inline constexpr std::uint16_t cut_short = 1U << 10U;  // bewitched: gathers and stops
}  // namespace done

// Rules that can be chosen.
namespace rule {
inline constexpr std::uint8_t great_wall = 1;   // protects itself, A1
inline constexpr std::uint8_t show_killed = 2;  // A12
inline constexpr std::uint8_t redraft = 4;
inline constexpr std::uint8_t assassin_kept = 8;  // rank 1 is never put aside
inline constexpr std::uint8_t bonus = 16;  // coin and cards come by themselves after gathering
}  // namespace rule

// What everybody sees. Seats that are not there, and ranks that nobody is at, are `nobody` and 0.
struct Table {
    std::array<Cards, most_players> city;
    Cards beautified;
    std::uint32_t uniques;      // bit u: the unique district ordinary_kinds + u is in the game
    std::uint32_t unique_pool;  // those that may still be drawn into it
    std::array<std::uint16_t, most_players> gold;
    std::uint16_t tax;                         // gold on the Tax Collector's token
    std::uint16_t spent;                       // gold paid for districts in this turn
    std::uint16_t paid;                        // gold paid for `building`
    std::uint16_t round;                       // from 1
    std::uint16_t shuffles;                    // how often the deck was shuffled anew
    std::uint16_t lots;                        // other random draws so far
    std::uint16_t acts;                        // `done` bits of the turn
    std::array<Ranks, most_players> revealed;  // characters shown in this round
    Ranks face_up;                             // put aside for all to see
    Ranks warrants;                            // three of them, once placed
    Ranks threats;                             // two of them, once placed
    Ranks threats_gone;                        // settled: bribed, or turned up
    std::array<Role, most_ranks> cast;         // Role::none: no such rank
    Phase phase;
    Purpose purpose;
    std::uint8_t seats;
    std::uint8_t rules;  // `rule` bits
    Seat crown;
    Seat lead;               // had the crown when this round's selection began
    std::uint8_t step;       // of the selection: how many slots are filled
    std::uint8_t redrafts;   // of this round, so far
    std::uint8_t redrafted;  // bit s: seat s has declared an accidental reveal in this round
    Rank called;             // the last rank called; 0 during the selection
    Rank killed;
    Rank bewitched;
    Rank robbed;
    Rank signed_shown;  // the rank of the signed warrant, once revealed
    Rank real_shown;    // the rank of the real threat, once it can be told
    Seat witch;         // who placed or named these
    Seat thief;
    Seat magistrate;
    Seat blackmailer;
    Seat bishop;        // whose districts are safe from rank 8
    Seat queen;         // who played the Queen in this round
    Seat theater_by;    // who used the Theater in this round
    Seat theater_with;  // ... and with whom
    Seat killed_shown;  // who showed a killed character at the end of the last round
    Seat first_done;    // who completed a city first
    Seat vault;         // who shows the Secret Vault at the end
    Seat actor;         // whose turn it is, in the selection whose pick
    Rank acting;        // as which character
    Seat target;
    SeatSet victims;        // of the Seer, still to be given a card
    std::uint8_t due;       // cards to draw, give or pay
    std::uint8_t builds;    // left in this turn
    std::uint8_t beauties;  // districts beautified in this turn
    CardId building;        // paid for, or being paid for; it is neither in a hand nor in a city
    CardId wanted;          // the district that the Diplomat takes
    std::array<std::uint8_t, 2> blank;  // always 0; there is no padding

    friend bool operator==(const Table&, const Table&) = default;
};

// What somebody remembers of the cards that it cannot see: for each place, those that may be there.
// Copies of a kind are numbered, but their numbers tell nothing: which of them comes into sight
// depends on what its owner remembers of them alone. A card that its owner of this memory
// sees (in a city, in its own hand) is in none of the sets; a place that is empty has an empty set.
enum Place : std::uint8_t {
    in_hand = 0,        // 0 to 7: in the hand of that seat
    in_deck = 8,        // the part of the deck that is drawn from
    under_deck = 9,     // put under it since the last shuffle; it comes when the rest is drawn
    under_museum = 10,  //
    among_drawn = 11,   // what the actor has drawn and looks at
};
inline constexpr std::size_t place_count = 12;

struct Memory {
    std::array<std::array<std::uint32_t, place_count>, 3> words;  // by word of `Cards`, then place

    constexpr Cards at(unsigned place) const {
        return {{words[0][place], words[1][place], words[2][place]}};
    }
    constexpr void set(unsigned place, Cards cards) {
        for (std::size_t i = 0; i < 3; ++i) words[i][place] = cards.words[i];
    }
    friend bool operator==(const Memory&, const Memory&) = default;
};

// How the selection went: the characters in the order in which they left the pile.
// 4 to 8 players: put face down, one pick a seat, the card left over. (With the choice of the last
// player, seven of eight and eight of nine, the card passed to it is in the place of its pick;
// `took_down` says that it keeps the first one instead.)
// 2 players: face down, pick, pick, put down, pick, put down, pick, left over.
// 3 players: face down, three picks, face down, three picks, left over.
struct Draft {
    std::array<Rank, most_slots> slots;
    std::uint8_t took_down;
    std::uint8_t gave;  // 2 and 3 players: which pick (0, 1) the user of the Theater gave away
    std::uint8_t got;   // ... and which pick of the other one it got

    friend bool operator==(const Draft&, const Draft&) = default;
};

// The truth. Of its 1672 bytes, 1296 are what eight players and a spectator remember of 84 cards in
// 12 places: a seat can be continued from its view at any time, so what its owner has seen must be
// somewhere, and it cannot be told from the position. The position alone takes 376 bytes.
struct State {
    Table table;
    std::array<Cards, most_players> hand;
    Cards deck;
    Cards bottom;
    Cards museum;
    Cards drawn;                                  // by the actor, who looks at them
    std::array<Memory, most_players + 1> memory;  // the last one is what everybody knows
    Draft draft;
    Rank signed_warrant;
    Rank real_threat;
    std::array<std::uint8_t, 2> blank;  // always 0; there is no padding

    friend bool operator==(const State&, const State&) = default;
};

// What a viewer knows. Copies of a kind are numbered anew: first those in sight, place by place,
// then the hidden ones by where they may be. So a number tells what its card's place tells, and
// nothing of the number that the card has in the truth.
struct View {
    Table table;
    Cards hand;     // the viewer's
    Cards drawn;    // if the viewer looks at them
    Memory memory;  // the viewer's
    std::array<std::uint8_t, most_players> hand_size;
    std::uint8_t deck_size;
    std::uint8_t bottom_size;
    std::uint8_t museum_size;
    std::uint8_t drawn_size;
    Draft draft;          // slots whose character the viewer does not know are 0, as are the bits
    Rank signed_warrant;  // 0 where the viewer does not know
    Rank real_threat;
    std::array<Ranks, 2> sight;  // the characters that the viewer chose from, first and second time
    Ranks roles;                 // its characters
    std::array<std::uint16_t, most_players> score;  // as far as everybody knows; at the end, final
    Viewer viewer;
    std::array<std::uint8_t, 3> blank;  // always 0; there is no padding

    friend bool operator==(const View&, const View&) = default;
};

// The points of a seat, item by item.
struct ScoreSheet {
    int districts = 0;   // printed costs
    int beautified = 0;  // 1 each
    int five_types = 0;  // 3
    int completion = 0;  // 4 the first, 2 later ones
    int basilica = 0;
    int capitol = 0;
    int dragon_gate = 0;
    int imperial_treasury = 0;
    int ivory_tower = 0;
    int map_room = 0;
    int museum = 0;
    int secret_vault = 0;  // only at the end
    int statue = 0;
    int wishing_well = 0;
    Type haunted_as = Type::unique;  // what the Haunted Quarter counts as

    int total() const;
    friend bool operator==(const ScoreSheet&, const ScoreSheet&) = default;
};

// Questions about a position that words, drawings and bots ask.
Role role_at(const Table& table, Rank rank);  // of the cast, or Role::none
Role acting_role(const Table& table);         // as whom the actor plays
Seat asked(const Table& table);               // who is to decide, or nobody
int cast_size(const Table& table);
Ranks cast_ranks(const Table& table);
int faces_up(int seats, int cast);                     // how many characters are put aside face up
int city_goal(const Table& table);                     // districts that complete a city
int city_size(const Table& table, Seat seat);          // towards that goal: the Monument is two
int districts_missing(const Table& table, Seat seat);  // to a complete city
bool is_complete(const Table& table, Seat seat);
int value_of(const Table& table, CardId card);             // its cost, beautification included
int price_of(const Table& table, Seat seat, CardId card);  // what that seat pays to build it
bool under_attack(const Table& table, Seat seat);  // rank 8 may use its ability on that city
int wall_tax(const Table& table, Seat seat, CardId card);  // the Great Wall's surcharge
int income_units(const Table& table);   // districts that bring income to the actor
Seat rank4_holder(const Table& table);  // who has revealed rank 4 in this round, or nobody
bool are_neighbours(const Table& table, Seat a, Seat b);
Ranks silent_ranks(const Table& table);  // called, and nobody answered though nobody killed them

// The selection: what is done for a slot of the draft, and by whom.
enum class SlotKind : std::uint8_t { face_down, pick, put_down, rest };
struct Slot {
    SlotKind kind;
    std::uint8_t order;  // seat `lead` + order
};
int slot_count(const Table& table);
Slot slot_at(const Table& table, int slot);
Seat seat_at(const Table& table, int order);    // in the order of the selection
bool last_chooses(const Table& table);          // seven of eight, eight of nine
Ranks may_lie_aside(const Table& table);        // what may be put aside before anybody picks
Seat holder(const State& state, int slot);      // of the character in that slot, or nobody
Seat holder_of(const State& state, Rank rank);  // or nobody
Ranks roles_of(const State& state, Seat seat);
Ranks pile(const State& state);  // what is still to be chosen from
Ranks offer(const View& view);   // what the viewer chooses from now; 0 where it does not

// The final count. `hand` and `museum` are numbers of cards.
ScoreSheet score_sheet(const Table& table, Seat seat, int hand, int museum);
ScoreSheet score_sheet(const View& view, Seat seat);
ScoreSheet score_sheet(const State& state, Seat seat);

struct Citadels {
    using Options = citadels::Options;
    using State = citadels::State;
    using View = citadels::View;
    using Action = citadels::Action;
    using Actions = FixedList<Action, 768>;  // all builds, and every district that can be hit

    static constexpr About about = {
        .id = "citadels",
        .title = {"Citadels", "Citadelles"},
        .pitch = {"Choose a character in secret, gather gold, build the finest city.",
                  "Choisissez un personnage en secret, amassez de l'or, bâtissez la plus belle "
                  "cité."},
        .least_seats = 2,
        .most_seats = 8,
        .rules = 1,
        .ahead = [](int, int) -> Text {
            return {"the higher character in the last round",
                    "le plus haut personnage de la dernière manche"};
        },
        .minutes = 40,
        .opponents = 3,
        .invitation = {
            "Choose a character in secret, use its power, and build the finest city. "
            "Beware of the assassin and the thief.",
            "Choisissez un personnage en secret, usez de son pouvoir et bâtissez la plus "
            "belle cité. Gare à l'assassin et au voleur."}};

    // setup.cpp
    static std::span<const Preset<Options>> presets();
    static std::span<const Choice<Options>> choices();
    static Expected<State> start(const Options& options, int seats);

    // rules.cpp
    static Turn turn(const State& state);
    static SeatSet pending(const State& state);
    static void legal(const State& state, Seat seat, Actions& out);
    template <class Sink>
    static void apply(State& state, Seat seat, Action action, Sink& sink);
    static Luck luck(const State& state);
    template <class Sink>
    static void apply_outcome(State& state, Item item, Sink& sink);
    static int seats(const State& state) { return state.table.seats; }
    static int seats(const View& view) { return view.table.seats; }
    static bool alike(const State& state, Item one, Item two);  // copies of a district

    // scoring.cpp. Before the end: what everybody can count.
    static Standing standing(const State& state);

    // invariants.cpp
    static std::string broken(const State& state);

    // knowledge.cpp
    static View view(const State& state, Viewer viewer);
    static State sample(const View& seen, Random& random);
    static bool certain(const View& view);

    // claims.cpp. What is taken for a seat right after gathering; what to ask before a turn ends
    // with something left; which decisions the others must agree to.
    static std::optional<Action> automatic(const View& view, const Actions& legal);
    static std::string confirm(const View& view, Action action, Lang lang);
    static bool needs_consent(const View& view, Action action);

    // read.cpp
    static Expected<Line<Citadels>> read(const View& view, std::string_view text, Lang lang);
    static std::string question(const View& view, std::string_view typed, Lang lang);
    // explain.cpp
    static std::string explain(const View& view, std::string_view text, const TerminalStyle& style);
    // text.cpp
    static std::string write(const View& view, Action action);  // as records hold it
    static std::string write(const View& view, Action action, Lang lang);
    static std::string write_outcome(const State& state, Item item);
    static std::string_view event_name(const Event& event);
    static std::string tell(const Event& event, const TerminalStyle& style);

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

inline Role role_at(const Table& table, Rank rank) {
    return table.cast[static_cast<std::size_t>(rank) - 1U];
}

inline Role acting_role(const Table& table) {
    return table.acting == 0 ? Role::none : role_at(table, table.acting);
}

inline Ranks cast_ranks(const Table& table) {
    constexpr unsigned one_to_eight = 0x1FE;
    return static_cast<Ranks>(one_to_eight | (table.cast[8] != Role::none ? 0x200U : 0U));
}

inline Ranks may_lie_aside(const Table& table) {
    const bool kept = (table.rules & rule::assassin_kept) != 0;
    return static_cast<Ranks>(cast_ranks(table) & ~(kept ? unsigned{rank_bit(1)} : 0U));
}

inline int cast_size(const Table& table) { return table.cast[8] != Role::none ? 9 : 8; }

inline int city_goal(const Table& table) { return table.seats <= 3 ? 8 : 7; }

inline int city_size(const Table& table, Seat seat) {
    const Cards city = table.city[seat];
    return city.size() + (city.has(card_of(District::monument)) ? 1 : 0);
}

inline int districts_missing(const Table& table, Seat seat) {
    return std::max(0, city_goal(table) - city_size(table, seat));
}

inline bool is_complete(const Table& table, Seat seat) {
    return districts_missing(table, seat) == 0;
}

inline int value_of(const Table& table, CardId card) {
    return cost_of(card) + (table.beautified.has(card) ? 1 : 0);
}

inline Turn Citadels::turn(const State& state) {
    if (state.table.phase < Phase::pick) return Turn::luck;
    return state.table.phase == Phase::over ? Turn::over : Turn::players;
}

inline Seat asked(const Table& table) {
    switch (table.phase) {
        case Phase::reveal: return table.blackmailer;
        case Phase::confiscate: return table.magistrate;
        default:
            return table.phase < Phase::pick || table.phase == Phase::over ? nobody : table.actor;
    }
}

inline SeatSet Citadels::pending(const State& state) {
    const Seat seat = asked(state.table);
    return seat == nobody ? SeatSet() : SeatSet::of(seat);
}

constexpr int cards_at(const Memory& memory, unsigned place) { return memory.at(place).size(); }

static_assert(sizeof(State) == 376 + 9 * sizeof(Memory));
static_assert(Game<Citadels>);

}  // namespace agora::citadels
