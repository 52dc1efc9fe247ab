// Games of a few lines, each with a fault that can be planted in it: what the kit must notice.
#pragma once

#include "core/game.hpp"

#include <array>
#include <bit>

namespace agora::kit {

// What all of them have in common: two seats that say one thing each, one after the other.
struct Toy {
    static int seats(const auto&) { return 2; }
    static Standing standing(const auto&) { return standing_by(std::array<std::uint8_t, 2>{}); }
    static std::string broken(const auto&) { return {}; }
    static bool certain(const auto&) { return true; }
    static Luck luck(const auto&) { return {}; }
    static void apply_outcome(auto&, Item, auto&) {}
    static std::string write_outcome(const auto&, Item item) { return std::to_string(item); }
    static std::string_view event_name(const Event&) { return "event"; }
    static std::string tell(const Event&, const TerminalStyle&) { return {}; }
    static void describe(const auto&, JsonWriter& json) { json.begin_object().end_object(); }
    static std::string draw(const auto&, const TerminalStyle&, Part) { return "a toy\n"; }
    static std::string commands(Lang) { return {}; }
    static std::string manual(Lang) { return {}; }
    static int action_score(const auto&, auto) { return 0; }
};

// Each takes gold, or a gold mine where there are mines. Where short words are allowed, "gold" is
// enough to begin with. Either option is right; both together make "gold mine" mean gold.
struct GoldMines : Toy {
    struct Options {
        std::uint8_t mines = 0;
        std::uint8_t brief = 0;
        friend bool operator==(const Options&, const Options&) = default;
    };
    struct State {
        Options options;
        std::uint8_t taken = 0;  // by how many
        friend bool operator==(const State&, const State&) = default;
    };
    struct View {
        State table;
        Viewer viewer;
        friend bool operator==(const View&, const View&) = default;
    };
    enum class Action : std::uint32_t { gold, gold_mine };
    using Actions = FixedList<Action, 2>;
    static constexpr About about = {"mines", {"Gold mines", "Mines d'or"}, {"", ""}, 2, 2, 1};

