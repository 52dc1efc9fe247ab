#include "core/erase.hpp"
#include "games/registry.hpp"
#include "games/splendor/rules.hpp"
#include "lab/balance/report.hpp"
#include "lab/balance/verdict.hpp"

#include <gmock/gmock.h>

namespace agora::lab {
namespace {

using testing::HasSubstr;

TEST(SplendorCensus, KnowsWhatEverybodyBought) {
    const auto* game = *games::find_game("splendor");
    auto position = std::move(*game->start({}, 3));
    const auto census = make_census("splendor");
    census->begin(3, 0, 1);
    Random random(5);
    Events events;
    while (position->turn() != Turn::over) {
        events.clear();
        if (position->turn() == Turn::luck) {
            position->apply_outcome(random.pick(position->luck()), events);
        } else {
            const Seat seat = *position->pending().begin();
            const auto legal = position->legal(seat);
            const auto view = position->view(seat);
            Code best = legal.front();
            for (const Code code : legal)
                if (view->action_score(code) > view->action_score(best)) best = code;
            position->apply(seat, best, events);
        }
        for (const auto& event : events.list()) census->hear(event);
    }
    const auto& table =
        dynamic_cast<const ErasedPosition<splendor::Splendor>&>(*position).state().table;
    const auto units = census->end();
    ASSERT_EQ(units.size(), 3U);
    for (const auto& unit : units) {
        std::size_t bought = 0;
        for (std::size_t card = 0; card < splendor::card_count; ++card) {
            bought += unit.had[card] ? 1U : 0U;
            if (unit.had[card]) { EXPECT_TRUE(unit.present[card]); }
        }
        EXPECT_EQ(bought, static_cast<std::size_t>(table.bought[unit.seat].size()));
    }
}

TEST(SplendorCensus, TellsWhatStandsOut) {
    StudyWish wish;
    wish.game = *games::find_game("splendor");
    wish.players = *read_entrants("bot:greedy");
    wish.seats = {2};
    wish.games = 1;
    Report report{*new_study(wish), {}};
    Tally& tally = report.study.tallies.front();
    tally.games = 10'000;
    tally.won = {5'000 * victory, 5'000 * victory};
    for (std::size_t i = 0; i < splendor::card_count; ++i)
        tally.elements[i] = {20'000, 8'000, 4'000 * victory, 6'000 * victory, 0, 0, 0, 0};
    tally.elements[17].won_had = 5'200 * victory;  // a card that wins too often
    tally.elements[3].had = 4;                     // and one that nobody buys
    const auto lines = findings(report, Lang::en);
    EXPECT_THAT(lines, testing::Contains(HasSubstr("is stronger than the others: +15.0 %")));
    EXPECT_THAT(lines, testing::Contains(HasSubstr("1 of 90 hardly ever used")));
}

}  // namespace
}  // namespace agora::lab
