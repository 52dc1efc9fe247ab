// Common sense (§17): it pursues its objectives and beats players who do not.
#include "games/royalmatch/balance.hpp"
#include "games/royalmatch/testing/position.hpp"

namespace agora::royalmatch {
namespace {

Action sensible(const State& state, Seat seat) {
    const View view = RoyalMatch::view(state, seat);
    RoyalMatch::Actions legal;
    RoyalMatch::legal(state, seat, legal);
    return *std::ranges::max_element(
        legal, {}, [&](Action action) { return RoyalMatch::action_score(view, action); });
}

TEST(RoyalMatchSense, R17_BeatsRandomPlayersInMoreThanNineOfTenMatches) {
    Random random(17);
    Silence silence;
    constexpr int matches = 100;
    int won = 0;
    for (int match = 0; match < matches; ++match) {
        const Seat sense = match % 2 == 0 ? 0 : 1;
        State state = *RoyalMatch::start({}, 2);
        while (RoyalMatch::turn(state) != Turn::over) {
            settle_luck<RoyalMatch>(state, random, silence);
            if (RoyalMatch::turn(state) == Turn::over) break;
            const Seat seat = *RoyalMatch::pending(state).begin();
            RoyalMatch::apply(
                state, seat,
                seat == sense ? sensible(state, seat) : random_decision(state, seat, random),
                silence);
        }
        won += RoyalMatch::standing(state).places[sense].rank == 1 ? 1 : 0;
    }
    EXPECT_GT(won, 90);
}

TEST(RoyalMatchSense, R17_PlaysHighForOneWhoWantsTricksAndLowForOneWhoDoesNot) {
    Position position{.players = {{"2C 8C KC", "", {Goal::harvest}}, {"9S 10S JS"}}, .turn = 11};
    State wants = position.state();
    wants.tally[0].wins = 0b11111110;  // seven of eight
    wants.tally[1].wins = 0b1100000001;
    wants.tally[1].black = 6;
    wants.tally[0].black = 14;
    EXPECT_EQ(card_of(sensible(wants, 0)), card("KC"));
    position.players[0].goals = {Goal::humility};
    State shuns = position.state();
    shuns.tally[0].wins = 0b11111;
    shuns.tally[1].wins = 0b1111100000;
    shuns.tally[0].black = shuns.tally[1].black = 10;
    EXPECT_EQ(card_of(sensible(shuns, 0)), card("2C"));
}

TEST(RoyalMatchSense, R17_AnAsceticKeepsItsVow) {
    const Position position{.players = {{"2H 3H 6S", "", {Goal::ascetic}}, {"9S 10S JS"}},
                            .turn = 11};
    EXPECT_FALSE(played_of(sensible(position.state(), 0)).activated());
}

}  // namespace
}  // namespace agora::royalmatch
