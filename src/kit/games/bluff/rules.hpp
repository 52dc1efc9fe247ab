// Bluff, a game that nothing outside the kit knows: two players roll dice in secret and in turn
// raise a claim about all of them, until one doubts it. The tests put it among the games to see
// that whatever comes is played everywhere, the page included.
#pragma once

#include "core/defaults.hpp"

#include <numeric>

namespace agora::bluff {

struct Bluff : GameDefaults<Bluff> {
    static constexpr int most_dice = 5;
    using Dice = std::array<std::uint8_t, most_dice>;  // 1 to 6; 0: not rolled, or not seen

    struct Options {
        std::uint8_t dice = 3;
        friend bool operator==(const Options&, const Options&) = default;
    };
    struct State {
        std::array<Dice, 2> dice{};
        std::array<Dice, 2> shown{};           // when somebody doubted last
        std::array<std::uint8_t, 2> rolled{};  // so many dice are there
        std::array<std::uint8_t, 2> were{};    // and so many were shown
        std::array<std::uint8_t, 2> left{};    // so many has each
        std::uint8_t rolls = 0;                // in the whole game: each is a pile of its own
        std::uint8_t count = 0;                // what is claimed; 0: nothing yet
        std::uint8_t face = 0;
        Seat turn = 0;
        std::uint8_t seats = 2;
        friend bool operator==(const State&, const State&) = default;
    };
    struct View {
        State table;  // others' dice are 0
        Viewer viewer;
        friend bool operator==(const View&, const View&) = default;
    };
    enum class Action : std::uint32_t { doubt = 0 };  // or a claim: 8 * count + face
    using Actions = FixedList<Action, 2 * most_dice * 6 + 1>;

    static constexpr About about = {
        .id = "bluff",
        .title = {"Bluff", "Bluff"},
        .pitch = {"Claim more than your dice show, and doubt what the other claims.",
                  "Annoncez plus que vos dés, et doutez de ce que l'autre annonce."},
        .most_seats = 2,
        .minutes = 5};
    static constexpr std::array preset_list = {
        Preset<Options>{{"classic", {"3 dice each", "3 dés chacun"}}, {3}}};
    static constexpr std::array choice_list = {Choice<Options>{
        {"dice", {"Dice", "Dés"}, {"of each player", "par joueur"}, 1, most_dice}, &Options::dice}};

    // How it goes.
    enum class EventKind : std::uint8_t { rolled, claimed, doubted, showed, lost };
    static constexpr std::array<std::string_view, 5> event_names = {"rolled", "claimed", "doubted",
                                                                    "showed", "lost"};
    struct Claim {
        static constexpr auto what = EventKind::claimed;
        std::uint8_t count;
        std::uint8_t face;
    };
    struct Die {
        static constexpr auto what = EventKind::rolled;
        std::uint8_t face;
    };
    struct Faces {
        static constexpr auto what = EventKind::showed;
        Dice dice;
    };

