// A game for testing the kit itself: each of two players is dealt a card in secret and stays in or
// leaves; the higher card that stayed wins. It can be made to leak on purpose.
#pragma once

#include "core/game.hpp"

#include <array>

namespace agora::kit {

enum class Leak : std::uint8_t {
    none,
    view_carries_card,        // a field of the view holds the other player's card
    sampler_knows_truth,      // worlds are drawn from the true state, smuggled past the view
    legal_depends_on_secret,  // what is legal tells the other player's card
    event_to_everyone,        // the deal is announced to the table
    luck_event_tells_more,    // the second deal also tells the first card
    standing_tells_card,      // the ranking counts a card before it is shown
    sampler_is_lopsided,      // only the two lowest cards are ever drawn
    event_of_no_seat,         // no leak: the deal is about a seat that is not there
};

template <Leak leak>
struct HiddenCard {
    struct Options {
        std::uint8_t cards = 6;
        friend bool operator==(const Options&, const Options&) = default;
    };
    struct State {
        std::array<std::uint8_t, 2> cards{};  // 1..; 0: not dealt yet
        std::array<std::uint8_t, 2> stays{};  // 0: not decided, 1: left, 2: stayed
        std::uint8_t total = 0;
        friend bool operator==(const State&, const State&) = default;
    };
    struct View {
        std::array<std::uint8_t, 2> cards{};
        std::array<std::uint8_t, 2> stays{};
        std::uint8_t total = 0;
        std::uint8_t dealt = 0;
        std::uint8_t extra = 0;
        Viewer viewer;
        friend bool operator==(const View&, const View&) = default;
    };
    enum class Action : std::uint32_t {};
    using Actions = FixedList<Action, 2>;
    static constexpr About about = {"hidden", {"Hidden card", "Carte cachée"}, {"", ""}, 2, 2, 1};

    static std::span<const Preset<Options>> presets() {
        static constexpr Preset<Options> only = {{"six", {"six cards", "six cartes"}}, {6}};
        return {&only, 1};
    }
    static std::span<const Choice<Options>> choices() { return {}; }
    static Expected<State> start(const Options& options, int) {
        return State{{}, {}, options.cards};
    }
    static int seats(const auto&) { return 2; }
    static Turn turn(const State& state) {
        return state.cards[1] == 0 ? Turn::luck : state.stays[1] == 0 ? Turn::players : Turn::over;
    }
    static SeatSet pending(const State& state) {
        return turn(state) == Turn::players ? SeatSet::of(state.stays[0] == 0 ? 0 : 1) : SeatSet();
    }
    static void legal(const State& state, Seat seat, Actions& out) {
        out.push(Action{1});
        if (leak != Leak::legal_depends_on_secret || state.cards[1U - seat] > 3)
            out.push(Action{2});
    }
    template <class Sink>
    static void apply(State& state, Seat seat, Action action, Sink& sink) {
        state.stays[seat] = static_cast<std::uint8_t>(action);
        sink(Event{Audience::everyone(), 1, seat, {state.stays[seat]}});
    }
    static Luck luck(const State& state) {
        const auto all = ItemSet::first(state.total);
        return {0, state.cards[0] == 0 ? all : all.without(static_cast<Item>(state.cards[0] - 1))};
    }
    template <class Sink>
    static void apply_outcome(State& state, Item item, Sink& sink) {
        const Seat seat = state.cards[0] == 0 ? 0 : 1;
        state.cards[seat] = static_cast<std::uint8_t>(item + 1);
        const auto to =
            leak == Leak::event_to_everyone ? Audience::everyone() : Audience::only(seat);
        const Seat about_whom = leak == Leak::event_of_no_seat ? Seat{2} : seat;
        sink(Event{to, 0, about_whom, {state.cards[seat]}});
        if (leak == Leak::luck_event_tells_more && seat == 1)
            sink(Event{Audience::everyone(), 0, 0, {state.cards[0]}});
    }
    static Standing standing(const State& state) {
        std::array<std::uint8_t, 2> scores{};
        const bool shown = turn(state) == Turn::over || leak == Leak::standing_tells_card;
        for (std::size_t i = 0; i < 2 && shown; ++i)
            scores[i] = state.stays[i] == 2 ? state.cards[i] : 0;
        return standing_by(scores);
    }
    static std::string broken(const State& state) {
        return state.cards[0] != 0 && state.cards[0] == state.cards[1] ? "a card twice" : "";
    }
    static View view(const State& state, Viewer viewer) {
        View view{{}, state.stays, state.total, 0, 0, viewer};
        view.dealt = static_cast<std::uint8_t>((state.cards[0] != 0) + (state.cards[1] != 0));
        if (!viewer.is_spectator()) view.cards[viewer.seat()] = state.cards[viewer.seat()];
        if (leak == Leak::view_carries_card && viewer.owns(0)) view.extra = state.cards[1];
        if (leak == Leak::sampler_knows_truth) smuggled = state;
        return view;
    }
    static State sample(const View& view, Random& random) {
        if (leak == Leak::sampler_knows_truth) return smuggled;
        State state{view.cards, view.stays, view.total};
        for (std::size_t i = 0; i < view.dealt; ++i) {
            auto left = ItemSet::first(view.total);
            for (const auto card : state.cards)
                if (card != 0) left = left.without(static_cast<Item>(card - 1));
            if (leak == Leak::sampler_is_lopsided)
                left = ItemSet::of(left.nth(0)).with(left.nth(1));
            if (state.cards[i] == 0)
                state.cards[i] = static_cast<std::uint8_t>(random.pick({0, left}) + 1);
        }
        return state;
    }
    static bool certain(const View& view) {
        for (std::size_t i = 0; i < view.dealt; ++i)
            if (view.cards[i] == 0) return false;
        return true;
    }

