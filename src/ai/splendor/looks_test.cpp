#include "ai/splendor/looks.hpp"

#include "ai/fair_play.hpp"
#include "ai/splendor/levels.hpp"
#include "ai/splendor/lines.hpp"
#include "games/splendor/position.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace agora::splendor {
namespace {

// Some rounds into a game, the others having reserved cards that the one on turn does not see.
State some_rounds_in(int seats) {
    Random random(4);
    Silence silence;
    State state = *Splendor::start({}, seats);
    const Judge judge(strongest_net());
    for (int decision = 0; decision < 8 * seats; ++decision) {
        settle_luck<Splendor>(state, random, silence);
        const Seat seat = state.table.turn;
        Splendor::Actions legal;
        Splendor::legal(state, seat, legal);
        const bool unseen = decision > 0 && decision < seats;
        Splendor::apply(
            state, seat,
            unseen ? reserve_top(2) : judge.best(state, seat, {legal.begin(), legal.end()}),
            silence);
    }
    settle_luck<Splendor>(state, random, silence);
    return state;
}

// What nobody has seen has no price, and a hand of three is full all the same.
TEST(SplendorLooks, NobodyBuysWhatIsFaceDown) {
    Position position{.players = {{.gems = {2, 2, 2, 2, 2}}, {}}};
    State state = position.state();
    state.table.reserved[0] = {Reserved::face_down(0), Reserved::open(costing(0, 0, 0, 2, 1)),
                               Reserved::face_down(2)};
    Splendor::Actions legal;
    Splendor::legal(state, 0, legal);
    EXPECT_TRUE(legal.contains(buy(costing(0, 0, 0, 2, 1))));
    for (const auto action : legal) {
        EXPECT_NE(Kind::reserve, kind(action));
        EXPECT_NE(Kind::reserve_top, kind(action));
        EXPECT_TRUE(kind(action) != Kind::buy || operand(action) < unsigned{card_count});
    }
}

TEST(SplendorLooks, ThinkOfTheRepliesAndOfTheNextDecision) {
    const Judge judge(strongest_net());
    for (int seats = 2; seats <= most_players; ++seats) {
        const State state = some_rounds_in(seats);
        Splendor::Actions legal;
        Splendor::legal(state, state.table.turn, legal);
        for (const auto action : legal) {
            const Outlook outlook = look_three_times(judge, state, action);
            EXPECT_GT(outlook.chance, 0);
            EXPECT_LT(outlook.chance, 1);
            EXPECT_GE(outlook.line.size(), static_cast<std::size_t>(seats))
                << "everybody has decided, and the one who looks again";
        }
    }
}

// One prestige is enough, and the last of the round can buy it: nothing follows.
TEST(SplendorLooks, StopWhereTheGameEnds) {
    const CardId last = costing(0, 0, 4, 0, 0);
    const State state =
        Position{.target = 1, .players = {{}, {.gems = {0, 0, 4, 0, 0}}}, .grid = {last}, .turn = 1}
            .state();
    const Outlook outlook = look_three_times(Judge(strongest_net()), state, buy(last));
    EXPECT_FLOAT_EQ(1, outlook.chance);
    EXPECT_TRUE(outlook.line.empty());
}

TEST(SplendorLooks, ListAllDecisionsThoseLookedAtFirst) {
    const NetMind mind(strongest_net());
    const State state = some_rounds_in(2);
    const View view = Splendor::view(state, state.table.turn);
    const Analysis glance = mind.at_a_glance(view, {});
    const Analysis looked = by_three_looks(mind, view, {});
    ASSERT_EQ(glance.thoughts.size(), looked.thoughts.size());
    EXPECT_TRUE(std::ranges::is_sorted(looked.thoughts, std::ranges::greater{}, &Thought::win));
    EXPECT_TRUE(std::ranges::is_sorted(looked.thoughts, std::ranges::greater{}, &Thought::visits));
    EXPECT_EQ(three_looks, looked.thoughts.front().visits);
    EXPECT_EQ(1U, looked.thoughts.back().visits);

    const auto last = static_cast<Action>(glance.thoughts.back().decision);
    const Analysis asked = by_three_looks(mind, view, last);
    EXPECT_EQ(three_looks, asked.find(static_cast<Code>(last))->visits) << "it was asked about";
}

// A line ends where luck comes: after gems are taken the reply can be told, after a purchase not.
TEST(SplendorLooks, TellHowItGoesOnUntilLuckComes) {
    const NetMind mind(strongest_net());
    const State state = some_rounds_in(2);
    const Analysis looked = by_three_looks(mind, Splendor::view(state, state.table.turn), {});
    for (std::size_t i = 0; i < 3; ++i) {
        const auto& thought = looked.thoughts[i];
        const Kind what = kind(static_cast<Action>(thought.decision));
        EXPECT_EQ(what == Kind::take || what == Kind::take_pair, !thought.line.empty());
    }
}

TEST(SplendorLines, CompareThoseThatMightBeTheBestAndListAllOthers) {
    const NetMind mind(strongest_net());
    const State state = some_rounds_in(4);
    const View view = Splendor::view(state, state.table.turn);
    const Analysis glance = mind.at_a_glance(view, {});
    const Analysis lines = by_lines(mind, view, 1, {.iterations = 400}, {});
    ASSERT_EQ(glance.thoughts.size(), lines.thoughts.size());
    EXPECT_EQ(5, std::ranges::count_if(lines.thoughts,
                                       [](const Thought& one) { return one.visits > 0; }));
    EXPECT_EQ(50U, lines.iterations);
    EXPECT_EQ(lines, by_lines(mind, view, 1, {.iterations = 400}, {})) << "the same seed";
}

// Other worlds with the same view: the same thoughts, visits and lines.
TEST(SplendorLooks, AnswerFromTheViewAlone) {
    for (const std::uint32_t iterations : {three_looks, 80U}) {
        const auto found =
            check_fair_play<Splendor>(4, 20, [&](const AnyPosition& position, Seat seat) {
                const auto view = position.view(seat);
                Thinker thinker;
                const auto analysis = thinker.think(*view, {iterations}, 3);
                return spell(*view, analysis.thoughts.front().decision, analysis);
            });
        EXPECT_TRUE(found.none()) << iterations << " iterations\n" << found.text();
    }
}

}  // namespace
}  // namespace agora::splendor
