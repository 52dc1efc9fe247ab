#include "server/tables/deadline_queue.hpp"

#include <gtest/gtest.h>

#include <array>

namespace agora::server {
namespace {

TEST(DeadlineQueue, GivesTablesInTheOrderOfTheirDeadlines) {
    const std::array<store::Deadline, 3> open = {{{1, 300}, {2, 100}, {3, 200}}};
    DeadlineQueue deadlines(open);
    EXPECT_EQ(deadlines.next(), 100);
    EXPECT_EQ(deadlines.take_due(99), std::nullopt);
    EXPECT_EQ(deadlines.take_due(1000), 2);
    EXPECT_EQ(deadlines.take_due(1000), 3);
    EXPECT_EQ(deadlines.take_due(1000), 1);
    EXPECT_EQ(deadlines.take_due(1000), std::nullopt);
    EXPECT_EQ(deadlines.next(), match::never);
}

TEST(DeadlineQueue, KeepsTheLastDeadlineOfATable) {
    DeadlineQueue deadlines;
    deadlines.set(1, 100);
    deadlines.set(1, 500);
    EXPECT_EQ(deadlines.take_due(400), std::nullopt);
    EXPECT_EQ(deadlines.size(), 1U);
    deadlines.set(1, match::never);
    EXPECT_EQ(deadlines.size(), 0U);
    EXPECT_EQ(deadlines.next(), match::never);
}

TEST(DeadlineQueue, DoesNotGrowWithTheNumberOfChanges) {
    DeadlineQueue deadlines;
    for (match::Ms at = 0; at < 1'000'000; ++at) deadlines.set(at % 7, at);
    EXPECT_EQ(deadlines.size(), 7U);
    EXPECT_EQ(deadlines.next(), 999'993);
}

}  // namespace
}  // namespace agora::server
