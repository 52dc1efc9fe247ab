#include "ai/search/search.hpp"

#include "ai/search/testing/tiny_games.hpp"
#include "games/gops/rules.hpp"
#include "kit/allocations.hpp"

#include <gtest/gtest.h>

namespace agora::ai {
namespace {

using tiny::Guess;
using tiny::Nim;
using tiny::Pennies;
using tiny::Show;

template <Game G, class M = SearchMind<G>>
Analysis think(const typename G::State& state, Seat seat, std::uint32_t iterations,
               std::uint64_t seed = 1) {
    TreeMemory memory;
    const M mind;
    Search<G, M> search(memory, mind);
    return search.think(G::view(state, seat), seed, iterations);
}

struct MixedPennies : SearchMind<Pennies> {
    static constexpr SearchParameters parameters = {.regret_matching = true};
};
struct MixedGops : SearchMind<gops::Gops> {
    static constexpr SearchParameters parameters = {.regret_matching = true};
    State determinize(const View& view, Random& /*nothing else is hidden*/) const {
        State state = view.table;
        state.bids = {};
        return state;
    }
    std::uint32_t information_set_key(const State& state, Seat /*all alike*/) const {
        return state.prize;
    }
};
struct DiscreetGuess : SearchMind<Guess> {
    static constexpr SearchParameters parameters = {.resample_per_seat = true};
};
struct DiscreetShow : SearchMind<Show> {
    static constexpr SearchParameters parameters = {.resample_per_seat = true};
};

// GOPS with all its cards, whose first prize is turned up.
gops::Gops::State beginning_of_gops() {
    Silence silence;
    auto state = *gops::Gops::start({}, 2);
    gops::Gops::apply_outcome(state, 6, silence);
    return state;
}

TEST(Search, TakesTheWinThatIsThere) {
    for (std::uint8_t heap = 1; heap <= 3; ++heap) {
        const auto analysis = think<Nim>({heap, 0}, 0, 100);
        EXPECT_EQ(analysis.candidates.front().decision, heap);
        EXPECT_FLOAT_EQ(static_cast<float>(analysis.candidates.front().win), 1.0F);
    }
}

TEST(Search, PlaysNimPerfectly) {
    for (std::uint8_t heap = 1; heap <= 11; ++heap) {
        if (heap % 4 == 0) continue;  // lost whatever one does
        EXPECT_EQ(think<Nim>({heap, 0}, 0, 5000).candidates.front().decision, heap % 4U) << +heap;
    }
}

TEST(Search, SaysHowItMightGoOn) {
    const auto analysis = think<Nim>({6, 0}, 0, 5000);
    EXPECT_EQ(analysis.candidates.front().decision, 2U);  // leaves four: whatever comes, the rest
    const auto& line = analysis.candidates.front().line;
    ASSERT_EQ(line.size(), 2U);
    EXPECT_EQ(std::stoi(line[0]) + std::stoi(line[1]), 4);
}

TEST(Search, MixesWherePureStrategiesLose) {
    const auto analysis = think<Pennies, MixedPennies>({}, 0, 30'000);
    ASSERT_TRUE(analysis.mixed);
    EXPECT_NEAR(analysis.find(1)->share, 4.0 / 7, 0.05);
    EXPECT_NEAR(analysis.find(2)->share, 3.0 / 7, 0.05);
    EXPECT_NEAR(analysis.find(1)->win, 3.0 / 7, 0.05);
    const auto other = think<Pennies, MixedPennies>({}, 1, 30'000);
    EXPECT_NEAR(other.find(1)->share, 4.0 / 7, 0.05);
}

// GOPS with three cards by full enumeration: every position is a matrix game, solved by regret
// matching with all payoffs known.
class ExactGops {
public:
    using G = gops::Gops;
    using Matrix = std::array<std::array<double, 3>, 3>;

    // The value of the position for seat 0.
    static double value(const G::State& state) {
        Silence silence;
        if (G::turn(state) == Turn::over) return double{values_of(G::standing(state))[0]};
        if (G::turn(state) == Turn::players) return solve(payoffs(state));
        double sum = 0;
        G::luck(state).among.each([&](Item item) {
            auto next = state;
            G::apply_outcome(next, item, silence);
            sum += value(next);
        });
        return sum / G::luck(state).among.size();
    }

    // The payoff matrix of seat 0; a bid that one does not have counts as the first.
    static Matrix payoffs(const G::State& state) {
        Silence silence;
        G::Actions mine;
        G::Actions theirs;
        G::legal(state, 0, mine);
        G::legal(state, 1, theirs);
        Matrix matrix{};
        for (std::size_t i = 0; i < 3; ++i)
            for (std::size_t j = 0; j < 3; ++j) {
                auto next = state;
                G::apply(next, 0, mine[i < mine.size() ? i : 0], silence);
                G::apply(next, 1, theirs[j < theirs.size() ? j : 0], silence);
                matrix[i][j] = value(next);
            }
        return matrix;
    }

private:
    static double solve(const Matrix& payoff) {
        constexpr int rounds = 2000;
        std::array<double, 3> row_regret{};
        std::array<double, 3> column_regret{};
        double sum = 0;
        double weight = 0;
        for (int round = 1; round <= rounds; ++round) {
            const auto row = matched(row_regret);
            const auto column = matched(column_regret);
            std::array<double, 3> row_worth{};
            std::array<double, 3> column_worth{};
            double expected = 0;
            for (std::size_t i = 0; i < 3; ++i)
                for (std::size_t j = 0; j < 3; ++j) {
                    row_worth[i] += column[j] * payoff[i][j];
                    column_worth[j] += row[i] * payoff[i][j];
                    expected += row[i] * column[j] * payoff[i][j];
                }
            for (std::size_t i = 0; i < 3; ++i) {
                row_regret[i] = std::max(0.0, row_regret[i] + row_worth[i] - expected);
                column_regret[i] = std::max(0.0, column_regret[i] + expected - column_worth[i]);
            }
            sum += round * expected;
            weight += round;
        }
        return sum / weight;
    }
    static std::array<double, 3> matched(const std::array<double, 3>& error) {
        const double sum = error[0] + error[1] + error[2];
        if (sum <= 0) return {1.0 / 3, 1.0 / 3, 1.0 / 3};
        return {error[0] / sum, error[1] / sum, error[2] / sum};
    }
};

TEST(Search, FindsTheEquilibriumOfSmallGops) {
    using G = gops::Gops;
    Silence silence;
    for (const Item prize : {Item{0}, Item{1}, Item{2}}) {
        auto state = *G::start({3}, 2);
        G::apply_outcome(state, prize, silence);
        const double value = ExactGops::value(state);
        const auto payoff = ExactGops::payoffs(state);
        const auto analysis = think<G, MixedGops>(state, 0, 60'000);
        double found = 0;
        for (const auto& candidate : analysis.candidates) found += candidate.share * candidate.win;
        EXPECT_NEAR(found, value, 0.04) << "prize " << prize + 1;
        // The best response to its strategy wins hardly more than the value of the game.
        for (std::size_t answer = 0; answer < 3; ++answer) {
            double worth = 0;
            for (const auto& candidate : analysis.candidates)
                worth += candidate.share * payoff.at(candidate.decision - 1).at(answer);
            EXPECT_GT(worth, value - 0.05) << "prize " << prize + 1 << ", answer " << answer + 1;
        }
    }
}

TEST(Search, NobodyActsOnTheSecretOfTheSearchingSeat) {
    // To hide is worth a half: the other does not know the card.
    const auto discreet = think<Guess, DiscreetGuess>({1, 0, 0}, 0, 20'000);
    EXPECT_EQ(discreet.candidates.front().decision, 2U);
    EXPECT_NEAR(discreet.find(2)->win, 0.5, 0.1);
    // Without resampling the other acts on it (strategy fusion).
    const auto fused = think<Guess>({1, 0, 0}, 0, 20'000);
    EXPECT_LT(fused.find(2)->win, 0.2);
}

TEST(Search, TheSameQuestionHasTheSameAnswer) {
    using gops::Gops;
    const auto state = beginning_of_gops();
    const auto once = think<Gops>(state, 0, 300, 9);
    const auto again = think<Gops>(state, 0, 300, 9);
    EXPECT_EQ(once, again);
    EXPECT_NE(once, think<Gops>(state, 0, 300, 10));
}

TEST(Search, StaysWithinItsMemory) {
    using gops::Gops;
    using Mind = SearchMind<Gops>;
    const auto state = beginning_of_gops();
    TreeMemory memory(16 * 1024);
    const Mind mind;
    Search<Gops, Mind> search(memory, mind);
    const auto analysis = search.think(Gops::view(state, Seat{0}), 1, 3000);
    EXPECT_EQ(analysis.iterations, 3000U);
    std::size_t free_nodes = 0;
    while (memory.add_node(0, 0) != no_ref) ++free_nodes;
    EXPECT_LT(free_nodes * sizeof(Node), memory.bytes() / 10);  // it was full, and went on
    std::uint32_t visits = 0;
    for (const auto& candidate : analysis.candidates) visits += candidate.visits;
    EXPECT_EQ(visits, 3000U);
}

TEST(Search, HasTheRoomThatAMindAsksFor) {
    TreeMemory memory(16 * 1024);
    memory.make_room(1024 * 1024);
    EXPECT_EQ(memory.bytes(), 1024U * 1024U);
    memory.make_room(16 * 1024);  // there is more already
    EXPECT_EQ(memory.bytes(), 1024U * 1024U);
    memory.rewind();
    const Ref node = memory.add_node(1, 2);
    EXPECT_NE(memory.add_edge(memory.node(node), 7), nullptr);
}

TEST(Search, AllocatesNothingWhileItThinks) {
    using gops::Gops;
    using Mind = SearchMind<Gops>;
    const auto state = beginning_of_gops();
    TreeMemory memory;
    const Mind mind;
    Search<Gops, Mind> search(memory, mind);
    const auto view = Gops::view(state, Seat{0});
    const auto allocated = [&](std::uint32_t iterations) {
        const auto before = kit::allocations();
        search.think(view, 1, iterations);
        return kit::allocations() - before;
    };
    allocated(10);
    // The report allocates; ten times the iterations allocate no more than a longer variation.
    EXPECT_NEAR(static_cast<double>(allocated(2000)), static_cast<double>(allocated(200)), 40);
}

TEST(Search, StopsWhenNothingCanOvertake) {
    TreeMemory memory;
    const SearchMind<Nim> mind;
    Search<Nim, SearchMind<Nim>> search(memory, mind);
    const auto view = Nim::view({5, 0}, Seat{0});
    const auto whole = search.think(view, 1, 20'000);
    const auto early = search.think(view, 1, 20'000, {.stop_early = true});
    EXPECT_LT(early.iterations, 20'000U);
    EXPECT_EQ(early.candidates.front().decision, whole.candidates.front().decision);
}

TEST(Search, ObeysTheClock) {
    const auto state = beginning_of_gops();
    using gops::Gops;
    using Mind = SearchMind<Gops>;
    TreeMemory memory;
    const Mind mind;
    Search<Gops, Mind> search(memory, mind);
    const auto analysis =
        search.think(Gops::view(state, Seat{0}), 1, 1'000'000'000, {.seconds = 0.02});
    EXPECT_GT(analysis.iterations, 0U);
    EXPECT_LT(analysis.iterations, 1'000'000'000U);
}

// A mind with values and priors of decisions, which prefer the right one from the first visit on.
struct NimWithPriors : SearchMind<Nim> {
    static constexpr SearchParameters parameters = {.c_puct = 1.5F};
    void evaluate_decisions(const State& state, Seat, const Actions& actions,
                            std::span<DecisionEstimate> out) const {
        for (std::size_t i = 0; i < actions.size(); ++i) {
            const bool wins = (state.heap - static_cast<unsigned>(actions[i])) % 4 == 0;
            out[i] = {wins ? 0.9F : 0.1F, wins ? 0.8F : 0.1F};
        }
    }
    Values evaluate(State& state, Random&) const {
        Values values{};
        const bool lost = state.heap % 4 == 0;
        values[state.turn] = lost ? 0.1F : 0.9F;
        values[1U - state.turn] = 1 - values[state.turn];
        return values;
    }
};

TEST(Search, FollowsThePriors) {
    const auto analysis = think<Nim, NimWithPriors>({11, 0}, 0, 20);
    EXPECT_EQ(analysis.candidates.front().decision, 3U);
    EXPECT_GT(analysis.candidates.front().visits, 12U);
}

TEST(Search, LooksAlsoAtWhatItIsAskedTo) {
    struct Narrow : SearchMind<Nim> {
        void prune(const State&, Seat, Actions& legal) const {
            const auto first = legal[0];
            legal.clear();
            legal.push(first);
        }
    };
    TreeMemory memory;
    const Narrow mind;
    Search<Nim, Narrow> search(memory, mind);
    const auto view = Nim::view({7, 0}, Seat{0});
    EXPECT_EQ(search.think(view, 1, 100).candidates.size(), 1U);
    const auto analysis = search.think(view, 1, 100, {}, Nim::Action{3});
    ASSERT_NE(analysis.find(3), nullptr);
    EXPECT_GT(analysis.find(3)->visits, 0U);
}

TEST(Search, PlaysNothingThatIsNotLegalInTheWorldOfAnother) {
    const DiscreetShow mind;
    TreeMemory memory;
    Search<Show, DiscreetShow> search(memory, mind);
    Show::lies = 0;
    for (const std::uint8_t card : {std::uint8_t{1}, std::uint8_t{2}})
        search.think(Show::view({card, 0}, Viewer(0)), 1, 400, {}, static_cast<Show::Action>(card));
    EXPECT_EQ(Show::lies, 0);
}

}  // namespace
}  // namespace agora::ai