    static Expected<Line<HiddenCard>> read(const View& view, std::string_view text, Lang) {
        Line<HiddenCard> line;
        const bool mine = !view.viewer.is_spectator() && view.stays[view.viewer.seat()] == 0 &&
                          (view.viewer.owns(0) || view.stays[0] != 0);
        if (mine && text == "leave") line.push(Action{1});
        if (mine && text == "stay") line.push(Action{2});
        if (line.empty()) return refuse("stay or leave");
        return line;
    }
    static std::string write(const View&, Action action) {
        return action == Action{1} ? "leave" : "stay";
    }
    static std::string write_outcome(const State&, Item item) { return std::to_string(item + 1); }
    static std::string_view event_name(const Event&) { return "event"; }
    static std::string tell(const Event&, const TerminalStyle&) { return "event"; }
    static void describe(const View& view, JsonWriter& json) {
        json.begin_object().field("cards", view.cards).field("stays", view.stays);
        json.field("total", view.total).field("dealt", view.dealt).field("extra", view.extra);
        json.field("viewer", view.viewer).end_object();
    }
    static Expected<View> from_json(const boost::json::value& json) {
        JsonFields fields(json);
        View view;
        fields.numbers("cards", view.cards, 0, 6);
        fields.numbers("stays", view.stays, 0, 2);
        view.total = static_cast<std::uint8_t>(fields.number("total", 6, 6));
        view.dealt = static_cast<std::uint8_t>(fields.number("dealt", 0, 2));
        view.extra = static_cast<std::uint8_t>(fields.number("extra", 0, 6));
        view.viewer = fields.viewer("viewer", 2);
        if (!fields.good()) return refuse(fields.why());
        return view;
    }
    static std::string draw(const View&, const TerminalStyle&, Part) { return "cards\n"; }
    static std::string commands(Lang) { return "stay, leave\n"; }
    static std::string manual(Lang) { return "The higher card wins.\n"; }
    static int action_score(const View&, Action) { return 0; }

    static inline State smuggled;
};

static_assert(Game<HiddenCard<Leak::none>>);

}  // namespace agora::kit
