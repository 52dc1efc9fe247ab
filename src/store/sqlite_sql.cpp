#include "store/sqlite_sql.hpp"

#include <algorithm>
#include <utility>

namespace agora::store {
namespace {

constexpr int busy_timeout_ms = 5000;

SqlFailure::Kind kind_of(int code) {
    switch (code) {
        case SQLITE_CONSTRAINT_UNIQUE:
        case SQLITE_CONSTRAINT_PRIMARYKEY: return SqlFailure::Kind::taken;
        case SQLITE_CONSTRAINT_FOREIGNKEY: return SqlFailure::Kind::dangling;
        default: break;
    }
    switch (code & 0xFF) {
        case SQLITE_BUSY:
        case SQLITE_CANTOPEN:
        case SQLITE_CORRUPT:
        case SQLITE_FULL:
        case SQLITE_IOERR:
        case SQLITE_LOCKED:
        case SQLITE_NOMEM:
        case SQLITE_NOTADB:
        case SQLITE_PERM:
        case SQLITE_PROTOCOL:
        case SQLITE_READONLY: return SqlFailure::Kind::lost;
        default: return SqlFailure::Kind::broken;
    }
}

class SqliteRow final : public SqlRow {
public:
    explicit SqliteRow(sqlite3_stmt* statement) : statement_(statement) {}

    std::int64_t integer(int column) const override {
        return sqlite3_column_int64(statement_, column);
    }
    double real(int column) const override { return sqlite3_column_double(statement_, column); }
    std::string text(int column) const override {
        const auto* letters =
            reinterpret_cast<const char*>(sqlite3_column_text(statement_, column));
        const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_, column));
        return letters ? std::string(letters, size) : std::string();
    }
    void bytes(int column, std::span<std::byte> out) const override {
        const auto* blob = static_cast<const std::byte*>(sqlite3_column_blob(statement_, column));
        const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_, column));
        std::ranges::fill(out, std::byte{});
        std::copy_n(blob, std::min(size, out.size()), out.begin());
    }

private:
    sqlite3_stmt* statement_;
};

// The values outlive the statement's run, so SQLite need not copy them.
struct Bind {
    sqlite3_stmt* statement;
    int place;

    int operator()(std::int64_t number) const {
        return sqlite3_bind_int64(statement, place, number);
    }
    int operator()(double number) const { return sqlite3_bind_double(statement, place, number); }
    int operator()(std::string_view text) const {
        return sqlite3_bind_text64(statement, place, text.data() ? text.data() : "", text.size(),
                                   SQLITE_STATIC, SQLITE_UTF8);
    }
    int operator()(Bytes bytes) const {
        return sqlite3_bind_blob64(statement, place, bytes.data(), bytes.size(), SQLITE_STATIC);
    }
};

}  // namespace

Expected<std::unique_ptr<SqliteSql>> SqliteSql::open(const std::string& path) {
    sqlite3* opened = nullptr;
    const int code = sqlite3_open_v2(path.c_str(), &opened,
                                     SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nullptr);
    Connection connection(opened);
    if (code != SQLITE_OK)
        return refuse(ErrorCode::unavailable,
                      "cannot open " + path + ": " +
                          (opened ? sqlite3_errmsg(opened) : sqlite3_errstr(code)));
    sqlite3_extended_result_codes(opened, 1);
    sqlite3_busy_timeout(opened, busy_timeout_ms);
    return std::unique_ptr<SqliteSql>(new SqliteSql(std::move(connection)));
}

Expected<void> SqliteSql::copy_to(const std::string& path) {
    auto copy = open(path);
    if (!copy) return std::unexpected(copy.error());
    sqlite3* const target = (*copy)->connection_.get();
    sqlite3_backup* backup = sqlite3_backup_init(target, "main", connection_.get(), "main");
    // In one step: a copy in several steps would begin anew after each commit of the writer. It is
    // one read transaction, which keeps nobody from writing.
    if (backup) sqlite3_backup_step(backup, -1);
    const int code = backup ? sqlite3_backup_finish(backup) : sqlite3_errcode(target);
    if (code != SQLITE_OK)
        return refuse(ErrorCode::unavailable,
                      "cannot copy to " + path + ": " + sqlite3_errmsg(target));

    std::string verdict;
    // A copy is one file: nothing of it may stay in a log beside it.
    (*copy)->script("PRAGMA journal_mode = DELETE");
    (*copy)->run("PRAGMA quick_check(1)", {}, [&](const SqlRow& row) { verdict = row.text(0); });
    if ((*copy)->failure()) return std::unexpected(error_of(*(*copy)->failure()));
    if (verdict != "ok") return refuse(ErrorCode::unavailable, "the copy is damaged: " + verdict);
    return {};
}

std::expected<sqlite3_stmt*, SqlFailure> SqliteSql::prepared(std::string_view statement) {
    if (const auto known = statements_.find(statement); known != statements_.end())
        return known->second.get();
    sqlite3_stmt* made = nullptr;
    const int code =
        sqlite3_prepare_v3(connection_.get(), statement.data(), static_cast<int>(statement.size()),
                           SQLITE_PREPARE_PERSISTENT, &made, nullptr);
    if (code != SQLITE_OK) return std::unexpected(failed());
    statements_.emplace(statement, Statement(made));
    return made;
}

Sql::Outcome SqliteSql::execute(std::string_view statement, std::span<const SqlValue> values,
                                const RowReceiver& receive) {
    const auto ready = prepared(statement);
    if (!ready) return std::unexpected(ready.error());
    for (int place = 1; const auto& value : values)
        if (std::visit(Bind{*ready, place++}, value) != SQLITE_OK) return std::unexpected(failed());

    std::int64_t rows = 0;
    int code = sqlite3_step(*ready);
    for (; code == SQLITE_ROW; code = sqlite3_step(*ready)) {
        ++rows;
        if (receive) receive(SqliteRow(*ready));
    }
    Outcome outcome = rows;
    if (code != SQLITE_DONE)
        outcome = std::unexpected(failed());
    else if (sqlite3_column_count(*ready) == 0)
        outcome = sqlite3_changes64(connection_.get());
    sqlite3_reset(*ready);
    return outcome;
}

Sql::Outcome SqliteSql::execute_script(std::string_view statements) {
    if (sqlite3_exec(connection_.get(), std::string(statements).c_str(), nullptr, nullptr,
                     nullptr) != SQLITE_OK)
        return std::unexpected(failed());
    return 0;
}

// Writes to a file that was deleted or moved away succeed, and would be lost.
Sql::Outcome SqliteSql::check_place() {
    int moved = 0;
    sqlite3_file_control(connection_.get(), "main", SQLITE_FCNTL_HAS_MOVED, &moved);
    if (moved != 0)
        return std::unexpected(
            SqlFailure{SqlFailure::Kind::lost, "the file of the database was moved or deleted"});
    return 0;
}

SqlFailure SqliteSql::failed() const {
    return {kind_of(sqlite3_extended_errcode(connection_.get())),
            sqlite3_errmsg(connection_.get())};
}

}  // namespace agora::store
