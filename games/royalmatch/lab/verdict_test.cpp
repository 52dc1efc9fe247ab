#include "lab/balance/verdict.hpp"

#include "games/registry.hpp"

#include <gmock/gmock.h>

namespace agora::lab {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;

// A study with two seats in which everything is as it should be.
class RoyalMatchVerdicts : public testing::Test {
protected:
    RoyalMatchVerdicts() {
        StudyWish wish;
        wish.game = *games::find_game("royalmatch");
        wish.players = *read_entrants("bot:greedy");
        wish.seats = {2};
        report.study = *new_study(wish);
        Tally& tally = report.study.tallies.front();
        tally.games = 20'000;
        tally.won = {10'000 * victory, 10'000 * victory};
        tally.won_in_order = tally.won;
        for (std::size_t i = 0; i < tally.elements.size(); ++i) {
            ElementTally& element = tally.elements[i];
            element.present = 1'000;
            element.had = 400;
            element.won_had = 200 * victory;
            element.won_not = 300 * victory;
            element.points_had = 400;  // and a spread of 100 or so
            element.points_not = -600;
            element.squares_had = 400 * 10'000;
            element.squares_not = 600 * 10'000;
        }
        in("fulfilled", 0).points_had = 0;
        for (std::size_t i = 0; i < 32; ++i) {
            in("fulfilled", i).points_had = 1'200;
            in("fulfilled", i).squares_had = 400 * 10;
            in("fulfilled", i).squares_not = 600 * 10;
        }
        for (std::size_t i = 0; i < 52; ++i) {
            in("gains", i).points_had = 400 * 100;
            in("gains", i).points_not = -600 * 100;
            in("gains", i).squares_had = 400 * 20'000;
            in("gains", i).squares_not = 600 * 20'000;
        }
    }

    ElementTally& in(std::string_view group, std::size_t element) {
        const CensusKind& kind = census_kind("royalmatch");
        std::size_t which = 0;
        while (kind.groups[which].id != group) ++which;
        return report.study.tallies.front().elements[first_element(kind, which) + element];
    }
    // The only answer of the criterion that has these words.
    CriterionResult answer(std::string_view words) const {
        for (const auto& verdict : verdicts(report, Lang::en))
            if (verdict.asked.contains(words)) return verdict.answers.at(0);
        ADD_FAILURE() << "nothing asks " << words;
        return {};
    }

    Report report;
};

TEST_F(RoyalMatchVerdicts, HoldWhereAllIsWell) {
    for (const auto lang : {Lang::en, Lang::fr})
        for (const auto& verdict : verdicts(report, lang)) {
            ASSERT_EQ(verdict.answers.size(), 1U);
            EXPECT_EQ(verdict.answers[0].judgement, Judgement::holds)
                << verdict.asked << ": " << in_words(verdict.answers[0], lang);
        }
}

TEST_F(RoyalMatchVerdicts, NameASeatThatIsFavoured) {
    report.study.tallies.front().won = {10'600 * victory, 9'400 * victory};
    EXPECT_EQ(in_words(answer("Seats"), Lang::en), "no: seat 1 53.0 %, seat 2 47.0 %");
}

TEST_F(RoyalMatchVerdicts, LookAtTheOrderOfPlayWhereLuckDecidesWhoBegins) {
    for (const auto& verdict : verdicts(report, Lang::en))
        EXPECT_FALSE(verdict.asked.contains("Order of play"));
    report.study.tallies.front().won_in_order = {10'600 * victory, 9'400 * victory};
    EXPECT_EQ(in_words(answer("Seats"), Lang::en), "yes");
    EXPECT_EQ(in_words(answer("Order of play"), Lang::en), "no: number 1 53.0 %, number 2 47.0 %");
}

TEST_F(RoyalMatchVerdicts, NameWhatIsHardlyEverOrAlwaysTaken) {
    in("kept", 3).had = 50;
    EXPECT_EQ(in_words(answer("each kept in 10 to 100 %"), Lang::en), "no: Fair Share");
    in("effects", 0).had = 990;
    EXPECT_EQ(in_words(answer("each activated in 5 to 95 %"), Lang::en), "no: 2H♥ Surge I");
    in("effects", 0).had = 955;  // too many, but perhaps by luck
    EXPECT_EQ(in_words(answer("each activated in 5 to 95 %"), Lang::en), "not sure: 2H♥ Surge I");
}

TEST_F(RoyalMatchVerdicts, NameAnObjectiveThatCostsMoreThanItBrings) {
    in("fulfilled", 8).points_had = 100;
    const CriterionResult worth = answer("each brings points");
    EXPECT_EQ(worth.judgement, Judgement::fails);
    EXPECT_THAT(worth.names, ElementsAre("Nothing"));
}

TEST_F(RoyalMatchVerdicts, NameEffectsThatAreNeverOrAlwaysRight) {
    in("gains", 5).points_had = -400 * 50;
    EXPECT_EQ(in_words(answer("never right"), Lang::en), "no: 3D♦ Sharpening I");
    in("gains", 51).points_not = 600 * 50;
    EXPECT_EQ(in_words(answer("always right"), Lang::en), "no: AS♠ Coup d'État IV");
    // A handful of trials says nothing.
    in("gains", 51) = {400, 395, 0, 0, 395 * 100, 5 * 100, 395 * 20'000, 5 * 20'000};
    EXPECT_EQ(in_words(answer("always right"), Lang::en), "yes");
}

TEST_F(RoyalMatchVerdicts, AreComparedInWords) {
    Report before = report;
    before.study.tallies.front().won = {10'600 * victory, 9'400 * victory};
    EXPECT_THAT(*compare_reports(before, report, Lang::en),
                HasSubstr("Seats: none wins 2 % more or less than its share: no: seat 1 53.0 %, "
                          "seat 2 47.0 % -> yes"));
    EXPECT_THAT(report_json(before), HasSubstr(R"("judgement":"fails","names":["seat 1 53.0 %")"));
}

}  // namespace
}  // namespace agora::lab
