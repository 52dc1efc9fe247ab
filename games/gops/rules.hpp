// GOPS, the game of pure strategy: a prize is turned up, everybody bids a card in secret, the
// highest takes it. A whole game in one file, kept as the worked example of docs/adding-a-game.md.
#pragma once

#include "core/defaults.hpp"

namespace agora::gops {

struct Gops : GameDefaults<Gops> {
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

    static constexpr About about = {
        .id = "gops",
        .title = {"GOPS", "GOPS"},
        .pitch = {"Bid your cards for the prizes, all at once and in secret.",
                  "Misez vos cartes pour les lots, tous à la fois et en secret."},
        .most_seats = 3,
        .minutes = 5};
    static constexpr std::array preset_list = {
        Preset<Options>{{"classic", {"13 cards", "13 cartes"}}, {13}}};
    static constexpr std::array choice_list = {Choice<Options>{
        {"cards", {"Cards", "Cartes"}, {"in each hand", "par main"}, 3, 13}, &Options::cards}};

    // How it goes.
    enum class EventKind : std::uint8_t { turned_up, chose, bid, won, tied };
    static constexpr std::array<std::string_view, 5> event_names = {"turned_up", "chose", "bid",
                                                                    "won", "tied"};
    struct Card {  // what most events tell
        std::uint8_t card;
    };
    static Expected<State> start(const Options& options, int seats) {
        State state;
        state.prizes = static_cast<std::uint16_t>((1U << options.cards) - 1U);
        state.seats = static_cast<std::uint8_t>(seats);
        std::fill_n(state.hands.begin(), seats, state.prizes);
        return state;
    }
    static Turn turn(const State& state) {
        return state.prize != 0 ? Turn::players : state.prizes != 0 ? Turn::luck : Turn::over;
    }
    static SeatSet pending(const State& state) {
        if (state.prize == 0) return {};
        return SeatSet::where(state.seats, [&](Seat seat) { return state.bids[seat] == 0; });
    }
    static void legal(const State& state, Seat seat, Actions& out) {
        ItemSet{state.hands[seat], 0}.each([&](Item i) { out.push(static_cast<Action>(i + 1)); });
    }
    template <class Sink>
    static void apply(State& state, Seat seat, Action action, Sink& sink) {
        state.bids[seat] = static_cast<std::uint8_t>(action);  // latched until all have chosen
        sink(event(seat, EventKind::chose));
        if (!pending(state).empty()) return;
        const auto bids = std::exchange(state.bids, {});
        const Card prize{std::exchange(state.prize, std::uint8_t{0})};
        const auto best = std::ranges::max_element(bids);
        const bool tie = std::ranges::count(bids, *best) > 1;
        const auto winner = static_cast<Seat>(best - bids.begin());
        for (seat = 0; seat < state.seats; ++seat)
            state.hands[seat] = without_bit(state.hands[seat], bids[seat] - 1U);
        if (!tie)
            state.scores[winner] = static_cast<std::uint8_t>(state.scores[winner] + prize.card);
        // Now all views show it, and everybody may be told.
        for (seat = 0; seat < state.seats; ++seat)
            sink(event(seat, EventKind::bid, Card{bids[seat]}));
        sink(tie ? event(nobody, EventKind::tied, prize) : event(winner, EventKind::won, prize));
    }
    static Luck luck(const State& state) { return {0, {state.prizes, 0}}; }
    template <class Sink>
    static void apply_outcome(State& state, Item item, Sink& sink) {
        state.prize = static_cast<std::uint8_t>(item + 1);
        state.prizes = without_bit(state.prizes, item);
        sink(event(nobody, EventKind::turned_up, Card{state.prize}));
    }
    static std::string broken(const State& state) {
        const int rounds = std::popcount(state.prizes) + (state.prize != 0 ? 1 : 0);
        for (Seat seat = 0; seat < state.seats; ++seat) {
            const unsigned bid = state.bids[seat];
            if (std::popcount(state.hands[seat]) != rounds) return "a hand lost or gained a card";
            if (bid != 0 && !has_bit(state.hands[seat], bid - 1)) return "a bid is not in its hand";
        }
        return "";
    }

    // Who knows what.
    static View view(const State& state, Viewer viewer) {
        const auto chosen = SeatSet::where(state.seats, [&](Seat s) { return state.bids[s] != 0; });
        View view{state, viewer, chosen.bits()};
        for (Seat seat = 0; seat < state.seats; ++seat)
            if (!viewer.owns(seat)) view.table.bids[seat] = 0;
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
    template <class Fields, class V>
    static void fields(Fields& fields, V& view) {
        auto& table = view.table;
        fields.optional("prize", table.prize, 13, {"Prize", "Lot"});
        fields.set("prizes", table.prizes, 13, {"Still to come", "À venir"});
        fields.players(table.seats, 2, 3, [&](auto& player, Seat seat) {
            player.number("score", table.scores[seat], 0, 91, {"Score", "Points"});
            player.set("hand", table.hands[seat], 13, {"Hand", "Main"});
            player.optional("bid", table.bids[seat], 13, {"Bid", "Mise"});
            player.flag("chosen", view.chosen, seat, {"has chosen", "a choisi"});
        });
    }
    static std::string impossible(const View& view) {
        for (Seat seat = 0; seat < view.table.seats; ++seat)
            if ((view.table.bids[seat] != 0) !=
                (view.viewer.owns(seat) && has_bit(view.chosen, seat)))
                return "a bid that cannot be known";
        return view.table.prize == 0 && view.chosen != 0 ? "a bid for nothing" : broken(view.table);
    }

    // In words.
    static constexpr Text how_to_type = {"bid 7  bid the card 7\n", "miser 7  miser la carte 7\n"};
    static constexpr Text how_to_play = {
        "All bid a card in secret, each card once. The highest bid wins the points of the\n"
        "prize, a tie nothing. The last prize ends the game; the most points win.\n",
        "Tous misent une carte en secret, chacune une fois. La plus haute gagne les points\n"
        "du lot, une égalité rien. Le dernier lot finit la partie ; le plus de points gagne.\n"};
    static std::string pitch(const Options& options, int, Lang lang) {
        return filled({"Bid your {n} cards for the prizes 1 to {n}, all at once and in secret.",
                       "Misez vos {n} cartes pour les lots 1 à {n}, tous à la fois et en secret."},
                      options.cards, lang);
    }
    static constexpr Text asks = {"Which card?", "Quelle carte ?"};
    static std::string words(const View&, Action action, Lang lang) {
        return filled({"bid {n}", "miser {n}"}, static_cast<int>(action), lang);
    }
    static std::string write_outcome(const State&, Item item) {
        return "prize " + std::to_string(item + 1);
    }
    static std::string tell(const Event& event, const TerminalStyle& style) {
        const auto who = style.name(event.seat);
        const auto say = [&](Text text) { return filled(text, event.as<Card>().card, style.lang); };
        switch (static_cast<EventKind>(event.what)) {
            case EventKind::bid: return who + say({" bids {n}.", " mise {n}."});
            case EventKind::won: return who + say({" wins {n}.", " gagne {n}."});
            case EventKind::tied: return say({"A tie: nobody wins {n}.", "Lot {n} : égalité."});
            default: return {};  // the table shows the prize, and who has chosen
        }
    }
    static int action_score(const View& view, Action action) {
        return -std::abs(static_cast<int>(action) - view.table.prize);
    }
};

static_assert(Game<Gops>);

}  // namespace agora::gops
