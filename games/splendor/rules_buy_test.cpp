// Buying cards: prices, payments, and what a card brings.
#include "games/splendor/testing/position.hpp"

#include <set>

namespace agora::splendor {
namespace {

const CardId four_green = costing(0, 0, 4, 0, 0);   // level 1, white, 1 point
const CardId one_each = costing(0, 1, 1, 1, 1);     // level 1, white
const CardId five_red = costing(0, 0, 0, 5, 0);     // level 2, white, 2 points
const CardId seven_three = costing(0, 0, 7, 3, 0);  // level 3, red, 5 points

using Counts = std::array<int, 6>;

Gems pack(const Counts& c) { return {c[0], c[1], c[2], c[3], c[4], c[5]}; }
Counts unpack(Gems gems) {
    Counts counts{};
    for (const auto colour : colours) counts[index(colour)] = gems[colour];
    return counts;
}

// Calls visit(counts) for all counts from nothing up to `most`, colour by colour.
template <class Visit>
void each_up_to(const Counts& most, Visit&& visit) {
    Counts counts{};
    while (true) {
        visit(counts);
        std::size_t i = 0;
        while (i < counts.size() && counts[i] == most[i]) counts[i++] = 0;
        if (i == counts.size()) return;
        ++counts[i];
    }
}

// At most ten gems, drawn one by one.
Counts random_hand(Random& random) {
    Counts hand{};
    for (auto left = random.below(11); left > 0; --left) {
        const auto colour = random.below(6);
        if (hand.at(colour) < (colour == 5 ? 5 : 7)) ++hand.at(colour);
    }
    return hand;
}

Counts random_bonus(Random& random) {
    Counts bonus{};
    for (std::size_t i = 0; i < 5; ++i) bonus[i] = static_cast<int>(random.below(5));
    return bonus;
}

TEST(SplendorRules, SPL_15_ThePriceIsTheCostLessBonusesColourByColour) {
    Random random(15);
    for (int trial = 0; trial < 200; ++trial) {
        const Counts bonus = random_bonus(random);
        for (const auto& card : cards) {
            Counts expected = unpack(card.cost);
            for (std::size_t i = 0; i < 5; ++i) expected[i] = std::max(0, expected[i] - bonus[i]);
            ASSERT_EQ(unpack(price(card, pack(bonus))), expected);
        }
    }
}

TEST(SplendorRules, SPL_15_ExactlyEnoughBuysAndOneGemLessDoesNot) {
    for (const auto rules : preset_names)
        for (CardId card = 0; card < level_begin[1]; ++card) {
            const Gems cost = cards.at(card).cost;
            const Position enough{.rules = rules, .players = {{.gems = cost}, {}}, .grid = {card}};
            EXPECT_TRUE(Play(enough).allows(buy(card))) << rules << ", card " << int{card};
            for (const auto colour : colours) {
                if (cost[colour] == 0) continue;
                Position short_of_one = enough;
                short_of_one.players[0].gems -= Gems::of(colour);
                EXPECT_FALSE(Play(short_of_one).allows(buy(card)))
                    << rules << ", card " << int{card};
            }
        }
}

TEST(SplendorRules, SPL_15_TooManyOfOneColourDoNotPayForAnother) {
    const Play play(Position{.players = {{.gems = {0, 4, 1, 1, 0}}, {}}, .grid = {one_each}});
    EXPECT_FALSE(play.allows(buy(one_each)));
}

TEST(SplendorRules, SPL_15_TooManyBonusesOfOneColourDoNotPayForAnother) {
    const Play play(Position{.players = {{.bonus = {0, 4, 4, 4, 0}}, {}}, .grid = {one_each}});
    EXPECT_FALSE(play.allows(buy(one_each)));
}

TEST(SplendorRules, SPL_15_BonusesAloneBuyForNothing) {
    Play play(Position{.players = {{.bonus = {0, 1, 1, 1, 1}}, {}}, .grid = {one_each}});
    const Gems bank = play.state.table.bank;
    play.act(buy(one_each)).settle();
    EXPECT_EQ(play.state.table.bank, bank);
    EXPECT_EQ(play.state.table.bonus[0], (Gems{1, 1, 1, 1, 1}));
}

TEST(SplendorRules, SPL_15_AnothersBonusesAndGemsDoNotHelp) {
    const Play play(Position{.players = {{.gems = {0, 0, 3, 0, 0}},
                                         {.gems = {0, 0, 1, 0, 0, 2}, .bonus = {0, 0, 4, 0, 0}}},
                             .grid = {four_green}});
    EXPECT_FALSE(play.allows(buy(four_green)));
}

TEST(SplendorRules, SPL_01_BuyingIsAWholeTurn) {
    Play play(Position{.players = {{.gems = {0, 0, 4, 0, 0}}, {}}, .grid = {four_green}});
    play.act(buy(four_green)).settle();
    EXPECT_EQ(play.state.table.turn, 1);
    EXPECT_EQ(play.state.table.phase, Phase::act);
}

TEST(SplendorRules, ACardBringsItsBonusAndItsPrestige) {
    Play play(Position{.players = {{.gems = {0, 0, 4, 2, 0}, .bonus = {0, 0, 3, 1, 0}}, {}},
                       .grid = {seven_three}});
    play.act(buy(seven_three)).settle();
    EXPECT_EQ(play.state.table.points[0], 5);
    EXPECT_EQ(play.state.table.bonus[0], (Gems{0, 0, 3, 2, 0}));
    EXPECT_TRUE(play.state.table.bought[0].has(seven_three));
    EXPECT_TRUE(play.state.table.gems[0].empty());
}

TEST(SplendorRules, SPL_16_BonusesAreNeverSpent) {
    Play play(Position{.players = {{.gems = {0, 0, 0, 3, 0}, .bonus = {0, 0, 0, 2, 0}}, {}},
                       .grid = {five_red}});
    play.act(buy(five_red)).settle();
    EXPECT_EQ(play.state.table.bonus[0], (Gems{1, 0, 0, 2, 0}));
    EXPECT_EQ(play.state.table.bought[0].size(), 3);
}

TEST(SplendorRules, SPL_17_ABoughtCardIsReplacedInItsPlaceFromTheDeckOfItsLevel) {
    for (std::size_t place = 0; place < grid_places; ++place) {
        // given one who can pay for anything
        Play play(Position{.players = {{.bonus = {7, 7, 7, 7, 7}}, {}}});
        const auto before = play.state.table.grid;
        play.act(buy(before.at(place)));
        ASSERT_EQ(play.state.table.phase, Phase::refill);
        const ItemSet among = Splendor::luck(play.state).among;
        among.each([&](Item card) { EXPECT_EQ(cards.at(card).level, place / 4 + 1); });
        const Item next = among.nth(among.size() / 2);
        play.draw(next);
        auto expected = before;
        expected.at(place) = next;
        EXPECT_EQ(play.state.table.grid, expected);
    }
}

TEST(SplendorRules, SPL_17_AnEmptyDeckLeavesAnEmptyPlace) {
    const std::vector<CardId> last = {four_green, one_each, costing(0, 3, 0, 0, 0),
                                      costing(0, 0, 0, 0, 3)};
    Play play(Position{.players = {{.gems = {0, 0, 4, 0, 0}}, {.bought = level_but(1, last)}},
                       .grid = last});
    play.act(buy(four_green));
    EXPECT_EQ(play.state.table.turn, 1) << "no luck is due";
    EXPECT_EQ(play.state.table.grid[0], no_card);
    EXPECT_EQ(play.state.table.grid[1], one_each) << "the others stay where they are";
    EXPECT_FALSE(play.allows(buy(four_green)));
}

TEST(SplendorRules, SPL_17_AReservedCardThatIsBoughtIsNotReplaced) {
    Play play(Position{
        .players = {{.gems = {0, 0, 4, 0, 0}, .reserved = {Reserved::secret(four_green)}}, {}}});
    const auto grid = play.state.table.grid;
    const ItemSet deck = play.state.deck;
    play.act(buy(four_green));
    EXPECT_EQ(play.state.table.turn, 1);
    EXPECT_EQ(play.state.table.grid, grid);
    EXPECT_EQ(play.state.deck, deck);
}

TEST(SplendorRules, SPL_18_GemsPaidGoBackToTheBank) {
    Play play(Position{.players = {{.gems = {2, 0, 3, 0, 0, 2}}, {}}, .grid = {four_green}});
    const Gems bank = play.state.table.bank;
    play.act(buy(four_green)).settle();
    EXPECT_EQ(play.state.table.gems[0], (Gems{2, 0, 0, 0, 0, 1}));
    EXPECT_EQ(play.state.table.bank, bank + Gems(0, 0, 3, 0, 0, 1));
}

TEST(SplendorRules, GoldIsSpentOnlyWhereGemsRunShortUnlessThePlayerSaysSo) {
    const Position position{.players = {{.gems = {0, 0, 4, 0, 0, 3}}, {}}, .grid = {four_green}};
    for (int gold = 0; gold <= 3; ++gold) {
        Play play(position);
        play.act(buy(four_green, Gems::of(Colour::green, gold))).settle();
        EXPECT_EQ(play.state.table.gems[0], (Gems{0, 0, gold, 0, 0, 3 - gold}));
    }
    EXPECT_FALSE(Play(position).allows(buy(four_green, Gems::of(Colour::green, 4))))
        << "only 3 gold";
    EXPECT_FALSE(Play(position).allows(buy(four_green, Gems::of(Colour::white)))) << "none is due";
}

TEST(SplendorRules, GoldForWhatBonusesPayAlreadyIsRefused) {
    const Play play(
        Position{.players = {{.gems = {0, 1, 1, 1, 1, 2}, .bonus = {0, 1, 0, 0, 0}}, {}},
                 .grid = {one_each}});
    EXPECT_TRUE(play.allows(buy(one_each, {0, 0, 1, 0, 1})));
    EXPECT_FALSE(play.allows(buy(one_each, {0, 1, 0, 0, 0})));
    EXPECT_FALSE(play.allows(buy(one_each, {0, 0, 1, 1, 1})));
}

TEST(SplendorPayments, EveryPossiblePaymentAndNoOtherCanBeWritten) {
    Random random(18);
    for (int trial = 0; trial < 25; ++trial) {
        const Counts held = random_hand(random);
        const Counts bonus = random_bonus(random);
        for (CardId card = 0; card < card_count; ++card) {
            const Counts due = unpack(price(cards.at(card), pack(bonus)));
            // by the book: gems of what is due, gold for the rest, all of it held
            std::set<Counts> expected;
            each_up_to(held, [&](const Counts& paid) {
                int missing = 0;
                for (std::size_t i = 0; i < 5; ++i) {
                    if (paid[i] > due[i]) return;
                    missing += due[i] - paid[i];
                }
                if (missing == paid[5]) expected.insert(paid);
            });
            // by our notation
            std::set<Counts> found;
            Counts most = held;
            most[5] = 0;
            for (auto& count : most) count = std::min(count, 7);
            each_up_to(most, [&](const Counts& instead) {
                const Payment paid = payment(card, pack(held), pack(bonus), pack(instead));
                if (paid.enough) {
                    EXPECT_TRUE(found.insert(unpack(paid.gems)).second) << "written in two ways";
                }
            });
            ASSERT_EQ(found, expected) << "card " << int{card} << ", held " << show(pack(held))
                                       << ", bonus " << show(pack(bonus));
        }
    }
}

TEST(SplendorPayments, TheDefaultSpendsTheLeastGold) {
    Random random(19);
    for (int trial = 0; trial < 200; ++trial) {
        const Counts held = random_hand(random);
        const Counts bonus = random_bonus(random);
        for (CardId card = 0; card < card_count; ++card) {
            const Counts due = unpack(price(cards.at(card), pack(bonus)));
            int gold = 0;
            for (std::size_t i = 0; i < 5; ++i) gold += std::max(0, due[i] - held[i]);
            const Payment paid = payment(card, pack(held), pack(bonus));
            ASSERT_EQ(paid.enough, gold <= held[5]);
            ASSERT_EQ(paid.gems[Colour::gold], gold);
            ASSERT_EQ(paid.gems.total(), pack(due).total());
        }
    }
}

TEST(SplendorPayments, TheListOfDecisionsHoldsThemAllAtItsLongest) {
    // No card asks for five colours. So many gems of four are due and held, with gold beside them:
    std::size_t most_ways = 0;
    for (int gold = 0; gold <= 5; ++gold)
        each_up_to({7, 7, 7, 7, 0, 0}, [&](const Counts& due) {
            if (pack(due).total() + gold > hand_limit) return;
            std::size_t ways = 0;
            each_up_to(due, [&](const Counts& instead) {
                if (pack(instead).total() <= gold) ++ways;
            });
            most_ways = std::max(most_ways, ways);
        });
    const std::size_t all_cards = grid_places + reserve_limit;
    const std::size_t takes_and_reservations = 10 + 5 + grid_places + 3;
    EXPECT_LE(all_cards * most_ways + takes_and_reservations, Splendor::Actions::capacity);
}

TEST(SplendorRules, PurchasesAreToldWithWhatWasPaid) {
    Play play(Position{.players = {{.gems = {0, 0, 3, 0, 0, 1}}, {}}, .grid = {four_green}});
    play.act(buy(four_green)).settle();
    EXPECT_EQ(play.story(), (std::vector{EventKind::bought, EventKind::card_laid}));
    const Event bought = play.events.list()[0];
    EXPECT_EQ(bought, event(0, Bought{SomeGems::of({0, 0, 3, 0, 0, 1}), four_green, false}));
}

}  // namespace
}  // namespace agora::splendor
