// Ranks 1 to 7: scenarios 25 to 76 but for the Witch and the Magistrate.
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

TEST(CitadelsPowers, S25_TheKilledKingIsSilentAndInheritsTheCrown) {
    Play play(turn_of(assassin, {}, {{}, {.roles = {king}, .gold = 5}, {}}));
    play.act(named(4)).gold().end().pass_to(Role::none);
    EXPECT_EQ(play.state.table.crown, 2);
    EXPECT_EQ(play.gold_of(2), 5) << "neither gathered nor lost anything";
    EXPECT_EQ(play.state.table.round, 2);
    EXPECT_EQ(asked(play.state.table), 2) << "and picks first";
    EXPECT_TRUE(play.told(EventKind::heir));
}

TEST(CitadelsPowers, S26_AKilledKingThatNobodyHolds) {
    Play play(
        turn_of(assassin, {}, {{.roles = {bishop}}, {.roles = {thief}}, {.roles = {warlord}}}));
    play.act(named(4)).gold().end().pass_to(Role::none);
    EXPECT_EQ(play.state.table.crown, 0);
    EXPECT_EQ(play.state.table.round, 2);
}

TEST(CitadelsPowers, Assassin) {
    Play play(turn_of(assassin, {}, {{.roles = {merchant}}, {}, {}}));
    EXPECT_EQ(play.count(Kind::name), 7);
    EXPECT_FALSE(play.allows(named(1))) << "not itself";
    play.act(named(6));
    EXPECT_FALSE(play.allows(Kind::name)) << "once";
    play.gold().end().pass_to(merchant);
    EXPECT_NE(play.role(), merchant) << "never called to play";
}

TEST(CitadelsPowers, A12_OtherKilledCharactersStayHidden) {
    Position position = turn_of(assassin, {}, {{.roles = {merchant}}, {}, {}});
    Play hidden(position);
    hidden.act(named(6)).gold().end().pass_to(Role::none);
    EXPECT_FALSE(hidden.told(EventKind::killed_shown));
    position.rules = rule::show_killed;
    Play shown(position);
    shown.act(named(6)).gold().end().pass_to(Role::none);
    EXPECT_TRUE(shown.told(EventKind::killed_shown));
    EXPECT_EQ(shown.state.table.killed_shown, 1);
}

TEST(CitadelsPowers, A15_OneMayNameWhatLiesFaceUp) {
    Play play(turn_of(assassin, {}));
    for (Rank rank = 2; rank <= 8; ++rank)
        if (has_rank(play.state.table.face_up, rank)) {
            EXPECT_TRUE(play.allows(named(rank)));
            const View view = Citadels::view(play.state, Seat{0});
            EXPECT_LT(Citadels::action_score(view, named(rank)),
                      Citadels::action_score(view, named(6)))
                << "but nobody sensible does";
        }
}

TEST(CitadelsPowers, S28_TheEmperorMustGiveTheCrownToSomebodyElse) {
    Play play(turn_of(emperor, {}, {{.gold = 1, .hand = {temple}}, {.gold = 2}, {}}));
    play.gold();
    EXPECT_FALSE(play.allows(Kind::end_turn));
    EXPECT_FALSE(play.allows(give_crown(0, Tribute::nothing)));
    EXPECT_TRUE(play.allows(give_crown(1, Tribute::gold)));
    EXPECT_TRUE(play.allows(give_crown(1, Tribute::card)));
    EXPECT_FALSE(play.allows(give_crown(1, Tribute::nothing))) << "A25";
    EXPECT_FALSE(play.allows(give_crown(2, Tribute::card)));
    EXPECT_TRUE(play.allows(give_crown(3, Tribute::nothing)));
    play.act(give_crown(1, Tribute::card)).settle();
    EXPECT_EQ(play.state.table.crown, 1);
    EXPECT_EQ(play.in_hand_of(0, temple), 1);
    EXPECT_FALSE(play.allows(Kind::crown));
    EXPECT_TRUE(play.allows(Kind::end_turn));
    play.end().pass_to(Role::none);
    EXPECT_FALSE(play.told(EventKind::killed_shown)) << "no question at the end of the round";
}

