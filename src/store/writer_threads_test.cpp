#include "store/testing/database.hpp"

#include <atomic>
#include <mutex>
#include <set>

namespace agora::store {
namespace {

using namespace test;

template <class Kind>
class Writes : public StoreTest<Kind> {
protected:
    // Asks for an append and notes what becomes of it, in the order of being told.
    void append(Id table, std::int64_t seq, std::vector<std::string>& told) {
        const auto name = std::to_string(table) + "/" + std::to_string(seq);
        const auto taken = this->store_->append(
            {.table = table, .epoch = 1, .entry = {seq, 1, name}},
            [&told, name](Expected<void> kept) {
                told.push_back(name + (kept                                            ? ""
                                       : kept.error().code == ErrorCode::stale_version ? " stale"
                                                                                       : " other"));
            });
        if (!taken) told.push_back(name + " not taken");
    }

    // When this returns, everything that was asked before has been told.
    void wait_for_all(Id table) {
        ASSERT_TRUE(settled<Id>([&](Done<Id> done) {
                        return this->store_->say({.table = table}, std::move(done));
                    }).has_value());
    }
};
TYPED_TEST_SUITE(Writes, Databases, DatabaseName);

TYPED_TEST(Writes, ThatWaitAreCommittedTogetherAndToldInTheirOrder) {
    std::vector<Id> tables;
    for (int i = 0; i < 7; ++i) tables.push_back(this->table());
    std::vector<std::string> told;
    std::vector<std::string> expected;
    const auto before = this->store_->status();
    {
        const HeldWriter held(*this->store_, tables[0]);
        for (std::int64_t seq = 1; seq <= 100; ++seq)
            for (const auto table : tables) {
                this->append(table, seq, told);
                expected.push_back(std::to_string(table) + "/" + std::to_string(seq));
            }
    }
    this->wait_for_all(tables[0]);
    EXPECT_EQ(told, expected);
    EXPECT_LE(this->store_->status().commits - before.commits, 3U);
    EXPECT_EQ(this->store_->status().written - before.written, 702U);
    for (const auto table : tables) EXPECT_EQ(this->store_->log(table)->size(), 100U);
}

TYPED_TEST(Writes, ThatAreRefusedDoNotHinderTheirNeighbours) {
    const auto ann = this->person("Ann");
    const auto one = this->table();
    const auto two = this->table();
    std::vector<std::string> told;
    const auto named = [&](std::string what) {
        return [&told, what](const Expected<Id>& kept) {
            told.push_back(what + (kept ? "" : " refused"));
        };
    };
    {
        const HeldWriter held(*this->store_, one);
        this->append(one, 1, told);
        this->append(one, 1, told);  // stale
        this->append(one, 2, told);
        this->append(99, 1, told);  // no such table
        EXPECT_TRUE(this->store_->create_person({.name = "ann"}, named("ann")).has_value());
        // The next two make the database itself complain, which spoils the whole transaction.
        EXPECT_TRUE(this->store_->say({.table = 99}, named("nowhere")).has_value());
        EXPECT_TRUE(
            this->store_->create_table({.game = "gops", .people = {ann, 4711}}, named("strangers"))
                .has_value());
        this->append(two, 1, told);
        EXPECT_TRUE(this->store_->say({.table = two, .text = "hi"}, named("hi")).has_value());
        this->append(two, 3, told);  // a gap
        this->append(two, 2, told);
    }
    this->wait_for_all(one);
    const auto name = [](Id table, const std::string& rest) {
        return std::to_string(table) + rest;
    };
    EXPECT_EQ(told, (std::vector{name(one, "/1"), name(one, "/1 stale"), name(one, "/2"),
                                 std::string("99/1 other"), std::string("ann refused"),
                                 std::string("nowhere refused"), std::string("strangers refused"),
                                 name(two, "/1"), std::string("hi"), name(two, "/3 stale"),
                                 name(two, "/2")}));
    EXPECT_EQ(this->store_->log(one)->size(), 2U);
    EXPECT_EQ(this->store_->log(two)->size(), 2U);
    EXPECT_TRUE(this->store_->healthy());
}

TYPED_TEST(Writes, AboutATableFindWhatWasAppendedBefore) {
    const auto table = this->table();
    std::vector<std::string> told;
    {
        const HeldWriter held(*this->store_, table);
        this->append(table, 1, told);
        EXPECT_TRUE(this->store_->claim_table(table, [](const Expected<Id>&) {}).has_value());
        this->append(table, 2, told);  // by the owner of before
    }
    this->wait_for_all(table);
    const auto id = std::to_string(table);
    EXPECT_EQ(told, (std::vector{id + "/1", id + "/2 stale"}));
}

TYPED_TEST(Writes, FindTheQueueFullAndAreRefusedAsBusy) {
    this->settings_.queue = {.writes = 10, .bytes = 1000};
    this->reopen();
    const auto table = this->table();
    std::vector<std::string> told;
    {
        const HeldWriter held(*this->store_, table);
        for (std::int64_t seq = 1; seq <= 10; ++seq) this->append(table, seq, told);
        const auto taken =
            this->store_->append({.table = table}, [](const Expected<void>&) { FAIL(); });
        EXPECT_EQ(fault_of(taken), ErrorCode::busy);
    }
    while (this->store_->status().waiting > 0) std::this_thread::yield();
    this->wait_for_all(table);
    EXPECT_EQ(told.size(), 10U);
    {
        const HeldWriter held(*this->store_, table);
        const auto big = [&] {
            return this->store_->say({.table = table, .text = std::string(600, 'x')},
                                     [](const Expected<Id>&) {});
        };
        EXPECT_TRUE(big().has_value());
        EXPECT_EQ(fault_of(big()), ErrorCode::busy);
    }
    EXPECT_EQ(this->store_->status().overflow, 2U);
    EXPECT_EQ(this->store_->log(table)->size(), 10U);
}

TYPED_TEST(Writes, OfManyThreadsAreAllToldOnceByOneThread) {
    constexpr int threads = 8;
    constexpr int entries = 50;
    std::vector<Id> tables;
    for (int i = 0; i < threads; ++i) tables.push_back(this->table());
    std::set<std::thread::id> tellers;
    std::atomic<int> told = 0;
    {
        std::vector<std::jthread> producers;
        for (const auto table : tables)
            producers.emplace_back([&, table] {
                for (std::int64_t seq = 1; seq <= entries; ++seq) {
                    const auto kept = settled([&](Done<> done) {
                        return this->store_->append(
                            {.table = table, .epoch = 1, .entry = {seq, 1, "x"}},
                            [&, done = std::move(done)](Expected<void> outcome) mutable {
                                tellers.insert(std::this_thread::get_id());
                                ++told;
                                done(std::move(outcome));
                            });
                    });
                    ASSERT_TRUE(kept.has_value()) << kept.error().message;
                    // A read sees what was acknowledged before it began.
                    ASSERT_EQ(this->store_->log(table, seq - 1)->size(), 1U);
                }
            });
    }
    EXPECT_EQ(told, threads * entries);
    EXPECT_EQ(tellers.size(), 1U);
}

TYPED_TEST(Writes, ThatWaitAreDoneBeforeTheStoreCloses) {
    const auto table = this->table();
    std::vector<std::string> told;
    for (std::int64_t seq = 1; seq <= 200; ++seq) this->append(table, seq, told);
    this->reopen();
    EXPECT_EQ(told.size(), 200U);
    EXPECT_EQ(this->store_->log(table)->size(), 200U);
}

TEST(TwoPrograms, CannotOpenOneFile) {
    const Sqlite database;
    const auto first = Store::open(database.address());
    ASSERT_TRUE(first.has_value());
    const auto second = Store::open(database.address());
    ASSERT_EQ(fault_of(second), ErrorCode::unavailable);
    EXPECT_NE(second.error().message.find("in use by another program (process " +
                                          std::to_string(::getpid()) + ")"),
              std::string::npos)
        << second.error().message;
}

TEST(TwoPrograms, ShareAPostgreSqlServerAndOnlyTheOwnerOfATableWritesIt) {
    const PostgreSql database;
    const auto first = Store::open(database.address()).value();
    const auto second = Store::open(database.address()).value();
    const auto table = settled<Id>([&](Done<Id> done) {
                           return first->create_table({.game = "gops"}, std::move(done));
                       }).value();
    const auto append = [&](Store& store, std::int64_t epoch, std::int64_t seq) {
        return settled([&](Done<> done) {
            return store.append({.table = table, .epoch = epoch, .entry = {seq, 1, "x"}},
                                std::move(done));
        });
    };
    EXPECT_TRUE(append(*first, 1, 1).has_value());
    EXPECT_EQ(
        settled<Id>([&](Done<Id> done) { return second->claim_table(table, std::move(done)); }), 2);
    EXPECT_EQ(fault_of(append(*first, 1, 2)), ErrorCode::stale_version);
    EXPECT_TRUE(append(*second, 2, 2).has_value());
    EXPECT_EQ(first->log(table)->size(), 2U);

    // One name, asked for in both at once, goes to one.
    std::atomic<int> given = 0;
    const auto ask = [&](Store& store) {
        return settled<Id>([&](Done<Id> done) {
                   return store.create_person({.name = "Ann"}, std::move(done));
               })
            .has_value();
    };
    {
        const std::jthread other([&] { given += ask(*second); });
        given += ask(*first);
    }
    EXPECT_EQ(given, 1);
}

}  // namespace
}  // namespace agora::store
