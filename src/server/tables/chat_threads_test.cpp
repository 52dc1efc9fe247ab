// What is said at a table, and what those who come later are told of it.
#include "server/tables/testing/tables.hpp"

namespace agora::server::test {
namespace {

class Chatting : public TablesTest {
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
    // What the table answers after everything that was to be told.
    bool hears_no_more(const Client& client) {
        decide(client, table_, 900, "bid 1", "late");
        return client.socket
                   ->next([](const json::object& message) {
                       return message.at("t") == "chat" || message.at("t") == "refused";
                   })
                   .at("t") == "refused";
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

TEST_F(Chatting, IsAnsweredOnceItsLineIsDurable) {
    const auto ann = at_table(ann_);
    {
        const store::test::HeldWriter held(*store_, table_);
        say(ann, R"({"t":"chat","text":"one","id":"c1","table":)" + std::to_string(table_) + "}");
        decide(ann, table_, 900, "bid 1", "c2");  // is refused without a write
        const auto first = ann.socket->next([](const json::object& message) {
            return message.at("t") == "done" || message.at("t") == "refused";
        });
        EXPECT_EQ(text_of(first, "id"), "c2");
    }
    EXPECT_EQ(heard(ann), "one");
    EXPECT_EQ(text_of(ann.socket->next("done"), "id"), "c1");
}

TEST_F(Chatting, RemembersAfterARestart) {
    const auto ann = at_table(ann_);
    chat(ann, "one");
    EXPECT_EQ(heard(ann), "one");
    restart();
    EXPECT_EQ(heard(at_table(ann_)), "one");
}

// K4: also where the table has not changed meanwhile; each line once.
TEST_F(Chatting, K4_TellsOneWhoWasAwayWhatWasSaidMeanwhile) {
    auto bob = at_table(bob_);
    const auto ann = at_table(ann_);
    chat(ann, "one");
    const auto known = bob.socket->next("chat").at("line").as_int64();
    leave(bob);
    chat(ann, "two");
    EXPECT_EQ(heard(ann), "one");
    EXPECT_EQ(heard(ann), "two");

    const auto back = [&](const std::string& more) {
        bob = visit(bob_);
        say(bob, R"({"t":"follow","have":1,"table":)" + std::to_string(table_) + more + "}");
        bob.socket->next("table");
    };
    back(R"(,"heard":)" + std::to_string(known));
    EXPECT_EQ(heard(bob), "two");
    EXPECT_TRUE(hears_no_more(bob));
    back("");
    EXPECT_EQ(heard(bob), "one");
    EXPECT_EQ(heard(bob), "two");
}

}  // namespace
}  // namespace agora::server::test
