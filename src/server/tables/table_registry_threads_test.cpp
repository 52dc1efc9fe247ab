// Tables with a real store. Each table message is compared with what is on the disk when it is
// sent (testing/tables.hpp).
#include "server/tables/testing/tables.hpp"

namespace agora::server::test {
namespace {

class TheTables : public TablesTest {
protected:
    // Two people at a table of their own, both there.
    void sit_down(std::string_view setup = two_people) {
        table_ = create(ann_, setup).value().table;
        ASSERT_TRUE(join(bob_, table_));
        a_ = visit(ann_);
        b_ = visit(bob_);
        follow(a_, table_);
        follow(b_, table_);
    }
    void play_to_end(const Client& client, TableId table) {
        for (int i = 0; i < 1000; ++i) {
            const auto question = client.socket->next_question();
            if (!question.contains("legal")) return;
            decide(client, table, question, "c" + std::to_string(i));
        }
    }

    Who ann_ = person("Ann");
    Who bob_ = person("Bob");
    Client a_;
    Client b_;
    TableId table_ = 0;
};

TEST_F(TheTables, GreetsAndAnswersPings) {
    const auto client = visit(ann_);
    EXPECT_EQ(client.socket->next("hello").at("you").as_object().at("name"), "Ann");
    say(client, R"({"t":"ping"})");
    client.socket->next("pong");
}

TEST_F(TheTables, KeepsADecisionBeforeAnybodyIsTold) {
    sit_down();
    const auto question = a_.socket->next_question();
    const auto version = question.at("version").as_int64();
    decide(a_, table_, question, "c1");
    EXPECT_EQ(a_.socket->next("done").at("version"), version + 1);
    b_.socket->next([&](const json::object& message) {
        return message.at("t") == "table" && message.at("version") == version + 1;
    });
    EXPECT_EQ(std::ssize(*store_->log(table_)), version + 1);
}

TEST_F(TheTables, AnswersARepeatedDecisionAndRefusesALateOne) {
    sit_down();
    const auto question = a_.socket->next_question();
    decide(a_, table_, question, "c1");
    const auto done = a_.socket->next("done");
    decide(a_, table_, question, "c1");
    EXPECT_EQ(a_.socket->next("done"), done);
    decide(a_, table_, question, "c2");  // a new decision for a question that is answered
    EXPECT_EQ(text_of(a_.socket->next("refused"), "refused"), "late");
}

TEST_F(TheTables, RefusesWithAReasonOfAFixedList) {
    sit_down();
    const auto question = a_.socket->next_question();
    const auto refused = [&](const Client& client, const std::string& text) {
        say(client, text);
        return text_of(client.socket->next("refused"), "refused");
    };
    const auto stranger = visit(Who{});
    Who watcher = ann_;
    watcher.scopes = {.watch = true};
    const auto table = std::to_string(table_);
    const auto do_at = [&](std::int64_t moment, std::string_view text) {
        return R"({"t":"do","table":)" + table + R"(,"moment":)" + std::to_string(moment) +
               R"(,"do":")" + std::string(text) + R"("})";
    };
    const auto moment = question.at("moment").as_int64();
    const auto some = do_at(moment, "bid 1");
    EXPECT_EQ(refused(stranger, some), "unauthorized");
    EXPECT_EQ(refused(visit(watcher), some), "not_allowed");
    EXPECT_EQ(refused(visit(person("Cid")), some), "not_here");
    EXPECT_EQ(refused(a_, R"({"t":"follow","table":999})"), "no_such_table");
    EXPECT_EQ(refused(a_, do_at(900, "bid 1")), "ahead");
    EXPECT_EQ(refused(a_, do_at(moment, "bid 99")), "illegal");
    EXPECT_EQ(refused(a_, R"({"t":"undo","table":)" + table + "}"), "nothing_to_undo");
    Who blind = ann_;
    blind.scopes = {.play = true};
    EXPECT_EQ(refused(visit(blind), R"({"t":"follow","table":)" + table + "}"), "not_allowed");
}

TEST_F(TheTables, LetsBotsPlayAndWritesTheResultDown) {
    const auto table = create(ann_, against_bot).value().table;
    const auto client = visit(ann_);
    follow(client, table);
    play_to_end(client, table);
    ASSERT_TRUE(eventually([&] { return store_->results(table)->size() == 2; }));
    const auto results = *store_->results(table);
    EXPECT_EQ(results[0].person, ann_.id);
    EXPECT_EQ(results[1].name, "bot greedy");
    EXPECT_EQ(store_->table(table)->state, store::TableState::over);
    EXPECT_EQ(store_->table(table)->deadline, 0);
}

// F3: a game for practice counts for nothing.
TEST_F(TheTables, WritesNoResultOfPractice) {
    const auto table = create(ann_, R"({"game":"gops","listed":false,"practice":"17",
                         "seats":[{"kind":"person"},{"kind":"bot","level":"1"}]})")
                           .value()
                           .table;
    const auto client = visit(ann_);
    follow(client, table);
    play_to_end(client, table);
    ASSERT_TRUE(eventually([&] { return store_->table(table)->state == store::TableState::over; }));
    EXPECT_TRUE(store_->results(table)->empty());
}

TEST_F(TheTables, RatesARatedGame) {
    sit_down(R"({"game":"gops","rated":true,"seats":[{"kind":"person"},{"kind":"open"}]})");
    std::thread other([&] { play_to_end(b_, table_); });
    play_to_end(a_, table_);
    other.join();
    ASSERT_TRUE(eventually([&] { return store_->rating(ann_.id, "gops").has_value(); }));
    EXPECT_EQ(store_->rating(ann_.id, "gops")->games, 1);
    EXPECT_LT(store_->rating(bob_.id, "gops")->deviation, 350);
    EXPECT_TRUE(store_->results(table_)->at(0).rated);
}

TEST_F(TheTables, TakesSeatsByInvitationAndBeginsWhenFull) {
    const auto opened =
        create(ann_, R"({"game":"gops","seats":[{"kind":"person"},{"kind":"invited"}]})").value();
    ASSERT_EQ(opened.invitations.size(), 1U);
    EXPECT_EQ(join(bob_, opened.table, "not-the-key").error().name(), "wrong_key");
    EXPECT_EQ(join(bob_, opened.table, opened.invitations[0].key)->seat, 1);
    EXPECT_EQ(join(bob_, opened.table).error().name(), "already_here");
    EXPECT_EQ(join(person("Cid"), opened.table).error().name(), "not_waiting");
    EXPECT_TRUE(eventually(
        [&] { return store_->table(opened.table)->state == store::TableState::playing; }));
}

TEST_F(TheTables, RefusesTablesThatCannotBe) {
    EXPECT_EQ(create(Who{}, two_people).error().name(), "unauthorized");
    EXPECT_EQ(create(ann_, R"({"game":"gops","seats":[{"kind":"person"}]})").error().name(),
              "bad_setup");
    EXPECT_EQ(create(ann_, R"({"game":"gops","options":{"cards":"99"},)"
                           R"("seats":[{"kind":"person"},{"kind":"open"}]})")
                  .error()
                  .name(),
              "bad_setup");
}

TEST_F(TheTables, LimitsTheTablesOfAPerson) {
    end();
    settings_.max_tables_per_person = 2;
    begin();
    ASSERT_TRUE(create(ann_, two_people));
    ASSERT_TRUE(create(ann_, two_people));
    EXPECT_EQ(create(ann_, two_people).error().name(), "too_many_tables");
}

TEST_F(TheTables, ForgetsTablesThatNobodyNeedsAndFindsThemAgain) {
    end();
    settings_.linger = 10;
    begin();
    sit_down();
    const auto question = a_.socket->next_question();
    leave(a_);
    leave(b_);
    ASSERT_TRUE(eventually([&] { return metrics().cached == 0; }));
    EXPECT_EQ(metrics().follows, 0U);
    const auto again = visit(ann_);
    follow(again, table_);
    EXPECT_EQ(again.socket->next_question().at("view"), question.at("view"));
}

TEST_F(TheTables, GoesOnAfterARestart) {
    sit_down();
    const auto question = a_.socket->next_question();
    decide(a_, table_, question, "c1");
    const auto done = a_.socket->next("done");
    restart();
    a_ = visit(ann_);
    b_ = visit(bob_);
    decide(a_, table_, question, "c1");  // it does not know whether it was heard
    EXPECT_EQ(a_.socket->next("done"), done);
    follow(b_, table_);
    decide(b_, table_, b_.socket->next_question(), "d1");
    EXPECT_EQ(b_.socket->next("done").at("version").as_int64(), done.at("version").as_int64() + 1);
}

TEST_F(TheTables, LetsBotsGoOnAfterARestartWithoutBeingAsked) {
    // The person has decided and is gone; the bot was still thinking when the server died.
    settings_.bots.threads = 0;
    restart();
    const auto table = create(ann_, against_bot).value().table;
    const auto client = visit(ann_);
    follow(client, table);
    decide(client, table, client.socket->next_question(), "c1");
    client.socket->next("done");
    const auto length = std::ssize(*store_->log(table));
    settings_.bots.threads = 1;
    restart();
    EXPECT_TRUE(eventually([&] { return std::ssize(*store_->log(table)) > length; }));
}

TEST_F(TheTables, LoadsATableAgainWhenAnEntryIsNotKept) {
    sit_down();
    const auto question = a_.socket->next_question();
    std::promise<void> claimed;  // somebody else has taken the table
    ASSERT_TRUE(
        store_->claim_table(table_, [&](const Expected<std::int64_t>&) { claimed.set_value(); }));
    claimed.get_future().wait();
    decide(a_, table_, question, "c1");
    EXPECT_EQ(text_of(a_.socket->next("refused"), "refused"), "not_kept");
    const auto anew = a_.socket->next_question();
    EXPECT_EQ(anew.at("version"), question.at("version"));
    decide(a_, table_, anew, "c1");
    a_.socket->next("done");
    EXPECT_EQ(metrics().failures, 1U);
}

TEST_F(TheTables, PlaysForOneWhoseTimeIsUp) {
    const auto table = create(ann_, R"({"game":"gops","clock":{"kind":"move","ms":60000},)"
                                    R"("seats":[{"kind":"person"},{"kind":"open"}]})")
                           .value()
                           .table;
    ASSERT_TRUE(join(bob_, table));
    const auto client = visit(ann_);
    follow(client, table);
    EXPECT_LE(client.socket->next_question().at("budget_ms").as_int64(), 60'000);
    pass(61'000);
    client.socket->next([](const json::object& message) {
        return message.at("t") == "table" &&
               std::ranges::any_of(message.at("news").as_array(), [](const json::value& news) {
                   return news.at("what") == "timed_out";
               });
    });
}

TEST_F(TheTables, KnowsAPersonWithTwoSocketsAsOne) {
    sit_down();
    const auto other = visit(ann_);
    follow(other, table_);
    other.socket->next_question();
    const auto connected = [](const json::object& message) {
        return message.at("seats").as_array().at(0).at("connected").as_bool();
    };
    leave(a_);
    follow(b_, table_);
    EXPECT_TRUE(connected(b_.socket->next("table")));
    leave(other);
    b_.socket->next([&](const json::object& message) {
        return message.at("t") == "table" && !connected(message);
    });
}

TEST_F(TheTables, CarriesWhatIsSaidToThoseWhoHearIt) {
    sit_down();
    const auto watcher = visit(person("Cid"));
    follow(watcher, table_);
    watcher.socket->next("table");
    const auto table = std::to_string(table_);
    say(watcher, R"({"t":"chat","table":)" + table + R"(,"text":"psst"})");
    say(a_, R"({"t":"chat","table":)" + table + R"(,"text":"hello"})");
    EXPECT_EQ(text_of(b_.socket->next("chat"), "text"), "hello");  // not what spectators say
    EXPECT_EQ(text_of(watcher.socket->next("chat"), "text"), "psst");
    EXPECT_EQ(text_of(watcher.socket->next("chat"), "text"), "hello");
    EXPECT_EQ(store_->chat(table_, store::ChatChannel::players, {})->size(), 1U);
}

TEST_F(TheTables, TakesADecisionBackWhenTheOthersAgree) {
    sit_down(R"({"game":"gops","seats":[{"kind":"person"},{"kind":"open"}]})");
    decide(a_, table_, a_.socket->next_question(), "c1");
    a_.socket->next("done");
    say(a_, R"({"t":"undo","table":)" + std::to_string(table_) + "}");
    b_.socket->next([](const json::object& message) { return message.contains("undo"); });
    say(b_, R"({"t":"answer","table":)" + std::to_string(table_) + R"(,"undo":true})");
    const auto again = a_.socket->next_question();
    EXPECT_TRUE(again.contains("legal"));
}

TEST_F(TheTables, GivesAHintFromTheViewOfTheOneWhoAsks) {
    const auto table = create(ann_, against_bot).value().table;
    const auto client = visit(ann_);
    follow(client, table);
    const auto question = client.socket->next_question();
    say(client, R"({"t":"hint","table":)" + std::to_string(table) + "}");
    const auto hint = client.socket->next("hint");
    const auto& legal = question.at("legal").as_array();
    EXPECT_NE(std::ranges::find(legal, hint.at("do")), legal.end());
}

TEST_F(TheTables, ShowsTheLobbyAndItsChanges) {
    const auto client = visit(Who{});
    say(client, R"({"t":"lobby","on":true})");
    EXPECT_TRUE(client.socket->next("lobby").at("tables").as_array().empty());
    const auto table = create(ann_, two_people).value().table;
    EXPECT_EQ(client.socket->next("listed").at("table"), table);
    ASSERT_TRUE(join(bob_, table));
    client.socket->next([](const json::object& message) {
        return message.at("t") == "listed" && message.at("life") == "playing";
    });
    const auto hidden = create(
        ann_, R"({"game":"gops","listed":false,"seats":[{"kind":"person"},{"kind":"open"}]})");
    ASSERT_TRUE(hidden);
    restart();
    const auto list = [&] { return *wait(commands_->lobby({.game = "gops", .state = {}})); };
    ASSERT_TRUE(eventually([&] { return json::parse(list()).as_array().size() == 1; }));
    EXPECT_EQ(json::parse(list()).as_array().at(0).at("table"), table);
}

TEST_F(TheTables, TakesATableThatIsOverOutOfTheLobby) {
    const auto watcher = visit(Who{});
    say(watcher, R"({"t":"lobby","on":true})");
    const auto table = create(ann_, against_bot).value().table;
    const auto client = visit(ann_);
    follow(client, table);
    play_to_end(client, table);
    EXPECT_EQ(watcher.socket->next("unlisted").at("table"), table);
}

TEST_F(TheTables, TellsPeopleThatTheirOwnTablesChanged) {
    const auto client = visit(ann_);
    say(client, R"({"t":"own","on":true})");
    client.socket->next("own");  // to begin with
    const auto table = create(ann_, two_people).value().table;
    client.socket->next("own");
    ASSERT_TRUE(join(bob_, table));
    client.socket->next("own");
}

TEST_F(TheTables, SaysHowManyPeopleAreThere) {
    const auto client = visit(ann_);
    say(client, R"({"t":"lobby","on":true})");
    const auto again = visit(ann_);  // the same person
    const auto other = visit(bob_);
    client.socket->next([](const json::object& message) {
        return message.at("t") == "people" && message.at("people") == 2;
    });
}

TEST_F(TheTables, TellsOfTheLobbyWhateverTheTablesDo) {
    const auto client = visit(ann_);
    say(client, R"({"t":"lobby","on":true})");
    client.socket->next("lobby");
    std::promise<void> gate;  // holds the only executor of tables
    tables_->owner_of(1).executor().post([opened = gate.get_future().share()] { opened.wait(); });
    const auto other = visit(bob_);
    client.socket->next([](const json::object& message) {
        return message.at("t") == "people" && message.at("people") == 2;
    });
    gate.set_value();
}

TEST_F(TheTables, DescribesATableToEachAsTheyMaySeeIt) {
    sit_down();
    a_.socket->next_question();
    const auto describe = [&](const Who& who) {
        const auto text = wait(commands_->describe(who, table_, {}));
        return json::parse(*text).as_object();
    };
    EXPECT_TRUE(describe(ann_).at("now").as_object().contains("legal"));
    EXPECT_FALSE(describe(Who{}).at("now").as_object().contains("legal"));
    EXPECT_TRUE(describe(ann_).contains("invitations"));
    EXPECT_FALSE(describe(bob_).contains("invitations"));
    const auto held = describe(ann_).at("seats");
    end();
    begin();
    EXPECT_EQ(describe(ann_).at("seats"), held);  // not in memory
    const auto mine = wait(commands_->tables_of(ann_));
    EXPECT_EQ(json::parse(*mine).as_array().at(0).at("your_turn"), true);
}

TEST_F(TheTables, OpensARematchWhenEverybodyWantsIt) {
    const auto table = create(ann_, against_bot).value().table;
    const auto client = visit(ann_);
    follow(client, table);
    play_to_end(client, table);
    const auto again = wait(commands_->rematch(ann_, table));
    ASSERT_TRUE(again && again->table);
    EXPECT_EQ(client.socket->next("rematch").at("next"), *again->table);
    EXPECT_NE(read_setup(store_->table(table)->setup, match::SetupSource::stored)->seed,
              read_setup(store_->table(*again->table)->setup, match::SetupSource::stored)->seed);
}

TEST_F(TheTables, ClosesTheSocketsOfARevokedKey) {
    Who who = ann_;
    who.key = 7;
    const auto client = visit(who);
    const auto other = visit(ann_);
    commands_->revoke(ann_.id, 7);
    EXPECT_TRUE(client.socket->wait_closed());
    say(other, R"({"t":"ping"})");
    other.socket->next("pong");
}

TEST_F(TheTables, FinishesWhatIsInFlightAndSaysGoodbye) {
    sit_down();
    const auto question = a_.socket->next_question();
    decide(a_, table_, question, "c1");
    tables_->close(patience);
    gateway_->announce_closing();
    a_.socket->next("done");
    a_.socket->next("closing");
    decide(a_, table_, question, "c2");
    EXPECT_EQ(text_of(a_.socket->next("refused"), "refused"), "closing");
    EXPECT_EQ(create(ann_, two_people).error().name(), "closing");
}

TEST_F(TheTables, RefusesWhatDoesNotFitIntoTheQueue) {
    end();
    settings_.max_command_queue = 4;
    begin();
    const auto client = visit(ann_);
    std::promise<void> gate;  // holds the executor while commands are queued
    tables_->owner_of(1).executor().post([opened = gate.get_future().share()] { opened.wait(); });
    for (int i = 0; i < 5; ++i) say(client, R"({"t":"unfollow","table":1})");
    EXPECT_EQ(text_of(client.socket->next("refused"), "refused"), "busy");
    EXPECT_EQ(tables_->owner_of(1).executor().load().overflow, 1U);
    gate.set_value();
}

// Whatever a command throws ends its table; the others play on, and so does this one, from its log.
TEST_F(TheTables, AnExceptionEndsItsTableAlone) {
    sit_down();
    const auto question = a_.socket->next_question();
    const auto other = create(ann_, two_people).value().table;
    auto& owner = tables_->owner_of(table_);
    const auto thrown = wait(owner.run<Kept>(table_, Lang::en, []() -> Awaitable<Expected<Kept>> {
        throw std::runtime_error("planted");
        co_return Kept{};
    }));
    EXPECT_EQ(thrown.error().name(), "broken");
    EXPECT_EQ(text_of(a_.socket->next("refused"), "refused"), "broken");
    EXPECT_EQ(metrics().crashed, 1U);
    ASSERT_TRUE(join(bob_, other));
    follow(a_, table_);
    EXPECT_EQ(a_.socket->next_question().at("view"), question.at("view"));
    decide(a_, table_, question, "c1");
    a_.socket->next("done");
}

// Whoever sent the command is answered all the same, and what was durable by then is kept.
TEST_F(TheTables, AnExceptionOfAMessageIsAnswered) {
    sit_down();
    const auto question = a_.socket->next_question();
    a_.socket->fail_at("done");
    decide(a_, table_, question, "c1");
    const auto refused = a_.socket->next("refused");
    EXPECT_EQ(text_of(refused, "id"), "c1");
    EXPECT_EQ(text_of(refused, "refused"), "broken");
    EXPECT_TRUE(eventually([&] { return metrics().crashed == 1U; }));
    follow(a_, table_);
    const auto again = a_.socket->next("table");
    EXPECT_EQ(again.at("version").as_int64(), question.at("version").as_int64() + 1);
}

// Also while the table is still being loaded for the first of both.
TEST_F(TheTables, WhoFollowsAndTakesItBackIsToldNothing) {
    sit_down();
    restart();
    const auto client = visit(ann_);
    const auto other = visit(bob_);
    std::promise<void> gate;  // holds the executor until both are queued
    tables_->owner_of(table_).executor().post(
        [opened = gate.get_future().share()] { opened.wait(); });
    follow(client, table_);
    say(client, R"({"t":"unfollow","table":)" + std::to_string(table_) + "}");
    gate.set_value();
    follow(other, table_);
    const auto question = other.socket->next_question();
    decide(other, table_, question, "c1");
    other.socket->next("done");
    say(client, R"({"t":"ping"})");
    client.socket->next("hello");
    const auto anything = [](const json::object&) { return true; };
    EXPECT_EQ(text_of(client.socket->next(anything), "t"), "pong");
}

// The head that lets somebody in to an unlisted table is changed in one transaction with the entry.
TEST_F(TheTables, WhoJoinsIsInTheHeadAsSoonAsInTheLog) {
    const auto opened = create(ann_, R"({"game":"gops","listed":false,"seats":[{"kind":"person"},)"
                                     R"({"kind":"invited"},{"kind":"invited"}]})")
                            .value();
    ASSERT_TRUE(join(bob_, opened.table, opened.invitations[0].key));
    const auto stored = store_->load_table(opened.table).value();
    EXPECT_NE(std::ranges::find(stored.head.people, bob_.id), stored.head.people.end());
    EXPECT_EQ(std::ssize(stored.log), 1);
}

// Tables are spread; every one works from wherever it is asked.
TEST_F(TheTables, PlayOnSeveralExecutors) {
    end();
    settings_.executors = 4;
    begin();
    std::set<const TableShard*> owners;
    a_ = visit(ann_);
    for (int i = 0; i < 12; ++i) {
        const auto table = create(ann_, against_bot).value().table;
        owners.insert(&tables_->owner_of(table));
        follow(a_, table);
        const auto question = a_.socket->next([&](const json::object& message) {
            return message.at("t") == "table" && message.at("table") == table;
        });
        decide(a_, table, question, "c" + std::to_string(i));
        EXPECT_EQ(a_.socket->next("done").at("table"), table);
    }
    EXPECT_GT(owners.size(), 1U);
    EXPECT_EQ(metrics().follows, 12U);
    leave(a_);
    EXPECT_TRUE(eventually([&] { return metrics().follows == 0; }));
}

}  // namespace
}  // namespace agora::server::test
