#include "bots/levels.hpp"

#include "bots/bot.hpp"
#include "bots/searcher.hpp"
#include "bots/testing/mute_view.hpp"
#include "core/erase.hpp"
#include "games/all.hpp"
#include "games/registry.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <map>

namespace agora::bots {
namespace {

std::unique_ptr<Bot> bot(std::string_view name, std::uint64_t seed) {
    return std::move(*make_bot(name, seed));
}

TEST(Levels, HaveNames) {
    EXPECT_EQ(level_from("1"), 1);
    EXPECT_EQ(level_from("8"), 8);
    EXPECT_EQ(level_from("max"), ai::most_level);
    for (const auto* word : {"0", "9", "", "Max", "1 "}) EXPECT_FALSE(level_from(word)) << word;
    for (int level = 1; level <= ai::most_level; ++level)
        EXPECT_EQ(level_from(level_name(level)), level);
}

// Whether both find their values in the same way: with another algorithm a temperature means
// something else.
bool think_alike(const ai::Strategy& a, const ai::Strategy& b) {
    const auto* plan = std::get_if<ai::Planner>(&a);
    const auto* other = std::get_if<ai::Planner>(&b);
    return a.index() == b.index() && (plan == nullptr || plan->replies == other->replies);
}

// Strategies are compared by their place in the list, then by their numbers.
TEST(Levels, ThinkMoreAtALowerTemperatureTheHigherTheyAre) {
    for (const auto* game : games::all_games())
        for (const int seats : {2, 3})
            for (int level = 2; level <= ai::most_level; ++level) {
                SCOPED_TRACE(fmt::format("{} {} {}", game->about().id, seats, level));
                const ai::Level lower = level_of(game->about().id, level - 1, seats);
                const ai::Level higher = level_of(game->about().id, level, seats);
                EXPECT_TRUE(higher.strategy >= lower.strategy);
                if (think_alike(lower.strategy, higher.strategy)) {
                    EXPECT_LE(higher.sampling.temperature, lower.sampling.temperature);
                }
                EXPECT_GE(higher.sampling.sees_wins, lower.sampling.sees_wins);
                EXPECT_EQ(higher.sampling.sees_wins, level >= 3);
            }
}

ai::Analysis three_thoughts() {
    ai::Analysis analysis;
    analysis.iterations = 3000;
    analysis.candidates = {{1, 0.6, 1000, 0, {}}, {2, 0.55, 1000, 0, {}}, {3, 0.2, 1000, 0, {}}};
    return analysis;
}

// A view in which decision 3 has the best heuristic score.
class PrefersThree final : public MuteView {
public:
    int action_score(Code decision) const override { return static_cast<int>(decision); }
};

std::map<Code, int> chosen_at(const ai::Sampling& sampling) {
    const std::array<Code, 3> legal = {1, 2, 3};
    std::map<Code, int> chosen;
    for (std::uint64_t seed = 0; seed < 1000; ++seed)
        ++chosen[choose_at(sampling, PrefersThree(), three_thoughts(), legal, seed)];
    return chosen;
}

TEST(Levels, AtTemperatureZeroTheBestIsTaken) {
    EXPECT_EQ(chosen_at({.sees_wins = false})[1], 1000);
}

TEST(Levels, NoMistakeCostsMoreThanMaxLoss) {
    auto chosen = chosen_at({.temperature = 1, .max_loss = 0.1, .sees_wins = false});
    EXPECT_EQ(chosen[3], 0);
    EXPECT_NEAR(chosen[1], 500, 80);
}

TEST(Levels, MistakesFollowTheHeuristic) {
    auto chosen =
        chosen_at({.temperature = 1, .heuristic_weight = 4, .max_loss = 1, .sees_wins = false});
    EXPECT_GT(chosen[3], 2 * chosen[1]);
}

TEST(Levels, AMixedStrategyIsPlayedAsOne) {
    auto analysis = three_thoughts();
    analysis.mixed = true;
    analysis.candidates[0].share = 0.6;
    analysis.candidates[1].share = 0.38;
    analysis.candidates[2].share = 0.02;
    const std::array<Code, 3> legal = {1, 2, 3};
    std::map<Code, int> chosen;
    for (std::uint64_t seed = 0; seed < 1000; ++seed)
        ++chosen[choose_at({.sees_wins = false}, PrefersThree(), analysis, legal, seed)];
    EXPECT_NEAR(chosen[1], 612, 60);
    EXPECT_EQ(chosen[3], 0);  // left over from exploration
}

TEST(Levels, TheSameSeedAndViewDecideTheSame) {
    for_each_game(games::AllGames{}, []<class G>() {
        Random random(3);
        Silence silence;
        auto state = *G::start(G::presets().front().options, 2);
        settle_luck<G>(state, random, silence);
        const Seat seat = *G::pending(state).begin();
        const ErasedPosition<G> position(state);
        const auto view = position.view(seat);
        const auto legal = position.legal(seat);
        for (const auto* name : {"1", "2", "3", "4", "5", "search"}) {
            const auto one = bot(name, 9);
            const Code first = one->decide(*view, legal);
            EXPECT_EQ(first, one->decide(*view, legal)) << name;  // asked again
            EXPECT_EQ(first, bot(name, 9)->decide(*view, legal)) << name;
        }
    });
}

}  // namespace
}  // namespace agora::bots
