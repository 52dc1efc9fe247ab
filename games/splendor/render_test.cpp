// What is drawn: that it fits, that it says what is there, and that it keeps what is secret.
#include "games/splendor/testing/position.hpp"
#include "games/splendor/text.hpp"
#include "kit/setups.hpp"

#include <gmock/gmock.h>

namespace agora::splendor {
namespace {

using testing::HasSubstr;
using testing::Not;

const std::vector<std::string> names = {"Ann", "Bob", "Christophe-Alexandre de La Tour", "Zoé"};

TerminalStyle style_in(Lang lang, bool colour = false) {
    return {.lang = lang, .colour = colour, .names = names};
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::size_t begin = 0;
    for (auto end = text.find('\n'); end != std::string::npos; end = text.find('\n', begin)) {
        lines.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    EXPECT_EQ(begin, text.size()) << "ends with a line";
    return lines;
}

std::string without_escapes(const std::string& text) {
    std::string plain;
    bool escaped = false;
    for (const char c : text) {
        if (c == '\x1b') escaped = true;
        if (!escaped) plain += c;
        if (c == 'm') escaped = false;
    }
    return plain;
}

// A middle game: both have cards, nobles and reserved cards, one of them secret each.
const Position middle = {.players = {{.gems = {1, 0, 2, 0, 0, 1},
                                      .bonus = {1, 0, 0, 2, 0},
                                      .reserved = {Reserved::open(costing(0, 0, 0, 7, 3)),
                                                   Reserved::secret(costing(0, 0, 6, 0, 0))},
                                      .nobles = {needing(4, 4, 0, 0, 0)}},
                                     {.gems = {0, 3, 0, 0, 0},
                                      .bonus = {0, 0, 1, 0, 0},
                                      .reserved = {Reserved::secret(costing(7, 3, 0, 0, 0)),
                                                   Reserved::open(costing(5, 0, 0, 0, 0))}}},
                         .grid = {costing(0, 3, 0, 0, 0), costing(3, 0, 0, 0, 0)},
                         .round = 9};

TEST(SplendorLook, EveryDrawingFitsTheTerminal) {
    for (const auto& setup : kit::all_setups<Splendor>()) {
        int step = 0;
        kit::play_randomly<Splendor>(
            setup, 3, [](const State&) {}, [](const State&, Seat, const auto&) {},
            [&](const State& state) {
                if (step++ % 3 != 0) return;
                for (const Viewer viewer : kit::all_viewers(setup.seats)) {
                    const auto view = Splendor::view(state, viewer);
                    for (const Lang lang : {Lang::en, Lang::fr}) {
                        const auto style = style_in(lang);
                        const auto table = lines_of(Splendor::draw(view, style, Part::table));
                        for (const auto& line : table) EXPECT_LE(columns(line), 80) << line;
                        EXPECT_LE(table.size(), setup.seats == 2 ? 24U : 30U) << setup.name;
                        for (const auto& line : lines_of(Splendor::draw(view, style, Part::mine)))
                            EXPECT_LE(columns(line), 80) << line;
                    }
                }
            });
    }
}

TEST(SplendorLook, ColourChangesNothingButTheColour) {
    const State state = middle.state();
    for (const Viewer viewer : kit::all_viewers(2)) {
        const auto view = Splendor::view(state, viewer);
        for (const Part part : {Part::table, Part::mine}) {
            const auto plain = Splendor::draw(view, style_in(Lang::en), part);
            const auto colour = Splendor::draw(view, style_in(Lang::en, true), part);
            EXPECT_THAT(plain, Not(HasSubstr("\x1b")));
            EXPECT_THAT(colour, HasSubstr("\x1b"));
            EXPECT_EQ(without_escapes(colour), plain);
        }
    }
}

TEST(SplendorLook, TheTableShowsWhatEverybodyMayKnow) {
    const State state = middle.state();
    for (const Viewer viewer : kit::all_viewers(2)) {
        const auto text =
            Splendor::draw(Splendor::view(state, viewer), style_in(Lang::en), Part::table);
        for (const auto* part : {"N O B L E S", "G E M S", "P L A Y E R S", "round 9", "tier1",
                                 "tier2", "tier3", "Permanent gems", "Gems on hand", "Total gems"})
            EXPECT_THAT(text, HasSubstr(part));
        for (int place = 0; place < grid_places; ++place) {
            EXPECT_THAT(text, HasSubstr(place_name(place)));
            EXPECT_THAT(text,
                        HasSubstr(by_number(
                            cards.at(state.table.grid.at(static_cast<std::size_t>(place))).cost)));
        }
        for (int number = 1; const auto noble = noble_at(state.table, number); ++number)
            EXPECT_THAT(text, HasSubstr(by_number(nobles.at(*noble).needs)));
        for (const auto colour : colours)
            EXPECT_THAT(text, HasSubstr(std::string(1, letter(colour)) + ":" +
                                        std::to_string(state.table.bank[colour])));
    }
}

TEST(SplendorLook, SPL_28_TheRankingIsAlwaysThere) {
    const auto text =
        Splendor::draw(Splendor::view(middle.state(), Seat{1}), style_in(Lang::en), Part::table);
    EXPECT_THAT(text, HasSubstr(">1 Ann          #1   3"));
    EXPECT_THAT(text, HasSubstr(" 2 Bob          #2   0"));
}

TEST(SplendorLook, SPL_07_ASecretCardIsDrawnForItsOwnerAlone) {
    State one = middle.state();
    State other = one;  // Bob's secret card is another one
    const CardId mine = costing(7, 3, 0, 0, 0);
    const CardId hidden = costing(0, 7, 3, 0, 0);
    ASSERT_TRUE(other.deck.has(hidden));
    other.deck = other.deck.without(hidden).with(mine);
    other.table.reserved[1][0] = Reserved::secret(hidden);
    for (const Part part : {Part::table, Part::mine}) {
        const auto drawn = [&](const State& state, Viewer viewer) {
            return Splendor::draw(Splendor::view(state, viewer), style_in(Lang::en), part);
        };
        EXPECT_EQ(drawn(one, Seat{0}), drawn(other, Seat{0}));
        EXPECT_EQ(drawn(one, Viewer::spectator()), drawn(other, Viewer::spectator()));
        EXPECT_THAT(drawn(one, Seat{1}),
                    HasSubstr("Res 1 (Gems: B, Prestige: 5, Price: 7W 3B) secret"));
        EXPECT_THAT(drawn(other, Seat{1}),
                    HasSubstr("Res 1 (Gems: G, Prestige: 5, Price: 7B 3G) secret"));
        EXPECT_THAT(drawn(one, Seat{0}), HasSubstr("5W")) << "an open card is shown to all";
    }
}

TEST(SplendorLook, ReservesOfBotsAreToldApart) {
    const std::vector<std::string> bots = {"bot:greedy", "bot:greedy 2"};
    State state = middle.state();
    int held = 0;  // three of the longest prices
    for (CardId id = 0; id < card_count && held < reserve_limit; ++id)
        if (by_number(cards.at(id).cost).size() >= 11 && cards.at(id).points > 0)
            state.table.reserved[1][static_cast<std::size_t>(held++)] = Reserved::open(id);
    ASSERT_EQ(held, reserve_limit);
    for (const Lang lang : {Lang::en, Lang::fr}) {
        const TerminalStyle style{.lang = lang, .names = bots};
        const auto text =
            Splendor::draw(Splendor::view(state, Viewer::spectator()), style, Part::table);
        const auto lines = lines_of(text);
        for (const auto& line : lines) EXPECT_LE(columns(line), 80) << line;
        const bool english = lang == Lang::en;
        EXPECT_THAT(text,
                    HasSubstr(english ? "\nbot:greedy reserved: [" : "\nbot:greedy, réserve : ["));
        EXPECT_THAT(text, HasSubstr(english ? "\nbot:greedy 2: [" : "\nbot:greedy 2 : ["));
    }
}

TEST(SplendorLook, AStarMarksWhatOneCanBuyNow) {
    const State state = middle.state();
    for (Seat seat = 0; seat < 2; ++seat) {
        State mine = state;
        mine.table.turn = seat;
        const auto text =
            Splendor::draw(Splendor::view(mine, seat), style_in(Lang::en), Part::table);
        int stars = 0;
        for (int place = 0; place < grid_places; ++place) {
            const auto card = state.table.grid.at(static_cast<std::size_t>(place));
            const bool enough =
                payment(card, state.table.gems.at(seat), state.table.bonus.at(seat)).enough;
            const std::string name = place_name(place) + pad_left(std::to_string(place + 1), 3);
            EXPECT_THAT(text, HasSubstr(name + (enough ? "*" : " ")));
            stars += enough ? 1 : 0;
        }
        EXPECT_GT(stars, 0) << "the position has something to mark";
    }
    const auto watched =
        Splendor::draw(Splendor::view(state, Viewer::spectator()), style_in(Lang::en), Part::table);
    EXPECT_THAT(watched, Not(HasSubstr("1*")));
}

TEST(SplendorLook, AStarMarksNothingWhereOneCannotBuyNow) {
    State state = middle.state();
    const auto drawn = [&](Seat seat) {
        const auto view = Splendor::view(state, seat);
        return Splendor::draw(view, style_in(Lang::en), Part::table) +
               Splendor::draw(view, style_in(Lang::en), Part::mine);
    };
    EXPECT_THAT(drawn(0), HasSubstr("*"));
    EXPECT_THAT(drawn(1), Not(HasSubstr("*"))) << "it is another's turn";
    state.table.phase = Phase::over;
    EXPECT_THAT(drawn(0), Not(HasSubstr("*")));
    Play play(Position{.rules = "official",
                       .players = {{.gems = {3, 3, 3, 0, 0, 1}}, {}},
                       .grid = {costing(3, 0, 0, 0, 0)}});
    play.act(take_pair(Colour::red));
    state = play.state;
    EXPECT_THAT(drawn(0), Not(HasSubstr("*"))) << "gems are being returned";
}

// Four players, five nobles, each hand full of reserved cards with long prices.
State crowded() {
    Position position{.players = {{.gems = {1, 1, 1, 1, 1, 1}, .bonus = {1, 1, 0, 2, 0}},
                                  {.gems = {1, 0, 2, 0, 1}},
                                  {.gems = {0, 1, 0, 2, 1}},
                                  {.gems = {2, 0, 1, 0, 1}}}};
    std::size_t given = 0;
    for (CardId id = 89; given < 12; --id)
        if (by_number(cards.at(id).cost).size() >= 8)
            position.players[given++ % 4].reserved.push_back(Reserved::open(id));
    return position.state();
}

TEST(SplendorLook, EverythingForADecisionFitsEighteenRows) {
    const State state = crowded();
    for (const Viewer viewer : kit::all_viewers(4)) {
        for (const Lang lang : {Lang::en, Lang::fr}) {
            auto style = style_in(lang);
            style.rows = 18;
            const auto text = Splendor::draw(Splendor::view(state, viewer), style, Part::table);
            const auto lines = lines_of(text);
            EXPECT_LE(lines.size(), 18U) << text;
            for (const auto& line : lines) EXPECT_LE(columns(line), 80) << line;
            EXPECT_THAT(lines.front(), HasSubstr("SPLENDOR"));
            for (int place = 0; place < grid_places; ++place) {
                const auto card = state.table.grid.at(static_cast<std::size_t>(place));
                EXPECT_THAT(text, HasSubstr(place_name(place)));
                EXPECT_THAT(text, HasSubstr(by_number(cards.at(card).cost, lang)));
            }
            for (int number = 1; const auto noble = noble_at(state.table, number); ++number)
                EXPECT_THAT(text, HasSubstr(by_number(nobles.at(*noble).needs, lang)));
            for (const auto* name : {"1 Ann", "2 Bob", "3 Christophe", "4 Zoé"})
                EXPECT_THAT(text, HasSubstr(name));
            for (const auto& hand : state.table.reserved)
                for (const auto card : hand)
                    EXPECT_THAT(text, HasSubstr(by_number(cards.at(card.card()).cost, lang)));
        }
    }
}

TEST(SplendorLook, TheDecksStandBesideTheTableWhereTheWindowIsWide) {
    const std::array<State, 2> states = {middle.state(), crowded()};
    for (const auto& state : states) {
        for (const Viewer viewer : kit::all_viewers(state.table.seats)) {
            for (const Lang lang : {Lang::en, Lang::fr}) {
                auto style = style_in(lang);
                style.width = 120;
                style.rows = 34;
                const auto text = Splendor::draw(Splendor::view(state, viewer), style, Part::table);
                const auto lines = lines_of(text);
                EXPECT_LE(lines.size(), 34U) << text;
                for (const auto& line : lines) EXPECT_LE(columns(line), 120) << line;
                const bool english = lang == Lang::en;
                for (const auto* name : {"1 Ann", "2 Bob"})
                    EXPECT_THAT(text,
                                HasSubstr((english ? "Player " : "Joueur ") + std::string(name)));
                if (!viewer.is_spectator()) {
                    EXPECT_THAT(text, HasSubstr(english ? "Developments:" : "Développements :"));
                }
                EXPECT_THAT(text, HasSubstr(english ? "Res 1 [+" : "Rés 1 [+"));
            }
        }
    }
    auto style = style_in(Lang::en);
    style.width = 100;
    EXPECT_THAT(Splendor::draw(Splendor::view(middle.state(), Seat{0}), style, Part::table),
                Not(HasSubstr("Player 1")));
}

TEST(SplendorLook, AReplaySpeaksToNobody) {
    auto style = style_in(Lang::en);
    style.addressed = false;
    style.rows = 14;
    const State state = middle.state();
    const auto text = Splendor::draw(Splendor::view(state, Seat{0}), style, Part::table);
    EXPECT_THAT(text, HasSubstr("Ann to play"));
    EXPECT_THAT(text, HasSubstr("Ann reserved: 1[+O 5p 7R 3O]"));
    for (const auto* address : {"you", "You"}) EXPECT_THAT(text, Not(HasSubstr(address)));
    EXPECT_THAT(Splendor::draw(Splendor::view(state, Seat{0}), style, Part::mine),
                testing::StartsWith("Player 1 Ann\n"));
}

TEST(SplendorLook, TheDecksOfTheFirstConsole) {
    const auto mine =
        Splendor::draw(Splendor::view(middle.state(), Seat{0}), style_in(Lang::en), Part::mine);
    for (const auto* label :
         {"Player 1 Ann\n", "Nobles:\nNoble 1: Niccolo Machiavelli", "Prestige: 3",
          "Developments:\nDev 1 (Gems: W, Prestige: 0)",
          "Res 1 (Gems: O, Prestige: 5, Price: 7R 3O)", "Permanent gems: W:1, R:2",
          "Gems on hand: W:1, G:2, E:1", "Total gems: W:2, G:2, R:2, E:1", "Player 2 Bob\n",
          "Num. of developments: 1", "Num. of nobles: 0", "Total prestige: 0",
          "Permanent gems: G:1", "Gems on hand: B:3", "Total gems: B:3, G:1",
          "Res 1 (face down, level 3)"})
        EXPECT_THAT(mine, HasSubstr(label));
    const auto watched = Splendor::draw(Splendor::view(middle.state(), Viewer::spectator()),
                                        style_in(Lang::en), Part::mine);
    EXPECT_THAT(watched, HasSubstr("Player 1 Ann\nNobles:"));
    EXPECT_THAT(watched, HasSubstr("Player 2 Bob\nNobles:"));
}

TEST(SplendorLook, FrenchIsFrench) {
    for (const Viewer viewer : kit::all_viewers(2)) {
        const auto view = Splendor::view(middle.state(), viewer);
        const auto text = Splendor::draw(view, style_in(Lang::fr), Part::table) +
                          Splendor::draw(view, style_in(Lang::fr), Part::mine);
        for (const auto* label :
             {"G E M M E S", "J O U E U R S", "manche 9", "Isabelle de Castille",
              "Permanentes :", "Développements :", "Rés 1 ("})
            EXPECT_THAT(text, HasSubstr(label));
        for (const auto* english : {"Gems", "round", "Player", "reserved", "deck"})
            EXPECT_THAT(text, Not(HasSubstr(english)));
    }
}

// The mark is explained where there is one to explain.
TEST(SplendorLook, TheMarkIsExplainedWhereItStands) {
    const auto seen = [](const Position& position, int rows) {
        TerminalStyle style = style_in(Lang::en);
        style.rows = rows;
        return Splendor::draw(Splendor::view(position.state(), Seat{0}), style, Part::table);
    };
    const Position poor = {.grid = {costing(0, 3, 0, 0, 0)}};
    const Position rich = {.players = {{.gems = {0, 3, 0, 0, 0}}, {}},
                           .grid = {costing(0, 3, 0, 0, 0)}};
    const Position reserved = {
        .players = {{.gems = {0, 3, 0, 0, 0}, .reserved = {Reserved::open(costing(0, 3, 0, 0, 0))}},
                    {}}};
    for (const int rows : {0, 12}) {
        EXPECT_THAT(seen(poor, rows), Not(HasSubstr("*")));
        EXPECT_THAT(seen(rich, rows), HasSubstr("* you can buy it now"));
        EXPECT_THAT(seen(reserved, rows), HasSubstr("* you can buy it now"));
    }
}

TEST(SplendorLook, CompactBoardsKeepTheHeadingsOfTheGems) {
    for (const Lang lang : {Lang::en, Lang::fr}) {
        TerminalStyle style = style_in(lang);
        style.rows = 12;
        const auto text =
            Splendor::draw(Splendor::view(middle.state(), Seat{0}), style, Part::table);
        const auto lines = lines_of(text);
        EXPECT_LE(lines.size(), 13U + 2U) << text;
        for (const Text& label :
             {Text{"GEMS W:", "GEMMES W:"},
              Text{"  Permanent gems  Gems on hand", "  Permanentes     En main"},
              Text{" Total gems", " Au total"}})
            EXPECT_THAT(text, HasSubstr(std::string(label.in(lang))));
    }
}

TEST(SplendorLook, TheTitleSaysWhoIsToDoWhat) {
    const auto title = [](const State& state, Viewer viewer) {
        return lines_of(
                   Splendor::draw(Splendor::view(state, viewer), style_in(Lang::en), Part::table))
            .front();
    };
    State state = middle.state();
    EXPECT_THAT(title(state, Seat{0}), testing::EndsWith("  -  your turn"));  // what to do is asked
    EXPECT_THAT(title(state, Seat{1}), HasSubstr("Ann to play"));
    state.table.phase = Phase::over;
    // Who wins is said below the ranking, and by nobody else.
    EXPECT_THAT(title(state, Seat{1}), testing::EndsWith("  -  the game is over"));
    EXPECT_THAT(title(*Splendor::start(preset("agora"), 4), Seat{1}), HasSubstr("setting up"));
    Play play(Position{.rules = "official", .players = {{.gems = {3, 3, 3, 0, 0, 1}}, {}}});
    play.act(take_pair(Colour::red));
    EXPECT_THAT(title(play.state, Seat{0}), HasSubstr("return gems (2)"));
    EXPECT_THAT(title(play.state, Viewer::spectator()), HasSubstr("Ann returns gems (2)"));
}

}  // namespace
}  // namespace agora::splendor
