// GOPS, the game of pure strategy: a prize is turned up, everybody bids a card in secret, the
// highest takes it. A whole game in one file, kept as the worked example of docs/adding-a-game.md.
#pragma once

#include "core/game.hpp"
#include "core/typed.hpp"

#include <algorithm>
#include <array>

namespace agora::gops {

struct Gops {
    struct Options {
        std::uint8_t cards = 13;
        friend bool operator==(const Options&, const Options&) = default;
    };
    struct State {                             // sets of cards: bit i is the card i + 1
        std::uint16_t prizes = 0;              // still face down
        std::array<std::uint16_t, 3> hands{};  // a bid stays here until it is shown
        std::array<std::uint8_t, 3> scores{};
        std::array<std::uint8_t, 3> bids{};  // 0: not chosen yet
        std::uint8_t prize = 0;              // turned up; 0: the next one is due
        std::uint8_t seats = 0;
        friend bool operator==(const State&, const State&) = default;
    };
    struct View {
        State table;  // others' bids are 0
        Viewer viewer;
        std::uint8_t chosen = 0;  // bit i: seat i has
        friend bool operator==(const View&, const View&) = default;
    };
    enum class Action : std::uint32_t {};  // the card bid, 1..13
    using Actions = FixedList<Action, 13>;
    enum What : std::uint8_t { turned_up, chose, bid, won, tied };

    static constexpr About about = {
        .id = "gops",
        .title = {"GOPS", "GOPS"},
        .pitch = {"Bid your cards for the prizes, all at once and in secret.",
                  "Misez vos cartes pour les lots, tous à la fois et en secret."},
        .least_seats = 2,
        .most_seats = 3};
    static std::span<const Preset<Options>> presets() {
        static constexpr Preset<Options> classic = {{"classic", {"13 cards", "13 cartes"}}, {13}};
        return {&classic, 1};
    }
    static std::span<const Choice<Options>> choices() {
        static constexpr Choice<Options> cards = {
            {"cards", {"in each hand", "dans chaque main"}, 3, 13, {}}, &Options::cards};
        return {&cards, 1};
    }

    // How it goes.

    static Expected<State> start(const Options& options, int seats) {
        State state;
        state.prizes = static_cast<std::uint16_t>((1U << options.cards) - 1U);
        state.seats = static_cast<std::uint8_t>(seats);
        std::fill_n(state.hands.begin(), seats, state.prizes);
        return state;
    }
    static int seats(const State& state) { return state.seats; }
    static int seats(const View& view) { return view.table.seats; }
    static Turn turn(const State& state) {
        return state.prize != 0 ? Turn::players : state.prizes != 0 ? Turn::luck : Turn::over;
    }
    static SeatSet pending(const State& state) {
        SeatSet seats;
        for (Seat seat = 0; seat < state.seats && state.prize != 0; ++seat)
            if (state.bids[seat] == 0) seats = seats.with(seat);
        return seats;
    }
    static void legal(const State& state, Seat seat, Actions& out) {
        ItemSet{state.hands[seat], 0}.each([&](Item i) { out.push(static_cast<Action>(i + 1)); });
    }
    template <class Sink>
    static void apply(State& state, Seat seat, Action action, Sink& sink) {
        state.bids[seat] = static_cast<std::uint8_t>(action);  // latched until all have chosen
        sink(Event{Audience::everyone(), chose, seat});
        if (!pending(state).empty()) return;
        const auto best = std::ranges::max(state.bids);
        const bool tie = std::ranges::count(state.bids, best) > 1;
        const auto winner =
            static_cast<Seat>(std::ranges::find(state.bids, best) - state.bids.begin());
        for (seat = 0; seat < state.seats; ++seat) {
            sink(Event{Audience::everyone(), bid, seat, {state.bids[seat]}});
            state.hands[seat] = remove(state.hands[seat], state.bids[seat]);
        }
        sink(Event{Audience::everyone(), tie ? tied : won, tie ? Seat{0} : winner, {state.prize}});
        if (!tie)
            state.scores[winner] = static_cast<std::uint8_t>(state.scores[winner] + state.prize);
        state.bids = {};
        state.prize = 0;
    }
    static Luck luck(const State& state) { return {0, {state.prizes, 0}}; }
    template <class Sink>
    static void apply_outcome(State& state, Item item, Sink& sink) {
        state.prize = static_cast<std::uint8_t>(item + 1);
        state.prizes = remove(state.prizes, state.prize);
        sink(Event{Audience::everyone(), turned_up, 0, {state.prize}});
    }
    static Standing standing(const State& state) {
        return standing_by(std::span(state.scores).first(state.seats));
    }
    static std::string broken(const State& state) {
        const int rounds = std::popcount(state.prizes) + (state.prize != 0 ? 1 : 0);
        for (Seat seat = 0; seat < state.seats; ++seat) {
            const auto bid = state.bids[seat];
            if (std::popcount(state.hands[seat]) != rounds) return "a hand lost or gained a card";
            if (bid != 0 && !has(state.hands[seat], bid)) return "a bid is not in its hand";
        }
        return "";
    }