TEST(CitadelsPowers, S28_AnEmperorThatNobodyHoldsAsksNothing) {
    for (const bool killed : {false, true}) {
        Position position =
            turn_of(assassin, {}, {{.roles = {thief}}, {.roles = {bishop}}, {.roles = {warlord}}});
        position.cast = {emperor};
        position.crown = 2;
        Play play(position);
        play.act(named(killed ? 4 : 3)).gold().end();
        play.pass_to(warlord);
        play.gold().end();
        EXPECT_EQ(play.state.table.round, 2) << "no question at the end of the round";
        EXPECT_EQ(play.state.table.crown, 2);
        EXPECT_FALSE(play.told(EventKind::crown_moved));
        EXPECT_FALSE(play.told(EventKind::killed_shown));
    }
}

TEST(CitadelsPowers, A25_TheEmperorTakesWhatThereIs) {
    Position position = turn_of(emperor, {}, {{.gold = 3}, {}, {}});
    position.crown = 2;
    Play play(position);
    EXPECT_FALSE(play.allows(give_crown(2, Tribute::nothing))) << "not its holder again";
    EXPECT_EQ(play.count(Kind::crown), 2);
    play.act(give_crown(1, Tribute::gold));
    EXPECT_EQ(play.gold_of(0), 1);
    EXPECT_EQ(play.gold_of(1), 2);
}

TEST(CitadelsPowers, S28_AKilledEmperorsAdvisorMovesTheCrownAndTakesNothing) {
    Play play(turn_of(assassin, {}, {{}, {.roles = {emperor}}, {.gold = 5}}));
    play.act(named(4)).gold().end();
    while (play.phase() != Phase::advisor) {
        ASSERT_NE(Citadels::turn(play.state), Turn::over);
        play.settle().act(play.legal()[play.phase() == Phase::act ? play.legal().size() - 1 : 0]);
    }
    EXPECT_EQ(asked(play.state.table), 2);
    EXPECT_EQ(play.count(Kind::crown), 2) << "neither itself nor the holder";
    const int before = play.gold_of(3);
    play.act(give_crown(3, Tribute::nothing)).settle();
    EXPECT_EQ(play.state.table.crown, 3);
    EXPECT_EQ(play.gold_of(3), before);
    EXPECT_EQ(asked(play.state.table), 3);
}

TEST(CitadelsPowers, KingGainsGoldAndTheCrown) {
    Position position = turn_of(king, {.city = {manor, castle, temple}});
    position.crown = 3;
    Play play(position);
    EXPECT_EQ(play.state.table.crown, 0);
    play.act(act_count(Kind::income, 0));
    EXPECT_EQ(play.gold_of(0), 2);
    EXPECT_FALSE(play.allows(Kind::income));
}

TEST(CitadelsPowers, S31_PatricianWithSchoolOfMagic) {
    Position position = turn_of(patrician, {.city = {manor, castle, school_of_magic}});
    position.crown = 3;
    Play play(position);
    play.act(act_count(Kind::income, 0)).settle();
    EXPECT_EQ(play.state.hand[0].size(), 3);
    EXPECT_EQ(play.state.table.crown, 0);
}

TEST(CitadelsPowers, S32_A28_TheHeirScoresTheStatueInTheLastRound) {
    Position position = turn_of(assassin, {}, {{}, {.roles = {king}, .city = {statue}}, {}});
    position.first_done = 3;
    Play play(position);
    play.act(named(4)).gold().end().pass_to(Role::none);
    EXPECT_EQ(Citadels::turn(play.state), Turn::over);
    EXPECT_EQ(play.state.table.crown, 2);
    EXPECT_EQ(score_sheet(play.state, 2).statue, 5);
}

TEST(CitadelsPowers, S34_WhomTheThiefMayName) {
    Position position = turn_of(thief, {});
    position.killed = 5;
    Play play(position);
    EXPECT_FALSE(play.allows(named(1)));
    EXPECT_FALSE(play.allows(named(2)));
    EXPECT_FALSE(play.allows(named(5)));
    EXPECT_EQ(play.count(Kind::name), 5);
    position.killed = 0;
    State bewitched = position.state();
    bewitched.table.bewitched = 6;
    bewitched.table.witch = 3;
    Play after(bewitched);
    after.act(Kind::no_swap);
    EXPECT_FALSE(after.allows(named(6)));
}

