#include "games/royalmatch/ai/belief.hpp"

#include "games/royalmatch/ai/testing/walk.hpp"
#include "games/royalmatch/testing/position.hpp"

namespace agora::royalmatch {
namespace {

TEST(RoyalMatchBelief, NeverRulesOutTheTruth) {
    for (int seats = 2; seats <= most_players; ++seats)
        walk({}, seats, 8, [&](const State& state, Seat seat) {
            const Belief belief(RoyalMatch::view(state, seat));
            for (Seat other = 0; other < seats; ++other)
                for (unsigned slot = 0; slot < dealt_goals; ++slot)
                    if (other != seat && (state.objectives[other].kept >> slot & 1U) != 0) {
                        EXPECT_GT(belief.weight(other, state.objectives[other].dealt[slot]), 0);
                    }
        });
}

TEST(RoyalMatchBelief, DrawsWorldsThatFitTheView) {
    Random random(5);
    for (int seats = 2; seats <= most_players; ++seats)
        walk({}, seats, 8, [&](const State& state, Seat seat) {
            const View view = RoyalMatch::view(state, seat);
            State world = RoyalMatch::sample(view, random);
            Belief(view).draw_kept(world, random);
            EXPECT_EQ(RoyalMatch::broken(world), "");
            EXPECT_TRUE(RoyalMatch::view(world, seat) == view) << "turn " << int{state.turn};
        });
}

TEST(RoyalMatchBelief, TakesBackChoicesThatOthersMadeInSecret) {
    Random random(5);
    walk({}, 3, 4, [&](const State& state, Seat seat) {
        const State world = world_before_choices(RoyalMatch::view(state, seat), random);
        EXPECT_EQ(RoyalMatch::pending(world), SeatSet::first(3));
        EXPECT_EQ(world.objectives[seat], state.objectives[seat]);
        EXPECT_EQ(world.hand[seat], state.hand[seat]);
    });
}

TEST(RoyalMatchBelief, SeesWhatARivalWorksFor) {
    // Seat 0 won ten tricks, which does not look like somebody who wants none.
    const Player watcher{"9S 10S JS", "", {Goal::david, Goal::icarus, Goal::aces}};
    const State state = Position{.players = {{"2C 8C KC"}, watcher}, .turn = 11}.state();
    const Belief belief(RoyalMatch::view(state, 1));
    EXPECT_GT(belief.weight(0, Goal::harvest), belief.weight(0, Goal::nothing));
    EXPECT_GT(belief.weight(0, Goal::supremacy), belief.weight(0, Goal::low_profile));
}

}  // namespace
}  // namespace agora::royalmatch
