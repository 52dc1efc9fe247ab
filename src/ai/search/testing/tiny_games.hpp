// For tests only: games so small that the right answer is known.
#pragma once

#include "core/game.hpp"

#include <array>

namespace agora::ai::tiny {

// What all of them share: a state that is public but for what `hide` takes out of it, and the least
// that the concept asks for.
template <class Self, class S>
struct Tiny {
    struct Options {
        std::uint8_t none = 0;
        friend bool operator==(const Options&, const Options&) = default;
    };
    using State = S;
    struct View {
        S table;
        Viewer viewer;
        friend bool operator==(const View&, const View&) = default;
    };
    enum class Action : std::uint32_t {};
    using Actions = FixedList<Action, 8>;
    static constexpr About about = {"tiny", {"Tiny", "Tout petit"}, {"", ""}, 2, 2, 1};

    static std::span<const Preset<Options>> presets() {
        static constexpr Preset<Options> only = {{"only", {"", ""}}, {}};
        return {&only, 1};
    }
    static std::span<const Choice<Options>> choices() { return {}; }
    static Expected<S> start(const Options&, int) { return S{}; }
    static int seats(const auto&) { return 2; }
    static Luck luck(const S&) { return {}; }
    template <class Sink>
    static void apply_outcome(S&, Item, Sink&) {}
    static std::string broken(const S&) { return ""; }
    static View view(const S& state, Viewer viewer) { return {Self::hide(state, viewer), viewer}; }
    static S hide(const S& state, Viewer) { return state; }
    static S sample(const View& view, Random&) { return view.table; }
    static bool certain(const View&) { return true; }
    static Expected<FixedList<Action, 8>> read(const View&, std::string_view, Lang) {
        return refuse("nobody types here");
    }
    static std::string write(const View&, Action action) {
        return std::to_string(static_cast<unsigned>(action));
    }
    static std::string write_outcome(const S&, Item item) { return std::to_string(item); }
    static std::string_view event_name(const Event&) { return ""; }
    static std::string tell(const Event&, const TerminalStyle&) { return ""; }
    static void describe(const View&, JsonWriter&) {}
    static Expected<View> from_json(const boost::json::value&) { return refuse("nothing"); }
    static std::string draw(const View&, const TerminalStyle&, Part) { return ""; }
    static std::string commands(Lang) { return ""; }
    static std::string manual(Lang) { return ""; }
    static int action_score(const View&, Action) { return 0; }
};

// Nim: from one heap one takes 1, 2 or 3; who takes the last one wins. Multiples of four are lost.
struct NimState {
    std::uint8_t heap = 10;
    Seat turn = 0;
    friend bool operator==(const NimState&, const NimState&) = default;
};
struct Nim : Tiny<Nim, NimState> {
    static Turn turn(const State& state) { return state.heap == 0 ? Turn::over : Turn::players; }
    static SeatSet pending(const State& state) {
        return state.heap == 0 ? SeatSet() : SeatSet::of(state.turn);
    }
    static void legal(const State& state, Seat, Actions& out) {
        for (unsigned n = 1; n <= 3 && n <= state.heap; ++n) out.push(static_cast<Action>(n));
    }
    template <class Sink>
    static void apply(State& state, Seat, Action action, Sink&) {
        state.heap = static_cast<std::uint8_t>(state.heap - static_cast<unsigned>(action));
        state.turn = static_cast<Seat>(1 - state.turn);
    }
    static Standing standing(const State& state) {
        std::array<std::uint8_t, 2> scores{};
        if (state.heap == 0) scores[1U - state.turn] = 1;
        return standing_by(scores);
    }
};

// Matching pennies, uneven: two heads win for seat 0 three times out of four, two tails always, and
// a mismatch wins for seat 1. Seat 0 plays heads 4 times out of 7 and wins 3 out of 7.
struct PenniesState {
    std::array<std::uint8_t, 2> coins{};  // 0: not chosen, 1: heads, 2: tails
    std::uint8_t toss = 0;                // 0: not tossed; 1..4
    friend bool operator==(const PenniesState&, const PenniesState&) = default;
};
struct Pennies : Tiny<Pennies, PenniesState> {
    static bool both_heads(const State& state) {
        return state.coins[0] == 1 && state.coins[1] == 1;
    }
    static Turn turn(const State& state) {
        if (state.coins[0] == 0 || state.coins[1] == 0) return Turn::players;
        return both_heads(state) && state.toss == 0 ? Turn::luck : Turn::over;
    }
    static SeatSet pending(const State& state) {
        SeatSet seats;
        for (Seat seat = 0; seat < 2; ++seat)
            if (state.coins[seat] == 0) seats = seats.with(seat);
        return seats;
    }
    static void legal(const State&, Seat, Actions& out) {
        out.push(Action{1});
        out.push(Action{2});
    }
    template <class Sink>
    static void apply(State& state, Seat seat, Action action, Sink&) {
        state.coins[seat] = static_cast<std::uint8_t>(action);
    }
    static Luck luck(const State&) { return {0, ItemSet::first(4)}; }
    template <class Sink>
    static void apply_outcome(State& state, Item item, Sink&) {
        state.toss = static_cast<std::uint8_t>(item + 1);
    }
    static Standing standing(const State& state) {
        const bool same = state.coins[0] == state.coins[1];
        const bool first = both_heads(state) ? state.toss < 4 : same;
        return standing_by(std::array<std::uint8_t, 2>{first, !first});
    }
};

// Games in which seat 0 has a card, 1 or 2, that others do not see.
template <class Self, class S>
struct OneSecret : Tiny<Self, S> {
    using typename Tiny<Self, S>::State;
    using typename Tiny<Self, S>::View;

