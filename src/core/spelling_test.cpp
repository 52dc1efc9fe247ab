#include "core/spelling.hpp"

#include <gtest/gtest.h>

#include <array>

namespace agora {
namespace {

TEST(Spelling, ForgetsCaseAccentsAndMarks) {
    EXPECT_EQ(bare("Réserver"), "reserver");
    EXPECT_EQ(bare("GoPs"), "gops");
    EXPECT_EQ(bare("go-ps 2"), "gops2");
    EXPECT_EQ(bare("ŒUVRE"), "oeuvre");
    EXPECT_EQ(bare("\xff\xc3"), "");
}

TEST(Spelling, FindsTheNameThatWasMeant) {
    using namespace std::string_view_literals;
    constexpr std::array names = {"--seats"sv, "--seed"sv, "--set"sv, "--resume"sv};
    EXPECT_EQ(nearest("--seat", names), "--seats");
    EXPECT_EQ(nearest("--sets", names), "--set");
    EXPECT_EQ(nearest("--sed", names), "--seed");
    EXPECT_EQ(nearest("--resmue", names), "--resume");
    EXPECT_EQ(nearest("--res", names), "--resume");
    EXPECT_EQ(nearest("--frobnicate", names), "");
    EXPECT_EQ(nearest("", names), "");
    EXPECT_EQ(nearest(std::string(100'000, 'x'), names), "");
}

TEST(Spelling, QuotesAsFrenchDoes) {
    EXPECT_EQ(in_guillemets("a"),
              "«\u00A0"
              "a\u00A0»");
}

}  // namespace
}  // namespace agora
