#include "console/bot_lines.hpp"

#include "games/registry.hpp"
#include "match/table.hpp"

#include <gtest/gtest.h>

namespace agora::console {
namespace {

const AnyGame& gops() { return **games::find_game("gops"); }

std::string question_text(std::string_view more) {
    const auto table = match::Table::open(gops(), {}, {"Ann", "Bob"}, 1);
    JsonWriter json;
    table->view(Seat{0})->describe(json);
    return "{\"view\":" + json.take() + std::string(more) + "}";
}

TEST(BotLines, TheViewIsEnough) {
    const auto question = read_question(gops(), question_text(""));
    ASSERT_TRUE(question) << question.error().message;
    EXPECT_EQ(question->legal.size(), 13U);
    EXPECT_EQ(question->budget_ms, 0);
}

TEST(BotLines, TheLegalDecisionsMayBeFewer) {
    const auto question =
        read_question(gops(), question_text(R"(,"seat":0,"legal":["bid 3"],"budget_ms":50)"));
    ASSERT_TRUE(question) << question.error().message;
    EXPECT_EQ(question->legal, std::vector<Code>{3});
    EXPECT_EQ(question->budget_ms, 50);
}

TEST(BotLines, WhatCannotBeReadIsRefusedWithAReason) {
    for (const auto& line :
         {std::string("{"), std::string("[]"), std::string("{}"), std::string("{\"view\":{}}"),
          question_text(R"(,"seat":1)"), question_text(R"(,"seat":"x")"),
          question_text(R"(,"legal":["bid 99"])"), question_text(R"(,"legal":[])"),
          question_text(R"(,"legal":[7])"), question_text(R"(,"budget_ms":-1)")}) {
        const auto question = read_question(gops(), line);
        ASSERT_FALSE(question) << line;
        EXPECT_FALSE(question.error().message.empty());
    }
}

TEST(BotLines, AnAnswerSaysWhatAndWhy) {
    const auto question = read_question(gops(), question_text(""));
    ASSERT_TRUE(question);
    ai::Analysis analysis;
    analysis.candidates = {{3, 0.5, 10, 0, {"bid 4"}}};
    EXPECT_EQ(
        answer_line(*question->view, 3, analysis),
        R"({"do":"bid 3","analysis":[{"do":"bid 3","win":0.5,"visits":10,"line":["bid 4"]}]})");
    EXPECT_EQ(error_line("no \"view\""), R"({"error":"no \"view\""})");
}

}  // namespace
}  // namespace agora::console
