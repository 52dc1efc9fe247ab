#include "core/erase.hpp"
#include "games/all.hpp"
#include "games/registry.hpp"
#include "lab/balance/figures.hpp"
#include "lab/balance/report.hpp"
#include "lab/balance/svg.hpp"
#include "lab/balance/verdict.hpp"

#include <boost/json/value.hpp>
#include <gmock/gmock.h>

namespace agora::lab {
namespace {

using testing::DoubleNear;
using testing::HasSubstr;
using testing::Not;

StudyWish wish_for(std::string_view game, std::vector<int> seats, std::int64_t games) {
    StudyWish wish;
    wish.game = *games::find_game(game);
    wish.players = *read_entrants("bot:greedy");
    wish.seats = std::move(seats);
    wish.games = games;
    wish.threads = 1;
    return wish;
}

Report played(const StudyWish& wish) {
    Report report{*new_study(wish), {}};
    run_study(wish, report.study, [](const Study&) { return true; });
    return report;
}

// A tally of two seats in which the first won so many of 10,000 games.
Report with_wins(std::int64_t first) {
    Report report{*new_study(wish_for("gops", {2}, 1)), {}};
    Tally& tally = report.study.tallies.front();
    tally.games = 10'000;
    tally.won = {first * victory, (10'000 - first) * victory};
    tally.won_in_order = tally.won;
    return report;
}

TEST(Figures, AShareHasWilsonsInterval) {
    const Estimate half = share_of(50, 100);
    EXPECT_THAT(half.value, DoubleNear(0.5, 1e-12));
    EXPECT_THAT(half.low, DoubleNear(0.4038, 1e-3));
    EXPECT_THAT(half.high, DoubleNear(0.5962, 1e-3));
    EXPECT_GT(share_of(0, 100).high, 0.03);
    EXPECT_EQ(share_of(0, 100).low, 0);
}

TEST(Figures, AMeanHasTheIntervalOfItsSpread) {
    const Estimate mean = mean_of(4, 1 + 2 + 3 + 4, 1 + 4 + 9 + 16);
    EXPECT_THAT(mean.value, DoubleNear(2.5, 1e-12));
    EXPECT_THAT(mean.high - mean.value, DoubleNear(1.96 * 1.118 / 2, 1e-3));
}

TEST(Figures, ManyComparisonsAreCorrectedFor) {
    // The worked example of the method: of these, the first two hold at 5 %.
    const auto beyond = beyond_luck({0.30, 0.008, 0.001, 0.039, 0.9});
    EXPECT_EQ(beyond, (std::vector{false, true, true, false, false}));
    EXPECT_EQ(beyond_luck({}), std::vector<bool>{});
    EXPECT_THAT(chance_of(1.96), DoubleNear(0.05, 1e-3));
}

TEST(Figures, ASeatIsFavouredBeyondTwoPerCentAndDoubt) {
    EXPECT_EQ(fairness_of(seat_share(with_wins(5'300).study.tallies[0], 0), 2), Fairness::favoured);
    EXPECT_EQ(fairness_of(seat_share(with_wins(5'300).study.tallies[0], 1), 2), Fairness::burdened);
    EXPECT_EQ(fairness_of(seat_share(with_wins(5'050).study.tallies[0], 0), 2), Fairness::fair);
    EXPECT_EQ(fairness_of(seat_share(with_wins(5'150).study.tallies[0], 0), 2), Fairness::unclear);
    // 52.5 % of 2,000 games is two and a quarter standard errors: too little for two seats.
    Tally few = with_wins(5'250).study.tallies[0];
    few.games = 1'800;
    few.won = {945 * victory, 855 * victory};
    EXPECT_EQ(fairness_of(seat_share(few, 0), 2), Fairness::unclear);
}

TEST(Census, KnowsWhatEverybodyBoughtInSplendor) {
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

TEST(Census, CountsRoundsOfRoyalMatch) {
    const Report report = played(wish_for("royalmatch", {3}, 8));
    const Tally& tally = report.study.tallies.front();
    const auto& kind = census_kind("royalmatch");
    const auto sum = [&](std::string_view id, auto field) {
        std::int64_t total = 0;
        std::size_t group = 0;
        while (kind.groups[group].id != id) ++group;
        const std::size_t first = first_element(kind, group);
        for (std::size_t i = 0; i < kind.groups[group].ids.size(); ++i)
            total += tally.elements[first + i].*field;
        return total;
    };
    const std::int64_t hands = tally.elements[0].present;  // one for each player and round
    EXPECT_EQ(hands % 3, 0);
    constexpr auto present = &ElementTally::present;
    constexpr auto had = &ElementTally::had;
    EXPECT_EQ(sum("cards", had), 13 * hands);                 // dealt
    EXPECT_EQ(sum("kept", present), 3 * hands);               // objectives dealt
    EXPECT_EQ(sum("kept", had), sum("fulfilled", present));   // kept, looked at
    EXPECT_EQ(3 * sum("suits", had), sum("suits", present));  // a winner a trick
    EXPECT_EQ(sum("suits", present), 13 * hands);
    // Nobody can activate the last card of a round, nor all that the seals do not reach for.
    EXPECT_GT(sum("effects", had), 2 * hands);
    EXPECT_LT(sum("effects", present), 12 * hands);
    EXPECT_LE(sum("gains", present), sum("effects", present));  // some of them are tried
    EXPECT_GT(5 * sum("gains", present), sum("effects", present));
    // Every round is won once.
    EXPECT_EQ(3 * (tally.elements[0].won_had + tally.elements[0].won_not), hands * victory);
}

TEST(Study, EveryGameIsCounted) {
    for (const auto* game : games::all_games()) {
        const About& about = game->about();
        constexpr std::int64_t games = 12;
        const Report report =
            played(wish_for(about.id, {about.least_seats, about.most_seats}, games));
        for (const auto& tally : report.study.tallies) {
            EXPECT_EQ(tally.games, games) << about.id;
            std::int64_t won = 0;
            for (const auto share : tally.won) won += share;
            EXPECT_EQ(won, games * victory) << about.id;
            for (const auto share : tally.won_in_order) won -= share;
            EXPECT_EQ(won, 0) << about.id;
            EXPECT_GT(tally.turns, games) << about.id;
            EXPECT_GE(tally.decisions, tally.turns) << about.id;
            for (std::size_t i = 0; i < tally.taken.size(); ++i)
                EXPECT_LE(tally.taken[i], tally.offered[i]) << about.id << " " << i;
        }
        for (const auto lang : {Lang::en, Lang::fr}) {
            const auto page = report_page(report, lang);
            EXPECT_THAT(page, HasSubstr("<svg"));
            EXPECT_THAT(page, Not(HasSubstr("http")));  // nothing is loaded from anywhere
            EXPECT_THAT(page, Not(HasSubstr("<script")));
        }
    }
}

TEST(Study, GoesOnWhereItWasStopped) {
    const auto wish = wish_for("gops", {2, 3}, 4 * block + 7);
    Report stopped{*new_study(wish), {}};
    int blocks = 0;
    run_study(wish, stopped.study, [&](const Study&) { return ++blocks < 3; });
    EXPECT_EQ(stopped.study.tallies[0].games, 3 * block);
    auto read = read_report(report_json(stopped));
    ASSERT_TRUE(read) << read.error().message;
    run_study(wish, read->study, [](const Study&) { return true; });
    EXPECT_EQ(report_json(*read), report_json(played(wish)));
}

TEST(Report, IsReadBack) {
    Report report = played(wish_for("labyrinth", {2}, 10));
    report.skill.push_back({"bot:5", "bot:4", 200, 712'000, 60'000});
    const auto text = report_json(report);
    const auto read = read_report(text);
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(report_json(*read), text);
}

TEST(Report, RefusesWhatIsNoReport) {
    const std::string good = report_json(with_wins(5'000));
    EXPECT_TRUE(read_report(good));
    const auto broken = [&](std::string_view what, std::string_view with) {
        std::string text = good;
        text.replace(text.find(what), what.size(), with);
        return read_report(text);
    };
    EXPECT_FALSE(read_report(""));
    EXPECT_FALSE(read_report("{}"));
    EXPECT_FALSE(broken("\"gops\"", "\"chess\""));
    EXPECT_FALSE(broken("\"games\":10000", "\"games\":-1"));
    EXPECT_FALSE(broken("\"won\":[", "\"won\":[1,"));
    EXPECT_FALSE(broken("\"seats\":2", "\"seats\":9"));
    EXPECT_FALSE(broken("\"seed\":\"1\"", "\"seed\":\"one\""));
}

TEST(Report, SaysInWordsWhatAChangeDid) {
    const auto text = compare_reports(with_wins(5'310), with_wins(5'030), Lang::en);
    ASSERT_TRUE(text);
    EXPECT_THAT(*text, HasSubstr("seat 1 no longer favoured: 53.1 -> 50.3 %"));
    EXPECT_THAT(*compare_reports(with_wins(5'000), with_wins(5'300), Lang::en),
                HasSubstr("seat 1 now favoured: 50.0 -> 53.0 %"));
    EXPECT_THAT(*compare_reports(with_wins(5'000), with_wins(5'010), Lang::fr),
                HasSubstr("place 1 : comme avant : 50.0 -> 50.1 %"));
    EXPECT_FALSE(compare_reports(with_wins(1), played(wish_for("labyrinth", {2}, 1)), Lang::en));
}

TEST(Report, TellsWhatStandsOut) {
    Report report{*new_study(wish_for("splendor", {2}, 1)), {}};
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

TEST(Plots, AreSafe) {
    EXPECT_EQ(svg::escaped("<a & 'b'>"), "&lt;a &amp; &#39;b&#39;&gt;");
    EXPECT_THAT(svg::bars({{"<b>", {0.5, 0.4, 0.6}}}, 0.5, "x"), Not(HasSubstr("<b>")));
    EXPECT_EQ(svg::histogram({{0, 0}, 0, 1}, {}, "x"), "");
}

}  // namespace
}  // namespace agora::lab
