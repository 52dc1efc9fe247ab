// Bots that think long are in nobody's way.
#include "server/hall/testing/hall.hpp"

namespace agora::server::test {
namespace {

class Thinking : public HallTest {
protected:
    Thinking() {
        settings_.max_search_time = 600'000;  // so that only what is tested ends a thought
        restart();
        client_ = visit(ann_);
    }
    // A table at which a bot begins to think as soon as the person has decided.
    TableId against(const std::string& level) {
        const auto table =
            create(ann_, R"({"game":"gops","seats":[{"kind":"person"},{"kind":"bot","level":")" +
                             level + R"("}]})")
                .value()
                .table;
        follow(client_, table);
        return table;
    }

    Who ann_ = person("Ann");
    Client client_;
};

TEST_F(Thinking, DoesNotDelayTheEnd) {
    std::vector<TableId> tables;
    for (int i = 0; i < 50; ++i) tables.push_back(against("max"));
    ASSERT_TRUE(eventually([&] { return hall_->counts().thinking > 0; }));
    hall_->close(10s);
    hall_.reset();
    // What was not thought about yet is given up: of all bots few have decided.
    const auto begun = store_->log(tables.back())->size();
    EXPECT_LT(std::ranges::count_if(
                  tables, [&](TableId table) { return store_->log(table)->size() > begun; }),
              25);
}

TEST_F(Thinking, WhatWasGivenUpIsThoughtAboutAgain) {
    const auto table = against("max");
    decide(client_, table, client_.socket->next_question(), "c1");
    client_.socket->next("done");
    settings_.max_search_time = 10;
    restart();
    EXPECT_TRUE(eventually([&] { return std::ssize(*store_->log(table)) > 2; }));
}

TEST_F(Thinking, QuickBotsDoNotWaitForThoseWhoThinkLong) {
    for (int i = 0; i < 50; ++i) against("max");
    ASSERT_TRUE(eventually([&] { return hall_->counts().thinking > 0; }));
    const auto table = against("5");
    // It decides at the same time as the person, who is told so.
    client_.socket->next([&](const json::object& message) {
        return message.at("t") == "table" && message.at("table") == table &&
               message.at("pending").as_array().size() == 1;
    });
    EXPECT_GT(hall_->counts().thinking, 0U);
}

// Whoever opens a second socket does not get a second hint meanwhile.
TEST_F(Thinking, GivesOneHintAtATimeToEachPerson) {
    const auto table = against("random");
    client_.socket->next_question();
    const auto ask = R"({"t":"hint","table":)" + std::to_string(table) + "}";
    say(client_, ask);
    const auto second = visit(ann_);
    follow(second, table);
    second.socket->next_question();
    say(second, ask);
    EXPECT_EQ(text_of(second.socket->next("refused"), "refused"), "rate_limited");
}

TEST_F(Thinking, ManyShareTheTime) {
    EXPECT_DOUBLE_EQ(seconds_each(3000, 0), 3.0);
    EXPECT_DOUBLE_EQ(seconds_each(3000, 1), 3.0);
    EXPECT_DOUBLE_EQ(seconds_each(3000, 20), 0.15);
    settings_.max_search_time = 400;
    restart();
    client_ = visit(ann_);
    for (int i = 0; i < 20; ++i) against("max");
    EXPECT_TRUE(eventually([&] { return hall_->counts().thinking == 0; }));
}

}  // namespace
}  // namespace agora::server::test
