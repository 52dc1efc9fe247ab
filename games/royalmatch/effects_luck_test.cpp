// Effects in which luck takes part, and the amounts that effects leave behind. Named by scenario
// and section.
#include "games/royalmatch/testing/position.hpp"

#include <numeric>

namespace agora::royalmatch {
namespace {

// Everything that is gilded, added up.
int gilded(const State& state) {
    return std::accumulate(state.gilding.begin(), state.gilding.end(), 0);
}

TEST(RoyalMatchLuck, R9_5_DiceLastOneTurn) {
    Play game({.players = {{"10C 7D 8D"}, {"3S 2S 4S"}}, .turn = 11});
    game.trick({up("10C"), plain("3S")}).luck(5).luck(5).luck(0).settle();
    EXPECT_EQ(game.state.modifiers[0].turns, (std::array<std::int8_t, 3>{13, 0, 0}));
    game.trick({plain("7D"), plain("2S")}).settle();
    EXPECT_EQ(game.forced(12, 0), 20);
    EXPECT_EQ(force_of(game.state, 0, card("8D")), 8);
}

// Also where the deck has no more cards than are drawn, so that luck has no say.
TEST(RoyalMatchLuck, R9_5_GoldenDrawGildsEachCardByTheSameAmount) {
    for (const auto& [text, times, amount] : {std::tuple{"2D", 1, 5}, {"6D", 2, 5}, {"10D", 3, 6}})
        for (const bool aim : {true, false})
            for (const bool whole_deck : {true, false}) {
                const int turn = whole_deck ? 13 - times - 1 : 5;
                Play game({.players = {{std::string(text) + " 4H"}, {"3C 2C"}}, .turn = turn});
                const Cards deck = game.state.deck[0];
                game.trick({with_effect(text, 0, aim), plain("3C")}).settle();
                const int each = aim ? amount : -amount;
                int found = 0;
                for (Card card = 0; card < card_count; ++card) {
                    if (game.state.gilding[card] == 0) continue;
                    EXPECT_EQ(game.state.gilding[card], each) << text;
                    EXPECT_TRUE(has(deck & game.state.hand[0], card)) << text;
                    ++found;
                }
                EXPECT_EQ(found, times) << text;
                EXPECT_EQ(game.state.resolved[0].moved, times) << text;
            }
}

TEST(RoyalMatchLuck, R9_5_AGleanedCardHasNoGildingAndTheOneGivenLosesItsOwn) {
    State state = Position{.players = {{"QD 3C"}, {"2C 3S"}}, .discard = "AH 9H"}.state();
    state.gilding[card("3C")] = 3;
    Play game(state);
    game.trick({up("QD"), plain("2C")}).settle();
    ASSERT_TRUE(has(game.state.hand[0], card("AH")));
    EXPECT_EQ(force_of(game.state, 0, card("AH")), 14);
    EXPECT_EQ(gilded(game.state), 0);
}

TEST(RoyalMatchLuck, R9_5_WhirlwindExchangesAsManyBetweenTwoAndAmongFour) {
    for (const int seats : {2, 4})
        for (const auto& [text, times] : {std::pair{"3C", 2}, {"7C", 3}, {"JC", 4}}) {
            const std::string mine = std::string(text) + " 2H 3H 4H 5H 6H";
            Position position{.players = {{mine}, {"2S 3S 4S 5S 6S 7S"}}, .turn = 8};
            if (seats == 4) position.players.push_back({"2D 3D 4D 5D 6D 7D"});
            if (seats == 4) position.players.push_back({"8D 9D 10D JD QD KD"});
            Play game(position);
            std::vector<Action> cards_played = {with_effect(text), plain("2S")};
            if (seats == 4) cards_played.push_back(plain("2D"));
            if (seats == 4) cards_played.push_back(plain("8D"));
            game.trick(cards_played);
            if (seats == 4) {
                EXPECT_EQ(RoyalMatch::luck(game.state).among, (ItemSet{0b1110, 0}));
                game.luck(1);
            }
            game.settle();
            EXPECT_EQ(game.told(EventKind::opponent_drawn), seats == 4 ? 1 : 0);
            EXPECT_EQ(game.told(EventKind::passed), 2 * times) << text;
            EXPECT_EQ(game.state.resolved[0].moved, times) << text;
            EXPECT_EQ(count(game.state.hand[0] & cards("3S 4S 5S 6S 7S")), times) << text;
            EXPECT_EQ(count(game.state.hand[1] & cards("2H 3H 4H 5H 6H")), times) << text;
        }
}

// What a joker did: a number that differs by family and level.
int outcome(const State& state, Family family, Card joker) {
    const Objectives& mine = state.objectives[0];
    switch (family) {
        case Family::surge: return state.modifiers[0].turns[0];
        case Family::fervour: return state.modifiers[0].turns[2];
        case Family::oath: return mine.oaths;
        case Family::calling:
            return static_cast<int>(mine.bonus(0) + mine.bonus(1) + mine.bonus(2));
        case Family::recall: return has(state.hand[0], joker) ? state.gilding[joker] : -1;
        case Family::sharpening: return gilded(state);
        case Family::siphon: return state.modifiers[1].turns[0] - state.modifiers[0].turns[0];
        case Family::siege: return state.modifiers[1].turns[1];
        case Family::slander: return slander_on(state, 1, 0);
        default: return state.resolved[0].moved;  // Golden Draw, Gleaning, Theft
    }
}

TEST(RoyalMatchLuck, S37_WildJoker) {
    // Luck brings the smallest number, so Gleaning I looks at the 3 of spades and Theft I and II at
    // the 2: neither pays.
    constexpr std::array<std::array<int, 3>, joker_families> expected = {{
        {3, 5, 8},      // Surge
        {1, 2, 3},      // Fervour
        {1, 2, 3},      // Oath
        {1, 2, 4},      // Calling: one at half, one in full, both in full
        {1, 2, 3},      // Golden Draw
        {3, 6, 8},      // Sharpening: of a hand of two
        {0, 1, 1},      // Gleaning
        {0, 2, 4},      // Recall: of the joker
        {-4, -6, -10},  // Siphon: both ends
        {-3, -4, -5},   // Siege
        {1, 2, 3},      // Slander
        {0, 0, 1},      // Theft
    }};
    for (const auto& [text, level] : {std::pair{"4C", 1}, {"8C", 2}, {"QC", 3}}) {
        Play before({.players = {{std::string(text) + " 7D 9D"}, {"3S 2S 8S"}}});
        before.trick({up(text, 1), plain("3S")});
        const ItemSet families = RoyalMatch::luck(before.state).among;
        EXPECT_EQ(families.size(), 12U);
        for (unsigned i = 0; i < families.size(); ++i) {
            const Item item = families.nth(i);
            const auto family = static_cast<Family>(item);
            for (Card each = 0; each < card_count; ++each) {
                if (family_of(each) != family) continue;
                EXPECT_NE(suit_of(each), Suit::clubs) << info(family).id;
                EXPECT_NE(value_of(each), 14) << info(family).id;
            }
            Play game = before;
            game.luck(item).settle();
            EXPECT_EQ(game.state.resolved[0].family, family);
            ASSERT_LT(item, joker_families);
            EXPECT_EQ(outcome(game.state, family, card(text)),
                      expected[item][static_cast<unsigned>(level - 1)])
                << info(family).id << " of " << text;
        }
    }
}

TEST(RoyalMatchLuck, R9_5_AJokerOfLevelThreeCallsAllDiscardedObjectives) {
    Play game({.players = {{"QC 7D", "", {}, 2}, {"3S 8S"}}});
    game.trick({up("QC", 1), plain("3S")}).luck(static_cast<Item>(Family::calling)).settle();
    const Objectives& mine = game.state.objectives[0];
    EXPECT_EQ(mine.bonus(0), 2U);
    EXPECT_EQ(mine.bonus(1), 0U);  // it is kept
    EXPECT_EQ(mine.bonus(2), 2U);
    EXPECT_EQ(game.told(EventKind::called), 2);
}

TEST(RoyalMatchLuck, S32_Carnival) {
    Play game(
        {.players = {{"AC 2H 3H 4H 5H"}, {"2S KS QS", "7C 6C"}, {"2D 3D 4D JD", "8C"}}, .turn = 9});
    game.trick({up("AC"), plain("2S"), plain("2D")});
    game.luck(static_cast<Item>(Suit::spades));  // the wheel comes first
    EXPECT_EQ(game.state.strong, Suit::spades);
    EXPECT_EQ(RoyalMatch::luck(game.state).among, (ItemSet{cards("2H 3H 4H 5H 3D 4D"), 0}));
    game.settle();
    EXPECT_EQ(show(game.state.hand[0]), "2H JD QS KS");  // three highest, the fourth by luck
    std::array<int, 3> sizes{};
    for (const Event& event : game.events.list())
        if (event.what == static_cast<std::uint8_t>(EventKind::hand_now))
            sizes[event.seat] = count(event.as<CardsTold>().cards);
    EXPECT_EQ(sizes, (std::array{4, 2, 3}));
}

}  // namespace
}  // namespace agora::royalmatch
