// One connection to an SQLite file.
#pragma once

#include "store/sql.hpp"

#include <sqlite3.h>

#include <map>
#include <memory>
#include <string>

namespace agora::store {

class SqliteSql final : public Sql {
public:
    // The file must be there; an empty one is an empty database.
    static Expected<std::unique_ptr<SqliteSql>> open(const std::string& path);

    Dialect dialect() const override { return Dialect::sqlite; }

    // Everything that is committed, to an empty file, checked before this returns. Writers go on
    // meanwhile.
    Expected<void> copy_to(const std::string& path);

private:
    struct CloseConnection {
        void operator()(sqlite3* connection) const { sqlite3_close_v2(connection); }
    };
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
    };
    using Connection = std::unique_ptr<sqlite3, CloseConnection>;
    using Statement = std::unique_ptr<sqlite3_stmt, Finalize>;

    explicit SqliteSql(Connection connection) : connection_(std::move(connection)) {}
    Outcome execute(std::string_view statement, std::span<const SqlValue> values,
                    const RowReceiver& receive) override;
    Outcome execute_script(std::string_view statements) override;
    Outcome check_place() override;
    std::expected<sqlite3_stmt*, SqlFailure> prepared(std::string_view statement);
    SqlFailure failed() const;

    Connection connection_;
    std::map<std::string, Statement, std::less<>> statements_;
};

}  // namespace agora::store
