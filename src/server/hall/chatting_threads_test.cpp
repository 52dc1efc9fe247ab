// What is said at a table, and what those who come later are told of it.
#include "server/hall/hall_testing.hpp"

namespace agora::server::testing_hall {
namespace {

class Chatting : public HallTest {
protected:
    Chatting() {
        table_ = create(ann_, R"({"game":"gops","seats":[{"kind":"person"},{"kind":"open"}]})")
                     .value()
                     .table;
        EXPECT_TRUE(join(bob_, table_));
    }
    Client at_table(const Who& who) {
        auto client = visit(who);
        follow(client, table_);
        client.socket->next("table");
        return client;
    }
    void chat(const Client& client, const std::string& text) {
        say(client,
            R"({"t":"chat","table":)" + std::to_string(table_) + R"(,"text":")" + text + R"("})");
    }
    static std::string heard(const Client& client) {
        return text_of(client.socket->next("chat"), "text");
    }
    // What is answered after everything that was to be told.
    bool hears_no_more(const Client& client) {
        say(client, R"({"t":"ping"})");
        return client.socket
                   ->next([](const json::object& message) {
                       return message.at("t") == "chat" || message.at("t") == "pong";
                   })
                   .at("t") == "pong";
    }

    Who ann_ = person("Ann");
    Who bob_ = person("Bob");
    TableId table_ = 0;
};

TEST_F(Chatting, TellsOneWhoComesBackWhatWasSaid) {
    const auto ann = at_table(ann_);
    chat(ann, "one");
    EXPECT_EQ(heard(ann), "one");
    const auto cid = at_table(person("Cid"));
    EXPECT_EQ(heard(cid), "one");
    chat(cid, "psst");
    EXPECT_EQ(heard(cid), "psst");
    chat(ann, "two");
    EXPECT_EQ(heard(ann), "two");
    EXPECT_EQ(heard(cid), "two");

    // After the view; a player is not told what spectators say while the game is on.
    auto again = visit(ann_);
    follow(again, table_);
    const auto kinds = [](const json::object& message) { return message.at("t") != "hello"; };
    EXPECT_EQ(again.socket->next(kinds).at("t"), "table");
    EXPECT_EQ(heard(again), "one");
    EXPECT_EQ(heard(again), "two");
    EXPECT_TRUE(hears_no_more(again));

    const auto dan = at_table(person("Dan"));
    for (const auto* line : {"one", "psst", "two"}) EXPECT_EQ(heard(dan), line);
    EXPECT_TRUE(hears_no_more(dan));
}

TEST_F(Chatting, TellsNothingTwice) {
    const auto ann = at_table(ann_);
    chat(ann, "one");
    EXPECT_EQ(heard(ann), "one");
    auto bob = visit(bob_);
    follow(bob, table_);
    chat(ann, "two");  // while what was said before is being read, or not
    chat(ann, "three");
    for (const auto* line : {"one", "two", "three"}) EXPECT_EQ(heard(bob), line);
    EXPECT_TRUE(hears_no_more(bob));
}

TEST_F(Chatting, RemembersAfterARestartButNotForOneWhoKnowsTheTable) {
    const auto ann = at_table(ann_);
    chat(ann, "one");
    EXPECT_EQ(heard(ann), "one");
    restart();
    EXPECT_EQ(heard(at_table(ann_)), "one");
    const auto knows = visit(bob_);
    say(knows, R"({"t":"follow","have":1,"table":)" + std::to_string(table_) + "}");
    knows.socket->next("table");
    chat(knows, "two");
    EXPECT_EQ(heard(knows), "two");
}

}  // namespace
}  // namespace agora::server::testing_hall
