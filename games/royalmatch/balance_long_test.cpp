// The figures of random players (§18), in short; `royal_balance` measures them with 30,000 rounds.
#include "games/royalmatch/balance.hpp"

#include <gtest/gtest.h>

namespace agora::royalmatch {
namespace {

TEST(RoyalMatchBalance, R18_RandomPlayersDoAsInTheReference) {
    for (int seats = 2; seats <= 4; ++seats) {
        const Balance balance = measure_balance(seats, 2000, 1);
        for (const Comparison& one : compare(balance))
            EXPECT_LT(std::abs(one.off()), too_far)
                << seats << " seats, " << one.what << ": " << one.measured << " instead of "
                << one.reference;
    }
}

}  // namespace
}  // namespace agora::royalmatch
