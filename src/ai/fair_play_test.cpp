// Nobody cheats: proved for every game, every level and the hints, with a cheat that is caught.
#include "ai/fair_play.hpp"

#include "ai/bot.hpp"
#include "ai/levels.hpp"
#include "games/all.hpp"

#include <gtest/gtest.h>

namespace agora {
namespace {

constexpr std::uint32_t few = 60;  // iterations: what is shown does not depend on how many

Answer level_answer(const AnyPosition& position, Seat seat, int number) {
    const auto view = position.view(seat);
    const auto legal = position.legal(seat);
    Level level = level_of(game_of(*view), number);
    level.iterations = std::min(level.iterations, few);
    Thinker thinker;
    const auto seed = seed_for(*view, 5);
    const auto analysis = thinker.think(*view, {level.iterations}, seed);
    return spell(*view, choose_at(level, *view, analysis, legal, seed), analysis);
}

TEST(FairPlay, EveryLevelOfEveryGameAnswersFromTheViewAlone) {
    for_each_game(AllGames{}, []<class G>() {
        for (int level = 1; level <= most_level; ++level) {
            const auto found = check_fair_play<G>(2, 6, [&](const AnyPosition& p, Seat seat) {
                return level_answer(p, seat, level);
            });
            EXPECT_TRUE(found.none()) << G::about.id << " level " << level << "\n" << found.text();
        }
    });
}

TEST(FairPlay, PlainSearchAnswersFromTheViewAlone) {
    for_each_game(AllGames{}, []<class G>() {
        const auto found = check_fair_play<G>(3, 8, [](const AnyPosition& p, Seat seat) {
            const auto view = p.view(seat);
            Thinker thinker;
            const auto analysis = thinker.search(*view, {few}, 3);
            return spell(*view, analysis.thoughts.front().decision, analysis);
        });
        EXPECT_TRUE(found.none()) << G::about.id << "\n" << found.text();
    });
}

TEST(FairPlay, HintsAnswerFromTheViewAlone) {
    for_each_game(AllGames{}, []<class G>() {
        const auto found = check_fair_play<G>(1, 2, [](const AnyPosition& p, Seat seat) {
            const auto view = p.view(seat);
            const auto hint = hint_for(*view, p.legal(seat), 7);
            return hint_text(*view, hint, Lang::en) + hint_text(*view, hint, Lang::fr);
        });
        EXPECT_TRUE(found.none()) << G::about.id << "\n" << found.text();
    });
}

// One that peeks: it chooses by what the true position holds.
Answer peek(const AnyPosition& position, Seat seat) {
    const auto legal = position.legal(seat);
    return position.view(seat)->write(legal[position.hash() % legal.size()]);
}

TEST(FairPlay, ACheatIsCaughtInEveryGameWithSecrets) {
    // In Labyrinthe others' cards are hidden.
    EXPECT_FALSE((check_fair_play<labyrinth::Labyrinth>(4, 20, peek).none()));
    // In GOPS a bid is hidden until all have chosen: seat 1 decides while seat 0 has chosen.
    EXPECT_FALSE((check_fair_play<gops::Gops>(6, 20, peek).none()));
    // In Splendor, cards reserved unseen.
    EXPECT_FALSE((check_fair_play<splendor::Splendor>(8, 40, peek).none()));
}

}  // namespace
}  // namespace agora
