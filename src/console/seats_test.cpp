#include "console/seats.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

namespace agora::console {
namespace {

std::string why(std::string_view seats) {
    const auto players = read_seats(seats, Lang::en);
    return players ? "it was accepted" : players.error().message;
}

TEST(Seats, PeopleAndBots) {
    const auto players = read_seats("Ann, bot:greedy ,bot:random,bot:greedy", Lang::en);
    ASSERT_TRUE(players) << players.error().message;
    const std::vector<Player> expected = {{"Ann", ""},
                                          {"bot:greedy", "greedy"},
                                          {"bot:random", "random"},
                                          {"bot:greedy 2", "greedy"}};
    EXPECT_EQ(*players, expected);
    EXPECT_EQ(*players_from(names_of(*players)), expected);  // as a record keeps them
}

TEST(Seats, BotAloneIsOneOfAMiddleLevel) {
    const auto players = read_seats("Ann,bot,Bot:1,bot:gentle", Lang::en);
    ASSERT_TRUE(players) << players.error().message;
    const std::vector<Player> expected = {
        {"Ann", ""}, {"bot:4", "4"}, {"bot:1", "1"}, {"bot:1 2", "1"}};
    EXPECT_EQ(*players, expected);
}

TEST(Seats, MeIsTheLoginNameWhereItIsAName) {
    const char* names[][3] = {{"ada", "Ada", "Ada"},
                              {"root", "Guest", "Invité"},
                              {"jd42", "Guest", "Invité"},
                              {"", "Guest", "Invité"}};
    for (const auto& [login, english, french] : names) {
        setenv("LOGNAME", login, 1);
        setenv("USER", login, 1);
        EXPECT_EQ(read_seats("me,Bob", Lang::en)->front().name, english);
        EXPECT_EQ(read_seats("me,Bob", Lang::fr)->front().name, french);
    }
}

TEST(Seats, RefusalsSayWhatIsWrong) {
    EXPECT_EQ(
        why("Ann,bot:genius"),
        "there is no bot called \"bot:genius\", perhaps bot (a bot is bot, or bot:NAME; there "
        "are: random, greedy, search, 1, 2, 3, 4, 5, 6, 7, 8, max)");
    EXPECT_NE(why("Ann,robot").find("perhaps bot ("), std::string::npos);
    EXPECT_EQ(why("Ann,ann"), "two seats are called \"ann\"; give each its own name");
    EXPECT_NE(why("me,me").find("two seats are called"), std::string::npos);
    EXPECT_NE(why("").find("a seat without a name"), std::string::npos);
    EXPECT_NE(why("Ann,,Bob").find("a seat without a name"), std::string::npos);
    EXPECT_NE(why("Ann,").find("a seat without a name"), std::string::npos);
    EXPECT_NE(why("Ann,a name that goes on and on").find("is no name"), std::string::npos);
    EXPECT_NE(why("Ann,B\x1b[31mob").find("is no name"), std::string::npos);
    EXPECT_NE(why("Ann,\xff\xfe").find("is no name"), std::string::npos);
    EXPECT_NE(why("Ann,B\tob").find("is no name"), std::string::npos);
    std::string many = "bot:random";
    for (int i = 0; i < 30'000; ++i) many += ",bot:random";
    EXPECT_EQ(why(many), "no game has more than 8 seats");
}

TEST(Seats, ARecordWithAnUnknownBotIsRefused) {
    const std::vector<std::string> names = {"Ann", "bot:oracle 2"};
    EXPECT_FALSE(players_from(names));
}

TEST(Seats, ARecordMayNameWhomTheCommandLineMay) {
    const auto refused = [](std::string first, std::string second) {
        return !players_from(std::vector<std::string>{std::move(first), std::move(second)});
    };
    EXPECT_FALSE(refused("Player 1", "Player 2"));  // as the referee calls them
    EXPECT_TRUE(refused("Ann", ""));
    EXPECT_TRUE(refused("Ann", " "));
    EXPECT_TRUE(refused("Ann", "ann"));
    EXPECT_TRUE(refused("Ann", std::string(5000, 'x')));
    EXPECT_TRUE(refused("Ann", "bot:greedy " + std::string(5000, 'x')));
    EXPECT_TRUE(refused("bot:greedy", "bot:greedy"));
}

}  // namespace
}  // namespace agora::console
