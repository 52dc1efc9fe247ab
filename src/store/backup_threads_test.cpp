// Copies of a running SQLite database, and what is refused as one.
#include "store/testing/database.hpp"

#include <atomic>
#include <fstream>

namespace agora::store {
namespace {

using namespace test;

class Backup : public StoreTest<Sqlite> {
protected:
    std::string file(std::string_view name) const { return database_.folder.file(name); }
    std::string beside(std::string_view name) const { return "sqlite:" + file(name); }
    static void put(const std::string& path, std::string_view text) { std::ofstream(path) << text; }
    static std::string content(const std::string& path) {
        std::ifstream in(path, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }
};

TEST_F(Backup, HoldsAllThatWasAcknowledgedWhileOthersWrite) {
    const auto table = this->table();
    std::atomic<bool> enough = false;
    std::atomic<std::int64_t> acknowledged = 0;
    std::jthread player([&] {
        for (std::int64_t seq = 1; !enough; ++seq) {
            ASSERT_TRUE(append(table, seq).has_value());
            acknowledged = seq;
        }
    });
    for (int copy = 0; copy < 5; ++copy) {
        while (acknowledged < 20 * (copy + 1)) std::this_thread::yield();
        const auto name = "copy" + std::to_string(copy);
        const auto before = acknowledged.load();
        const auto made = store_->backup(file(name));
        ASSERT_TRUE(made.has_value()) << made.error().message;
        EXPECT_FALSE(std::filesystem::exists(file(name + ".part")));
        EXPECT_FALSE(std::filesystem::exists(file(name + "-wal")));

        ASSERT_TRUE(Store::restore(file(name), beside(name + ".db")).has_value());
        const auto restored = Store::open(beside(name + ".db")).value();
        const auto loaded = restored->load_table(table).value();
        EXPECT_GE(loaded.head.length, before);
        EXPECT_EQ(loaded.log.size(), static_cast<std::size_t>(loaded.head.length));
    }
    enough = true;
}

TEST_F(Backup, ReplacesNothing) {
    put(file("precious"), "precious");
    EXPECT_EQ(fault_of(store_->backup(file("precious"))), ErrorCode::invalid_value);
    EXPECT_EQ(content(file("precious")), "precious");
    ASSERT_TRUE(store_->backup(file("copy")).has_value());
    EXPECT_EQ(fault_of(Store::restore(file("copy"), beside("precious"))), ErrorCode::invalid_value);
    EXPECT_EQ(content(file("precious")), "precious");
    // Nor the database that is open.
    EXPECT_EQ(fault_of(Store::restore(file("copy"), database_.address())), ErrorCode::unavailable);
    // Nor one of which the log is still there.
    put(file("gone.db-wal"), "x");
    EXPECT_EQ(fault_of(Store::restore(file("copy"), beside("gone.db"))), ErrorCode::invalid_value);
}

TEST_F(Backup, AndItsOriginalAreForTheirOwnerOnly) {
    ASSERT_TRUE(store_->backup(file("copy")).has_value());
    using std::filesystem::perms;
    for (const auto* name : {"agora.db", "agora.db-wal", "copy"})
        EXPECT_EQ(std::filesystem::status(file(name)).permissions(),
                  perms::owner_read | perms::owner_write)
            << name;
}

TEST_F(Backup, IsCompleteOrAbsent) {
    ASSERT_TRUE(store_->backup(file("copy")).has_value());
    Sqlite::lose();
    const auto made = store_->backup(file("second"));
    Sqlite::find_again();
    EXPECT_EQ(fault_of(made), ErrorCode::unavailable);
    EXPECT_FALSE(std::filesystem::exists(file("second")));
    EXPECT_FALSE(std::filesystem::exists(file("second.part")));
    EXPECT_EQ(fault_of(store_->backup(file("no/such/folder"))), ErrorCode::unavailable);
    // What an interrupted one has left does not matter.
    put(file("second.part"), "half");
    EXPECT_TRUE(store_->backup(file("second")).has_value());
}

TEST_F(Backup, ThatIsDamagedOrOfSomethingElseIsNotRestored) {
    for (int i = 0; i < 50; ++i) { table({.game = "gops", .setup = std::string(3000, 'x')}); }
    ASSERT_TRUE(store_->backup(file("copy")).has_value());
    auto bytes = content(file("copy"));
    put(file("cut"), bytes.substr(0, bytes.size() / 2));
    bytes.replace(bytes.size() / 2, 20'000, std::string(20'000, '\7'));
    put(file("damaged"), bytes);
    put(file("letter"), "Dear Ann, how are you? " + std::string(5000, '.'));
    put(file("empty"), "");
    for (const auto* wrong : {"cut", "damaged", "letter", "empty"}) {
        EXPECT_EQ(fault_of(Store::restore(file(wrong), beside("new"))), ErrorCode::invalid_value)
            << wrong;
        EXPECT_FALSE(std::filesystem::exists(file("new"))) << wrong;
    }
    EXPECT_EQ(fault_of(Store::restore(file("nothing"), beside("new"))), ErrorCode::unavailable);
}

TEST_F(Backup, OfPostgreSqlIsMadeWithItsOwnTools) {
    const PostgreSql other;
    const auto open = Store::open(other.address()).value();
    EXPECT_EQ(fault_of(open->backup(file("copy"))), ErrorCode::invalid_value);
    EXPECT_EQ(fault_of(Store::restore(file("copy"), other.address())), ErrorCode::invalid_value);
}

TEST(Address, SaysWhichDatabase) {
    const TemporaryFolder folder;
    for (const std::string wrong : {"", "sqlite:", "agora.db", "mysql://x", "postgresql:x"}) {
        const auto opened = Store::open(wrong);
        EXPECT_EQ(fault_of(opened), ErrorCode::invalid_value) << wrong;
    }
    EXPECT_EQ(fault_of(Store::open("sqlite:" + folder.file("no/such/folder/agora.db"))),
              ErrorCode::unavailable);
    const auto secret =
        Store::open("postgresql://ann:secret@/x?host=" + folder.path().string() + "&port=1");
    ASSERT_EQ(fault_of(secret), ErrorCode::unavailable);
    EXPECT_EQ(secret.error().message.find("secret"), std::string::npos) << secret.error().message;
}

TEST(Address, OfAFileThatIsNoDatabaseIsRefusedAndTheFileIsKept) {
    const TemporaryFolder folder;
    const std::string text = "Dear Ann, how are you? " + std::string(5000, '.');
    std::ofstream(folder.file("letter")) << text;
    EXPECT_FALSE(Store::open("sqlite:" + folder.file("letter")).has_value());
    std::ifstream in(folder.file("letter"));
    EXPECT_EQ(std::string(std::istreambuf_iterator<char>(in), {}), text);
}

}  // namespace
}  // namespace agora::store
