// Positions that the tests of the page show: each is one that the program could have sent.
#include "core/json.hpp"
#include "games/registry.hpp"
#include "kit/golden.hpp"

#include <boost/json/value.hpp>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

namespace agora::games {
namespace {

namespace fs = std::filesystem;

TEST(Fixtures, HaveViewsThatFitTheSchemaOfTheirGame) {
    int checked = 0;
    for (const auto* game : all_games()) {
        const auto folder = kit::source_folder() / "games" / game->about().id / "web/fixtures";
        if (!fs::exists(folder)) continue;
        const auto schema = game->schema();
        for (const auto& file : fs::directory_iterator(folder)) {
            std::ifstream in(file.path());
            const auto message = read_json(std::string(std::istreambuf_iterator<char>(in), {}));
            ASSERT_TRUE(message) << file.path() << ": " << message.error().message;
            EXPECT_EQ(mismatch(schema, message->at("view")), "") << file.path();
            ++checked;
        }
    }
    EXPECT_GT(checked, 0);
}

}  // namespace
}  // namespace agora::games
