// Splendor at a table: lines of several decisions, luck and secrets, and turns that pass by themselves.
#include "match/table.hpp"

#include "bots/bot.hpp"
#include "core/erase.hpp"
#include "games/registry.hpp"
#include "games/splendor/testing/position.hpp"
#include "match/messages.hpp"
#include "match/takeback.hpp"
#include "match/testing/room.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <stdexcept>

namespace agora::match {
namespace {

Table open(int seats, std::uint64_t seed) {
    const std::vector<std::string> names = {"Ann", "Bob", "Cid", "Dee"};
    auto table = Table::open(**games::find_game("splendor"), {},
                             {names.begin(), names.begin() + seats}, seed);
    if (!table) throw std::runtime_error(table.error().message);
    return std::move(*table);
}

Done play(Table& table, Seat seat, std::string_view text) {
    auto done = table.submit(seat, text);
    if (!done) throw std::runtime_error(std::string(text) + ": " + done.error().message);
    return std::move(*done);
}

TEST(SplendorTable, OpensWithTheLuckOfTheSetUpInItsRecord) {
    const auto table = open(3, 9);
    EXPECT_FALSE(table.over());
    EXPECT_EQ(table.pending().size(), 1);
    EXPECT_EQ(table.ply(), 0);
    EXPECT_EQ(table.record().steps.size(), 1U + 4U + 12U);  // who begins, nobles, cards
    EXPECT_TRUE(std::ranges::all_of(table.record().steps, [](const Step& s) { return !s.seat; }));
    EXPECT_EQ(table.record().seed, 9U);
    EXPECT_EQ(table.record().settings.preset, "agora");
    EXPECT_FALSE(table.record().settings.values.empty());
}

// Somebody with 9 gems takes three more and has to give two back.
Table table_with_gems_to_return(Seat& seat) {
    auto table = open(4, 3);
    seat = *table.pending().begin();
    for (int round = 0; round < 3; ++round) {
        play(table, seat, "take W B G");
        for (int i = 1; i < 4; ++i) {
            const Seat other = *table.pending().begin();
            play(table, other, round == 0 ? "reserve tier1" : "reserve tier2");
        }
    }
    return table;
}

TEST(SplendorTable, ALineOfSeveralDecisionsIsAllOrNothing) {
    Seat seat = 0;
    auto table = table_with_gems_to_return(seat);
    const auto taken = play(table, seat, "take W R O");
    EXPECT_FALSE(taken.turn_over);
    EXPECT_TRUE(table.pending().has(seat));

    const Record before = table.record();
    EXPECT_FALSE(table.submit(seat, "return W E"));  // there is W, but no gold
    EXPECT_EQ(table.record(), before);

    const auto returned = play(table, seat, "return W B");
    EXPECT_TRUE(returned.turn_over);
    ASSERT_EQ(table.record().steps.size(), before.steps.size() + 2);
    EXPECT_EQ(table.record().steps.back(), (Step{seat, "return B"}));
    EXPECT_FALSE(check_record(table.game(), table.record()));
}

TEST(SplendorTable, LuckIsSettledAfterADecisionAndRecordedInOrder) {
    auto table = open(2, 3);
    const Seat seat = *table.pending().begin();
    const auto before = table.record().steps.size();
    play(table, seat, "reserve a1");
    ASSERT_EQ(table.record().steps.size(), before + 2);
    EXPECT_EQ(table.record().steps[before].seat, seat);
    EXPECT_EQ(table.record().steps[before + 1].seat, std::nullopt);  // the card that fills the gap
    EXPECT_EQ(table.pending(), SeatSet::of(static_cast<Seat>(1 - seat)));
}

TEST(SplendorTable, EventsReachOnlyThoseWhoMayKnow) {
    auto table = open(2, 3);
    const Seat seat = *table.pending().begin();
    const auto done = play(table, seat, "reserve tier1");
    const auto mine = done.for_viewer(seat);
    const auto others = done.for_viewer(static_cast<Seat>(1 - seat));
    EXPECT_EQ(mine.size(), others.size() + 1);  // the owner sees the card
    EXPECT_EQ(done.for_viewer(Viewer::spectator()), others);

    JsonWriter json;
    write_events(table.game(), done.events, Viewer::spectator(), {}, json);
    EXPECT_EQ(json.text().find("drew"), std::string::npos) << json.text();
    EXPECT_NE(json.text().find("\"what\":\"reserved_unseen\""), std::string::npos) << json.text();
}

// SPL-26: a turn is over where nothing is possible, and nobody is asked to say so.
TEST(SplendorTable, PassesForWhoeverCanDoNothing) {
    using splendor::costing;
    using splendor::Reserved;
    const splendor::Position stuck_but_for_a_gem = {
        .players = {{.gems = {4, 3, 2, 0, 0},
                     .reserved = {Reserved::open(costing(0, 0, 0, 7, 0)),
                                  Reserved::secret(costing(0, 0, 0, 7, 3)),
                                  Reserved::open(costing(0, 0, 3, 6, 3))}},
                    {.gems = {0, 0, 2, 4, 4},
                     .reserved = {Reserved::open(costing(0, 7, 0, 0, 0)),
                                  Reserved::secret(costing(0, 7, 3, 0, 0)),
                                  Reserved::open(costing(3, 6, 3, 0, 0))}}},
        .grid = {costing(0, 1, 1, 1, 1), costing(0, 1, 2, 1, 1), costing(0, 2, 0, 0, 2),
                 costing(0, 2, 2, 0, 1)}};
    auto table = open(2, 1);
    const auto before = static_cast<std::ptrdiff_t>(table.record().steps.size());
    test::WorldSwap::put(
        table, std::make_unique<ErasedPosition<splendor::Splendor>>(stuck_but_for_a_gem.state()));
    ASSERT_EQ(table.pending(), SeatSet::of(0));
    EXPECT_TRUE(play(table, 0, "take B").turn_over);
    const auto& steps = table.record().steps;
    EXPECT_EQ(std::vector<Step>(steps.begin() + before, steps.end()),
              (std::vector<Step>{{Seat{0}, "take B"}, {Seat{1}, "pass"}, {Seat{0}, "pass"}}));
    EXPECT_TRUE(table.over()) << "all have passed in turn";
}

TEST(SplendorTable, WrongSeatAndRubbishChangeNothing) {
    auto table = open(2, 3);
    const Seat on_turn = *table.pending().begin();
    const Record before = table.record();
    const auto early = table.submit(static_cast<Seat>(1 - on_turn), "take R G O");
    ASSERT_FALSE(early);
    EXPECT_EQ(early.error().message, "It is not your turn. Please wait");
    const auto nothing = table.submit(on_turn, "buy 111");
    ASSERT_FALSE(nothing);
    EXPECT_EQ(nothing.error().message, "Card does not exist. Please try again");
    EXPECT_EQ(table.record(), before);
}

// A card reserved unseen that is bought: everybody sees it now, though no luck came.
TEST(SplendorTable, U3_ACardReservedUnseenIsShownByBuyingIt) {
    int taken = 0;
    int bought = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        auto table = *Table::open(**games::find_game("splendor"), {}, {"Ann", "Bob"}, seed);
        ASSERT_TRUE(table.submit(*table.pending().begin(), "reserve tier1"));
        const auto bot = *bots::make_bot("random", seed);
        for (int i = 0; i < 60 && !table.over(); ++i) {
            const Seat seat = *table.pending().begin();
            const auto before = table.view(seat);
            const bool hidden = !table.view(Viewer::spectator())->certain();
            const auto first = table.record().steps.size();
            for (const Code decision : table.legal(seat)) {
                auto next = table;
                ASSERT_TRUE(next.play(seat, decision));
                const auto line = std::span(next.record().steps).subspan(first);
                if (line.size() != 1 || next.over()) continue;
                const bool shown = hidden && next.view(Viewer::spectator())->certain();
                const bool took = line[0].text.starts_with("take");
                if (!shown && !took) continue;
                Random random(seed);
                EXPECT_EQ(teaches_nothing(*before, *next.view(seat), line, random), took)
                    << line[0].text;
                ++(took ? taken : bought);
            }
            ASSERT_TRUE(table.play(seat, bot->decide(*before, table.legal(seat))));
        }
    }
    EXPECT_GT(bought, 0);
    EXPECT_GT(taken, 0);
}

}  // namespace
}  // namespace agora::match
