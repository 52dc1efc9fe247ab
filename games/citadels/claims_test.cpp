// What a turn brings by itself, what is asked before it ends, and the assassin who is always dealt.
#include "core/erase.hpp"
#include "games/citadels/testing/position.hpp"
#include "games/citadels/testing/scripted.hpp"

#include <gmock/gmock.h>

namespace agora::citadels {
namespace {

using testing::HasSubstr;
using enum District;
using enum Role;

Position turn_of(Role role, Player player = {}) {
    player.roles = {role};
    Position position;
    position.players[0] = std::move(player);
    position.calls = role;
    position.rules = rule::bonus;
    return position;
}

std::optional<Action> automatic(const Play& play) {
    return Citadels::automatic(Citadels::view(play.state, asked(play.state.table)), play.legal());
}

TEST(CitadelsClaims, TheMerchantsCoinAndTheArchitectsCardsComeRightAfterGathering) {
    for (const Role role : {merchant, architect}) {
        Play play(turn_of(role));
        EXPECT_FALSE(automatic(play)) << "not before";
        play.gold();
        EXPECT_EQ(automatic(play), act(Kind::ability));
        play.act(Kind::ability).settle();
        EXPECT_FALSE(automatic(play)) << "once";
    }
    Play drawing(turn_of(merchant));
    drawing.act(Kind::draw_cards).settle();
    EXPECT_FALSE(automatic(drawing)) << "the card is not kept yet";
    drawing.act(drawing.legal()[0]);
    EXPECT_EQ(automatic(drawing), act(Kind::ability));
}

TEST(CitadelsClaims, IncomeAndOtherPowersAreNeverAutomatic) {
    for (const Role role : {king, bishop, warlord, navigator, queen, scholar, seer}) {
        Play play(turn_of(role, {.city = {manor, temple, prison}}));
        play.gold();
        EXPECT_FALSE(automatic(play)) << facts(role).id;
    }
    Play trading(turn_of(merchant, {.city = {tavern}}));
    trading.gold().act(Kind::ability);
    EXPECT_FALSE(automatic(trading));
    EXPECT_TRUE(trading.allows(act_count(Kind::income, 0)));
}

TEST(CitadelsClaims, ASettingLeavesThemToThePlayer) {
    Position position = turn_of(merchant);
    position.rules = 0;
    Play play(position);
    play.gold();
    EXPECT_FALSE(automatic(play));
    Options options;
    EXPECT_NE(Citadels::start(options, 4)->table.rules & rule::bonus, 0) << "on by default";
}

TEST(CitadelsClaims, NothingIsTakenForOneWhoIsThreatenedOrBewitched) {
    Position threatened;
    threatened.players = {{.roles = {blackmailer}}, {.roles = {merchant}}, {}, {}};
    threatened.calls = blackmailer;
    threatened.rules = rule::bonus;
    Play play(threatened);
    play.act(place_threats(6, 7)).gold().end().pass_to(merchant).gold();
    ASSERT_EQ(play.phase(), Phase::bribe);
    EXPECT_FALSE(automatic(play));
    play.act(Kind::bribe);
    EXPECT_FALSE(automatic(play));
    EXPECT_TRUE(play.allows(Kind::ability)) << "it may still take the coin";

    Position spell;
    spell.players = {{.roles = {witch}}, {.roles = {merchant}}, {}, {}};
    spell.calls = witch;
    spell.rules = rule::bonus;
    Play bewitched(spell);
    bewitched.gold().act(act_rank(Kind::name, 6)).pass_to(merchant);
    ASSERT_EQ(bewitched.actor(), 1);
    bewitched.gold();
    ASSERT_EQ(bewitched.actor(), 0) << "the Witch plays on as the Merchant";
    EXPECT_FALSE(automatic(bewitched)) << "she gathered long ago";
    EXPECT_TRUE(bewitched.allows(Kind::ability)) << "the coin is hers";
}

TEST(CitadelsClaims, EndingWithSomethingLeftIsAskedAbout) {
    Position position = turn_of(merchant, {.city = {tavern, market}});
    position.rules = 0;
    Play play(position);
    play.gold();
    const auto asks = [&](Lang lang) {
        return Citadels::confirm(Citadels::view(play.state, Seat{0}), act(Kind::end_turn), lang);
    };
    EXPECT_EQ(asks(Lang::en),
              "You leave behind: your income (2 gold), the Merchant's coin. End all the same?");
    EXPECT_EQ(asks(Lang::fr),
              "Vous laissez\u00A0: votre revenu (2 pièces d'or), la pièce d'or de la Marchande. "
              "Finir quand même\u00A0?");
    EXPECT_EQ(Citadels::confirm(Citadels::view(play.state, Seat{0}), act_count(Kind::income, 0),
                                Lang::en),
              "");
    play.act(act_count(Kind::income, 0)).act(Kind::ability);
    EXPECT_EQ(asks(Lang::en), "");
}

TEST(CitadelsClaims, APowerThatCostsNothingIsNamedToo) {
    const std::pair<Role, std::string_view> powers[] = {
        {assassin, "kill"},       {thief, "rob"},
        {magician, "swap"},       {spy, "spy"},
        {wizard, "look"},         {magistrate, "warrants"},
        {blackmailer, "threats"}, {seer, "Seer"},
        {scholar, "Scholar"},     {navigator, "4 gold or 4 cards"},
        {architect, "2 cards"}};
    for (const auto& [role, what] : powers) {
        Position position = turn_of(role);
        position.rules = 0;
        Play play(position);
        play.gold();
        EXPECT_THAT(
            Citadels::confirm(Citadels::view(play.state, Seat{0}), act(Kind::end_turn), Lang::en),
            HasSubstr(what));
    }
    Play costly(turn_of(warlord, {.gold = 5, .city = {smithy}}));
    costly.gold();
    EXPECT_EQ(
        Citadels::confirm(Citadels::view(costly.state, Seat{0}), act(Kind::end_turn), Lang::en),
        "");
}

// Section 9, second edition: the seed's special rule taken literally.
TEST(CitadelsClaims, AnAssassinWhoIsKeptIsNeverPutAside) {
    for (int seats = 2; seats <= 8; ++seats) {
        Options options;
        options.assassin = 1;
        Random random(static_cast<std::uint64_t>(seats));
        Silence silence;
        State state = *Citadels::start(options, seats);
        for (int step = 0; step < 3000 && Citadels::turn(state) != Turn::over; ++step) {
            const Phase phase = state.table.phase;
            if (Citadels::turn(state) == Turn::luck) {
                if (phase == Phase::face_up ||
                    (phase == Phase::face_down && state.table.step == 0)) {
                    EXPECT_FALSE(Citadels::luck(state).among.has(1));
                    EXPECT_TRUE(Citadels::luck(state).among.has(2) ||
                                has_rank(state.table.face_up, 2));
                }
                Citadels::apply_outcome(state, draw_luck<Citadels>(state, random), silence);
            } else {
                const Seat seat = asked(state.table);
                const View view = Citadels::view(state, seat);
                const State world = Citadels::sample(view, random);
                ASSERT_EQ("", Citadels::broken(world));
                ASSERT_EQ(Citadels::view(world, seat), view);
                Citadels::Actions legal;
                Citadels::legal(state, seat, legal);
                Citadels::apply(state, seat,
                                legal[random.below(static_cast<unsigned>(legal.size()))], silence);
            }
            ASSERT_EQ("", Citadels::broken(state));
        }
    }
}

}  // namespace
}  // namespace agora::citadels
