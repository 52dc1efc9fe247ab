// The 52 effects at each of their levels, how they meet, and edge cases. Named by scenario and
// section.
#include "games/royalmatch/testing/position.hpp"

namespace agora::royalmatch {
namespace {

int force_now(const Play& game, Seat seat, std::string_view text) {
    return force_of(game.state, seat, card(text));
}
std::string hand(const Play& game, Seat seat) { return show(game.state.hand[seat]); }
bool holds(const Play& game, Seat seat, std::string_view text) {
    return (cards(text) & ~game.state.hand[seat]) == 0;
}
bool in_pile(const Play& game, std::string_view text) {
    return (cards(text) & ~game.state.discard) == 0;
}
int gilding(const Play& game, std::string_view text) { return game.state.gilding[card(text)]; }

// Plays the first card of the first seat against a harmless one of the others.
struct Duel {
    std::string_view mine;
    std::string_view theirs = "3C 2C";
    int turn = 2;
    std::string_view my_deck = "";
    std::string_view their_deck = "";
    std::string_view discard = "";
    Suit strong = Suit::hearts;

    Play start() const {
        return Play(Position{.players = {{mine, my_deck}, {theirs, their_deck}},
                             .turn = turn,
                             .strong = strong,
                             .discard = discard});
    }
};

TEST(RoyalMatchEffects, R9_3_EveryCardHasTheEffectOfItsFamilyAndLevel) {
    EXPECT_EQ(effect_of(card("2H")).family, Family::surge);
    EXPECT_EQ(effect_of(card("JH")).family, Family::fervour);
    EXPECT_EQ(effect_of(card("8H")).family, Family::oath);
    EXPECT_EQ(effect_of(card("KH")).needs, Needs::nothing);
    EXPECT_EQ(effect_of(card("9H")).needs, Needs::pick);
    int price = 0;
    for (Card each = 0; each < card_count; ++each) price += effect_of(each).level;
    EXPECT_EQ(price, 4 * 28);  // an average deal of 13 costs 28
    std::array<int, family_count> times{};
    for (Card each = 0; each < card_count; ++each) ++times[static_cast<unsigned>(family_of(each))];
    for (unsigned family = 0; family < family_count; ++family)
        EXPECT_EQ(times[family], family < 16 ? 3 : 1);
}

// ---- hearts

TEST(RoyalMatchEffects, S14_EffectsAreDelayed) {
    Play game({.players = {{"6H 3C 4C"}, {"9S 2C 2D"}}, .turn = 3});
    game.trick({up("6H"), plain("9S")}).settle();
    EXPECT_EQ(winner_of(game.state, 3), 1);
    game.trick({plain("3C"), plain("2C")}).settle();
    EXPECT_EQ(game.forced(4, 0), 8);
    game.trick({plain("4C"), plain("2D")});
    EXPECT_EQ(game.forced(5, 0), 4);
}

TEST(RoyalMatchEffects, R9_5_SurgeAtEachLevel) {
    for (const auto& [text, amount] : {std::pair{"2H", 3}, {"6H", 5}, {"10H", 8}})
        for (const bool aim : {false, true}) {
            Play game = Duel{std::string(text) + " 7C"}.start();
            game.trick({with_effect(text, 0, aim), plain("3C")}).settle();
            EXPECT_EQ(force_now(game, 0, "7C"), aim ? 7 + amount : 7 - amount) << text;
        }
}

TEST(RoyalMatchEffects, S21_FervourLastsThreeTurns) {
    Play game({.players = {{"7H 2C 3C 4C 5C"}, {"9S 8S 6S 5S 4S"}}, .turn = 4});
    game.trick({up("7H"), plain("9S")}).settle();
    for (const auto& [mine, theirs] : {std::pair{"2C", "8S"}, {"3C", "6S"}, {"4C", "5S"}})
        game.trick({plain(mine), plain(theirs)}).settle();
    game.trick({plain("5C"), plain("4S")});
    EXPECT_EQ(game.forced(5, 0), 4);
    EXPECT_EQ(game.forced(6, 0), 5);
    EXPECT_EQ(game.forced(7, 0), 6);
    EXPECT_EQ(game.forced(8, 0), 5);

    Play late({.players = {{"7H 2C"}, {"9S 8S"}}, .turn = 12});
    late.trick({up("7H"), plain("9S")}).settle();
    late.trick({plain("2C"), plain("8S")});
    EXPECT_EQ(late.forced(13, 0), 4);
}

TEST(RoyalMatchEffects, R9_5_FervourAtEachLevel) {
    for (const auto& [text, amount] : {std::pair{"3H", 1}, {"7H", 2}, {"JH", 3}}) {
        Play game = Duel{std::string(text) + " 7C"}.start();
        game.trick({down(text), plain("3C")}).settle();
        const auto by = static_cast<std::int8_t>(-amount);
        EXPECT_EQ(game.state.modifiers[0].turns, (std::array<std::int8_t, 3>{by, by, by})) << text;
    }
}

TEST(RoyalMatchEffects, S22_ModifiersAddUp) {
    Play game({.players = {{"6H 7C"}, {"6S 8C"}}});
    game.trick({up("6H"), up("6S", 0)}).settle();
    EXPECT_EQ(force_now(game, 0, "7C"), 9);   // +5 - 3
    EXPECT_EQ(force_now(game, 1, "8C"), 11);  // +3
}

TEST(RoyalMatchEffects, R9_5_OathsAddUp) {
    Play game({.players = {{"4H 8H QH"}, {"3C 2C 5C"}}});
    game.trick({with_effect("4H"), plain("3C")}).settle();
    EXPECT_EQ(game.state.objectives[0].oaths, 1);
    game.trick({with_effect("8H"), plain("2C")}).settle();
    EXPECT_EQ(game.state.objectives[0].oaths, 3);
    game.trick({with_effect("QH"), plain("5C")}).settle();
    EXPECT_EQ(game.state.objectives[0].oaths, 6);
}

TEST(RoyalMatchEffects, R9_5_CallingBringsBackOneAtHalfThenAtFullPoints) {
    Play game({.players = {{"5H 9H"}, {"3C 2C"}}});
    game.trick({with_effect("5H", 0, false, 2), plain("3C")}).settle();
    EXPECT_EQ(game.state.objectives[0].bonus(2), 1U);
    EXPECT_EQ(game.state.objectives[0].bonus(1), 0U);
    game.trick({with_effect("9H", 0, false, 2), plain("2C")}).settle();
    EXPECT_EQ(game.state.objectives[0].bonus(2), 2U);
}

TEST(RoyalMatchEffects, R9_5_CallingThreeBringsBackAll) {
    Play game({.players = {{"KH 4C"}, {"3C 2C"}}});
    game.trick({with_effect("KH"), plain("3C")}).settle();
    EXPECT_EQ(game.state.objectives[0].bonus(1), 2U);
    EXPECT_EQ(game.state.objectives[0].bonus(2), 2U);
    EXPECT_EQ(game.state.objectives[0].bonus(0), 0U);  // it is kept
}

TEST(RoyalMatchEffects, R9_5_Coronation) {
    Play game({.players = {{"AH 4C"}, {"3C 2C"}}});
    game.trick({with_effect("AH"), plain("3C")}).settle();
    EXPECT_EQ(game.state.objectives[0].crowns, 1);
    EXPECT_EQ(game.state.seals[0], 4);
}

// ---- diamonds

TEST(RoyalMatchEffects, S26_GoldenDraw) {
    Play game({.players = {{"10D 3C 4C 5C", "8C 9C"}, {"2C 2D 2H 2S 3D 3H"}}, .turn = 8});
    game.trick({down("10D"), plain("2C")}).settle();
    EXPECT_EQ(game.state.turn, 9);
    EXPECT_EQ(hand(game, 0), "3C 4C 5C 8C 9C");
    EXPECT_EQ(gilding(game, "8C"), -6);
    EXPECT_EQ(gilding(game, "9C"), -6);
    EXPECT_EQ(game.state.deck[0], Cards{0});  // the draw of the turn gave nothing (15.2)
    EXPECT_EQ(game.state.resolved[0].moved, 2);
}

TEST(RoyalMatchEffects, R9_5_GoldenDrawAtEachLevel) {
    for (const auto& [text, times, amount] :
         {std::tuple{"2D", 1, 5}, {"6D", 2, 5}, {"10D", 3, 6}}) {
        Play game = Duel{std::string(text) + " 7C", "3C 2C"}.start();
        const int before = count(game.state.deck[0]);
        game.trick({up(text), plain("3C")}).settle();
        EXPECT_EQ(count(game.state.deck[0]), before - times - 1) << text;
        int gilded = 0;
        for (Card each = 0; each < card_count; ++each) gilded += game.state.gilding[each];
        EXPECT_EQ(gilded, times * amount) << text;
    }
}

TEST(RoyalMatchEffects, S17_R15_3_EffectWithoutEffect) {
    Play game({.players = {{"10D 3C 4C"}, {"2C 2D 2H"}}, .turn = 11});
    game.trick({up("10D"), plain("2C")}).settle();
    EXPECT_EQ(hand(game, 0), "3C 4C");
    EXPECT_EQ(game.state.seals[0], 5);
    EXPECT_EQ(game.state.tally[0].activations, 1);
    EXPECT_EQ(game.told(EventKind::no_effect), 1);
}

TEST(RoyalMatchEffects, S27_Sharpening) {
    Play game({.players = {{"7D 3C KC QC"}, {"2C 2D 2H 2S"}}, .turn = 10});
    game.trick({down("7D"), plain("2C")}).settle();
    EXPECT_EQ(gilding(game, "KC"), -3);
    EXPECT_EQ(gilding(game, "QC"), -3);
    EXPECT_EQ(gilding(game, "3C"), 0);
    game.trick({plain("KC"), plain("2D")}).settle();
    EXPECT_EQ(game.forced(11, 0), 10);
    EXPECT_EQ(gilding(game, "KC"), 0);
    EXPECT_EQ(gilding(game, "QC"), -3);
}

TEST(RoyalMatchEffects, R9_5_SharpeningAtEachLevel) {
    for (const auto& [text, times, amount] : {std::tuple{"3D", 1, 3}, {"7D", 2, 3}, {"JD", 3, 4}}) {
        Play game(
            {.players = {{std::string(text) + " 2C 4C 6C 8C"}, {"2D 2H 2S 3S 4S"}}, .turn = 9});
        game.trick({up(text), plain("2D")}).settle();
        constexpr std::array<const char*, 4> from_the_lowest = {"2C", "4C", "6C", "8C"};
        for (int i = 0; i < 4; ++i)
            EXPECT_EQ(gilding(game, from_the_lowest[static_cast<unsigned>(i)]),
                      i < times ? amount : 0)
                << text;
    }
    Play small({.players = {{"JD 4C"}, {"2D 2H"}}, .turn = 12});
    small.trick({up("JD"), plain("2D")}).settle();
    EXPECT_EQ(gilding(small, "4C"), 4);  // all of a smaller hand
}

TEST(RoyalMatchEffects, S28_GleaningOnlyIfProfitable) {
    Play no = Duel{.mine = "QD KC", .theirs = "2C 3S", .discard = "JH 9H"}.start();
    no.trick({up("QD"), plain("2C")}).settle();
    EXPECT_TRUE(holds(no, 0, "KC"));
    EXPECT_EQ(no.told(EventKind::no_effect), 1);
    EXPECT_EQ(no.state.resolved[0].result, card("QD"));  // the best of the pile was looked at
    EXPECT_EQ(no.state.resolved[0].given, no_card);
    EXPECT_EQ(no.state.resolved[0].moved, 0);
    Play yes = Duel{.mine = "QD 3C", .theirs = "2C 3S", .discard = "AH 9H"}.start();
    yes.trick({up("QD"), plain("2C")}).settle();
    EXPECT_TRUE(holds(yes, 0, "AH"));
    EXPECT_TRUE(in_pile(yes, "3C"));
}

TEST(RoyalMatchEffects, R9_5_GleaningOneTakesARandomCardOfTheLastTrick) {
    Play game = Duel{.mine = "4D 3C", .theirs = "KS 3S", .discard = "AH 9H"}.start();
    game.trick({up("4D"), plain("KS")});
    EXPECT_EQ(RoyalMatch::luck(game.state).among, (ItemSet{cards("4D KS"), 0}));
    game.luck(card("KS")).settle();
    EXPECT_TRUE(holds(game, 0, "KS"));
    Play poor = Duel{.mine = "4D 5C", .theirs = "KS 3S"}.start();
    poor.trick({up("4D"), plain("KS")}).luck(card("4D")).settle();
    EXPECT_TRUE(holds(poor, 0, "5C"));  // 4D is lower than what would be given
}

TEST(RoyalMatchEffects, R9_5_GleaningTwoTakesTheBestOfTheLastTrick) {
    Play game = Duel{.mine = "8D 9C", .theirs = "3S 4S", .discard = "2H 9H"}.start();
    game.trick({down("8D"), plain("3S")}).settle();
    EXPECT_TRUE(holds(game, 0, "3S"));  // the lowest of the trick, not of the pile
    EXPECT_TRUE(in_pile(game, "9C 2H"));
}

TEST(RoyalMatchEffects, S18_Recall) {
    Play game({.players = {{"KD 3C 4C"}, {"2C 2D 2H"}}, .turn = 11});
    game.trick({up("KD"), plain("2C")}).settle();
    EXPECT_EQ(hand(game, 0), "4C KD");
    EXPECT_TRUE(in_pile(game, "3C"));
    EXPECT_EQ(force_now(game, 0, "KD"), 17);
    EXPECT_FALSE(game.allows(0, up("KD")));
    EXPECT_TRUE(game.allows(0, plain("KD")));
}

TEST(RoyalMatchEffects, R9_5_RecallAtEachLevelAndEvenIfNotProfitable) {
    for (const auto& [text, amount] : {std::pair{"5D", 0}, {"9D", 2}, {"KD", 4}}) {
        Play game({.players = {{std::string(text) + " 6C AC"}, {"2C 2D 2H"}}, .turn = 11});
        game.trick({down(text), plain("2C")}).settle();
        EXPECT_TRUE(holds(game, 0, text)) << text;
        EXPECT_TRUE(in_pile(game, "AC")) << text;
        EXPECT_EQ(gilding(game, text), -amount) << text;
    }
    Play worse({.players = {{"5D 6C AC"}, {"2C 2D 2H"}}, .turn = 11});
    worse.trick({up("5D"), plain("2C")}).settle();
    EXPECT_EQ(hand(worse, 0), "5D AC");  // 6C was given for 5D
}

TEST(RoyalMatchEffects, S19_StrongestFirst) {
    Play game({.players = {{"KD 3C 4C"}, {"8D 2S 5S"}}, .turn = 11});
    game.trick({up("KD"), up("8D")}).settle();
    EXPECT_EQ(hand(game, 0), "4C KD");
    EXPECT_EQ(hand(game, 1), "5S 8D");  // all that was left of the trick
    EXPECT_TRUE(in_pile(game, "2S 3C"));
}

TEST(RoyalMatchEffects, R15_6_RecallOfACardThatWasTaken) {
    Play game({.players = {{"5D 3C 4C"}, {"8D 2S 3S"}}, .turn = 11});
    game.trick({up("5D"), down("8D")}).settle();  // Gleaning takes the lowest: 5D, if it pays
    EXPECT_TRUE(holds(game, 0, "5D"));            // 5D is not lower than 3S: nothing was swapped
    Play taken({.players = {{"5D 3C 4C"}, {"8D 9S 10S"}}, .turn = 11});
    taken.trick({up("5D"), down("8D")}).settle();
    EXPECT_TRUE(holds(taken, 1, "5D 9S"));
    EXPECT_EQ(hand(taken, 0), "3C 4C");
    EXPECT_EQ(taken.told(EventKind::no_effect), 1);
    EXPECT_FALSE(taken.allows(1, up("5D")));  // 15.7: nobody activates it again
}

TEST(RoyalMatchEffects, R9_5_TreasureUpToThreeTimes) {
    Play game =
        Duel{.mine = "AD 2C 3C 4C", .theirs = "2S 3S", .turn = 4, .discard = "KH QH 9H JH 6H 6C"}
            .start();
    game.trick({up("AD"), plain("2S")});
    game.settle();
    EXPECT_TRUE(holds(game, 0, "AD KH QH"));  // it may take itself back
    EXPECT_TRUE(in_pile(game, "2C 3C 4C"));
    EXPECT_EQ(game.state.resolved[0].moved, 3);
    Play once = Duel{.mine = "AD 2C KC QC", .theirs = "2S 3S", .discard = "3H 4H"}.start();
    once.trick({up("AD"), plain("2S")}).settle();
    EXPECT_TRUE(holds(once, 0, "AD KC QC"));
    EXPECT_EQ(once.state.resolved[0].moved, 1);  // 4H would be worse than QC
}

TEST(RoyalMatchEffects, R15_5_TwoEffectsWantTheSameCardOfThePile) {
    Play game({.players = {{"QD 3C 4C"}, {"AD 2S 5S"}}, .discard = "KH 2H"});
    game.trick({up("QD"), up("AD")}).settle();
    EXPECT_TRUE(holds(game, 1, "AD KH"));  // the ace resolved first
    EXPECT_TRUE(holds(game, 0, "QD"));
}

// ---- clubs

TEST(RoyalMatchEffects, R9_5_DiceAtEachLevel) {
    for (const auto& [text, dice] : {std::pair{"2C", 1}, {"6C", 2}, {"10C", 3}}) {
        Play game = Duel{std::string(text) + " 7D", "3S 2S"}.start();
        game.trick({down(text), plain("3S")});
        for (int i = 0; i < dice; ++i) {
            EXPECT_EQ(RoyalMatch::luck(game.state).among.size(), 6U);
            game.luck(4);  // a five
        }
        game.settle();
        EXPECT_EQ(force_now(game, 0, "7D"), 7 - 5 * dice) << text;
        EXPECT_EQ(game.state.resolved[0].result, 5 * dice);
    }
}

TEST(RoyalMatchEffects, S30_WhirlwindWithASmallHand) {
    Play game({.players = {{"JC 3C 4C KC"}, {"2S 9S", "6D 6H"}}, .turn = 10});
    game.trick({with_effect("JC"), plain("2S")});
    game.luck(card("4C")).settle();  // one each: 9S is the other's only one
    EXPECT_TRUE(holds(game, 0, "3C KC 9S"));
    EXPECT_TRUE(holds(game, 1, "4C"));
    EXPECT_EQ(count(game.state.hand[0]), 3);
}

TEST(RoyalMatchEffects, R9_5_WhirlwindWithARandomOpponent) {
    for (const auto& [text, times] : {std::pair{"3C", 2}, {"7C", 3}, {"JC", 4}}) {
        Play game({.players = {{std::string(text) + " 2H 3H 4H 5H 6H"},
                               {"2S 3S 4S 5S 6S 7S"},
                               {"2D 3D 4D 5D 6D 7D"}}});
        game.trick({with_effect(text), plain("2S"), plain("2D")});
        EXPECT_EQ(RoyalMatch::luck(game.state).among, (ItemSet{0b110, 0}));
        game.luck(2).settle();
        EXPECT_EQ(game.told(EventKind::passed), 2 * times) << text;
        EXPECT_EQ(count(game.state.hand[0] & cards("3D 4D 5D 6D 7D")), times);
        EXPECT_EQ(count(game.state.hand[2] & cards("2H 3H 4H 5H 6H")), times);
        EXPECT_TRUE(holds(game, 1, "3S 4S 5S 6S 7S"));
    }
}

TEST(RoyalMatchEffects, S31_Respin) {
    Play game({.players = {{"9C 7H 7S 7D"}, {"2S 8H 8S 3S"}}, .strong = Suit::diamonds});
    game.trick({with_effect("9C"), plain("2S")});
    EXPECT_FALSE(RoyalMatch::luck(game.state).among.has(static_cast<Item>(Suit::diamonds)));
    EXPECT_EQ(RoyalMatch::luck(game.state).among.size(), 3U);
    game.luck(static_cast<Item>(Suit::hearts)).settle();
    EXPECT_EQ(game.state.strong, Suit::hearts);
    EXPECT_EQ(force_now(game, 0, "7H"), 13);
    EXPECT_EQ(force_now(game, 0, "7S"), 1);
    EXPECT_EQ(force_now(game, 0, "7D"), 7);
    EXPECT_EQ(force_now(game, 1, "8H"), 8);
    game.trick({plain("7D"), plain("3S")}).settle();
    EXPECT_EQ(force_now(game, 0, "7H"), 7);  // for one turn only
    EXPECT_EQ(game.state.strong, Suit::hearts);
}

TEST(RoyalMatchEffects, R9_5_RespinAtEachLevel) {
    for (const auto& [text, amount] : {std::pair{"5C", 4}, {"9C", 6}, {"KC", 8}}) {
        Play game = Duel{std::string(text) + " 7S", "3D 2D"}.start();
        game.trick({with_effect(text), plain("3D")}).luck(static_cast<Item>(Suit::spades)).settle();
        EXPECT_EQ(force_now(game, 0, "7S"), 7 + amount) << text;
    }
}

TEST(RoyalMatchEffects, R15_8_SeveralRespins) {
    Play game({.players = {{"9C 7H 7S"}, {"KC 8H 8D"}}});
    game.trick({with_effect("9C"), with_effect("KC")});
    game.luck(static_cast<Item>(Suit::diamonds));  // the king's
    EXPECT_FALSE(RoyalMatch::luck(game.state).among.has(static_cast<Item>(Suit::diamonds)));
    game.luck(static_cast<Item>(Suit::spades)).settle();
    EXPECT_EQ(game.state.strong, Suit::spades);
    EXPECT_EQ(force_now(game, 1, "8D"), 16);  // each has the bonus of its own spin
    EXPECT_EQ(force_now(game, 0, "7S"), 13);
    EXPECT_EQ(force_now(game, 0, "7H"), 1);
}

TEST(RoyalMatchEffects, R9_5_AJokerUsesTheLevelTheTargetAndTheAimOfItsOwner) {
    Play siege({.players = {{"QC 7D"}, {"3S 8S"}, {"2S 9S"}}});
    siege.trick({up("QC", 2), plain("3S"), plain("2S")});
    siege.luck(static_cast<Item>(Family::siege)).settle();
    EXPECT_EQ(force_now(siege, 2, "9S"), 4);
    EXPECT_EQ(force_now(siege, 1, "8S"), 8);
    Play recall({.players = {{"8C 7D 9D"}, {"3S 8S 2S"}}, .turn = 11});
    recall.trick({up("8C", 1), plain("3S")}).luck(static_cast<Item>(Family::recall)).settle();
    EXPECT_EQ(hand(recall, 0), "8C 9D");
    EXPECT_EQ(gilding(recall, "8C"), 2);
    Play calling({.players = {{"4C 7D"}, {"3S 8S"}}});
    calling.trick({up("4C", 1), plain("3S")}).luck(static_cast<Item>(Family::calling));
    const Objectives& mine = calling.state.objectives[0];
    calling.luck(static_cast<Item>(mine.dealt[2])).settle();
    EXPECT_EQ(calling.state.objectives[0].bonus(2), 1U);
    Play nothing({.players = {{"4C 7D", "", {}, 7}, {"3S 8S"}}});
    nothing.trick({up("4C", 1), plain("3S")}).luck(static_cast<Item>(Family::calling)).settle();
    EXPECT_EQ(nothing.told(EventKind::no_effect), 1);
}

TEST(RoyalMatchEffects, R9_5_CarnivalReadsTheNewOrderAndTakesNoMoreThanTheHand) {
    Play game({.players = {{"AC KH"}, {"2S KD"}}, .turn = 12, .strong = Suit::spades});
    game.trick({up("AC"), plain("2S")}).luck(static_cast<Item>(Suit::diamonds)).settle();
    EXPECT_EQ(hand(game, 0), "KD");  // the highest of two kings is that of the new strong suit
    EXPECT_EQ(hand(game, 1), "KH");
}

// ---- spades

TEST(RoyalMatchEffects, R9_5_SiphonAtEachLevel) {
    for (const auto& [text, amount] : {std::pair{"2S", 2}, {"6S", 3}, {"10S", 5}}) {
        Play game({.players = {{std::string(text) + " 7D"}, {"3D 8D"}, {"2D 9D"}}});
        game.trick({down(text, 2), plain("3D"), plain("2D")}).settle();
        EXPECT_EQ(force_now(game, 0, "7D"), 7 - amount) << text;
        EXPECT_EQ(force_now(game, 2, "9D"), 9 + amount) << text;
        EXPECT_EQ(force_now(game, 1, "8D"), 8) << text;
    }
}

TEST(RoyalMatchEffects, R9_5_SiegeAtEachLevel) {
    for (const auto& [text, amount, turns] : {std::tuple{"3S", 3, 2}, {"7S", 4, 3}, {"JS", 5, 3}}) {
        Play game = Duel{std::string(text) + " 7D", "3D 2D"}.start();
        game.trick({up(text, 1), plain("3D")}).settle();
        const auto by = static_cast<std::int8_t>(-amount);
        const std::array<std::int8_t, 3> expected = {by, by, turns == 3 ? by : std::int8_t{0}};
        EXPECT_EQ(game.state.modifiers[1].turns, expected) << text;
        EXPECT_EQ(game.state.modifiers[0].turns, (std::array<std::int8_t, 3>{})) << text;
    }
}

TEST(RoyalMatchEffects, R9_5_SlanderHitsOneKeptObjectiveOfEachOpponent) {
    for (const auto& [text, amount] : {std::pair{"4S", 1}, {"8S", 2}, {"QS", 3}}) {
        Play game({.players = {{std::string(text) + " 7D"},
                               {"3D 2D", "", {Goal::aces, Goal::david, Goal::icarus}, 5},
                               {"5D 2C", "", {Goal::streak, Goal::hearts, Goal::arcane}, 2}}});
        game.trick({with_effect(text), plain("3D"), plain("5D")});
        EXPECT_EQ(RoyalMatch::luck(game.state).among,
                  (ItemSet{only(Goal::aces) | only(Goal::icarus), 0}));
        game.luck(static_cast<Item>(Goal::icarus)).settle();
        EXPECT_EQ(slander_on(game.state, 1, 2), amount) << text;
        EXPECT_EQ(slander_on(game.state, 1, 0), 0);
        EXPECT_EQ(slander_on(game.state, 2, 1), amount);  // it kept only one
        EXPECT_EQ(slander_on(game.state, 0, 0), 0);
    }
}

TEST(RoyalMatchEffects, S35_TheftThree) {
    Play yes({.players = {{"KS 3C 9C"}, {"2D AH QH"}}, .turn = 11});
    yes.trick({up("KS", 1), plain("2D")}).settle();
    EXPECT_EQ(hand(yes, 0), "9C AH");
    EXPECT_EQ(hand(yes, 1), "3C QH");
    Play no({.players = {{"KS JC"}, {"2D 3H"}}, .turn = 12});
    no.trick({up("KS", 1), plain("2D")}).settle();
    EXPECT_EQ(hand(no, 0), "JC");
    EXPECT_EQ(no.told(EventKind::no_effect), 1);
    EXPECT_EQ(no.told(EventKind::passed), 0);  // nobody saw anything
}

TEST(RoyalMatchEffects, R9_5_TheftOneAndTwo) {
    Play one({.players = {{"5S 3C 9C"}, {"2D AH QH"}}, .turn = 11});
    one.trick({up("5S", 1), plain("2D")}).luck(card("9C")).luck(card("QH")).settle();
    EXPECT_EQ(hand(one, 0), "3C QH");
    EXPECT_EQ(hand(one, 1), "9C AH");
    Play two({.players = {{"9S 3C 9C"}, {"2D AH 4H"}}, .turn = 11});
    two.trick({down("9S", 1), plain("2D")});
    EXPECT_EQ(RoyalMatch::luck(two.state).among, (ItemSet{cards("AH 4H"), 0}));
    two.luck(card("4H")).settle();
    EXPECT_EQ(hand(two, 0), "3C 4H");  // the highest was given for a lower one
    EXPECT_EQ(hand(two, 1), "9C AH");
}

TEST(RoyalMatchEffects, S52_GildingTravels) {
    State state = Position{.players = {{"KS 3C 9C"}, {"2D AH QH"}}, .turn = 11}.state();
    state.gilding[card("AH")] = 3;
    Play game(state);
    game.trick({up("KS", 1), plain("2D")}).settle();
    EXPECT_EQ(force_now(game, 0, "AH"), 17);
}

TEST(RoyalMatchEffects, R9_5_Coup) {
    for (const bool aim : {true, false}) {
        Play game({.players = {{"AS 3C 9C KC", "4C 5C"}, {"2D AH QH 4H 6H", "5D"}}, .turn = 8});
        game.trick({with_effect("AS", 1, aim), plain("2D")});
        EXPECT_EQ(game.state.resolved[0].family, Family::coup);
        const Cards mine = game.state.hand[0] | game.state.deck[0];
        const Cards theirs = game.state.hand[1] | game.state.deck[1];
        EXPECT_EQ(show(mine), aim ? "5D 6H QH KC AH" : "3C 4H 5D 6H QH");
        EXPECT_EQ(show(theirs), aim ? "3C 4H 4C 5C 9C" : "4C 5C 9C KC AH");
        EXPECT_EQ(count(mine), count(theirs));
        game.settle();
        EXPECT_EQ(count(game.state.hand[0] | game.state.hand[1]),
                  9);  // 15.4: 4 + 3, one drawn each
    }
}

TEST(RoyalMatchEffects, R9_6_EffectsTouchNeitherTheRecordNorSealsOfOthers) {
    Play game({.players = {{"AS 3C 9C"}, {"KD AH QH"}}, .turn = 11});
    const auto record = game.state.record;
    game.trick({up("AS", 1), up("KD")}).settle();
    for (unsigned trick = 0; trick < 10; ++trick)
        EXPECT_EQ(game.state.record[trick], record[trick]);
    EXPECT_EQ(game.state.seals[0], 4);
    EXPECT_EQ(game.state.seals[1], 5);
}

TEST(RoyalMatchEffects, R9_7_Example) {
    Play game({.players = {{"9D KS"}, {"9C 8D"}, {"6H 9H"}}, .turn = 6, .strong = Suit::spades});
    game.trick({plain("9D"), with_effect("9C"), up("6H")});
    EXPECT_EQ(game.state.ranking, (std::array<Seat, 4>{1, 0, 2, 0}));
    game.luck(static_cast<Item>(Suit::diamonds)).settle();
    game.trick({plain("KS"), plain("8D"), plain("9H")});
    EXPECT_EQ(game.forced(7, 0), 13);
    EXPECT_EQ(game.forced(7, 1), 14);
    EXPECT_EQ(game.forced(7, 2), 14);
    EXPECT_EQ(winner_of(game.state, 7), 1);
}

}  // namespace
}  // namespace agora::royalmatch
