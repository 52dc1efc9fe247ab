// Nobody cheats: proved for every game, every level and the hints, with a cheat that is caught.
#include "bots/testing/fair_play.hpp"

#include "bots/bot.hpp"
#include "bots/levels.hpp"
#include "games/all.hpp"

#include <gtest/gtest.h>

namespace agora::bots {
namespace {

constexpr std::uint32_t few = 60;  // iterations: what is shown does not depend on how many

std::string level_answer(const AnyPosition& position, Seat seat, int number) {
    const auto view = position.view(seat);
    const auto legal = position.legal(seat);
    const ai::Level level = level_of(*view, number);
    const auto seed = seed_for(*view, 5);
    const auto analysis = Searcher().think(*view, ai::at_most(level.strategy, few), {}, seed);
    return spell(*view, choose_at(level.sampling, *view, analysis, legal, seed), analysis);
}

TEST(FairPlay, EveryLevelOfEveryGameAnswersFromTheViewAlone) {
    for_each_game(games::AllGames{}, []<class G>() {
        for (int level = 1; level <= ai::most_level; ++level) {
            const auto found = check_fair_play<G>(2, 6, [&](const AnyPosition& p, Seat seat) {
                return level_answer(p, seat, level);
            });
            EXPECT_TRUE(found.none()) << G::about.id << " level " << level << "\n" << found.text();
        }
    });
}

TEST(FairPlay, FullTablesAnswerFromTheViewAlone) {
    for_each_game(games::AllGames{}, []<class G>() {
        for (const int level : {3, ai::most_level}) {
            const auto found = check_fair_play<G>(
                G::about.most_seats, 2,
                [&](const AnyPosition& p, Seat seat) { return level_answer(p, seat, level); });
            EXPECT_TRUE(found.none()) << G::about.id << " level " << level << "\n" << found.text();
        }
    });
}

TEST(FairPlay, PlainSearchAnswersFromTheViewAlone) {
    for_each_game(games::AllGames{}, []<class G>() {
        const auto found = check_fair_play<G>(3, 8, [](const AnyPosition& p, Seat seat) {
            const auto view = p.view(seat);
            const auto analysis = Searcher().think(*view, ai::TreeSearch{few}, {}, 3);
            return spell(*view, analysis.candidates.front().decision, analysis);
        });
        EXPECT_TRUE(found.none()) << G::about.id << "\n" << found.text();
    });
}

TEST(FairPlay, HintsAnswerFromTheViewAlone) {
    for_each_game(games::AllGames{}, []<class G>() {
        const auto found = check_fair_play<G>(2, 5, [](const AnyPosition& p, Seat seat) {
            const auto view = p.view(seat);
            const auto hint = hint_for(*view, p.legal(seat), 7, few);
            return hint_text(*view, hint, {}) +
                   hint_text(*view, hint, {.lang = Lang::fr, .names = {}});
        });
        EXPECT_TRUE(found.none()) << G::about.id << "\n" << found.text();
    });
}

TEST(FairPlay, ReviewsJudgeFromTheViewAlone) {
    for_each_game(games::AllGames{}, []<class G>() {
        const auto found = check_fair_play<G>(2, 4, [](const AnyPosition& p, Seat seat) {
            const auto view = p.view(seat);
            const auto judged = judge(*view, p.legal(seat).back(), 7, few);
            return view->write(judged.best) + " " + std::to_string(judged.best_win) + " " +
                   std::to_string(judged.win);
        });
        EXPECT_TRUE(found.none()) << G::about.id << "\n" << found.text();
    });
}

// One that peeks: it chooses by what the true position holds.
std::string peek(const AnyPosition& position, Seat seat) {
    const auto legal = position.legal(seat);
    return position.view(seat)->write(legal[position.hash() % legal.size()]);
}

// There is something to peek at in every one: others' cards, a bid already made in GOPS.
TEST(FairPlay, ACheatIsCaughtInEveryGame) {
    for_each_game(games::AllGames{}, []<class G>() {
        EXPECT_FALSE((check_fair_play<G>(8, 40, peek).none())) << G::about.id;
    });
}

}  // namespace
}  // namespace agora::bots
