#include "console/ranking.hpp"

#include "console/phrases.hpp"

#include <gtest/gtest.h>

namespace agora::console {
namespace {

const std::vector<std::string> names = {"Ann", "Hugo (keen)"};
const TerminalStyle style{.width = 80, .names = names};
const About game = [] {
    About about;
    about.ahead = [](int tie_break, int other) -> Text {
        if (tie_break / 10 > other / 10) return {"fewer cards", "moins de cartes"};
        return {"sits before", "assis devant"};
    };
    return about;
}();

Standing standing_of(int ann, int hugo, std::uint8_t ann_rank, std::uint8_t hugo_rank) {
    Standing standing;
    standing.seats = 2;
    standing.places[0].score = static_cast<std::int16_t>(ann);
    standing.places[1].score = static_cast<std::int16_t>(hugo);
    standing.places[0].rank = ann_rank;
    standing.places[1].rank = hugo_rank;
    standing.places[ann_rank < hugo_rank ? 0 : 1].tie_break = 10;
    return standing;
}

TEST(Ranking, SaysInShortWhyOneIsAheadOfAnEqualScore) {
    EXPECT_EQ(ranking_in_short(standing_of(15, 15, 2, 1), style, phrases::ranking, game),
              "Ranking: 1. Hugo 15 (fewer cards), 2. Ann 15\n");
    EXPECT_EQ(ranking_in_short(standing_of(15, 12, 1, 2), style, phrases::ranking, game),
              "Ranking: 1. Ann 15, 2. Hugo 12\n");
}

TEST(Ranking, SaysByWhatEachIsAheadOfTheNextWithAnEqualScore) {
    const std::vector<std::string> three = {"Ann", "Bob", "Cid"};
    Standing standing = standing_by(std::array{15, 15, 15});
    for (const auto& [seat, tie_break] : {std::pair{0, 11}, {1, 24}, {2, 13}})
        standing.places[static_cast<std::size_t>(seat)].tie_break =
            static_cast<std::int16_t>(tie_break);
    rank(standing);
    EXPECT_EQ(ranking(standing, TerminalStyle{.names = three}, game),
              "  1. Bob    15  (fewer cards)\n  2. Cid    15  (sits before)\n  3. Ann    15\n");
}

TEST(Ranking, KnowsWhetherTheNewsTellWhoHasWon) {
    const auto standing = standing_of(3, 31, 2, 1);
    const auto is_told = [&](std::string_view shown, std::string_view last) {
        return is_verdict_in(shown, last, standing, style);
    };
    constexpr std::string_view won = "Hugo (keen) wins the match with 31 points.";
    EXPECT_TRUE(is_told("Ann scores 3.\nHugo (keen) wins the match with 31 points.\n", won));
    EXPECT_TRUE(is_told("Ann scores 3 · Hugo wins the match\n  with 31 points\n", won));
    EXPECT_TRUE(is_told("Hugo (keen) comes home and wins.", "Hugo (keen) comes home and wins."));
    EXPECT_FALSE(is_told("(12 more) · Ann scores 3\n", won)) << "it was left out";
    EXPECT_FALSE(is_told("Hugo (keen) wins 8.", "Hugo (keen) wins 8.")) << "a prize";
    EXPECT_FALSE(is_told("Ann wins.", "Ann wins.")) << "who has not";
    const auto shared = standing_of(3, 3, 1, 1);
    EXPECT_FALSE(is_verdict_in("Ann wins.", "Ann wins.", shared, style));
}

}  // namespace
}  // namespace agora::console