    // Who knows what.

    static View view(const State& state, Viewer viewer) {
        View view{state, viewer, 0};
        for (Seat seat = 0; seat < state.seats; ++seat) {
            view.chosen = static_cast<std::uint8_t>(view.chosen | (state.bids[seat] != 0) << seat);
            if (!viewer.owns(seat)) view.table.bids[seat] = 0;
        }
        return view;
    }
    static State sample(const View& view, Random& random) {
        State state = view.table;
        for (const Seat seat : SeatSet::from_bits(view.chosen))
            if (!view.viewer.owns(seat))
                state.bids[seat] =
                    static_cast<std::uint8_t>(random.pick({0, {state.hands[seat], 0}}) + 1);
        return state;
    }
    static bool certain(const View& view) {
        const auto hidden = SeatSet::from_bits(view.chosen).without(view.viewer.seat() & 7U);
        return hidden.empty() || std::popcount(view.table.hands[0]) == 1;
    }

    // In words.

    static Expected<Line<Gops>> read(const View& view, std::string_view text, Lang lang) {
        const Viewer who = view.viewer;
        if (who.is_spectator() || view.table.prize == 0 || has(view.chosen, who.seat() + 1U))
            return refuse(std::string(
                Text{"There is nothing to choose.", "Vous n'avez rien à choisir."}.in(lang)));
        const unsigned hand = view.table.hands[who.seat()];
        const auto pieces = split(text);
        Line<Gops> line;
        for (unsigned card = 1; pieces && !pieces->empty() && card <= 13; ++card)
            if (only_verbs(*pieces, 1) && pieces->back().text == std::to_string(card) &&
                has(hand, card))
                line.push(static_cast<Action>(card));
        if (!line.empty()) return line;
        const Text hint = {"Type bid and one of your cards: ",
                           "Tapez miser et une de vos cartes : "};
        return refuse(std::string(hint.in(lang)) + list(view.table.hands[who.seat()]));
    }
    static std::string write(const View& view, Action action) {
        return write(view, action, Lang::en);
    }
    static std::string write(const View&, Action action, Lang lang) {
        return std::string(Text{"bid ", "miser "}.in(lang)) +
               std::to_string(static_cast<unsigned>(action));
    }
    // A verb alone asks for the card.
    static std::string question(const View& view, std::string_view typed, Lang lang) {
        const auto pieces = split(typed);
        if (!pieces || pieces->empty() || !only_verbs(*pieces, 0) || view.viewer.is_spectator())
            return {};
        return std::string(Text{"Which card? ", "Quelle carte ? "}.in(lang)) +
               list(view.table.hands[view.viewer.seat()]);
    }
    static std::string write_outcome(const State&, Item item) {
        return "prize " + std::to_string(item + 1);
    }
    static std::string_view event_name(const Event& event) {
        return std::array{"turned_up", "chose", "bid", "won", "tied"}[event.what];
    }
    static std::string tell(const Event& event, const Look& look) {
        auto who = look.name(event.seat);
        const auto n = std::to_string(event.args[0]) + ".";
        switch (event.what) {
            case turned_up: return std::string(look.say({"The prize is ", "Le lot est "})) + n;
            case chose: return who.append(look.say({" has chosen.", " a choisi."}));
            case bid: return who.append(look.say({" bids ", " mise "})) + n;
            case won: return who.append(look.say({" wins ", " gagne "})) + n;
            default:
                return std::string(look.say({"A tie: nobody wins.", "Égalité : aucun gagnant."}));
        }
    }
    static void describe(const View& view, JsonWriter& json) {
        const State& table = view.table;
        json.begin_object().field("viewer", view.viewer);
        json.field("seats", table.seats).field("prizes", table.prizes).field("prize", table.prize);
        json.field("hands", table.hands).field("scores", table.scores).field("bids", table.bids);
        json.field("chosen", view.chosen).end_object();
    }
    static Expected<View> from_json(const boost::json::value& json) {
        JsonFields fields(json, "view");
        View view;
        State& table = view.table;
        table.seats = static_cast<std::uint8_t>(fields.number("seats", 2, 3));
        view.viewer = fields.viewer("viewer", table.seats);
        table.prizes = static_cast<std::uint16_t>(fields.number("prizes", 0, 8191));
        table.prize = static_cast<std::uint8_t>(fields.number("prize", 0, 13));
        fields.numbers("hands", table.hands, 0, 8191);
        fields.numbers("scores", table.scores, 0, 91);
        fields.numbers("bids", table.bids, 0, 13);
        view.chosen = static_cast<std::uint8_t>(
            fields.number("chosen", 0, table.prize == 0 ? 0 : (1 << table.seats) - 1));
        for (Seat seat = 0; seat < 3; ++seat)
            if ((table.bids[seat] != 0) != (view.viewer.owns(seat) && has(view.chosen, seat + 1U)))
                fields.fail("a bid that cannot be known");
        if (const auto why = broken(table); !why.empty()) fields.fail(why);
        if (!fields.good()) return refuse(fields.why());
        return view;
    }
    static std::string draw(const View& view, const Look& look, Part) {
        std::string text(look.say({"Prize: ", "Lot : "}));
        text += view.table.prize == 0
                    ? std::string(look.say({"all are played\n", "tous sont joués\n"}))
                    : std::to_string(view.table.prize) + "   (" + list(view.table.prizes) + ")\n";
        for (Seat seat = 0; seat < view.table.seats; ++seat)
            text += pad(look.name(seat), 16) + std::to_string(view.table.scores[seat]) + "   (" +
                    list(view.table.hands[seat]) + ")" +
                    (has(view.chosen, seat + 1U) ? " *\n" : "\n");
        return text;
    }
    static std::string commands(Lang lang) {
        return lang == Lang::fr ? "miser 7  miser la carte 7\n" : "bid 7    bid the card 7\n";
    }
    static std::string manual(Lang lang) {
        return lang == Lang::fr
                   ? "Tous misent en secret ; la plus haute mise gagne le lot, une égalité rien.\n"
                   : "All bid in secret; the highest bid wins the prize, a tie wins nothing.\n";
    }
    static int action_score(const View& view, Action action) {
        return -std::abs(static_cast<int>(action) - view.table.prize);
    }