TEST(CitadelsPowers, S35_TheThiefRobsBeforeTheVictimGathers) {
    Play play(turn_of(thief, {}, {{.roles = {merchant}, .gold = 5, .city = {tavern}}, {}, {}}));
    play.act(named(6)).gold().end().pass_to(merchant);
    EXPECT_EQ(play.gold_of(1), 0);
    EXPECT_EQ(play.gold_of(0), 7);
    play.gold().act(Kind::ability).act(act_count(Kind::income, 0));
    EXPECT_EQ(play.gold_of(1), 2 + 1 + 1);
}

TEST(CitadelsPowers, S35_TheThiefTakesEverythingHoweverMuchItIs) {
    for (const int stash : {6, 300}) {
        Play play(turn_of(thief, {}, {{.roles = {merchant}, .gold = stash}, {}, {}}));
        play.act(named(6)).gold().end().pass_to(merchant);
        EXPECT_EQ(play.gold_of(1), 0);
        EXPECT_EQ(play.gold_of(0), stash + 2);
        for (const auto& event : play.events.list())
            if (event.what == static_cast<std::uint8_t>(EventKind::robbed)) {
                EXPECT_EQ(event.as<Robbed>().gold.number(), static_cast<unsigned>(stash));
            }
        EXPECT_TRUE(play.told(EventKind::robbed));
    }
}

TEST(CitadelsPowers, A17_OneCannotRobOneself) {
    Position position{.players = {{.roles = {thief, merchant}, .gold = 4}, {}}, .calls = thief};
    Play play(position);
    play.act(named(6)).gold().end().pass_to(merchant);
    EXPECT_EQ(play.actor(), 0);
    EXPECT_EQ(play.gold_of(0), 6);
}

TEST(CitadelsPowers, S37_SpyTakesGoldAndCardsForEachMatch) {
    Play play(turn_of(spy, {}, {{.gold = 1, .hand = {manor, castle, temple}}, {}, {}}));
    play.act(spy_on(1, Type::noble)).settle();
    EXPECT_EQ(play.gold_of(0), 1);
    EXPECT_EQ(play.gold_of(1), 0);
    EXPECT_EQ(play.state.hand[0].size(), 2);
    EXPECT_EQ(play.state.hand[1].size(), 3);
    EXPECT_FALSE(play.allows(Kind::spy));
}

TEST(CitadelsPowers, S37_A24_TheSpyTellsAllMatchesThoughTheDeckIsShort) {
    Position position = turn_of(spy, {}, {{.gold = 3, .hand = {manor, castle, palace}}, {}, {}});
    position.deck = 1;
    Play play(position);
    play.act(spy_on(1, Type::noble)).settle();
    EXPECT_EQ(play.state.hand[0].size(), 1) << "what there is";
    EXPECT_EQ(play.gold_of(0), 3);
    for (const auto& event : play.events.list())
        if (event.what == static_cast<std::uint8_t>(EventKind::spied)) {
            EXPECT_EQ(event.as<Spied>().matches, 3);
        }
}

TEST(CitadelsPowers, A35_AnEmptyHandMayBeLookedAt) {
    Play spying(turn_of(spy, {}));
    spying.act(spy_on(1, Type::unique));
    EXPECT_EQ(spying.phase(), Phase::act);
    Play looking(turn_of(wizard, {}));
    looking.act(act_seat(Kind::look, 1));
    EXPECT_EQ(looking.phase(), Phase::act) << "there is nothing to take";
}

TEST(CitadelsPowers, S38_A16_WhomTheBlackmailerMayThreaten) {
    Position position = turn_of(blackmailer, {});
    position.killed = 5;
    Play play(position);
    for (const auto action : play.legal()) {
        if (kind(action) != Kind::threats) continue;
        for (const unsigned which : {0U, 1U}) {
            EXPECT_GE(rank_at(action, which), 3) << "neither rank 1 nor itself";
            EXPECT_NE(rank_at(action, which), 5) << "not the killed one";
        }
    }
    EXPECT_EQ(play.count(Kind::threats), 5 * 4);
    State under_warrant = turn_of(blackmailer, {}).state();
    under_warrant.table.cast[0] = magistrate;
    under_warrant.table.warrants = rank_bit(3) | rank_bit(6) | rank_bit(7);
    under_warrant.table.magistrate = 3;
    under_warrant.signed_warrant = 6;
    Play warranted(under_warrant);
    warranted.act(Kind::no_swap);
    EXPECT_TRUE(warranted.allows(place_threats(6, 7))) << "a warrant does not matter";
}

