// Rank 8, the Armory, the Great Wall and the Keep: scenarios 77 to 85; rank 9: 86 and 88.
#include "games/citadels/testing/position.hpp"

namespace agora::citadels {
namespace {

using enum District;
using enum Role;

const std::vector<District> seven = {temple, church, manor, tavern, market, docks, prison};

Position turn_of(Role role, Player player, std::vector<Player> others = {{}, {}, {}}) {
    player.roles = {role};
    Position position;
    position.players = {std::move(player)};
    for (auto& other : others) position.players.push_back(std::move(other));
    position.calls = role;
    return position;
}

Action destroy(Seat seat, District district, bool beautified = false) {
    return act_city(Kind::destroy, seat, district, beautified);
}
Action seize(Seat seat, District district, bool beautified = false) {
    return act_city(Kind::seize, seat, district, beautified);
}
Action exchange(Seat seat, District district) {
    return act_city(Kind::exchange, seat, district, false);
}
Action hand_over(District district) { return act_own(Kind::hand_over, district, false); }

TEST(CitadelsAssaults, S77_A7_A40_WhatTheWarlordMayDestroy) {
    Play play(turn_of(warlord, {.gold = 9, .city = {palace}},
                      {{.city = {District::keep, manor}}, {.city = seven}, {}}));
    EXPECT_FALSE(play.allows(destroy(1, District::keep)));
    EXPECT_FALSE(play.allows(destroy(2, temple))) << "a complete city";
    EXPECT_TRUE(play.allows(destroy(0, palace))) << "its own; and before gathering, A40";
    play.act(destroy(1, manor));
    EXPECT_EQ(play.gold_of(0), 7);
    EXPECT_TRUE(play.state.bottom.has(card_of(manor)));
    EXPECT_FALSE(play.allows(Kind::destroy));
    Play complete(turn_of(warlord, {.gold = 9, .city = seven}));
    EXPECT_FALSE(complete.allows(Kind::destroy)) << "A7";
}

TEST(CitadelsAssaults, Keep) {
    Play warlord_turn(turn_of(warlord, {.gold = 9}, {{.city = {District::keep}}, {}, {}}));
    EXPECT_FALSE(warlord_turn.allows(Kind::destroy));
    Play marshal_turn(turn_of(marshal, {.gold = 9}, {{.city = {District::keep}}, {}, {}}));
    EXPECT_FALSE(marshal_turn.allows(Kind::seize));
}

TEST(CitadelsAssaults, WarlordGainsGoldAndTakesCheapOnesForNothing) {
    Play play(turn_of(warlord, {.city = {prison, barracks}}, {{.city = {tavern}}, {}, {}}));
    EXPECT_TRUE(play.allows(destroy(1, tavern)));
    EXPECT_EQ(play.act(act_count(Kind::income, 0)).gold_of(0), 2);
}

TEST(CitadelsAssaults, A22_GoldOnADestroyedDistrictIsLost) {
    Play play(turn_of(warlord, {.gold = 9}, {{.city = {manor}, .beautified = {manor}}, {}, {}}));
    EXPECT_FALSE(play.allows(destroy(1, manor))) << "it is the beautified one";
    play.act(destroy(1, manor, true));
    EXPECT_EQ(play.gold_of(0), 6) << "one more for the beauty";
    EXPECT_EQ(play.gold_of(1), 0);
    EXPECT_TRUE(play.state.table.beautified.empty());
}

TEST(CitadelsAssaults, A1_GreatWallProtectsTheOthersOrItselfToo) {
    Position position = turn_of(warlord, {.gold = 9}, {{.city = {great_wall, manor}}, {}, {}});
    Play others(position);
    EXPECT_EQ(Play(others).act(destroy(1, manor)).gold_of(0), 6);
    EXPECT_EQ(Play(others).act(destroy(1, great_wall)).gold_of(0), 4);
    position.rules = rule::great_wall;
    EXPECT_EQ(Play(position).act(destroy(1, great_wall)).gold_of(0), 3);
}

TEST(CitadelsAssaults, A39_OnesOwnBishopProtectsAgainstOneself) {
    Position position{
        .players = {{.roles = {bishop, warlord}, .gold = 9, .city = {palace}}, {.city = {manor}}},
        .calls = bishop};
    Play play(position);
    play.gold().end().pass_to(warlord);
    EXPECT_EQ(play.actor(), 0);
    EXPECT_FALSE(play.allows(destroy(0, palace)));
    EXPECT_TRUE(play.allows(destroy(1, manor)));
}

TEST(CitadelsAssaults, A39_OnesOwnBishopStopsTheDiplomatToo) {
    for (const Role other : {bishop, cardinal}) {
        Position position{.players = {{.roles = {other, diplomat}, .gold = 9, .city = {palace}},
                                      {.city = {manor}}},
                          .calls = other};
        Play play(position);
        play.gold().end().pass_to(diplomat);
        EXPECT_EQ(play.actor(), 0);
        EXPECT_EQ(play.allows(Kind::exchange), other == cardinal)
            << "what it would give is under the Bishop's protection";
    }
}

TEST(CitadelsAssaults, S80_DiplomatPaysTheDifference) {
    Position position =
        turn_of(diplomat, {.gold = 5, .city = {temple}}, {{.city = {palace}}, {}, {}});
    Play play(position);
    play.act(exchange(1, palace)).act(hand_over(temple));
    EXPECT_EQ(play.gold_of(0), 1);
    EXPECT_EQ(play.gold_of(1), 4);
    EXPECT_TRUE(play.has(0, palace));
    EXPECT_TRUE(play.has(1, temple));
    Play down(turn_of(diplomat, {.city = {palace}}, {{.city = {temple}}, {}, {}}));
    down.act(exchange(1, temple)).act(hand_over(palace));
    EXPECT_EQ(down.gold_of(0), 0);
    Play twice(turn_of(diplomat, {.gold = 9, .city = {temple, palace}},
                       {{.city = {palace, temple, manor}}, {}, {}}));
    twice.act(exchange(1, palace));
    EXPECT_FALSE(twice.allows(hand_over(temple))) << "it has one already";
    EXPECT_TRUE(twice.allows(hand_over(palace)));
    Play temple_there(
        turn_of(diplomat, {.gold = 9, .city = {temple}}, {{.city = {palace, temple}}, {}, {}}));
    EXPECT_FALSE(temple_there.allows(exchange(1, palace))) << "all it could give is there";
    Play palace_here(
        turn_of(diplomat, {.gold = 9, .city = {temple, palace}}, {{.city = {palace}}, {}, {}}));
    palace_here.act(exchange(1, palace));
    EXPECT_FALSE(palace_here.allows(hand_over(temple))) << "two palaces in one city";
    Play wall(
        turn_of(diplomat, {.gold = 5, .city = {temple}}, {{.city = {palace, great_wall}}, {}, {}}));
    wall.act(exchange(1, palace)).act(hand_over(temple));
    EXPECT_EQ(wall.gold_of(0), 0) << "4, and 1 for the wall";
    EXPECT_EQ(wall.gold_of(1), 5);
    Play poor(
        turn_of(diplomat, {.gold = 4, .city = {temple}}, {{.city = {palace, great_wall}}, {}, {}}));
    EXPECT_FALSE(poor.allows(exchange(1, palace)));
}

TEST(CitadelsAssaults, A2_A3_TheOwnerGetsTheSurchargeOfTheGreatWall) {
    Play play(
        turn_of(diplomat, {.gold = 5, .city = {palace}}, {{.city = {temple, great_wall}}, {}, {}}));
    play.act(exchange(1, temple)).act(hand_over(palace));
    EXPECT_EQ(play.gold_of(0), 4) << "A3: 1 is due even so";
    EXPECT_EQ(play.gold_of(1), 1) << "A2";
    Play marshal_turn(turn_of(marshal, {.gold = 5}, {{.city = {monastery, great_wall}}, {}, {}}));
    marshal_turn.act(seize(1, monastery));
    EXPECT_EQ(marshal_turn.gold_of(0), 1);
    EXPECT_EQ(marshal_turn.gold_of(1), 4) << "A2";
}

TEST(CitadelsAssaults, A4_TheDiplomatMayNotGiveItsKeep) {
    Play play(
        turn_of(diplomat, {.gold = 9, .city = {District::keep}}, {{.city = {palace}}, {}, {}}));
    EXPECT_FALSE(play.allows(Kind::exchange));
}

TEST(CitadelsAssaults, S82_GivingTheMonumentMayCompleteTheOthersCity) {
    Play play(turn_of(diplomat, {.gold = 9, .city = {monument}},
                      {{.city = {temple, church, manor, tavern, market, docks}}, {}, {}}));
    play.act(exchange(1, docks)).act(hand_over(monument));
    EXPECT_EQ(city_size(play.state.table, 1), 7);
    EXPECT_EQ(play.state.table.first_done, 1);
    EXPECT_EQ(score_sheet(play.state, 1).completion, 4);
}

TEST(CitadelsAssaults, S82_TakingTheMonumentMayCompleteOnesOwnCity) {
    Play play(turn_of(diplomat, {.gold = 9, .city = {temple, church, manor, tavern, market, docks}},
                      {{.city = {monument}}, {}, {}}));
    play.act(exchange(1, monument)).act(hand_over(temple));
    EXPECT_EQ(city_size(play.state.table, 0), 7);
    EXPECT_EQ(play.state.table.first_done, 0);
    EXPECT_TRUE(play.told(EventKind::completed));
    EXPECT_EQ(score_sheet(play.state, 0).completion, 4);
}

TEST(CitadelsAssaults, MuseumCardsTravelWithTheMuseum) {
    Position position = turn_of(marshal, {.gold = 9, .city = {}}, {{.city = {museum}}, {}, {}});
    position.museum = {palace};
    Position trade = turn_of(diplomat, {.gold = 9, .city = {temple}}, {{.city = {museum}}, {}, {}});
    trade.museum = {palace};
    Play play(trade);
    play.act(exchange(1, museum)).act(hand_over(temple));
    EXPECT_EQ(score_sheet(play.state, 0).museum, 1);
    EXPECT_EQ(score_sheet(play.state, 1).museum, 0);
}

TEST(CitadelsAssaults, S83_MarshalSeizesUpToThree) {
    Play play(turn_of(
        marshal, {.gold = 9, .city = {manor}},
        {{.city = {monastery, manor, palace}}, {.city = {docks}, .beautified = {docks}}, {}}));
    EXPECT_FALSE(play.allows(seize(1, manor))) << "it has one";
    EXPECT_FALSE(play.allows(seize(1, palace))) << "too dear";
    EXPECT_FALSE(play.allows(seize(2, docks, true))) << "beautified: 4";
    play.act(seize(1, monastery));
    EXPECT_EQ(play.gold_of(0), 6);
    EXPECT_EQ(play.gold_of(1), 3);
    EXPECT_TRUE(play.has(0, monastery));
    Play last(turn_of(marshal, {.gold = 9, .city = {temple, church, manor, tavern, market, docks}},
                      {{.city = {prison}}, {}, {}}));
    last.act(seize(1, prison));
    EXPECT_EQ(last.state.table.first_done, 0);
    EXPECT_EQ(score_sheet(last.state, 0).completion, 4);
    Play wall(
        turn_of(marshal, {.gold = 9}, {{.city = {monastery, great_wall, District::keep}}, {}, {}}));
    EXPECT_FALSE(wall.allows(seize(1, District::keep)));
    wall.act(seize(1, monastery));
    EXPECT_EQ(wall.gold_of(0), 5) << "3, and 1 for the wall";
    EXPECT_EQ(wall.gold_of(1), 4);
}

TEST(CitadelsAssaults, S85_A5_A6_Armory) {
    Position position = turn_of(bishop, {.gold = 3, .hand = {armory}},
                                {{.city = {District::keep}}, {.city = seven}, {}});
    Play play(position);
    play.gold().build(armory);
    EXPECT_FALSE(play.allows(act_city(Kind::armory, 2, temple, false))) << "a complete city";
    play.act(act_city(Kind::armory, 1, District::keep, false));
    EXPECT_FALSE(play.has(1, District::keep)) << "A5";
    EXPECT_FALSE(play.has(0, armory));
    EXPECT_EQ(play.state.bottom.size(), 2);
    auto own = seven;
    own[0] = armory;
    Play complete(turn_of(bishop, {.city = own}, {{.city = {manor}}, {}, {}}));
    EXPECT_FALSE(complete.allows(Kind::armory)) << "A6";
}

Position five_with_queen(Seat king_at, Seat queen_at) {
    Position position;
    position.players.assign(5, {});
    position.players[king_at].roles = {king};
    position.players[queen_at].roles = {queen};
    return position;
}

TEST(CitadelsAssaults, S86_QueenBesideTheKing) {
    for (const Seat king_at : {Seat{1}, Seat{2}, Seat{4}}) {
        Position position = five_with_queen(king_at, 0);
        position.calls = queen;
        Play play(position);
        EXPECT_EQ(play.allows(Kind::ability), king_at != 2);
        if (king_at != 2) { EXPECT_EQ(play.act(Kind::ability).gold_of(0), 3); }
    }
}

TEST(CitadelsAssaults, S86_QueenBesideAKilledKing) {
    for (const Seat king_at : {Seat{1}, Seat{2}}) {
        Position position = five_with_queen(king_at, 0);
        position.killed = 4;
        position.calls = queen;
        position.first_done = 3;
        position.players[0].city = {imperial_treasury};
        Play play(position);
        EXPECT_FALSE(play.allows(Kind::ability));
        play.gold().end().pass_to(Role::none);
        EXPECT_EQ(Citadels::turn(play.state), Turn::over);
        EXPECT_EQ(score_sheet(play.state, 0).imperial_treasury, king_at == 1 ? 5 : 2);
    }
}

TEST(CitadelsAssaults, ArtistBeautifiesTwo) {
    Play play(turn_of(artist, {.gold = 5, .city = {temple, manor, tavern}}));
    play.act(act_district(Kind::beautify, temple)).act(act_district(Kind::beautify, manor));
    EXPECT_FALSE(play.allows(Kind::beautify));
    EXPECT_EQ(play.gold_of(0), 3);
    EXPECT_EQ(value_of(play.state.table, card_of(temple)), 2);
    Play again(turn_of(artist, {.gold = 5, .city = {temple}, .beautified = {temple}}));
    EXPECT_FALSE(again.allows(Kind::beautify)) << "once in a game";
}

TEST(CitadelsAssaults, S88_Tax) {
    Position position = turn_of(architect, {.gold = 0, .hand = {temple, tavern}},
                                {{.roles = {tax_collector}}, {}, {}});
    Play play(position);
    play.gold().build(temple);
    EXPECT_EQ(play.gold_of(0), 0) << "1 paid, 1 taxed";
    EXPECT_EQ(play.state.table.tax, 1);
    position.players[0].gold = 4;
    position.players[0].city = {framework};
    position.players[0].hand = {temple, tavern, palace};
    Play more(position);
    more.gold().build(temple).build(tavern).act(act_district(Kind::build_by_frame, palace));
    EXPECT_EQ(more.state.table.tax, 3) << "twice, and without a payment too";
    EXPECT_EQ(more.gold_of(0), 1);
    more.end().pass_to(tax_collector);
    EXPECT_EQ(more.act(Kind::ability).gold_of(1), 3);
    EXPECT_EQ(more.state.table.tax, 0);

    Play poor(
        turn_of(architect, {.gold = 0, .hand = {market}}, {{.roles = {tax_collector}}, {}, {}}));
    poor.gold().build(market);
    EXPECT_EQ(poor.state.table.tax, 0) << "nothing left to tax";

    Play own(turn_of(tax_collector, {.gold = 5, .hand = {temple}}));
    own.gold().build(temple);
    EXPECT_EQ(own.state.table.tax, 0) << "not in its own turn";
    Position absent = turn_of(bishop, {.gold = 5, .hand = {temple}});
    absent.cast = {tax_collector};
    absent.players[1].roles = {thief};
    absent.players[2].roles = {magician};
    absent.players[3].roles = {king};
    Play kept(absent);
    kept.gold().build(temple).end().pass_to(Role::none);
    EXPECT_EQ(kept.state.table.tax, 1) << "the token survives the round";
    Play seizing(
        turn_of(marshal, {.gold = 5}, {{.roles = {tax_collector}}, {.city = {temple}}, {}}));
    seizing.act(seize(2, temple));
    EXPECT_EQ(seizing.state.table.tax, 0) << "not built";
    Play trading(
        turn_of(diplomat, {.gold = 9, .city = {temple}},
                {{.roles = {tax_collector}, .gold = 3}, {.gold = 3, .city = {palace}}, {}}));
    trading.act(exchange(2, palace)).act(hand_over(temple));
    EXPECT_EQ(trading.state.table.tax, 0) << "an exchange is no building either";
    EXPECT_EQ(trading.gold_of(0) + trading.gold_of(2), 12);
    Position three{
        .players = {{.roles = {bishop, tax_collector}, .gold = 5, .hand = {temple}}, {}, {}},
        .calls = bishop};
    Play other_turn(three);
    other_turn.gold().build(temple);
    EXPECT_EQ(other_turn.state.table.tax, 1) << "in its other turn its player pays";
}

TEST(CitadelsAssaults, S88_WhoConfiscatesInTheTaxCollectorsTurnPays) {
    Play play(turn_of(magistrate, {.gold = 1},
                      {{.roles = {tax_collector}, .gold = 5, .hand = {temple}}, {}, {}}));
    play.act(place_warrants(9, 5, 6)).gold().end().pass_to(tax_collector);
    play.gold().build(temple).act(Kind::confiscate);
    EXPECT_TRUE(play.has(0, temple));
    EXPECT_EQ(play.gold_of(0), 2) << "it is the Magistrate who received it";
    EXPECT_EQ(play.gold_of(1), 7);
    EXPECT_EQ(play.state.table.tax, 1);
}

TEST(CitadelsAssaults, A18_TheWitchAsTaxCollectorIsNotTaxed) {
    Play play(turn_of(witch, {.gold = 5, .hand = {temple}}, {{.roles = {tax_collector}}, {}, {}}));
    play.gold().act(act_rank(Kind::name, 9)).pass_to(tax_collector);
    play.gold();
    EXPECT_EQ(play.actor(), 0);
    play.build(temple);
    EXPECT_EQ(play.state.table.tax, 0);
}

}  // namespace
}  // namespace agora::citadels
