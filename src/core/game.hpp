// The interface of a game: what its folder gives, and what everything else is built on.
//
// A game is a struct of types and static functions over small plain values. It has no I/O, no
// clock, no random generator, no heap on the path of a move, no globals. docs/fit.md shows how
// games as different as a secret draft and a shifting maze fit it; docs/adding-a-game.md walks
// through one.
#pragma once

#include "core/error.hpp"
#include "core/event.hpp"
#include "core/fixed_list.hpp"
#include "core/json.hpp"
#include "core/language.hpp"
#include "core/luck.hpp"
#include "core/options.hpp"
#include "core/random.hpp"
#include "core/seat.hpp"
#include "core/standing.hpp"
#include "core/terminal_style.hpp"

#include <concepts>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>

namespace agora {

// What comes next: luck (a chance node), decisions of one or several seats, or the end.
enum class Turn : std::uint8_t { luck, players, over };

// What somebody who names only the game is asked at a terminal, in the words of the game: against
// whom, then names, then pieces (the options of OptionUse::piece).
struct StartQuestions {
    struct Mode {
        Text text;
        std::string_view word;  // that chooses it, beside its number
    };
    Text mode;
    Mode people;
    Mode machine;
    Text first_name;
    Text next_name;  // {}: the number of the player
    Text piece;      // {}: whose
};

constexpr Text ahead_on_tie_break(int, int) {
    return {"ahead on the tie-break", "devant au départage"};
}

// What a game says of itself.
struct About {
    std::string_view id;  // as typed: `agora play <id>`
    Text title;
    Text pitch;  // one sentence
    int least_seats = 2;
    int most_seats = 4;
    int rules = 1;    // version, raised when old records would replay differently; in each record
    int seconds = 0;  // for a decision where several people play and do not say; 0: no limit
    const StartQuestions* start_questions = nullptr;  // null: asked only where no game is named
    // Why one is before another with the same score, in words, from the tie-breaks of the two.
    Text (*ahead)(int tie_break, int other) = ahead_on_tie_break;
    int minutes = 0;       // that a game takes, about; 0: not said
    int opponents = 1;     // of somebody who plays against bots and does not say how many
    Text invitation = {};  // two sentences to one who does not know it; empty: the pitch
};

// How long a decision may take where time is limited.
struct TimeShare {
    int percent = 100;     // of what the table allows for a decision
    bool goes_on = false;  // continues a decision that was begun: the clock runs on
};

// No padding and no pointers: equality, hashing and the leak tests compare bytes.
template <class T>
concept Plain = std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T> &&
                std::equality_comparable<T>;

// A decision: an enum of 32 bits whose meaning is fixed by identity (this card, this cell, this
// role), never by a place in a list.
template <class T>
concept Decision = std::is_enum_v<T> && std::same_as<std::underlying_type_t<T>, std::uint32_t>;

// The decisions of one line of text.
template <class G>
using Line = FixedList<typename G::Action, 8>;

// The parts of a game, each a concept of its own. GameDefaults (core/defaults.hpp) has a sensible
// answer to much of it.

// clang-format off

// What it is made of.
template <class G>
concept HasTypes = requires {
    requires Plain<typename G::State>;      // if not: padding (also at its end), a pointer, or no ==
    requires Plain<typename G::View>;       // the same
    requires Plain<typename G::Options>;    // the same
    requires Decision<typename G::Action>;  // if not: not an enum class : std::uint32_t
    requires std::same_as<typename G::Actions::value_type, typename G::Action>;
    { G::about } -> std::convertible_to<const About&>;
    { G::presets() } -> std::convertible_to<std::span<const Preset<typename G::Options>>>;
    { G::choices() } -> std::convertible_to<std::span<const Choice<typename G::Options>>>;
};

// How it goes. `start`: nothing random has happened yet; impossible options are refused. `pending`:
// the seats that owe a decision; several at once choose in secret and in any order. `legal`: all
// decisions of a pending seat, in canonical order, from what that seat may know. `apply`: one legal
// decision; `apply_outcome`: one item of the luck that is due. `broken`: the invariant that does
// not hold, if any. `action_score`: heuristic score of a legal decision, without lookahead.
template <class G>
concept HasRules = requires(typename G::Options options, const typename G::State state,
                            typename G::State changing, const typename G::View view,
                            typename G::Action action, typename G::Actions actions, Seat seat,
                            Item item, Events events, Silence silence) {
    { G::start(options, 2) } -> std::same_as<Expected<typename G::State>>;
    { G::turn(state) } -> std::same_as<Turn>;
    { G::pending(state) } -> std::same_as<SeatSet>;
    { G::legal(state, seat, actions) } -> std::same_as<void>;
    { G::apply(changing, seat, action, events) } -> std::same_as<void>;
    { G::apply(changing, seat, action, silence) } -> std::same_as<void>;
    { G::luck(state) } -> std::same_as<Luck>;
    { G::apply_outcome(changing, item, events) } -> std::same_as<void>;
    { G::apply_outcome(changing, item, silence) } -> std::same_as<void>;
    { G::standing(state) } -> std::same_as<Standing>;
    { G::seats(state) } -> std::same_as<int>;
    { G::seats(view) } -> std::same_as<int>;
    { G::broken(state) } -> std::same_as<std::string>;
    { G::action_score(view, action) } -> std::same_as<int>;
};

// Who knows what. `view`: all that a viewer may know, its own memory included. `sample`: a state
// drawn uniformly from those that fit the view. `certain`: only one does.
template <class G>
concept HasKnowledge = requires(const typename G::State state, const typename G::View view,
                                Viewer viewer, Random random) {
    { G::view(state, viewer) } -> std::same_as<typename G::View>;
    { G::sample(view, random) } -> std::same_as<typename G::State>;
    { G::certain(view) } -> std::same_as<bool>;
    { view.viewer } -> std::convertible_to<Viewer>;
};

// In words. `read` takes what a person types and gives one or more decisions, all legal one after
// another, or the reason why not; `write` gives the text that `read` takes back. `commands`: what
// can be typed, in short; `manual`: how to play.
template <class G>
concept HasWords = requires(const typename G::State state, const typename G::View view,
                            typename G::Action action, Item item, const Event event,
                            const TerminalStyle style, std::string_view text, Lang lang) {
    { G::read(view, text, lang) } -> std::same_as<Expected<Line<G>>>;
    { G::write(view, action) } -> std::same_as<std::string>;
    { G::write_outcome(state, item) } -> std::same_as<std::string>;
    { G::event_name(event) } -> std::same_as<std::string_view>;
    { G::tell(event, style) } -> std::same_as<std::string>;
    { G::commands(lang) } -> std::same_as<std::string>;
    { G::manual(lang) } -> std::same_as<std::string>;
};

// As JSON, and back.
template <class G>
concept HasJson = requires(const typename G::View view, JsonWriter json,
                           const boost::json::value read) {
    { G::describe(view, json) } -> std::same_as<void>;
    { G::from_json(read) } -> std::same_as<Expected<typename G::View>>;
};

// At a terminal.
template <class G>
concept HasDrawing = requires(const typename G::View view, const TerminalStyle style, Part part) {
    { G::draw(view, style, part) } -> std::same_as<std::string>;
};

template <class G>
concept Game = HasTypes<G> && HasRules<G> && HasKnowledge<G> && HasWords<G> && HasJson<G> &&
               HasDrawing<G>;

// clang-format on

// What a game may add: core/capabilities.hpp.

// Draws what is due from a source (a Tape, a Random) without changing anything.
template <class G, class Source>
Item draw_luck(const typename G::State& state, Source& source) {
    return source.pick(G::luck(state));
}

// Draws and applies until it is somebody's turn or the game is over.
template <class G, class Source, class Sink>
void settle_luck(typename G::State& state, Source& source, Sink& sink) {
    while (G::turn(state) == Turn::luck) G::apply_outcome(state, draw_luck<G>(state, source), sink);
}

// A hash over every byte of a plain value.
template <Plain T>
std::uint64_t hash(const T& value) {
    std::uint64_t hashed = sizeof value;
    const auto* bytes = reinterpret_cast<const unsigned char*>(&value);
    std::size_t at = 0;
    for (; at + 8 <= sizeof value; at += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes + at, 8);
        hashed = mix(hashed ^ word);
    }
    std::uint64_t rest = 0;
    if (at < sizeof value) std::memcpy(&rest, bytes + at, sizeof value - at);
    return mix(hashed ^ rest);
}

}  // namespace agora