// The Blackmailer threatens rank 6 (and 5), the Merchant is called.
Play threatened(Rank real, int gold, bool cards = false) {
    Play play(turn_of(blackmailer, {}, {{.roles = {merchant}, .gold = gold}, {}, {}}));
    play.act(place_threats(real, real == 6 ? Rank{5} : Rank{6})).gold().end().pass_to(merchant);
    EXPECT_EQ(play.count(Kind::ability), 0) << "nothing before the threat is settled";
    if (cards) {
        play.act(Kind::draw_cards).settle();
        play.act(play.legal()[0]);
    } else {
        play.gold();
    }
    EXPECT_EQ(play.phase(), Phase::bribe);
    EXPECT_EQ(play.actor(), 1);
    return play;
}

TEST(CitadelsPowers, S40_A30_ABribeOfNothing) {
    for (const int gold : {0, 1}) {
        Play play = threatened(6, gold, true);
        play.act(Kind::bribe);
        EXPECT_EQ(play.gold_of(1), gold);
        EXPECT_EQ(play.gold_of(0), 2);
        EXPECT_TRUE(has_rank(play.state.table.threats_gone, 6));
        EXPECT_EQ(play.state.table.real_shown, 0) << "unseen";
        EXPECT_TRUE(play.allows(Kind::ability));
    }
}

TEST(CitadelsPowers, Blackmailer) {
    Play play = threatened(6, 5);
    play.act(Kind::bribe);
    EXPECT_EQ(play.gold_of(1), 4) << "half of 7, rounded down, is 3";
    EXPECT_EQ(play.gold_of(0), 5);
}

TEST(CitadelsPowers, S41_ARefusalAndWhatTheMarkerIs) {
    Play real = threatened(6, 5);
    real.act(Kind::refuse);
    EXPECT_EQ(asked(real.state.table), 0);
    real.act(Kind::reveal);
    EXPECT_EQ(real.gold_of(1), 0);
    EXPECT_EQ(real.gold_of(0), 9);
    Play blank = threatened(5, 5);
    blank.act(Kind::refuse).act(Kind::reveal);
    EXPECT_EQ(blank.gold_of(1), 7);
    Play hidden = threatened(6, 5);
    hidden.act(Kind::refuse).act(Kind::hide);
    EXPECT_EQ(hidden.gold_of(1), 7);
    EXPECT_EQ(hidden.state.table.real_shown, 0);
}

TEST(CitadelsPowers, S43_TheSameQuestionsForBothMarkers) {
    for (const Rank real : {Rank{5}, Rank{6}}) {
        Play play = threatened(real, 5);
        EXPECT_EQ(play.legal().size(), 2U);
        play.act(Kind::refuse);
        EXPECT_EQ(play.phase(), Phase::reveal);
        EXPECT_EQ(play.legal().size(), 2U);
    }
}

TEST(CitadelsPowers, S43_OnlookersSeeTheSameForBothMarkers) {
    for (const Kind answer : {Kind::bribe, Kind::refuse}) {
        const auto played = [&](Rank real) {
            Play play = threatened(real, 5);
            Witness witness({1, 2, 3});
            witness.watch(play);
            witness.watch(play.act(answer));
            if (answer == Kind::refuse) witness.watch(play.act(Kind::hide));
            witness.watch(play.end());
            return witness;
        };
        EXPECT_EQ(played(5), played(6));
    }
}

TEST(CitadelsPowers, A29_OnesOwnOtherCharacterIsNotThreatened) {
    Position position{.players = {{.roles = {blackmailer, merchant}}, {}}, .calls = blackmailer};
    Play play(position);
    play.act(place_threats(6, 5)).gold().end().pass_to(merchant);
    play.gold();
    EXPECT_EQ(play.phase(), Phase::act);
}

