#include "store/store.hpp"

#include "store/migrations.hpp"
#include "store/postgres.hpp"
#include "store/readers.hpp"
#include "store/sqlite.hpp"

#include <future>
#include <optional>

namespace agora::store {
namespace {

constexpr std::string_view sqlite_scheme = "sqlite:";

std::optional<std::string> sqlite_path(std::string_view address) {
    if (!address.starts_with(sqlite_scheme)) return std::nullopt;
    return std::string(address.substr(sqlite_scheme.size()));
}

// The address is not repeated: it may hold a password.
Expected<std::unique_ptr<Database>> open_database(const std::string& address) {
    if (const auto path = sqlite_path(address); path && !path->empty()) return open_sqlite(*path);
    if (address.starts_with("postgresql://") || address.starts_with("postgres://"))
        return open_postgres(address);
    return refuse(ErrorCode::invalid_value,
                  "the address of a database is sqlite:PATH or postgresql://USER@HOST/DATABASE");
}

}  // namespace

Expected<std::unique_ptr<Store>> Store::open(const std::string& address, const Settings& settings) {
    auto database = open_database(address);
    if (!database) return std::unexpected(std::move(database.error()));
    auto sql = (*database)->connect(Database::Use::write);
    if (!sql) return std::unexpected(std::move(sql.error()));
    if (auto migrated = migrate(**sql, migrations()); !migrated)
        return std::unexpected(std::move(migrated.error()));
    return std::unique_ptr<Store>(new Store(std::move(*database), std::move(*sql), settings));
}

Expected<std::unique_ptr<Store>> Store::open(const std::string& address) {
    return open(address, Settings{});
}

Store::Store(std::unique_ptr<Database> database, std::unique_ptr<Sql> sql, const Settings& settings)
    : database_(std::move(database)),
      readers_(std::make_unique<Readers>(*database_, settings.readers)),
      writer_(std::make_unique<Writer>(*database_, std::move(sql), settings.queue)) {}

Store::~Store() = default;

// Writes are answered in order: the last of all tells that there are no others.
void Store::drain() {
    std::promise<void> answered;
    const auto asked = ask({[](Sql&) -> Expected<Id> { return 0; }}, 0,
                           [&](const Expected<Id>&) { answered.set_value(); });
    if (asked) answered.get_future().wait();
}

void Store::close() { writer_->stop(); }

bool Store::healthy() const { return writer_->healthy(); }

WriterStatus Store::status() const { return writer_->status(); }

Expected<void> Store::backup(const std::string& path) const { return database_->backup(path); }

Expected<void> Store::backup(const std::string& address, const std::string& path) {
    if (const auto from = sqlite_path(address); from && !from->empty())
        return backup_sqlite(*from, path);
    return refuse(ErrorCode::invalid_value, "PostgreSQL is copied with pg_dump (docs/storage.md)");
}

Expected<void> Store::restore(const std::string& backup, const std::string& address) {
    if (const auto path = sqlite_path(address); path && !path->empty())
        return restore_sqlite(backup, *path);
    return refuse(ErrorCode::invalid_value,
                  "PostgreSQL is restored with pg_restore (docs/storage.md)");
}

Expected<void> Store::ask(Work work, std::size_t bytes, Done<Id> done) {
    return writer_->ask({std::move(work), std::move(done), bytes});
}

Expected<void> Store::ask(Work work, std::size_t bytes, Done<> done) {
    return writer_->ask({std::move(work), without_value(std::move(done)), bytes});
}

Done<Id> Store::without_value(Done<> done) {
    return [done = std::move(done)](Expected<Id> outcome) mutable {
        if (outcome) return done({});
        done(std::unexpected(std::move(outcome.error())));
    };
}

}  // namespace agora::store
