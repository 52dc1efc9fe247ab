// The kit is only worth something if it fails where it must: a game that leaks on purpose is
// caught.
#include "kit/golden.hpp"
#include "kit/hidden_card.hpp"
#include "kit/numbering_checks.hpp"
#include "kit/play_checks.hpp"
#include "kit/secrecy_checks.hpp"
#include "kit/text_checks.hpp"
#include "kit/toys.hpp"

#include <gtest/gtest.h>

#include <filesystem>

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

TEST(Kit, CatchesAnEventAboutASeatThatIsNotThere) {
    const auto findings = check_records<HiddenCard<Leak::event_of_no_seat>>(1).text();
    EXPECT_NE(findings.find("an event is about seat 2, which is not there"), std::string::npos)
        << findings;
}

TEST(Kit, CatchesWordsThatOnlyTwoOptionsTogetherMakeAmbiguous) {
    EXPECT_EQ(check_words<GoldMines>(1000).text(), "");  // one option at a time
    const auto findings = check_words_of_mixed_options<GoldMines>(20).text();
    EXPECT_NE(findings.find(
                  "plain mines=yes brief=yes, 2 seats: \"gold mine\" is read as something else"),
              std::string::npos)
        << findings;
}

TEST(Kit, MixesAllOptionsAndOnlyThoseThatArePossible) {
    std::set<std::string> names;
    for (const auto& setup : mixed_setups<GoldMines>(50)) names.insert(setup.name);
    EXPECT_EQ(names.size(), 4U);
    EXPECT_TRUE(mixed_setups<HiddenCard<Leak::none>>(50).empty());  // there are no options
}

template <Numbers numbers>
std::string numbering_findings() {
    return check_numbering<Copies<numbers>>(500).text();
}

TEST(Kit, AcceptsCopiesThatOnlyTheStateNumbers) {
    EXPECT_EQ(numbering_findings<Numbers::kept>(), "");
}

TEST(Kit, CatchesAViewThatNumbersCopies) {
    const auto findings = numbering_findings<Numbers::in_own_view>();
    EXPECT_NE(findings.find("is given a number that nobody is shown"), std::string::npos)
        << findings;
}

// The planted case of the third copy of three: who lays the higher of two has not the lower.
TEST(Kit, CatchesACopyThatTellsWhatElseIsInTheHand) {
    const auto shown = numbering_findings<Numbers::shown_when_laid>();
    EXPECT_NE(shown.find("the view of a spectator depends on which copy came"), std::string::npos)
        << shown;
    const auto told = numbering_findings<Numbers::told_when_laid>();
    EXPECT_NE(told.find("what a spectator is told depends on which copy came"), std::string::npos)
        << told;
    const auto ordered = numbering_findings<Numbers::order_of_the_hand>();
    EXPECT_NE(ordered.find("what is legal depends on which copy came"), std::string::npos)
        << ordered;
}

TEST(Kit, CatchesDiceThatShowOneFaceForEver) {
    EXPECT_EQ(check_luck_varies<Dice<false>>(20).text(), "");
    const auto findings = check_luck_varies<Dice<true>>(20).text();
    EXPECT_NE(findings.find("came from pile 0 before, and it would come from it for ever"),
              std::string::npos)
        << findings;
}

// Every check that follows games comes to an end itself, and those that are about games say why.
template <Ends ends>
void expect_no_end() {
    using Endless = Coin<ends>;
    const auto is_said = [](const Findings& findings) {
        EXPECT_NE(findings.text().find("no end after 50000 steps"), std::string::npos)
            << findings.text();
    };
    is_said(check_random_play<Endless>(1000));
    is_said(check_records<Endless>(1));
    const auto folder = std::filesystem::path(testing::TempDir()) / "endless";
    is_said(check_golden_files<Endless>(folder));
    check_secrecy<Endless>(100);
    check_numbering<Endless>(100);
    check_luck_varies<Endless>(1);
    check_even_worlds<Endless>(100);
    check_simultaneous_choices<Endless>(100);
    check_words<Endless>(100);
    check_words_of_mixed_options<Endless>(10);
    check_allocations<Endless>(1);
}

TEST(Kit, ReportsAGameThatNeverEnds) {
    expect_no_end<Ends::never_by_decisions>();
    expect_no_end<Ends::never_by_luck>();
}

TEST(Kit, AcceptsAGameThatLuckMayEndBeforeAnybodyDecides) {
    using Short = Coin<Ends::at_last>;
    EXPECT_EQ(check_random_play<Short>(1000).text(), "");
    EXPECT_EQ(check_records<Short>(20).text(), "");
    EXPECT_EQ(check_secrecy<Short>(100).text(), "");
    EXPECT_EQ(check_luck_varies<Short>(20).text(), "");
    EXPECT_EQ(check_words<Short>(100).text(), "");
}

TEST(Kit, CountsAllocations) {
    const auto before = allocations();
    const auto list = std::vector<int>(10);
    EXPECT_EQ(allocations() - before, 1U);
    EXPECT_EQ(list.size(), 10U);
}

}  // namespace
}  // namespace agora::kit
