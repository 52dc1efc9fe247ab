// The table as it is drawn.
#include "games/citadels/testing/position.hpp"
#include "games/citadels/testing/scripted.hpp"
#include "kit/setups.hpp"

#include <gmock/gmock.h>

namespace agora::citadels {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;

Scripted first_game() {
    Scripted game(4, {},
                  {"crown 0", "card manor 2", "card tavern 1", "card palace 1", "card library",
                   "face up architect", "face up warlord", "face down bishop"});
    game.type("pick assassin").type("pick thief").type("pick magician").type("pick king");
    return game;
}

TEST(CitadelsLook, TheCurrentQuestionComesLast) {
    Scripted game = first_game();
    EXPECT_THAT(game.drawn(Seat{0}),
                EndsWith("HAND   N3 Manor, N5 Palace, T1 Tavern, U6 Library\n"
                         "You play as the Assassin. Gather first: gold or cards.\n"));
    EXPECT_THAT(game.drawn(Seat{1}), EndsWith("Player 1 plays as the Assassin.\n"));
    EXPECT_THAT(game.drawn(Seat{0}, Lang::fr),
                EndsWith("MAIN   N3 Manoir, N5 Palais, C1 Taverne, U6 Bibliothèque\n"
                         "Vous jouez l'Assassin. Percevez d'abord : or ou cartes.\n"));
}

TEST(CitadelsLook, TheTrackShowsWhoWasCalledAndWhatLiesOnThem) {
    Scripted game = first_game();
    game.type("kill king; gold; end").type("rob magician; gold; end");
    const auto seen = game.drawn(Seat{2});
    EXPECT_THAT(seen, HasSubstr(" 1 Assassin: 1 Player 1"));
    EXPECT_THAT(seen, HasSubstr(">3 Magician: you"));
    EXPECT_THAT(seen, HasSubstr(" 4 King: killed"));
    EXPECT_THAT(seen, HasSubstr(" 7 Architect: face up"));
    EXPECT_THAT(seen, HasSubstr("robbed: Magician (by Player 2)"));
    EXPECT_THAT(game.drawn(Seat{3}), HasSubstr("Your King is killed"));
    EXPECT_THAT(game.drawn(Seat{3}, Lang::fr), HasSubstr("Votre personnage Roi est assassiné"));
    EXPECT_THAT(game.drawn(Seat{3}), HasSubstr(" 4 King: killed (you)"));
}

TEST(CitadelsLook, EveryCityIsShownWithTypesByLetter) {
    Scripted game = first_game();
    game.type("gold; build tavern; end");
    for (const Viewer viewer : {Viewer(Seat{3}), Viewer::spectator()}) {
        const auto seen = game.drawn(viewer);
        EXPECT_THAT(seen, HasSubstr("    T1 Tavern\n"));
        EXPECT_THAT(seen, HasSubstr("N noble R religious T trade M military U unique"));
        EXPECT_THAT(seen, Not(HasSubstr("Library")));
    }
    EXPECT_THAT(game.drawn(Seat{3}, Lang::fr), HasSubstr("    C1 Taverne\n"));
}

TEST(CitadelsLook, WhatTheViewerKnowsIsKept) {
    Scripted game = first_game();
    game.wish({"card keep", "card market 1"}).type("cards").type("keep market");
    EXPECT_THAT(game.drawn(Seat{0}, Lang::en, Part::mine),
                HasSubstr("under the\n       deck: Keep"));
    EXPECT_THAT(game.drawn(Seat{0}, Lang::en, Part::mine),
                HasSubstr("you chose from Assassin, Thief, Magician, King, Merchant"));
    EXPECT_THAT(game.drawn(Seat{1}, Lang::en, Part::mine), Not(HasSubstr("Keep")));
    EXPECT_THAT(game.drawn(Seat{0}, Lang::en, Part::mine),
                HasSubstr("1 Assassin: Name another character"));
}

TEST(CitadelsLook, ColoursAreNeverTheOnlySign) {
    Scripted game = first_game();
    TerminalStyle style;
    style.colour = true;
    const auto painted = Citadels::draw(Citadels::view(game.state, Seat{0}), style, Part::table);
    std::string plain;
    bool escaped = false;
    for (const char c : painted) {
        if (c == '\x1b') escaped = true;
        if (!escaped) plain += c;
        if (escaped && c == 'm') escaped = false;
    }
    EXPECT_NE(painted, plain);
    EXPECT_EQ(without_trailing_blanks(plain), game.drawn(Seat{0}));
}

TEST(CitadelsLook, EightPlayersKeepTheTrackAndTheirCitiesShort) {
    Scripted game(8, {},
                  {"crown 0", "card manor 2", "card tavern 1", "card palace 1", "card library"});
    for (int picks = 0; picks < 8; ++picks) {
        Citadels::Actions legal;
        Citadels::legal(game.state, asked(game.state.table), legal);
        game.type(Citadels::write(Citadels::view(game.state, asked(game.state.table)), legal[0]));
    }
    TerminalStyle style;
    style.rows = 15;
    const auto seen = Citadels::draw(Citadels::view(game.state, Seat{0}), style, Part::table);
    EXPECT_THAT(seen, HasSubstr(">1 Assassin:"));
    EXPECT_THAT(seen, HasSubstr("* crown"));
    EXPECT_LE(std::ranges::count(seen, '\n'), 16);
}

TEST(CitadelsLook, WhatHasHappenedToMeStaysInSight) {
    Scripted game = first_game();
    game.type("kill thief; gold; end").type("gold; end");
    EXPECT_THAT(game.drawn(Seat{1}), HasSubstr("Your Thief is killed"));
    Scripted robbing = first_game();
    robbing.type("kill king; gold; end").type("rob magician; gold; end");
    EXPECT_THAT(robbing.drawn(Seat{2}), HasSubstr("Your Magician was robbed (by Player 2)"));
    EXPECT_THAT(robbing.drawn(Seat{2}, Lang::fr),
                HasSubstr("Votre personnage Magicienne a été volé (par Joueur 2)"));
}

TEST(CitadelsLook, WideAndHighWindowsAreUsed) {
    Scripted game = first_game();
    TerminalStyle style;
    style.rows = 32;
    style.width = 120;
    const auto seen = Citadels::draw(Citadels::view(game.state, Seat{0}), style, Part::table);
    EXPECT_THAT(seen, HasSubstr("  PLAYERS")) << "cities have lines of their own";
    EXPECT_THAT(seen, testing::ContainsRegex("1 Assassin.*2 Thief.*3 Magician.*4 King"));
}

TEST(CitadelsLook, AReplaySpeaksToNobody) {
    Scripted game = first_game();
    game.type("kill king; gold; end");
    const std::vector<std::string> names = {"Ann", "Bob", "Cid", "Dan"};
    for (const Lang lang : {Lang::en, Lang::fr})
        for (Seat seat = 0; seat < 4; ++seat)
            for (const Part part : {Part::table, Part::mine}) {
                TerminalStyle style;
                style.lang = lang;
                style.addressed = false;
                style.names = names;
                const auto seen = Citadels::draw(Citadels::view(game.state, seat), style, part);
                for (const auto word : {"you", "You", "YOU", "vous", "Vous", "VOUS"})
                    EXPECT_THAT(seen, Not(HasSubstr(word)));
                if (part == Part::mine) { EXPECT_THAT(seen, HasSubstr(names[seat])); }
            }
    TerminalStyle style;
    style.addressed = false;
    style.names = names;
    EXPECT_THAT(Citadels::draw(Citadels::view(game.state, Seat{0}), style, Part::mine),
                testing::StartsWith("1 Ann: Assassin (1)\nHAND   "));
}

TEST(CitadelsLook, TheFinalCountNeverCutsANameAndAddsUp) {
    std::vector<std::string> names;
    for (int seat = 0; seat < 8; ++seat)
        names.push_back("A rather long name " + std::to_string(seat + 1));
    for (const int seats : {2, 5, 8})
        kit::play_randomly<Citadels>(
            {Citadels::presets()[0].options, seats, "first_game"}, 1, [](const State&) {},
            [](const State&, Seat, const auto&) {},
            [&](const State& state) {
                if (Citadels::turn(state) != Turn::over) return;
                TerminalStyle style;
                style.rows = 18;
                style.names = std::span(names).first(static_cast<std::size_t>(seats));
                const auto text =
                    Citadels::draw(Citadels::view(state, Viewer::spectator()), style, Part::table);
                const auto count = text.substr(text.find("FINAL COUNT"));
                for (const auto& name : style.names) EXPECT_THAT(count, HasSubstr(name)) << text;
            });
}

// Every item with its points, also where there is room for little; each total once.
TEST(CitadelsLook, TheFinalCountLosesNoPoints) {
    const std::vector<std::string> names = {"Ann",           "Hugo (greedy)", "Nora (greedy)",
                                            "Otto (greedy)", "Lina (greedy)", "Emil (greedy)",
                                            "Rosa (greedy)", "Felix (greedy)"};
    State state =
        Play(Position{
                 .players = {{.roles = {Role::king}, .city = {District::manor}},
                             {.roles = {Role::bishop}},
                             {.roles = {Role::merchant}},
                             {.roles = {Role::thief}},
                             {.roles = {Role::magician}},
                             {.roles = {Role::architect}},
                             {.roles = {Role::warlord}},
                             {.roles = {Role::assassin},
                              .gold = 12,
                              .city = {District::statue, District::wishing_well, District::capitol,
                                       District::ivory_tower, District::imperial_treasury,
                                       District::map_room, District::dragon_gate},
                              .hand = {District::tavern}}},
                 .calls = Role::assassin,
                 .crown = 7})
            .state;
    state.table.phase = Phase::over;
    const View view = Citadels::view(state, Seat{0});
    const ScoreSheet sheet = score_sheet(view, 7);
    ASSERT_GT(sheet.statue, 0);
    ASSERT_GT(sheet.wishing_well, 0);
    for (const Lang lang : {Lang::en, Lang::fr})
        for (const int rows : {0, 24, 18, 16}) {
            TerminalStyle style;
            style.lang = lang;
            style.rows = rows;
            style.names = names;
            const auto text = Citadels::draw(view, style, Part::table);
            int total = 0;
            std::size_t at = text.rfind(" 8 Felix");
            ASSERT_NE(at, std::string::npos) << text;
            const auto line = text.substr(at + 8);
            for (std::size_t i = 0; i + 1 < line.size(); ++i)
                if (line[i] == ' ' && line[i + 1] >= '0' && line[i + 1] <= '9')
                    total += std::stoi(line.substr(i + 1));
            EXPECT_EQ(total, 2 * sheet.total()) << text;  // its items, and the total itself
            for (std::size_t begin = 0; begin < text.size();) {
                const auto end = text.find('\n', begin);
                EXPECT_LE(columns(text.substr(begin, end - begin)), 80) << text;
                begin = end + 1;
            }
        }
}

// Neither one's own nor that of a person with the longest name that there can be.
TEST(CitadelsLook, NamesOfPlayersAreWholeHoweverLittleRoomThereIs) {
    Scripted game(8, {}, {"crown 0"});
    const std::vector<std::string> names = {
        "Invité",           "Maximilienne-Auguste", "Nora (impitoyable)", "Otto (fantasque)",
        "Lina (fantasque)", "Jules (fantasque)",    "Rosa (fantasque)",   "Felix (fantasque)"};
    for (int rows = 0; rows <= 24; ++rows) {
        TerminalStyle style{.lang = Lang::fr, .rows = rows, .names = names};
        const auto seen = Citadels::draw(Citadels::view(game.state, Seat{0}), style, Part::table);
        EXPECT_THAT(seen, testing::AnyOf(HasSubstr(">1 Invité(vous)"), HasSubstr(" 1 Invité(vous)"),
                                         HasSubstr("1 Invité (vous)")));
        EXPECT_THAT(seen, HasSubstr(" 2 Maximilienne-Auguste "));
        for (const auto* name : {"3 Nora", "4 Otto", "5 Lina", "6 Jules", "7 Rosa", "8 Felix"})
            EXPECT_THAT(seen, HasSubstr(name));
        EXPECT_THAT(seen, Not(HasSubstr("~")));
    }
}

TEST(CitadelsLook, NamesAreCutOnlyWhereTheColumnsAreUsedUp) {
    Scripted game = first_game();
    const std::vector<std::string> names = {"Christopher A", "Bob", "Cid", "Dan"};
    TerminalStyle style;
    style.names = names;
    EXPECT_THAT(Citadels::draw(Citadels::view(game.state, Seat{0}), style, Part::table),
                HasSubstr(">1 Christopher A (you) (crown)"));
    const std::vector<std::string> short_names = {"Gretel", "Bob", "Cid", "Dan"};
    style.names = short_names;
    style.rows = 10;
    EXPECT_THAT(Citadels::draw(Citadels::view(game.state, Seat{0}), style, Part::table),
                HasSubstr(">1 Gretel(you)*"));
}

TEST(CitadelsLook, WhereOnlyTheEndIsLeftNothingElseIsOffered) {
    Scripted game = first_game();
    game.type("kill king; gold; build tavern");
    EXPECT_THAT(game.drawn(Seat{0}),
                EndsWith("You play as the Assassin. Nothing more to do: end.\n"));
    Scripted other = first_game();
    other.type("kill king; gold");
    EXPECT_THAT(other.drawn(Seat{0}),
                EndsWith("You play as the Assassin. Build (1 left), or end.\n"));
}

// Whole games of every cast and number of players: in the rows that the console leaves of 24, in 80
// columns, and a sheet at the end.
TEST(CitadelsLook, FitsTheScreenInWholeGames) {
    constexpr int rows = 18;
    int drawings = 0;
    int too_long = 0;
    for (const auto& cast : Citadels::presets())
        for (int seats = 2; seats <= 8; ++seats)
            kit::play_randomly<Citadels>(
                {cast.options, seats, std::string(cast.info.name)}, 3, [](const State&) {},
                [&](const State& state, Seat seat, const auto&) {
                    TerminalStyle style;
                    style.rows = rows;
                    style.lang = drawings % 2 == 0 ? Lang::en : Lang::fr;
                    const auto text =
                        Citadels::draw(Citadels::view(state, seat), style, Part::table);
                    ++drawings;
                    too_long += std::ranges::count(text, '\n') > rows ? 1 : 0;
                    for (std::size_t at = 0; at < text.size();) {
                        const auto end = text.find('\n', at);
                        ASSERT_LE(columns(text.substr(at, end - at)), 80) << text;
                        at = end + 1;
                    }
                },
                [&](const State& state) {
                    if (Citadels::turn(state) != Turn::over) return;
                    const auto text =
                        Citadels::draw(Citadels::view(state, Viewer::spectator()), {}, Part::table);
                    EXPECT_THAT(text, HasSubstr("FINAL COUNT"));
                });
    EXPECT_LT(too_long * 200, drawings) << too_long << " of " << drawings;
}

}  // namespace
}  // namespace agora::citadels
