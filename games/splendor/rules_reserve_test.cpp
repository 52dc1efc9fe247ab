// Reserving cards, and what becomes of them.
#include "games/splendor/testing/position.hpp"

namespace agora::splendor {
namespace {

const CardId four_green = costing(0, 0, 4, 0, 0);  // level 1, white, 1 point
const CardId four_white = costing(4, 0, 0, 0, 0);  // level 1, red, 1 point
const CardId five_red = costing(0, 0, 0, 5, 0);    // level 2, white, 2 points
const CardId six_blue = costing(0, 6, 0, 0, 0);    // level 2, blue, 3 points
const CardId seven_onyx = costing(0, 0, 0, 0, 7);  // level 3, white, 4 points

constexpr auto open = Reserved::open;
constexpr auto secret = Reserved::secret;

int held_cards(const State& state, Seat seat) {
    return static_cast<int>(std::ranges::count_if(state.table.reserved.at(seat),
                                                  [](Reserved card) { return !card.empty(); }));
}

// Level 1 has run out: the four last cards of it lie in the grid.
const std::vector<CardId> last_of_level_1 = {four_green, four_white, costing(0, 3, 0, 0, 0),
                                             costing(0, 0, 0, 0, 3)};
Position without_deck_1(Player player = {}) {
    return {.players = {std::move(player), {.bought = level_but(1, last_of_level_1)}},
            .grid = last_of_level_1};
}

TEST(SplendorRules, SPL_19_AnyFaceUpCardAndTheTopOfAnyDeck) {
    for (const auto rules : preset_names) {
        const Play play(Position{.rules = rules});
        EXPECT_EQ(play.count(Kind::reserve), 12) << rules;
        EXPECT_EQ(play.count(Kind::reserve_top), 3) << rules;
        for (CardId card = 0; card < card_count; ++card)
            EXPECT_EQ(play.allows(reserve(card)), grid_place(play.state.table, card) >= 0)
                << rules << ", card " << int{card};
    }
}

TEST(SplendorRules, SPL_19_NotACardThatSomebodyHas) {
    const Play play(Position{.players = {{.bought = {four_green}, .reserved = {open(five_red)}},
                                         {.bought = {four_white}, .reserved = {open(six_blue)}}}});
    for (const auto card : {four_green, four_white, five_red, six_blue})
        EXPECT_FALSE(play.allows(reserve(card))) << int{card};
}

TEST(SplendorRules, SPL_19_NothingFromAnEmptyDeck) {
    const Play play(without_deck_1());
    EXPECT_FALSE(play.allows(reserve_top(0)));
    EXPECT_TRUE(play.allows(reserve_top(1)));
    EXPECT_TRUE(play.allows(reserve_top(2)));
    EXPECT_TRUE(play.allows(reserve(four_green)));
}

TEST(SplendorRules, SPL_19_AnEmptyPlaceHasNothingToReserve) {
    Play play(without_deck_1());
    play.act(reserve(four_green));
    EXPECT_EQ(play.state.table.phase, Phase::act) << "no luck is due: the deck is empty";
    EXPECT_EQ(play.state.table.turn, 1);
    EXPECT_EQ(play.state.table.grid[0], no_card);
    EXPECT_EQ(play.count(Kind::reserve), 11);
    EXPECT_FALSE(play.allows(reserve(no_card & 0x7FU)));
}

TEST(SplendorRules, SPL_01_ReservingIsAWholeTurn) {
    Play open_card(Position{});
    open_card.act(reserve(open_card.state.table.grid[5])).settle();
    EXPECT_EQ(open_card.state.table.turn, 1);
    Play unseen(Position{});
    unseen.act(reserve_top(2)).settle();
    EXPECT_EQ(unseen.state.table.turn, 1);
}

TEST(SplendorRules, SPL_17_AReservedCardIsReplacedInItsPlace) {
    for (std::size_t place = 0; place < grid_places; ++place) {
        Play play(Position{});
        const auto before = play.state.table.grid;
        play.act(reserve(before.at(place)));
        ASSERT_EQ(play.state.table.phase, Phase::refill);
        EXPECT_EQ(play.state.table.grid.at(place), no_card);
        EXPECT_EQ(Splendor::pending(play.state), SeatSet());
        const Item next = Splendor::luck(play.state).among.nth(3);
        play.draw(next);
        auto expected = before;
        expected.at(place) = next;
        EXPECT_EQ(play.state.table.grid, expected);
        EXPECT_EQ(play.state.table.reserved[0][0], open(before.at(place)));
    }
}

TEST(SplendorRules, AnUnseenCardLeavesTheGridAsItIs) {
    Play play(Position{});
    const auto grid = play.state.table.grid;
    play.act(reserve_top(1));
    EXPECT_EQ(held_cards(play.state, 0), 0) << "not drawn yet";
    play.draw(six_blue);
    EXPECT_EQ(play.state.table.grid, grid);
    EXPECT_EQ(play.state.table.reserved[0][0], secret(six_blue));
    EXPECT_FALSE(play.state.deck.has(six_blue));
}

TEST(SplendorRules, SPL_05_NobodyReservesAFourthCard) {
    for (const auto rules : preset_names) {
        Play play(Position{.rules = rules,
                           .players = {{.reserved = {open(five_red), secret(six_blue)}}, {}}});
        EXPECT_EQ(play.count(Kind::reserve) + play.count(Kind::reserve_top), 15) << rules;
        play.act(reserve_top(0)).settle();
        EXPECT_EQ(held_cards(play.state, 0), 3);
        // ... but the other player still may
        EXPECT_EQ(play.count(Kind::reserve) + play.count(Kind::reserve_top), 15) << rules;
        play.act(take(7));
        EXPECT_EQ(play.state.table.turn, 0);
        EXPECT_EQ(play.count(Kind::reserve) + play.count(Kind::reserve_top), 0) << rules;
    }
}

TEST(SplendorRules, SPL_05_APurchaseMakesRoomAgain) {
    Play play(
        Position{.players = {{.gems = {0, 0, 4, 0, 0},
                              .reserved = {open(five_red), secret(four_green), open(six_blue)}},
                             {}}});
    ASSERT_EQ(play.count(Kind::reserve), 0);
    play.act(buy(four_green)).settle().act(take(0b11010)).settle();
    EXPECT_EQ(play.state.table.reserved[0],
              (std::array{open(five_red), open(six_blue), Reserved()}));
    EXPECT_EQ(play.count(Kind::reserve), 12);
}

TEST(SplendorRules, SPL_22_OneGoldComesWithEachReservationWhileThereIsSome) {
    for (const auto rules : preset_names) {
        const int all = preset(rules).gold;
        for (int in_bank = 0; in_bank <= all; ++in_bank) {
            const Position position{
                .rules = rules, .players = {{}, {.gems = Gems::of(Colour::gold, all - in_bank)}}};
            for (const bool unseen : {false, true}) {
                Play play(position);
                play.act(unseen ? reserve_top(0) : reserve(play.state.table.grid[8])).settle();
                const int expected = in_bank > 0 ? 1 : 0;
                EXPECT_EQ(play.state.table.gems[0], Gems::of(Colour::gold, expected)) << rules;
                EXPECT_EQ(play.state.table.bank[Colour::gold], in_bank - expected) << rules;
                EXPECT_EQ(held_cards(play.state, 0), 1) << rules;
            }
        }
    }
}

TEST(SplendorRules, SPL_02_GoldBeyondTenIsTakenThenOneIsGivenBack) {
    for (const auto rules : {"agora", "official"})
        for (const bool unseen : {false, true}) {
            Play play(Position{.rules = rules, .players = {{.gems = {4, 4, 2, 0, 0}}, {}}});
            play.act(unseen ? reserve_top(0) : reserve(play.state.table.grid[0]));
            EXPECT_EQ(Splendor::turn(play.state), Turn::luck) << "cards first, then the return";
            play.settle();
            ASSERT_EQ(play.state.table.phase, Phase::give_back) << rules;
            EXPECT_EQ(play.count(Kind::give_back), 4)
                << "white, blue, green, and the gold just taken";

            Play keeps_gold(play.state);
            keeps_gold.act(give_back(Colour::green));
            EXPECT_EQ(keeps_gold.state.table.gems[0], (Gems{4, 4, 1, 0, 0, 1}));
            EXPECT_EQ(keeps_gold.state.table.turn, 1);
            play.act(give_back(Colour::gold));
            EXPECT_EQ(play.state.table.gems[0], (Gems{4, 4, 2, 0, 0}));
            EXPECT_EQ(play.state.table.turn, 1);
        }
}

TEST(SplendorRules, SPL_02_ConsoleGivesNoGoldAtTen) {
    for (const bool unseen : {false, true}) {
        Play play(Position{.rules = "console", .players = {{.gems = {4, 4, 2, 0, 0}}, {}}});
        play.act(unseen ? reserve_top(0) : reserve(play.state.table.grid[0])).settle();
        EXPECT_EQ(play.state.table.turn, 1);
        EXPECT_EQ(play.state.table.gems[0], (Gems{4, 4, 2, 0, 0}));
        EXPECT_EQ(play.state.table.bank[Colour::gold], 4);
        EXPECT_EQ(held_cards(play.state, 0), 1);
    }
}

TEST(SplendorRules, SPL_02_TheTenthGemMayBeGold) {
    for (const auto rules : preset_names) {
        Play play(Position{.rules = rules, .players = {{.gems = {4, 4, 1, 0, 0}}, {}}});
        play.act(reserve_top(0)).settle();
        EXPECT_EQ(play.state.table.turn, 1) << rules;
        EXPECT_EQ(play.state.table.gems[0], (Gems{4, 4, 1, 0, 0, 1})) << rules;
    }
}

TEST(SplendorRules, SPL_14_TheGoldStandsForAGemOfAnyColour) {
    struct Case {
        CardId card;
        Gems held;
    };
    const std::array<Case, 5> cases = {{{costing(4, 0, 0, 0, 0), {3, 0, 0, 0, 0}},
                                        {costing(0, 4, 0, 0, 0), {0, 3, 0, 0, 0}},
                                        {costing(0, 0, 4, 0, 0), {0, 0, 3, 0, 0}},
                                        {costing(0, 0, 0, 4, 0), {0, 0, 0, 3, 0}},
                                        {costing(0, 0, 0, 0, 4), {0, 0, 0, 0, 3}}}};
    for (const auto& each : cases) {
        // given one gem too few
        Play play(Position{.players = {{.gems = each.held}, {}}, .grid = {each.card}});
        ASSERT_FALSE(play.allows(buy(each.card)));
        // when the card is reserved, then the gold pays for the gem that is missing
        play.act(reserve(each.card)).settle().act(reserve_top(0)).settle();
        play.act(buy(each.card));
        EXPECT_TRUE(play.state.table.gems[0].empty());
        EXPECT_EQ(play.state.table.points[0], 1);
        EXPECT_EQ(play.state.table.bank[Colour::gold], 4) << "one is with the other player";
    }
}

TEST(SplendorRules, SPL_13_OnlyItsOwnerBuysAReservedCard) {
    const Gems rich = {2, 2, 2, 2, 2};
    for (const bool hidden : {false, true}) {
        const CardId card = costing(0, 1, 1, 1, 1);
        const Reserved reserved = hidden ? secret(card) : open(card);
        const Position position{
            .players = {{.gems = rich}, {.gems = rich, .reserved = {reserved}}}};
        EXPECT_FALSE(Play(position).allows(buy(card)));
        Position theirs = position;
        theirs.turn = 1;
        EXPECT_TRUE(Play(theirs).allows(buy(card)));
    }
}

TEST(SplendorRules, SPL_20_SPL_21_AReservedCardLeavesTheHandOnlyByPurchase) {
    const Position position{
        .players = {{.gems = {0, 0, 4, 0, 0, 2},
                     .bought = {four_white},
                     .reserved = {open(seven_onyx), secret(four_green), open(six_blue)}},
                    {.gems = {1, 1, 0, 1, 1}}}};
    const Play play(position);
    ASSERT_TRUE(play.allows(buy(four_green)));
    for (const auto action : play.legal()) {
        Play after(play.state);
        after.act(action).settle();
        const bool bought = kind(action) == Kind::buy && operand(action) == four_green;
        EXPECT_EQ(held_cards(after.state, 0), bought ? 2 : 3) << show(action);
        EXPECT_TRUE(after.state.table.bought[0].has(four_white)) << "nor is a bought card given up";
    }
}

TEST(SplendorRules, BuyingTheMiddleOfThreeKeepsTheOrderOfTheOthers) {
    Play play(
        Position{.players = {{.gems = {4, 0, 4, 0, 0},
                              .reserved = {open(four_green), secret(four_white), open(six_blue)}},
                             {}}});
    play.act(buy(four_white));
    EXPECT_EQ(play.state.table.reserved[0],
              (std::array{open(four_green), open(six_blue), Reserved()}));
    EXPECT_EQ(hand_place(play.state.table, four_green), -1) << "the other player is on turn now";
    EXPECT_EQ(play.state.table.turn, 1);
}

TEST(SplendorRules, ReservationsAreTold) {
    Play shown(Position{});
    const CardId card = shown.state.table.grid[4];
    shown.act(reserve(card)).settle();
    EXPECT_EQ(shown.story(), (std::vector{EventKind::reserved, EventKind::card_laid}));
    EXPECT_EQ(shown.events.list()[0], event(0, EventKind::reserved, FromGrid{card, true}));

    Play unseen(Position{});
    unseen.act(reserve_top(2)).draw(costing(7, 0, 0, 0, 0));
    EXPECT_EQ(unseen.story(), (std::vector{EventKind::reserved_unseen, EventKind::drew}));
    ASSERT_EQ(unseen.events.list().size(), 2U);
    EXPECT_EQ(unseen.events.list()[0], event(0, EventKind::reserved_unseen, OfLevel{2, true}));
    EXPECT_EQ(unseen.events.list()[1].to, Audience::only(0));
}

}  // namespace
}  // namespace agora::splendor
