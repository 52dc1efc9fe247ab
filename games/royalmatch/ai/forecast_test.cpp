#include "games/royalmatch/ai/forecast.hpp"

#include "games/royalmatch/ai/testing/walk.hpp"
#include "games/royalmatch/ai/totals.hpp"
#include "games/royalmatch/testing/position.hpp"

#include <cmath>

namespace agora::royalmatch {
namespace {

float chance(const State& state, Seat seat) {
    const ObjectiveFeatures features(state, seat);
    return chance_of(state, seat, features, features.stakes()[0]);
}

// Turn 8: the hand and the deck of seat 0 against middling cards, with as many tricks won by each.
State halfway(std::string_view hand, std::string_view deck, Goal goal) {
    State state =
        Position{.players = {{hand, deck, {goal}}, {"7S 8D 9S", "6D 7D 8S"}}, .turn = 8}.state();
    state.tally[0].wins = 0b101'0100;
    state.tally[1].wins = 0b010'1011;
    return state;
}
constexpr std::string_view high = "AH KH QC";
constexpr std::string_view high_deck = "AC KC JH";
constexpr std::string_view low = "2H 3H 4C";
constexpr std::string_view low_deck = "2C 3C 5H";

TEST(RoyalMatchForecast, KnowsWhatCardsAnObjectiveNeeds) {
    for (const Goal goal : {Goal::supremacy, Goal::streak, Goal::harvest})
        EXPECT_GT(chance(halfway(high, high_deck, goal), 0),
                  chance(halfway(low, low_deck, goal), 0) + 0.2F)
            << info(goal).id;
    for (const Goal goal : {Goal::humility, Goal::low_profile, Goal::quiet_exit})
        EXPECT_LT(chance(halfway(high, high_deck, goal), 0),
                  chance(halfway(low, low_deck, goal), 0) - 0.2F)
            << info(goal).id;
}

TEST(RoyalMatchForecast, IsTheChanceOfBothSeatsToWin) {
    walk({}, 2, 10, [&](const State& state, Seat /*who decides*/) {
        if (state.phase != Phase::play) return;
        const ai::Values values = forecast(state);
        EXPECT_GE(values[0], 0);
        EXPECT_LE(values[0], 1);
        EXPECT_FLOAT_EQ(values[0] + values[1], 1);
    });
}

TEST(RoyalMatchForecast, CountsTheTotals) {
    State state = halfway(high, high_deck, Goal::supremacy);
    state.total = {10, 10, 0, 0};
    const float even = forecast(state)[0];
    state.total = {20, 10, 0, 0};
    EXPECT_GT(forecast(state)[0], even + 0.1F);
}

TEST(RoyalMatchForecast, IsForRoundsThatTheNetsKnow) {
    const auto known = [](const Options& options, int seats) {
        return can_forecast(*RoyalMatch::start(options, seats));
    };
    EXPECT_TRUE(known({}, 2));
    EXPECT_TRUE(known({.target = 15}, 2));
    EXPECT_FALSE(known({}, 3));
    EXPECT_FALSE(known({.cards = 2}, 2));
    EXPECT_FALSE(known({.seals = 1}, 2));
    EXPECT_FALSE(known({.penalty = 1}, 2));
}

// Log loss of nets and prospects in rounds of the rollout policy, on which the nets were not
// trained.
TEST(RoyalMatchForecast, PredictsBetterThanProspects) {
    constexpr int rounds = 150;
    double by_nets = 0;
    double by_prospects = 0;
    for (int round = 0; round < rounds; ++round) {
        Random random(mix(static_cast<std::uint64_t>(round) + 70));
        Silence silence;
        State state = *RoyalMatch::start({}, 2);
        std::array<std::array<float, dealt_goals>, 2> nets{};
        std::array<std::array<float, dealt_goals>, 2> prospects{};
        for (;;) {
            settle_luck<RoyalMatch>(state, random, silence);
            if (state.finished > 0) break;
            if (state.phase == Phase::play && state.turn == 6)
                for (const Seat seat : {Seat{0}, Seat{1}}) {
                    const ObjectiveFeatures features(state, seat);
                    for (const Stake& stake : features.stakes())
                        for (unsigned slot = 0; slot < dealt_goals; ++slot) {
                            if (state.objectives[seat].dealt[slot] != stake.goal) continue;
                            nets[seat][slot] = chance_of(state, seat, features, stake);
                            prospects[seat][slot] =
                                Prospects::of(state).chance(state, seat, stake.goal);
                        }
                }
            for (const Seat seat : RoyalMatch::pending(state))
                RoyalMatch::apply(state, seat, rollout_action(state, seat, random), silence);
        }
        for (const Seat seat : {Seat{0}, Seat{1}})
            for (unsigned slot = 0; slot < dealt_goals; ++slot) {
                const RoundResult& result = state.result[seat];
                if ((result.kept >> slot & 1) == 0) continue;
                const float happened = (result.fulfilled >> slot & 1) != 0 ? 1.0F : 0.0F;
                by_nets += std::pow(double{nets[seat][slot] - happened}, 2);
                by_prospects += std::pow(double{prospects[seat][slot] - happened}, 2);
            }
    }
    EXPECT_LT(by_nets, 0.9 * by_prospects);
}

TEST(RoyalMatchTotals, SayTheSameOfTwoPlayersBeforeAndAfterTheRoundEnds) {
    State state = *RoyalMatch::start({}, 2);
    for (int first = -5; first < 30; first += 5)
        for (int second = -5; second < 30; second += 3) {
            State after = state;
            after.finished = 1;
            after.total[0] = static_cast<std::int16_t>(first);
            after.total[1] = static_cast<std::int16_t>(second);
            EXPECT_NEAR(
                chance_of_first(state, static_cast<float>(first), static_cast<float>(second)),
                chances(after)[0], 1e-5)
                << first << " to " << second;
        }
    EXPECT_EQ(chance_of_first(state, 31, 12), 1);
    EXPECT_EQ(chance_of_first(state, 29, 30), 0);
    EXPECT_EQ(chance_of_first(state, 33, 33), 0.5F);
}

}  // namespace
}  // namespace agora::royalmatch
