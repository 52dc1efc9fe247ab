// Common sense: what a decision looks like at first sight, and how far that leads.
#include "games/splendor/testing/position.hpp"

namespace agora::splendor {
namespace {

constexpr unsigned W = 1, G = 4, R = 8, O = 16;  // bits of a take

// The most appealing decision; of equals the first.
Action best(const State& state) {
    const auto view = Splendor::view(state, state.table.turn);
    Splendor::Actions legal;
    Splendor::legal(state, state.table.turn, legal);
    return *std::ranges::max_element(legal, {},
                                     [&](Action a) { return Splendor::action_score(view, a); });
}

Action any(const State& state, Random& random) {
    Splendor::Actions legal;
    Splendor::legal(state, state.table.turn, legal);
    return legal[random.below(static_cast<unsigned>(legal.size()))];
}

// A game between common sense in the seats of `sensible` and chance in the others.
State played(int seats, SeatSet sensible, std::uint64_t seed) {
    State state = *Splendor::start(preset("agora"), seats);
    Random random(seed);
    Silence silence;
    for (;;) {
        settle_luck<Splendor>(state, random, silence);
        if (Splendor::turn(state) == Turn::over) return state;
        const Seat seat = state.table.turn;
        const auto action = sensible.has(seat) ? best(state) : any(state, random);
        Splendor::apply(state, seat, action, silence);
    }
}

TEST(SplendorSense, BeatsChance) {
    int wins = 0;
    for (unsigned game = 0; game < 60; ++game) {
        const Seat seat = static_cast<Seat>(game % 2);
        const State end = played(2, SeatSet::of(seat), game);
        wins += Splendor::standing(end).places.at(seat).rank == 1 ? 1 : 0;
    }
    EXPECT_GT(wins, 57);
}

TEST(SplendorSense, EndsAGameInAboutThirtyRounds) {
    for (int seats = 2; seats <= 4; ++seats) {
        int rounds = 0;
        for (unsigned game = 0; game < 20; ++game)
            rounds += played(seats, SeatSet::first(seats), game).table.round;
        EXPECT_GT(rounds, 20 * 20) << seats << " seats";
        EXPECT_LT(rounds, 20 * 33) << seats << " seats";
    }
}

TEST(SplendorSense, WinsWhereItCan) {
    // Seat 1 plays last in the round and has 14 points; one cheap card is worth the fifteenth.
    const CardId last_point = costing(0, 0, 4, 0, 0);
    const State state = Position{.players = {{.bought = {73, 77, 70}},
                                             {.gems = {0, 0, 4, 0, 0}, .bought = {81, 85, 71}}},
                                 .grid = {last_point, costing(0, 0, 3, 0, 0)},
                                 .turn = 1}
                            .state();
    ASSERT_EQ(state.table.points[1], 14);
    EXPECT_EQ(best(state), buy(last_point));
}

TEST(SplendorSense, SpendsGoldLast) {
    const CardId card = costing(0, 0, 4, 0, 0);
    const State state =
        Position{.players = {{.gems = {0, 0, 4, 0, 0, 3}}, {}}, .grid = {card}}.state();
    const auto view = Splendor::view(state, 0);
    for (int gold = 1; gold <= 3; ++gold)
        EXPECT_GT(Splendor::action_score(view, buy(card)),
                  Splendor::action_score(view, buy(card, Gems{0, 0, gold, 0, 0})));
}

TEST(SplendorSense, TakesWhatTheCardsInSightCost) {
    const State state = Position{
        .players = {{.gems = {0, 0, 3, 0, 0}}, {}},
        .grid = {costing(
            0, 0, 4, 0, 0)}}.state();
    const Action action = best(state);
    EXPECT_EQ(kind(action), Kind::take) << show(action);
    EXPECT_NE(operand(action) & G, 0U) << show(action);
}

TEST(SplendorSense, ReturnsWhatItNeedsLeast) {
    Play play(
        Position{.rules = "official",
                 .players = {{.gems = {0, 4, 3, 0, 0, 1}}, {}, {}, {}},
                 .grid = {costing(0, 3, 6, 3, 0), costing(0, 3, 0, 0, 0), costing(0, 2, 2, 0, 1)}});
    play.act(take(W | R | O));
    ASSERT_EQ(play.state.table.phase, Phase::give_back);
    EXPECT_NE(best(play.state), give_back(Colour::gold));
}

}  // namespace
}  // namespace agora::splendor