    static std::span<const Preset<Options>> presets() {
        static constexpr Preset<Options> plain = {{"plain", {"", ""}}, {}};
        return {&plain, 1};
    }
    static std::span<const Choice<Options>> choices() {
        static constexpr std::array<std::string_view, 2> no_yes = {"no", "yes"};
        static constexpr std::array<Choice<Options>, 2> both = {
            {{{.name = "mines", .most = 1, .words = no_yes}, &Options::mines},
             {{.name = "brief", .most = 1, .words = no_yes}, &Options::brief}}};
        return both;
    }
    static Expected<State> start(const Options& options, int) { return State{options, 0}; }
    static Turn turn(const State& state) { return state.taken < 2 ? Turn::players : Turn::over; }
    static SeatSet pending(const State& state) {
        return state.taken < 2 ? SeatSet::of(state.taken) : SeatSet();
    }
    static void legal(const State& state, Seat, Actions& out) {
        out.push(Action::gold);
        if (state.options.mines != 0) out.push(Action::gold_mine);
    }
    static void apply(State& state, Seat, Action, auto&) { ++state.taken; }
    static View view(const State& state, Viewer viewer) { return {state, viewer}; }
    static State sample(const View& view, Random&) { return view.table; }
    static Expected<Line<GoldMines>> read(const View& view, std::string_view text, Lang) {
        const auto& [mines, brief] = view.table.options;
        Line<GoldMines> line;
        if (!view.viewer.owns(view.table.taken)) return refuse("it is not your turn");
        if (text == "gold" || (brief != 0 && text.starts_with("gold")))
            line.push(Action::gold);
        else if (mines != 0 && text == "gold mine")
            line.push(Action::gold_mine);
        if (line.empty()) return refuse("gold or gold mine");
        return line;
    }
    static std::string write(const View&, Action action) {
        return action == Action::gold ? "gold" : "gold mine";
    }
    static void describe(const View& view, JsonWriter& json) {
        const auto& [mines, brief] = view.table.options;
        json.begin_object().field("mines", mines).field("brief", brief);
        json.field("taken", view.table.taken).field("viewer", view.viewer).end_object();
    }
    static Expected<View> from_json(const boost::json::value& json) {
        JsonFields fields(json);
        View view;
        view.table.options.mines = static_cast<std::uint8_t>(fields.number("mines", 0, 1));
        view.table.options.brief = static_cast<std::uint8_t>(fields.number("brief", 0, 1));
        view.table.taken = static_cast<std::uint8_t>(fields.number("taken", 0, 2));
        view.viewer = fields.viewer("viewer", 2);
        if (!fields.good()) return refuse(fields.why());
        return view;
    }
};

// Three kinds of cards, two copies of each, two cards a hand; each lays one. A state numbers the
// copies, and of two alike in a hand the lower is laid: so a number that is shown would tell what
// else is in the hand.
enum class Numbers : std::uint8_t {
    kept,               // nobody sees a number
    in_own_view,        // the owner's view holds its cards by number, its drawing by kind
    shown_when_laid,    // a card on the table is shown by its number
    told_when_laid,     // ... or told of by its number
    order_of_the_hand,  // which is legal first depends on the numbers
};

template <Numbers numbers>
struct Copies : Toy {
    struct Options {
        friend bool operator==(const Options&, const Options&) = default;
        std::uint8_t unused = 0;
    };
    struct State {
        std::array<std::uint8_t, 2> hands{};  // cards as bits; the kind of card n is n / 2
        std::array<std::uint8_t, 2> laid{};   // 1 + card; 0: none yet
        std::uint8_t left = 63;
        friend bool operator==(const State&, const State&) = default;
    };
    struct View {
        std::array<std::uint8_t, 3> hand{};  // the viewer's own: how many of each kind
        std::uint8_t own = 0;                // the same as bits, where it leaks
        std::array<std::uint8_t, 2> laid{};  // 1 + kind
        std::uint8_t left = 0;               // how many
        Viewer viewer;
        friend bool operator==(const View&, const View&) = default;
    };
    enum class Action : std::uint32_t {};  // the kind
    using Actions = FixedList<Action, 3>;
    static constexpr About about = {"copies", {"Copies", "Doubles"}, {"", ""}, 2, 2, 1};

    static std::span<const Preset<Options>> presets() {
        static constexpr Preset<Options> only = {{"plain", {"", ""}}, {}};
        return {&only, 1};
    }
    static std::span<const Choice<Options>> choices() { return {}; }
    static Expected<State> start(const Options&, int) { return State{}; }
    static Turn turn(const State& state) {
        return std::popcount(state.left) > 2 ? Turn::luck
               : state.laid[1] == 0          ? Turn::players
                                             : Turn::over;
    }
    static SeatSet pending(const State& state) {
        return turn(state) == Turn::players ? SeatSet::of(state.laid[0] == 0 ? 0 : 1) : SeatSet();
    }
    static void legal(const State& state, Seat seat, Actions& out) {
        const unsigned hand = state.hands[seat];
        for (unsigned kind = 0; kind < 3; ++kind)
            if (((hand >> (2 * kind)) & 3U) != 0) out.push(static_cast<Action>(kind));
        if (numbers == Numbers::order_of_the_hand && out.size() == 2 && (hand & 1U) != 0)
            std::swap(out[0], out[1]);
    }
    template <class Sink>
    static void apply(State& state, Seat seat, Action action, Sink& sink) {
        const auto kind = static_cast<unsigned>(action);
        const unsigned two = state.hands[seat] & (3U << (2 * kind));
        const auto card = static_cast<std::uint8_t>(std::countr_zero(two));
        state.hands[seat] = static_cast<std::uint8_t>(state.hands[seat] & ~(1U << card));
        state.laid[seat] = static_cast<std::uint8_t>(card + 1);
        sink(Event{Audience::everyone(), 1, seat, {shown(card, Numbers::told_when_laid)}});
    }
    static Luck luck(const State& state) { return {0, {state.left, 0}}; }
    template <class Sink>
    static void apply_outcome(State& state, Item item, Sink& sink) {
        const Seat seat = std::popcount(state.left) % 2 == 0 ? 0 : 1;
        state.left = static_cast<std::uint8_t>(state.left & ~(1U << item));
        state.hands[seat] = static_cast<std::uint8_t>(state.hands[seat] | 1U << item);
        sink(Event{Audience::only(seat), 0, seat, {static_cast<std::uint8_t>(item / 2)}});
    }
    // Copies of one card mean the same to everybody.
    static bool alike(const State&, Item a, Item b) { return a / 2 == b / 2; }

