// Taking gems and giving them back.
#include "games/splendor/testing/position.hpp"

namespace agora::splendor {
namespace {

constexpr unsigned W = 1, B = 2, G = 4, R = 8, O = 16, E = 32;  // bits of a take

// So many gems, in a box for four seats: at least four of each colour stay in the bank.
Gems some_gems(int number) {
    constexpr std::array<Colour, 10> order = {
        Colour::blue,  Colour::green, Colour::red,  Colour::onyx, Colour::blue,
        Colour::green, Colour::red,   Colour::onyx, Colour::blue, Colour::green};
    Gems gems;
    for (int i = 0; i < number; ++i) gems += Gems::of(order.at(static_cast<std::size_t>(i)));
    return gems;
}

Position one_of_four_holds(int number, std::string_view rules) {
    return {.rules = rules, .players = {{.gems = some_gems(number)}, {}, {}, {}}};
}

// Two seats of which the first holds `held` and the second leaves only `bank` of the colours.
Position bank_of_two(Gems bank, Gems held, std::string_view rules = "agora") {
    return {.rules = rules, .players = {{.gems = held}, {.gems = Gems::each(4) - bank - held}}};
}

TEST(SplendorRules, SPL_01_TakingIsAWholeTurn) {
    Play play(Position{.players = {{}, {}, {}}, .turn = 1, .first = 1});
    play.act(take(W | B | G));
    EXPECT_EQ(play.state.table.phase, Phase::act);
    EXPECT_EQ(play.state.table.turn, 2);
    EXPECT_EQ(play.state.table.gems[1], (Gems{1, 1, 1, 0, 0}));
    play.act(take_pair(Colour::onyx));
    EXPECT_EQ(play.state.table.turn, 0);
}

TEST(SplendorRules, SPL_08_GemsComeFromTheBankAlone) {
    const Position position{.players = {{.gems = {1, 0, 0, 0, 0}}, {.gems = {2, 2, 2, 2, 0, 1}}}};
    Play play(position);
    const Gems bank = play.state.table.bank;
    play.act(take(B | R | O));
    EXPECT_EQ(play.state.table.bank, bank - Gems(0, 1, 0, 1, 1));
    EXPECT_EQ(play.state.table.gems[0], (Gems{1, 1, 0, 1, 1}));
    EXPECT_EQ(play.state.table.gems[1], position.players[1].gems);
}

TEST(SplendorRules, SPL_08_AnEmptyPileGivesNothingThoughAPlayerHoldsThatColour) {
    const Play play(Position{.players = {{}, {.gems = {4, 0, 0, 0, 0}}}});
    EXPECT_FALSE(play.allows(take(W | B | G)));
    EXPECT_FALSE(play.allows(take_pair(Colour::white)));
    EXPECT_EQ(play.count(Kind::take), 4) << "three of the other four colours";
}

TEST(SplendorRules, SPL_09_TwoAlikeNeedFourInTheBank) {
    for (const auto rules : preset_names)
        for (int in_bank = 0; in_bank <= 5; ++in_bank) {
            Play play(Position{.rules = rules,
                               .players = {{}, {.gems = Gems::of(Colour::red, 5 - in_bank)}, {}}});
            ASSERT_EQ(play.state.table.bank[Colour::red], in_bank);
            EXPECT_EQ(play.allows(take_pair(Colour::red)), in_bank >= 4) << rules << " " << in_bank;
            if (in_bank < 4) continue;
            play.act(take_pair(Colour::red));
            EXPECT_EQ(play.state.table.gems[0], Gems::of(Colour::red, 2));
            EXPECT_EQ(play.state.table.bank[Colour::red], in_bank - 2);
        }
}

TEST(SplendorRules, SPL_09_ASecondPairNeedsFourAgain) {
    Play play(Position{});  // two seats: four of each
    play.act(take_pair(Colour::green));
    EXPECT_FALSE(play.allows(take_pair(Colour::green)));
    EXPECT_TRUE(play.allows(take_pair(Colour::blue)));
}

TEST(SplendorRules, SPL_10_FiveFourOrThreeColoursGiveEveryThreeOfThem) {
    EXPECT_EQ(Play(Position{}).count(Kind::take), 10);
    EXPECT_EQ(Play(bank_of_two({4, 1, 0, 2, 3}, {})).count(Kind::take), 4);
    const Play three(bank_of_two({0, 3, 4, 0, 4}, {}));
    EXPECT_EQ(three.count(Kind::take), 1);
    EXPECT_TRUE(three.allows(take(B | G | O)));
}

TEST(SplendorRules, SPL_10_FewerThanThreeColoursAreTakenOneOfEach) {
    for (const auto* rules : {"agora", "official", "console"}) {
        const Play two(bank_of_two({0, 3, 0, 0, 4}, {3, 0, 0, 0, 0}, rules));
        EXPECT_EQ(two.count(Kind::take), 1) << rules;
        EXPECT_TRUE(two.allows(take(B | O))) << rules;

        Play one(bank_of_two({0, 0, 2, 0, 0}, {4, 4, 0, 0, 0}, rules));
        EXPECT_EQ(one.count(Kind::take), 1) << rules;
        one.act(take(G));
        EXPECT_EQ(one.state.table.gems[0], (Gems{4, 4, 1, 0, 0})) << rules;

        const Play none(bank_of_two({}, {4, 4, 2, 0, 0}, rules));
        EXPECT_EQ(none.count(Kind::take) + none.count(Kind::take_pair), 0) << rules;
    }
}

TEST(SplendorRules, SPL_10_StbTakesTwoOrOneByChoiceWhereFewerThanThreeColoursRemain) {
    const Play two(bank_of_two({0, 3, 0, 0, 4}, {3, 0, 0, 0, 0}, "stb"));
    EXPECT_EQ(two.count(Kind::take), 3);
    for (const unsigned bits : {B | O, B, O}) EXPECT_TRUE(two.allows(take(bits))) << bits;
    const Play one(bank_of_two({0, 0, 2, 0, 0}, {4, 4, 0, 0, 0}, "stb"));
    EXPECT_EQ(one.count(Kind::take), 1);
    const Play nine(bank_of_two({0, 3, 0, 0, 3}, {4, 1, 4, 0, 0}, "stb"));
    EXPECT_EQ(nine.count(Kind::take), 3) << "also with 9 in hand";
    const Play three(bank_of_two({0, 3, 0, 2, 4}, {3, 0, 0, 0, 0}, "stb"));
    EXPECT_EQ(three.count(Kind::take), 1) << "three where three colours remain";
    EXPECT_TRUE(three.allows(take(B | R | O)));
}

TEST(SplendorRules, SPL_09_StbTakesTheOnlyGemLeftOfAPileAlone) {  // 4.3.2
    const Gems bank = {1, 2, 1, 3, 3};
    const Play play(bank_of_two(bank, {}, "stb"));
    EXPECT_TRUE(play.allows(take(W)));
    EXPECT_TRUE(play.allows(take(G)));
    for (const unsigned bits : {B, R, O, W | G}) EXPECT_FALSE(play.allows(take(bits))) << bits;
    for (const auto* rules : {"agora", "official", "console"})
        EXPECT_FALSE(Play(bank_of_two(bank, {}, rules)).allows(take(W))) << rules;
    // as two alike it asks for 8 gems or fewer in hand
    EXPECT_TRUE(Play(bank_of_two(bank, {3, 2, 3, 0, 0}, "stb")).allows(take(W)));
    EXPECT_FALSE(Play(bank_of_two(bank, {3, 2, 3, 1, 0}, "stb")).allows(take(W)));
    // and the last gem of the bank
    EXPECT_TRUE(Play(bank_of_two({0, 0, 0, 1, 0}, {4, 4, 1, 0, 0}, "stb")).allows(take(R)));
}

TEST(SplendorRules, SPL_10_NobodyTakesFewerThanTheyCan) {
    const Play play(Position{});
    for (unsigned bits = 0; bits < 128; ++bits)
        EXPECT_EQ(play.allows(take(bits)), bits < 32 && std::popcount(bits) == 3) << bits;
}

TEST(SplendorRules, SPL_12_GoldIsNeverTaken) {
    for (const auto rules : preset_names) {
        // given a bank with gold and two colours
        const Play play(bank_of_two({2, 2, 0, 0, 0}, {1, 1, 2, 2, 0}, rules));
        ASSERT_GE(play.state.table.bank[Colour::gold], 4);
        EXPECT_FALSE(play.allows(take(W | B | E))) << rules;
        EXPECT_FALSE(play.allows(take(E))) << rules;
        EXPECT_FALSE(play.allows(take_pair(Colour::gold))) << rules;
    }
}

TEST(SplendorRules, SPL_04_GoldComesWithAReservationAndWithNothingElse) {
    Play play(
        Position{.players = {{.gems = {0, 0, 4, 0, 0}}, {}}, .grid = {costing(0, 0, 4, 0, 0)}});
    for (const auto action : play.legal()) {
        Play after(play.state);
        after.act(action);
        const bool reserves = kind(action) == Kind::reserve || kind(action) == Kind::reserve_top;
        EXPECT_EQ(after.state.table.gems[0][Colour::gold], reserves ? 1 : 0) << show(action);
    }
}

// The rows of the table of presets about the tenth gem. What may be done with so many in hand:
struct Row {
    int held;
    bool three;
    bool pair;
};

void expect_rows(std::string_view rules, std::initializer_list<Row> rows) {
    for (const auto& row : rows) {
        const Play play(one_of_four_holds(row.held, rules));
        EXPECT_EQ(play.allows(take(W | B | G)), row.three) << rules << ", holding " << row.held;
        EXPECT_EQ(play.count(Kind::take), row.three ? 10 : 0) << rules << ", holding " << row.held;
        EXPECT_EQ(play.allows(take_pair(Colour::white)), row.pair)
            << rules << ", holding " << row.held;
        EXPECT_EQ(play.count(Kind::take_pair), row.pair ? 5 : 0)
            << rules << ", holding " << row.held;
    }
}

TEST(SplendorRules, SPL_11_NoTakingAtTenNorAPairAtNine) {
    expect_rows(
        "agora",
        {{6, true, true}, {7, true, true}, {8, true, true}, {9, true, false}, {10, false, false}});
}

TEST(SplendorRules, SPL_11_OfficialTakesAtAnyTime) {
    expect_rows("official", {{7, true, true}, {8, true, true}, {9, true, true}, {10, true, true}});
}

TEST(SplendorRules, SPL_11_ConsoleNeverTakesBeyondTen) {
    expect_rows("console", {{6, true, true},
                            {7, true, true},
                            {8, false, true},
                            {9, false, false},
                            {10, false, false}});
}

TEST(SplendorRules, SPL_11_GoldCountsAsAGem) {
    for (const auto rules : preset_names) {
        const bool official = rules == "official";
        const Play ten(
            Position{.rules = rules,
                     .players = {{.gems = some_gems(6) + Gems::of(Colour::gold, 4)}, {}, {}, {}}});
        EXPECT_EQ(ten.count(Kind::take) > 0, official) << rules;
        EXPECT_EQ(ten.count(Kind::take_pair) > 0, official) << rules;
    }
}

TEST(SplendorRules, SPL_11_FewColoursCountForWhatTheyBring) {
    struct Case {
        Gems bank, held;
        bool agora, official, console;
    };
    const std::array<Case, 5> cases = {{
        {{1, 1, 0, 0, 0}, {3, 3, 2, 0, 0}, true, true, true},    // 8 and 2
        {{1, 0, 0, 0, 1}, {3, 4, 2, 0, 0}, true, true, false},   // 9 and 2
        {{1, 0, 0, 0, 0}, {3, 4, 2, 0, 0}, true, true, true},    // 9 and 1
        {{1, 1, 0, 0, 0}, {3, 3, 4, 0, 0}, false, true, false},  // 10 and 2
        {{1, 0, 0, 0, 0}, {3, 3, 4, 0, 0}, false, true, false},  // 10 and 1
    }};
    for (const auto& each : cases)
        for (const auto rules : preset_names) {
            const Play play(bank_of_two(each.bank, each.held, rules));
            if (rules == "stb") {  // as agora, but one of two may be taken by choice
                EXPECT_EQ(play.count(Kind::take) > 0, each.agora) << show(play.state);
                continue;
            }
            const bool expected = rules == "agora"      ? each.agora
                                  : rules == "official" ? each.official
                                                        : each.console;
            EXPECT_EQ(play.count(Kind::take), expected ? 1 : 0) << rules << "\n"
                                                                << show(play.state);
        }
}

TEST(SplendorRules, SPL_02_OneWhoTakesBeyondTenGivesBackDownToTen) {
    for (const auto rules : {"agora", "official"}) {
        // given nine gems, when three more are taken
        Play play(one_of_four_holds(9, rules));
        play.act(take(W | B | G));
        // then two are given back, one after another, before anyone else plays
        ASSERT_EQ(play.state.table.phase, Phase::give_back) << rules;
        EXPECT_EQ(Splendor::pending(play.state), SeatSet::of(0));
        EXPECT_EQ(play.legal().size(), 5U) << "any colour held, those just taken too";
        play.act(give_back(Colour::white));
        ASSERT_EQ(play.state.table.phase, Phase::give_back) << rules;
        EXPECT_FALSE(play.allows(give_back(Colour::white))) << "the only white gem is gone";
        play.act(give_back(Colour::onyx));
        EXPECT_EQ(play.state.table.phase, Phase::act) << rules;
        EXPECT_EQ(play.state.table.turn, 1);
        EXPECT_EQ(play.state.table.gems[0], (Gems{0, 4, 3, 2, 1}));
        EXPECT_EQ(play.state.table.bank[Colour::white], 7);
    }
}

TEST(SplendorRules, SPL_02_GivingBackIsNoChanceToDoAnythingElse) {
    Play play(one_of_four_holds(10, "official"));
    play.act(take_pair(Colour::white));
    for (const auto action : play.legal()) EXPECT_EQ(kind(action), Kind::give_back);
    EXPECT_EQ(play.count(Kind::give_back), 5);
    play.act(give_back(Colour::white)).act(give_back(Colour::white));
    EXPECT_EQ(play.state.table.gems[0], some_gems(10)) << "all may go back as it was";
}

TEST(SplendorRules, SPL_02_GoldMayBeGivenBack) {
    Play play(
        Position{.players = {{.gems = some_gems(6) + Gems::of(Colour::gold, 3)}, {}, {}, {}}});
    play.act(take(W | B | G));
    EXPECT_TRUE(play.allows(give_back(Colour::gold)));
    play.act(give_back(Colour::gold)).act(give_back(Colour::gold));
    EXPECT_EQ(play.state.table.bank[Colour::gold], 4);
    EXPECT_EQ(play.state.table.turn, 1);
}

TEST(SplendorRules, SPL_02_ExactlyTenNeedNoReturn) {
    for (const auto rules : preset_names) {
        Play three(one_of_four_holds(7, rules));
        three.act(take(W | B | G));
        EXPECT_EQ(three.state.table.turn, 1) << rules;
        Play pair(one_of_four_holds(8, rules));
        pair.act(take_pair(Colour::white));
        EXPECT_EQ(pair.state.table.turn, 1) << rules;
        EXPECT_EQ(pair.state.table.gems[0].total(), 10) << rules;
    }
}

TEST(SplendorRules, SPL_02_OfficialGivesBackUpToThree) {
    Play play(one_of_four_holds(10, "official"));
    play.act(take(W | R | O));
    EXPECT_EQ(play.state.table.gems[0].total(), 13);
    play.act(give_back(Colour::red)).act(give_back(Colour::red)).act(give_back(Colour::blue));
    EXPECT_EQ(play.state.table.turn, 1);
    EXPECT_EQ(play.state.table.gems[0].total(), 10);
}

TEST(SplendorRules, TakingAndGivingBackAreTold) {
    Play play(one_of_four_holds(9, "agora"));
    play.act(take(W | B | G)).act(give_back(Colour::blue)).act(give_back(Colour::blue));
    EXPECT_EQ(play.story(),
              (std::vector{EventKind::took, EventKind::gave_back, EventKind::gave_back}));
    EXPECT_EQ(play.events.list()[0], event(0, EventKind::took, SomeGems::of({1, 1, 1, 0, 0})));
    for (const std::size_t i : {1U, 2U})
        EXPECT_EQ(play.events.list()[i],
                  event(0, EventKind::gave_back, SomeGems::of(Gems::of(Colour::blue))));
}

}  // namespace
}  // namespace agora::splendor
