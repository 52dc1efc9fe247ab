// Tables, their logs and what is said there.
#include "store/appends.hpp"
#include "store/readers.hpp"
#include "store/rows.hpp"
#include "store/store.hpp"
#include "store/text.hpp"

namespace agora::store {
namespace {

constexpr std::string_view head_columns =
    "SELECT t.id, t.game, t.state, t.listed, t.rated, t.host, t.since, t.touched, t.deadline, "
    "t.epoch, t.length, s.setup ";

std::string select_heads(std::string_view from_where) {
    return std::string(head_columns).append(from_where);
}

TableHead read_head(const SqlRow& row) {
    return {.id = row.integer(0),
            .game = row.text(1),
            .state = static_cast<TableState>(row.integer(2)),
            .listed = row.integer(3) != 0,
            .rated = row.integer(4) != 0,
            .host = row.integer(5),
            .since = row.integer(6),
            .touched = row.integer(7),
            .deadline = row.integer(8),
            .setup = row.text(11),
            .people = {},
            .epoch = row.integer(9),
            .length = row.integer(10)};
}

void read_people(Sql& sql, std::vector<TableHead>& heads) {
    if (heads.empty()) return;
    std::map<Id, TableHead*> by_id;
    for (auto& head : heads) by_id[head.id] = &head;
    std::vector<SqlValue> ids;
    for (const auto& [id, head] : by_id) ids.emplace_back(id);
    ids.resize(padded(ids.size()), ids.back());
    sql.run("SELECT table_id, person FROM sittings WHERE table_id" + in_list(ids.size()) +
                " ORDER BY table_id, person",
            ids,
            [&](const SqlRow& row) { by_id.at(row.integer(0))->people.push_back(row.integer(1)); });
}

std::vector<TableHead> load_heads(Sql& sql, std::string_view from_where,
                                  std::initializer_list<SqlValue> values) {
    auto heads = all_rows(sql, select_heads(from_where), values, read_head);
    read_people(sql, heads);
    return heads;
}

std::vector<TableHead> load_head(Sql& sql, Id id) {
    return load_heads(sql, "FROM tables t JOIN setups s ON s.table_id = t.id WHERE t.id = $1",
                      {id});
}

std::vector<Entry> load_log(Sql& sql, Id table, std::int64_t after) {
    return all_rows(sql,
                    "SELECT seq, at, text FROM entries WHERE table_id = $1 AND seq > $2 "
                    "ORDER BY seq",
                    {table, after}, [](const SqlRow& row) {
                        return Entry{row.integer(0), row.integer(1), row.text(2)};
                    });
}

std::string_view condition_of(Store::Which which) {
    switch (which) {
        case Store::Which::all: break;
        case Store::Which::open: return "t.state <= 1";
        case Store::Which::hosted: return "t.state <= 1 AND t.host = k.person";
        case Store::Which::engaged: return "(t.host = k.person OR t.state IN (1, 2))";
        case Store::Which::offered: return "t.host <> k.person AND t.state IN (0, 3)";
    }
    return "t.state <= 3";
}

Expected<void> check_head(const TableHead& head) {
    if (auto good = check_text("the game", head.game, limit::game); !good) return good;
    if (auto good = check_text("the setup", head.setup, limit::setup); !good) return good;
    if (head.people.size() > limit::people_at_table)
        return refuse(ErrorCode::invalid_value, "more people than a table can have");
    return {};
}

std::size_t bytes_of(const TableHead& head) {
    return head.game.size() + head.setup.size() + head.people.size() * sizeof(Id);
}

// Why a change of this table under this epoch touched no row.
Expected<Id> not_the_owner(Sql& sql, Id table) {
    if (sql.run("SELECT 1 FROM tables WHERE id = $1", {table}) == 0)
        return refuse(ErrorCode::not_found, "no table " + std::to_string(table));
    return refuse(ErrorCode::stale_version,
                  "table " + std::to_string(table) + " has another owner since");
}

ChatLine read_chat_line(const SqlRow& row) {
    return {.id = row.integer(0),
            .table = row.integer(1),
            .channel = static_cast<ChatChannel>(row.integer(2)),
            .person = row.integer(3),
            .name = row.text(4),
            .text = row.text(5),
            .at = row.integer(6)};
}

}  // namespace

Expected<void> Store::create_table(TableHead head, Done<Id> done) {
    if (auto good = check_head(head); !good) return good;
    const auto bytes = bytes_of(head);
    return ask(
        {[head = std::move(head)](Sql& sql) -> Expected<Id> {
            Id id = 0;
            sql.run(
                "INSERT INTO tables (game, state, listed, rated, host, since, touched, "
                "deadline, epoch, length) "
                "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 1, 0) RETURNING id",
                {head.game, static_cast<std::int64_t>(head.state), std::int64_t{head.listed},
                 std::int64_t{head.rated}, head.host, head.since, head.touched, head.deadline},
                [&](const SqlRow& row) { id = row.integer(0); });
            sql.run("INSERT INTO setups (table_id, setup) VALUES ($1, $2)", {id, head.setup});
            seat_people(sql, id, head.people);
            return id;
        }},
        bytes, std::move(done));
}

Expected<void> Store::claim_table(Id table, Done<std::int64_t> epoch) {
    return ask({.run = [=](Sql& sql) -> Expected<Id> {
                    std::int64_t claimed = 0;
                    sql.run("UPDATE tables SET epoch = epoch + 1 WHERE id = $1 RETURNING epoch",
                            {table}, [&](const SqlRow& row) { claimed = row.integer(0); });
                    if (claimed == 0)
                        return refuse(ErrorCode::not_found, "no table " + std::to_string(table));
                    return claimed;
                },
                .about_tables = true},
               0, std::move(epoch));
}

Expected<void> Store::update_table(TableHead head, Done<> done) {
    if (auto good = check_head(head); !good) return good;
    const auto bytes = bytes_of(head);
    return ask({.run = [head = std::move(head)](Sql& sql) -> Expected<Id> {
                    const auto rows = sql.run(
                        "UPDATE tables SET game = $1, state = $2, listed = $3, rated = $4, "
                        "host = $5, touched = $6, deadline = $7 WHERE id = $8 AND epoch = $9",
                        {head.game, static_cast<std::int64_t>(head.state),
                         std::int64_t{head.listed}, std::int64_t{head.rated}, head.host,
                         head.touched, head.deadline, head.id, head.epoch});
                    if (rows == 0) return not_the_owner(sql, head.id);
                    sql.run("UPDATE setups SET setup = $1 WHERE table_id = $2",
                            {head.setup, head.id});
                    sql.run("DELETE FROM sittings WHERE table_id = $1", {head.id});
                    seat_people(sql, head.id, head.people);
                    return head.id;
                },
                .about_tables = true},
               bytes, std::move(done));
}

Expected<void> Store::append(Append append, Done<> done) {
    if (auto good = check_text("the entry", append.entry.text, limit::entry); !good) return good;
    if (append.head && append.head->people.size() > limit::people_at_table)
        return refuse(ErrorCode::invalid_value, "more people than a table can have");
    const auto bytes = append.entry.text.size();
    return writer_->ask({std::move(append), without_value(std::move(done)), bytes});
}

Expected<TableHead> Store::table(Id id) const {
    return only(readers_->read_snapshot([&](Sql& sql) { return load_head(sql, id); }), "table");
}

Expected<std::vector<Entry>> Store::log(Id table, std::int64_t after) const {
    return readers_->read([&](Sql& sql) { return load_log(sql, table, after); });
}

Expected<StoredTable> Store::load_table(Id id) const {
    return only(readers_->read_snapshot([&](Sql& sql) {
        std::vector<StoredTable> found;
        for (auto& head : load_head(sql, id)) found.push_back({head, load_log(sql, id, 0)});
        return found;
    }),
                "table");
}

Expected<std::vector<TableHead>> Store::lobby(Page page) const {
    return readers_->read_snapshot([&](Sql& sql) {
        return load_heads(sql,
                          "FROM tables t JOIN setups s ON s.table_id = t.id "
                          "WHERE t.state <= 1 AND t.listed = 1 AND t.id < $1 "
                          "ORDER BY t.id DESC LIMIT $2",
                          {older_than(page), at_most(page)});
    });
}

Expected<std::vector<TableHead>> Store::finished(std::string_view game, Page page) const {
    if (!game.empty() && !check_text("the game", game, limit::game))
        return std::vector<TableHead>{};
    return readers_->read_snapshot([&](Sql& sql) {
        const std::string listed =
            "FROM tables t JOIN setups s ON s.table_id = t.id "
            "WHERE t.state = 2 AND t.listed = 1 AND t.id < $1 ";
        if (game.empty())
            return load_heads(sql, listed + "ORDER BY t.id DESC LIMIT $2",
                              {older_than(page), at_most(page)});
        return load_heads(sql, listed + "AND t.game = $2 ORDER BY t.id DESC LIMIT $3",
                          {older_than(page), game, at_most(page)});
    });
}

Expected<std::vector<TableHead>> Store::tables_of(Id person, Which which, Page page) const {
    return readers_->read_snapshot([&](Sql& sql) {
        return load_heads(sql,
                          "FROM sittings k JOIN tables t ON t.id = k.table_id "
                          "JOIN setups s ON s.table_id = t.id "
                          "WHERE k.person = $1 AND k.table_id < $2 AND " +
                              std::string(condition_of(which)) +
                              " ORDER BY k.table_id DESC LIMIT $3",
                          {person, older_than(page), at_most(page)});
    });
}

Expected<std::vector<Deadline>> Store::deadlines() const {
    return readers_->read([](Sql& sql) {
        return all_rows(sql, "SELECT id, deadline FROM tables WHERE state <= 1 AND deadline > 0",
                        {},
                        [](const SqlRow& row) { return Deadline{row.integer(0), row.integer(1)}; });
    });
}

Expected<void> Store::say(ChatLine line, Done<Id> done) {
    if (auto good = check_text("the name", line.name, limit::name); !good) return good;
    if (auto good = check_text("the text", line.text, limit::chat); !good) return good;
    const auto bytes = line.name.size() + line.text.size();
    return ask({[line = std::move(line)](Sql& sql) -> Expected<Id> {
                   Id id = 0;
                   sql.run(
                       "INSERT INTO chat (table_id, room, person, name, text, at) "
                       "VALUES ($1, $2, $3, $4, $5, $6) RETURNING id",
                       {line.table, static_cast<std::int64_t>(line.channel), line.person, line.name,
                        line.text, line.at},
                       [&](const SqlRow& row) { id = row.integer(0); });
                   return id;
               }},
               bytes, std::move(done));
}

Expected<std::vector<ChatLine>> Store::chat(Id table, ChatChannel channel, Page page) const {
    return readers_->read([&](Sql& sql) {
        return all_rows(
            sql,
            "SELECT id, table_id, room, person, name, text, at FROM chat "
            "WHERE table_id = $1 AND room = $2 AND id < $3 "
            "ORDER BY id DESC LIMIT $4",
            {table, static_cast<std::int64_t>(channel), older_than(page), at_most(page)},
            read_chat_line);
    });
}

}  // namespace agora::store
