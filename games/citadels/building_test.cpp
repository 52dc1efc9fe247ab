// Gathering and building: scenarios 11 to 23, and the districts that matter there.
#include "games/citadels/testing/position.hpp"

namespace agora::citadels {
namespace {

using enum District;
using enum Role;

// The first of four, whose turn it is.
Position turn_of(Role role, Player player) {
    player.roles = {role};
    Position position;
    position.players[0] = std::move(player);
    position.calls = role;
    return position;
}

Action build_of(District district) { return act_district(Kind::build, district); }

TEST(CitadelsBuilding, S11_A33_OfTwoCardsOneGoesUnderTheDeck) {
    Play play(turn_of(merchant, {}));
    const int deck = play.state.deck.size();
    play.act(Kind::draw_cards).draw(card_of(castle)).draw(card_of(temple));
    play.act(act_district(Kind::keep, temple));
    EXPECT_EQ(play.in_hand_of(0, temple), 1);
    EXPECT_TRUE(play.state.bottom.has(card_of(castle)));
    EXPECT_EQ(play.state.deck.size(), deck - 2) << "it comes again when all else is drawn";
}

TEST(CitadelsBuilding, A32_A33_WhatLiesUnderTheDeckIsShuffledWhenTheRestIsDrawn) {
    Position position = turn_of(merchant, {.city = {observatory}});
    position.deck = 1;
    State state = position.state();
    state.bottom.add(state.hand[3].first());  // two more under the deck
    state.hand[3].remove(state.hand[3].first());
    state.bottom.add(state.hand[3].first());
    state.hand[3].remove(state.hand[3].first());
    each_memory(state, [&](Memory& memory, Seat who) {
        see(memory, under_deck, state.bottom);
        if (who != 3) see(memory, in_hand + 3, state.hand[3]);
    });
    Play play(state);
    play.act(Kind::no_swap).act(Kind::draw_cards).settle();
    EXPECT_TRUE(play.told(EventKind::shuffled));
    EXPECT_EQ(play.state.drawn.size(), 3);
    EXPECT_TRUE(play.state.bottom.empty());
}

TEST(CitadelsBuilding, S13_NothingIsBuiltAndNoTurnEndsBeforeGathering) {
    Play play(turn_of(bishop, {.gold = 9, .hand = {temple}}));
    EXPECT_FALSE(play.allows(build_of(temple)));
    EXPECT_FALSE(play.allows(Kind::end_turn));
    play.gold();
    EXPECT_TRUE(play.allows(build_of(temple)));
    EXPECT_TRUE(play.allows(Kind::end_turn));
    EXPECT_FALSE(play.allows(Kind::take_gold)) << "once";
}

TEST(CitadelsBuilding, S14_A38_NoDistrictTwiceButWithTheQuarry) {
    Play without(turn_of(architect, {.gold = 9, .city = {temple}, .hand = {temple, temple}}));
    EXPECT_FALSE(without.gold().allows(build_of(temple)));
    Play play(turn_of(architect, {.gold = 9, .city = {temple, quarry}, .hand = {temple, temple}}));
    play.gold().build(temple).build(temple);
    EXPECT_EQ(play.in_city(0, temple), 3);
    raze(play.state, 0, card_of(quarry));
    EXPECT_EQ(play.in_city(0, temple), 3) << "they stay without the Quarry";
}

TEST(CitadelsBuilding, Quarry) {
    Play play(turn_of(bishop, {.gold = 9, .city = {quarry, manor}, .hand = {manor}}));
    play.gold().build(manor);
    EXPECT_EQ(play.in_city(0, manor), 2);
}

TEST(CitadelsBuilding, S16_TheTraderBuildsTradeDistrictsBeyondTheLimit) {
    Play play(
        turn_of(trader, {.gold = 20, .hand = {tavern, tavern, market, docks, palace, manor}}));
    play.gold().build(tavern);
    EXPECT_FALSE(play.allows(build_of(tavern))) << "never twice";
    play.build(market).build(docks).build(palace);
    EXPECT_FALSE(play.allows(build_of(manor))) << "one other district";
}

TEST(CitadelsBuilding, S17_TheNavigatorBuildsNothing) {
    Play play(turn_of(navigator, {.gold = 20, .city = {framework}, .hand = {stables, manor}}));
    play.gold();
    EXPECT_EQ(play.count(Kind::build), 0);
    EXPECT_EQ(play.count(Kind::build_by_frame), 0);
}

TEST(CitadelsBuilding, S19_Framework) {
    Play play(turn_of(bishop, {.city = {framework}, .hand = {palace, manor, secret_vault}}));
    play.act(Kind::draw_cards).settle().act(play.legal()[0]);
    EXPECT_FALSE(play.allows(act_district(Kind::build_by_frame, secret_vault)));
    play.act(act_district(Kind::build_by_frame, palace));
    EXPECT_TRUE(play.has(0, palace));
    EXPECT_FALSE(play.has(0, framework));
    EXPECT_TRUE(play.state.bottom.has(card_of(framework)));
    EXPECT_EQ(city_size(play.state.table, 0), 1);
    EXPECT_EQ(play.state.table.builds, 0) << "it counts for the limit";
}

TEST(CitadelsBuilding, S20_Necropolis) {
    Play play(turn_of(bishop, {.city = {tavern, manor}, .hand = {necropolis}}));
    play.gold();
    EXPECT_FALSE(play.allows(build_of(necropolis)));
    play.act(act_own(Kind::build_by_ruin, tavern, false));
    EXPECT_TRUE(play.has(0, necropolis));
    EXPECT_FALSE(play.has(0, tavern));
    EXPECT_TRUE(play.state.bottom.has(card_of(tavern)));
    EXPECT_EQ(play.gold_of(0), 2);
}

TEST(CitadelsBuilding, S22_A9_Monument) {
    for (const int seats : {2, 3, 4, 8}) {
        Position position;
        position.players.assign(static_cast<std::size_t>(seats), {});
        position.players[0] = {.roles = {bishop},
                               .gold = 9,
                               .city = {temple, church, manor, tavern, framework},
                               .hand = {monument}};
        position.calls = bishop;
        Play five(position);
        five.gold();
        EXPECT_FALSE(five.allows(build_of(monument))) << seats;
        EXPECT_FALSE(five.allows(act_district(Kind::build_by_frame, monument))) << "A9";
        position.players[0].city.pop_back();
        Play four(position);
        four.gold().build(monument);
        EXPECT_EQ(city_size(four.state.table, 0), 6);
    }
}

TEST(CitadelsBuilding, S23_SecretVaultIsNeverBuilt) {
    Play play(turn_of(bishop, {.gold = 9, .city = {framework}, .hand = {secret_vault}}));
    play.gold();
    EXPECT_FALSE(play.allows(build_of(secret_vault)));
    EXPECT_FALSE(play.allows(act_district(Kind::build_by_frame, secret_vault)));
    Position with_wizard = turn_of(wizard, {.gold = 9});
    with_wizard.players[1].hand = {secret_vault};
    Play taking(with_wizard);
    taking.gold().act(act_seat(Kind::look, 1));
    EXPECT_FALSE(taking.allows(Kind::take_and_build));
    taking.act(act_district(Kind::take, secret_vault));
    EXPECT_EQ(taking.in_hand_of(0, secret_vault), 1);
}

TEST(CitadelsBuilding, StablesDoNotCountForTheLimit) {
    Play play(turn_of(bishop, {.gold = 9, .hand = {stables, manor, temple}}));
    play.gold().build(manor);
    EXPECT_FALSE(play.allows(build_of(temple)));
    play.build(stables);
    EXPECT_TRUE(play.has(0, stables));
}

TEST(CitadelsBuilding, FactoryMakesOtherUniqueDistrictsCheaper) {
    Play play(turn_of(architect, {.gold = 6, .city = {factory}, .hand = {statue, manor}}));
    EXPECT_EQ(price_of(play.state.table, 0, card_of(factory)), 5);
    play.gold().build(statue);
    EXPECT_EQ(play.gold_of(0), 6) << "8 - 2";
    play.build(manor);
    EXPECT_EQ(play.gold_of(0), 3) << "an ordinary one costs what it costs";
    EXPECT_EQ(value_of(play.state.table, card_of(statue)), 3);
}

TEST(CitadelsBuilding, ThievesDenIsPaidWithCards) {
    Play play(turn_of(bishop, {.gold = 0, .hand = {thieves_den, temple, tavern, manor, palace}}));
    play.gold();
    EXPECT_EQ(play.count(Kind::build_by_cards), 1) << "2 gold and 4 cards";
    play.act(act_count(Kind::build_by_cards, 4));
    for (const auto card : {temple, tavern, manor, palace})
        play.act(act_district(Kind::discard, card));
    EXPECT_TRUE(play.has(0, thieves_den));
    EXPECT_EQ(play.gold_of(0), 0);
    EXPECT_EQ(play.state.bottom.size(), 4);
}

TEST(CitadelsBuilding, S99_ThievesDenTakesNoMoreCardsThanItsPrice) {
    Play play(turn_of(bishop, {.hand = {thieves_den, temple, tavern, manor, palace, market, docks,
                                        prison, castle}}));
    play.gold();
    EXPECT_EQ(play.count(Kind::build_by_cards), 3) << "4, 5 or 6 cards of 8";
    for (const unsigned count : {3U, 7U, 8U})
        EXPECT_FALSE(play.allows(act_count(Kind::build_by_cards, count))) << count;
    play.act(act_count(Kind::build_by_cards, 6));
    for (const auto card : {temple, tavern, manor, palace, market, docks})
        play.act(act_district(Kind::discard, card));
    EXPECT_EQ(play.gold_of(0), 2) << "no gold goes, none comes back";
    EXPECT_TRUE(play.has(0, thieves_den));
}

// 89: a city is completed once, whatever is replaced in it later.
TEST(CitadelsBuilding, S89_ACompleteCityIsNotAnnouncedAgain) {
    Play frame(turn_of(bishop, {.city = {temple, church, manor, tavern, market, docks, framework},
                                .hand = {palace}}));
    frame.gold().act(act_district(Kind::build_by_frame, palace));
    EXPECT_EQ(city_size(frame.state.table, 0), 7);
    EXPECT_FALSE(frame.told(EventKind::completed));
    Position second = turn_of(
        bishop,
        {.city = {temple, church, manor, tavern, market, docks, prison}, .hand = {necropolis}});
    second.first_done = 2;
    Play ruin(second);
    ruin.gold().act(act_own(Kind::build_by_ruin, tavern, false));
    EXPECT_EQ(city_size(ruin.state.table, 0), 7);
    EXPECT_FALSE(ruin.told(EventKind::completed));
    EXPECT_EQ(ruin.state.table.first_done, 2);
    Play first(turn_of(
        bishop,
        {.gold = 9, .city = {temple, church, manor, tavern, market, docks}, .hand = {palace}}));
    first.gold().build(palace);
    EXPECT_TRUE(first.told(EventKind::completed));
}

TEST(CitadelsBuilding, A37_LibraryAndObservatoryKeepAllThree) {
    Play play(turn_of(bishop, {.city = {library, observatory}}));
    play.act(Kind::draw_cards).settle();
    EXPECT_EQ(play.state.hand[0].size(), 3);
    EXPECT_TRUE(play.state.bottom.empty());
}

TEST(CitadelsBuilding, LibraryKeepsTwo) {
    Play play(turn_of(bishop, {.city = {library}}));
    play.act(Kind::draw_cards).settle();
    EXPECT_EQ(play.state.hand[0].size(), 2);
}

TEST(CitadelsBuilding, ObservatoryDrawsThreeAndKeepsOne) {
    Play play(turn_of(bishop, {.city = {observatory}}));
    play.act(Kind::draw_cards).settle();
    EXPECT_EQ(play.state.drawn.size(), 3);
    play.act(play.legal()[0]);
    EXPECT_EQ(play.state.hand[0].size(), 1);
    EXPECT_EQ(play.state.bottom.size(), 2);
}

TEST(CitadelsBuilding, GoldMineGivesOneMore) {
    Play play(turn_of(bishop, {.city = {gold_mine}}));
    EXPECT_EQ(play.gold().gold_of(0), 3);
}

TEST(CitadelsBuilding, A24_ADeckThatIsTooShortGivesWhatThereIs) {
    for (const int left : {0, 1}) {
        Position position = turn_of(architect, {});
        position.deck = left;
        Play play(position);
        play.act(Kind::draw_cards).settle();
        EXPECT_EQ(play.state.hand[0].size(), left);
        EXPECT_TRUE(play.allows(Kind::end_turn));
        play.act(Kind::ability).settle();
        EXPECT_EQ(play.state.hand[0].size(), left);
    }
}

TEST(CitadelsBuilding, LaboratoryOnceATurn) {
    Play play(turn_of(bishop, {.city = {laboratory}, .hand = {temple, secret_vault}}));
    play.act(act_district(Kind::laboratory, secret_vault));
    EXPECT_EQ(play.gold_of(0), 2);
    EXPECT_TRUE(play.state.bottom.has(card_of(secret_vault)));
    EXPECT_FALSE(play.allows(Kind::laboratory));
}

TEST(CitadelsBuilding, SmithyOnceATurn) {
    Play play(turn_of(bishop, {.gold = 4, .city = {smithy}}));
    play.act(Kind::smithy).settle();
    EXPECT_EQ(play.gold_of(0), 2);
    EXPECT_EQ(play.state.hand[0].size(), 3);
    EXPECT_FALSE(play.allows(Kind::smithy));
}

TEST(CitadelsBuilding, MuseumOnceATurnAndItsCardsTravel) {
    Play play(turn_of(bishop, {.city = {museum}, .hand = {temple, tavern}}));
    play.act(act_district(Kind::museum, temple));
    EXPECT_EQ(play.state.museum.size(), 1);
    EXPECT_FALSE(play.allows(Kind::museum));
    EXPECT_EQ(score_sheet(play.state, 0).museum, 1);
    raze(play.state, 0, card_of(museum));
    EXPECT_TRUE(play.state.bottom.has(card_of(temple))) << "A32: under the deck with it";
    EXPECT_EQ("", Citadels::broken(play.state));
}

TEST(CitadelsBuilding, A27_PoorHouseThenAlchemist) {
    Play play(turn_of(alchemist, {.gold = 3, .city = {poor_house}, .hand = {palace}}));
    play.gold().build(palace);
    EXPECT_EQ(play.gold_of(0), 0);
    play.end();
    EXPECT_EQ(play.gold_of(0), 6) << "1 of the Poor House, 5 back";
}

TEST(CitadelsBuilding, PoorHouseOnlyForThePoor) {
    Play poor(turn_of(bishop, {.gold = 1, .city = {poor_house}, .hand = {manor}}));
    EXPECT_EQ(poor.gold().build(manor).end().gold_of(0), 1);
    Play rich(turn_of(bishop, {.gold = 2, .city = {poor_house}, .hand = {manor}}));
    EXPECT_EQ(rich.gold().build(manor).end().gold_of(0), 1) << "kept one, gains none";
}

TEST(CitadelsBuilding, ParkForAnEmptyHand) {
    Play play(turn_of(bishop, {.city = {park}}));
    play.gold().end().settle();
    EXPECT_EQ(play.state.hand[0].size(), 2);
    Play holding(turn_of(bishop, {.city = {park}, .hand = {manor}}));
    holding.gold().end().settle();
    EXPECT_EQ(holding.state.hand[0].size(), 1);
}

TEST(CitadelsBuilding, S98_ACityMayExceedItsSize) {
    Play play(turn_of(architect, {.gold = 20,
                                  .city = {temple, church, manor, tavern, market, docks},
                                  .hand = {palace, castle, prison}}));
    play.gold().build(palace).build(castle).build(prison);
    EXPECT_EQ(city_size(play.state.table, 0), 9);
    EXPECT_EQ(score_sheet(play.state, 0).districts, 1 + 2 + 3 + 1 + 2 + 3 + 5 + 4 + 2);
}

}  // namespace
}  // namespace agora::citadels
