#include "server/session/client_message.hpp"

#include <gtest/gtest.h>

namespace agora::server {
namespace {

TEST(ClientMessage, ReadsADecision) {
    const auto said =
        read_client_message(R"({"t":"do","table":7,"moment":12,"do":"take R G O","id":"c-1"})");
    ASSERT_TRUE(said);
    EXPECT_EQ(said->table, 7);
    EXPECT_EQ(said->id, "c-1");
    EXPECT_EQ(std::get<message::Do>(said->what).moment, 12);
    EXPECT_EQ(std::get<message::Do>(said->what).text, "take R G O");
}

TEST(ClientMessage, ReadsEachKindOfMessage) {
    EXPECT_EQ(
        std::get<message::Follow>(read_client_message(R"({"t":"follow","table":7,"have":3})")->what)
            .have,
        3);
    EXPECT_EQ(
        std::get<message::Follow>(read_client_message(R"({"t":"follow","table":7})")->what).have,
        0);
    EXPECT_TRUE(
        std::get<message::Lobby>(read_client_message(R"({"t":"lobby","on":true})")->what).on);
    EXPECT_TRUE(std::get<message::UndoAnswer>(
                    read_client_message(R"({"t":"answer","table":7,"undo":true})")->what)
                    .agrees);
    EXPECT_TRUE(std::get<message::Consent>(
                    read_client_message(R"({"t":"consent","table":7,"agrees":true})")->what)
                    .agrees);
    EXPECT_EQ(std::get<message::Follow>(
                  read_client_message(R"({"t":"follow","table":7,"key":"k3y"})")->what)
                  .key,
              "k3y");
    EXPECT_TRUE(std::get<message::Follow>(
                    read_client_message(R"({"t":"follow","table":7,"labels":true})")->what)
                    .labels);
    EXPECT_EQ(
        std::get<message::Try>(
            read_client_message(R"({"t":"try","table":7,"moment":3,"do":"push b1 r1"})")->what)
            .text,
        "push b1 r1");
    for (const auto* word : {"unfollow", "undo", "hint", "back"})
        EXPECT_TRUE(read_client_message(R"({"t":")" + std::string(word) + R"(","table":7})"))
            << word;
    EXPECT_TRUE(read_client_message(R"({"t":"ping"})"));
}

TEST(ClientMessage, RefusesWhatIsNoMessage) {
    for (const auto* text :
         {"", "null", "[]", "{}", R"({"t":"dance"})", R"({"t":"follow"})",
          R"({"t":"follow","table":0})", R"({"t":"follow","table":"7"})",
          R"({"t":"do","table":7,"moment":-1,"do":"x"})", R"({"t":"do","table":7,"moment":1})",
          R"({"t":"try","table":7,"do":"x"})", R"({"t":"follow","table":7,"key":3})",
          R"({"t":"follow","table":7,"labels":1})", R"({"t":"ping","id":"two words"})",
          R"({"t":"ping","id":""})", R"({"t":"lobby","on":1})", R"({"t":"follow","table":1e300})"})
        EXPECT_FALSE(read_client_message(text)) << text;
}

TEST(ClientMessage, KnowsWhatAMessageIsAboutThatItCannotRead) {
    const auto topic = [](std::string_view text) {
        const auto read = read_topic(text);
        return std::to_string(read.table) + " " + read.id;
    };
    EXPECT_EQ(topic(R"({"t":"dance","table":7,"id":"c-1"})"), "7 c-1");
    EXPECT_EQ(topic(R"({"t":"do","table":"7","id":"c-1"})"), "0 c-1");
    EXPECT_EQ(topic(R"({"t":"do","table":7,"id":"two words"})"), "7 ");
    for (const auto* text : {"", "[]", "{}", "{", R"({"table":-1,"id":5})"})
        EXPECT_EQ(topic(text), "0 ") << text;
}

}  // namespace
}  // namespace agora::server
