// What one person may open, and what others can do to the list of one's tables.
#include "games/registry.hpp"
#include "server/tables/testing/tables.hpp"

namespace agora::server::test {
namespace {

constexpr auto among_bots =
    R"({"game":"gops","seats":[{"kind":"bot","level":"greedy"},{"kind":"bot","level":"greedy"}]})";

class Bounds : public TablesTest {
protected:
    void begin_again() {
        end();
        begin();
    }
    Expected<Rematched> rematch(const Who& who, TableId table) {
        return wait(commands_->rematch(who, table));
    }
    void leave(const Who& who, TableId table) { ASSERT_TRUE(wait(commands_->leave(who, table))); }
    // A table of this host at which a seat is kept for another.
    TableId keep_seat(const Who& host, const Who& other) {
        auto asked = read_setup(R"({"game":"gops","seats":[{"kind":"person"},)"
                                R"({"kind":"person","name":"Somebody"}]})",
                                match::SetupSource::asked);
        asked->seats[1].person = other.id;
        asked->seats[1].name = other.name;
        return wait(commands_->create(host, *std::move(asked))).value().table;
    }
    std::vector<TableId> tables_of(const Who& who) {
        const auto list = wait(commands_->tables_of(who));
        std::vector<TableId> tables;
        const auto parsed = json::parse(*list);
        for (const auto& one : parsed.as_array()) tables.push_back(one.at("table").as_int64());
        return tables;
    }

    Who ann_ = person("Ann");
    Who bob_ = person("Bob");
};

TEST_F(Bounds, TablesOfAHostAreCountedWhateverOthersSetUpForThem) {
    settings_.max_tables_per_person = 2;
    begin_again();
    ASSERT_TRUE(create(ann_, two_people));
    keep_seat(bob_, ann_);
    keep_seat(bob_, ann_);
    ASSERT_TRUE(create(ann_, two_people));
    EXPECT_EQ(create(ann_, two_people).error().name(), "too_many_tables");
}

TEST_F(Bounds, HoldForARematchWhichCanBeAskedForAgain) {
    settings_.max_tables_per_person = 1;
    begin_again();
    const auto table = create(ann_, against_bot).value().table;
    const auto client = visit(ann_);
    follow(client, table);
    for (auto question = client.socket->next_question(); question.contains("legal");
         question = client.socket->next_question())
        decide(client, table, question, "c" + std::to_string(question.at("version").as_int64()));
    ASSERT_TRUE(eventually([&] { return store_->table(table)->state == store::TableState::over; }));
    const auto other = create(ann_, two_people).value().table;
    EXPECT_EQ(rematch(ann_, table).error().name(), "too_many_tables");
    leave(ann_, other);
    ASSERT_TRUE(
        eventually([&] { return store_->table(other)->state == store::TableState::closed; }));
    EXPECT_TRUE(eventually([&] {
        const auto again = rematch(ann_, table);
        return again && again->table;
    }));
}

TEST_F(Bounds, OfMatchesAmongBotsAHostHasFew) {
    settings_.max_exhibitions = 2;
    begin_again();
    const auto first = create(ann_, among_bots).value().table;
    ASSERT_TRUE(create(ann_, among_bots));
    EXPECT_EQ(create(ann_, among_bots).error().name(), "too_many_exhibitions");
    EXPECT_TRUE(create(ann_, two_people));
    EXPECT_TRUE(create(bob_, among_bots));
    leave(ann_, first);
    ASSERT_TRUE(
        eventually([&] { return store_->table(first)->state == store::TableState::closed; }));
    EXPECT_TRUE(create(ann_, among_bots));
}

// The options themselves are decided in match/company.cpp.
TEST_F(Bounds, AnOptionThatSuitsOnlyOthersIsRefused) {
    constexpr auto bot = R"({"kind":"bot","level":"greedy"})";
    const auto person_and = R"({"kind":"person"},)" + std::string(bot);
    const std::string people = R"({"kind":"person"},{"kind":"open"})";
    const auto bots = bot + std::string(",") + bot;
    const auto opened = [&](const AnyGame& game, const ChoiceInfo& option, std::string_view word,
                            const std::string& seats) {
        const auto table =
            create(ann_, R"({"game":")" + std::string(game.about().id) + R"(","options":{")" +
                             std::string(option.name) + R"(":")" + std::string(word) +
                             R"("},"seats":[)" + seats + "]}");
        if (table) leave(ann_, table->table);
        return table ? "opened" : std::string(table.error().name());
    };
    int refused = 0;
    for (const auto* game : games::all_games())
        for (const auto& option : game->choices())
            for (std::size_t i = 0; i < option.suits.size(); ++i) {
                SCOPED_TRACE(std::string(option.name) + "=" + std::string(option.words[i]));
                const bool with_people = option.suits[i] != Suits::bots_alone;
                const bool without = option.suits[i] != Suits::with_a_person;
                const auto table = [&](const std::string& seats) {
                    return opened(*game, option, option.words[i], seats);
                };
                for (const auto& seats : {person_and, people})
                    EXPECT_EQ(table(seats), with_people ? "opened" : "bad_setup");
                EXPECT_EQ(table(bots), without ? "opened" : "bad_setup");
                refused += with_people && without ? 0 : 1;
            }
    EXPECT_GT(refused, 0);
}

TEST_F(Bounds, WhatOthersSetUpDoesNotPushOutOnesOwnTables) {
    const auto own = create(ann_, two_people).value().table;
    const auto joined = create(bob_, two_people).value().table;
    ASSERT_TRUE(join(ann_, joined));
    ASSERT_TRUE(
        eventually([&] { return store_->table(joined)->state == store::TableState::playing; }));
    for (int i = 0; i < 60; ++i) keep_seat(bob_, ann_);
    const auto tables = tables_of(ann_);
    ASSERT_EQ(tables.size(), 22U);  // 20 at which a seat is kept
    EXPECT_EQ(tables[0], joined);
    EXPECT_EQ(tables[1], own);
    EXPECT_GT(tables[2], tables[3]);  // the newest first
}

}  // namespace
}  // namespace agora::server::test
