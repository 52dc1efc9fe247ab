#include "games/registry.hpp"
#include "lab/balance/report.hpp"
#include "lab/balance/study.hpp"

#include <gtest/gtest.h>

namespace agora::lab {
namespace {

TEST(RoyalMatchCensus, CountsRounds) {
    StudyWish wish;
    wish.game = *games::find_game("royalmatch");
    wish.players = *read_entrants("bot:greedy");
    wish.seats = {3};
    wish.games = 8;
    wish.threads = 1;
    Study study = *new_study(wish);
    run_study(wish, study, [](const Study&) { return true; });
    const Tally& tally = study.tallies.front();
    const auto& kind = census_kind("royalmatch");
    const auto sum = [&](std::string_view id, auto field) {
        std::int64_t total = 0;
        std::size_t group = 0;
        while (kind.groups[group].id != id) ++group;
        const std::size_t first = first_element(kind, group);
        for (std::size_t i = 0; i < kind.groups[group].ids.size(); ++i)
            total += tally.elements[first + i].*field;
        return total;
    };
    const std::int64_t hands = tally.elements[0].present;  // one for each player and round
    EXPECT_EQ(hands % 3, 0);
    constexpr auto present = &ElementTally::present;
    constexpr auto had = &ElementTally::had;
    EXPECT_EQ(sum("cards", had), 13 * hands);                 // dealt
    EXPECT_EQ(sum("kept", present), 3 * hands);               // objectives dealt
    EXPECT_EQ(sum("kept", had), sum("fulfilled", present));   // kept, looked at
    EXPECT_EQ(3 * sum("suits", had), sum("suits", present));  // a winner a trick
    EXPECT_EQ(sum("suits", present), 13 * hands);
    // Nobody can activate the last card of a round, nor all that the seals do not reach for.
    EXPECT_GT(sum("effects", had), 2 * hands);
    EXPECT_LT(sum("effects", present), 12 * hands);
    EXPECT_LE(sum("gains", present), sum("effects", present));  // some of them are tried
    EXPECT_GT(5 * sum("gains", present), sum("effects", present));
    // Every round is won once.
    EXPECT_EQ(3 * (tally.elements[0].won_had + tally.elements[0].won_not), hands * victory);
}

}  // namespace
}  // namespace agora::lab
