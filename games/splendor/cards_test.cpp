// The box: counts and sums that anyone can check on a table, and the arithmetic of gems.
#include "games/splendor/cards.hpp"

#include "games/splendor/testing/position.hpp"

#include <map>
#include <set>

namespace agora::splendor {
namespace {

using Counts = std::array<int, 6>;

Counts counts_of(Gems gems) {
    Counts counts{};
    for (const auto colour : colours) counts[index(colour)] = gems[colour];
    return counts;
}

// What is not zero, largest first: 3 white and 1 red is {3, 1}.
std::vector<int> pattern(Gems gems) {
    std::vector<int> parts;
    for (const auto colour : colours)
        if (gems[colour] > 0) parts.push_back(gems[colour]);
    std::ranges::sort(parts, std::greater());
    return parts;
}

// The next colour round the box: white, blue, green, red, onyx, white.
Colour next(Colour colour) { return static_cast<Colour>((index(colour) + 1U) % gem_colours); }

Gems turned(Gems gems) {
    Gems result;
    for (int i = 0; i < gem_colours; ++i) {
        const auto colour = static_cast<Colour>(i);
        result += Gems::of(next(colour), gems[colour]);
    }
    return result;
}

TEST(SplendorCards, FortyThirtyAndTwentyInOrderOfLevel) {
    std::map<int, int> per_level;
    for (const auto& card : cards) ++per_level[card.level];
    EXPECT_EQ(per_level, (std::map<int, int>{{1, 40}, {2, 30}, {3, 20}}));

    unsigned seen = 0;
    for (int level = 0; level < 3; ++level) {
        level_cards(level).each([&](Item card) { EXPECT_EQ(cards.at(card).level, level + 1); });
        seen += level_cards(level).size();
    }
    EXPECT_EQ(seen, 90U);
}

TEST(SplendorCards, EightSixAndFourOfEachBonus) {
    std::map<std::pair<int, Colour>, int> counts;
    for (const auto& card : cards) ++counts[{card.level, card.bonus}];
    for (int i = 0; i < gem_colours; ++i) {
        const auto colour = static_cast<Colour>(i);
        EXPECT_EQ((counts[{1, colour}]), 8);
        EXPECT_EQ((counts[{2, colour}]), 6);
        EXPECT_EQ((counts[{3, colour}]), 4);
    }
    EXPECT_EQ(counts.size(), 15U) << "no card has another bonus, gold least of all";
}

TEST(SplendorCards, PrestigeOfEachLevelIsTheSameInEveryColour) {
    std::map<std::pair<int, Colour>, std::vector<int>> points;
    for (const auto& card : cards) points[{card.level, card.bonus}].push_back(card.points);
    for (auto& [which, list] : points) {
        std::ranges::sort(list);
        switch (which.first) {
            case 1: EXPECT_EQ(list, (std::vector{0, 0, 0, 0, 0, 0, 0, 1})); break;
            case 2: EXPECT_EQ(list, (std::vector{1, 1, 2, 2, 2, 3})); break;
            default: EXPECT_EQ(list, (std::vector{3, 4, 4, 5})); break;
        }
    }
}

TEST(SplendorCards, PrestigeInTheBoxIs5And55And80) {
    std::array<int, 4> sums{};
    for (const auto& card : cards) sums.at(card.level) += card.points;
    EXPECT_EQ(sums, (std::array{0, 5, 55, 80}));
}

TEST(SplendorCards, EveryColourIsAskedForEquallyOften) {
    std::array<Gems, 4> sums{};
    for (const auto& card : cards) sums.at(card.level) += card.cost;
    EXPECT_EQ(sums[1], Gems::each(33));
    EXPECT_EQ(sums[2], Gems::each(41));
    EXPECT_EQ(sums[3], Gems::each(43));
}

TEST(SplendorCards, NoTwoCostTheSame) {
    std::set<Counts> costs;
    for (const auto& card : cards) EXPECT_TRUE(costs.insert(counts_of(card.cost)).second);
}

TEST(SplendorCards, EveryColourHasTheSamePatternsOfCost) {
    using Patterns = std::multiset<std::vector<int>>;
    const std::array<Patterns, 4> expected = {
        Patterns{},
        {{1, 1, 1, 1}, {2, 1, 1, 1}, {2, 2, 1}, {3, 1, 1}, {2, 1}, {2, 2}, {3}, {4}},
        {{3, 2, 2}, {3, 3, 2}, {4, 2, 1}, {5, 3}, {5}, {6}},
        {{5, 3, 3, 3}, {6, 3, 3}, {7, 3}, {7}}};
    for (int level = 1; level <= 3; ++level)
        for (int i = 0; i < gem_colours; ++i) {
            Patterns found;
            for (const auto& card : cards)
                if (card.level == level && card.bonus == static_cast<Colour>(i))
                    found.insert(pattern(card.cost));
            EXPECT_EQ(found, expected.at(static_cast<std::size_t>(level)))
                << "level " << level << ", " << letter(static_cast<Colour>(i));
        }
}

TEST(SplendorCards, PrestigeGoesWithThePatternOfCost) {
    const std::map<std::vector<int>, int> worth = {
        {{1, 1, 1, 1}, 0}, {{2, 1, 1, 1}, 0}, {{2, 2, 1}, 0}, {{3, 1, 1}, 0}, {{2, 1}, 0},
        {{2, 2}, 0},       {{3}, 0},          {{4}, 1},       {{3, 2, 2}, 1}, {{3, 3, 2}, 1},
        {{4, 2, 1}, 2},    {{5, 3}, 2},       {{5}, 2},       {{6}, 3},       {{5, 3, 3, 3}, 3},
        {{6, 3, 3}, 4},    {{7}, 4},          {{7, 3}, 5}};
    for (const auto& card : cards) EXPECT_EQ(card.points, worth.at(pattern(card.cost)));
}

TEST(SplendorCards, LevelThreeTurnsRoundTheColours) {
    for (CardId card = 70; card < 90; ++card) {
        const CardId other = costing(turned(cards.at(card).cost));
        EXPECT_EQ(cards.at(other).bonus, next(cards.at(card).bonus));
        EXPECT_EQ(cards.at(other).points, cards.at(card).points);
        EXPECT_EQ(cards.at(other).level, 3);
    }
}

TEST(SplendorCards, SomeThatEveryPlayerKnows) {
    const auto is = [](CardId id, int level, Colour bonus, int points) {
        const Card& card = cards.at(id);
        return card.level == level && card.bonus == bonus && card.points == points;
    };
    EXPECT_TRUE(is(costing(0, 0, 4, 0, 0), 1, Colour::white, 1));
    EXPECT_TRUE(is(costing(4, 0, 0, 0, 0), 1, Colour::red, 1));
    EXPECT_TRUE(is(costing(0, 6, 0, 0, 0), 2, Colour::blue, 3));
    EXPECT_TRUE(is(costing(0, 0, 0, 5, 0), 2, Colour::white, 2));
    EXPECT_TRUE(is(costing(3, 0, 0, 0, 7), 3, Colour::white, 5));
    EXPECT_TRUE(is(costing(0, 0, 0, 7, 0), 3, Colour::onyx, 4));
}

TEST(SplendorNobles, NeighbouringPairsOfFourAndTriplesOfThree) {
    std::set<Counts> found;
    for (const auto& noble : nobles) EXPECT_TRUE(found.insert(counts_of(noble.needs)).second);

    std::set<Counts> expected;
    for (int i = 0; i < gem_colours; ++i) {
        const auto one = static_cast<Colour>(i);
        const Colour two = next(one);
        expected.insert(counts_of(Gems::of(one, 4) + Gems::of(two, 4)));
        expected.insert(counts_of(Gems::of(one, 3) + Gems::of(two, 3) + Gems::of(next(two), 3)));
    }
    EXPECT_EQ(found, expected);
}

TEST(SplendorNobles, AreTenWithNamesOfTheirOwnWorthThreeEach) {
    std::set<std::string_view> names;
    for (const auto& noble : nobles) names.insert(noble.name);
    EXPECT_EQ(names.size(), 10U);
    EXPECT_FALSE(names.contains(""));
    EXPECT_EQ(noble_points, 3);
}

TEST(SplendorGems, CountColourByColour) {
    Random random(1);
    const auto draw = [&](unsigned bound) {
        Counts counts{};
        for (auto& count : counts) count = static_cast<int>(random.below(bound));
        return counts;
    };
    const auto pack = [](const Counts& c) { return Gems{c[0], c[1], c[2], c[3], c[4], c[5]}; };
    for (int trial = 0; trial < 20000; ++trial) {
        const unsigned bound = trial % 2 == 0 ? 6 : 40;
        const Counts a = draw(bound);
        const Counts b = draw(bound);
        Counts sum{};
        Counts more{};
        int total = 0;
        unsigned present = 0;
        unsigned four = 0;
        bool covers = true;
        for (std::size_t i = 0; i < a.size(); ++i) {
            sum[i] = a[i] + b[i];
            more[i] = std::max(0, a[i] - b[i]);
            total += a[i];
            present |= (a[i] > 0 ? 1U : 0U) << i;
            four |= (a[i] >= 4 ? 1U : 0U) << i;
            covers = covers && a[i] >= b[i];
        }
        ASSERT_EQ(counts_of(pack(a)), a);
        ASSERT_EQ(pack(a) + pack(b), pack(sum));
        ASSERT_EQ((pack(a) + pack(b)) - pack(b), pack(a));
        ASSERT_EQ(pack(a).beyond(pack(b)), pack(more));
        ASSERT_EQ(pack(a).missing_from(pack(b)), pack(more).total());
        ASSERT_EQ(pack(a).total(), total);
        ASSERT_EQ(pack(a).present(), present);
        ASSERT_EQ(pack(a).at_least(4), four);
        ASSERT_EQ(pack(a).covers(pack(b)), covers);
        ASSERT_EQ(pack(a).empty(), total == 0);
        ASSERT_EQ(pack(a).without_gold(), pack(a) - Gems::of(Colour::gold, a[5]));
    }
}

TEST(SplendorGems, ALetterForEachColour) {
    std::string letters;
    for (const auto colour : colours) letters += letter(colour);
    EXPECT_EQ(letters, "WBGROE");
}

}  // namespace
}  // namespace agora::splendor