TEST(CitadelsPowers, S44_MagicianSwapsHandsOfAnySize) {
    Play play(turn_of(magician, {}, {{.hand = {manor, castle, temple, tavern}}, {}, {}}));
    play.act(act_seat(Kind::swap_hands, 1));
    EXPECT_EQ(play.state.hand[0].size(), 4);
    EXPECT_EQ(play.state.hand[1].size(), 0);
    Play giving(turn_of(magician, {.hand = {manor, castle, temple}}));
    giving.act(act_seat(Kind::swap_hands, 1));
    EXPECT_EQ(giving.state.hand[0].size(), 0);
    EXPECT_EQ(giving.state.hand[1].size(), 3);
}

TEST(CitadelsPowers, MagicianRedrawsAsManyAsItPutsDown) {
    Play play(turn_of(magician, {.hand = {manor, castle, temple}}));
    play.act(act_district(Kind::discard, manor)).act(act_district(Kind::discard, temple));
    EXPECT_EQ(play.state.bottom.size(), 2);
    play.act(Kind::redraw).settle();
    EXPECT_EQ(play.state.hand[0].size(), 3);
    EXPECT_FALSE(play.allows(Kind::swap_hands));
}

TEST(CitadelsPowers, S46_A14_TheWizardBuildsWhatItTakesAndDuplicates) {
    Play play(turn_of(wizard, {.gold = 9, .city = {manor}, .hand = {manor}},
                      {{.hand = {palace}}, {}, {}}));
    play.gold();
    EXPECT_TRUE(play.allows(act_district(Kind::build, manor))) << "A14: without a look";
    play.act(act_seat(Kind::look, 1)).act(act_district(Kind::take_and_build, palace));
    EXPECT_TRUE(play.has(0, palace));
    EXPECT_EQ(play.gold_of(0), 6);
    play.build(manor);
    EXPECT_EQ(play.in_city(0, manor), 2);
}

TEST(CitadelsPowers, S46_A13_TheWizardPaysForWhatItTakesInEveryWay) {
    const auto looking = [](Player own, std::vector<District> hand, bool gathered = true) {
        Play play(turn_of(wizard, std::move(own), {{.hand = std::move(hand)}, {}, {}}));
        if (gathered) play.gold();
        play.act(act_seat(Kind::look, 1));
        return play;
    };
    Play frame = looking({.city = {framework}, .hand = {tavern}}, {palace});
    frame.act(act_district(Kind::build_by_frame, palace));
    EXPECT_TRUE(frame.has(0, palace));
    EXPECT_FALSE(frame.has(0, framework));
    EXPECT_TRUE(frame.state.hand[1].empty());
    EXPECT_EQ(frame.state.table.builds, 1) << "outside the limit";
    frame.build(tavern);

    Play ruin = looking({.city = {manor}}, {necropolis});
    ruin.act(act_own(Kind::build_by_ruin, manor, false));
    EXPECT_TRUE(ruin.has(0, necropolis));
    EXPECT_FALSE(ruin.has(0, manor));
    EXPECT_EQ(ruin.gold_of(0), 2);

    Play cards = looking({.hand = {temple, tavern, manor, palace}}, {thieves_den});
    EXPECT_FALSE(cards.allows(act_district(Kind::take_and_build, thieves_den)));
    cards.act(act_count(Kind::build_by_cards, 4));
    for (const auto card : {temple, tavern, manor, palace})
        cards.act(act_district(Kind::discard, card));
    EXPECT_TRUE(cards.has(0, thieves_den));
    EXPECT_EQ(cards.gold_of(0), 0);
    EXPECT_EQ(cards.state.table.builds, 1);

    Play early = looking(
        {.city = {framework, manor}, .hand = {temple, tavern, market, palace, docks, prison}},
        {palace, necropolis, thieves_den}, false);
    EXPECT_EQ(early.legal().size(), 3U) << "A13: taken into the hand, and nothing else";
}

TEST(CitadelsPowers, S47_A13_TheWizardTakesButDoesNotBuildBeforeGathering) {
    Play play(turn_of(wizard, {.gold = 9}, {{.hand = {palace}}, {}, {}}));
    play.act(act_seat(Kind::look, 1));
    EXPECT_FALSE(play.allows(Kind::take_and_build));
    play.act(act_district(Kind::take, palace));
    EXPECT_EQ(play.in_hand_of(0, palace), 1);
    EXPECT_EQ(play.state.hand[1].size(), 0);
}

