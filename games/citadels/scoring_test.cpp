// The end and the count: scenarios 89 to 97, rulings A8, A11, A28, A36.
#include "games/citadels/testing/position.hpp"

namespace agora::citadels {
namespace {

using enum District;
using enum Role;

State with_city(std::vector<District> city, Player more = {}) {
    more.city = std::move(city);
    more.roles = {bishop};
    Position position;
    position.players[0] = std::move(more);
    position.calls = bishop;
    return Play(position).state;
}

ScoreSheet sheet_of(std::vector<District> city, Player more = {}) {
    return score_sheet(with_city(std::move(city), std::move(more)), 0);
}

TEST(CitadelsScoring, S89_TheRoundIsPlayedToItsEnd) {
    const std::vector<District> six = {temple, church, manor, tavern, market, docks};
    const std::vector<District> other = {temple, church, manor, tavern, market, harbor};
    Position position;
    position.players = {{.roles = {magician}, .gold = 9, .city = six, .hand = {palace}},
                        {.roles = {architect}, .gold = 9, .city = other, .hand = {castle}},
                        {.roles = {king}},
                        {.roles = {warlord}}};
    position.calls = magician;
    Play play(position);
    play.gold().build(palace).end();
    EXPECT_EQ(play.state.table.first_done, 0);
    EXPECT_EQ(play.role(), king);
    play.pass_to(architect);
    play.gold().build(castle).end();
    EXPECT_EQ(play.role(), warlord);
    play.gold().end();
    EXPECT_EQ(Citadels::turn(play.state), Turn::over);
    EXPECT_EQ(score_sheet(play.state, 0).completion, 4);
    EXPECT_EQ(score_sheet(play.state, 1).completion, 2);
}

TEST(CitadelsScoring, S91_A36_HauntedQuarter) {
    const ScoreSheet sheet = sheet_of({manor, temple, tavern, District::keep, haunted_quarter});
    EXPECT_EQ(sheet.haunted_as, Type::military);
    EXPECT_EQ(sheet.five_types, 3);
    EXPECT_EQ(sheet_of({manor, temple, tavern, prison, haunted_quarter}).five_types, 3)
        << "unique is what is missing";
    EXPECT_EQ(sheet_of({manor, temple, tavern, District::keep}).five_types, 0);
}

TEST(CitadelsScoring, S92_HauntedQuarterAndIvoryTower) {
    const ScoreSheet sheet =
        sheet_of({ivory_tower, haunted_quarter, manor, castle, temple, church, tavern});
    EXPECT_EQ(sheet.haunted_as, Type::military);
    EXPECT_EQ(sheet.ivory_tower, 5);
    EXPECT_EQ(sheet.five_types, 3);
}

TEST(CitadelsScoring, IvoryTower) {
    EXPECT_EQ(sheet_of({ivory_tower, manor}).ivory_tower, 5);
    EXPECT_EQ(sheet_of({ivory_tower, District::keep}).ivory_tower, 0);
}

TEST(CitadelsScoring, S94_Capitol) {
    EXPECT_EQ(sheet_of({capitol, manor, castle, palace, tavern, market, docks}).capitol, 3);
    EXPECT_EQ(sheet_of({capitol, District::keep, statue}).capitol, 3)
        << "three uniques, itself one";
    EXPECT_EQ(sheet_of({capitol, manor, castle}).capitol, 0);
}

TEST(CitadelsScoring, S95_MapRoomAndSecretVault) {
    Position position;
    position.players[0] = {
        .roles = {warlord}, .city = {map_room}, .hand = {secret_vault, temple, tavern}};
    position.calls = warlord;
    position.first_done = 1;
    Play play(position);
    EXPECT_EQ(score_sheet(play.state, 0).secret_vault, 0) << "nobody knows before the end";
    play.gold().end().pass_to(Role::none);
    EXPECT_EQ(score_sheet(play.state, 0).map_room, 3);
    EXPECT_EQ(score_sheet(play.state, 0).secret_vault, 3);
    EXPECT_TRUE(play.told(EventKind::vault));
    position.players[0].city = {museum};
    position.players[0].hand = {};
    position.museum = {secret_vault};
    Play under(position);
    under.gold().end().pass_to(Role::none);
    EXPECT_EQ(score_sheet(under.state, 0).museum, 1);
    EXPECT_EQ(score_sheet(under.state, 0).secret_vault, 0);
}

TEST(CitadelsScoring, Basilica) {
    EXPECT_EQ(sheet_of({basilica, temple, manor, castle}).basilica, 2);
    EXPECT_EQ(sheet_of({basilica, temple}, {.beautified = {basilica, temple}}).basilica, 1)
        << "4 + 1 is odd, 1 + 1 is not";
    EXPECT_EQ(sheet_of({basilica, temple}, {.beautified = {temple}}).basilica, 0)
        << "the cost as it is now, not as printed";
    EXPECT_EQ(sheet_of({basilica}, {.beautified = {basilica}}).basilica, 1);
}

TEST(CitadelsScoring, DragonGate) {
    const ScoreSheet sheet = sheet_of({dragon_gate});
    EXPECT_EQ(sheet.districts, 6);
    EXPECT_EQ(sheet.dragon_gate, 2);
}

TEST(CitadelsScoring, ImperialTreasury) {
    EXPECT_EQ(sheet_of({imperial_treasury}, {.gold = 7}).imperial_treasury, 7);
}

TEST(CitadelsScoring, Statue) {
    State state = with_city({statue});
    EXPECT_EQ(score_sheet(state, 0).statue, 5);
    state.table.crown = 1;
    EXPECT_EQ(score_sheet(state, 0).statue, 0);
}

TEST(CitadelsScoring, WishingWell) {
    EXPECT_EQ(sheet_of({wishing_well, District::keep, manor}).wishing_well, 2);
    EXPECT_EQ(sheet_of({wishing_well, monument}).wishing_well, 2) << "the Monument counts once";
}

TEST(CitadelsScoring, SchoolOfMagicIsUniqueWhenCounted) {
    EXPECT_EQ(sheet_of({school_of_magic, temple, tavern, prison}).five_types, 0);
}

TEST(CitadelsScoring, BeautifiedDistrictsCountOneMore) {
    const ScoreSheet sheet = sheet_of({temple, manor}, {.beautified = {manor}});
    EXPECT_EQ(sheet.districts + sheet.beautified, 5);
}

TEST(CitadelsScoring, A8_TheFirstKeepsItsPointsOthersNeedACompleteCity) {
    State state = with_city({temple});
    state.table.first_done = 0;
    EXPECT_EQ(score_sheet(state, 0).completion, 4) << "though its city has shrunk";
    EXPECT_EQ(score_sheet(state, 1).completion, 0);
}

TEST(CitadelsScoring, S97_A11_ATieIsBrokenByTheCharacterRevealedLast) {
    Position position;
    position.players = {{.roles = {merchant}, .gold = 9, .city = {temple}},
                        {.roles = {warlord}, .city = {tavern}},
                        {.roles = {bishop}},
                        {.roles = {thief}}};
    position.calls = warlord;
    position.first_done = 2;
    Play play(position);
    play.gold().end();
    ASSERT_EQ(Citadels::turn(play.state), Turn::over);
    const Standing standing = Citadels::standing(play.state);
    EXPECT_EQ(standing.places[0].score, standing.places[1].score);
    EXPECT_LT(standing.places[1].rank, standing.places[0].rank) << "rank 8 beats rank 6";
    position.killed = 8;
    position.calls = architect;
    State killed = position.state();
    killed.table.revealed[0] = rank_bit(6);
    Play after(killed);
    after.act(Kind::no_swap).pass_to(Role::none);
    EXPECT_EQ(Citadels::standing(after.state).places[1].tie_break, 0)
        << "a killed one is not shown";
}

TEST(CitadelsScoring, A11_AKilledRankFourCountsAsFour) {
    Position position;
    position.players = {{.roles = {magician}, .city = {temple}},
                        {.roles = {king}, .city = {tavern}},
                        {.roles = {bishop}},
                        {.roles = {warlord}}};
    position.calls = warlord;
    position.killed = 4;
    position.first_done = 2;
    Play play(position);
    play.gold().end();
    ASSERT_EQ(Citadels::turn(play.state), Turn::over);
    const Standing standing = Citadels::standing(play.state);
    EXPECT_EQ(standing.places[0].score, standing.places[1].score);
    EXPECT_EQ(standing.places[1].tie_break, 4) << "shown at the end of the round";
    EXPECT_LT(standing.places[1].rank, standing.places[0].rank);
}

TEST(CitadelsScoring, S97_OfTwoCharactersTheHigher) {
    Position position{.players = {{.roles = {thief, warlord}}, {.roles = {king, architect}}},
                      .calls = warlord};
    position.first_done = 0;
    Play play(position);
    play.gold().end();
    EXPECT_EQ(Citadels::standing(play.state).places[0].tie_break, 8);
    EXPECT_EQ(Citadels::standing(play.state).places[1].tie_break, 7);
}

}  // namespace
}  // namespace agora::citadels