    static State hide(const State& state, Viewer viewer) {
        State seen = state;
        if (!viewer.owns(0)) seen.card = 0;
        return seen;
    }
    static State sample(const View& view, Random& random) {
        State state = view.table;
        if (state.card == 0) state.card = static_cast<std::uint8_t>(1 + random.below(2));
        return state;
    }
    static bool certain(const View& view) { return view.table.card != 0; }
};

// Guessing a card: seat 0 has a card, 1 or 2, that seat 1 does not see. It says `show` or `hide`;
// after `hide` seat 1 guesses the card and wins where it is right. `show` loses. A
// search in which others act on the card believes that `hide` is lost too.
struct GuessState {
    std::uint8_t card = 0;   // 0: not seen
    std::uint8_t said = 0;   // 1: shown, 2: hidden
    std::uint8_t guess = 0;  // 1, 2
    friend bool operator==(const GuessState&, const GuessState&) = default;
};
struct Guess : OneSecret<Guess, GuessState> {
    static Turn turn(const State& state) {
        return state.said == 1 || state.guess != 0 ? Turn::over : Turn::players;
    }
    static SeatSet pending(const State& state) {
        if (turn(state) == Turn::over) return {};
        return SeatSet::of(state.said == 0 ? 0 : 1);
    }
    static void legal(const State&, Seat, Actions& out) {
        out.push(Action{1});
        out.push(Action{2});
    }
    template <class Sink>
    static void apply(State& state, Seat seat, Action action, Sink&) {
        (seat == 0 ? state.said : state.guess) = static_cast<std::uint8_t>(action);
    }
    static Standing standing(const State& state) {
        const bool first = state.said == 2 && state.guess != state.card;
        return standing_by(std::array<std::uint8_t, 2>{first, !first});
    }
};

// Showing a card: seat 0 has card 1 or 2, which seat 1 does not see, and shows it; that is all.
struct ShowState {
    std::uint8_t card = 0;   // 0: not seen
    std::uint8_t shown = 0;  // what was shown
    friend bool operator==(const ShowState&, const ShowState&) = default;
};
struct Show : OneSecret<Show, ShowState> {
    static inline int lies = 0;  // cards shown by one who did not have them

    static Turn turn(const State& state) { return state.shown != 0 ? Turn::over : Turn::players; }
    static SeatSet pending(const State& state) {
        return turn(state) == Turn::over ? SeatSet() : SeatSet::of(0);
    }
    static void legal(const State& state, Seat, Actions& out) {
        out.push(static_cast<Action>(state.card));
        out.push(static_cast<Action>(state.card + 2U));  // and its back
    }
    template <class Sink>
    static void apply(State& state, Seat seat, Action action, Sink&) {
        Actions honest;
        legal(state, seat, honest);
        if (!honest.contains(action)) ++lies;
        state.shown = static_cast<std::uint8_t>(action);
    }
    static Standing standing(const State&) {
        return standing_by(std::array<std::uint8_t, 2>{1, 0});
    }
};

static_assert(Game<Nim> && Game<Pennies> && Game<Guess> && Game<Show>);

}  // namespace agora::ai::tiny