TEST(CitadelsPowers, S49_SeerTakesOneOfEachAndGivesOneBack) {
    Play play(turn_of(seer, {}, {{.hand = {manor}}, {}, {.hand = {temple, tavern}}}));
    EXPECT_EQ(play.state.table.builds, 2) << "A23";
    play.act(Kind::ability).draw(card_of(manor)).draw(card_of(tavern));
    EXPECT_EQ(play.state.table.target, 1);
    play.act(act_district(Kind::give, tavern));
    EXPECT_EQ(play.state.table.target, 3) << "the empty hand is left alone";
    play.act(act_district(Kind::give, manor));
    EXPECT_EQ(play.state.hand[0].size(), 0);
    EXPECT_EQ(play.in_hand_of(1, tavern), 1);
    EXPECT_EQ(play.in_hand_of(3, manor), 1);
    EXPECT_EQ(play.state.hand[2].size(), 0);
}

TEST(CitadelsPowers, A23_LimitsHoldWithoutTheAbility) {
    EXPECT_EQ(Play(turn_of(seer, {})).state.table.builds, 2);
    EXPECT_EQ(Play(turn_of(scholar, {})).state.table.builds, 2);
    EXPECT_EQ(Play(turn_of(architect, {})).state.table.builds, 3);
}

TEST(CitadelsPowers, S73_A26_AbbotAsksTheRichest) {
    Play play(turn_of(abbot, {.gold = 2}, {{.gold = 6}, {.gold = 6}, {.gold = 1}}));
    EXPECT_EQ(play.count(Kind::tithe), 2);
    play.act(act_seat(Kind::tithe, 2));
    EXPECT_EQ(play.gold_of(0), 3);
    EXPECT_EQ(play.gold_of(2), 5);
    EXPECT_EQ(play.count(Kind::tithe), 0) << "once";
    Play rich(turn_of(abbot, {.gold = 6}, {{.gold = 6}, {.gold = 1}, {}}));
    EXPECT_EQ(rich.count(Kind::tithe), 0);
}

TEST(CitadelsPowers, AbbotChoosesGoldOrCardsForEachDistrict) {
    Play play(turn_of(abbot, {.city = {temple, church, school_of_magic}}));
    EXPECT_EQ(play.count(Kind::income), 4);
    play.act(act_count(Kind::income, 1)).settle();
    EXPECT_EQ(play.gold_of(0), 1);
    EXPECT_EQ(play.state.hand[0].size(), 2);
}

TEST(CitadelsPowers, S74_A21_CardinalTakesExactlyWhatIsMissing) {
    Position position =
        turn_of(cardinal, {.gold = 1, .hand = {palace, temple, tavern, thieves_den}},
                {{.gold = 1}, {.gold = 2}, {}});
    Play play(position);
    play.gold();
    EXPECT_FALSE(play.allows(build_by_help(palace, 1)));
    EXPECT_FALSE(play.allows(build_by_help(thieves_den, 2))) << "3 are missing";
    play.act(build_by_help(palace, 2));
    EXPECT_FALSE(play.allows(act_district(Kind::give, palace)));
    play.act(act_district(Kind::give, temple)).act(act_district(Kind::give, tavern));
    EXPECT_TRUE(play.has(0, palace));
    EXPECT_EQ(play.gold_of(0), 0);
    EXPECT_EQ(play.gold_of(2), 0);
    EXPECT_EQ(play.state.hand[2].size(), 2);
    position.players[0].hand = {palace, temple};
    EXPECT_EQ(Play(position).gold().count(Kind::build_by_help), 0) << "only one other card";
}

TEST(CitadelsPowers, CardinalGainsCards) {
    Play play(turn_of(cardinal, {.city = {temple, church}}));
    play.act(act_count(Kind::income, 0)).settle();
    EXPECT_EQ(play.state.hand[0].size(), 2);
}

TEST(CitadelsPowers, BishopGainsGold) {
    Play play(turn_of(bishop, {.city = {temple, church, school_of_magic}}));
    play.act(act_count(Kind::income, 0));
    EXPECT_EQ(play.gold_of(0), 3) << "the School of Magic counts";
    EXPECT_EQ(play.state.table.bishop, 0);
}

