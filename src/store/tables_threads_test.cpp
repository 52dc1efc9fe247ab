#include "store/testing/database.hpp"

namespace agora::store {
namespace {

using namespace test;

std::vector<Id> ids(const std::vector<TableHead>& heads) {
    std::vector<Id> list;
    for (const auto& head : heads) list.push_back(head.id);
    return list;
}

template <class Kind>
class Tables : public StoreTest<Kind> {
protected:
    Expected<std::int64_t> claim(Id table) {
        return settled<std::int64_t>([&](Done<std::int64_t> done) {
            return this->store_->claim_table(table, std::move(done));
        });
    }
    Expected<void> update(const TableHead& head) {
        return settled(
            [&](Done<> done) { return this->store_->update_table(head, std::move(done)); });
    }
};
TYPED_TEST_SUITE(Tables, Databases, DatabaseName);

TYPED_TEST(Tables, AreKeptAsTheyWereGiven) {
    const auto ann = this->person("Ann");
    const auto bob = this->person("Bob");
    TableHead head{.game = "chess",
                   .state = TableState::playing,
                   .listed = true,
                   .rated = true,
                   .host = ann,
                   .since = 1,
                   .touched = 2,
                   .deadline = 3,
                   .setup = R"({"preset":"élan","seats":[1,2]})",
                   .people = {ann, bob}};
    head.id = this->table(head);
    head.epoch = 1;
    EXPECT_EQ(this->store_->table(head.id), head);

    head.state = TableState::closed;
    head.listed = false;
    head.host = bob;
    head.touched = 20;
    head.deadline = 0;
    head.setup = "{}";
    head.people = {bob};
    ASSERT_TRUE(this->update(head).has_value());
    this->reopen();
    EXPECT_EQ(this->store_->table(head.id), head);
    EXPECT_EQ(fault_of(this->store_->table(99)), ErrorCode::not_found);
    head.id = 99;
    EXPECT_EQ(fault_of(this->update(head)), ErrorCode::not_found);
}

TYPED_TEST(Tables, HaveALogWithoutGaps) {
    const auto table = this->table();
    EXPECT_EQ(fault_of(this->append(table, 2)), ErrorCode::stale_version);
    const std::string any = "0 say 'x'\n* card 57\n\"$1\" \\ é 🎲";
    ASSERT_TRUE(this->append(table, 1, any).has_value());
    ASSERT_TRUE(this->append(table, 2, std::string(limit::entry, 'a')).has_value());
    EXPECT_EQ(fault_of(this->append(table, 2)), ErrorCode::stale_version);
    EXPECT_EQ(fault_of(this->append(table, 4)), ErrorCode::stale_version);
    EXPECT_EQ(fault_of(this->append(table, 3, std::string(limit::entry + 1, 'a'))),
              ErrorCode::invalid_value);
    EXPECT_EQ(fault_of(this->append(table, 3, "\xFF")), ErrorCode::invalid_value);
    EXPECT_EQ(fault_of(this->append(99, 1)), ErrorCode::not_found);

    const std::vector<Entry> log{{1, 101, any}, {2, 102, std::string(limit::entry, 'a')}};
    EXPECT_EQ(this->store_->log(table), log);
    EXPECT_EQ(this->store_->log(table, 1), std::vector(log.begin() + 1, log.end()));
    const auto loaded = this->store_->load_table(table).value();
    EXPECT_EQ(loaded.log, log);
    EXPECT_EQ(loaded.head.length, 2);
    EXPECT_EQ(loaded.head.touched, 102);
}

TYPED_TEST(Tables, AnswerOnlyToTheirLastOwner) {
    const auto table = this->table();
    ASSERT_TRUE(this->append(table, 1).has_value());
    EXPECT_EQ(this->claim(table), 2);
    EXPECT_EQ(fault_of(this->append(table, 2, "stale", 1)), ErrorCode::stale_version);
    auto head = this->store_->table(table).value();
    head.epoch = 1;
    EXPECT_EQ(fault_of(this->update(head)), ErrorCode::stale_version);
    EXPECT_EQ(fault_of(settled([&](Done<> done) {
                  return this->store_->finish({.table = table, .epoch = 1}, std::move(done));
              })),
              ErrorCode::stale_version);
    EXPECT_TRUE(this->append(table, 2, "new", 2).has_value());
    EXPECT_EQ(this->store_->log(table)->back().text, "new");
    EXPECT_EQ(fault_of(this->claim(99)), ErrorCode::not_found);
}

TYPED_TEST(Tables, AreListedByPlaceStateAndPersonInPages) {
    const auto ann = this->person("Ann");
    std::vector<Id> tables;
    for (int i = 0; i < 8; ++i)
        tables.push_back(this->table({.game = "gops",
                                      .state = static_cast<TableState>(i % 4),
                                      .listed = i < 6,
                                      .setup = std::to_string(i),
                                      .people = i % 2 ? std::vector{ann} : std::vector<Id>{}}));
    const auto& t = tables;
    const auto& store = *this->store_;
    using Ids = std::vector<Id>;
    EXPECT_EQ(ids(*store.lobby({})), (Ids{t[5], t[4], t[1], t[0]}));
    EXPECT_EQ(ids(*store.lobby({.after = t[4], .most = 1})), (Ids{t[1]}));
    EXPECT_EQ(store.lobby({})->front().setup, "5");
    EXPECT_EQ(store.lobby({})->front().people, Ids{ann});
    EXPECT_EQ(ids(*store.finished("", {})), Ids{t[2]});  // t[6] is not listed
    EXPECT_EQ(ids(*store.finished("gops", {.after = t[6], .most = 1})), Ids{t[2]});
    EXPECT_TRUE(store.finished("chess", {})->empty());
    EXPECT_EQ(ids(*store.tables_of(ann, Store::Which::all, {.most = 3})), (Ids{t[7], t[5], t[3]}));
    EXPECT_EQ(ids(*store.tables_of(ann, Store::Which::open, {})), (Ids{t[5], t[1]}));
    EXPECT_EQ(ids(*store.tables_of(ann, Store::Which::engaged, {})), (Ids{t[5], t[1]}));
    EXPECT_EQ(ids(*store.tables_of(ann, Store::Which::offered, {})), (Ids{t[7], t[3]}));
    EXPECT_TRUE(store.tables_of(ann, Store::Which::hosted, {})->empty());
    EXPECT_TRUE(store.tables_of(99, Store::Which::all, {})->empty());
    const auto own = this->table({.game = "gops", .host = ann, .people = {ann}});
    EXPECT_EQ(ids(*store.tables_of(ann, Store::Which::hosted, {})), Ids{own});
    EXPECT_EQ(ids(*store.tables_of(ann, Store::Which::engaged, {.most = 1})), Ids{own});
}

TYPED_TEST(Tables, TellAllTheirDeadlinesAtOnce) {
    const auto waiting = this->table({.game = "gops", .deadline = 70});
    const auto playing =
        this->table({.game = "gops", .state = TableState::playing, .deadline = 60});
    this->table({.game = "gops"});
    this->table({.game = "gops", .state = TableState::closed, .deadline = 50});
    auto deadlines = this->store_->deadlines().value();
    EXPECT_EQ(deadlines, (std::vector<Deadline>{{waiting, 70}, {playing, 60}}));

    ASSERT_TRUE(settled([&](Done<> done) {
                    return this->store_->append(
                        {.table = playing, .epoch = 1, .entry = {1, 5, "0 play 3"}, .deadline = 65},
                        std::move(done));
                }).has_value());
    deadlines = this->store_->deadlines().value();
    EXPECT_EQ(deadlines, (std::vector<Deadline>{{waiting, 70}, {playing, 65}}));
}

TYPED_TEST(Tables, HaveAChatForPlayersAndOneForSpectators) {
    auto& store = *this->store_;
    const auto table = this->table();
    const auto say = [&](Id where, ChatChannel channel, const std::string& text) {
        ChatLine line{
            .table = where, .channel = channel, .person = 7, .name = "Ann", .text = text, .at = 4};
        const auto id =
            settled<Id>([&](Done<Id> done) { return store.say(line, std::move(done)); });
        line.id = id.value_or(0);
        return std::pair(id, line);
    };
    const auto one = say(table, ChatChannel::players, "one").second;
    const auto two = say(table, ChatChannel::spectators, "deux é 🎲 '").second;
    const auto three = say(table, ChatChannel::players, "three").second;
    EXPECT_EQ(store.chat(table, ChatChannel::players, {}), (std::vector{three, one}));
    EXPECT_EQ(store.chat(table, ChatChannel::spectators, {}), std::vector{two});
    EXPECT_EQ(store.chat(table, ChatChannel::players, {.after = three.id}), std::vector{one});
    EXPECT_EQ(fault_of(say(99, ChatChannel::players, "nowhere").first), ErrorCode::not_found);
    EXPECT_EQ(fault_of(say(table, ChatChannel::players, std::string(limit::chat + 1, 'x')).first),
              ErrorCode::invalid_value);
}

template <class Kind>
class Results : public StoreTest<Kind> {
protected:
    Expected<void> finish(Finish finish) {
        return settled(
            [&](Done<> done) { return this->store_->finish(std::move(finish), std::move(done)); });
    }
};
TYPED_TEST_SUITE(Results, Databases, DatabaseName);

TYPED_TEST(Results, AreWrittenWithTheHeadAndTheRatings) {
    auto& store = *this->store_;
    const auto ann = this->person("Ann");
    const auto table = this->table({.game = "gops", .rated = true, .deadline = 9});
    ASSERT_TRUE(this->finish({.table = table,
                              .epoch = 1,
                              .at = 50,
                              .seats = {{.seat = 0,
                                         .person = ann,
                                         .name = "Ann",
                                         .rank = 1,
                                         .score = -3,
                                         .rated = true,
                                         .before = 1500,
                                         .after = 1662.123456789012},
                                        {.seat = 1, .name = "greedy", .rank = 2, .score = 4}},
                              .ratings = {{.person = ann,
                                           .rating = 1662.123456789012,
                                           .deviation = 290.5,
                                           .volatility = 0.0599999,
                                           .games = 1}}})
                    .has_value());
    EXPECT_EQ(store.table(table)->state, TableState::over);
    EXPECT_EQ(store.table(table)->deadline, 0);
    const auto results = store.results(table).value();
    ASSERT_EQ(results.size(), 2U);
    EXPECT_EQ(results[0], (SeatResult{.id = results[0].id,
                                      .table = table,
                                      .game = "gops",
                                      .seat = 0,
                                      .person = ann,
                                      .name = "Ann",
                                      .rank = 1,
                                      .score = -3,
                                      .rated = true,
                                      .before = 1500,
                                      .after = 1662.123456789012,
                                      .at = 50}));
    EXPECT_EQ(results[1].name, "greedy");
    EXPECT_EQ(store.history(ann, ann, {}), std::vector{results[0]});
    EXPECT_TRUE(store.history(ann, 0, {})->empty());  // the table is not listed
    EXPECT_TRUE(store.history(0, 0, {})->empty());
    const Rating expected{ann, "gops", 1662.123456789012, 290.5, 0.0599999, 1, 50};
    EXPECT_EQ(store.rating(ann, "gops"), expected);
    EXPECT_EQ(store.ratings(ann), std::vector{expected});
    EXPECT_EQ(fault_of(store.rating(ann, "chess")), ErrorCode::not_found);
}

TYPED_TEST(Results, OfATableAreWrittenOnce) {
    const auto table = this->table();
    const Finish end{.table = table, .epoch = 1, .seats = {{.seat = 0, .name = "greedy"}}};
    EXPECT_TRUE(this->finish(end).has_value());
    EXPECT_EQ(fault_of(this->finish(end)), ErrorCode::stale_version);
    EXPECT_EQ(this->store_->results(table)->size(), 1U);
    EXPECT_EQ(fault_of(this->finish({.table = 99, .epoch = 1})), ErrorCode::not_found);
}

TYPED_TEST(Results, MadeFromAnOldRatingAreRefusedWhole) {
    const auto ann = this->person("Ann");
    const auto first = this->table();
    const auto second = this->table();
    const auto end = [&](Id table, int games) {
        return this->finish(
            {.table = table,
             .epoch = 1,
             .seats = {{.seat = 0, .person = ann, .name = "Ann"}},
             .ratings = {{.person = ann, .rating = 1500.0 + games, .games = games}}});
    };
    EXPECT_TRUE(end(first, 1).has_value());
    EXPECT_EQ(fault_of(end(second, 1)), ErrorCode::stale_version);
    EXPECT_EQ(this->store_->table(second)->state, TableState::waiting);
    EXPECT_TRUE(this->store_->results(second)->empty());
    EXPECT_TRUE(end(second, 2).has_value());
    EXPECT_EQ(this->store_->rating(ann, "gops")->rating, 1502);
}

TYPED_TEST(Results, MakeALeaderboardWithThoseWhoAreKnownWellFirst) {
    auto& store = *this->store_;
    const auto table = this->table();
    Finish end{.table = table, .epoch = 1};
    const std::vector<std::pair<double, double>> strengths{
        {1500, 60}, {1700, 50}, {1900, 300}, {1600, 40}};
    for (const auto& [rating, deviation] : strengths)
        end.ratings.push_back({.person = this->person("P" + std::to_string(rating)),
                               .rating = rating,
                               .deviation = deviation,
                               .games = 1});
    ASSERT_TRUE(this->finish(end).has_value());
    const auto names = [&](Page page) {
        std::vector<std::string> list;
        const auto board = store.leaderboard("gops", 100, page).value();
        for (const auto& ranked : board) list.push_back(ranked.name.substr(0, 5));
        return list;
    };
    using Names = std::vector<std::string>;
    EXPECT_EQ(names({}), (Names{"P1700", "P1600", "P1500", "P1900"}));
    EXPECT_EQ(names({.after = 1, .most = 1}), (Names{"P1600"}));
    EXPECT_TRUE(store.leaderboard("chess", 100, {})->empty());
}

}  // namespace
}  // namespace agora::store
