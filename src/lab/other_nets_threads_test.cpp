// Bots that decide with the nets of a file.
#include "ai/net/shipped.hpp"
#include "core/file.hpp"
#include "games/registry.hpp"
#include "lab/arena.hpp"
#include "lab/whole_file.hpp"

#include <gtest/gtest.h>

#include <filesystem>

namespace agora::lab {
namespace {

class OtherWeights : public testing::Test {
protected:
    OtherWeights() {
        std::filesystem::create_directories(folder_);
        for (const auto& shipped : ai::net::shipped_nets())
            EXPECT_TRUE(replace_file(file(shipped.game), shipped.weights));
    }
    ~OtherWeights() override { std::filesystem::remove_all(folder_); }

    // What ships for that game.
    std::string file(std::string_view game) const { return (folder_ / game).string(); }

    static Expected<std::uint64_t> decisions(std::string_view game, const std::string& players) {
        ArenaWish wish;
        wish.game = *games::game_named(std::string(game));
        auto entrants = read_entrants(players);
        if (!entrants) return std::unexpected(entrants.error());
        if (auto ready = prepare_entrants(*entrants, game); !ready)
            return std::unexpected(ready.error());
        wish.entrants = std::move(*entrants);
        wish.games = 4;
        wish.threads = 1;
        return run_arena(wish, [](const ArenaResult&) { return true; })->decisions;
    }

private:
    std::filesystem::path folder_ =
        std::filesystem::path(testing::TempDir()) /
        ("agora-weights-" +
         std::string(testing::UnitTest::GetInstance()->current_test_info()->name()));
};

TEST_F(OtherWeights, DecideAlikeWhereTheyAreWhatShips) {
    for (const auto& shipped : ai::net::shipped_nets()) {
        const auto plain = decisions(shipped.game, "bot:2,bot:2");
        const auto same = decisions(shipped.game, "bot:2@" + file(shipped.game) + ",bot:2");
        ASSERT_TRUE(plain && same) << shipped.game;
        EXPECT_EQ(*plain, *same) << shipped.game;
    }
}

TEST_F(OtherWeights, AreRefusedWhereTheyAreNone) {
    const auto all = ai::net::shipped_nets();
    ASSERT_GE(all.size(), 2U);
    EXPECT_FALSE(decisions(all[0].game, "bot:2@" + file(all[1].game) + ",bot:2"));
    EXPECT_FALSE(decisions(all[0].game, "bot:2@" + file("missing") + ",bot:2"));
    EXPECT_FALSE(decisions("gops", "bot:2@" + file(all[0].game) + ",bot:2"));
    EXPECT_FALSE(read_entrants("bot:2@"));
    EXPECT_FALSE(read_entrants("Ann@file"));
}

}  // namespace
}  // namespace agora::lab
