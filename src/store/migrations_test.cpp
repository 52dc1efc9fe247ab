#include "store/migrations.hpp"

#include "store/postgres.hpp"
#include "store/sqlite.hpp"
#include "store/testing/database.hpp"

namespace agora::store {
namespace {

using namespace test;

constexpr Migration dogs{1, "CREATE TABLE dogs (name TEXT)", "CREATE TABLE dogs (name TEXT)"};
constexpr Migration ages{2, "ALTER TABLE dogs ADD age INTEGER NOT NULL DEFAULT 3",
                         "ALTER TABLE dogs ADD age INTEGER NOT NULL DEFAULT 3"};
constexpr Migration cats{3, "CREATE TABLE cats (name TEXT); INSERT INTO cats SELECT name FROM dogs",
                         "CREATE TABLE cats (name TEXT); INSERT INTO cats SELECT name FROM dogs"};
constexpr Migration wrong{3, "CREATE TABLE cats (name TEXT); SELECT * FROM nothing",
                          "CREATE TABLE cats (name TEXT); SELECT * FROM nothing"};

template <class Kind>
class Migrations : public testing::Test {
protected:
    Migrations() {
        auto address = database_.address();
        auto opened = address.starts_with("sqlite:") ? open_sqlite(address.substr(7))
                                                     : open_postgres(address);
        if (!opened) throw std::runtime_error(opened.error().message);
        opened_ = std::move(*opened);
        reconnect();
    }

    void reconnect() { sql_ = opened_->connect(Database::Use::write).value(); }

    Expected<void> take(std::vector<Migration> steps) { return migrate(*sql_, steps); }

    std::int64_t number(std::string_view question) {
        std::int64_t answer = -1;
        sql_->run(question, {}, [&](const SqlRow& row) { answer = row.integer(0); });
        if (sql_->failure()) sql_->rollback();
        return answer;
    }

    Kind database_;
    std::unique_ptr<Database> opened_;
    std::unique_ptr<Sql> sql_;
};
TYPED_TEST_SUITE(Migrations, Databases, DatabaseName);

TYPED_TEST(Migrations, BringAnEmptyDatabaseToTheNewestVersion) {
    ASSERT_TRUE(this->take({dogs, ages}).has_value());
    this->sql_->run("INSERT INTO dogs (name) VALUES ($1)", {"Rex"});
    EXPECT_EQ(this->number("SELECT age FROM dogs"), 3);
    EXPECT_TRUE(this->take({dogs, ages}).has_value());
    EXPECT_EQ(this->number("SELECT count(*) FROM dogs"), 1);
}

TYPED_TEST(Migrations, BringAnOldDatabaseUpToDateWithWhatIsInIt) {
    ASSERT_TRUE(this->take({dogs}).has_value());
    this->sql_->run("INSERT INTO dogs (name) VALUES ($1)", {"Rex"});
    this->reconnect();
    ASSERT_TRUE(this->take({dogs, ages, cats}).has_value());
    EXPECT_EQ(this->number("SELECT age FROM dogs WHERE name = 'Rex'"), 3);
    EXPECT_EQ(this->number("SELECT count(*) FROM cats"), 1);
}

TYPED_TEST(Migrations, ThatFailLeaveEverythingAsItWas) {
    ASSERT_TRUE(this->take({dogs}).has_value());
    this->sql_->run("INSERT INTO dogs (name) VALUES ($1)", {"Rex"});
    EXPECT_EQ(fault_of(this->take({dogs, ages, wrong})), ErrorCode::invalid_value);
    EXPECT_EQ(this->number("SELECT count(*) FROM dogs"), 1);
    EXPECT_EQ(this->number("SELECT age FROM dogs"), -1);
    EXPECT_EQ(this->number("SELECT count(*) FROM cats"), -1);
    EXPECT_TRUE(this->take({dogs, ages, cats}).has_value());
    EXPECT_EQ(this->number("SELECT age FROM dogs"), 3);
}

TYPED_TEST(Migrations, RefuseADatabaseThatIsNewerThanTheProgram) {
    ASSERT_TRUE(this->take({dogs, ages}).has_value());
    const auto older = this->take({dogs});
    ASSERT_EQ(fault_of(older), ErrorCode::invalid_value);
    EXPECT_EQ(older.error().message,
              "the database has version 2, and this program knows versions up to 1; it was written "
              "by a newer Agora: run that one");
}

TYPED_TEST(Migrations, RefuseADatabaseOfSomethingElse) {
    this->sql_->script("CREATE TABLE invoices (amount INTEGER)");
    ASSERT_FALSE(this->sql_->failure());
    EXPECT_EQ(fault_of(this->take({dogs})), ErrorCode::invalid_value);
    EXPECT_EQ(this->number("SELECT count(*) FROM dogs"), -1);
}

TYPED_TEST(Migrations, OfAgoraAreNumberedWithoutGapsAndAreTaken) {
    for (int number = 1; const auto& step : migrations()) EXPECT_EQ(step.number, number++);
    ASSERT_TRUE(migrate(*this->sql_, migrations()).has_value());
    EXPECT_EQ(this->number("SELECT count(*) FROM people"), 0);
    EXPECT_TRUE(migrate(*this->sql_, migrations()).has_value());
}

TYPED_TEST(Migrations, ResultsFromBeforeAreWithoutTakeBacks) {
    ASSERT_TRUE(migrate(*this->sql_, migrations().first(1)).has_value());
    this->sql_->script(
        "INSERT INTO tables (game, state, listed, rated, host, since, touched, deadline, epoch, "
        "length) VALUES ('gops', 2, 1, 0, 1, 1, 1, 0, 1, 1); "
        "INSERT INTO results (table_id, game, seat, person, name, rank, score, rated, "
        "rating_before, rating_after, at) VALUES (1, 'gops', 0, 0, 'bot', 1, 9, 0, 0, 0, 7)");
    ASSERT_FALSE(this->sql_->failure());
    this->reconnect();
    ASSERT_TRUE(migrate(*this->sql_, migrations()).has_value());
    EXPECT_EQ(this->number("SELECT take_backs FROM results WHERE at = 7 AND score = 9"), 0);
}

}  // namespace
}  // namespace agora::store
