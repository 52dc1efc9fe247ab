// The Witch (scenarios 50 to 59) and the Magistrate (61 to 70).
#include "games/citadels/testing/position.hpp"

namespace agora::citadels {
namespace {

using enum District;
using enum Role;

Position turn_of(Role role, Player player, std::vector<Player> others = {{}, {}, {}}) {
    player.roles = {role};
    Position position;
    position.players = {std::move(player)};
    for (auto& other : others) position.players.push_back(std::move(other));
    position.calls = role;
    return position;
}

Action named(Rank rank) { return act_rank(Kind::name, rank); }

// The Witch gathers, names that rank, and its player gathers when called.
Play bewitched(Position position, Role victim) {
    Play play(position);
    play.gold().act(named(rank_of(victim)));
    play.pass_to(victim);
    play.gold();
    return play;
}

TEST(CitadelsWitch, S50_GathersThenNamesAndNothingElse) {
    Play play(turn_of(witch, {.gold = 9, .city = {smithy, laboratory}, .hand = {manor}}));
    EXPECT_EQ(play.legal().size(), 2U) << "gather";
    play.gold();
    EXPECT_EQ(play.count(Kind::name), 7);
    EXPECT_EQ(play.legal().size(), 7U) << "name, and nothing else";
    play.act(named(6));
    EXPECT_NE(play.actor(), 0) << "her turn stops";
}

TEST(CitadelsWitch, S52_BewitchedMerchant) {
    Play play = bewitched(turn_of(witch, {.city = {tavern, market}},
                                  {{.roles = {merchant}, .city = {docks}}, {}, {}}),
                          merchant);
    EXPECT_EQ(play.gold_of(1), 2) << "2 gold only";
    EXPECT_EQ(play.actor(), 0);
    EXPECT_EQ(play.role(), merchant);
    play.act(Kind::ability).act(act_count(Kind::income, 0));
    EXPECT_EQ(play.gold_of(0), 2 + 1 + 2);
}

TEST(CitadelsWitch, S53_AsArchitectAndAsNavigator) {
    Play builder = bewitched(turn_of(witch, {.gold = 9, .hand = {temple, tavern, manor}},
                                     {{.roles = {architect}}, {}, {}}),
                             architect);
    builder.act(Kind::ability).settle();
    EXPECT_EQ(builder.state.hand[0].size(), 5);
    builder.build(temple).build(tavern).build(manor);
    EXPECT_FALSE(builder.allows(Kind::build));
    Play sailor = bewitched(
        turn_of(witch, {.gold = 9, .hand = {temple}}, {{.roles = {navigator}}, {}, {}}), navigator);
    EXPECT_FALSE(sailor.allows(Kind::build));
    EXPECT_EQ(sailor.act(Kind::ability_gold).gold_of(0), 15);
}

TEST(CitadelsWitch, S55_ACharacterThatNobodyHolds) {
    Play play(turn_of(witch, {.city = {park, poor_house}},
                      {{.roles = {bishop}}, {.roles = {thief}}, {.roles = {warlord}}}));
    play.gold().act(named(6)).pass_to(Role::none);
    EXPECT_EQ(play.state.hand[0].size(), 0) << "no Park";
    EXPECT_EQ(play.gold_of(0), 2) << "no Poor House, no second turn";
    EXPECT_EQ(play.state.table.round, 2);
}

TEST(CitadelsWitch, S56_BewitchedEmperor) {
    Position position = turn_of(witch, {}, {{.roles = {emperor}}, {.gold = 1}, {}});
    position.crown = 3;
    Play play = bewitched(position, emperor);
    EXPECT_EQ(play.actor(), 0);
    EXPECT_FALSE(play.allows(Kind::end_turn));
    for (const auto action : play.legal())
        if (kind(action) == Kind::crown) {
            EXPECT_NE(seat_of(action), 0) << "not herself";
            EXPECT_NE(seat_of(action), 3) << "not its holder";
        }
    play.act(give_crown(2, Tribute::gold));
    EXPECT_EQ(play.gold_of(0), 3);
    EXPECT_EQ(play.state.table.crown, 2);
}

TEST(CitadelsWitch, S58_ParkAtTheEndOfTheResumedTurnOnly) {
    Play victim = bewitched(
        turn_of(witch, {.hand = {manor}}, {{.roles = {merchant}, .city = {park}}, {}, {}}),
        merchant);
    EXPECT_EQ(victim.state.hand[1].size(), 0);
    Play play =
        bewitched(turn_of(witch, {.city = {park}}, {{.roles = {merchant}}, {}, {}}), merchant);
    EXPECT_EQ(play.state.hand[0].size(), 0);
    play.end().settle();
    EXPECT_EQ(play.state.hand[0].size(), 2);
}

TEST(CitadelsWitch, S59_A19_QueenAndBewitchedRankFour) {
    // Five in a circle; the King sits at 2, the Witch at 0, the Queen at 1 or at 4.
    for (const Seat queen_at : {Seat{1}, Seat{4}}) {
        Position position;
        position.players.assign(5, {});
        position.players[0].roles = {witch};
        position.players[2].roles = {king};
        position.players[queen_at].roles = {queen};
        position.calls = witch;
        Play play(position);
        play.gold().act(named(4)).pass_to(king);
        play.gold();
        EXPECT_EQ(play.state.table.crown, 2) << "the King's player takes it";
        play.end().pass_to(queen);
        EXPECT_EQ(play.allows(Kind::ability), queen_at == 1) << "beside the King's player";
    }
    Position position;
    position.players.assign(5, {});
    position.players[1].roles = {witch};
    position.players[2].roles = {king};
    position.players[4].roles = {queen};
    position.calls = witch;
    Play play(position);
    play.gold().act(named(9)).pass_to(queen);
    play.gold();
    EXPECT_EQ(play.actor(), 1);
    EXPECT_EQ(play.act(Kind::ability).gold_of(1), 5) << "her own seat counts";
}

TEST(CitadelsWitch, BishopsProtectionIsHers) {
    Play play = bewitched(
        turn_of(witch, {.city = {temple}},
                {{.roles = {bishop}, .city = {tavern}}, {.roles = {warlord}, .gold = 9}, {}}),
        bishop);
    EXPECT_EQ(play.state.table.bishop, 0);
    play.end().pass_to(warlord);
    EXPECT_FALSE(play.allows(act_city(Kind::destroy, 0, temple, false)));
    EXPECT_TRUE(play.allows(act_city(Kind::destroy, 1, tavern, false)));
}

// The Magistrate signs a warrant on that rank (others on two more), and that character is called.
Play warranted(Rank signed_one, Rank a, Rank b, Player magistrate_player, Player builder,
               Role role) {
    builder.roles = {role};
    Play play(turn_of(magistrate, std::move(magistrate_player), {std::move(builder), {}, {}}));
    play.act(place_warrants(signed_one, a, b)).gold().end().pass_to(role);
    return play;
}

TEST(CitadelsMagistrate, A16_NotOnItself) {
    Play play(turn_of(magistrate, {}));
    EXPECT_EQ(play.count(Kind::warrants), 3 * 35) << "three of seven, one of them signed";
    for (const auto action : play.legal())
        for (const unsigned which : {0U, 1U, 2U}) {
            const bool itself = kind(action) == Kind::warrants && rank_at(action, which) < 2;
            EXPECT_FALSE(itself);
        }
}

TEST(CitadelsMagistrate, S61_TheFirstPaidDistrictOfTheSignedOne) {
    Play play = warranted(7, 5, 6, {}, {.gold = 9, .hand = {palace, castle}}, architect);
    play.gold().build(palace);
    EXPECT_EQ(asked(play.state.table), 0);
    play.act(Kind::confiscate);
    EXPECT_TRUE(play.has(0, palace));
    EXPECT_EQ(play.gold_of(1), 11);
    EXPECT_EQ(play.state.table.builds, 2);
    play.build(castle);
    EXPECT_EQ(play.phase(), Phase::act) << "the next one is safe";
    EXPECT_TRUE(play.has(1, castle));
}

TEST(CitadelsMagistrate, S62_OnlyWhatIsReallyPaid) {
    Play frame = warranted(7, 5, 6, {}, {.gold = 9, .city = {framework}, .hand = {palace, manor}},
                           architect);
    frame.gold().act(act_district(Kind::build_by_frame, palace));
    EXPECT_EQ(frame.phase(), Phase::act);
    frame.build(manor);
    EXPECT_EQ(frame.phase(), Phase::confiscate);
    Play ruin = warranted(7, 5, 6, {}, {.gold = 9, .city = {tavern}, .hand = {necropolis, manor}},
                          architect);
    ruin.gold().act(act_own(Kind::build_by_ruin, tavern, false));
    EXPECT_EQ(ruin.phase(), Phase::act);
    ruin.build(manor);
    EXPECT_EQ(ruin.phase(), Phase::confiscate);
}

TEST(CitadelsMagistrate, S64_ThievesDenGivesOnlyGoldBack) {
    Play play =
        warranted(7, 5, 6, {}, {.hand = {thieves_den, temple, tavern, manor, palace}}, architect);
    play.gold().act(act_count(Kind::build_by_cards, 4));
    for (const auto card : {temple, tavern, manor, palace})
        play.act(act_district(Kind::discard, card));
    play.act(Kind::confiscate);
    EXPECT_EQ(play.gold_of(1), 2);
    EXPECT_EQ(play.state.hand[1].size(), 0);
    EXPECT_TRUE(play.has(0, thieves_den));
}

TEST(CitadelsMagistrate, S65_A20_TheCardinalGetsAllTheGoldBack) {
    Play play(turn_of(
        magistrate, {},
        {{.roles = {cardinal}, .gold = 1, .hand = {palace, temple, tavern}}, {.gold = 2}, {}}));
    play.act(place_warrants(5, 6, 7)).gold().end().pass_to(cardinal);
    play.gold().act(build_by_help(palace, 2));
    play.act(act_district(Kind::give, temple)).act(act_district(Kind::give, tavern));
    play.act(Kind::confiscate);
    EXPECT_EQ(play.gold_of(1), 5);
    EXPECT_EQ(play.state.hand[2].size(), 2);
}

TEST(CitadelsMagistrate, S67_AConfiscationMayCompleteACity) {
    Play play = warranted(7, 5, 6, {.city = {temple, church, manor, tavern, market, docks}},
                          {.gold = 9, .hand = {palace}}, architect);
    play.gold().build(palace).act(Kind::confiscate);
    EXPECT_EQ(play.state.table.first_done, 0);
    EXPECT_EQ(score_sheet(play.state, 0).completion, 4);
}

TEST(CitadelsMagistrate, S68_NoSecondChanceAndTheStables) {
    Play play = warranted(7, 5, 6, {}, {.gold = 9, .hand = {palace, manor}}, architect);
    play.gold().build(palace).act(Kind::decline);
    EXPECT_TRUE(play.has(1, palace));
    play.build(manor);
    EXPECT_EQ(play.phase(), Phase::act);
    Play stables_first = warranted(5, 6, 7, {}, {.gold = 9, .hand = {stables, manor}}, bishop);
    stables_first.gold().build(stables).act(Kind::confiscate);
    EXPECT_TRUE(stables_first.has(0, stables));
    stables_first.build(manor);
    EXPECT_TRUE(stables_first.has(1, manor));
}

TEST(CitadelsMagistrate, S70_TheSameQuestionsForSignedAndUnsigned) {
    for (const Rank signed_one : {Rank{5}, Rank{7}}) {
        Play play = warranted(signed_one, signed_one == 5 ? Rank{6} : Rank{5},
                              signed_one == 5 ? Rank{7} : Rank{6}, {},
                              {.gold = 9, .hand = {palace}}, architect);
        play.gold().build(palace);
        EXPECT_EQ(play.phase(), Phase::confiscate);
        EXPECT_EQ(play.allows(Kind::confiscate), signed_one == 7);
        EXPECT_TRUE(play.allows(Kind::decline));
    }
}

TEST(CitadelsMagistrate, S70_OnlookersSeeTheSameForSignedAndUnsigned) {
    const auto played = [](Rank signed_one, Rank a, Rank b) {
        Play play = warranted(signed_one, a, b, {}, {.gold = 9, .hand = {palace}}, architect);
        Witness witness({1, 2, 3});
        witness.watch(play.gold());
        witness.watch(play.build(palace));
        witness.watch(play.act(Kind::decline));
        witness.watch(play.end());
        return witness;
    };
    EXPECT_EQ(played(7, 5, 6), played(5, 6, 7));
    EXPECT_EQ(played(7, 5, 6), played(6, 5, 7));
}

TEST(CitadelsMagistrate, S70_TheMagistrateIsNotAskedAboutHisOwnOtherCharacter) {
    Position position{
        .players = {{.roles = {magistrate, architect}, .gold = 9, .hand = {palace}}, {}},
        .calls = magistrate};
    Play play(position);
    play.act(place_warrants(7, 5, 6)).gold().end().pass_to(architect);
    ASSERT_EQ(play.actor(), 0);
    play.gold().build(palace);
    EXPECT_EQ(play.phase(), Phase::act);
    EXPECT_FALSE(play.told(EventKind::warrant_asked));
    EXPECT_TRUE(play.has(0, palace));
}

TEST(CitadelsMagistrate, S14_NeverADuplicateEvenWithTheQuarry) {
    Play play =
        warranted(7, 5, 6, {.city = {palace, quarry}}, {.gold = 9, .hand = {palace}}, architect);
    play.gold().build(palace);
    EXPECT_FALSE(play.allows(Kind::confiscate));
}

TEST(CitadelsMagistrate, A10_NotTheMonumentWithFiveDistricts) {
    Play play = warranted(7, 5, 6, {.city = {temple, church, manor, tavern, market}},
                          {.gold = 9, .hand = {monument}}, architect);
    play.gold().build(monument);
    EXPECT_FALSE(play.allows(Kind::confiscate));
}

TEST(CitadelsMagistrate, AnAlchemistIsNotPaidTwice) {
    Play play = warranted(6, 5, 7, {}, {.gold = 5, .hand = {palace}}, alchemist);
    play.gold().build(palace).act(Kind::confiscate).end();
    EXPECT_EQ(play.gold_of(1), 7);
}

}  // namespace
}  // namespace agora::citadels
