#include "store/readers.hpp"
#include "store/rows.hpp"
#include "store/store.hpp"
#include "store/text.hpp"

namespace agora::store {
namespace {

constexpr std::string_view select_person =
    "SELECT id, name, password, language, since, gone FROM people WHERE ";

Person read_person(const SqlRow& row) {
    return {.id = row.integer(0),
            .name = row.text(1),
            .password = row.text(2),
            .language = static_cast<Lang>(row.integer(3)),
            .since = row.integer(4),
            .gone = row.integer(5)};
}

Expected<void> check_name(std::string_view name) {
    if (auto good = check_text("the name", name, limit::name); !good) return good;
    if (fold_name(name).empty()) return refuse(ErrorCode::invalid_value, "the name is empty");
    return {};
}

std::unexpected<Error> name_taken(std::string_view name) {
    return refuse(ErrorCode::taken, "the name " + std::string(name) + " is taken");
}

}  // namespace

Expected<void> Store::create_person(Person person, Done<Id> done) {
    if (auto good = check_name(person.name); !good) return good;
    if (auto good = check_text("the hash", person.password, limit::password); !good) return good;
    const auto bytes = person.name.size() + person.password.size();
    return ask({[person = std::move(person)](Sql& sql) -> Expected<Id> {
                   Id id = 0;
                   sql.run(
                       "INSERT INTO people (name, folded, password, language, since, gone) "
                       "VALUES ($1, $2, $3, $4, $5, 0) ON CONFLICT (folded) DO NOTHING "
                       "RETURNING id",
                       {person.name, fold_name(person.name), person.password,
                        static_cast<std::int64_t>(person.language), person.since},
                       [&](const SqlRow& row) { id = row.integer(0); });
                   if (id == 0) return name_taken(person.name);
                   return id;
               }},
               bytes, std::move(done));
}

Expected<void> Store::rename_person(Id person, std::string name, Done<> done) {
    if (auto good = check_name(name); !good) return good;
    const auto bytes = name.size();
    return ask({[person, name = std::move(name)](Sql& sql) -> Expected<Id> {
                   const auto folded = fold_name(name);
                   if (sql.run("SELECT 1 FROM people WHERE folded = $1 AND id <> $2",
                               {folded, person}) > 0)
                       return name_taken(name);
                   return changed(sql.run("UPDATE people SET name = $1, folded = $2 "
                                          "WHERE id = $3 AND gone = 0",
                                          {name, folded, person}),
                                  "person");
               }},
               bytes, std::move(done));
}

Expected<void> Store::set_password(Id person, std::string hash, Done<> done) {
    if (auto good = check_text("the hash", hash, limit::password); !good) return good;
    const auto bytes = hash.size();
    return ask({[person, hash = std::move(hash)](Sql& sql) {
                   sql.run("DELETE FROM keys WHERE person = $1 AND kind = $2",
                           {person, static_cast<std::int64_t>(Key::Kind::session)});
                   return changed(
                       sql.run("UPDATE people SET password = $1 WHERE id = $2 AND gone = 0",
                               {hash, person}),
                       "person");
               }},
               bytes, std::move(done));
}

Expected<void> Store::set_language(Id person, Lang language, Done<> done) {
    return ask({[=](Sql& sql) {
                   return changed(
                       sql.run("UPDATE people SET language = $1 WHERE id = $2 AND gone = 0",
                               {static_cast<std::int64_t>(language), person}),
                       "person");
               }},
               0, std::move(done));
}

Expected<void> Store::delete_person(Id person, Millis now, Done<> done) {
    return ask({[=](Sql& sql) {
                   const auto gone =
                       changed(sql.run("UPDATE people SET name = '', folded = NULL, password = '', "
                                       "gone = $1 WHERE id = $2 AND gone = 0",
                                       {now, person}),
                               "person");
                   if (!gone) return gone;
                   sql.run("DELETE FROM keys WHERE person = $1", {person});
                   sql.run("DELETE FROM ratings WHERE person = $1", {person});
                   sql.run("UPDATE results SET name = '' WHERE person = $1 AND person > 0",
                           {person});
                   sql.run("UPDATE chat SET name = '' WHERE person = $1", {person});
                   return gone;
               }},
               0, std::move(done));
}

Expected<Person> Store::person(Id id) const {
    return only(readers_->read([&](Sql& sql) {
        return all_rows(sql, std::string(select_person) + "id = $1", {id}, read_person);
    }),
                "person");
}

Expected<Person> Store::person_named(std::string_view name) const {
    if (!check_name(name)) return refuse(ErrorCode::not_found, "no such person");
    return only(readers_->read([folded = fold_name(name)](Sql& sql) {
        return all_rows(sql, std::string(select_person) + "folded = $1", {folded}, read_person);
    }),
                "person");
}

}  // namespace agora::store