    static View view(const State& state, Viewer viewer) {
        View view;
        view.viewer = viewer;
        view.left = static_cast<std::uint8_t>(std::popcount(state.left));
        for (std::size_t seat = 0; seat < 2; ++seat)
            if (state.laid[seat] != 0)
                view.laid[seat] = static_cast<std::uint8_t>(
                    1 + shown(static_cast<std::uint8_t>(state.laid[seat] - 1),
                              Numbers::shown_when_laid));
        if (viewer.is_spectator()) return view;
        const unsigned hand = state.hands[viewer.seat()];
        if (numbers == Numbers::in_own_view) view.own = static_cast<std::uint8_t>(hand);
        for (unsigned kind = 0; kind < 3; ++kind)
            view.hand[kind] = static_cast<std::uint8_t>(std::popcount((hand >> (2 * kind)) & 3U));
        return view;
    }
    static State sample(const View&, Random&) { return {}; }  // nobody asks
    static Expected<Line<Copies>> read(const View&, std::string_view, Lang) { return refuse("no"); }
    static std::string write(const View&, Action action) {
        return "lay " + std::to_string(static_cast<unsigned>(action));
    }
    static Expected<View> from_json(const boost::json::value&) { return View{}; }
    static std::string draw(const View& view, const TerminalStyle&, Part) {
        std::string text = "left " + std::to_string(view.left) + ", hand";
        for (const auto count : view.hand) text += " " + std::to_string(count);
        for (const auto card : view.laid) text += ", laid " + std::to_string(card);
        return text + "\n";
    }

private:
    static std::uint8_t shown(std::uint8_t card, Numbers where) {
        return numbers == where ? card : static_cast<std::uint8_t>(card / 2);
    }
};

// Each of two seats throws a die and goes on or stops, until the sum is 20. Each roll needs a pile
// of its own: a pile keeps its order, so the same one brings the same face for ever.
template <bool one_pile>
struct Dice : Toy {
    struct Options {
        friend bool operator==(const Options&, const Options&) = default;
        std::uint8_t unused = 0;
    };
    struct State {
        std::uint8_t sum = 0;
        std::uint8_t rolls = 0;
        std::uint8_t rolling = 1;
        friend bool operator==(const State&, const State&) = default;
    };
    struct View {
        State table;
        Viewer viewer;
        friend bool operator==(const View&, const View&) = default;
    };
    enum class Action : std::uint32_t {};
    using Actions = FixedList<Action, 1>;
    static constexpr About about = {"dice", {"Dice", "Dés"}, {"", ""}, 2, 2, 1};

