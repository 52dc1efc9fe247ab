// A recipe of several generations.
#include "games/registry.hpp"
#include "lab/arena.hpp"
#include "lab/train.hpp"
#include "lab/whole_file.hpp"

#include <gtest/gtest.h>

#include <filesystem>

namespace agora::lab {
namespace {

class Generations : public testing::Test {
protected:
    Generations() { std::filesystem::create_directories(folder_); }
    ~Generations() override { std::filesystem::remove_all(folder_); }

    std::string path(std::string_view name) const { return (folder_ / name).string(); }

    // Five generations of a few rounds.
    TrainWish wish(std::string_view name) const {
        TrainWish wish;
        wish.game = "royalmatch";
        wish.recipe = "whole";
        wish.out = path(name);
        wish.games = 60;
        wish.epochs = 1;
        return wish;
    }

    std::string run(const TrainWish& wish) {
        const auto result =
            train(wish, [&](std::string_view line) { said_.emplace_back(line); }, [](auto) {});
        return result ? "" : result.error().message;
    }

    std::vector<std::string> said_;

private:
    std::filesystem::path folder_ =
        std::filesystem::path(testing::TempDir()) /
        ("agora-generations-" +
         std::string(testing::UnitTest::GetInstance()->current_test_info()->name()));
};

TEST_F(Generations, GoOnFromTheLastOneThatWasKept) {
    ASSERT_EQ("", run(wish("nets")));
    EXPECT_EQ("generation 1 of 5", said_.front());
    const auto made = *read_whole(path("nets"));
    for (const auto* lost : {"nets", "nets.4", "nets.3"}) std::filesystem::remove(path(lost));
    EXPECT_EQ(path("nets.2") + " exists; --resume goes on with it", run(wish("nets")));
    auto rest = wish("nets");
    rest.resume = true;
    said_.clear();
    ASSERT_EQ("", run(rest));
    EXPECT_EQ("generation 3 of 5", said_.front());
    EXPECT_EQ(made, *read_whole(path("nets")));
    EXPECT_EQ(path("nets") + " exists already", run(rest));
}

TEST_F(Generations, LearnFromTheOneBefore) {
    ASSERT_EQ("", run(wish("nets")));
    TrainWish next = wish("next");
    next.recipe = "bot-games";
    next.from = {path("nets.1")};
    ASSERT_EQ("", run(next));
    next.out = path("other");
    next.from = {path("nets.2")};
    ASSERT_EQ("", run(next));
    EXPECT_NE(*read_whole(path("next")), *read_whole(path("other")));
}

// Every decision is made by the nets of its player's file.
TEST_F(Generations, MeetInTheArena) {
    ASSERT_EQ("", run(wish("nets")));
    const auto result = [&](const std::string& players) {
        ArenaWish arena;
        arena.game = *games::game_named("royalmatch");
        arena.entrants = *read_entrants(players);
        EXPECT_TRUE(prepare_entrants(arena.entrants, "royalmatch"));
        arena.games = 8;
        arena.threads = 1;
        const auto all = run_arena(arena, [](const ArenaResult&) { return true; });
        return std::pair(all->decisions, all->roles.front().share.mean());
    };
    const auto shipped = result("bot:6,bot:6");
    EXPECT_NE(shipped, result("bot:6@" + path("nets.1") + ",bot:6"));
    EXPECT_EQ(shipped, result("bot:6,bot:6"));
}

}  // namespace
}  // namespace agora::lab
