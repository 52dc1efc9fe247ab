// The course of a round: suit orders, deals, choices, the trick. Named by scenario and section.
#include "games/royalmatch/testing/position.hpp"

namespace agora::royalmatch {
namespace {

constexpr std::array all_suits = {Suit::hearts, Suit::diamonds, Suit::clubs, Suit::spades};

State begin(int seats, const Options& options = {}) { return *RoyalMatch::start(options, seats); }

// Everybody keeps the first objective; luck brings what is smallest.
Play dealt(int seats, const Options& options = {}) {
    Play game(begin(seats, options));
    game.settle();
    for (Seat seat = 0; seat < seats; ++seat) game.act(seat, keep(1));
    return game.settle();
}

Play ready_to_play(int seats, const Options& options = {}) {
    Play game = dealt(seats, options);
    for (Seat seat = 0; seat < seats; ++seat)
        for (int i = 0; i < first_hand; ++i) game.act(seat, take(first_of(game.state.deck[seat])));
    return game.settle();
}

std::string suits_from_the_strongest(Suit strong) {
    std::string text(4, ' ');
    for (const Suit suit : all_suits)
        text[static_cast<unsigned>(3 - suit_rank(strong, suit))] = "HDCS"[index(suit)];
    return text;
}

TEST(RoyalMatchRules, S01_SuitOrders) {
    EXPECT_EQ(suits_from_the_strongest(Suit::hearts), "HDCS");
    EXPECT_EQ(suits_from_the_strongest(Suit::diamonds), "DHSC");
    EXPECT_EQ(suits_from_the_strongest(Suit::clubs), "CSHD");
    EXPECT_EQ(suits_from_the_strongest(Suit::spades), "SCDH");
}

TEST(RoyalMatchRules, R5_TheOrderOfCardsIsTotalForEachStrongSuitAndBothDominances) {
    for (const auto dominance : {Dominance::standard, Dominance::forte})
        for (const Suit strong : all_suits) {
            const Order& order = order_of(dominance, strong);
            for (Card a = 0; a < card_count; ++a) {
                EXPECT_EQ(highest(only(a), dominance, strong), a);
                for (Card b = 0; b < card_count; ++b) {
                    if (a == b) continue;
                    ASSERT_NE(order[a], order[b]) << show(only(a) | only(b));
                    const Cards both = only(a) | only(b);
                    const Card above = order[a] > order[b] ? a : b;
                    ASSERT_EQ(highest(both, dominance, strong), above) << show(both);
                    ASSERT_EQ(lowest(both, dominance, strong), above == a ? b : a) << show(both);
                    const bool by_value =
                        dominance == Dominance::standard && value_of(a) != value_of(b);
                    ASSERT_TRUE(!by_value || (above == a) == (value_of(a) > value_of(b)))
                        << show(both);
                }
            }
        }
}

TEST(RoyalMatchRules, R5_HighestAndLowestOfRandomSetsFollowTheOrder) {
    Random random(5);
    for (int i = 0; i < 2000; ++i) {
        const Cards set = random.next() & random.next() & all_cards;
        if (set == 0) continue;
        const auto dominance = static_cast<Dominance>(random.below(2));
        const auto strong = static_cast<Suit>(random.below(4));
        const Order& order = order_of(dominance, strong);
        for (Cards rest = set; rest != 0; rest &= rest - 1) {
            ASSERT_LE(order[first_of(rest)], order[highest(set, dominance, strong)]) << show(set);
            ASSERT_GE(order[first_of(rest)], order[lowest(set, dominance, strong)]) << show(set);
        }
    }
}

TEST(RoyalMatchRules, S02_ValueFirst) {
    Play game({.players = {{"8H"}, {"9S"}}});
    game.trick({plain("8H"), plain("9S")});
    EXPECT_EQ(winner_of(game.state, 2), 1);
}

TEST(RoyalMatchRules, S03_EqualValues) {
    Play game({.players = {{"KS"}, {"KD"}, {"KH"}, {"KC"}}});
    game.trick({plain("KS"), plain("KD"), plain("KH"), plain("KC")});
    EXPECT_EQ(game.state.ranking, (std::array<Seat, 4>{2, 1, 3, 0}));
}

TEST(RoyalMatchRules, S04_MiddleSuits) {
    for (const auto& [strong, winner] : {std::pair{Suit::spades, 1}, {Suit::hearts, 0}}) {
        Play game({.players = {{"7D"}, {"7C"}}, .strong = strong});
        game.trick({plain("7D"), plain("7C")});
        EXPECT_EQ(winner_of(game.state, 2), winner);
    }
}

TEST(RoyalMatchRules, S06_EqualForceOfOneSuitGoesByPrintedValue) {
    State state = Position{.players = {{"9H"}, {"QH"}}}.state();
    state.modifiers[0].turns[0] = 3;
    Play game(state);
    game.trick({plain("9H"), plain("QH")});
    EXPECT_EQ(game.forced(2, 0), 12);
    EXPECT_EQ(winner_of(game.state, 2), 1);
}

TEST(RoyalMatchRules, S07_ForceHasNoLimits) {
    State high = Position{.players = {{"10C"}, {"AS"}}}.state();
    high.modifiers[0].turns[0] = 8;
    Play above(high);
    above.trick({plain("10C"), plain("AS")});
    EXPECT_EQ(above.forced(2, 0), 18);
    EXPECT_EQ(winner_of(above.state, 2), 0);

    State low = Position{.players = {{"3D"}, {"2C"}}}.state();
    low.modifiers[0].turns[0] = -5;
    Play below(low);
    below.trick({plain("3D"), plain("2C")});
    EXPECT_EQ(below.forced(2, 0), -2);
    EXPECT_EQ(winner_of(below.state, 2), 1);
}

TEST(RoyalMatchRules, S08_DominanteForte) {
    const Options forte = {.dominance = 1};
    Play four({.players = {{"2H"}, {"AC"}, {"AD"}, {"AS"}}, .options = forte});
    four.trick({plain("2H"), plain("AC"), plain("AD"), plain("AS")});
    EXPECT_EQ(four.state.ranking, (std::array<Seat, 4>{0, 2, 1, 3}));
    Play middle({.players = {{"KC"}, {"QD"}}, .options = forte});
    middle.trick({plain("KC"), plain("QD")});
    EXPECT_EQ(winner_of(middle.state, 2), 0);
    Play weak({.players = {{"2D"}, {"AS"}}, .options = forte});
    weak.trick({plain("2D"), plain("AS")});
    EXPECT_EQ(winner_of(weak.state, 2), 0);
}

TEST(RoyalMatchRules, S09_Deal) {
    for (int seats = 2; seats <= 4; ++seats) {
        Play game = dealt(seats);
        Cards all = 0;
        for (Seat seat = 0; seat < seats; ++seat) {
            EXPECT_EQ(count(game.state.deck[seat]), 13);
            all |= game.state.deck[seat];
        }
        EXPECT_EQ(52 - count(all), seats == 2 ? 26 : seats == 3 ? 13 : 0);
        for (Seat seat = 0; seat < seats; ++seat)
            for (int i = 0; i < first_hand; ++i)
                game.act(seat, take(first_of(game.state.deck[seat])));
        EXPECT_EQ(game.state.turn, 1);
        Cards dealt_out = 0;
        for (Seat seat = 0; seat < seats; ++seat) {
            EXPECT_EQ(count(game.state.hand[seat]), 5);
            EXPECT_EQ(count(game.state.deck[seat]), 8);
            dealt_out |= game.state.hand[seat] | game.state.deck[seat];
        }
        EXPECT_EQ(dealt_out, all);
    }
}

TEST(RoyalMatchRules, S10_ObjectiveChoice) {
    Play game(begin(4));
    game.settle();
    ASSERT_EQ(game.state.phase, Phase::keep);  // before any card is dealt
    EXPECT_EQ(game.state.deck[0] | game.state.hand[0], Cards{0});
    Goals all = 0;
    for (const Objectives& each : game.state.objectives)
        for (const Goal goal : each.dealt) all |= only(goal);
    EXPECT_EQ(std::popcount(all), 12);  // no objective is dealt twice
    EXPECT_FALSE(game.allows(0, keep(0)));
    for (unsigned slots = 1; slots < 8; ++slots) EXPECT_TRUE(game.allows(0, keep(slots)));
    EXPECT_FALSE(game.allows(0, keep(8)));  // nothing but the three that were dealt
    game.act(0, keep(5));
    EXPECT_FALSE(game.allows(0, keep(5)));  // a confirmed decision is final
}

TEST(RoyalMatchRules, S12_TurnOne) {
    Play game = ready_to_play(4);
    EXPECT_EQ(game.told(EventKind::resolving), 0);
    for (Seat seat = 0; seat < 4; ++seat) {
        EXPECT_EQ(count(game.state.hand[seat]), 6);
        EXPECT_EQ(count(game.state.deck[seat]), 7);
    }
    for (Seat seat = 0; seat < 4; ++seat) game.act(seat, play(first_of(game.state.hand[seat])));
    EXPECT_EQ(count(game.state.discard), 4);
    ASSERT_EQ(game.state.turn, 2);
    ASSERT_EQ(game.state.phase, Phase::draw);  // nobody has drawn yet
    for (Seat seat = 0; seat < 4; ++seat) EXPECT_EQ(count(game.state.hand[seat]), 5);
}

TEST(RoyalMatchRules, S13_LengthOfARound) {
    for (int length = 0; length < 3; ++length) {
        const Options options = {.rounds = 1, .cards = byte(length)};
        Play game = ready_to_play(3, options);
        std::vector<int> sizes;
        while (RoyalMatch::turn(game.state) != Turn::over) {
            sizes.push_back(count(game.state.hand[0]));
            for (Seat seat = 0; seat < 3; ++seat)
                game.act(seat, play(first_of(game.state.hand[seat])));
            game.settle();
        }
        std::vector<int> expected(static_cast<std::size_t>(options.cards_each() - 5), 6);
        for (int rest = 5; rest > 0; --rest) expected.push_back(rest);
        EXPECT_EQ(sizes, expected);
        EXPECT_EQ(game.state.tricks_done(), options.cards_each());
        EXPECT_EQ(game.told(EventKind::won_trick), options.cards_each());
        for (Seat seat = 0; seat < 3; ++seat)
            EXPECT_EQ(game.state.hand[seat] | game.state.deck[seat], Cards{0});
    }
}

TEST(RoyalMatchRules, S15_LastTurn) {
    Play game({.players = {{"6H"}, {"9S"}}, .turn = 13});
    EXPECT_EQ(game.state.seals[0], 8);
    EXPECT_FALSE(game.allows(0, up("6H")));
    EXPECT_TRUE(game.allows(0, plain("6H")));
}

TEST(RoyalMatchRules, R15_1_EffectsOfTheTurnBeforeTheLastResolve) {
    Play game({.players = {{"6H 3C"}, {"9S 2S"}}, .turn = 12});
    game.trick({up("6H"), plain("9S")}).settle();
    EXPECT_EQ(force_of(game.state, 0, card("3C")), 8);
}

TEST(RoyalMatchRules, S16_Seals) {
    Play game({.players = {{"AH KH 6H 2H"}, {"3S 4S 5S 6S"}}});
    game.trick({with_effect("AH"), plain("3S")}).settle();
    EXPECT_EQ(game.state.seals[0], 4);
    game.trick({with_effect("KH"), plain("4S")}).settle();
    EXPECT_EQ(game.state.seals[0], 1);
    EXPECT_FALSE(game.allows(0, up("6H")));
    EXPECT_TRUE(game.allows(0, up("2H")));
}

TEST(RoyalMatchRules, R16_SealsByOption) {
    EXPECT_EQ(Options{}.seals_each(), 8);
    EXPECT_EQ((Options{.cards = 1}).seals_each(), 7);
    EXPECT_EQ((Options{.cards = 2}).seals_each(), 6);
    EXPECT_EQ((Options{.cards = 2, .seals = 2}).seals_each(), 12);
    Play none({.players = {{"2H"}, {"3S"}}, .options = {.seals = 1}});
    EXPECT_FALSE(none.allows(0, up("2H")));
    Play free({.players = {{"AH KH"}, {"3S 4S"}}, .options = {.seals = 3}});
    free.trick({with_effect("AH"), plain("3S")}).settle();
    EXPECT_EQ(free.state.seals[0], unlimited_seals);
    EXPECT_EQ(free.state.tally[0].activations, 1);
}

TEST(RoyalMatchRules, R16_ObjectivesThatLeaveTheDeck) {
    EXPECT_EQ(std::popcount(Options{}.deck()), 32);
    EXPECT_EQ((Options{.seals = 1}).deck(), ~(only(Goal::ascetic) | only(Goal::arcane)));
    EXPECT_EQ((Options{.dominance = 1}).deck(), ~only(Goal::outcast));
}

TEST(RoyalMatchRules, R9_1_ACardIsActivatedOnlyOnceARound) {
    State state = Position{.players = {{"5D 3C"}, {"9S 8S"}}}.state();
    state.activated |= cards("5D");
    Play game(state);
    EXPECT_FALSE(game.allows(0, up("5D")));
    EXPECT_TRUE(game.allows(0, plain("5D")));
}

TEST(RoyalMatchRules, R9_1_CallingNeedsADiscardedObjective) {
    Play all_kept({.players = {{"5H KH", "", {}, 7}, {"9S"}}});
    EXPECT_FALSE(all_kept.allows(0, with_effect("5H", 0, false, 1)));
    EXPECT_FALSE(all_kept.allows(0, with_effect("KH")));
    Play one_kept({.players = {{"5H KH", "", {}, 1}, {"9S"}}});
    EXPECT_FALSE(one_kept.allows(0, with_effect("5H", 0, false, 0)));  // that one is kept
    EXPECT_TRUE(one_kept.allows(0, with_effect("5H", 0, false, 1)));
    EXPECT_TRUE(one_kept.allows(0, with_effect("5H", 0, false, 2)));
    EXPECT_TRUE(one_kept.allows(0, with_effect("KH")));
}

TEST(RoyalMatchRules, S53_IllegalDecisions) {
    Play game({.players = {{"6S"}, {"9S"}, {"8S"}}});
    EXPECT_FALSE(game.allows(0, up("6S", 0)));  // oneself
    EXPECT_FALSE(game.allows(0, up("6S", 3)));  // nobody
    EXPECT_FALSE(game.allows(0, up("9S", 1)));  // not in hand
    EXPECT_TRUE(game.allows(0, up("6S", 1)));
    EXPECT_TRUE(game.allows(0, down("6S", 2)));
    game.act(0, up("6S", 1));
    EXPECT_FALSE(game.allows(0, plain("6S")));  // confirmed
}

TEST(RoyalMatchRules, R7_3_ChoicesWaitUntilAllAreMade) {
    Play game({.players = {{"6S"}, {"9S"}, {"8S"}}});
    game.act(2, plain("8S")).act(0, plain("6S"));
    EXPECT_EQ(game.told(EventKind::revealed), 0);
    EXPECT_EQ(RoyalMatch::pending(game.state), SeatSet::of(1));
    game.act(1, plain("9S"));
    EXPECT_EQ(game.told(EventKind::revealed), 3);
}

TEST(RoyalMatchRules, S49_TimeOuts) {
    Play turn({.players = {{"2H 2S 9C"}, {"9S"}}});
    EXPECT_EQ(RoyalMatch::timeout(RoyalMatch::view(turn.state, 0)), plain("2S"));

    Play hand = dealt(2);
    State state = hand.state;
    state.deck[0] = of_suit(Suit::hearts);
    state.deck[1] = of_suit(Suit::spades);
    Play game(state);
    for (int i = 0; i < first_hand; ++i)
        game.act(0, RoyalMatch::timeout(RoyalMatch::view(game.state, 0)));
    EXPECT_EQ(show(game.state.hand[0]), "2H 5H 8H JH AH");

    Play objectives(begin(2));
    objectives.settle();
    objectives.state.objectives[0].dealt = {Goal::harvest, Goal::supremacy, Goal::humility};
    objectives.state.objectives[1].dealt = {Goal::aces, Goal::david, Goal::arcane};
    const View view = RoyalMatch::view(objectives.state, 0);  // 6, 4 and 4 points
    EXPECT_EQ(RoyalMatch::timeout(view), keep(2));
}

TEST(RoyalMatchRules, S49_TimeOutHandsOfShorterRounds) {
    for (const auto& [option, highest_value, expected] :
         {std::tuple{1, 12, "2H 4H 7H 9H QH"}, {2, 10, "2H 4H 6H 8H 10H"}}) {
        State state = dealt(2, {.cards = byte(option)}).state;
        state.deck = {};
        for (int value = 2; value <= highest_value; ++value) {
            state.deck[0] |= only(card(value, Suit::hearts));
            state.deck[1] |= only(card(value, Suit::spades));
        }
        Play game(state);
        for (int i = 0; i < first_hand; ++i)
            game.act(0, RoyalMatch::timeout(RoyalMatch::view(game.state, 0)));
        EXPECT_EQ(show(game.state.hand[0]), expected);
    }
}

TEST(RoyalMatchRules, R15_15_TheObjectiveDeckIsWholeInEveryRound) {
    Play game = ready_to_play(4, {.target = 100});
    EXPECT_EQ(game.told(EventKind::objective_dealt), 12);
    while (game.state.finished == 0) {
        for (Seat seat = 0; seat < 4; ++seat) game.act(seat, play(first_of(game.state.hand[seat])));
        while (game.state.finished == 0 && RoyalMatch::turn(game.state) == Turn::luck)
            game.luck(RoyalMatch::luck(game.state).among.nth(0));
    }
    game.luck(0);  // the wheel
    ASSERT_EQ(game.state.phase, Phase::deal_objectives);
    EXPECT_EQ(RoyalMatch::luck(game.state).among, ItemSet::first(goal_count));
    game.settle();
    EXPECT_EQ(game.told(EventKind::objective_dealt), 24);
}

TEST(RoyalMatchRules, R13_ATimeOutFinishesAHandThatWasBegun) {
    Play game = dealt(2);
    game.act(0, take(first_of(game.state.deck[0] & ~only(first_of(game.state.deck[0])))));
    for (int i = 1; i < first_hand; ++i)
        game.act(0, RoyalMatch::timeout(RoyalMatch::view(game.state, 0)));
    EXPECT_FALSE(RoyalMatch::pending(game.state).has(0));
}

TEST(RoyalMatchRules, S56_TheSameTapeGivesTheSameMatch) {
    const auto play_out = [](std::uint64_t seed) {
        State state = begin(3);
        Tape tape(seed);
        Random random(1);
        Silence silence;
        while (RoyalMatch::turn(state) != Turn::over) {
            settle_luck<RoyalMatch>(state, tape, silence);
            if (RoyalMatch::turn(state) == Turn::over) break;
            const Seat seat = *RoyalMatch::pending(state).begin();
            RoyalMatch::Actions legal;
            RoyalMatch::legal(state, seat, legal);
            RoyalMatch::apply(state, seat, legal[random.below(static_cast<unsigned>(legal.size()))],
                              silence);
        }
        return state;
    };
    EXPECT_EQ(hash(play_out(7)), hash(play_out(7)));
    EXPECT_NE(hash(play_out(7)), hash(play_out(8)));
}

}  // namespace
}  // namespace agora::royalmatch