    static Expected<State> start(const Options& options, int) {
        State state;
        state.left = {options.dice, options.dice};
        return state;
    }
    static Turn turn(const State& state) {
        if (state.left[0] == 0 || state.left[1] == 0) return Turn::over;
        return state.rolled == state.left ? Turn::players : Turn::luck;
    }
    static SeatSet pending(const State& state) {
        return turn(state) == Turn::players ? SeatSet::of(state.turn) : SeatSet();
    }
    static void legal(const State& state, Seat, Actions& out) {
        if (state.count != 0) out.push(Action::doubt);
        const unsigned total = state.left[0] + state.left[1];
        for (unsigned count = std::max<unsigned>(state.count, 1); count <= total; ++count)
            for (unsigned face = count == state.count ? state.face + 1U : 1U; face <= 6; ++face)
                out.push(static_cast<Action>(8 * count + face));
    }
    template <class Sink>
    static void apply(State& state, Seat seat, Action action, Sink& sink) {
        const auto other = static_cast<Seat>(1 - seat);
        if (action != Action::doubt) {
            state.count = static_cast<std::uint8_t>(static_cast<unsigned>(action) / 8);
            state.face = static_cast<std::uint8_t>(static_cast<unsigned>(action) % 8);
            state.turn = other;
            return sink(event(seat, Claim{state.count, state.face}));
        }
        sink(event(seat, EventKind::doubted));
        const auto showing =
            matching(state.dice[0], state.face) + matching(state.dice[1], state.face);
        const Seat loser = showing >= state.count ? seat : other;
        state.shown = std::exchange(state.dice, {});
        state.were = std::exchange(state.rolled, {});
        state.count = state.face = 0;
        state.turn = loser;
        --state.left[loser];
        for (const Seat each : {Seat{0}, Seat{1}}) sink(event(each, Faces{state.shown[each]}));
        sink(event(loser, EventKind::lost));
    }
    static Luck luck(const State& state) { return {state.rolls, ItemSet::first(6)}; }
    template <class Sink>
    static void apply_outcome(State& state, Item item, Sink& sink) {
        const Seat seat = state.rolled[0] < state.left[0] ? 0 : 1;
        const auto face = static_cast<std::uint8_t>(item + 1);
        state.dice[seat][state.rolled[seat]++] = face;
        ++state.rolls;
        sink(event(seat, Die{face}, Audience::only(seat)));
    }
    static Standing standing(const State& state) { return standing_by(state.left); }
    static std::string broken(const State& state) {
        const auto& [left, rolled] = std::tie(state.left, state.rolled);
        for (const Seat seat : {Seat{0}, Seat{1}})
            if (left[seat] > most_dice || rolled[seat] > left[seat]) return "too many dice";
        for (const Seat seat : {Seat{0}, Seat{1}})
            if (matching(state.shown[seat], 0) != most_dice - state.were[seat])
                return "a die that was not shown";
        if (rolled[1] != 0 && rolled[0] != left[0]) return "the second rolls before the first";
        if ((state.count == 0) != (state.face == 0)) return "half a claim";
        if (state.count > left[0] + left[1]) return "a claim of more dice than there are";
        if (state.count != 0 && turn(state) != Turn::players) return "a claim about no dice";
        return state.turn > 1 ? "no such seat" : "";
    }

    // Who knows what.
    static View view(const State& state, Viewer viewer) {
        View view{state, viewer};
        for (const Seat seat : {Seat{0}, Seat{1}})
            if (!viewer.owns(seat)) view.table.dice[seat] = {};
        return view;
    }
    static State sample(const View& view, Random& random) {
        State state = view.table;
        for (const Seat seat : {Seat{0}, Seat{1}})
            for (unsigned i = 0; i < state.rolled[seat] && !view.viewer.owns(seat); ++i)
                state.dice[seat][i] =
                    static_cast<std::uint8_t>(random.pick({0, ItemSet::first(6)}) + 1);
        return state;
    }
    static bool certain(const View& view) {
        for (const Seat seat : {Seat{0}, Seat{1}})
            if (!view.viewer.owns(seat) && view.table.rolled[seat] != 0) return false;
        return true;
    }
    template <class Fields, class V>
    static void fields(Fields& fields, V& view) {
        auto& table = view.table;
        fields.number("rolls", table.rolls, 0, 255);
        fields.seat("turn", table.turn);
        fields.optional("count", table.count, 2 * most_dice, {"Claimed dice", "Dés annoncés"});
        fields.optional("face", table.face, 6, {"showing", "montrant"});
        fields.players(table.seats, 2, 2, [&](auto& player, Seat seat) {
            player.number("left", table.left[seat], 0, most_dice, {"Dice left", "Dés restants"});
            player.hidden("dice", table.dice[seat], table.rolled[seat], 6, {"Dice", "Dés"});
            player.hidden("shown", table.shown[seat], table.were[seat], 6,
                          {"Shown last", "Montrés avant"});
        });
    }
    static std::string impossible(const View& view) {
        for (const Seat seat : {Seat{0}, Seat{1}})
            for (unsigned i = 0; i < view.table.rolled[seat]; ++i)
                if ((view.table.dice[seat][i] != 0) != view.viewer.owns(seat))
                    return "dice that cannot be known";
        return broken(view.table);
    }

