#include "games/royalmatch/ai/mind.hpp"

#include "bots/bot.hpp"
#include "bots/levels.hpp"
#include "bots/testing/fair_play.hpp"
#include "games/royalmatch/ai/levels.hpp"
#include "games/royalmatch/ai/rollout_policy.hpp"
#include "games/royalmatch/ai/testing/walk.hpp"
#include "games/royalmatch/ai/totals.hpp"
#include "games/royalmatch/testing/position.hpp"

#include <gmock/gmock.h>

#include <array>
#include <memory>

namespace agora::royalmatch {
namespace {

using testing::AnyOf;
using testing::HasSubstr;

ai::Analysis candidates(const State& state, Seat seat, std::uint32_t iterations) {
    ai::TreeMemory memory;
    const View view = RoyalMatch::view(state, seat);
    return ai::Mind<RoyalMatch>{}.think(ai::RoundSearch{iterations}, {view, 3}, memory);
}

std::string best(const State& state, Seat seat, std::uint32_t iterations = 3000) {
    const auto analysis = candidates(state, seat, iterations);
    return RoyalMatch::write(RoyalMatch::view(state, seat),
                             static_cast<Action>(analysis.candidates.front().decision));
}

// Turn 12 of 13: two cards each, nothing to draw. Seat 0 has won the tricks in `wins`.
State two_cards_left(std::string_view hand, Goal goal, unsigned wins, int seals = 0) {
    State state =
        Position{.players = {{hand, "", {goal}, 1, seals}, {"8S 9D", "", {}, 1, 0}}, .turn = 12}
            .state();
    state.tally[0].wins = static_cast<std::uint16_t>(wins);
    state.tally[1].wins = static_cast<std::uint16_t>(~wins & 0x7FFU);
    return state;
}

TEST(RoyalMatchMind, WinsTheTrickThatItsRunNeeds) {
    const State state = two_cards_left("AH 2C", Goal::streak, 0b111'0000'0000);
    EXPECT_EQ(best(state, 0), "play AH");
}

TEST(RoyalMatchMind, LosesTheTrickThatWouldSpoilItsRest) {
    // No two tricks in a row: the last one was won, so this one is lost and the next one won.
    const State state = two_cards_left("AH 2C", Goal::alternation, 0b100'0000'0001);
    EXPECT_EQ(best(state, 0), "play 2C");
}

TEST(RoyalMatchMind, SwearsAnOathThatItCanKeep) {
    const State state = two_cards_left("QH 2C", Goal::harvest, 0b111'1111'1111, 3);
    EXPECT_EQ(best(state, 0), "play QH !");
}

TEST(RoyalMatchMind, ActivatesNothingWhereThatWouldCostAnObjective) {
    State state = two_cards_left("QH 2C", Goal::ascetic, 0b111'1111'1111, 3);
    EXPECT_THAT(best(state, 0), AnyOf("play QH", "play 2C"));
}

TEST(RoyalMatchMind, KeepsNoObjectivesThatExcludeEachOther) {
    State state = *RoyalMatch::start({}, 2);
    Random random(2);
    Silence silence;
    while (state.phase != Phase::keep)
        RoyalMatch::apply_outcome(state, draw_luck<RoyalMatch>(state, random), silence);
    state.objectives[0].dealt = {Goal::nothing, Goal::harvest, Goal::supremacy};
    state.objectives[1].dealt = {Goal::streak, Goal::aces, Goal::hearts};
    const auto kept = best(state, 0);
    EXPECT_THAT(kept, testing::Not(testing::AllOf(HasSubstr("nothing"), HasSubstr("harvest"))));
    EXPECT_THAT(kept, testing::Not(testing::AllOf(HasSubstr("nothing"), HasSubstr("supremacy"))));
}

// Two cards each, and everybody knows them and what the other plays for. Seat 0 needs its ace to
// meet the king, seat 1 needs them to miss each other: any rule that one follows the other can use.
TEST(RoyalMatchMind, MixesWhereADeterministicStrategyIsExploitable) {
    State state = Position{.players = {{"AC 3C", "", {Goal::regicide}, 1, 0},
                                       {"KD 2D", "", {Goal::nothing}, 1, 0}},
                           .turn = 12}
                      .state();
    state.knows = {state.hand[1], state.hand[0]};
    state.slanders = {1, 1};  // each has seen the other's only objective
    state.slander[0][1] = 1;
    state.slander[1][0] = 1;
    ASSERT_EQ(RoyalMatch::broken(state), "");
    for (const Seat seat : {Seat{0}, Seat{1}}) {
        const auto analysis = candidates(state, seat, 4000);
        ASSERT_TRUE(analysis.mixed);
        ASSERT_EQ(analysis.candidates.size(), 2U);
        for (const auto& candidate : analysis.candidates) EXPECT_GT(candidate.share, 0.25);
    }
}

TEST(RoyalMatchMind, KnowsThatOnlyTotalsOutliveARound) {
    State state = *RoyalMatch::start({}, 3);
    state.total = {12, 12, 12, 0};
    EXPECT_NEAR(chances(state)[0], 1.0 / 3, 1e-6);
    state.total = {20, 12, 12, 0};
    const float early = chances(state)[0];
    EXPECT_GT(early, 0.4F);
    state.total = {29, 21, 21, 0};  // the same lead, with less time to make up for it
    EXPECT_GT(chances(state)[0], early);
}

TEST(RoyalMatchMind, TheRolloutPolicyIsAlwaysLegal) {
    Random random(8);
    for (int seats = 2; seats <= most_players; ++seats)
        walk({}, seats, 10, [&](const State& state, Seat seat) {
            RoyalMatch::Actions legal;
            RoyalMatch::legal(state, seat, legal);
            for (int i = 0; i < 5; ++i)
                EXPECT_TRUE(legal.contains(rollout_action(state, seat, random)));
        });
}

TEST(RoyalMatchMind, SaysWhyInBothLanguages) {
    const ai::Mind<RoyalMatch> mind;
    const auto why = [&](const State& state, Action action, Lang lang) {
        return mind.reason(RoyalMatch::view(state, 0), std::array{action},
                           {.lang = lang, .names = {}});
    };
    const State state = two_cards_left("AH 2C", Goal::streak, 0b111'0000'0000, 8);
    EXPECT_EQ(why(state, plain("AH"), Lang::en), "the trick serves Streak");
    EXPECT_EQ(why(state, plain("AH"), Lang::fr), "le pli sert Série");
    EXPECT_THAT(why(state, with_effect("AH"), Lang::en), HasSubstr("each objective fulfilled"));
    EXPECT_THAT(why(state, up("2C"), Lang::fr), HasSubstr("vous vous renforcez"));
    int silent = 0;
    int asked = 0;
    walk({}, 2, 6, [&](const State& position, Seat seat) {
        RoyalMatch::Actions legal;
        RoyalMatch::legal(position, seat, legal);
        for (const Action action : legal) {
            const View view = RoyalMatch::view(position, seat);
            const auto en = mind.reason(view, std::array{action}, {});
            EXPECT_EQ(
                en.empty(),
                mind.reason(view, std::array{action}, {.lang = Lang::fr, .names = {}}).empty());
            // A hand names every objective that it is for.
            if (kind(action) == Kind::take) {
                for (const Stake& stake : stakes_of(view.table, seat))
                    EXPECT_THAT(en, HasSubstr(std::string(info(stake.goal).name.en)));
            }
            ++asked;
            silent += en.empty() ? 1 : 0;
        }
    });
    EXPECT_LT(silent, asked / 2);
}

// The cards of a hand and the objectives that they are for.
TEST(RoyalMatchMind, SaysWhatAStartingHandIsFor) {
    Play game(*RoyalMatch::start({}, 2));
    game.settle().act(0, keep(0b111)).act(1, keep(1)).settle();
    State state = game.state;
    ASSERT_EQ(state.phase, Phase::choose_hand);
    state.strong = Suit::hearts;
    state.deck[0] = cards("2C 3S 4C 5S 6C 7H 9D 10S QH KS AH AC AS");
    const auto why = [&](Goal goal, std::string_view hand, Lang lang = Lang::en) {
        state.objectives[0].dealt = {goal, Goal::harvest, Goal::four_seasons};
        state.objectives[0].kept = 1;
        std::vector<Action> line;
        for (Cards rest = cards(hand); rest != 0; rest &= rest - 1)
            line.push_back(take(first_of(rest)));
        View view = RoyalMatch::view(state, 0);
        return ai::Mind<RoyalMatch>().reason(view, line, {.lang = lang, .names = {}});
    };
    EXPECT_EQ(why(Goal::harvest, "2C 9D QH AH AS"),
              "Q♥ A♥ A♠ to win tricks for Harvest, effects: Q♥ Oath III, A♥ Coronation IV");
    EXPECT_EQ(why(Goal::humility, "2C 3S 9D QH AS", Lang::fr),
              "avec 2♣ 3♠ perdre des plis pour Humilité, effets\u00A0: D♥ Serment III");
    EXPECT_EQ(why(Goal::hearts, "2C 3S 7H QH AS"),
              "7♥ Q♥ for Bouquet of Hearts, effects: Q♥ Oath III");
    EXPECT_EQ(why(Goal::hearts, "2C 3S 4C 5S AS"),
              "7♥ Q♥ A♥ later from the deck for Bouquet of Hearts");
}

TEST(RoyalMatchMind, AnswersFromTheViewAlone) {
    for (const int number : {1, 4, 6, ai::most_level}) {
        const bool most = number == ai::most_level;
        const auto found = bots::check_fair_play<RoyalMatch>(
            most ? 2 : 4, most ? 2 : 8, [&](const AnyPosition& position, Seat seat) {
                const auto view = position.view(seat);
                const ai::Level& level = levels.at(static_cast<std::size_t>(number - 1));
                const auto seed = bots::seed_for(*view, 9);
                const auto analysis = bots::Searcher().think(*view, level.strategy, {}, seed);
                return bots::spell(
                    *view,
                    bots::choose_at(level.sampling, *view, analysis, position.legal(seat), seed),
                    analysis);
            });
        EXPECT_TRUE(found.none()) << "level " << number << "\n" << found.text();
    }
}

// Points that a level makes more than another in single rounds of two, each deal played both ways.
double lead(std::string_view one, std::string_view two, int deals) {
    Silence silence;
    int sum = 0;
    for (int deal = 0; deal < deals; ++deal)
        for (const Seat first : {Seat{0}, Seat{1}}) {
            std::array<std::unique_ptr<bots::Bot>, 2> bots = {std::move(*bots::make_bot(one, 7)),
                                                              std::move(*bots::make_bot(two, 8))};
            const Tape tape(static_cast<std::uint64_t>(deal) + 500);
            State state = *RoyalMatch::start({}, 2);
            for (;;) {
                settle_luck<RoyalMatch>(state, tape, silence);
                if (state.finished > 0 || RoyalMatch::turn(state) == Turn::over) break;
                const Seat seat = *RoyalMatch::pending(state).begin();
                const ErasedPosition<RoyalMatch> position(state);
                const Code code =
                    bots[seat == first ? 0 : 1]->decide(*position.view(seat), position.legal(seat));
                RoyalMatch::apply(state, seat, static_cast<Action>(code), silence);
            }
            sum += state.total[first] - state.total[1 - first];
        }
    return static_cast<double>(sum) / (2 * deals);
}

TEST(RoyalMatchMind, HigherLevelsMakeMorePoints) {
    // The first level is hardly stronger than chance (some 54 % of matches): fewer deals do not show it.
    EXPECT_GT(lead("1", "random", 400), 0);
    EXPECT_GT(lead("4", "1", 20), 0);
    EXPECT_GT(lead("6", "3", 12), 0);
}

}  // namespace
}  // namespace agora::royalmatch
