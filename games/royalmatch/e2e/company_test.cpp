// Options that depend on who plays.
#include "match/company.hpp"

#include "games/registry.hpp"

#include <gtest/gtest.h>

namespace agora::match {
namespace {

const AnyGame& royalmatch() { return **games::find_game("royalmatch"); }

bool suits(std::string name, std::string value, Company company) {
    return check_company(royalmatch(), {"", {{std::move(name), std::move(value)}}}, company)
        .has_value();
}

constexpr Company friends = {.people = true, .rated = false};
constexpr Company rivals = {.people = true, .rated = true};
constexpr Company bots = {.people = false, .rated = false};

TEST(Company, AMatchWithoutALimitOfRoundsNeedsAPerson) {
    EXPECT_TRUE(suits("rounds", "none", friends));
    EXPECT_TRUE(suits("rounds", "none", rivals));
    EXPECT_FALSE(suits("rounds", "none", bots));
    EXPECT_TRUE(suits("rounds", "20", bots));
    const auto refused = check_company(royalmatch(), {"", {{"rounds", "none"}}}, bots);
    EXPECT_NE(refused.error().message.find("might never end"), std::string::npos);
    EXPECT_NE(refused.error().in(Lang::fr).find("ne jamais finir"), std::string::npos);
}

TEST(Company, S50SpectatorsSeeWhatSuitsThoseWhoPlay) {
    EXPECT_TRUE(suits("spectators", "sealed", friends));
    EXPECT_TRUE(suits("spectators", "dealt", friends));
    EXPECT_FALSE(suits("spectators", "analysis", friends));
    EXPECT_TRUE(suits("spectators", "sealed", rivals));
    EXPECT_FALSE(suits("spectators", "dealt", rivals));
    EXPECT_FALSE(suits("spectators", "analysis", rivals));
    for (const auto* each : {"sealed", "dealt", "analysis"})
        EXPECT_TRUE(suits("spectators", each, bots)) << each;
}

TEST(Company, S50TheDealIsShownByDefaultWhereNothingIsAtStake) {
    const auto chosen = [](Company company, Settings settings = {}) {
        choose_by_stakes(royalmatch(), settings, company);
        return settings.values.empty() ? "" : settings.values.back().second;
    };
    EXPECT_EQ(chosen(friends), "dealt");
    EXPECT_EQ(chosen(bots), "dealt");
    EXPECT_EQ(chosen(rivals), "sealed");
    EXPECT_EQ(chosen(friends, {"", {{"spectators", "sealed"}}}), "sealed");
    Settings settings;
    choose_by_stakes(**games::find_game("gops"), settings, friends);
    EXPECT_TRUE(settings.values.empty());
}

}  // namespace
}  // namespace agora::match
