#include "store/appends.hpp"

#include <set>

namespace agora::store {
namespace {

Expected<void> check(const Append& append, std::int64_t epoch, std::int64_t length) {
    if (append.epoch != epoch)
        return refuse(ErrorCode::stale_version,
                      "table " + std::to_string(append.table) + " has another owner since: epoch " +
                          std::to_string(epoch) + ", not " + std::to_string(append.epoch));
    if (append.entry.seq != length + 1)
        return refuse(ErrorCode::stale_version,
                      "the log of table " + std::to_string(append.table) + " has " +
                          std::to_string(length) + " entries: " + std::to_string(append.entry.seq) +
                          " is not the next one");
    return {};
}

}  // namespace

void Appends::write(Sql& sql) {
    if (waiting_.empty()) return;
    auto heads = load_heads(sql);
    std::vector<const Append*> accepted;
    for (const auto& [append, outcome] : waiting_) {
        const auto head = heads.find(append->table);
        if (head == heads.end()) {
            *outcome = refuse(ErrorCode::not_found, "no table " + std::to_string(append->table));
            continue;
        }
        auto& [epoch, length, last] = head->second;
        if (const auto fits = check(*append, epoch, length); !fits) {
            *outcome = std::unexpected(fits.error());
            continue;
        }
        ++length;
        last = append;
        accepted.push_back(append);
        *outcome = append->entry.seq;
    }
    waiting_.clear();
    insert(sql, accepted);
    move_heads(sql, heads);
    for (const auto* append : accepted)
        if (append->head) change_head(sql, append->table, *append->head);
}

// Heads stay locked until the end of the transaction, so that the table cannot be claimed
// meanwhile; in the order of their ids, to avoid deadlocks.
Appends::Heads Appends::load_heads(Sql& sql) const {
    std::set<Id> tables;
    for (const auto& waiting : waiting_) tables.insert(waiting.append->table);
    const std::vector<SqlValue> ids(tables.begin(), tables.end());
    const std::string_view lock = sql.dialect() == Dialect::postgresql ? " FOR UPDATE" : "";

    Heads heads;
    for (std::size_t at = 0; at < ids.size();) {
        const auto rows = largest_chunk(ids.size() - at);
        sql.run("SELECT id, epoch, length FROM tables WHERE id" + in_list(rows) + " ORDER BY id" +
                    std::string(lock),
                std::span(ids).subspan(at, rows), [&](const SqlRow& row) {
                    heads[row.integer(0)] = {row.integer(1), row.integer(2), nullptr};
                });
        at += rows;
    }
    return heads;
}

void Appends::insert(Sql& sql, std::span<const Append* const> accepted) {
    std::vector<SqlValue> values;
    while (!accepted.empty()) {
        const auto rows = largest_chunk(accepted.size());
        values.clear();
        for (const auto* append : accepted.first(rows)) {
            const auto& entry = append->entry;
            values.insert(values.end(),
                          {append->table, entry.seq, entry.at, std::string_view(entry.text)});
        }
        sql.run(insertion(rows), values);
        accepted = accepted.subspan(rows);
    }
}

void Appends::move_heads(Sql& sql, const Heads& heads) {
    std::vector<std::pair<Id, const Head*>> moved;
    for (const auto& [table, head] : heads)
        if (head.last) moved.emplace_back(table, &head);
    std::vector<SqlValue> values;
    for (std::size_t at = 0; at < moved.size();) {
        const auto rows = largest_chunk(moved.size() - at);
        values.clear();
        for (const auto& [table, head] : std::span(moved).subspan(at, rows))
            values.insert(values.end(),
                          {table, head->length, head->last->entry.at, head->last->deadline});
        sql.run(movement(rows), values);
        at += rows;
    }
}

void change_head(Sql& sql, Id table, const HeadChange& head) {
    sql.run("UPDATE tables SET state = $1, host = $2 WHERE id = $3",
            {static_cast<std::int64_t>(head.state), head.host, table});
    sql.run("DELETE FROM sittings WHERE table_id = $1", {table});
    seat_people(sql, table, head.people);
}

void seat_people(Sql& sql, Id table, const std::vector<Id>& people) {
    for (const Id person : std::set(people.begin(), people.end()))
        sql.run("INSERT INTO sittings (person, table_id) VALUES ($1, $2)", {person, table});
}

const std::string& Appends::insertion(std::size_t rows) {
    auto& statement = insertions_[rows];
    if (statement.empty())
        statement = "INSERT INTO entries (table_id, seq, at, text) VALUES " + value_rows(rows, 4);
    return statement;
}

const std::string& Appends::movement(std::size_t rows) {
    auto& statement = movements_[rows];
    if (statement.empty())
        statement =
            "UPDATE tables SET length = moved.column2, touched = moved.column3, "
            "deadline = moved.column4 FROM (VALUES " +
            value_rows(rows, 4) + ") AS moved WHERE tables.id = moved.column1";
    return statement;
}

}  // namespace agora::store
