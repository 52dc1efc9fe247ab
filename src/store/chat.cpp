#include "store/readers.hpp"
#include "store/rows.hpp"
#include "store/store.hpp"
#include "store/text.hpp"

namespace agora::store {
namespace {

ChatLine read_line(const SqlRow& row) {
    return {.id = row.integer(0),
            .table = row.integer(1),
            .room = static_cast<Room>(row.integer(2)),
            .person = row.integer(3),
            .name = row.text(4),
            .text = row.text(5),
            .at = row.integer(6)};
}

}  // namespace

Expected<void> Store::say(ChatLine line, Done<Id> done) {
    if (auto good = check_text("the name", line.name, limit::name); !good) return good;
    if (auto good = check_text("the text", line.text, limit::chat); !good) return good;
    const auto bytes = line.name.size() + line.text.size();
    return ask({[line = std::move(line)](Sql& sql) -> Expected<Id> {
                   Id id = 0;
                   sql.run(
                       "INSERT INTO chat (table_id, room, person, name, text, at) "
                       "VALUES ($1, $2, $3, $4, $5, $6) RETURNING id",
                       {line.table, static_cast<std::int64_t>(line.room), line.person, line.name,
                        line.text, line.at},
                       [&](const SqlRow& row) { id = row.integer(0); });
                   return id;
               }},
               bytes, std::move(done));
}

Expected<std::vector<ChatLine>> Store::chat(Id table, Room room, Page page) const {
    return readers_->read([&](Sql& sql) {
        return all_rows(sql,
                        "SELECT id, table_id, room, person, name, text, at FROM chat "
                        "WHERE table_id = $1 AND room = $2 AND id < $3 "
                        "ORDER BY id DESC LIMIT $4",
                        {table, static_cast<std::int64_t>(room), older_than(page), at_most(page)},
                        read_line);
    });
}

}  // namespace agora::store
