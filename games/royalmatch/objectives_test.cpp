// The 32 objectives at their edges, for 2, 3 and 4 seats and rounds of 13, 11 and 9. Named by
// scenario and section.
#include "games/royalmatch/testing/position.hpp"

namespace agora::royalmatch {
namespace {

// A finished round in which the seats won these tricks, from 1.
State finished(const std::vector<std::vector<int>>& wins, const Options& options = {}) {
    State state = *RoyalMatch::start(options, static_cast<int>(wins.size()));
    state.phase = Phase::wheel;
    state.turn = byte(options.cards_each());
    for (std::size_t seat = 0; seat < wins.size(); ++seat)
        for (const int trick : wins[seat])
            state.tally[seat].wins =
                static_cast<std::uint16_t>(state.tally[seat].wins | 1 << (trick - 1));
    return state;
}

// The same with so many tricks each, in order.
State counts(const std::vector<int>& tricks, const Options& options = {}) {
    std::vector<std::vector<int>> wins;
    int next = 1;
    for (const int each : tricks) {
        wins.emplace_back();
        for (int i = 0; i < each; ++i) wins.back().push_back(next++);
    }
    return finished(wins, options);
}

std::string seats_that_fulfil(const State& state, Goal goal) {
    std::string seats;
    for (Seat seat = 0; seat < state.seats; ++seat)
        if (is_fulfilled(state, seat, goal)) seats += std::to_string(seat);
    return seats;
}

TEST(RoyalMatchObjectives, R10_1_TheTableIsInOrder) {
    for (unsigned i = 0; i < goal_count; ++i) EXPECT_EQ(index(objectives[i].goal), i);
    EXPECT_EQ(points_of(Goal::nothing, 4, present_version), 14);
    EXPECT_EQ(points_of(Goal::regicide, 3, present_version), 9);
    EXPECT_EQ(number_of(Goal::harvest, 2, 13), 8);
    EXPECT_EQ(number_of(Goal::no_red, 4, 13), 0);
}

TEST(RoyalMatchObjectives, R16_NumbersOfShorterRounds) {
    EXPECT_EQ(number_of(Goal::exact_fair, 2, 11), 5);  // 5.08
    EXPECT_EQ(number_of(Goal::exact_fair, 2, 9), 4);   // 4.15
    EXPECT_EQ(number_of(Goal::harvest, 2, 9), 6);      // 5.54
    EXPECT_EQ(number_of(Goal::aces, 4, 9), 1);
    EXPECT_EQ(number_of(Goal::low_profile, 4, 9), 1);  // at least 1
    EXPECT_EQ(number_of(Goal::nothing, 4, 9), 0);      // 0 stays 0
    EXPECT_EQ(number_of(Goal::david, 3, 9), 6);        // a printed value
    EXPECT_EQ(number_of(Goal::regicide, 3, 9), 13);
    EXPECT_EQ(number_of(Goal::quiet_start, 4, 11), 5);
    EXPECT_EQ(number_of(Goal::four_seasons, 2, 9), 3);
}

TEST(RoyalMatchObjectives, S38_ExactlyThreeTricks) {
    EXPECT_EQ(seats_that_fulfil(counts({3, 4, 3, 3}), Goal::exact_fair), "023");
    EXPECT_EQ(seats_that_fulfil(counts({3, 4, 3, 3}), Goal::exact_high), "1");
}

TEST(RoyalMatchObjectives, R10_1_CountsOfTricksAtTheirEdges) {
    for (int seats = 2; seats <= 4; ++seats)
        for (int length = 0; length < 3; ++length) {
            const Options options = {.cards = byte(length)};
            const int cards = options.cards_each();
            for (int tricks = 0; tricks <= cards; ++tricks) {
                std::vector<int> won(static_cast<std::size_t>(seats), 0);
                won[0] = tricks;
                won[1] = cards - tricks;
                const State state = counts(won, options);
                const auto x = [&](Goal goal) { return number_of(goal, seats, cards); };
                const auto fulfils = [&](Goal goal) { return is_fulfilled(state, 0, goal); };
                EXPECT_EQ(fulfils(Goal::exact_fair), tricks == x(Goal::exact_fair));
                EXPECT_EQ(fulfils(Goal::exact_low), tricks == x(Goal::exact_low));
                EXPECT_EQ(fulfils(Goal::exact_high), tricks == x(Goal::exact_high));
                EXPECT_EQ(fulfils(Goal::fair_share),
                          tricks == x(Goal::fair_share) || tricks == x(Goal::fair_share) + 1);
                EXPECT_EQ(fulfils(Goal::harvest), tricks >= x(Goal::harvest));
                EXPECT_EQ(fulfils(Goal::low_profile), tricks <= x(Goal::low_profile));
                EXPECT_EQ(fulfils(Goal::nothing), tricks <= x(Goal::nothing));
                EXPECT_EQ(fulfils(Goal::ascetic), tricks >= x(Goal::ascetic));
                EXPECT_EQ(fulfils(Goal::supremacy), 2 * tricks > cards);
            }
        }
}

TEST(RoyalMatchObjectives, S39_NoTrickAtAll) {
    const State state = counts({0, 5, 4, 4});
    for (const Goal goal : {Goal::nothing, Goal::no_red, Goal::no_heart, Goal::no_face,
                            Goal::humility, Goal::low_profile, Goal::quiet_exit})
        EXPECT_TRUE(is_fulfilled(state, 0, goal)) << info(goal).id;
    for (const Goal goal : {Goal::red_blood, Goal::black_night, Goal::alternation})
        EXPECT_FALSE(is_fulfilled(state, 0, goal)) << info(goal).id;
}

TEST(RoyalMatchObjectives, S40_TiesInSupremacy) {
    const State state = counts({4, 4, 3, 2});
    EXPECT_EQ(seats_that_fulfil(state, Goal::supremacy), "");
    EXPECT_EQ(seats_that_fulfil(state, Goal::humility), "3");
    EXPECT_EQ(seats_that_fulfil(counts({7, 6}), Goal::supremacy), "0");  // 15.14
    EXPECT_EQ(seats_that_fulfil(counts({7, 6}), Goal::humility), "1");
}

TEST(RoyalMatchObjectives, S41_Sequences) {
    const State two = finished({{1, 3, 5, 8, 11}, {2, 4, 6, 7, 9, 10, 12, 13}});
    EXPECT_TRUE(is_fulfilled(two, 0, Goal::alternation));
    EXPECT_TRUE(is_fulfilled(two, 0, Goal::constancy));
    EXPECT_FALSE(is_fulfilled(two, 0, Goal::streak));
    EXPECT_FALSE(is_fulfilled(two, 0, Goal::alpha_omega));
    const State four = finished({{1, 2, 7, 8, 9, 10, 11}, {3, 4, 5}, {6, 12}, {13}});
    EXPECT_TRUE(is_fulfilled(four, 0, Goal::crescendo));  // 2 and 4: trick 7 does not count
    EXPECT_TRUE(is_fulfilled(four, 0, Goal::streak));
    EXPECT_FALSE(is_fulfilled(four, 0, Goal::quiet_start));
    EXPECT_FALSE(is_fulfilled(four, 0, Goal::decrescendo));
    EXPECT_TRUE(is_fulfilled(four, 3, Goal::quiet_start));
}

TEST(RoyalMatchObjectives, R10_1_FirstAndLastTricks) {
    for (int seats = 2; seats <= 4; ++seats)
        for (int length = 0; length < 3; ++length) {
            const Options options = {.cards = byte(length)};
            const int cards = options.cards_each();
            const int quiet = number_of(Goal::quiet_start, seats, cards);
            const auto wins = [&](int trick) {
                std::vector<std::vector<int>> each(static_cast<std::size_t>(seats));
                each[0] = {trick};
                return finished(each, options);
            };
            EXPECT_FALSE(is_fulfilled(wins(quiet), 0, Goal::quiet_start));
            EXPECT_TRUE(is_fulfilled(wins(quiet + 1), 0, Goal::quiet_start));
            EXPECT_FALSE(is_fulfilled(wins(cards - quiet + 1), 0, Goal::quiet_exit));
            EXPECT_TRUE(is_fulfilled(wins(cards - quiet), 0, Goal::quiet_exit));
        }
    EXPECT_TRUE(is_fulfilled(finished({{1, 13}, {}}), 0, Goal::alpha_omega));
    EXPECT_FALSE(is_fulfilled(finished({{1, 12}, {}}), 0, Goal::alpha_omega));
    EXPECT_TRUE(is_fulfilled(finished({{1, 9}, {}}, {.cards = 2}), 0, Goal::alpha_omega));
}

TEST(RoyalMatchObjectives, R10_1_Quarters) {
    EXPECT_TRUE(is_fulfilled(finished({{3, 4, 9, 10}, {}}), 0, Goal::constancy));
    EXPECT_FALSE(is_fulfilled(finished({{3, 6, 9}, {}}), 0, Goal::constancy));
    EXPECT_TRUE(is_fulfilled(finished({{2, 5, 8, 11}, {}}, {.cards = 1}), 0, Goal::constancy));
    EXPECT_FALSE(is_fulfilled(finished({{2, 3, 6, 8}, {}}, {.cards = 1}), 0, Goal::constancy));
    EXPECT_TRUE(is_fulfilled(finished({{2, 4, 6, 9}, {}}, {.cards = 2}), 0, Goal::constancy));
}

TEST(RoyalMatchObjectives, R10_1_HalvesOfShorterRounds) {
    EXPECT_TRUE(is_fulfilled(finished({{6, 7}, {}}, {.cards = 1}), 0, Goal::crescendo) == false);
    EXPECT_TRUE(is_fulfilled(finished({{7, 8}, {}}, {.cards = 1}), 0, Goal::crescendo));
    EXPECT_TRUE(is_fulfilled(finished({{4}, {}}, {.cards = 2}), 0, Goal::decrescendo));
    EXPECT_FALSE(is_fulfilled(finished({{5}, {}}, {.cards = 2}), 0, Goal::decrescendo));
}

TEST(RoyalMatchObjectives, R10_1_StreakAndAlternation) {
    EXPECT_TRUE(is_fulfilled(finished({{4, 5, 6, 7}, {}}), 0, Goal::streak));
    EXPECT_FALSE(is_fulfilled(finished({{4, 5, 6, 8, 9, 10}, {}}), 0, Goal::streak));
    EXPECT_TRUE(is_fulfilled(finished({{11, 12, 13}, {}, {}}), 0, Goal::streak));
    EXPECT_FALSE(is_fulfilled(finished({{1, 3}, {}}), 0, Goal::alternation));
    EXPECT_FALSE(is_fulfilled(finished({{1, 3, 5, 6}, {}}), 0, Goal::alternation));
}

TEST(RoyalMatchObjectives, R10_1_CardsWon) {
    for (int seats = 2; seats <= 4; ++seats) {
        State state = counts(std::vector<int>(static_cast<std::size_t>(seats), 3));
        Tally& mine = state.tally[0];
        const auto edge = [&](Goal goal, std::uint8_t Tally::* number, bool at_most) {
            const int x = number_of(goal, seats, 13);
            mine.*number = byte(x);
            EXPECT_TRUE(is_fulfilled(state, 0, goal)) << info(goal).id;
            mine.*number = byte(at_most ? x + 1 : x - 1);
            EXPECT_FALSE(is_fulfilled(state, 0, goal)) << info(goal).id;
        };
        edge(Goal::no_red, &Tally::red, true);
        edge(Goal::no_heart, &Tally::hearts, true);
        edge(Goal::no_face, &Tally::faces, true);
        edge(Goal::hearts, &Tally::hearts, false);
        edge(Goal::aces, &Tally::aces, false);
        edge(Goal::standard, &Tally::strong, false);
        edge(Goal::outcast, &Tally::weak, false);
        edge(Goal::arcane, &Tally::arcane, false);
        mine.marks = 15;
        EXPECT_TRUE(is_fulfilled(state, 0, Goal::four_seasons));
        mine.marks = 7;
        EXPECT_EQ(is_fulfilled(state, 0, Goal::four_seasons), seats == 4);
    }
    State state = counts({4, 9});
    state.tally[0].red = 5;
    state.tally[0].black = 4;
    EXPECT_TRUE(is_fulfilled(state, 0, Goal::red_blood));
    EXPECT_FALSE(is_fulfilled(state, 0, Goal::black_night));
    state.tally[0].black = 5;
    EXPECT_FALSE(is_fulfilled(state, 0, Goal::red_blood));
    state.tally[0].black = 6;
    EXPECT_TRUE(is_fulfilled(state, 0, Goal::black_night));
    state.tally[0].wins = 7;  // one trick too few
    EXPECT_FALSE(is_fulfilled(state, 0, Goal::black_night));
}

TEST(RoyalMatchObjectives, S42_StrongSuitOfTheMoment) {
    Play game({.players = {{"9H 9S"}, {"3D 2D"}, {"4D 5D"}}});
    game.trick({plain("9H"), plain("3D"), plain("4D")}).settle();
    game.state.strong = Suit::spades;
    game.trick({plain("9S"), plain("2D"), plain("5D")});
    EXPECT_TRUE(is_fulfilled(game.state, 0, Goal::standard));
    EXPECT_EQ(game.state.tally[0].strong, 2);
    EXPECT_EQ(game.state.tally[0].weak, 0);
}

TEST(RoyalMatchObjectives, S44_AsceticFailsWithAnEffectThatDidNothing) {
    Play game({.players = {{"10D 3C 4C"}, {"2C 2D 2H"}}, .turn = 11});
    EXPECT_TRUE(progress(game.state, 0, Goal::ascetic).possible);
    game.trick({up("10D"), plain("2C")}).settle();
    EXPECT_FALSE(is_fulfilled(game.state, 0, Goal::ascetic));
    EXPECT_FALSE(progress(game.state, 0, Goal::ascetic).possible);
}

TEST(RoyalMatchObjectives, R10_1_AsceticIsSureWhenNothingCanBeActivatedAnyMore) {
    const auto ascetic = [](int turn, int activations) {
        State state = Position{.players = {{"2C"}, {"2D"}}, .turn = turn}.state();
        state.tally[0].activations = byte(activations);
        return progress(state, 0, Goal::ascetic);
    };
    EXPECT_TRUE(ascetic(12, 0).fulfilled);
    EXPECT_FALSE(ascetic(12, 0).sure);  // it may still activate something
    EXPECT_TRUE(ascetic(13, 0).sure);
    EXPECT_FALSE(ascetic(13, 1).sure);
    EXPECT_FALSE(ascetic(13, 1).possible);
}

TEST(RoyalMatchObjectives, R10_1_ArcaneCannotCountOnTheLastTurn) {
    const auto arcane = [](int turn, int won) {  // 3 are needed
        State state = Position{.players = {{"2C"}, {"2D"}}, .turn = turn}.state();
        state.tally[0].arcane = byte(won);
        return progress(state, 0, Goal::arcane);
    };
    EXPECT_TRUE(arcane(12, 2).possible);
    EXPECT_FALSE(arcane(12, 1).possible);
    EXPECT_FALSE(arcane(13, 2).possible);
    EXPECT_TRUE(arcane(13, 3).sure);
}

TEST(RoyalMatchObjectives, S46_ASecondWinWithoutActivationDoesNotCountForArcane) {
    Play game({.players = {{"KD 3C 4C"}, {"2C 2D 2H"}}, .turn = 11});
    game.trick({up("KD"), plain("2C")}).settle();
    game.trick({plain("KD"), plain("2D")}).settle();
    EXPECT_EQ(game.state.tally[0].arcane, 1);
    EXPECT_EQ(game.state.tally[0].tricks(), 12);
}

TEST(RoyalMatchObjectives, S51_IcarusRegicideDavid) {
    const auto fulfils = [](const Play& game, Seat seat, Goal goal) {
        return is_fulfilled(game.state, seat, goal);
    };
    Play ace({.players = {{"AC"}, {"AH"}}});
    ace.trick({plain("AC"), plain("AH")});
    EXPECT_TRUE(fulfils(ace, 0, Goal::icarus));
    EXPECT_FALSE(fulfils(ace, 1, Goal::icarus));
    EXPECT_FALSE(fulfils(ace, 1, Goal::regicide));
    Play king({.players = {{"KC"}, {"AH"}, {"2C"}}});
    king.trick({plain("KC"), plain("AH"), plain("2C")});
    EXPECT_TRUE(fulfils(king, 0, Goal::icarus));
    EXPECT_TRUE(fulfils(king, 1, Goal::regicide));
    Play own({.players = {{"KC"}, {"QH"}, {"2C"}}});
    own.trick({plain("KC"), plain("QH"), plain("2C")});
    EXPECT_FALSE(fulfils(own, 0, Goal::regicide));  // the King is its own; a Queen is none with 3
    Play queen({.players = {{"KC"}, {"QH"}}});
    queen.trick({plain("KC"), plain("QH")});
    EXPECT_TRUE(fulfils(queen, 0, Goal::regicide));
    Play david({.players = {{"5D"}, {"4C"}, {"3C"}, {"2C"}}});
    david.trick({plain("5D"), plain("4C"), plain("3C"), plain("2C")});
    EXPECT_TRUE(fulfils(david, 0, Goal::david));
    Play goliath({.players = {{"5D"}, {"4C"}}});
    goliath.trick({plain("5D"), plain("4C")});
    EXPECT_FALSE(fulfils(goliath, 0, Goal::david));  // 4 or less with 2
}

TEST(RoyalMatchObjectives, R9_6_ValueConditionsUsePrintedValues) {
    State state = Position{.players = {{"QC"}, {"KC"}, {"2C"}}}.state();
    state.modifiers[0].turns[0] = 8;
    Play game(state);
    game.trick({plain("QC"), plain("KC"), plain("2C")});
    EXPECT_TRUE(is_fulfilled(game.state, 0, Goal::regicide));
    EXPECT_TRUE(is_fulfilled(game.state, 1, Goal::icarus));
    EXPECT_EQ(game.state.tally[0].faces, 2);
}

TEST(RoyalMatchObjectives, R15_16_TheSameCardTwiceCountsTwice) {
    Play game({.players = {{"KD 3C 4C"}, {"2C 2D 2H"}}, .turn = 11});
    game.trick({up("KD"), plain("2C")}).settle();
    const int faces = game.state.tally[0].faces;
    game.trick({plain("KD"), plain("2D")});
    EXPECT_EQ(game.state.tally[0].faces, faces + 1);
}

// Whatever happens, what is called impossible never comes true and what is called sure never fails.
TEST(RoyalMatchObjectives, ProgressNeverPromisesTooMuch) {
    Random random(11);
    Silence silence;
    for (int round = 0; round < 150; ++round) {
        const Options options = {.rounds = 1, .cards = byte(round % 3)};
        const int seats = 2 + round / 3 % 3;
        State state = *RoyalMatch::start(options, seats);
        std::array<Goals, most_players> impossible{};
        std::array<Goals, most_players> sure{};
        while (RoyalMatch::turn(state) != Turn::over) {
            settle_luck<RoyalMatch>(state, random, silence);
            if (RoyalMatch::turn(state) == Turn::over) break;
            if (state.phase == Phase::play && RoyalMatch::pending(state).size() == seats)
                for (Seat seat = 0; seat < seats; ++seat)
                    for (unsigned goal = 0; goal < goal_count; ++goal) {
                        const auto p = progress(state, seat, static_cast<Goal>(goal));
                        if (!p.possible) impossible[seat] |= 1U << goal;
                        if (p.sure) sure[seat] |= 1U << goal;
                    }
            const Seat seat = *RoyalMatch::pending(state).begin();
            RoyalMatch::Actions legal;
            RoyalMatch::legal(state, seat, legal);
            RoyalMatch::apply(state, seat, legal[random.below(static_cast<unsigned>(legal.size()))],
                              silence);
        }
        for (Seat seat = 0; seat < seats; ++seat)
            for (unsigned goal = 0; goal < goal_count; ++goal) {
                const bool done = is_fulfilled(state, seat, static_cast<Goal>(goal));
                const auto p = progress(state, seat, static_cast<Goal>(goal));
                EXPECT_FALSE(done && (impossible[seat] >> goal & 1U) != 0)
                    << objectives[goal].id << " was called impossible";
                EXPECT_FALSE(!done && (sure[seat] >> goal & 1U) != 0)
                    << objectives[goal].id << " was called sure";
                EXPECT_EQ(p.possible, done) << objectives[goal].id << " at the end";
                EXPECT_EQ(p.sure, done) << objectives[goal].id << " at the end";
            }
    }
}

}  // namespace
}  // namespace agora::royalmatch
