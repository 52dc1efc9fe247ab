// The interface to a database. The statements are the same for both: values are
// `$1`, `$2`, ... in the order in which they first appear, and never part of the text.
#pragma once

#include "core/error.hpp"

#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace agora::store {

using Bytes = std::span<const std::byte>;
// A value is borrowed until the statement has run.
using SqlValue = std::variant<std::int64_t, double, std::string_view, Bytes>;

struct SqlFailure {
    enum class Kind : std::uint8_t {
        lost,      // no connection, disk full and the like: nothing can be written at present
        taken,     // unique constraint
        dangling,  // foreign key constraint
        stale,     // set by the store: an outdated epoch, sequence number or rating
        broken,    // any other error of this statement
    };
    Kind kind = Kind::broken;
    std::string text;
};

Error error_of(const SqlFailure& failure);

// One row of an answer; valid while its receiver runs.
class SqlRow {
public:
    virtual std::int64_t integer(int column) const = 0;
    virtual double real(int column) const = 0;
    virtual std::string text(int column) const = 0;
    virtual void bytes(int column, std::span<std::byte> out) const = 0;

protected:
    ~SqlRow() = default;
};

using RowReceiver = std::function<void(const SqlRow&)>;

enum class Dialect : std::uint8_t { sqlite, postgresql };

// One connection, used by one thread at a time. The error is sticky: after the first failure
// statements do nothing until `rollback`, so that callers check once at the end.
class Sql {
public:
    Sql() = default;
    Sql(const Sql&) = delete;
    Sql& operator=(const Sql&) = delete;
    virtual ~Sql() = default;

    virtual Dialect dialect() const = 0;

    // Runs one statement; the number of rows it changed or returned.
    std::int64_t run(std::string_view statement, std::span<const SqlValue> values,
                     const RowReceiver& receive = {});
    std::int64_t run(std::string_view statement, std::initializer_list<SqlValue> values = {},
                     const RowReceiver& receive = {});
    // Several statements without values, not prepared: schemas.
    void script(std::string_view statements);

    void begin();           // of a transaction that writes
    void begin_snapshot();  // of one that reads, with snapshot isolation
    bool commit();          // true: durable
    void rollback();        // also forgets the failure

    const std::optional<SqlFailure>& failure() const { return failure_; }
    void fail(SqlFailure failure);  // the transaction must be rolled back

protected:
    using Outcome = std::expected<std::int64_t, SqlFailure>;
    virtual Outcome execute(std::string_view statement, std::span<const SqlValue> values,
                            const RowReceiver& receive) = 0;
    virtual Outcome execute_script(std::string_view statements) = 0;
    virtual Outcome check_place() { return 0; }  // before each transaction that writes

private:
    std::optional<SqlFailure> failure_;
};

// Opens connections. Thread-safe.
class Database {
public:
    enum class Use : std::uint8_t { read, write };

    Database() = default;
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;
    virtual ~Database() = default;

    virtual Expected<std::unique_ptr<Sql>> connect(Use use) = 0;
    // A copy of everything that is committed, while others read and write.
    virtual Expected<void> backup(const std::string& path) = 0;
};

// `VALUES`-like lists: "($1,$2),($3,$4)" for two rows of two columns.
std::string value_rows(std::size_t rows, std::size_t columns);

// A statement for a power of two of rows is prepared once and used again; a list of any length goes
// in few of them.
std::size_t largest_chunk(std::size_t rows);

// "IN" lists are padded to a power of two by repeating their last id.
std::string in_list(std::size_t ids);
std::size_t padded(std::size_t ids);

}  // namespace agora::store
