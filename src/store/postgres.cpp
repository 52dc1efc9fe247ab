#include "store/postgres.hpp"

#include <fmt/format.h>
#include <libpq-fe.h>

#include <algorithm>
#include <charconv>
#include <map>
#include <utility>
#include <vector>

namespace agora::store {
namespace {

struct Finish {
    void operator()(PGconn* connection) const { PQfinish(connection); }
};
struct Clear {
    void operator()(PGresult* result) const { PQclear(result); }
};
using Connection = std::unique_ptr<PGconn, Finish>;
using PgResult = std::unique_ptr<PGresult, Clear>;

std::string trimmed(std::string text) {
    while (text.ends_with('\n')) text.pop_back();
    return text;
}

// https://www.postgresql.org/docs/15/errcodes-appendix.html
SqlFailure::Kind kind_of(std::string_view state) {
    if (state == "23505") return SqlFailure::Kind::taken;
    if (state == "23503") return SqlFailure::Kind::dangling;
    constexpr std::string_view lost[] = {
        "08",     // connection
        "25006",  // the server only reads (a standby)
        "53",     // disk full, out of memory, too many connections
        "55P03",  // waited too long for a lock
        "57",     // shutting down
        "58",     // the system under it
        "F0",     // its configuration
        "XX",     // internal
    };
    const auto begins = [&](std::string_view start) { return state.starts_with(start); };
    return state.empty() || std::ranges::any_of(lost, begins) ? SqlFailure::Kind::lost
                                                              : SqlFailure::Kind::broken;
}

int digit(char letter) { return letter <= '9' ? letter - '0' : letter - 'a' + 10; }

class PostgresRow final : public SqlRow {
public:
    PostgresRow(const PGresult* result, int row) : result_(result), row_(row) {}

    std::int64_t integer(int column) const override { return number<std::int64_t>(column); }
    double real(int column) const override { return number<double>(column); }
    std::string text(int column) const override { return std::string(raw(column)); }
    void bytes(int column, std::span<std::byte> out) const override {
        auto hex = raw(column);
        hex.remove_prefix(std::min<std::size_t>(2, hex.size()));  // \x
        std::ranges::fill(out, std::byte{});
        for (std::size_t i = 0; i < std::min(out.size(), hex.size() / 2); ++i)
            out[i] = static_cast<std::byte>(digit(hex[2 * i]) * 16 + digit(hex[2 * i + 1]));
    }

private:
    std::string_view raw(int column) const {
        return {PQgetvalue(result_, row_, column),
                static_cast<std::size_t>(PQgetlength(result_, row_, column))};
    }
    template <class T>
    T number(int column) const {
        T value{};
        const auto digits = raw(column);
        std::from_chars(digits.data(), digits.data() + digits.size(), value);
        return value;
    }

    const PGresult* result_;
    int row_;
};

// Values travel as text; their types are declared, so that nothing is guessed from the statement.
struct Parameters {
    explicit Parameters(std::span<const SqlValue> values) {
        texts.reserve(values.size());
        for (const auto& value : values) std::visit(*this, value);
        for (const auto& text : texts) pointers.push_back(text.c_str());
    }

    void operator()(std::int64_t number) { add(20, std::to_string(number)); }
    void operator()(double number) { add(701, fmt::format("{:.17g}", number)); }
    void operator()(std::string_view text) { add(25, std::string(text)); }
    void operator()(Bytes bytes) {
        std::string hex = "\\x";
        for (const auto byte : bytes) hex += fmt::format("{:02x}", std::to_integer<int>(byte));
        add(17, std::move(hex));
    }
    void add(Oid type, std::string text) {
        types.push_back(type);
        texts.push_back(std::move(text));
    }

    std::vector<Oid> types;
    std::vector<std::string> texts;
    std::vector<const char*> pointers;
};

class PostgresSql final : public Sql {
public:
    explicit PostgresSql(Connection connection) : connection_(std::move(connection)) {}

