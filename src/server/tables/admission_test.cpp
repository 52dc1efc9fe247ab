#include "server/tables/admission.hpp"

#include <gtest/gtest.h>

namespace agora::server {
namespace {

TEST(Admitting, KnowsByTheRowOfATableWhoMayKnowOfIt) {
    const store::TableHead listed{.listed = true};
    EXPECT_TRUE(admits(listed, 0, ""));
    const store::TableHead hidden{.host = 1, .people = {1, 2}};
    EXPECT_TRUE(admits(hidden, 1, ""));
    EXPECT_TRUE(admits(hidden, 2, ""));
    for (const match::PersonId stranger : {0, 3, -1})
        EXPECT_FALSE(admits(hidden, stranger, "guess"));
}

// Whoever may not know of it is not told that it cannot be read either.
TEST(Admitting, KeepsStrangersFromATableThatCannotBeRead) {
    const store::TableHead broken{.host = 1, .setup = "no setup", .people = {1}};
    EXPECT_FALSE(admits(broken, 2, ""));
    EXPECT_FALSE(admits(broken, 2, "no setup"));
    EXPECT_TRUE(admits(broken, 1, ""));
}

}  // namespace
}  // namespace agora::server
