// Records of every version of the rules that there ever was: each still replays to the same result.
#include "core/record.hpp"
#include "games/registry.hpp"
#include "kit/golden.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

namespace agora::games {
namespace {

namespace fs = std::filesystem;

std::string contents(const fs::path& file) {
    std::ifstream in(file);
    return {std::istreambuf_iterator<char>(in), {}};
}

// docs/decisions/0005-rules-versions.md says what to do when this fails.
TEST(Records, OfEveryVersionOfTheRulesStillReplay) {
    for (const auto* present : all_games()) {
        const std::string id(present->about().id);
        std::set<int> versions;
        const auto folder = kit::source_folder() / "games" / id / "records";
        ASSERT_TRUE(fs::is_directory(folder))
            << folder << ": a game keeps at least one record, see docs/adding-a-game.md";
        for (const auto& file : fs::directory_iterator(folder)) {
            const auto record = read_record(contents(file.path()));
            ASSERT_TRUE(record) << file.path() << ": " << record.error().message;
            const auto game = find_game(id, record->rules);
            ASSERT_TRUE(game) << file.path() << ": " << game.error().message;
            const auto differs = check_record(**game, *record);
            EXPECT_FALSE(differs) << file.path() << ": " << differs->message;
            EXPECT_TRUE(record->result) << file.path();
            EXPECT_TRUE(
                file.path().filename().string().starts_with(std::to_string(record->rules) + "-"))
                << file.path();
            versions.insert(record->rules);
        }
        for (int version = 1; version <= present->about().rules; ++version)
            EXPECT_TRUE(versions.contains(version))
                << id << " has no record of version " << version << " of its rules";
    }
}

TEST(Records, OfUnknownRulesAreRefused) {
    EXPECT_TRUE(find_game("gops", 1));
    EXPECT_FALSE(find_game("gops", 2));
    EXPECT_FALSE(find_game("chess", 1));
    for (const auto* former : former_games()) {
        const auto present = find_game(former->about().id);
        ASSERT_TRUE(present);
        EXPECT_LT(former->about().rules, (*present)->about().rules);
    }
}

}  // namespace
}  // namespace agora::games
