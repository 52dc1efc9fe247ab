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
    Report report = played(wish_for("gops", {2}, 10));
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
    const auto* const other = games::all_games().front();
    ASSERT_NE(other->about().id, "gops");
    const Report of_another_game = played(wish_for(other->about().id, {2}, 1));
    EXPECT_FALSE(compare_reports(with_wins(1), of_another_game, Lang::en));
}

TEST(Verdicts, NameASeatThatIsFavoured) {
    const auto about_seats = [](std::int64_t wins) {
        for (const auto& verdict : verdicts(with_wins(wins), Lang::en))
            if (verdict.asked.contains("Seats")) return in_words(verdict.answers.at(0), Lang::en);
        return std::string("nothing asks");
    };
    EXPECT_EQ(about_seats(5'000), "yes");
    EXPECT_EQ(about_seats(5'300), "no: seat 1 53.0 %, seat 2 47.0 %");
}

TEST(Plots, AreSafe) {
    EXPECT_EQ(svg::escaped("<a & 'b'>"), "&lt;a &amp; &#39;b&#39;&gt;");
    EXPECT_THAT(svg::bars({{"<b>", {0.5, 0.4, 0.6}}}, 0.5, "x"), Not(HasSubstr("<b>")));
    EXPECT_EQ(svg::histogram({{0, 0}, 0, 1}, {}, "x"), "");
}

}  // namespace
}  // namespace agora::lab
