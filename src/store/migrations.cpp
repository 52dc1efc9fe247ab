#include "store/migrations.hpp"

#include "store/sqlite.hpp"

namespace agora::store {
namespace {

// Where a database stores its schema version. Both are -1 for a database of another program.
int sqlite_version(Sql& sql) {
    std::int64_t application = 0;
    std::int64_t objects = 0;
    std::int64_t version = 0;
    sql.run("PRAGMA application_id", {}, [&](const SqlRow& row) { application = row.integer(0); });
    sql.run("SELECT count(*) FROM sqlite_schema", {},
            [&](const SqlRow& row) { objects = row.integer(0); });
    sql.run("PRAGMA user_version", {}, [&](const SqlRow& row) { version = row.integer(0); });
    const bool fresh = application == 0 && objects == 0 && version == 0;
    if (application != sqlite_application_id && !fresh) return -1;
    return static_cast<int>(version);
}

int postgresql_version(Sql& sql) {
    // Two servers may start at the same time; the second one waits for the lock and finds nothing
    // to do.
    sql.run("SELECT pg_advisory_xact_lock(1095192402)");
    bool known = false;
    bool fresh = false;
    std::int64_t version = 0;
    sql.run(
        "SELECT count(*) FILTER (WHERE relname = 'agora_schema'), count(*) FROM pg_class "
        "WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'v')",
        {}, [&](const SqlRow& row) {
            known = row.integer(0) > 0;
            fresh = row.integer(1) == 0;
        });
    if (known)
        sql.run("SELECT version FROM agora_schema", {},
                [&](const SqlRow& row) { version = row.integer(0); });
    else if (fresh)
        sql.script(
            "CREATE TABLE agora_schema (version INTEGER NOT NULL);"
            "INSERT INTO agora_schema VALUES (0);");
    return known || fresh ? static_cast<int>(version) : -1;
}

void remember_version(Sql& sql, int version) {
    const auto number = std::to_string(version);
    if (sql.dialect() == Dialect::sqlite)
        sql.script("PRAGMA application_id = " + std::to_string(sqlite_application_id) +
                   "; PRAGMA user_version = " + number);
    else
        sql.script("UPDATE agora_schema SET version = " + number);
}

Expected<void> take_steps(Sql& sql, std::span<const Migration> steps) {
    const bool sqlite = sql.dialect() == Dialect::sqlite;
    const int newest = steps.empty() ? 0 : steps.back().number;
    const int version = sqlite ? sqlite_version(sql) : postgresql_version(sql);
    if (sql.failure()) return std::unexpected(error_of(*sql.failure()));
    if (version < 0)
        return refuse(ErrorCode::invalid_value,
                      "this database holds something else than Agora's tables");
    if (version > newest)
        return refuse(ErrorCode::invalid_value,
                      "the database has version " + std::to_string(version) +
                          ", and this program knows versions up to " + std::to_string(newest) +
                          "; it was written by a newer Agora: run that one");
    if (version == newest) return {};
    for (const auto& step : steps)
        if (step.number > version) sql.script(sqlite ? step.sqlite : step.postgresql);
    remember_version(sql, newest);
    if (sql.failure()) return std::unexpected(error_of(*sql.failure()));
    return {};
}

}  // namespace

Expected<void> migrate(Sql& sql, std::span<const Migration> steps) {
    sql.begin();
    auto taken = take_steps(sql, steps);
    if (taken && !sql.commit()) taken = std::unexpected(error_of(*sql.failure()));
    if (!taken) sql.rollback();
    return taken;
}

}  // namespace agora::store
