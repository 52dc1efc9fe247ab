#include "store/readers.hpp"
#include "store/rows.hpp"
#include "store/store.hpp"
#include "store/text.hpp"

namespace agora::store {
namespace {

constexpr std::string_view key_columns =
    "k.id, k.person, k.kind, k.hash, k.label, k.scopes, k.since, k.used, k.until";

Key read_key(const SqlRow& row) {
    Key key{.id = row.integer(0),
            .person = row.integer(1),
            .kind = static_cast<Key::Kind>(row.integer(2)),
            .label = row.text(4),
            .scopes = row.text(5),
            .since = row.integer(6),
            .used = row.integer(7),
            .until = row.integer(8)};
    row.bytes(3, key.hash);
    return key;
}

KeyHolder read_holder(const SqlRow& row) {
    return {read_key(row), Person{.id = row.integer(1),
                                  .name = row.text(9),
                                  .password = row.text(10),
                                  .language = static_cast<Lang>(row.integer(11)),
                                  .since = row.integer(12)}};
}

}  // namespace

Expected<void> Store::add_key(Key key, Done<Id> done) {
    if (auto good = check_text("the label", key.label, limit::label); !good) return good;
    if (auto good = check_text("the scopes", key.scopes, limit::scopes); !good) return good;
    const auto bytes = key.label.size() + key.scopes.size();
    return ask(
        {[key = std::move(key)](Sql& sql) -> Expected<Id> {
            if (sql.run("SELECT 1 FROM people WHERE id = $1 AND gone = 0", {key.person}) == 0)
                return refuse(ErrorCode::not_found, "no such person");
            Id id = 0;
            sql.run(
                "INSERT INTO keys (person, kind, hash, label, scopes, since, used, until) "
                "VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (hash) DO NOTHING "
                "RETURNING id",
                {key.person, static_cast<std::int64_t>(key.kind), Bytes(key.hash), key.label,
                 key.scopes, key.since, key.used, key.until},
                [&](const SqlRow& row) { id = row.integer(0); });
            if (id == 0) return refuse(ErrorCode::taken, "this key is there already");
            return id;
        }},
        bytes, std::move(done));
}

Expected<void> Store::touch_key(Id key, Millis used, Done<> done) {
    return ask({[=](Sql& sql) {
                   return changed(sql.run("UPDATE keys SET used = $1 WHERE id = $2", {used, key}),
                                  "key");
               }},
               0, std::move(done));
}

Expected<void> Store::remove_key(Id person, Id key, Done<> done) {
    return ask({[=](Sql& sql) {
                   return changed(
                       sql.run("DELETE FROM keys WHERE id = $1 AND person = $2", {key, person}),
                       "key");
               }},
               0, std::move(done));
}

Expected<void> Store::drop_expired_keys(Millis now, Done<> done) {
    return ask({[=](Sql& sql) -> Expected<Id> {
                   return sql.run("DELETE FROM keys WHERE until > 0 AND until <= $1", {now});
               }},
               0, std::move(done));
}

Expected<KeyHolder> Store::key_holder(const SecretHash& hash, Millis now) const {
    return only(readers_->read([&](Sql& sql) {
        return all_rows(sql,
                        "SELECT " + std::string(key_columns) +
                            ", p.name, p.password, p.language, p.since "
                            "FROM keys k JOIN people p ON p.id = k.person "
                            "WHERE k.hash = $1 AND (k.until = 0 OR k.until > $2)",
                        {Bytes(hash), now}, read_holder);
    }),
                "key");
}

Expected<std::vector<Key>> Store::keys(Id person) const {
    return readers_->read([&](Sql& sql) {
        return all_rows(sql,
                        "SELECT " + std::string(key_columns) +
                            " FROM keys k WHERE k.person = $1 ORDER BY k.id DESC",
                        {person}, read_key);
    });
}

}  // namespace agora::store
