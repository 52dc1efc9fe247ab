#include "match/takeback.hpp"

#include "core/erase.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

namespace agora::match {

// Two players with a card each that only they know. The first one does one thing: nods, looks at
// the other's card, shows the own one, or lays it on the table face down.
struct Peek {
    struct Options {
        std::uint8_t unused = 0;
        friend bool operator==(const Options&, const Options&) = default;
    };
    struct State {
        std::array<std::uint8_t, 2> cards{1, 1};  // 1 to 4
        std::uint8_t done = 0;                    // the decision
        friend bool operator==(const State&, const State&) = default;
    };
    struct View {
        std::array<std::uint8_t, 2> cards{};  // 0: not known
        std::uint8_t done = 0;
        Viewer viewer;
        friend bool operator==(const View&, const View&) = default;
    };
    enum class Action : std::uint32_t {};
    using Actions = FixedList<Action, 8>;
    static constexpr std::uint8_t nod = 1;
    static constexpr std::uint8_t peek = 2;
    static constexpr std::uint8_t show = 3;
    static constexpr std::uint8_t laid = 4;  // what others see of:
    static constexpr std::uint8_t lay = 10;  // and the card

    static constexpr About about = {"peek", {"Peek", "Coup d'œil"}, {"", ""}, 2, 2, 1};
    static std::span<const Preset<Options>> presets() {
        static constexpr Preset<Options> only = {{"only", {"", ""}}, {}};
        return {&only, 1};
    }
    static std::span<const Choice<Options>> choices() { return {}; }
    static Expected<State> start(const Options&, int) { return State{}; }
    static int seats(const auto&) { return 2; }
    static Turn turn(const State& state) { return state.done ? Turn::over : Turn::players; }
    static SeatSet pending(const State& state) { return state.done ? SeatSet() : SeatSet::of(0); }
    static void legal(const State& state, Seat seat, Actions& out) {
        for (const std::uint8_t action : {nod, peek, show}) out.push(Action{action});
        out.push(Action{lay + unsigned{state.cards[seat]}});
    }
    template <class Sink>
    static void apply(State& state, Seat, Action action, Sink&) {
        state.done = static_cast<std::uint8_t>(action);
    }
    static Luck luck(const State&) { return {}; }
    template <class Sink>
    static void apply_outcome(State&, Item, Sink&) {}
    static Standing standing(const State&) { return {}; }
    static std::string broken(const State&) { return ""; }
    static View view(const State& state, Viewer viewer) {
        View view{{}, state.done > lay && !viewer.owns(0) ? laid : state.done, viewer};
        if (viewer.owns(0) || state.done == show) view.cards[0] = state.cards[0];
        if (viewer.owns(1) || (viewer.owns(0) && state.done == peek))
            view.cards[1] = state.cards[1];
        return view;
    }
    static State sample(const View& view, Random& random) {
        State state{view.cards, view.done};
        for (auto& card : state.cards)
            if (card == 0) card = static_cast<std::uint8_t>(1 + random.below(4));
        if (view.done == laid) state.done = static_cast<std::uint8_t>(lay + state.cards[0]);
        return state;
    }
    static bool certain(const View& view) { return view.cards[0] != 0 && view.cards[1] != 0; }

    static Expected<Line<Peek>> read(const View& view, std::string_view text, Lang) {
        Line<Peek> line;
        if (text == "nod") line.push(Action{nod});
        if (text == "peek") line.push(Action{peek});
        if (text == "show") line.push(Action{show});
        if (text == "lay") line.push(Action{lay + unsigned{view.cards[0]}});
        if (line.empty()) return refuse("nod, peek, show or lay");
        return line;
    }
    static std::string write(const View&, Action) { return ""; }
    static std::string write_outcome(const State&, Item) { return ""; }
    static std::string_view event_name(const Event&) { return ""; }
    static std::string tell(const Event&, const TerminalStyle&) { return ""; }
    static void describe(const View&, JsonWriter&) {}
    static Expected<View> from_json(const boost::json::value&) { return View{}; }
    static std::string draw(const View&, const TerminalStyle&, Part) { return ""; }
    static std::string commands(Lang) { return ""; }
    static std::string manual(Lang) { return ""; }
    static int action_score(const View&, Action) { return 0; }
};
static_assert(Game<Peek>);

// The same, but to a nod the table lets the second player echo: always, or only with an odd card.
template <bool always>
struct Echo : Peek {
    static constexpr std::uint8_t echo = 5;
    static Turn turn(const State& state) { return state.done <= nod ? Turn::players : Turn::over; }
    static SeatSet pending(const State& state) {
        return state.done == 0 ? SeatSet::of(0) : state.done == nod ? SeatSet::of(1) : SeatSet();
    }
    static void legal(const State& state, Seat seat, Actions& out) {
        if (seat == 0) return Peek::legal(state, seat, out);
        out.push(Action{echo});
    }
    static Expected<Line<Peek>> read(const View& view, std::string_view text, Lang lang) {
        if (text != "echo") return Peek::read(view, text, lang);
        Line<Peek> line;
        line.push(Action{echo});
        return line;
    }
    static std::optional<Action> automatic(const View& view, const Actions& legal) {
        if (!view.viewer.owns(1) || (!always && view.cards[1] % 2 == 0)) return std::nullopt;
        return legal[0];
    }
};
static_assert(Game<Echo<true>>);

namespace {

template <class G>
bool may_take_back_with_echo() {
    const ErasedPosition<G> before(Peek::State{{2, 3}, 0});
    const auto after = before.clone();
    Events events;
    after->apply(0, Peek::nod, events);
    after->apply(1, G::echo, events);
    const std::vector<Step> line = {{0, "nod"}, {1, "echo"}};
    Random random(1);
    return teaches_nothing(*before.view(0), *after->view(0), line, random);
}

// D9: what the table decides for others is taken back too, unless it tells something of theirs.
TEST(Takeback, U1_WhatTheTableDecidedForAnotherIsTakenBackToo) {
    EXPECT_TRUE(may_take_back_with_echo<Echo<true>>());
    EXPECT_FALSE(may_take_back_with_echo<Echo<false>>());
}

bool may_take_back(std::string_view text) {
    const ErasedPosition<Peek> before(Peek::State{{2, 3}, 0});
    const auto after = before.clone();
    Events events;
    after->apply(0, before.view(0)->read(text, Lang::en)->front(), events);
    const std::vector<Step> line = {{0, std::string(text)}};
    Random random(1);
    return teaches_nothing(*before.view(0), *after->view(0), line, random);
}

TEST(Takeback, U3_WhatShowsNothingHiddenMayBeTakenBack) { EXPECT_TRUE(may_take_back("nod")); }

TEST(Takeback, U3_NotWhatTheOwnerLearnedFrom) { EXPECT_FALSE(may_take_back("peek")); }

TEST(Takeback, U3_NotWhatTheOthersLearnedFrom) { EXPECT_FALSE(may_take_back("show")); }

// The others could not make that decision in every world of theirs, but they do not see which it
// was.
TEST(Takeback, U3_ASecretChoiceTeachesNobody) { EXPECT_TRUE(may_take_back("lay")); }

TEST(Takeback, U3_ALineOfAnotherSeatOrWithLuckIsNotTakenBack) {
    const ErasedPosition<Peek> before(Peek::State{{2, 3}, 0});
    Random random(1);
    for (const Step& step : {Step{1, "nod"}, Step{std::nullopt, "card 1"}}) {
        const std::vector<Step> line = {step};
        EXPECT_FALSE(teaches_nothing(*before.view(0), *before.view(0), line, random));
    }
}

}  // namespace
}  // namespace agora::match
