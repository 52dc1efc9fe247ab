#include "server/base/rendezvous.hpp"

#include <gtest/gtest.h>

#include <array>

namespace agora::server {
namespace {

TEST(Rendezvous, SpreadsKeysEvenly) {
    std::array<int, 4> owned{};
    for (std::int64_t key = 1; key <= 40'000; ++key) ++owned.at(rendezvous(key, owned.size()));
    for (const int count : owned) EXPECT_NEAR(count, 10'000, 500);
}

TEST(Rendezvous, MovesOnlyWhatANewOwnerGets) {
    for (std::int64_t key = 1; key <= 10'000; ++key) {
        const auto before = rendezvous(key, 3);
        const auto after = rendezvous(key, 4);
        EXPECT_TRUE(after == before || after == 3) << key;
    }
}

}  // namespace
}  // namespace agora::server
