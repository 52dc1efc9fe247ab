// The disk is full, or the server is gone; then it comes back. And the program itself dies.
#include "store/testing/database.hpp"

#include <atomic>
#include <map>
#include <random>

namespace agora::store {
namespace {

using namespace test;

bool becomes(const Store& store, bool healthy) {
    for (int attempt = 0; attempt < 3000; ++attempt) {
        if (store.healthy() == healthy) return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    return false;
}

template <class Kind>
class Outage : public StoreTest<Kind> {
protected:
    ~Outage() override {
        if (lost_) Kind::find_again();
    }
    void lose() {
        Kind::lose();
        lost_ = true;
    }
    void find_again() {
        Kind::find_again();
        lost_ = false;
    }

private:
    bool lost_ = false;
};
TYPED_TEST_SUITE(Outage, Databases, DatabaseName);

TYPED_TEST(Outage, RefusesAllThatWaitsAndEnds) {
    auto& store = *this->store_;
    const auto table = this->table();
    ASSERT_TRUE(this->append(table, 1).has_value());
    EXPECT_TRUE(store.healthy());

    this->lose();
    std::atomic<int> refused = 0;
    for (int i = 0; i < 500; ++i)
        ASSERT_TRUE(store
                        .append({.table = table, .epoch = 1, .entry = {2 + i, 1, "lost"}},
                                [&](const Expected<void>& kept) {
                                    refused += !kept &&
                                               kept.error().code == ErrorCode::unavailable &&
                                               !kept.error().message.empty();
                                })
                        .has_value());
    EXPECT_EQ(fault_of(this->append(table, 502)), ErrorCode::unavailable);
    EXPECT_EQ(refused, 500);
    EXPECT_FALSE(store.healthy());
    EXPECT_NE(store.status().last_error, "");

    this->find_again();
    EXPECT_TRUE(becomes(store, true)) << store.status().last_error;
    EXPECT_EQ(store.status().last_error, "");
    // What was refused may have been kept where the commit was under way; what was acknowledged is.
    const auto length = store.table(table)->length;
    EXPECT_GE(length, 1);
    EXPECT_TRUE(this->append(table, length + 1, "after").has_value());
    const auto log = store.log(table).value();
    ASSERT_EQ(log.size(), static_cast<std::size_t>(length) + 1);
    EXPECT_EQ(log.back().text, "after");
}

TYPED_TEST(Outage, ThatNobodyNoticedIsNotEvenFelt) {
    const auto table = this->table();
    this->lose();
    this->find_again();
    EXPECT_TRUE(this->append(table, 1).has_value());
    EXPECT_EQ(this->store_->log(table)->size(), 1U);
    EXPECT_TRUE(this->store_->healthy());
}

TYPED_TEST(Outage, LosesNothingThatWasAcknowledged) {
    const auto table = this->table();
    std::atomic<std::int64_t> acknowledged = 0;
    for (std::int64_t seq = 1; seq <= 300; ++seq)
        ASSERT_TRUE(this->store_
                        ->append({.table = table, .epoch = 1, .entry = {seq, 1, "x"}},
                                 [&acknowledged, seq](const Expected<void>& kept) {
                                     if (kept) acknowledged = seq;
                                 })
                        .has_value());
    while (acknowledged == 0) std::this_thread::yield();
    this->lose();
    this->find_again();
    this->reopen();
    const auto log = this->store_->log(table).value();
    EXPECT_GE(static_cast<std::int64_t>(log.size()), acknowledged.load());
    for (std::size_t i = 0; i < log.size(); ++i)
        ASSERT_EQ(log[i].seq, static_cast<std::int64_t>(i) + 1);
}

TEST(MovedFile, IsNotWrittenAndIsFoundAgain) {
    const Sqlite database;
    const auto store = Store::open(database.address()).value();
    const auto create = [&](const std::string& name) {
        return settled<Id>(
            [&](Done<Id> done) { return store->create_person({.name = name}, std::move(done)); });
    };
    ASSERT_TRUE(create("Ann").has_value());
    const auto path = database.folder.file("agora.db");
    const auto away = database.folder.file("away.db");
    std::filesystem::rename(path, away);
    EXPECT_EQ(fault_of(create("Bob")), ErrorCode::unavailable);
    EXPECT_FALSE(std::filesystem::exists(path));
    std::filesystem::rename(away, path);
    EXPECT_TRUE(becomes(*store, true));
    EXPECT_TRUE(create("Bob").has_value());
    EXPECT_TRUE(store->person_named("Ann").has_value());
}

struct Acknowledged {
    Id table = 0;
    std::int64_t seq = 0;
};

std::string entry_text(Id table, std::int64_t seq) {
    return "table " + std::to_string(table) + " entry " + std::to_string(seq) +
           std::string(static_cast<std::size_t>(seq % 300), '.');
}

// Writes to the tables until it is killed, and says through the pipe what was acknowledged.
[[noreturn]] void write_until_killed(const std::string& address, const std::vector<Id>& tables,
                                     int pipe) {
    const auto store = Store::open(address);
    if (!store) ::_exit(3);
    std::map<Id, Append> next;
    for (const auto table : tables) {
        const auto epoch = settled<std::int64_t>(
            [&](Done<std::int64_t> done) { return (*store)->claim_table(table, std::move(done)); });
        const auto head = (*store)->table(table);
        if (!epoch || !head) ::_exit(4);
        next[table] = {.table = table, .epoch = *epoch, .entry = {head->length, 1, ""}};
    }
    std::atomic<int> waiting = 0;
    for (;;) {
        for (auto& [table, append] : next) {
            while (waiting > 40) std::this_thread::yield();
            append.entry.text = entry_text(table, ++append.entry.seq);
            ++waiting;
            const Acknowledged message{table, append.entry.seq};
            const auto taken =
                (*store)->append(append, [&waiting, message, pipe](const Expected<void>& kept) {
                    if (!kept) ::_exit(5);
                    if (::write(pipe, &message, sizeof message) != sizeof message) ::_exit(6);
                    --waiting;
                });
            if (!taken) ::_exit(7);
        }
    }
}

class Child {
public:
    Child(const std::string& address, const std::vector<Id>& tables) {
        int ends[2];
        if (::pipe(ends) != 0) throw std::runtime_error("no pipe");
        process_ = ::fork();
        if (process_ == 0) {
            ::close(ends[0]);
            write_until_killed(address, tables, ends[1]);
        }
        ::close(ends[1]);
        pipe_ = ends[0];
    }
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;
    ~Child() { ::close(pipe_); }

    // Kills it so long after its first acknowledgement, and returns all of them.
    std::map<Id, std::int64_t> kill_after(std::chrono::microseconds delay) {
        std::map<Id, std::int64_t> last;
        receive(last);
        std::this_thread::sleep_for(delay);
        ::kill(process_, SIGKILL);
        while (receive(last)) {}
        ::waitpid(process_, &status_, 0);
        return last;
    }
    bool was_killed() const { return WIFSIGNALED(status_) && WTERMSIG(status_) == SIGKILL; }

private:
    bool receive(std::map<Id, std::int64_t>& last) const {
        Acknowledged message;
        if (::read(pipe_, &message, sizeof message) != sizeof message) return false;
        last[message.table] = message.seq;
        return true;
    }

    pid_t process_ = 0;
    int pipe_ = -1;
    int status_ = 0;
};

template <class Kind>
class Crash : public StoreTest<Kind> {};
TYPED_TEST_SUITE(Crash, Databases, DatabaseName);

TYPED_TEST(Crash, LosesNothingThatWasAcknowledged) {
    constexpr int times = 15;
    std::vector<Id> tables;
    for (int i = 0; i < 5; ++i) tables.push_back(this->table());
    std::mt19937 random(1);
    for (int time = 0; time < times; ++time) {
        this->store_.reset();
        Child child(this->database_.address(), tables);
        const auto acknowledged = child.kill_after(std::chrono::microseconds(random() % 60'000));
        ASSERT_TRUE(child.was_killed());
        ASSERT_FALSE(acknowledged.empty());
        this->reopen();
        for (const auto& [table, last] : acknowledged) {
            const auto loaded = this->store_->load_table(table).value();
            ASSERT_GE(loaded.head.length, last);
            ASSERT_EQ(loaded.log.size(), static_cast<std::size_t>(loaded.head.length));
            for (std::size_t i = 0; i < loaded.log.size(); ++i) {
                const auto seq = static_cast<std::int64_t>(i) + 1;
                ASSERT_EQ(loaded.log[i], (Entry{seq, 1, entry_text(table, seq)}));
            }
        }
    }
}

}  // namespace
}  // namespace agora::store
