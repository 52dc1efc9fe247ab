#include "server/hall/agenda.hpp"

#include <gtest/gtest.h>

#include <array>

namespace agora::server {
namespace {

TEST(Agenda, GivesTablesInTheOrderOfTheirDeadlines) {
    const std::array<store::Deadline, 3> open = {{{1, 300}, {2, 100}, {3, 200}}};
    Agenda agenda(open);
    EXPECT_EQ(agenda.next(), 100);
    EXPECT_EQ(agenda.take_due(99), std::nullopt);
    EXPECT_EQ(agenda.take_due(1000), 2);
    EXPECT_EQ(agenda.take_due(1000), 3);
    EXPECT_EQ(agenda.take_due(1000), 1);
    EXPECT_EQ(agenda.take_due(1000), std::nullopt);
    EXPECT_EQ(agenda.next(), match::never);
}

TEST(Agenda, KeepsTheLastDeadlineOfATable) {
    Agenda agenda;
    agenda.set(1, 100);
    agenda.set(1, 500);
    EXPECT_EQ(agenda.take_due(400), std::nullopt);
    EXPECT_EQ(agenda.size(), 1U);
    agenda.set(1, match::never);
    EXPECT_EQ(agenda.size(), 0U);
    EXPECT_EQ(agenda.next(), match::never);
}

TEST(Agenda, DoesNotGrowWithTheNumberOfChanges) {
    Agenda agenda;
    for (match::Ms at = 0; at < 1'000'000; ++at) agenda.set(at % 7, at);
    EXPECT_EQ(agenda.size(), 7U);
    EXPECT_EQ(agenda.next(), 999'993);
}

}  // namespace
}  // namespace agora::server
