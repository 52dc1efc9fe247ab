// The drawn table, and what is the viewer's.
#include "games/royalmatch/position.hpp"
#include "games/royalmatch/words.hpp"

#include <sstream>

namespace agora::royalmatch {
namespace {

const std::vector<std::string> names = {"Ann", "Bob", "Cid"};

std::string drawn(const State& state, Viewer viewer, Lang lang = Lang::en,
                  Part part = Part::table) {
    Look look;
    look.lang = lang;
    look.names = names;
    return RoyalMatch::draw(RoyalMatch::view(state, viewer), look, part);
}
bool shows(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

// Turn 3 of three players, after Ann's Siphon against Bob and a trick that Cid won.
State after_a_siphon() {
    Play game(Position{.players = {{.hand = "6S KD 3C 10H 2H",
                                    .deck = "4H",
                                    .goals = {Goal::streak, Goal::low_profile, Goal::david},
                                    .kept = 3},
                                   {.hand = "9S 2C 8D 7C 5C", .deck = "6C"},
                                   {.hand = "AC 4C 5D 8H 9H", .deck = "7D"}}});
    game.trick({up("6S", 1), plain("9S"), plain("AC")}).settle();
    return game.state;
}

TEST(RoyalMatchLook, TheTableOfATurn) {
    const std::string table = drawn(after_a_siphon(), Seat{0});
    EXPECT_TRUE(shows(table, "ROYALMATCH  round 1, turn 3 of 13  -  choose a card\n")) << table;
    EXPECT_TRUE(shows(table, "Suits: ♥ hearts STRONG > ♦ diamonds > ♣ clubs > ♠ spades weak"));
    EXPECT_TRUE(shows(table, " 1 Ann             3     0      1      6"));
    EXPECT_TRUE(shows(table, "+3\n")) << "Ann's Force of the turn";
    EXPECT_TRUE(shows(table, "-3\n")) << "Bob's";
    EXPECT_TRUE(shows(table, "Trick 2: won by Cid AC♣, Bob 9S♠, Ann 6S♠!\n")) << table;
    EXPECT_TRUE(shows(table, "Effects: Ann 6S♠ Siphon II ▲ on Bob\n")) << table;
    EXPECT_TRUE(shows(table, "1 Streak, 5 pts [0 of 3 in a row]: win 3 tricks in a row\n"));
    EXPECT_TRUE(shows(table, "discarded: 3 David"));
    EXPECT_TRUE(shows(table, "KD♦ 16 Recall !3")) << table;
    EXPECT_FALSE(shows(table, "8H")) << "another's card";
}

TEST(RoyalMatchLook, InFrench) {
    const std::string table = drawn(after_a_siphon(), Seat{0}, Lang::fr);
    EXPECT_TRUE(shows(table, "ROYALMATCH  manche 1, tour 3 sur 13  -  choisissez une carte\n"));
    EXPECT_TRUE(shows(table, "Couleurs : ♥ cœur FORT > ♦ carreau > ♣ trèfle > ♠ pique faible"));
    EXPECT_TRUE(shows(table, "Pli 2 : gagné par Cid AC♣"));
    EXPECT_TRUE(shows(table, "[0 sur 3 d'affilée]"));
}

TEST(RoyalMatchLook, R10_2WhatAFailureCostsIsSaidWhereObjectivesAreKept) {
    for (const bool free : {false, true}) {
        Play game(*RoyalMatch::start({.penalty = byte(free ? 1 : 0)}, 2));
        game.settle();
        const std::string table = drawn(game.state, Seat{0});
        EXPECT_EQ(shows(table, "each failed one -3, or -1 if you keep only one"), !free) << table;
        EXPECT_EQ(shows(table, "a failed one costs nothing"), free) << table;
        EXPECT_TRUE(shows(drawn(game.state, Seat{0}, Lang::fr), "1 Compte juste (exact_fair), 12"));
    }
}

TEST(RoyalMatchLook, R12CardsOfAnotherAreInItsHandOnceItsDeckIsEmpty) {
    Play game({.players = {{"AS 3C 9C KC 5S", "4C 5C"}, {"2D AH QH 4H 6H", "5D 7D"}}, .turn = 7});
    game.trick({up("AS", 1), plain("2D")}).settle();
    EXPECT_TRUE(shows(drawn(game.state, Seat{0}), "Bob has (hand or deck) 4C♣ 5C♣"));
    game.trick({plain("KC"), plain("3C")}).settle();
    const std::string table = drawn(game.state, Seat{0});
    EXPECT_FALSE(shows(table, "hand or deck")) << table;
    EXPECT_TRUE(shows(table, "Bob holds 4C♣ 5C♣ 5S♠ 9C♣")) << table;
}

TEST(RoyalMatchLook, R9_5ASpinSaysWhichSuitIsStrongNow) {
    Play game({.players = {{"AC 2H 3H"}, {"2S KD QD"}}, .turn = 11});
    game.trick({up("AC"), plain("2S")}).luck(static_cast<Item>(Suit::clubs)).settle();
    EXPECT_TRUE(shows(drawn(game.state, Seat{0}), "Carnival IV ▲: ♣ becomes strong"));
    EXPECT_TRUE(shows(drawn(game.state, Seat{0}, Lang::fr), "Carnaval IV ▲ : ♣ devient fort"));
}

TEST(RoyalMatchLook, R12WhoHasChosenIsMarkedAndNothingElseIsShown) {
    Play game(after_a_siphon());
    game.act(1, plain("8D"));
    const std::string table = drawn(game.state, Seat{0});
    EXPECT_TRUE(shows(table, "*2 Bob")) << table;
    EXPECT_TRUE(shows(table, "(* has chosen)"));
    EXPECT_FALSE(shows(table, "8D"));
    EXPECT_FALSE(shows(drawn(game.state, Viewer::spectator()), "8D"));
}

TEST(RoyalMatchLook, ModifiersOfLaterTurnsAndGilding) {
    State state = after_a_siphon();
    state.modifiers[0].turns = {2, 2, -1};
    state.modifiers[0].spin = 6;
    state.gilding[card("KD")] = 4;
    const std::string table = drawn(state, Seat{0});
    EXPECT_TRUE(shows(table, "+2 ♥+6 ♠-6, then +2 -1")) << table;
    EXPECT_TRUE(shows(table, "KD♦ 19{+4} Recall !3")) << table;
}

TEST(RoyalMatchLook, SlanderIsTakenOffAndKnownObjectivesAreShown) {
    State state = after_a_siphon();
    state.slander[1][0] = 2;
    state.slanders[1] = 1;
    EXPECT_TRUE(shows(drawn(state, Seat{0}), "1 Streak, 3 = 5-2 pts")) << drawn(state, Seat{0});
    EXPECT_TRUE(shows(drawn(state, Seat{1}), "objectives of Ann: Streak (kept)"))
        << drawn(state, Seat{1});
    EXPECT_FALSE(shows(drawn(state, Seat{2}), "Streak"));
}

TEST(RoyalMatchLook, MineSaysWhatEveryCardDoesAndWhatIsInTheDeck) {
    const std::string mine = drawn(after_a_siphon(), Seat{0}, Lang::en, Part::mine);
    EXPECT_TRUE(shows(mine, "KD♦, Force 16; Recall III: Takes this card back, gilded +4"));
    EXPECT_TRUE(shows(mine, "(play KD ! up)"));
    EXPECT_TRUE(shows(mine, "In your deck, in an order unknown to you:"));
    EXPECT_TRUE(shows(drawn(after_a_siphon(), Viewer::spectator(), Lang::fr, Part::mine),
                      "Vous regardez la partie."));
}

// Plays a whole match at random and looks at every table on the way.
template <class Look>
void watch_a_match(int seats, std::uint64_t seed, Look&& look) {
    Options options;
    options.rounds = 2;
    State state = *RoyalMatch::start(options, seats);
    Random random(seed);
    Silence silence;
    for (;;) {
        settle_luck<RoyalMatch>(state, random, silence);
        look(state);
        if (RoyalMatch::turn(state) == Turn::over) return;
        const Seat seat = *RoyalMatch::pending(state).begin();
        RoyalMatch::Actions legal;
        RoyalMatch::legal(state, seat, legal);
        RoyalMatch::apply(state, seat,
                          legal[random.below(static_cast<std::uint32_t>(legal.size()))], silence);
    }
}

TEST(RoyalMatchLook, FitsAnOrdinaryTerminal) {
    for (int seats = 2; seats <= 4; ++seats)
        watch_a_match(seats, 7, [&](const State& state) {
            for (const Lang lang : {Lang::en, Lang::fr}) {
                const std::string table = drawn(state, Seat{0}, lang);
                EXPECT_LE(std::ranges::count(table, '\n'), 22) << table;
                std::istringstream lines(table);
                for (std::string line; std::getline(lines, line);)
                    EXPECT_LE(columns(line), 80) << line;
            }
        });
}

TEST(RoyalMatchLook, TheRoundIsSummedUpWhenItIsOver) {
    State last{};
    watch_a_match(2, 3, [&](const State& state) { last = state; });
    const std::string table = drawn(last, Viewer::spectator());
    EXPECT_TRUE(shows(table, "wins the match")) << table;
    EXPECT_TRUE(shows(table, "Round 2:\n1 Ann ")) << table;
    EXPECT_TRUE(shows(table, "Trick 13: won by ")) << table;
}

TEST(RoyalMatchLook, TheCommandsAndThePageFitToo) {
    for (const Lang lang : {Lang::en, Lang::fr})
        for (const auto& text : {RoyalMatch::commands(lang), RoyalMatch::manual(lang)}) {
            std::istringstream lines(text);
            for (std::string line; std::getline(lines, line);) EXPECT_LE(columns(line), 78) << line;
        }
}

}  // namespace
}  // namespace agora::royalmatch