    static std::span<const Preset<Options>> presets() {
        static constexpr Preset<Options> only = {{"plain", {"", ""}}, {}};
        return {&only, 1};
    }
    static std::span<const Choice<Options>> choices() { return {}; }
    static Expected<State> start(const Options&, int) { return State{}; }
    static Turn turn(const State& state) {
        return state.sum >= 20 ? Turn::over : state.rolling != 0 ? Turn::luck : Turn::players;
    }
    static SeatSet pending(const State& state) {
        return turn(state) == Turn::players ? SeatSet::of(state.rolls % 2) : SeatSet();
    }
    static void legal(const State&, Seat, Actions& out) { out.push(Action{}); }
    static void apply(State& state, Seat, Action, auto&) { state.rolling = 1; }
    static Luck luck(const State& state) {
        return {one_pile ? 0U : state.rolls, ItemSet::first(6)};
    }
    static void apply_outcome(State& state, Item item, auto&) {
        state.sum = static_cast<std::uint8_t>(state.sum + item + 1);
        ++state.rolls;
        state.rolling = 0;
    }
    static View view(const State& state, Viewer viewer) { return {state, viewer}; }
    static State sample(const View& view, Random&) { return view.table; }
    static Expected<Line<Dice>> read(const View& view, std::string_view text, Lang) {
        Line<Dice> line;
        if (text != "roll" || !view.viewer.owns(view.table.rolls % 2)) return refuse("roll");
        line.push(Action{});
        return line;
    }
    static std::string write(const View&, Action) { return "roll"; }
    static Expected<View> from_json(const boost::json::value&) { return View{}; }
};

// A coin is thrown until it has come up so often, and then each of two seats says so; or that never
// happens. Heads may end it before anybody has decided: luck alone may end a game.
enum class Ends : std::uint8_t { at_last, never_by_decisions, never_by_luck };

template <Ends ends>
struct Coin : Toy {
    struct Options {
        friend bool operator==(const Options&, const Options&) = default;
        std::uint8_t unused = 0;
    };
    struct State {
        std::uint16_t throws = 0;
        std::uint8_t heads = 0;
        std::uint8_t said = 0;  // by how many
        friend bool operator==(const State&, const State&) = default;
    };
    struct View {
        State table;
        Viewer viewer;
        std::uint8_t unused = 0;
        friend bool operator==(const View&, const View&) = default;
    };
    enum class Action : std::uint32_t {};
    using Actions = FixedList<Action, 1>;
    static constexpr About about = {"coin", {"Coin", "Pièce"}, {"", ""}, 2, 2, 1};

    static std::span<const Preset<Options>> presets() {
        static constexpr Preset<Options> only = {{"plain", {"", ""}}, {}};
        return {&only, 1};
    }
    static std::span<const Choice<Options>> choices() { return {}; }
    static Expected<State> start(const Options&, int) { return State{}; }
    static Turn turn(const State& state) {
        if (ends == Ends::never_by_luck || state.throws == 0) return Turn::luck;
        if (ends == Ends::never_by_decisions) return Turn::players;
        return state.heads != 0 || state.said == 2 ? Turn::over : Turn::players;
    }
    static SeatSet pending(const State& state) {
        return turn(state) == Turn::players ? SeatSet::of(state.said % 2) : SeatSet();
    }
    static void legal(const State&, Seat, Actions& out) { out.push(Action{}); }
    static void apply(State& state, Seat, Action, auto&) { ++state.said; }
    static Luck luck(const State& state) { return {state.throws, ItemSet::first(2)}; }
    static void apply_outcome(State& state, Item item, auto& sink) {
        ++state.throws;
        state.heads = item == 0 ? 1 : 0;
        sink(Event{Audience::everyone(), 0, nobody, {state.heads}});
    }
    static View view(const State& state, Viewer viewer) { return {state, viewer}; }
    static State sample(const View& view, Random&) { return view.table; }
    static Expected<Line<Coin>> read(const View& view, std::string_view text, Lang) {
        const auto pending = Coin::pending(view.table);
        Line<Coin> line;
        if (text != "tails" || view.viewer.is_spectator() || !pending.has(view.viewer.seat()))
            return refuse("tails");
        line.push(Action{});
        return line;
    }
    static std::string write(const View&, Action) { return "tails"; }
    static void describe(const View& view, JsonWriter& json) {
        json.begin_object().field("throws", view.table.throws).field("heads", view.table.heads);
        json.field("said", view.table.said).field("viewer", view.viewer).end_object();
    }
    static Expected<View> from_json(const boost::json::value& json) {
        JsonFields fields(json);
        View view;
        view.table.throws = static_cast<std::uint16_t>(fields.number("throws", 0, 65535));
        view.table.heads = static_cast<std::uint8_t>(fields.number("heads", 0, 1));
        view.table.said = static_cast<std::uint8_t>(fields.number("said", 0, 255));
        view.viewer = fields.viewer("viewer", 2);
        if (!fields.good()) return refuse(fields.why());
        return view;
    }
};

static_assert(Game<GoldMines> && Game<Copies<Numbers::kept>> && Game<Dice<false>> &&
              Game<Coin<Ends::at_last>>);

}  // namespace agora::kit