    // With the numbers of one table.
    static std::string pitch(const Options& options, int, Lang lang) {
        const auto cards = std::to_string(options.cards);
        return lang == Lang::fr ? "Misez vos " + cards + " cartes pour les lots 1 à " + cards +
                                      ", tous à la fois et en secret."
                                : "Bid your " + cards + " cards for the prizes 1 to " + cards +
                                      ", all at once and in secret.";
    }

private:
    // Whether all pieces but so many at the end say to bid. A whole command may answer a question,
    // so that the verb is there twice; a card alone is enough.
    static bool only_verbs(const std::vector<Piece>& pieces, std::size_t but) {
        return std::ranges::all_of(std::span(pieces).first(pieces.size() - but), [](auto& piece) {
            return piece.text == "bid" || piece.text == "miser" || piece.text == "mise" ||
                   piece.text == "misez";
        });
    }
    static bool has(unsigned set, unsigned card) { return ((set >> (card - 1)) & 1U) != 0; }
    static std::uint16_t remove(std::uint16_t set, unsigned card) {
        return static_cast<std::uint16_t>(set & ~(1U << (card - 1)));
    }
    static std::string list(std::uint16_t set) {
        std::string text;
        ItemSet{set, 0}.each(
            [&](Item i) { text += (text.empty() ? "" : " ") + std::to_string(i + 1); });
        return text;
    }
};

static_assert(Game<Gops>);

}  // namespace agora::gops
