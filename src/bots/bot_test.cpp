#include "bots/bot.hpp"

#include "bots/searcher.hpp"
#include "bots/testing/mute_view.hpp"
#include "core/random.hpp"
#include "games/registry.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <stdexcept>

namespace agora::bots {
namespace {

// A view that only knows heuristic scores, and how often it was asked.
class Scores final : public MuteView {
public:
    explicit Scores(std::map<Code, int> scores) : scores_(std::move(scores)) {}

    int action_score(Code decision) const override {
        ++asked_;
        return scores_.at(decision);
    }

    int asked() const { return asked_; }

private:
    std::map<Code, int> scores_;
    mutable int asked_ = 0;
};

std::unique_ptr<Bot> bot(std::string_view name, std::uint64_t seed) {
    auto made = make_bot(name, seed);
    if (!made) throw std::runtime_error(made.error().message);
    return std::move(*made);
}

TEST(Bot, UnknownNameIsRefusedWithTheNamesThereAre) {
    const auto made = make_bot("genius", 1);
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().message,
              "there is no bot called \"genius\"; there are: random, greedy, "
              "search, 1, 2, 3, 4, 5, 6, 7, 8, max");
}

TEST(Bot, EveryListedBotExists) {
    for (const auto* game : games::all_games())
        for (const auto& info : bots_of(game->about().id)) {
            EXPECT_TRUE(make_bot(info.name, 1)) << info.name;
            EXPECT_TRUE(check_bot(game->about().id, info.name)) << info.name;
            EXPECT_EQ(find_bot(info.name)->about.en, info.about.en);
        }
}

TEST(Bot, OneOfAGameAloneIsListedThereAndRefusedElsewhere) {
    int own = 0;
    for (const auto* game : games::all_games()) {
        const auto* const bot = own_bot_of(game->about().id);
        if (bot == nullptr) continue;
        ++own;
        EXPECT_EQ(bots_of(game->about().id).size(), all_bots().size() + 1);
        for (const auto* other : games::all_games()) {
            const auto id = other->about().id;
            const auto* const others = own_bot_of(id);
            const bool has_it = others != nullptr && others->name == bot->name;
            EXPECT_EQ(check_bot(id, bot->name).has_value(), has_it) << id;
        }
        EXPECT_EQ(check_bot("gops", bot->name).error().message,
                  "there is no bot called \"" + std::string(bot->name) +
                      "\"; there are: random, greedy, search, 1, 2, 3, 4, 5, 6, 7, 8, max");
    }
    EXPECT_GT(own, 0);
    EXPECT_EQ(bots_of("gops").size(), all_bots().size());
}

TEST(Bot, GreedyTakesWhatLooksBest) {
    const Scores view({{7, 3}, {8, 9}, {9, -4}});
    const std::array<Code, 3> legal = {7, 8, 9};
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        EXPECT_EQ(bot("greedy", seed)->decide(view, legal), 8U);
}

TEST(Bot, GreedyBreaksTiesEvenly) {
    const Scores view({{1, 5}, {2, 0}, {3, 5}, {4, 5}});
    const std::array<Code, 4> legal = {1, 2, 3, 4};
    std::map<Code, int> chosen;
    const auto greedy = bot("greedy", 1);
    for (int i = 0; i < 3000; ++i) ++chosen[greedy->decide(view, legal)];
    EXPECT_EQ(chosen.count(2), 0U);
    for (const Code tied : {1U, 3U, 4U}) EXPECT_NEAR(chosen[tied], 1000, 150) << tied;
}

TEST(Bot, AForcedDecisionCostsNothing) {
    const Scores view(std::map<Code, int>{{42, 1}});
    const std::array<Code, 1> legal = {42};
    EXPECT_EQ(bot("greedy", 1)->decide(view, legal), 42U);
    EXPECT_EQ(view.asked(), 0);
}

TEST(Bot, RandomTriesEverything) {
    const Scores view(std::map<Code, int>{});
    const std::array<Code, 5> legal = {10, 20, 30, 40, 50};
    std::map<Code, int> chosen;
    const auto random = bot("random", 1);
    for (int i = 0; i < 5000; ++i) ++chosen[random->decide(view, legal)];
    ASSERT_EQ(chosen.size(), 5U);
    for (const auto& [code, times] : chosen) EXPECT_NEAR(times, 1000, 150) << code;
}

TEST(Bot, TheSameSeedDecidesTheSame) {
    const Scores view({{1, 5}, {2, 5}, {3, 5}});
    const std::array<Code, 3> legal = {1, 2, 3};
    for (const auto* name : {"random", "greedy"}) {  // levels need a real view: levels_test.cpp
        const auto one = bot(name, 77);
        const auto other = bot(name, 77);
        for (int i = 0; i < 50; ++i)
            EXPECT_EQ(one->decide(view, legal), other->decide(view, legal)) << name;
    }
}

TEST(Bot, PlaysAtATableOfFormerRules) {
    for (const auto* game : games::former_games()) {
        auto position = std::move(*game->start({}, game->about().least_seats));
        const auto searcher = bot("4", 3);
        Random random(9);
        Events events;
        for (int decisions = 0; decisions < 20 && position->turn() != Turn::over;) {
            if (position->turn() == Turn::luck) {
                position->apply_outcome(random.pick(position->luck()), events);
                continue;
            }
            const Seat seat = *position->pending().begin();
            const auto legal = position->legal(seat);
            const Code decision = searcher->decide(*position->view(seat), legal);
            ASSERT_NE(std::ranges::find(legal, decision), legal.end()) << game->about().id;
            position->apply(seat, decision, events);
            ++decisions;
        }
    }
}

}  // namespace
}  // namespace agora::bots
