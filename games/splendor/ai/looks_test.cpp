#include "games/splendor/ai/looks.hpp"

#include "games/splendor/ai/levels.hpp"
#include "games/splendor/ai/lines.hpp"
#include "games/splendor/ai/testing/middle_of_a_game.hpp"
#include "games/splendor/testing/position.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace agora::splendor {
namespace {

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
        const State state = middle_of_a_game(seats);
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
    const State state = middle_of_a_game(2);
    const View view = Splendor::view(state, state.table.turn);
    const ai::Analysis glance = mind.at_a_glance(view, {});
    const ai::Analysis looked = by_three_looks(mind, view, {});
    ASSERT_EQ(glance.thoughts.size(), looked.thoughts.size());
    EXPECT_TRUE(std::ranges::is_sorted(looked.thoughts, std::ranges::greater{}, &ai::Thought::win));
    EXPECT_TRUE(
        std::ranges::is_sorted(looked.thoughts, std::ranges::greater{}, &ai::Thought::visits));
    EXPECT_EQ(three_looks, looked.thoughts.front().visits);
    EXPECT_EQ(1U, looked.thoughts.back().visits);

    const auto last = static_cast<Action>(glance.thoughts.back().decision);
    const ai::Analysis asked = by_three_looks(mind, view, last);
    EXPECT_EQ(three_looks, asked.find(static_cast<Code>(last))->visits) << "it was asked about";
}

// After gems are taken the reply can be told; after a purchase from the grid luck comes first.
TEST(SplendorLooks, TellHowItGoesOnUntilLuckComes) {
    const NetMind mind(strongest_net());
    for (int seats = 2; seats <= most_players; ++seats) {
        const State state = middle_of_a_game(seats);
        const ai::Analysis looked =
            by_three_looks(mind, Splendor::view(state, state.table.turn), {});
        for (std::size_t i = 0; i < 3; ++i) {
            const auto& thought = looked.thoughts[i];
            State after = state;
            Silence silence;
            Splendor::apply(after, state.table.turn, static_cast<Action>(thought.decision),
                            silence);
            EXPECT_EQ(Splendor::turn(after) == Turn::luck, thought.line.empty());
        }
    }
}

// The same with lines: the result of a game that is over counts for the whole line.
TEST(SplendorLines, KnowHowAGameEnded) {
    const CardId last = costing(0, 0, 4, 0, 0);
    const State state =
        Position{
            .target = 1, .players = {{}, {}, {.gems = {0, 0, 4, 0, 0}}}, .grid = {last}, .turn = 2}
            .state();
    const NetMind mind(strongest_net());
    const ai::Analysis lines =
        by_lines(mind, Splendor::view(state, 2), 1, {.iterations = 200}, std::nullopt);
    EXPECT_EQ(static_cast<Code>(buy(last)), lines.thoughts.front().decision);
    EXPECT_FLOAT_EQ(1, static_cast<float>(lines.thoughts.front().win));
}

TEST(SplendorLines, CompareThoseThatMightBeTheBestAndListAllOthers) {
    const NetMind mind(strongest_net());
    const State state = middle_of_a_game(4);
    const View view = Splendor::view(state, state.table.turn);
    const ai::Analysis glance = mind.at_a_glance(view, {});
    const ai::Analysis lines = by_lines(mind, view, 1, {.iterations = 400}, {});
    ASSERT_EQ(glance.thoughts.size(), lines.thoughts.size());
    EXPECT_EQ(5, std::ranges::count_if(lines.thoughts,
                                       [](const ai::Thought& one) { return one.visits > 0; }));
    EXPECT_EQ(50U, lines.iterations);
    EXPECT_EQ(lines, by_lines(mind, view, 1, {.iterations = 400}, {})) << "the same seed";
    EXPECT_EQ(lines, by_lines(mind, view, 1, {.iterations = 400, .seconds = 600}, {}))
        << "a limit that is not reached";
    const ai::Analysis looked = by_three_looks(mind, view, {});
    for (const auto& thought : lines.thoughts)
        EXPECT_EQ(looked.find(thought.decision)->line, thought.line);

    const ai::Analysis further = by_lines(mind, view, 1, {.iterations = 2048}, {});
    EXPECT_LE(further.iterations, 256U);
    EXPECT_GT(further.iterations, 200U);
    EXPECT_NE(lines.thoughts.front().win, further.thoughts.front().win);
}

}  // namespace
}  // namespace agora::splendor