    // In words.
    static constexpr Text how_to_type = {
        "claim 3 fives  at least three dice show a five\n"
        "doubt          there are not so many\n",
        "annoncer 3 cinq  au moins trois dés montrent un cinq\n"
        "douter           il n'y en a pas autant\n"};
    static constexpr Text how_to_play = {
        "Both roll their dice in secret. In turn, claim how many of all dice show a face, more\n"
        "than was claimed before or a higher face, or doubt it. Then all dice are shown: if there\n"
        "are as many, the one who doubted loses a die, else the one who claimed. New dice are\n"
        "rolled; who has none left has lost.\n",
        "Chacun lance ses dés en secret. À tour de rôle, annoncez combien de dés en tout montrent\n"
        "une face, plus qu'avant ou une face plus haute, ou doutez. Tous les dés sont alors\n"
        "montrés : s'il y en a autant, celui qui a douté perd un dé, sinon celui qui a annoncé.\n"
        "On relance les dés ; qui n'en a plus a perdu.\n"};
    static constexpr Text asks = {"How many of which?", "Combien, et lesquels ?"};
    static std::string words(const View&, Action action, Lang lang) {
        if (action == Action::doubt) return std::string(Text{"doubt", "douter"}.in(lang));
        return std::string(Text{"claim ", "annoncer "}.in(lang)) +
               claim_in(static_cast<unsigned>(action) / 8, static_cast<unsigned>(action) % 8, lang);
    }
    // "claim 3 5" is short for three fives.
    static Expected<Line<Bluff>> read(const View& view, std::string_view text, Lang lang) {
        const auto pieces = split(text).value_or(std::vector<Piece>());
        const auto number = [&](std::size_t from_end) {
            const auto& piece = pieces[pieces.size() - from_end];
            return piece.type == Piece::Type::number && piece.text.size() < 3
                       ? static_cast<unsigned>(std::stoi(piece.text))
                       : 0U;
        };
        if ((pieces.size() == 2 || pieces.size() == 3) && number(1) >= 1 && number(1) <= 6 &&
            number(2) != 0) {
            const auto verb = pieces.size() == 3 ? pieces[0].text + " " : std::string();
            for (const Lang said : {Lang::en, Lang::fr})
                if (auto line =
                        GameDefaults::read(view, verb + claim_in(number(2), number(1), said), lang))
                    return line;
        }
        return GameDefaults::read(view, text, lang);
    }
    static std::string write_outcome(const State&, Item item) {
        return "die " + std::to_string(item + 1);
    }
    static std::string tell(const Event& event, const TerminalStyle& style) {
        const auto who = style.name(event.seat);
        const auto say = [&](Text text) { return who + std::string(style.say(text)); };
        switch (static_cast<EventKind>(event.what)) {
            case EventKind::rolled:
                return say({" rolls a ", " obtient un "}) + std::to_string(event.as<Die>().face) +
                       ".";
            case EventKind::claimed: {
                const auto claim = event.as<Claim>();
                return say({" claims ", " annonce "}) +
                       claim_in(claim.count, claim.face, style.lang) + ".";
            }
            case EventKind::doubted: return say({" doubts it.", " en doute."});
            case EventKind::showed:
                return say({" shows ", " montre "}) + list(event.as<Faces>().dice) + ".";
            case EventKind::lost: return say({" loses a die.", " perd un dé."});
        }
        return {};
    }
    // By what may be expected: one in six of the dice that are not seen.
    static int action_score(const View& view, Action action) {
        const Seat own = view.viewer.seat();
        const auto sixths_missing = [&](int count, int face) {
            const int mine = matching(view.table.dice[own], static_cast<std::uint8_t>(face));
            return 6 * (count - mine) - view.table.left[1U - own];
        };
        if (action == Action::doubt) return sixths_missing(view.table.count, view.table.face);
        const int count = static_cast<int>(action) / 8;
        return -std::max(0, sixths_missing(count, static_cast<int>(action) % 8)) - count;
    }

private:
    static int matching(const Dice& dice, std::uint8_t face) {
        return static_cast<int>(std::ranges::count(dice, face));
    }
    static std::string claim_in(unsigned count, unsigned face, Lang lang) {
        constexpr std::array<Text, 6> one = {{{"one", "as"},
                                              {"two", "deux"},
                                              {"three", "trois"},
                                              {"four", "quatre"},
                                              {"five", "cinq"},
                                              {"six", "six"}}};
        const auto plural = lang == Lang::fr || count == 1 ? "" : face == 6 ? "es" : "s";
        return std::to_string(count) + " " + std::string(one[face - 1].in(lang)) + plural;
    }
    static std::string list(const Dice& dice) {
        std::string text;
        for (const auto face : dice)
            if (face != 0) text += (text.empty() ? "" : " ") + std::to_string(face);
        return text;
    }
};

static_assert(Game<Bluff>);

}  // namespace agora::bluff
