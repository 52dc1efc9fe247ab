// The use cases that the game was asked for: a turn, the choice of characters, the gathering of
// resources. What their steps say and other tests do not.
#include "games/citadels/testing/position.hpp"
#include "games/citadels/testing/scripted.hpp"

#include <gmock/gmock.h>

namespace agora::citadels {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using enum District;
using enum Role;

Action any_of(const State& state, Random& random) {
    Citadels::Actions legal;
    Citadels::legal(state, asked(state.table), legal);
    return legal[random.below(static_cast<unsigned>(legal.size()))];
}

// A selection that is about to begin, with whatever cast fits so many players.
State before_the_choice(int seats, std::uint64_t seed) {
    Random random(seed);
    Silence silence;
    State state = *Citadels::start(Citadels::presets()[0].options, seats);
    settle_luck<Citadels>(state, random, silence);
    return state;
}

TEST(CitadelsChoice, TheCrownBeginsAndEachChoosesInTurn) {
    for (int seats = 4; seats <= 8; ++seats)
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            State state = before_the_choice(seats, seed);
            const Seat crown = state.table.crown;
            Random random(seed);
            Silence silence;
            for (int order = 0; order < seats; ++order) {
                ASSERT_EQ(state.table.phase, Phase::pick);
                ASSERT_EQ(asked(state.table), (crown + order) % seats) << seats << " players";
                Citadels::apply(state, asked(state.table), any_of(state, random), silence);
                settle_luck<Citadels>(state, random, silence);
            }
            ASSERT_NE(state.table.phase, Phase::pick) << "nobody chooses twice";
            for (Seat seat = 0; seat < seats; ++seat)
                EXPECT_EQ(std::popcount(roles_of(state, seat)), 1);
            EXPECT_EQ(Citadels::turn(state), Turn::players) << "and the first one is called";
            EXPECT_GT(state.table.called, 0);
        }
}

TEST(CitadelsChoice, WhatIsOnOfferIsShownToTheOneWhoChoosesAlone) {
    const Scripted game(4, {},
                        {"crown 0", "face up architect", "face up warlord", "face down bishop"});
    EXPECT_THAT(game.drawn(Seat{0}),
                EndsWith("Choose your character in secret: Assassin, Thief, Magician, King, "
                         "Merchant.\n"));
    EXPECT_THAT(game.drawn(Seat{0}, Lang::fr), HasSubstr("Choisissez en secret un personnage"));
    for (const Viewer viewer : {Viewer(Seat{1}), Viewer(Seat{3}), Viewer::spectator()}) {
        EXPECT_THAT(game.drawn(viewer), Not(HasSubstr("in secret")));
        EXPECT_EQ(offer(Citadels::view(game.state, viewer)), 0);
    }
}

TEST(CitadelsChoice, WhatIsTakenAndWhatIsLeftOverIsSecret) {
    const std::vector<std::string> luck = {"crown 0", "face up architect", "face up warlord",
                                           "face down bishop"};
    const auto chosen = [&](std::initializer_list<std::string_view> picks) {
        Scripted game(4, {}, luck);
        for (const auto pick : picks) game.type(pick);
        return game.state;
    };
    // The same but for the second and the third, and but for the last and what it leaves over.
    const State one = chosen({"pick assassin", "pick thief", "pick magician", "pick king"});
    const State two = chosen({"pick assassin", "pick magician", "pick thief", "pick king"});
    const State other = chosen({"pick assassin", "pick thief", "pick magician", "pick merchant"});
    for (const Viewer viewer : {Viewer(Seat{0}), Viewer::spectator()}) {
        EXPECT_EQ(Citadels::view(one, viewer), Citadels::view(two, viewer));
        EXPECT_EQ(Citadels::view(one, viewer), Citadels::view(other, viewer));
    }
    EXPECT_NE(Citadels::view(one, Seat{3}), Citadels::view(other, Seat{3}));
}

TEST(CitadelsTurn, CharactersAreCalledInOrderOfRankAndRevealed) {
    for (int seats = 2; seats <= 8; ++seats) {
        Random random(static_cast<std::uint64_t>(seats));
        Events events;
        State state = before_the_choice(seats, 5);
        int round = 0;
        Rank last = 0;
        int turns = 0;
        for (int step = 0; step < 4000 && Citadels::turn(state) != Turn::over; ++step) {
            if (Citadels::turn(state) == Turn::luck) {
                Citadels::apply_outcome(state, draw_luck<Citadels>(state, random), events);
                continue;
            }
            const Table& table = state.table;
            if (table.round != round) last = 0;
            round = table.round;
            if (table.phase == Phase::act && table.called != last) {
                ASSERT_GT(table.called, last) << "from the lowest to the highest";
                last = table.called;
                const Seat holder = holder_of(state, last);
                EXPECT_TRUE(has_rank(table.revealed[holder], last));
                EXPECT_TRUE(has_rank(
                    Citadels::view(state, Viewer::spectator()).table.revealed[holder], last));
                ++turns;
            }
            Citadels::apply(state, asked(table), any_of(state, random), events);
        }
        EXPECT_GT(turns, 10) << seats << " players";
    }
}

Position turn_of(Role role, Player player) {
    player.roles = {role};
    Position position;
    position.players[0] = std::move(player);
    position.calls = role;
    return position;
}

TEST(CitadelsTurn, TwoGoldOrOneOfTwoCards) {
    Play play(turn_of(bishop, {.gold = 3}));
    EXPECT_TRUE(play.allows(Kind::take_gold));
    EXPECT_TRUE(play.allows(Kind::draw_cards));
    Play cards = play;
    play.gold();
    EXPECT_EQ(play.gold_of(0), 5);
    EXPECT_TRUE(play.state.hand[0].empty());
    EXPECT_FALSE(play.allows(Kind::draw_cards)) << "one or the other";
    cards.act(Kind::draw_cards).settle();
    EXPECT_EQ(cards.state.drawn.size(), 2);
    cards.act(cards.legal()[0]);
    EXPECT_EQ(cards.gold_of(0), 3);
    EXPECT_EQ(cards.state.hand[0].size(), 1);
    EXPECT_FALSE(cards.allows(Kind::take_gold));
}

TEST(CitadelsTurn, DistrictsArePaidForOneAfterAnotherUpToTheLimit) {
    Play play(turn_of(architect, {.gold = 8, .hand = {tavern, temple, manor, docks}}));
    play.gold();
    int gold = 10;
    for (const auto& [district, cost] :
         {std::pair{tavern, 1}, std::pair{temple, 1}, std::pair{manor, 3}}) {
        play.build(district);
        gold -= cost;
        EXPECT_EQ(play.gold_of(0), gold);
        EXPECT_EQ(play.in_city(0, district), 1);
        EXPECT_EQ(play.in_hand_of(0, district), 0);
    }
    EXPECT_EQ(play.count(Kind::build), 0) << "three and no more, though there is gold for it";
    Play one(turn_of(bishop, {.gold = 8, .hand = {tavern, temple}}));
    one.gold().build(tavern);
    EXPECT_EQ(one.count(Kind::build), 0);
    Play poor(turn_of(bishop, {.gold = 0, .hand = {manor}}));
    EXPECT_EQ(poor.gold().count(Kind::build), 0) << "two do not pay three";
}

}  // namespace
}  // namespace agora::citadels