TEST(CitadelsPowers, S76_MerchantCollectsAfterBuildingAndOnce) {
    Play play(turn_of(merchant, {.hand = {tavern}}));
    play.gold().build(tavern).act(act_count(Kind::income, 0)).act(Kind::ability);
    EXPECT_EQ(play.gold_of(0), 2 - 1 + 1 + 1);
    EXPECT_FALSE(play.allows(Kind::income));
    EXPECT_FALSE(play.allows(Kind::ability));
}

TEST(CitadelsPowers, AlchemistGetsBackWhatItPaidForDistricts) {
    Play play(turn_of(alchemist, {.gold = 6, .city = {smithy}, .hand = {palace}}));
    play.gold().act(Kind::smithy).settle().build(palace).end();
    EXPECT_EQ(play.gold_of(0), 6) << "8 - 2 for cards; 5 paid and returned";
}

TEST(CitadelsPowers, TraderGainsGold) {
    Play play(turn_of(trader, {.city = {tavern, market}}));
    EXPECT_EQ(play.act(act_count(Kind::income, 0)).gold_of(0), 2);
}

TEST(CitadelsPowers, ArchitectGainsTwoCards) {
    Play play(turn_of(architect, {}));
    play.act(Kind::ability).settle();
    EXPECT_EQ(play.state.hand[0].size(), 2);
}

// What everybody is told.
std::vector<std::string> said(const Play& play) {
    const std::vector<std::string> names = {"Ann", "Bob", "Cid", "Dee"};
    std::vector<std::string> told;
    for (const auto& event : play.events.list())
        if (event.to == Audience::everyone())
            if (auto text = Citadels::tell(event, {.names = names}); !text.empty())
                told.push_back(std::move(text));
    return told;
}

TEST(CitadelsPowers, CardsThatAPowerBringsAreToldOnce) {
    Play play(turn_of(architect, {}));
    play.events.clear();
    play.act(Kind::ability).settle();
    EXPECT_EQ(said(play), std::vector<std::string>{"The Architect brings Ann 2 cards."});
}

TEST(CitadelsPowers, NavigatorGainsFourGoldOrFourCards) {
    Play gold(turn_of(navigator, {}));
    EXPECT_EQ(gold.act(Kind::ability_gold).gold_of(0), 4);
    EXPECT_FALSE(gold.allows(Kind::ability_cards));
    Play cards(turn_of(navigator, {}));
    cards.act(Kind::ability_cards).settle();
    EXPECT_EQ(cards.state.hand[0].size(), 4);
}

TEST(CitadelsPowers, S77_ScholarKeepsOneOfSeven) {
    Play play(turn_of(scholar, {}));
    const int before = play.state.deck.size();
    const auto shuffles = play.state.table.shuffles;
    play.act(Kind::ability).settle();
    EXPECT_EQ(play.state.drawn.size(), 7);
    play.act(play.legal()[0]);
    EXPECT_EQ(play.state.deck.size(), before - 1);
    EXPECT_EQ(play.state.table.shuffles, shuffles + 1);
    for (const int left : {3, 0}) {
        Position position = turn_of(scholar, {});
        position.deck = left;
        Play small(position);
        small.act(Kind::ability).settle();
        EXPECT_EQ(small.state.drawn.size(), left);
        EXPECT_FALSE(small.legal().empty()) << "A24";
    }
}

TEST(CitadelsPowers, S71_TheBishopIsSafeFromRankEightAlone) {
    Position position{.players = {{.roles = {bishop}, .city = {temple}},
                                  {.roles = {warlord}, .gold = 5, .city = {armory, tavern}},
                                  {},
                                  {}},
                      .calls = bishop};
    Play play(position);
    play.pass_to(warlord);
    EXPECT_FALSE(play.allows(act_city(Kind::destroy, 0, temple, false)));
    EXPECT_TRUE(play.allows(act_city(Kind::armory, 0, temple, false)));
    position.calls = warlord;
    position.killed = 5;
    Play killed(position);
    EXPECT_TRUE(killed.allows(act_city(Kind::destroy, 0, temple, false)));
}

}  // namespace
}  // namespace agora::citadels
