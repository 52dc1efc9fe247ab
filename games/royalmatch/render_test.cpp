// The drawn table, and what is the viewer's.
#include "games/royalmatch/testing/position.hpp"
#include "games/royalmatch/text.hpp"

#include <sstream>

namespace agora::royalmatch {
namespace {

const std::vector<std::string> names = {"Ann", "Bob", "Cid", "Dominique-Anne"};

std::string drawn(const State& state, Viewer viewer, Lang lang = Lang::en,
                  Part part = Part::table) {
    TerminalStyle style;
    style.lang = lang;
    style.names = names;
    return RoyalMatch::draw(RoyalMatch::view(state, viewer), style, part);
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
    EXPECT_TRUE(shows(table, "Trick 2: won by Cid A♣, Bob 9♠, Ann 6♠!\n")) << table;
    EXPECT_TRUE(shows(table, "Effects: Ann 6♠ Siphon II ▲ on Bob\n")) << table;
    EXPECT_TRUE(shows(table, "1 Streak, 5 pts [0 of 3 in a row]: win 3 tricks in a row\n"));
    EXPECT_TRUE(shows(table, "YOUR OBJECTIVES (discarded: 3 David)"));
    EXPECT_TRUE(shows(table, "K♦ 16 Recall !3")) << table;
    EXPECT_FALSE(shows(table, "8H")) << "another's card";
}

TEST(RoyalMatchLook, InFrench) {
    const std::string table = drawn(after_a_siphon(), Seat{0}, Lang::fr);
    EXPECT_TRUE(shows(table, "ROYALMATCH  manche 1, tour 3 sur 13  -  choisissez une carte\n"));
    EXPECT_TRUE(
        shows(table, "Couleurs\u00A0: ♥ cœur FORT > ♦ carreau > ♣ trèfle > ♠ pique faible"));
    EXPECT_TRUE(shows(table, "Pli 2\u00A0: gagné par Cid A♣"));
    EXPECT_TRUE(shows(table, "[0 sur 3 d'affilée]"));
}

TEST(RoyalMatchLook, R10_2WhatAFailureCostsIsSaidWhereObjectivesAreKept) {
    for (const bool free : {false, true}) {
        Play game(*RoyalMatch::start({.penalty = byte(free ? 1 : 0)}, 2));
        game.settle();
        const std::string table = drawn(game.state, Seat{0});
        EXPECT_EQ(shows(table, "each failed one -3, or -1 if you keep only one"), !free) << table;
        EXPECT_EQ(shows(table, "a failed one costs nothing"), free) << table;
        EXPECT_TRUE(shows(drawn(game.state, Seat{0}, Lang::fr), "1 Compte juste, 12"));
    }
}

TEST(RoyalMatchLook, R12CardsOfAnotherAreInItsHandOnceItsDeckIsEmpty) {
    Play game({.players = {{"AS 3C 9C KC 5S", "4C 5C"}, {"2D AH QH 4H 6H", "5D 7D"}}, .turn = 7});
    game.trick({up("AS", 1), plain("2D")}).settle();
    EXPECT_TRUE(shows(drawn(game.state, Seat{0}), "Bob has (hand or deck) 4♣ 5♣"));
    game.trick({plain("KC"), plain("3C")}).settle();
    const std::string table = drawn(game.state, Seat{0});
    EXPECT_FALSE(shows(table, "hand or deck")) << table;
    EXPECT_TRUE(shows(table, "Bob holds 4♣ 5♣ 5♠ 9♣")) << table;
}

TEST(RoyalMatchLook, R9_5ASpinSaysWhichSuitIsStrongNow) {
    Play game({.players = {{"AC 2H 3H"}, {"2S KD QD"}}, .turn = 11});
    game.trick({up("AC"), plain("2S")}).luck(static_cast<Item>(Suit::clubs)).settle();
    EXPECT_TRUE(shows(drawn(game.state, Seat{0}), "Carnival IV ▲: ♣ becomes strong"));
    EXPECT_TRUE(shows(drawn(game.state, Seat{0}, Lang::fr), "Carnaval IV ▲\u00A0: ♣ devient fort"));
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
    EXPECT_TRUE(shows(table, "K♦ 19{+4} Recall !3")) << table;
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
    EXPECT_TRUE(shows(mine, "K♦, Force 16; Recall III: Takes this card back, gilded +4"));
    EXPECT_TRUE(shows(mine, "(play KD ! up)"));
    EXPECT_TRUE(shows(mine, "In your deck, in an order unknown to you:"));
    EXPECT_TRUE(shows(drawn(after_a_siphon(), Viewer::spectator(), Lang::fr, Part::mine),
                      "Vous regardez la partie."));
}

// Plays a whole match at random and looks at every table on the way.
template <class Visit>
void watch_a_match(int seats, std::uint64_t seed, Visit&& visit) {
    Options options;
    options.rounds = 2;
    State state = *RoyalMatch::start(options, seats);
    Random random(seed);
    Silence silence;
    for (;;) {
        settle_luck<RoyalMatch>(state, random, silence);
        visit(state);
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

TEST(RoyalMatchLook, KeepsToTheRowsOfASmallTerminal) {
    for (int seats = 2; seats <= 4; ++seats)
        watch_a_match(seats, 7, [&](const State& state) {
            for (const Lang lang : {Lang::en, Lang::fr}) {
                TerminalStyle style;
                style.lang = lang;
                style.names = names;
                style.rows = 18;
                const View view = RoyalMatch::view(state, Seat{0});
                const std::string table = RoyalMatch::draw(view, style, Part::table);
                EXPECT_LE(std::ranges::count(table, '\n'), 18) << table;
                for (Cards hand = view.table.hand[0]; hand != 0; hand &= hand - 1)
                    EXPECT_TRUE(shows(table, card_mark(first_of(hand), style))) << table;
                std::istringstream lines(table);
                for (std::string line; std::getline(lines, line);)
                    EXPECT_LE(columns(line), 80) << line;
            }
        });
}

// What the news tell gives way, not what one plays for.
TEST(RoyalMatchLook, ObjectivesAreWholeInASmallTerminal) {
    int crowded = 0;
    for (int seats = 2; seats <= 4; ++seats)
        watch_a_match(seats, 7, [&](const State& state) {
            if (state.phase != Phase::play) return;
            TerminalStyle style;
            style.names = names;
            style.rows = 16;
            const View view = RoyalMatch::view(state, Seat{0});
            std::string table = RoyalMatch::draw(view, style, Part::table);
            crowded += shows(table, "Trick ") ? 0 : 1;
            std::string flat;
            for (const char c : table)
                if (c != ' ' && c != '\n') flat += c;
            const Objectives& mine = state.objectives[0];
            for (unsigned slot = 0; slot < dealt_goals; ++slot) {
                if ((mine.kept >> slot & 1U) == 0) continue;
                const auto now = progress(state, 0, mine.dealt[slot]);
                if (now.sure || !now.possible) continue;
                std::string wanted = goal_words(state, mine.dealt[slot], Lang::en);
                std::erase(wanted, ' ');
                EXPECT_TRUE(shows(flat, wanted)) << table;
            }
        });
    EXPECT_GT(crowded, 0);
}

TEST(RoyalMatchLook, SaysWhatEveryCardDoesWhereThereIsRoom) {
    TerminalStyle style;
    style.names = names;
    style.rows = 34;
    style.width = 120;
    const View view = RoyalMatch::view(after_a_siphon(), Seat{0});
    const std::string table = RoyalMatch::draw(view, style, Part::table);
    EXPECT_TRUE(shows(table, "K♦, Force 16; Recall III: Takes this card back")) << table;
    EXPECT_LE(std::ranges::count(table, '\n'), 34) << table;
}

TEST(RoyalMatchLook, AReplaySpeaksToNobody) {
    TerminalStyle style;
    style.names = names;
    style.addressed = false;
    const View view = RoyalMatch::view(after_a_siphon(), Seat{0});
    for (const Lang lang : {Lang::en, Lang::fr})
        for (const Part part : {Part::table, Part::mine}) {
            style.lang = lang;
            const std::string drawn = RoyalMatch::draw(view, style, part);
            for (const auto* word :
                 {"YOUR", "You", "your hand", "VOS", "VOTRE", "Vous", "votre deck"})
                EXPECT_FALSE(shows(drawn, word)) << word << "\n" << drawn;
            EXPECT_TRUE(shows(drawn, "Ann")) << drawn;
        }
}

// Beside the table, which stands there already.
TEST(RoyalMatchLook, AReplayShowsOfEachPlayerTheObjectivesAloneWhileTheyAreChosen) {
    Play game(*RoyalMatch::start({}, 3));
    game.settle();
    ASSERT_EQ(game.state.phase, Phase::keep);
    TerminalStyle style;
    style.names = names;
    style.addressed = false;
    const auto part = [&](Part which) {
        return RoyalMatch::draw(RoyalMatch::view(game.state, Seat{0}), style, which);
    };
    for (const Lang lang : {Lang::en, Lang::fr}) {
        style.lang = lang;
        const std::string mine = part(Part::mine);
        EXPECT_TRUE(mine.starts_with(lang == Lang::en ? "Ann:\n1 " : "Ann\u00A0:\n1 ")) << mine;
        for (const auto* word : {"ROYALMATCH", "Suits", "Couleurs", "PLAYER", "JOUEUR", "Bob"})
            EXPECT_FALSE(shows(mine, word)) << word << "\n" << mine;
        const std::string rows = mine.substr(mine.find('\n') + 1);
        EXPECT_TRUE(shows(part(Part::table), rows)) << mine;
    }
    style.lang = Lang::en;
    const auto keep_the_first = [&] {
        RoyalMatch::Actions legal;
        RoyalMatch::legal(game.state, 0, legal);
        game.act(0, legal[0]);
    };
    keep_the_first();
    ASSERT_EQ(game.state.phase, Phase::keep);
    EXPECT_TRUE(part(Part::mine).starts_with("Ann (discarded: ")) << part(Part::mine);
}

TEST(RoyalMatchLook, R4TheLastRoundsSayHowManyThereAre) {
    State state = after_a_siphon();
    state.finished = 14;
    EXPECT_TRUE(shows(drawn(state, Seat{0}), "round 15,")) << drawn(state, Seat{0});
    state.finished = 18;
    EXPECT_TRUE(shows(drawn(state, Seat{0}), "round 19 of at most 20,"));
    EXPECT_TRUE(shows(drawn(state, Seat{0}, Lang::fr), "manche 19 sur 20 au plus,"));
    state.options.rounds = 0;
    EXPECT_TRUE(shows(drawn(state, Seat{0}), "round 19,"));
}

TEST(RoyalMatchLook, R12SpectatorsAreShownWhatWasDealt) {
    State state = after_a_siphon();
    EXPECT_FALSE(shows(drawn(state, Viewer::spectator()), "Streak"));
    state.options.spectators = byte(static_cast<int>(Spectators::dealt));
    const std::string table = drawn(state, Viewer::spectator());
    EXPECT_TRUE(shows(table, "objectives of Ann: Streak, Low Profile, David")) << table;
    EXPECT_FALSE(shows(table, "(kept)")) << table;
}

TEST(RoyalMatchManual, HasTheNumbersOfTheTable) {
    const Options brief = {.target = 15, .rounds = 6, .cards = 2, .penalty = 1};
    const std::string page = RoyalMatch::manual(brief, 3, Lang::en);
    for (const auto* words :
         {"9 tricks a round", "somebody has 15 points,\nor for 6 rounds at most", "dealt 9 cards",
          "the other 4 are", "You have 6 seals a round", "after round 6 at the latest",
          "costs nothing"})
        EXPECT_TRUE(shows(page, words)) << words << "\n" << page;
    EXPECT_TRUE(shows(RoyalMatch::manual(Lang::en), "after round 20 at the latest"));
    EXPECT_TRUE(shows(RoyalMatch::manual(Lang::fr), "après la manche 20 au plus tard"));
    EXPECT_EQ(RoyalMatch::pitch({}, 2, Lang::en),
              "Secret objectives, 13 tricks a round, cards played all at once: win the right ones, "
              "to 30 points or 20 rounds at most.");
    EXPECT_FALSE(shows(RoyalMatch::manual({.rounds = 0}, 2, Lang::en), "rounds at most"));
}

TEST(RoyalMatchLook, TheRoundIsSummedUpWhenItIsOver) {
    State last{};
    watch_a_match(2, 3, [&](const State& state) { last = state; });
    const std::string table = drawn(last, Viewer::spectator());
    EXPECT_TRUE(shows(table, "the match is over")) << table;
    EXPECT_TRUE(shows(table, "Round 2:\n1 Ann ")) << table;
    EXPECT_TRUE(shows(table, "Trick 13: won by ")) << table;
}

// A player reads there who has won, and why.
TEST(RoyalMatchLook, TheLastCountIsWholeInASmallTerminal) {
    const std::vector<std::string> long_names = {"Zoé", "Hugo (tranquille)", "Nora (débutante)",
                                                 "Otto (attentif)"};
    int wrapped = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        State last{};
        watch_a_match(4, seed, [&](const State& state) { last = state; });
        for (const Lang lang : {Lang::en, Lang::fr}) {
            TerminalStyle style{.lang = lang, .names = long_names};
            style.rows = 1;
            style.with_news = true;
            const View view = RoyalMatch::view(last, Seat{0});
            const std::string table = RoyalMatch::draw(view, style, Part::table);
            EXPECT_TRUE(shows(table, lang == Lang::en ? "   PLAYER " : "   JOUEUR ")) << table;
            EXPECT_FALSE(shows(table, "~")) << table;
            std::string flat = table;
            for (auto at = flat.find("\n      "); at != std::string::npos;
                 at = flat.find("\n      ")) {
                flat.replace(at, 7, " ");
                ++wrapped;
            }
            for (Seat seat = 0; seat < last.seats; ++seat)
                for (const Goal goal : last.result[seat].goals) {
                    if (goal == Goal::none) continue;
                    EXPECT_TRUE(shows(flat, goal_name(goal, lang) + " ")) << table;
                }
            EXPECT_LE(std::ranges::count(table, '\n'), 15) << table;
        }
    }
    EXPECT_GT(wrapped, 0);
}

// Between rounds it leaves room for one's new objectives, the news and the question.
TEST(RoyalMatchLook, TheCountBetweenRoundsIsWholeInASmallTerminal) {
    const std::vector<std::string> long_names = {"Zoé", "Hugo (tranquille)", "Nora (débutante)",
                                                 "Otto (attentif)"};
    int counts = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed)
        watch_a_match(4, seed, [&](const State& state) {
            if (state.phase != Phase::keep || state.finished == 0) return;
            ++counts;
            for (const Lang lang : {Lang::en, Lang::fr}) {
                TerminalStyle style{.lang = lang, .names = long_names};
                style.rows = 1;
                style.with_news = true;
                const std::string table =
                    RoyalMatch::draw(RoyalMatch::view(state, Seat{0}), style, Part::table);
                std::string flat = table;
                for (auto at = flat.find("\n      "); at != std::string::npos;
                     at = flat.find("\n      "))
                    flat.replace(at, 7, " ");
                const Standing standing = RoyalMatch::standing(state);
                for (Seat seat = 0; seat < state.seats; ++seat) {
                    const auto total = std::to_string(state.total[seat]) +
                                       (lang == Lang::en ? " (rank " : " (rang ") +
                                       std::to_string(standing.places[seat].rank) + ")";
                    EXPECT_TRUE(shows(flat, ", total " + total)) << table;
                    for (const Goal goal : state.result[seat].goals) {
                        if (goal == Goal::none) continue;
                        EXPECT_TRUE(shows(flat, goal_name(goal, lang) + " ")) << table;
                    }
                }
                EXPECT_FALSE(shows(table, "~")) << table;
                EXPECT_LE(std::ranges::count(table, '\n'), 17) << table;
            }
        });
    EXPECT_GT(counts, 4);
}

TEST(RoyalMatchLook, TheCommandsAndThePageFitToo) {
    for (const Lang lang : {Lang::en, Lang::fr})
        for (const auto& text :
             {RoyalMatch::commands(lang), RoyalMatch::manual(lang),
              RoyalMatch::manual({.target = 100, .rounds = 1, .dominance = 1, .seals = 1}, 2, lang),
              RoyalMatch::manual({.seals = 3, .penalty = 1, .spectators = 1}, 2, lang)}) {
            std::istringstream lines(text);
            for (std::string line; std::getline(lines, line);) EXPECT_LE(columns(line), 78) << line;
        }
}

}  // namespace
}  // namespace agora::royalmatch
