#include "match/table.hpp"

#include "bots/bot.hpp"
#include "core/erase.hpp"
#include "games/registry.hpp"
#include "games/splendor/testing/position.hpp"
#include "kit/toys.hpp"
#include "match/messages.hpp"
#include "match/testing/room.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <stdexcept>

namespace agora::match {
namespace {

const AnyGame& game(std::string_view id) { return **games::find_game(id); }

std::vector<std::string> names(int seats) {
    const std::vector<std::string> all = {"Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal"};
    return {all.begin(), all.begin() + seats};
}

Table open(const AnyGame& game, int seats, std::uint64_t seed, const Settings& settings = {}) {
    auto table = Table::open(game, settings, names(seats), seed);
    if (!table) throw std::runtime_error(table.error().message);
    return std::move(*table);
}

void play_out(Table& table, std::string_view bot_name, int most = 100'000) {
    const auto bot = *bots::make_bot(bot_name, 5);
    for (int i = 0; i < most && !table.over(); ++i) {
        const Seat seat = *table.pending().begin();
        const auto done = table.play(seat, bot->decide(*table.view(seat), table.legal(seat)));
        ASSERT_TRUE(done) << done.error().message;
    }
}

Done play(Table& table, Seat seat, std::string_view text) {
    auto done = table.submit(seat, text);
    if (!done) throw std::runtime_error(std::string(text) + ": " + done.error().message);
    return std::move(*done);
}

std::string why(const Expected<Done>& done) {
    return done ? "it was accepted" : done.error().message;
}

TEST(Table, OpensWithTheLuckOfTheSetUpInItsRecord) {
    const auto table = open(game("splendor"), 3, 9);
    EXPECT_FALSE(table.over());
    EXPECT_EQ(table.pending().size(), 1);
    EXPECT_EQ(table.ply(), 0);
    EXPECT_EQ(table.record().steps.size(), 1U + 4U + 12U);  // who begins, nobles, cards
    EXPECT_TRUE(std::ranges::all_of(table.record().steps, [](const Step& s) { return !s.seat; }));
    EXPECT_EQ(table.record().seed, 9U);
    EXPECT_EQ(table.record().settings.preset, "agora");
    EXPECT_FALSE(table.record().settings.values.empty());
}

TEST(Table, RefusesSeatsAndSettingsThatCannotBe) {
    EXPECT_FALSE(Table::open(game("splendor"), {}, names(5), 1));
    EXPECT_FALSE(Table::open(game("splendor"), {}, {}, 1));
    EXPECT_FALSE(Table::open(game("splendor"), {"nonsense", {}}, names(2), 1));
    EXPECT_FALSE(Table::open(game("splendor"), {"agora", {{"target", "9999"}}}, names(2), 1));
}

TEST(Table, EveryGameIsPlayedToARecordThatChecks) {
    for (const auto* any : games::all_games()) {
        for (int seats = any->about().least_seats; seats <= any->about().most_seats; ++seats) {
            for (const std::string_view bot : {"random", "greedy"}) {
                auto table = open(*any, seats, 11);
                play_out(table, bot);
                ASSERT_TRUE(table.over());
                ASSERT_TRUE(table.record().result);
                EXPECT_EQ(*table.record().result, table.standing());
                const auto differs = check_record(*any, table.record());
                EXPECT_FALSE(differs) << any->about().id << ": " << differs->message;
                const auto again = read_record(record_file(table.record()));
                ASSERT_TRUE(again) << again.error().message;
                EXPECT_EQ(*again, table.record());
            }
        }
    }
}

TEST(Table, WrongSeatAndRubbishChangeNothing) {
    auto table = open(game("splendor"), 2, 3);
    const Seat on_turn = *table.pending().begin();
    const auto other = static_cast<Seat>(1 - on_turn);
    const Record before = table.record();
    EXPECT_EQ(why(table.submit(other, "take R G O")), "It is not your turn. Please wait");
    EXPECT_EQ(why(table.play(other, 0)), "It is not your turn. Please wait");
    EXPECT_EQ(why(table.submit(on_turn, "buy 111")), "Card does not exist. Please try again");
    EXPECT_EQ(why(table.play(on_turn, 0xFFFFFFFF)), "That is not possible now. Please try again");
    EXPECT_EQ(why(table.play(on_turn, 0xFFFFFFFF, Lang::fr)),
              "C’est impossible pour le moment. Veuillez réessayer");
    EXPECT_EQ(table.record(), before);
    EXPECT_EQ(table.ply(), 0);
}

// With both options the words of one decision mean another: a record of it could not be read again.
TEST(Table, RefusesADecisionWhoseWordsAreReadAsAnother) {
    const ErasedGame<kit::GoldMines> mines;
    constexpr auto gold = static_cast<Code>(kit::GoldMines::Action::gold);
    constexpr auto gold_mine = static_cast<Code>(kit::GoldMines::Action::gold_mine);
    auto table = open(mines, 2, 1, {"plain", {{"mines", "yes"}, {"brief", "yes"}}});
    ASSERT_EQ(table.legal(0), (std::vector{gold, gold_mine}));
    const Record before = table.record();
    EXPECT_EQ(why(table.play(0, gold_mine)),
              "That cannot be written down. Please try something else");
    EXPECT_EQ(why(table.play(0, gold_mine, Lang::fr)),
              "Cela ne peut pas être noté. Veuillez choisir autre chose");
    EXPECT_EQ(table.record(), before);
    EXPECT_TRUE(table.play_or_another(0, gold_mine));
    EXPECT_EQ(table.record().steps.size(), before.steps.size() + 1);
    EXPECT_TRUE(table.play(1, gold));
    EXPECT_FALSE(check_record(mines, table.record()));

    auto clear = open(mines, 2, 1, {"plain", {{"mines", "yes"}}});
    EXPECT_TRUE(clear.play(0, gold_mine));
}

TEST(Table, NothingIsAcceptedAfterTheEnd) {
    auto table = open(game("gops"), 2, 3);
    play_out(table, "random");
    EXPECT_TRUE(table.pending().empty());
    EXPECT_EQ(why(table.submit(0, "bid 1")), "The game is over.");
    EXPECT_EQ(why(table.play(0, 1)), "The game is over.");
}

// Somebody with 9 gems takes three more and has to give two back.
Table table_with_gems_to_return(Seat& seat) {
    auto table = open(game("splendor"), 4, 3);
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

TEST(Table, ALineOfSeveralDecisionsIsAllOrNothing) {
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

TEST(Table, LuckIsSettledAfterADecisionAndRecordedInOrder) {
    auto table = open(game("splendor"), 2, 3);
    const Seat seat = *table.pending().begin();
    const auto before = table.record().steps.size();
    play(table, seat, "reserve a1");
    ASSERT_EQ(table.record().steps.size(), before + 2);
    EXPECT_EQ(table.record().steps[before].seat, seat);
    EXPECT_EQ(table.record().steps[before + 1].seat, std::nullopt);  // the card that fills the gap
    EXPECT_EQ(table.pending(), SeatSet::of(static_cast<Seat>(1 - seat)));
}

TEST(Table, EventsReachOnlyThoseWhoMayKnow) {
    auto table = open(game("splendor"), 2, 3);
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

TEST(Table, SimultaneousChoicesComeInAnyOrder) {
    auto one = open(game("gops"), 3, 8);
    auto other = open(game("gops"), 3, 8);
    EXPECT_EQ(one.pending(), SeatSet::first(3));
    EXPECT_TRUE(play(one, 0, "bid 3").turn_over);
    EXPECT_EQ(why(one.submit(0, "bid 4")), "It is not your turn. Please wait");
    play(one, 1, "bid 5");
    const auto last = play(one, 2, "bid 7");
    EXPECT_TRUE(last.turn_over);  // though the next round asks this seat again
    EXPECT_EQ(one.pending(), SeatSet::first(3));

    play(other, 2, "bid 7");
    play(other, 0, "bid 3");
    play(other, 1, "bid 5");
    EXPECT_EQ(one.standing(), other.standing());
    for (const Viewer viewer : viewers_of(3))
        EXPECT_TRUE(std::ranges::equal(one.view(viewer)->bytes(), other.view(viewer)->bytes()));
}

TEST(Table, AResumedMatchGoesOnAsItWould) {
    for (const auto* any : games::all_games()) {
        auto whole = open(*any, 2, 21);
        play_out(whole, "greedy");
        const Record& record = whole.record();
        for (std::size_t cut = 0; cut < record.steps.size(); cut += 7) {
            Record part = record;
            part.steps.resize(cut);
            part.result.reset();
            auto table = Table::resume(*any, part, 999);
            ASSERT_TRUE(table) << table.error().message;
            for (std::size_t i = table->record().steps.size(); i < record.steps.size(); ++i) {
                if (!record.steps[i].seat) continue;
                if (i < table->record().steps.size()) continue;
                play(*table, *record.steps[i].seat, record.steps[i].text);
            }
            EXPECT_EQ(table->record(), record) << any->about().id << " cut at " << cut;
            EXPECT_EQ(table->events(), whole.events());
            EXPECT_EQ(table->ply(), whole.ply());
        }
    }
}

TEST(Table, ARecordWithoutSeedGetsTheOneGiven) {
    auto table = open(game("splendor"), 2, 21);
    Record record = table.record();
    record.seed.reset();
    const auto resumed = Table::resume(table.game(), record, 1234);
    ASSERT_TRUE(resumed) << resumed.error().message;
    EXPECT_EQ(resumed->seed(), 1234U);
    EXPECT_EQ(resumed->record().seed, 1234U);
}

TEST(Table, ResumeRefusesWhatTheRulesDoNotAllow) {
    auto table = open(game("splendor"), 2, 21);
    play_out(table, "random", 20);
    Record bent = table.record();
    bent.steps.back().text = "take E E";
    EXPECT_FALSE(Table::resume(table.game(), bent, 1));
    Record crowned = table.record();
    crowned.result = table.standing();
    EXPECT_FALSE(Table::resume(table.game(), crowned, 1));
    EXPECT_FALSE(Table::resume(game("gops"), table.record(), 1));
    Record alone = table.record();
    alone.players.resize(1);
    EXPECT_FALSE(Table::resume(table.game(), alone, 1));
}

// The last card of a round of RoyalMatch is not asked for: §13.
TEST(Table, MakesDecisionsWithoutAlternativeItselfWhereTheGameSaysSo) {
    auto table = open(game("royalmatch"), 3, 4, {"", {{"rounds", "2"}}});
    const auto bot = *bots::make_bot("random", 5);
    int forced_seen = 0;
    while (!table.over()) {
        const Seat seat = *table.pending().begin();
        const auto legal = table.legal(seat);
        forced_seen += legal.size() == 1 ? 1 : 0;
        ASSERT_TRUE(table.play(seat, bot->decide(*table.view(seat), legal)));
    }
    EXPECT_EQ(forced_seen, 0);
    const auto plays = std::ranges::count_if(table.record().steps, [](const Step& step) {
        return step.seat && step.text.starts_with("play");
    });
    EXPECT_EQ(plays, 2 * 13 * 3);  // they are steps of the record like any other
    EXPECT_FALSE(check_record(game("royalmatch"), table.record()));
    auto cut = table.record();
    cut.result.reset();
    cut.steps.resize(cut.steps.size() - 3);  // just before the last cards
    const auto resumed = Table::resume(game("royalmatch"), cut, 4);
    ASSERT_TRUE(resumed);
    EXPECT_TRUE(resumed->over());
    EXPECT_EQ(resumed->standing(), table.standing());
}

// SPL-26: a turn is over where nothing is possible, and nobody is asked to say so.
TEST(Table, PassesForWhoeverCanDoNothingInSplendor) {
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
    auto table = open(game("splendor"), 2, 1);
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

TEST(Table, KnowsWhatIsPlayedForOneWhoseTimeIsUp) {
    auto royal = open(game("royalmatch"), 2, 4);
    while (!royal.over()) {  // §13: nobody ever answers
        const Seat seat = *royal.pending().begin();
        const auto legal = royal.legal(seat);
        const Code decision = royal.view(seat)->timeout(legal);
        ASSERT_NE(std::ranges::find(legal, decision), legal.end());
        ASSERT_TRUE(royal.play(seat, decision));
    }
    const auto splendor = open(game("splendor"), 2, 4);  // has no such rule: what appeals most
    const Seat seat = *splendor.pending().begin();
    const auto legal = splendor.legal(seat);
    const auto view = splendor.view(seat);
    for (const Code code : legal)
        EXPECT_LE(view->action_score(code), view->action_score(view->timeout(legal)));
}

}  // namespace
}  // namespace agora::match