    Dialect dialect() const override { return Dialect::postgresql; }

private:
    Outcome execute(std::string_view statement, std::span<const SqlValue> values,
                    const RowReceiver& receive) override {
        const Parameters parameters(values);
        const int count = static_cast<int>(values.size());
        auto known = statements_.find(statement);
        if (known == statements_.end()) {
            const std::string name = "s" + std::to_string(statements_.size());
            const PgResult result(PQprepare(connection_.get(), name.c_str(),
                                            std::string(statement).c_str(), count,
                                            parameters.types.data()));
            if (PQresultStatus(result.get()) != PGRES_COMMAND_OK)
                return std::unexpected(failed(result.get()));
            known = statements_.emplace(statement, name).first;
        }
        const PgResult result(PQexecPrepared(connection_.get(), known->second.c_str(), count,
                                             parameters.pointers.data(), nullptr, nullptr, 0));
        return outcome(result.get(), receive);
    }

    Outcome execute_script(std::string_view statements) override {
        const PgResult result(PQexec(connection_.get(), std::string(statements).c_str()));
        return outcome(result.get(), {});
    }

    Outcome outcome(const PGresult* result, const RowReceiver& receive) const {
        const auto status = PQresultStatus(result);
        if (status == PGRES_TUPLES_OK) {
            const int rows = PQntuples(result);
            for (int row = 0; receive && row < rows; ++row) receive(PostgresRow(result, row));
            return rows;
        }
        if (status != PGRES_COMMAND_OK) return std::unexpected(failed(result));
        std::int64_t changed = 0;
        const std::string_view text = PQcmdTuples(const_cast<PGresult*>(result));
        std::from_chars(text.data(), text.data() + text.size(), changed);
        return changed;
    }

    SqlFailure failed(const PGresult* result) const {
        if (PQstatus(connection_.get()) != CONNECTION_OK)
            return {SqlFailure::Kind::lost, trimmed(PQerrorMessage(connection_.get()))};
        const char* state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
        return {kind_of(state ? state : ""), trimmed(PQerrorMessage(connection_.get()))};
    }

    Connection connection_;
    std::map<std::string, std::string, std::less<>> statements_;  // and their names
};

class PostgresDatabase final : public Database {
public:
    explicit PostgresDatabase(std::string address) : address_(std::move(address)) {}

    Expected<std::unique_ptr<Sql>> connect(Use use) override {
        // What the address says comes last and counts.
        const char* const names[] = {"connect_timeout", "tcp_user_timeout", "application_name",
                                     "client_encoding", "dbname",           nullptr};
        const char* const values[] = {"5", "10000", "agora", "UTF8", address_.c_str(), nullptr};
        Connection connection(PQconnectdbParams(names, values, 1));
        if (PQstatus(connection.get()) != CONNECTION_OK)
            return refuse(ErrorCode::unavailable, trimmed(PQerrorMessage(connection.get())));
        const char* encoding = PQparameterStatus(connection.get(), "server_encoding");
        if (!encoding || std::string_view(encoding) != "UTF8")
            return refuse(ErrorCode::invalid_value, "the database must have the encoding UTF8");
        PQsetNoticeProcessor(connection.get(), [](void*, const char*) {}, nullptr);

        auto sql = std::make_unique<PostgresSql>(std::move(connection));
        sql->script(use == Use::read ? "SET default_transaction_read_only = on"
                                     : "SET synchronous_commit = on; SET lock_timeout = '5s'");
        if (sql->failure()) return std::unexpected(error_of(*sql->failure()));
        return sql;
    }

    Expected<void> backup(const std::string&) override {
        return refuse(ErrorCode::invalid_value,
                      "PostgreSQL is backed up with pg_dump (docs/storage.md)");
    }

private:
    const std::string address_;
};

}  // namespace

Expected<std::unique_ptr<Database>> open_postgres(const std::string& address) {
    return std::make_unique<PostgresDatabase>(address);
}

}  // namespace agora::store
