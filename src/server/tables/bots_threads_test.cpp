// Bots that think long are in nobody's way.
#include "server/tables/testing/tables.hpp"

#include <stop_token>

namespace agora::server::test {
namespace {

// A search that goes on until the test opens the gate, or until nobody wants its answer any more.
class Gate {
public:
    std::optional<Code> decide(const match::effect::AskBot& question,
                               const ai::SearchLimits& limits) {
        std::unique_lock lock(mutex_);
        seconds_.push_back(limits.seconds);
        opened_.wait(lock, limits.stop, [&] { return open_; });
        return question.legal.front();
    }
    void open() {
        const std::lock_guard lock(mutex_);
        open_ = true;
        opened_.notify_all();
    }
    // The time that each search was given which has begun.
    std::vector<double> seconds() const {
        const std::lock_guard lock(mutex_);
        return seconds_;
    }

private:
    mutable std::mutex mutex_;
    std::condition_variable_any opened_;
    std::vector<double> seconds_;
    bool open_ = false;
};

class Bots : public TablesTest {
protected:
    Bots() {
        settings_.bots.max_time = 400;
        settings_.bots.decide = [this](const match::effect::AskBot& question,
                                       const ai::SearchLimits& limits) {
            return question.level == "max" ? gate_.decide(question, limits)
                                           : bot_decision(question, limits);
        };
        restart();
        client_ = visit(ann_);
    }
    ~Bots() override { end(); }  // before the gate

    // A table at which a bot thinks from the beginning, at the same time as the person.
    TableId against(const std::string& level) {
        const auto table =
            create(ann_, R"({"game":"gops","seats":[{"kind":"person"},{"kind":"bot","level":")" +
                             level + R"("}]})")
                .value()
                .table;
        follow(client_, table);
        return table;
    }
    bool is_thinking() {
        return eventually([&] { return !gate_.seconds().empty(); });
    }

    Who ann_ = person("Ann");
    Client client_;
    Gate gate_;
};

TEST_F(Bots, DoesNotDelayTheEnd) {
    std::vector<TableId> tables;
    for (int i = 0; i < 50; ++i) tables.push_back(against("max"));
    ASSERT_TRUE(is_thinking());
    tables_->close(patience);
    end();
    // What is being thought about is given up, and so is what waits for it: no bot has decided.
    for (const auto table : tables) {
        const auto log = store_->log(table).value();
        EXPECT_TRUE(std::ranges::none_of(
            log, [](const store::Entry& entry) { return entry.text.starts_with("play"); }));
    }
}

TEST_F(Bots, WhatWasGivenUpIsThoughtAboutAgain) {
    const auto table = against("max");
    decide(client_, table, client_.socket->next_question(), "c1");
    client_.socket->next("done");
    ASSERT_TRUE(is_thinking());
    end();
    const auto before = store_->log(table)->size();
    gate_.open();
    begin();
    EXPECT_TRUE(eventually([&] { return store_->log(table)->size() > before; }));
}

TEST_F(Bots, QuickBotsDoNotWaitForThoseWhoThinkLong) {
    for (int i = 0; i < 50; ++i) against("max");
    ASSERT_TRUE(is_thinking());
    const auto table = against("5");
    // It decides at the same time as the person, who is told so.
    client_.socket->next([&](const json::object& message) {
        return message.at("t") == "table" && message.at("table") == table &&
               message.at("pending").as_array().size() == 1;
    });
    EXPECT_EQ(gate_.seconds().size(), 1U);  // the first of the others still thinks
}

// Whoever opens a second socket does not get a second hint meanwhile.
TEST_F(Bots, GivesOneHintAtATimeToEachPerson) {
    const auto table = against("max");
    ASSERT_TRUE(is_thinking());  // hints wait for the same threads
    client_.socket->next_question();
    const auto ask = R"({"t":"hint","table":)" + std::to_string(table) + "}";
    say(client_, ask);
    const auto second = visit(ann_);
    follow(second, table);
    second.socket->next_question();
    say(second, ask);
    EXPECT_EQ(text_of(second.socket->next("refused"), "refused"), "rate_limited");
    gate_.open();
    client_.socket->next("hint");
}

TEST_F(Bots, ManyShareTheTime) {
    EXPECT_DOUBLE_EQ(seconds_each(3000, 0), 3.0);
    EXPECT_DOUBLE_EQ(seconds_each(3000, 1), 3.0);
    EXPECT_DOUBLE_EQ(seconds_each(3000, 20), 0.15);
    constexpr std::size_t many = 20;
    for (std::size_t i = 0; i < many; ++i) against("max");
    ASSERT_TRUE(eventually([&] { return tables_->services().bots.waiting() == many; }));
    gate_.open();
    EXPECT_TRUE(eventually([&] { return tables_->services().bots.waiting() == 0; }));
    const auto given = gate_.seconds();
    ASSERT_EQ(given.size(), many);
    // The first began before all of them were there; then there are ever fewer.
    for (std::size_t i = 1; i < many; ++i)
        EXPECT_DOUBLE_EQ(given[i], seconds_each(settings_.bots.max_time, many - i)) << i;
}

}  // namespace
}  // namespace agora::server::test
