#include "games/labyrinth/rules.hpp"

#include "core/typography.hpp"
#include "games/labyrinth/text.hpp"

#include <algorithm>
#include <bit>

namespace agora::labyrinth {

namespace {

constexpr std::array<std::string_view, 2> no_yes = {"no", "yes"};
constexpr std::array<std::string_view, 5> first_words = {"random", "1", "2", "3", "4"};
constexpr std::array<std::string_view, 5> pawn_words = {"any", "red", "yellow", "blue", "green"};
constexpr std::array<Text, 5> pawn_labels = {{{"one that is left", "celui qui reste"},
                                              {"red", "rouge"},
                                              {"yellow", "jaune"},
                                              {"blue", "bleu"},
                                              {"green", "vert"}}};

constexpr Choice<Options> pawn_choice(std::string_view name, Text label, Text about,
                                      std::uint8_t Options::* field) {
    return {{.name = name,
             .label = label,
             .about = about,
             .most = 4,
             .words = pawn_words,
             .use = OptionUse::piece,
             .labels = pawn_labels},
            field};
}

constexpr std::array<Choice<Options>, 10> all_choices = {{
    {{.name = "cards",
      .label = {"Treasures", "Trésors"},
      .about = {"treasure cards each; 0 deals all 24 equally",
                "cartes trésor par joueur ; 0 distribue les 24 à parts égales"},
      .most = 12},
     &Options::cards},
    {{.name = "open",
      .label = {"Open objectives", "Objectifs visibles"},
      .about = {"everybody sees the objectives", "tout le monde voit les objectifs"},
      .most = 1,
      .words = no_yes},
     &Options::open},
    {{.name = "home",
      .label = {"Home at the end", "Retour à la fin"},
      .about = {"after the last treasure the pawn must come home",
                "après le dernier trésor, le pion doit rentrer chez lui"},
      .most = 1,
      .words = no_yes},
     &Options::home},
    {{.name = "any-order",
      .label = {"Any order", "Ordre libre"},
      .about = {"look at all your own cards, find them in any order",
                "voir toutes ses cartes et les trouver dans n'importe quel ordre"},
      .most = 1,
      .words = no_yes},
     &Options::any_order},
    {{.name = "turns",
      .label = {"Turns", "Tours"},
      .about = {"turns of each player, then most treasures win; 0: no limit",
                "tours de chaque joueur, puis qui a le plus de trésors gagne ; 0 : sans limite"},
      .most = 200},
     &Options::turns},
    {{.name = "first",
      .label = {"Who begins", "Qui commence"},
      .about = {"the seat that begins", "la place qui commence"},
      .most = 4,
      .words = first_words,
      .use = OptionUse::first_seat},
     &Options::first},
    pawn_choice("pawn1", {"Pawn of player 1", "Pion du joueur 1"},
                {"the colour and corner of player 1; any: one that is left",
                 "la couleur et le coin du joueur 1 ; « any » : ce qui reste"},
                &Options::pawn1),
    pawn_choice("pawn2", {"Pawn of player 2", "Pion du joueur 2"},
                {"the same for player 2", "de même pour le joueur 2"}, &Options::pawn2),
    pawn_choice("pawn3", {"Pawn of player 3", "Pion du joueur 3"},
                {"the same for player 3", "de même pour le joueur 3"}, &Options::pawn3),
    pawn_choice("pawn4", {"Pawn of player 4", "Pion du joueur 4"},
                {"the same for player 4", "de même pour le joueur 4"}, &Options::pawn4),
}};

//                                                   cards open home any turns first, pawns as usual
constexpr std::array<Preset<Options>, 5> all_presets = {{
    {{"official", {"the published rules", "les règles publiées"}}, {0, 0, 1, 0, 0, 0, 0, 0, 0, 0}},
    {{"kids-2017",
      {"all cards face up, any order, then home", "cartes visibles, ordre libre, puis retour"}},
     {0, 1, 1, 1, 0, 0, 0, 0, 0, 0}},
    {{"kids-2007",
      {"own cards in any order; the last treasure wins",
       "ses cartes en ordre libre ; le dernier trésor gagne"}},
     {0, 0, 0, 1, 0, 0, 0, 0, 0, 0}},
    {{"no-home", {"the last treasure wins", "le dernier trésor gagne"}},
     {0, 0, 0, 0, 0, 0, 0, 0, 0, 0}},
    {{"short", {"four cards each", "quatre cartes chacun"}}, {4, 0, 1, 0, 0, 0, 0, 0, 0, 0}},
}};

// Piles of the tape. Every place has piles of its own for its tile and its quarter turns: tiles
// that look alike are numbered anew at each draw, so one order for all would not be a shuffle.
enum Pile : std::uint32_t { first_pile = 0, card_pile = 1, tile_pile = 64, turn_pile = 128 };

// Cells with a straight tile, and with a corner without treasure.
constexpr std::array<Cells, 2> plain_cells(const Board& board) {
    const auto& [n, e, s, w, t0, t1, t2, t3] = board.planes;
    const Cells treasure = t0 | t1 | t2 | t3;
    const Cells straight = (n & s & ~e & ~w) | (e & w & ~n & ~s);
    const Cells plain_corner = (n ^ s) & (e ^ w) & ~treasure;
    return {straight, plain_corner};
}

int cards_dealt(const State& state) {
    return state.seats * (state.rules.any_order() ? state.rules.cards : 1);
}

// Who has which colour.

constexpr std::array<Colour, most_players> usual_colours(std::size_t seats) {
    using enum Colour;
    if (seats == 2) return {red, blue, yellow, green};
    return {red, yellow, blue, green};
}

// All orders of four things, the usual one first.
constexpr auto orders = [] {
    std::array<std::array<std::uint8_t, most_players>, seatings> all{};
    std::array<std::uint8_t, most_players> order = {0, 1, 2, 3};
    for (auto& each : all) {
        each = order;
        std::ranges::next_permutation(order);
    }
    return all;
}();

// The first seating in which everybody has the colour asked for.
Expected<unsigned> chosen_seating(const Options& options, int seats) {
    const std::array<std::uint8_t, most_players> asked = {options.pawn1, options.pawn2,
                                                          options.pawn3, options.pawn4};
    const auto refused = [&](const Text& why, std::size_t seat) {
        const auto say = [&](Lang lang) {
            const Text colour = colour_name(static_cast<Colour>(asked[seat] - 1));
            return filled(
                why, {{"seat", std::to_string(seat + 1)}, {"colour", std::string(colour.in(lang))}},
                lang);
        };
        return refuse(say(Lang::en), say(Lang::fr));
    };
    for (auto seat = static_cast<std::size_t>(seats); seat < asked.size(); ++seat)
        if (asked[seat] != 0)
            return refused({"there is no player {seat} to have the {colour} pawn",
                            "il n’y a pas de joueur {seat} pour le pion {colour}"},
                           seat);
    for (std::size_t seat = 1; seat < asked.size(); ++seat)
        if (asked[seat] != 0 && std::ranges::count(std::span(asked).first(seat), asked[seat]) > 0)
            return refused({"only one player can have the {colour} pawn",
                            "un seul joueur peut avoir le pion {colour}"},
                           seat);
    unsigned seating = 0;
    const auto fits = [&] {
        const Colours colours = colours_of(seating, seats);
        for (std::size_t seat = 0; seat < colours.size(); ++seat)
            if (asked[seat] != 0 && asked[seat] != 1 + static_cast<unsigned>(colours[seat]))
                return false;
        return true;
    };
    while (!fits()) ++seating;
    return seating;
}

template <class Sink>
void end_turn(State& state, Sink& sink) {
    state.phase = Phase::push;
    state.turn = static_cast<Seat>(state.turn + 1 == state.seats ? 0 : state.turn + 1);
    if (state.turn != state.first) return;
    if (state.rules.turns != 0 && state.round == state.rules.turns) {  // 6.11
        state.phase = Phase::over;
        sink(event(state.turn, EventKind::out_of_turns));
    } else if (state.round < 255) {
        ++state.round;
    }
}

template <class Sink>
void win(State& state, Sink& sink) {  // LAB-29: at once, later seats do not play
    state.winner = state.turn;
    state.phase = Phase::over;
    sink(event(state.turn, Won{state.rules.home()}));
}

// A treasure of one's own where the move ended: at most one a turn (LAB-24).
template <class Sink>
void find(State& state, Treasure treasure, Sink& sink) {
    const Seat seat = state.turn;
    state.hand[seat] &= ~only_treasure(treasure);
    state.found[seat] |= only_treasure(treasure);
    state.ruled_out[seat] = 0;
    const int count = found_count(state, seat);
    sink(event(seat, Found{treasure, static_cast<std::uint8_t>(count)}));
    if (count < state.rules.cards) {
        if (state.rules.any_order())
            end_turn(state, sink);
        else
            state.phase = Phase::next_card;
    } else if (state.rules.home()) {  // LAB-28
        sink(event(seat, EventKind::homeward));
        end_turn(state, sink);
    } else {  // LAB-35
        win(state, sink);
    }
}

template <class Sink>
void apply_push(State& state, Arrow arrow, unsigned quarters, Sink& sink) {
    const Tile in = state.spare.turned(quarters);
    state.spare = state.board.push(arrow, in);
    state.last = arrow;
    state.phase = Phase::move;
    sink(event(state.turn, Pushed{arrow, in, state.spare, static_cast<std::uint8_t>(quarters)}));
    for (Seat seat = 0; seat < state.seats; ++seat) {  // LAB-14, LAB-15
        const Cell from = state.pawns[seat];
        const Cell to = slides[arrow].pawns[from];
        if (from == to) continue;
        state.pawns[seat] = to;
        sink(event(seat, EventKind::carried, FromTo{from, to}));
    }
}

template <class Sink>
void apply_move(State& state, Cell to, Sink& sink) {
    const Seat seat = state.turn;
    const Cell from = state.pawns[seat];
    state.pawns[seat] = to;
    sink(from == to ? event(seat, Stayed{to}) : event(seat, EventKind::moved, FromTo{from, to}));
    if (is_homeward(state, seat)) {
        if (to == home_of(state, seat)) return win(state, sink);
        return end_turn(state, sink);
    }
    const Treasure here = state.board.treasure_at(to);
    if (here != no_treasure) {
        const Treasures one = only_treasure(here);
        if ((state.hand[seat] & one) != 0) return find(state, here, sink);  // 6.1, 6.2
        if (!state.rules.any_order() && !state.rules.open()) state.ruled_out[seat] |= one;
    }
    end_turn(state, sink);
}

}  // namespace

Colour colour_of(const State& state, Seat seat) {
    return usual_colours(state.seats)[orders[state.rules.seating()][seat]];
}

Cell home_of(const State& state, Seat seat) {
    return homes[static_cast<std::size_t>(colour_of(state, seat))];
}

Colours colours_of(unsigned seating, int seats) {
    Colours colours;
    for (Seat seat = 0; seat < seats; ++seat)
        colours.push(usual_colours(static_cast<std::size_t>(seats))[orders[seating][seat]]);
    return colours;
}

std::optional<unsigned> seating_of(const Colours& colours) {
    for (unsigned seating = 0; seating < seatings; ++seating)
        if (std::ranges::equal(colours_of(seating, static_cast<int>(colours.size())), colours))
            return seating;
    return std::nullopt;
}

Arrow forbidden(const State& state) { return undoing(state.last); }

Cells reach(const State& state) { return state.board.reachable(state.pawns[state.turn]); }

Refusal refusal_to_push(const State& state) {
    return state.phase == Phase::push ? Refusal::none : Refusal::pushed_already;
}

Refusal refusal_to_push(const State& state, Arrow arrow, unsigned quarters) {
    if (const auto why = refusal_to_push(state); why != Refusal::none) return why;
    if (arrow >= arrow_count) return Refusal::no_arrow_there;     // LAB-08
    if (arrow == forbidden(state)) return Refusal::closed_arrow;  // LAB-10
    return quarters < state.spare.orientations() ? Refusal::none
                                                 : Refusal::same_orientation;  // 6.9
}

Refusal refusal_to_move(const State& state) {  // LAB-13
    return state.phase == Phase::move ? Refusal::none : Refusal::push_first;
}

Refusal refusal_to_move(const State& state, Cell cell) {
    if (const auto why = refusal_to_move(state); why != Refusal::none) return why;
    return cell < cell_count && (reach(state) & only(cell)) != 0 ? Refusal::none
                                                                 : Refusal::no_corridor;  // LAB-20
}

Refusal refusal(const State& state, Action action) {
    return is_push(action) ? refusal_to_push(state, arrow_of(action), quarters_of(action))
                           : refusal_to_move(state, cell_of(action));
}

int found_count(const State& state, Seat seat) { return std::popcount(state.found[seat]); }

int cards_left(const State& state, Seat seat) {
    return state.rules.cards - found_count(state, seat);
}

bool is_homeward(const State& state, Seat seat) {
    return state.rules.home() && cards_left(state, seat) == 0;
}

int hand_size(const State& state, Seat seat) {
    if (state.phase < Phase::deal) return 0;
    if (state.phase == Phase::deal) return (state.at + state.seats - 1 - seat) / state.seats;
    const int left = cards_left(state, seat);
    if (state.rules.any_order() || left == 0) return left;
    return state.phase == Phase::next_card && state.turn == seat ? 0 : 1;
}

Cells objective_cells(const State& state, Seat seat) {
    if (is_homeward(state, seat)) return only(home_of(state, seat));
    return state.board.where(state.hand[seat]);
}

Treasures undealt(const State& state) {
    Treasures taken = 0;
    for (std::size_t seat = 0; seat < most_players; ++seat)
        taken |= state.hand[seat] | state.found[seat];
    return all_treasures & ~taken;
}

// Tiles that look alike are alike: it is the lowest numbers that are gone.
std::array<int, 3> loose_left(const State& state) {
    const auto [straight, corner] = plain_cells(state.board);
    const auto drawn = [](Cells cells) { return std::popcount(cells & ~glued_cells); };
    int treasures = 0;
    for (Treasure t = glued_treasures; t < treasure_count; ++t)
        if (state.board.where(t) == 0) treasures |= 1 << (t - glued_treasures);
    return {straight_count - drawn(straight), plain_corner_count - drawn(corner), treasures};
}

std::span<const Preset<Options>> Labyrinth::presets() { return all_presets; }
std::span<const Choice<Options>> Labyrinth::choices() { return all_choices; }

Expected<State> Labyrinth::start(const Options& options, int seats) {
    const int most = treasure_count / seats;
    if (options.cards > most)
        return refuse("with " + std::to_string(seats) + " players there are at most " +
                          std::to_string(most) + " cards each",
                      "à " + std::to_string(seats) + ", chacun a au plus " + std::to_string(most) +
                          " cartes");
    if (options.first > seats)
        return refuse("seat " + std::to_string(options.first) + " cannot begin, there are " +
                          std::to_string(seats),
                      "la place " + std::to_string(options.first) +
                          " ne peut pas commencer, il y en a " + std::to_string(seats));
    const auto seating = chosen_seating(options, seats);
    if (!seating) return std::unexpected(seating.error());
    State state{};
    state.board = bare_board();
    state.seats = static_cast<std::uint8_t>(seats);
    state.winner = nobody;
    state.last = no_arrow;
    state.round = 1;
    state.rules.cards = static_cast<std::uint8_t>(options.cards == 0 ? most : options.cards);
    state.rules.turns = options.turns;
    const unsigned bits = unsigned{options.open} | (unsigned{options.home} << 1U) |
                          (unsigned{options.any_order} << 2U) | (*seating << 3U);
    state.rules.bits = static_cast<std::uint8_t>(bits);
    for (Seat seat = 0; seat < most_players; ++seat)
        state.pawns[seat] = seat < seats ? home_of(state, seat) : no_cell;
    state.phase = options.first == 0 ? Phase::draw_first : Phase::draw_tile;
    if (options.first != 0) state.turn = state.first = static_cast<Seat>(options.first - 1);
    return state;
}

Turn Labyrinth::turn(const State& state) {
    if (state.phase == Phase::over) return Turn::over;
    return state.phase == Phase::push || state.phase == Phase::move ? Turn::players : Turn::luck;
}

SeatSet Labyrinth::pending(const State& state) {
    return turn(state) == Turn::players ? SeatSet::of(state.turn) : SeatSet();
}

void Labyrinth::legal(const State& state, Seat /*the one on turn*/, Actions& out) {
    if (refusal_to_push(state) == Refusal::none) {
        each_push(state.spare, state.last, [&](Arrow arrow, unsigned quarters) {
            out.push(labyrinth::push(arrow, quarters));
        });
    } else if (refusal_to_move(state) == Refusal::none) {
        for (Cells rest = reach(state); rest != 0; rest &= rest - 1)
            out.push(labyrinth::move(static_cast<Cell>(std::countr_zero(rest))));
    }
}

template <class Sink>
void Labyrinth::apply(State& state, Seat /*the one on turn*/, Action action, Sink& sink) {
    if (is_push(action))
        apply_push(state, arrow_of(action), quarters_of(action), sink);
    else
        apply_move(state, cell_of(action), sink);
}

Luck Labyrinth::luck(const State& state) {
    switch (state.phase) {
        case Phase::draw_first: return {first_pile, ItemSet::first(state.seats)};
        case Phase::draw_tile: {
            const auto [straight, corner, treasures] = loose_left(state);
            const auto last_of = [](int count, int end) {
                return ((std::uint64_t{1} << count) - 1) << (end - count);
            };
            constexpr int plain = straight_count + plain_corner_count;
            return {tile_pile + state.at,
                    {last_of(straight, straight_count) | last_of(corner, plain) |
                         static_cast<std::uint64_t>(treasures) << plain,
                     0}};
        }
        case Phase::turn_tile: return {turn_pile + state.at, ItemSet::first(4)};
        case Phase::deal:
        case Phase::next_card: return {card_pile, {undealt(state), 0}};
        default: return {};
    }
}

template <class Sink>
void Labyrinth::apply_outcome(State& state, Item item, Sink& sink) {
    switch (state.phase) {
        case Phase::draw_first:
            state.first = state.turn = item;
            state.phase = Phase::draw_tile;
            sink(event(item, EventKind::begins));
            break;
        case Phase::draw_tile:
            state.spare = loose_tile(item);
            if (state.at < loose_cells) {
                state.phase = Phase::turn_tile;
                sink(event(state.turn, EventKind::tile_drawn, OneTile{state.spare}));
            } else {
                state.phase = Phase::deal;
                state.at = 0;
                sink(event(state.turn, EventKind::maze_laid, OneTile{state.spare}));
            }
            break;
        case Phase::turn_tile: {
            const Tile tile = state.spare.turned(item);
            const Cell cell = loose_cell[state.at];
            state.board.put(cell, tile);
            state.spare = Tile();
            ++state.at;
            state.phase = Phase::draw_tile;
            sink(event(state.turn, TileLaid{cell, tile}));
            break;
        }
        case Phase::deal:
        case Phase::next_card: {
            const bool dealing = state.phase == Phase::deal;
            const Seat seat = dealing ? static_cast<Seat>(state.at % state.seats) : state.turn;
            state.hand[seat] |= only_treasure(item);
            sink(event(seat, EventKind::card_seen, OneTreasure{item},
                       state.rules.open() ? Audience::everyone() : Audience::only(seat)));
            if (!dealing) {
                end_turn(state, sink);
            } else if (++state.at == cards_dealt(state)) {
                state.at = 0;
                state.phase = Phase::push;
            }
            break;
        }
        default: break;
    }
}

// Most treasures; the one who won has all and comes before another who has.
Standing Labyrinth::standing(const State& state) {
    Standing standing;
    standing.seats = state.seats;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        standing.places[seat].score = static_cast<std::int16_t>(found_count(state, seat));
        standing.places[seat].tie_break = seat == state.winner ? 1 : 0;
    }
    rank(standing);
    return standing;
}

template void Labyrinth::apply(State&, Seat, Action, Events&);
template void Labyrinth::apply(State&, Seat, Action, Silence&);
template void Labyrinth::apply_outcome(State&, Item, Events&);
template void Labyrinth::apply_outcome(State&, Item, Silence&);

}  // namespace agora::labyrinth
