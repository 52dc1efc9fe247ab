#include "games/splendor/ai/net_mind.hpp"

#include "ai/search/search.hpp"
#include "bots/testing/fair_play.hpp"
#include "games/splendor/ai/levels.hpp"
#include "games/splendor/ai/mind.hpp"
#include "games/splendor/ai/testing/middle_of_a_game.hpp"
#include "games/splendor/testing/position.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace agora::splendor {
namespace {

TEST(SplendorNetMind, ValuesEachDecisionByItsAfterstate) {
    const NetMind mind(strongest_net());
    const State state = middle_of_a_game(3);
    const Seat seat = state.table.turn;
    Splendor::Actions legal;
    Splendor::legal(state, seat, legal);
    std::vector<ai::DecisionEstimate> estimates(legal.size());
    mind.evaluate_decisions(state, seat, legal, estimates);
    float priors = 0;
    Silence silence;
    for (std::size_t i = 0; i < legal.size(); ++i) {
        State after = state;
        Splendor::apply(after, seat, legal[i], silence);
        EXPECT_EQ(mind.net_evaluator.values(after)[seat], estimates[i].value);
        priors += estimates[i].prior;
    }
    EXPECT_NEAR(1, priors, 1e-5);
    const auto by_value = std::ranges::max_element(estimates, {}, &ai::DecisionEstimate::value);
    const auto by_prior = std::ranges::max_element(estimates, {}, &ai::DecisionEstimate::prior);
    EXPECT_EQ(by_value, by_prior);
}

TEST(SplendorNetMind, ListsTheBestFirstAndWhatItIsAskedAbout) {
    const NetMind mind(strongest_net());
    const State state = Position{
        .players = {{.gems = {0, 0, 4, 0, 0, 1}}, {}},
        .grid = {costing(
            0, 0, 4, 0, 0)}}.state();
    const auto odd = buy(costing(0, 0, 4, 0, 0), Gems{0, 0, 1, 0, 0});
    const View view = Splendor::view(state, 0);
    const ai::Analysis usual = mind.greedy_analysis(view, {});
    EXPECT_EQ(nullptr, usual.find(static_cast<Code>(odd))) << "gold is spent last";
    const ai::Analysis asked = mind.greedy_analysis(view, odd);
    EXPECT_NE(nullptr, asked.find(static_cast<Code>(odd)));
    EXPECT_TRUE(
        std::ranges::is_sorted(asked.candidates, std::ranges::greater{}, &ai::Candidate::win));
    const Action best =
        Evaluator(strongest_net())
            .greedy(view, std::vector{static_cast<Action>(usual.candidates[0].decision),
                                      static_cast<Action>(usual.candidates[1].decision)});
    EXPECT_EQ(static_cast<Code>(best), usual.candidates.front().decision);
}

// Other determinizations of the same view: the same values, visits and lines, greedy, by lookahead
// and by search, or by rollouts where more than two play.
TEST(SplendorNetMind, AnswersFromTheViewAlone) {
    using Choose = ai::Strategy (*)(int seats);
    constexpr std::array<Choose, 3> strategies = {
        [](int) -> ai::Strategy { return ai::GreedyPolicy{}; },
        [](int) -> ai::Strategy { return ai::Lookahead{}; },
        [](int seats) -> ai::Strategy {
            if (seats > 2) return ai::TruncatedRollouts{.rollouts = 10, .rounds = 2};
            return ai::Puct{80};
        }};
    for (const Choose strategy : strategies) {
        const auto found =
            bots::check_fair_play<Splendor>(4, 20, [&](const AnyPosition& position, Seat seat) {
                const auto view = position.view(seat);
                const auto analysis = bots::Searcher().think(*view, strategy(view->seats()), {}, 3);
                return bots::spell(*view, analysis.candidates.front().decision, analysis);
            });
        EXPECT_TRUE(found.none()) << strategy(2).index() << "\n" << found.text();
    }
}

}  // namespace
}  // namespace agora::splendor
