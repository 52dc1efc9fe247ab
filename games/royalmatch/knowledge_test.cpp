// Who knows what (§12): secrets, memories of cards that changed hands, worlds. Named by scenario
// and section.
#include "games/royalmatch/testing/position.hpp"

#include <cmath>

namespace agora::royalmatch {
namespace {

constexpr auto spectator = Viewer::spectator();

View seen(const Play& game, Viewer viewer) { return RoyalMatch::view(game.state, viewer); }
std::string known_hand(const Play& game, Viewer viewer, Seat seat) {
    return show(seen(game, viewer).table.hand[seat]);
}

// In every world that fits the view, this holds.
template <class Holds>
void in_all_worlds(const Play& game, Viewer viewer, Holds&& holds) {
    const View view = seen(game, viewer);
    Random random(3);
    for (int i = 0; i < 50; ++i) {
        const State world = RoyalMatch::sample(view, random);
        ASSERT_EQ(RoyalMatch::broken(world), "");
        ASSERT_TRUE(RoyalMatch::view(world, viewer) == view);
        ASSERT_TRUE(holds(world));
    }
}

TEST(RoyalMatchKnowledge, S50_OthersSeeSizesAndWhoIsReady) {
    Play game({.players = {{"6S 7S 8S"}, {"9S 2D 3D"}, {"10S JS QS"}}});
    game.act(1, plain("2D"));
    for (const Viewer viewer : {Viewer(0), spectator}) {
        const View view = seen(game, viewer);
        EXPECT_EQ(view.table.hand[1] | view.table.deck[1], Cards{0});
        EXPECT_TRUE(view.table.choice[1].empty());
        EXPECT_EQ(view.ready, 0b010);
        EXPECT_EQ(view.hand_sizes[1], 3);
        EXPECT_EQ(view.deck_sizes[1], 9);
        EXPECT_EQ(view.kept_counts[1], 1);
        for (const Goal goal : view.table.objectives[1].dealt) EXPECT_EQ(goal, Goal::none);
        EXPECT_EQ(view.table.objectives[1].kept, 0);
    }
    EXPECT_EQ(seen(game, 1).table.choice[1].card(), card("2D"));
}

TEST(RoyalMatchKnowledge, R12_HowManyObjectivesWereKeptIsPublicWhenAllHaveChosen) {
    Play game(*RoyalMatch::start({}, 2));
    game.settle().act(0, keep(7));
    EXPECT_EQ(seen(game, 1).kept_counts[0], 0);
    EXPECT_EQ(seen(game, 1).ready, 1);
    game.act(1, keep(1));
    EXPECT_EQ(seen(game, 1).kept_counts[0], 3);
}

TEST(RoyalMatchKnowledge, R12_NobodySeesHowFarAStartingHandIs) {
    Play game(*RoyalMatch::start({}, 2));
    game.settle().act(0, keep(1)).act(1, keep(1)).settle();
    const View before = seen(game, 1);
    game.act(0, take(first_of(game.state.deck[0])));
    EXPECT_TRUE(seen(game, 1) == before);
}

TEST(RoyalMatchKnowledge, R12_TheCardsOfATheftAreKnownToTheTwoAndToNobodyElse) {
    Play game({.players = {{"KS 3C 9C"}, {"2D AH QH"}, {"4D 5H 6H"}}, .turn = 11});
    game.trick({up("KS", 1), plain("2D"), plain("4D")}).settle();
    EXPECT_EQ(known_hand(game, 0, 1), "3C");
    EXPECT_EQ(known_hand(game, 1, 0), "AH");
    EXPECT_EQ(known_hand(game, 2, 0), "");
    EXPECT_EQ(known_hand(game, spectator, 1), "");
    in_all_worlds(game, 0, [](const State& world) { return has(world.hand[1], card("3C")); });
    game.trick({plain("9C"), plain("3C"), plain("5H")});
    EXPECT_EQ(known_hand(game, 0, 1), "");  // it was played
}

TEST(RoyalMatchKnowledge, R12_CardsOfThePileAreKnownToAllWhoeverTakesThem) {
    Play game({.players = {{"KD 3C 4C"}, {"2C 2D 2H"}}, .turn = 11});
    game.trick({up("KD"), plain("2C")}).settle();
    EXPECT_EQ(known_hand(game, 1, 0), "KD");
    EXPECT_EQ(known_hand(game, spectator, 0), "KD");
    EXPECT_EQ(seen(game, spectator).table.gilding[card("KD")], 4);  // as everybody saw
}

TEST(RoyalMatchKnowledge, R12_GildingIsTheOwnersUntilTheCardIsPlayed) {
    Play game({.players = {{"7D 3C KC QC"}, {"2C 2D 2H 2S"}}, .turn = 10});
    game.trick({down("7D"), plain("2C")}).settle();
    EXPECT_EQ(seen(game, 0).table.gilding[card("KC")], -3);
    EXPECT_EQ(seen(game, 1).table.gilding[card("KC")], 0);
    in_all_worlds(game, 1, [](const State& world) {  // two cards of that hand are gilded
        int gilded = 0;
        for (Card each = 0; each < card_count; ++each)
            gilded += world.gilding[each] == -3 && has(world.hand[0], each) ? 1 : 0;
        return gilded == 2;
    });
    game.trick({plain("KC"), plain("2D")});
    EXPECT_EQ(seen(game, 1).table.force[10][0], 10);
}

TEST(RoyalMatchKnowledge, R12_SharpeningMakesTheGildingOfAKnownCardUncertain) {
    Play game({.players = {{"KD JD 3C 4C"}, {"2C 2D 2H 2S"}}, .turn = 10});
    game.trick({up("KD"), plain("2C")}).settle();
    game.trick({down("JD"), plain("2D")}).settle();
    EXPECT_EQ(known_hand(game, 1, 0), "KD");
    EXPECT_FALSE(has(seen(game, 1).table.knows_gilding[1], card("KD")));
    EXPECT_EQ(game.state.gilding[card("KD")], 0);  // +4 - 4
}

TEST(RoyalMatchKnowledge, R12_AfterACoupEachKnowsWhatTheOtherGot) {
    Play game({.players = {{"AS 3C 9C KC 5S", "4C 5C"}, {"2D AH QH 4H 6H", "5D 7D"}}, .turn = 7});
    game.trick({up("AS", 1), plain("2D")}).settle();
    const View view = seen(game, 0);
    EXPECT_EQ(show(view.table.hand[1]), "3C 5S 9C");  // KC was kept
    EXPECT_EQ(show(view.table.deck[1]), "4C 5C");     // in hand or deck: one was drawn
    EXPECT_EQ(view.deck_sizes[1], 1);
    in_all_worlds(game, 0, [](const State& world) {
        return (world.deck[1] & ~cards("4C 5C")) == 0 &&
               (cards("4C 5C") & ~(world.hand[1] | world.deck[1])) == 0;
    });
    EXPECT_EQ(seen(game, spectator).table.hand[1], Cards{0});
}

TEST(RoyalMatchKnowledge, R12_AfterACarnivalOfTwoWhatIGaveTheOtherHas) {
    Play game({.players = {{"AC 2H 3H"}, {"2S KD QD"}}, .turn = 11});
    game.trick({up("AC"), plain("2S")}).luck(static_cast<Item>(Suit::spades)).settle();
    EXPECT_EQ(known_hand(game, 0, 1), "2H 3H");
    EXPECT_EQ(known_hand(game, 1, 0), "QD KD");
    EXPECT_EQ(known_hand(game, spectator, 0), "");
}

TEST(RoyalMatchKnowledge, R12_OthersLoseSightOfCardsThatAreExchangedInSecret) {
    Play game({.players = {{"KD 3C 4C 8C"}, {"9S 5S 6S 7S"}, {"2C 2D 2H 2S"}}, .turn = 10});
    game.trick({up("KD"), plain("5S"), plain("2C")}).settle();
    EXPECT_EQ(known_hand(game, 2, 0), "KD");
    game.trick({plain("4C"), up("9S", 0), plain("2D")}).luck(card("KD")).settle();
    EXPECT_EQ(known_hand(game, 2, 0), "");
    EXPECT_EQ(known_hand(game, 2, 1), "");
    EXPECT_EQ(known_hand(game, 0, 1), "KD");
}

TEST(RoyalMatchKnowledge, R12_SlanderIsSeenByTheSlandererAndItsVictim) {
    Play game({.players = {{"QS 7D"},
                           {"3D 2D", "", {Goal::aces, Goal::david, Goal::icarus}, 7},
                           {"5D 2C", "", {Goal::streak, Goal::hearts, Goal::arcane}, 2}}});
    game.trick({with_effect("QS"), plain("3D"), plain("5D")});
    game.luck(static_cast<Item>(Goal::david)).settle();
    const View slanderer = seen(game, 0);
    EXPECT_EQ(slanderer.table.objectives[1].dealt[0], Goal::david);
    EXPECT_EQ(slanderer.table.objectives[1].dealt[1], Goal::none);
    EXPECT_EQ(slander_by(slanderer.table, 0, 1, 0), 3);
    EXPECT_EQ(slander_by(seen(game, 1).table, 0, 1, 1), 3);  // in its own slot
    EXPECT_EQ(seen(game, 2).table.objectives[1].dealt[0], Goal::none);
    EXPECT_EQ(seen(game, 2).table.slander[0][1], 0);
    in_all_worlds(game, 0, [](const State& world) {
        const auto& dealt = world.objectives[1].dealt;
        return std::ranges::find(dealt, Goal::david) != dealt.end();
    });
    in_all_worlds(game, 2, [](const State& world) {  // something was hit
        return slander_on(world, 1, 0) + slander_on(world, 1, 1) + slander_on(world, 1, 2) == 3;
    });
}

TEST(RoyalMatchKnowledge, R12_ThePickOfACallingIsPrivate) {
    Play game({.players = {{"5H 7D"}, {"3S 8S"}}});
    game.act(0, with_effect("5H", 0, false, 2)).act(1, plain("3S")).settle();
    EXPECT_EQ(seen(game, 0).table.objectives[0].bonus(2), 1U);
    EXPECT_EQ(seen(game, 1).table.objectives[0].called, 0);
    EXPECT_EQ(seen(game, 1).table.objectives[0].calls, 1);  // that it resolved is public
    for (const Event& event : game.events.list()) {
        const bool is_called = event.what == static_cast<std::uint8_t>(EventKind::called);
        EXPECT_TRUE(!is_called || event.to == Audience::only(0));
    }
}

TEST(RoyalMatchKnowledge, R12_WhatSpectatorsSeeOfObjectives) {
    for (const auto& [option, sees_dealt, sees_kept] :
         {std::tuple{0, false, false}, {1, true, false}, {2, true, true}}) {
        Play game({.players = {{"6S", "", {Goal::aces}}, {"9S"}},
                   .options = {.spectators = byte(option)}});
        const View view = seen(game, spectator);
        EXPECT_EQ(view.table.objectives[0].dealt[0] == Goal::aces, sees_dealt);
        EXPECT_EQ(view.table.objectives[0].kept != 0, sees_kept);
        EXPECT_EQ(view.table.hand[0] != 0, sees_kept);
        EXPECT_EQ(seen(game, 1).table.objectives[0].dealt[0], Goal::none);
        game.act(0, plain("6S"));
        EXPECT_TRUE(seen(game, spectator).table.choice[0].empty());  // a choice is secret to all
    }
}

// S50: once everybody has kept some, spectators may see what was dealt, never what is kept.
TEST(RoyalMatchKnowledge, S50_SpectatorsSeeTheDealOnceEverybodyHasKept) {
    for (const Spectators option : {Spectators::sealed, Spectators::dealt}) {
        Play game(*RoyalMatch::start({.spectators = byte(static_cast<int>(option))}, 2));
        game.settle();
        const auto sees_dealt = [&](Seat seat) {
            return seen(game, spectator).table.objectives[seat].dealt ==
                   game.state.objectives[seat].dealt;
        };
        EXPECT_FALSE(sees_dealt(0) || sees_dealt(1));
        game.act(0, keep(1));
        EXPECT_FALSE(sees_dealt(0) || sees_dealt(1));
        EXPECT_EQ(game.told(EventKind::dealt_shown), 0);
        game.act(1, keep(6));
        const bool dealt = option == Spectators::dealt;
        EXPECT_EQ(sees_dealt(0) && sees_dealt(1), dealt);
        EXPECT_EQ(game.told(EventKind::dealt_shown), dealt ? 2 : 0);
        for (const Event& event : game.events.list()) {
            const bool shown = event.what == static_cast<std::uint8_t>(EventKind::dealt_shown);
            EXPECT_TRUE(!shown || event.to == Audience::spectators());
        }
        for (Seat seat = 0; seat < 2; ++seat) {
            EXPECT_EQ(seen(game, spectator).table.objectives[seat].kept, 0);
            EXPECT_EQ(seen(game, static_cast<Seat>(1 - seat)).table.objectives[seat].dealt,
                      Objectives{}.dealt);
        }
    }
}

TEST(RoyalMatchKnowledge, R12_TheEndOfARoundShowsKeptObjectivesToAll) {
    Play game({.players = {{"AH", "", {Goal::aces, Goal::david}}, {"2C"}}, .turn = 13});
    game.trick({plain("AH"), plain("2C")});
    const View view = seen(game, spectator);
    EXPECT_EQ(view.table.result[0].goals[0], Goal::aces);
    EXPECT_EQ(view.table.result[0].goals[1], Goal::none);  // discarded
    EXPECT_TRUE(RoyalMatch::certain(view));
    game.settle();  // and it stays until the next round is finished
    EXPECT_EQ(seen(game, 1).table.result[0].goals[0], Goal::aces);
}

// Each card that may be in a hand is there about equally often.
TEST(RoyalMatchKnowledge, R12_WorldsAreDrawnEvenly) {
    Play game({.players = {{"6S 7S 8S"}, {"9S 2D 3D"}}, .turn = 11});
    const View view = seen(game, 0);
    std::array<int, card_count> times{};
    Random random(8);
    constexpr int draws = 8000;
    for (int i = 0; i < draws; ++i) {
        const State world = RoyalMatch::sample(view, random);
        for (Card each = 0; each < card_count; ++each)
            times[each] += has(world.hand[1], each) ? 1 : 0;
    }
    const Cards open = all_cards & ~game.state.discard & ~game.state.hand[0];
    const double expected = draws * 3.0 / count(open);
    for (Card each = 0; each < card_count; ++each)
        EXPECT_NEAR(times[each], has(open, each) ? expected : 0, 5 * std::sqrt(expected))
            << show(only(each));
}

}  // namespace
}  // namespace agora::royalmatch
