#include "core/greedy_choice.hpp"

#include <gtest/gtest.h>

#include <map>

namespace agora {
namespace {

TEST(GreedyChoice, TakesTheBestAndBreaksTiesEvenly) {
    const std::array<int, 4> legal = {10, 20, 30, 40};
    const auto score = [](int decision) { return decision == 10 || decision == 30 ? 7 : 2; };
    Random random(1);
    std::map<int, int> chosen;
    for (int i = 0; i < 2000; ++i)
        ++chosen[best_choice(std::span<const int>(legal), score, random)];
    EXPECT_EQ(chosen.size(), 2U);
    EXPECT_NEAR(chosen[10], 1000, 100);
}

TEST(GreedyChoice, AsksNothingWhereThereIsOneDecision) {
    const std::array<int, 1> legal = {10};
    Random random(1);
    Random same(1);
    const auto score = [](int) -> int { throw std::logic_error("asked"); };
    EXPECT_EQ(best_choice(std::span<const int>(legal), score, random), 10);
    EXPECT_EQ(random.next(), same.next());
}

}  // namespace
}  // namespace agora
