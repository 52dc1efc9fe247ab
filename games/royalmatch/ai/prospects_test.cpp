#include "games/royalmatch/ai/prospects.hpp"

#include "games/royalmatch/ai/testing/walk.hpp"
#include "games/royalmatch/testing/position.hpp"

namespace agora::royalmatch {
namespace {

TEST(RoyalMatchProspects, AreSureOfWhatIsSureAndGiveUpWhatIsImpossible) {
    constexpr float nearly = 0.12F;  // leads of one colour are counted up to a limit
    for (int seats = 2; seats <= most_players; ++seats) {
        Options options;
        options.cards = byte(seats - 2);  // 13, 11, 9
        walk(options, seats, 25, [&](const State& state, Seat /*who decides*/) {
            if (state.phase != Phase::play) return;
            const Prospects& prospects = Prospects::of(state);
            for (const Objective& objective : objectives)
                for (Seat seat = 0; seat < seats; ++seat) {
                    const Progress now = progress(state, seat, objective.goal);
                    const float chance = prospects.chance(state, seat, objective.goal);
                    EXPECT_GE(chance, now.sure ? 1 - nearly : 0.0F) << objective.id;
                    // Of several rivals only the one with the fewest tricks is watched.
                    if (now.possible || (objective.goal == Goal::humility && seats > 2)) continue;
                    EXPECT_LE(chance, nearly) << objective.id << ", turn " << int{state.turn};
                }
        });
    }
}

TEST(RoyalMatchProspects, KnowWhetherATrickIsWelcome) {
    State state = Position{.players = {{"2C 8C KC"}, {"9S 10S JS"}}, .turn = 11}.state();
    const Prospects& prospects = Prospects::of(state);
    const auto gain = [&](Seat seat, Goal goal) { return prospects.trick_gain(state, seat, goal); };
    EXPECT_LT(gain(1, Goal::quiet_exit), 0);
    EXPECT_GT(gain(1, Goal::regicide), 0);
    EXPECT_LT(gain(1, Goal::icarus), 0);
    EXPECT_EQ(gain(1, Goal::harvest), 0);  // out of reach
    EXPECT_EQ(gain(0, Goal::harvest), 0);  // safe
    state.tally[0].wins = 0b111'0000'111;  // seven, and a run of three
    EXPECT_GT(gain(0, Goal::streak), 0);
    EXPECT_GT(gain(0, Goal::harvest), 0);
    EXPECT_LT(gain(0, Goal::fair_share), 0);
}

TEST(RoyalMatchProspects, AreWorthThePointsOfTheBox) {
    // Points are set so that any objective is worth about as much: an easy one brings few.
    const State state = *RoyalMatch::start({}, 2);
    const Prospects& prospects = Prospects::of(state);
    const auto chance = [&](Goal goal) { return prospects.chance(state, 0, goal); };
    EXPECT_GT(chance(Goal::low_profile), chance(Goal::nothing));
    EXPECT_GT(chance(Goal::fair_share), chance(Goal::exact_fair));
    for (const Objective& objective : objectives) {
        const float worth = chance(objective.goal) * static_cast<float>(objective.points[0]);
        EXPECT_GT(worth, 0.5F) << objective.id;
        EXPECT_LT(worth, 6.5F) << objective.id;
    }
}

}  // namespace
}  // namespace agora::royalmatch
