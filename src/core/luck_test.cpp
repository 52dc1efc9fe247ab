#include "core/luck.hpp"

#include "core/random.hpp"

#include <gtest/gtest.h>

#include <set>
#include <vector>

namespace agora {
namespace {

TEST(ItemSet, KnowsItsItems) {
    const auto set = ItemSet{}.with(0).with(63).with(64).with(127);
    EXPECT_EQ(set.size(), 4U);
    EXPECT_TRUE(set.has(63) && set.has(64) && set.has(127));
    EXPECT_FALSE(set.has(1) || set.has(128) || set.has(255));
    EXPECT_EQ(set.nth(0), 0);
    EXPECT_EQ(set.nth(2), 64);
    EXPECT_EQ(set.without(64).nth(2), 127);
    std::vector<int> seen;
    set.each([&](Item item) { seen.push_back(item); });
    EXPECT_EQ(seen, (std::vector{0, 63, 64, 127}));
}

TEST(ItemSet, FirstHasSoMany) {
    for (unsigned count = 0; count <= 128; ++count) {
        EXPECT_EQ(ItemSet::first(count).size(), count);
        EXPECT_EQ(count == 0 || ItemSet::first(count).has(static_cast<Item>(count - 1)), true);
    }
}

TEST(NthBit, IsTheBitThatCountingFinds) {
    Random random(1);
    for (int trial = 0; trial < 1000; ++trial) {
        const std::uint64_t word = random.next() & random.next();
        unsigned n = 0;
        for (unsigned bit = 0; bit < 64; ++bit)
            if (((word >> bit) & 1U) != 0) {
                ASSERT_EQ(nth_bit(word, n), bit);
                ++n;
            }
    }
}

TEST(Random, IsEvenOverWhatItPicksFrom) {
    Random random(7);
    const Luck luck{0, ItemSet{}.with(3).with(60).with(100)};
    std::array<int, 128> counts{};
    constexpr int draws = 30'000;
    for (int i = 0; i < draws; ++i) ++counts[random.pick(luck)];
    for (const int item : {3, 60, 100})
        EXPECT_NEAR(counts[static_cast<std::size_t>(item)], draws / 3.0, 500);
    EXPECT_EQ(counts[3] + counts[60] + counts[100], draws);
}

TEST(Random, GivesTheSameNumbersEverywhere) {
    Random random(42);
    EXPECT_EQ(random.next(), 16382302520735788876U);
    EXPECT_EQ(random.next(), 2801947205682237059U);
}

std::vector<int> whole_pile(const Tape& tape, std::uint32_t pile, ItemSet left) {
    std::vector<int> order;
    while (!left.empty()) {
        const Item item = tape.pick({pile, left});
        order.push_back(item);
        left = left.without(item);
    }
    return order;
}

TEST(Tape, GivesEachPileOneFixedOrder) {
    const Tape tape(5);
    const auto order = whole_pile(tape, 2, ItemSet::first(40));
    EXPECT_EQ(order, whole_pile(Tape(5), 2, ItemSet::first(40)));
    EXPECT_NE(order, whole_pile(tape, 3, ItemSet::first(40)));
    EXPECT_NE(order, whole_pile(Tape(6), 2, ItemSet::first(40)));
    EXPECT_EQ(std::set<int>(order.begin(), order.end()).size(), 40U);
}

TEST(Tape, KeepsTheOrderWhateverElseIsMissing) {
    const Tape tape(9);
    auto order = whole_pile(tape, 0, ItemSet::first(20));
    std::erase_if(order, [](int item) { return item % 3 == 0; });
    ItemSet some;
    for (Item item = 0; item < 20; ++item)
        if (item % 3 != 0) some = some.with(item);
    EXPECT_EQ(whole_pile(tape, 0, some), order);
}

TEST(Tape, IsFairOverSeeds) {
    std::array<int, 5> first{};
    for (std::uint64_t seed = 0; seed < 10'000; ++seed)
        ++first[Tape(seed).pick({1, ItemSet::first(5)})];
    for (const int count : first) EXPECT_NEAR(count, 2000, 200);
}

}  // namespace
}  // namespace agora
