#include "server/accounts/recovery.hpp"

#include <gtest/gtest.h>

namespace agora::server {
namespace {

TEST(RecoveryCode, IsReadAsAPersonTypesIt) {
    const auto hash = hash_of_recovery("01AB-CDEF-GHJK-MNPQ-RSTV");
    ASSERT_TRUE(hash);
    EXPECT_EQ(hash_of_recovery("oiabcdefghjkmnpqrstv"), hash);
    EXPECT_EQ(hash_of_recovery(" 0lab cdef ghjk mnpq rstv "), hash);
    EXPECT_NE(hash_of_recovery("11AB-CDEF-GHJK-MNPQ-RSTV"), hash);
    for (const auto* wrong : {"", "01AB", "01AB-CDEF-GHJK-MNPQ-RSTVW", "01AB-CDEF-GHJK-MNPQ-RSU!"})
        EXPECT_FALSE(hash_of_recovery(wrong)) << wrong;
}

TEST(RecoveryCode, IsAnotherEachTime) {
    const auto code = new_recovery_code();
    EXPECT_EQ(code.size(), 24u);
    EXPECT_TRUE(hash_of_recovery(code));
    EXPECT_NE(new_recovery_code(), code);
}

}  // namespace
}  // namespace agora::server
