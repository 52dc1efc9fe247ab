// The kit is only worth something if it fails where it must: a game that leaks on purpose is
// caught.
#include "kit/hidden_card.hpp"
#include "kit/play_checks.hpp"
#include "kit/secrecy_checks.hpp"
#include "kit/text_checks.hpp"

#include <gtest/gtest.h>

namespace agora::kit {
namespace {

template <Leak leak>
std::string secrecy_findings() {
    return check_secrecy<HiddenCard<leak>>(500).text();
}

TEST(Kit, AcceptsAGameThatLeaksNothing) {
    using Honest = HiddenCard<Leak::none>;
    EXPECT_EQ(check_secrecy<Honest>(1000).text(), "");
    EXPECT_EQ(check_random_play<Honest>(1000).text(), "");
    EXPECT_EQ(check_records<Honest>(5).text(), "");
    EXPECT_EQ(check_words<Honest>(100).text(), "");
    EXPECT_EQ(check_allocations<Honest>(10).text(), "");
}

TEST(Kit, CatchesAViewThatCarriesAHiddenCard) {
    const auto findings = secrecy_findings<Leak::view_carries_card>();
    EXPECT_NE(findings.find("a secret is in the view"), std::string::npos) << findings;
    EXPECT_NE(findings.find("sees luck that is told to others only"), std::string::npos)
        << findings;
}

TEST(Kit, CatchesASamplerThatReturnsTheTrueState) {
    const auto findings = secrecy_findings<Leak::sampler_knows_truth>();
    EXPECT_NE(findings.find("a sampler that knows the true state"), std::string::npos) << findings;
}

TEST(Kit, CatchesLegalDecisionsThatTellASecret) {
    const auto findings = secrecy_findings<Leak::legal_depends_on_secret>();
    EXPECT_NE(findings.find("what is legal depends on a secret"), std::string::npos) << findings;
}

TEST(Kit, CatchesAnEventToldToThoseWhoMayNotKnow) {
    const auto findings = secrecy_findings<Leak::event_to_everyone>();
    EXPECT_NE(findings.find("is told of luck that its view does not show"), std::string::npos)
        << findings;
}

TEST(Kit, CatchesLuckThatTellsAnOldSecret) {
    const auto findings = secrecy_findings<Leak::luck_event_tells_more>();
    EXPECT_NE(findings.find("is told more of luck than its view shows"), std::string::npos)
        << findings;
}

TEST(Kit, CatchesAStandingThatTellsASecret) {
    const auto findings = secrecy_findings<Leak::standing_tells_card>();
    EXPECT_NE(findings.find("the standing depends on a secret"), std::string::npos) << findings;
}

TEST(Kit, CatchesASamplerThatIsNotEven) {
    EXPECT_EQ(check_even_worlds<HiddenCard<Leak::none>>(500).text(), "");
    EXPECT_NE(check_even_worlds<HiddenCard<Leak::sampler_is_lopsided>>(500).text(), "");
}

TEST(Kit, CountsAllocations) {
    const auto before = allocations();
    const auto list = std::vector<int>(10);
    EXPECT_EQ(allocations() - before, 1U);
    EXPECT_EQ(list.size(), 10U);
}

}  // namespace
}  // namespace agora::kit
