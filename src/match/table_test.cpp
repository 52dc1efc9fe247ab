#include "match/table.hpp"

#include "bots/bot.hpp"
#include "core/erase.hpp"
#include "games/registry.hpp"
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
    const auto table = open(game("gops"), 3, 9);
    EXPECT_FALSE(table.over());
    EXPECT_EQ(table.pending().size(), 3);
    EXPECT_EQ(table.ply(), 0);
    EXPECT_EQ(table.record().steps.size(), 1U);  // the first prize
    EXPECT_TRUE(std::ranges::all_of(table.record().steps, [](const Step& s) { return !s.seat; }));
    EXPECT_EQ(table.record().seed, 9U);
    EXPECT_EQ(table.record().settings.preset, "classic");
    EXPECT_FALSE(table.record().settings.values.empty());
}

TEST(Table, RefusesSeatsAndSettingsThatCannotBe) {
    EXPECT_FALSE(Table::open(game("gops"), {}, names(5), 1));
    EXPECT_FALSE(Table::open(game("gops"), {}, {}, 1));
    EXPECT_FALSE(Table::open(game("gops"), {"nonsense", {}}, names(2), 1));
    EXPECT_FALSE(Table::open(game("gops"), {"classic", {{"cards", "9999"}}}, names(2), 1));
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
    auto table = open(game(test::turn_game()), 2, 3);
    const Seat on_turn = *table.pending().begin();
    const auto other = static_cast<Seat>(1 - on_turn);
    const Record before = table.record();
    const auto good = table.view(on_turn)->write(table.legal(on_turn).front());
    EXPECT_EQ(why(table.submit(other, good)), "It is not your turn. Please wait");
    EXPECT_EQ(why(table.play(other, 0)), "It is not your turn. Please wait");
    EXPECT_FALSE(table.submit(on_turn, "nonsense"));
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

TEST(Table, LuckIsSettledAfterADecisionAndRecordedInOrder) {
    auto table = open(game("gops"), 2, 3);
    const auto before = table.record().steps.size();
    play(table, 0, "bid 3");
    play(table, 1, "bid 5");
    ASSERT_EQ(table.record().steps.size(), before + 3);
    EXPECT_EQ(table.record().steps[before], (Step{Seat{0}, "bid 3"}));
    EXPECT_EQ(table.record().steps[before + 1].seat, Seat{1});
    EXPECT_EQ(table.record().steps[before + 2].seat, std::nullopt);  // the next prize
}

TEST(Table, EventsReachOnlyThoseWhoMayKnow) {
    auto table = open(game("gops"), 2, 3);
    const auto done = play(table, 0, "bid 3");
    EXPECT_EQ(done.for_viewer(Viewer::spectator()), done.for_viewer(Seat{1}));
    JsonWriter json;
    write_events(table.game(), done.events, Viewer::spectator(), {}, json);
    EXPECT_NE(json.text().find("\"what\":\"chose\""), std::string::npos) << json.text();
    EXPECT_EQ(json.text().find('3'), std::string::npos) << json.text();
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
    auto table = open(game("gops"), 2, 21);
    Record record = table.record();
    record.seed.reset();
    const auto resumed = Table::resume(table.game(), record, 1234);
    ASSERT_TRUE(resumed) << resumed.error().message;
    EXPECT_EQ(resumed->seed(), 1234U);
    EXPECT_EQ(resumed->record().seed, 1234U);
}

TEST(Table, ResumeRefusesWhatTheRulesDoNotAllow) {
    auto table = open(game(test::turn_game()), 2, 21);
    play_out(table, "random", 20);
    Record bent = table.record();
    bent.steps.back().text = "nonsense";
    EXPECT_FALSE(Table::resume(table.game(), bent, 1));
    Record crowned = table.record();
    crowned.result = table.standing();
    EXPECT_FALSE(Table::resume(table.game(), crowned, 1));
    EXPECT_FALSE(Table::resume(game("gops"), table.record(), 1));
    Record alone = table.record();
    alone.players.resize(1);
    EXPECT_FALSE(Table::resume(table.game(), alone, 1));
}

TEST(Table, KnowsWhatIsPlayedForOneWhoseTimeIsUp) {
    for (const auto* any : games::all_games()) {
        SCOPED_TRACE(any->about().id);
        auto table = open(*any, 2, 4);
        while (!table.over()) {  // nobody ever answers
            const Seat seat = *table.pending().begin();
            const auto legal = table.legal(seat);
            const Code decision = table.view(seat)->timeout(legal);
            ASSERT_NE(std::ranges::find(legal, decision), legal.end());
            ASSERT_TRUE(table.play(seat, decision));
        }
    }
    const auto table = open(game("gops"), 2, 4);  // has no such rule: what appeals most
    const auto legal = table.legal(0);
    const auto view = table.view(Seat{0});
    for (const Code code : legal)
        EXPECT_LE(view->action_score(code), view->action_score(view->timeout(legal)));
}

}  // namespace
}  // namespace agora::match
