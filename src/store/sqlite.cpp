#include "store/sqlite.hpp"

#include "store/sqlite_sql.hpp"
#include "store/whole_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

namespace agora::store {
namespace {

// A lock file held while the database is open; the kernel releases it when the process ends.
// SQLite's own locks last only for a transaction.
class FileLock {
public:
    static Expected<FileLock> take(const std::string& path) {
        const std::string name = path + ".lock";
        FileLock lock(::open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600));
        if (lock.file_ < 0)
            return refuse(ErrorCode::unavailable,
                          "cannot open " + name + ": " + std::strerror(errno));
        if (::flock(lock.file_, LOCK_EX | LOCK_NB) != 0) {
            char holder[32] = {};
            (void)!::pread(lock.file_, holder, sizeof holder - 1, 0);
            return refuse(ErrorCode::unavailable, path + " is in use by another program (process " +
                                                      holder + "); only one at a time can have it");
        }
        const auto process = std::to_string(::getpid());
        if (::ftruncate(lock.file_, 0) != 0 ||
            ::pwrite(lock.file_, process.data(), process.size(), 0) < 0)
            return refuse(ErrorCode::unavailable,
                          "cannot write " + name + ": " + std::strerror(errno));
        return lock;
    }

    FileLock(FileLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}
    FileLock& operator=(FileLock&&) = delete;
    ~FileLock() {
        if (file_ >= 0) ::close(file_);
    }

private:
    explicit FileLock(int file) : file_(file) {}
    int file_;
};

class SqliteDatabase final : public Database {
public:
    SqliteDatabase(std::string path, FileLock lock)
        : path_(std::move(path)), lock_(std::move(lock)) {}

    Expected<std::unique_ptr<Sql>> connect(Use use) override {
        auto sql = SqliteSql::open(path_);
        if (!sql) return std::unexpected(sql.error());
        (*sql)->script(
            "PRAGMA journal_mode = WAL;"
            "PRAGMA synchronous = FULL;"
            "PRAGMA foreign_keys = ON;"
            "PRAGMA wal_autocheckpoint = 8192;"
            "PRAGMA journal_size_limit = 67108864;");
        if (use == Use::read) (*sql)->script("PRAGMA query_only = ON;");
        if ((*sql)->failure()) return std::unexpected(error_of(*(*sql)->failure()));
        return std::unique_ptr<Sql>(std::move(*sql));
    }

    Expected<void> backup(const std::string& path) override { return backup_sqlite(path_, path); }

private:
    const std::string path_;
    const FileLock lock_;
};

Expected<void> check_backup(SqliteSql& sql, const std::string& path) {
    std::int64_t application = 0;
    std::string verdict;
    sql.run("PRAGMA application_id", {}, [&](const SqlRow& row) { application = row.integer(0); });
    if (!sql.failure() && application != sqlite_application_id)
        return refuse(ErrorCode::invalid_value, path + " is not a database of Agora");
    sql.run("PRAGMA integrity_check(1)", {}, [&](const SqlRow& row) { verdict = row.text(0); });
    if (sql.failure()) return refuse(ErrorCode::invalid_value, path + ": " + sql.failure()->text);
    if (verdict != "ok") return refuse(ErrorCode::invalid_value, path + " is damaged: " + verdict);
    return {};
}

}  // namespace

Expected<std::unique_ptr<Database>> open_sqlite(const std::string& path) {
    auto lock = FileLock::take(path);
    if (!lock) return std::unexpected(lock.error());
    // Created here, not by each connection: a file that vanished under a running server is an
    // error, not an empty database.
    if (auto made = make_private_file(path); !made) return std::unexpected(made.error());
    return std::make_unique<SqliteDatabase>(path, std::move(*lock));
}

Expected<void> backup_sqlite(const std::string& path, const std::string& copy) {
    auto from = SqliteSql::open(path);
    if (!from) return std::unexpected(from.error());
    return write_whole_file(copy, [&](const std::string& part) { return (*from)->copy_to(part); });
}

Expected<void> restore_sqlite(const std::string& backup, const std::string& path) {
    const auto lock = FileLock::take(path);
    if (!lock) return std::unexpected(lock.error());
    // A leftover -wal file belongs to another database; SQLite would replay it into the restored
    // one.
    if (std::filesystem::exists(path + "-wal"))
        return refuse(ErrorCode::invalid_value,
                      path + "-wal is left over from another database; move it away");
    auto from = SqliteSql::open(backup);
    if (!from) return std::unexpected(from.error());
    const auto sound = check_backup(**from, backup);
    if (!sound) return sound;
    return write_whole_file(path, [&](const std::string& part) { return (*from)->copy_to(part); });
}

}  // namespace agora::store
