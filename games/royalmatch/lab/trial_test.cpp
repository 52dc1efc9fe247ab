#include "games/royalmatch/lab/trial.hpp"

#include "games/royalmatch/testing/position.hpp"

#include <gtest/gtest.h>

namespace agora::royalmatch {
namespace {

double mean_gain(const State& state, std::string_view name, int trials) {
    Random random(7);
    double sum = 0;
    for (int i = 0; i < trials; ++i) sum += gain_of_activating(state, 0, card(name), random);
    return sum / trials / 100;
}

TEST(Trial, AnOathIsWorthItsPointsWhereItCannotFail) {
    Position position;
    position.turn = 11;
    position.players = {{"QH 3C 4C", "", {Goal::harvest}}, {"5C 6C 7C", "", {Goal::nothing}}};
    // Seat 0 has won ten tricks.
    EXPECT_NEAR(mean_gain(position.state(), "QH", 5), 3, 0.5);
}

TEST(Trial, AVowIsBrokenAtItsPrice) {
    Position position;
    position.turn = 12;
    position.players = {{"2H 3C", "", {Goal::ascetic}}, {"5C 6C", "", {Goal::nothing}}};
    const auto state = position.state();
    const int lost = points_of(state, Goal::ascetic) + 1;  // and the penalty
    EXPECT_NEAR(mean_gain(state, "2H", 5), -lost, 0.5);
}

}  // namespace
}  // namespace agora::royalmatch
