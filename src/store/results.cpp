// Results and ratings of finished tables.
#include "store/readers.hpp"
#include "store/rows.hpp"
#include "store/store.hpp"
#include "store/text.hpp"

#include <cmath>

namespace agora::store {
namespace {

constexpr std::string_view select_results =
    "SELECT id, table_id, game, seat, person, name, rank, score, rated, rating_before, "
    "rating_after, take_backs, at FROM results WHERE ";

SeatResult read_result(const SqlRow& row) {
    return {.id = row.integer(0),
            .table = row.integer(1),
            .game = row.text(2),
            .seat = static_cast<int>(row.integer(3)),
            .person = row.integer(4),
            .name = row.text(5),
            .rank = static_cast<int>(row.integer(6)),
            .score = static_cast<int>(row.integer(7)),
            .rated = row.integer(8) != 0,
            .before = row.real(9),
            .after = row.real(10),
            .take_backs = static_cast<int>(row.integer(11)),
            .at = row.integer(12)};
}

constexpr std::string_view rating_columns =
    "SELECT r.person, r.game, r.rating, r.deviation, r.volatility, r.games, r.at";

Rating read_rating(const SqlRow& row) {
    return {.person = row.integer(0),
            .game = row.text(1),
            .rating = row.real(2),
            .deviation = row.real(3),
            .volatility = row.real(4),
            .games = static_cast<int>(row.integer(5)),
            .at = row.integer(6)};
}

Expected<void> check_finish(const Finish& finish) {
    if (finish.seats.size() > limit::seats || finish.ratings.size() > limit::seats)
        return refuse(ErrorCode::invalid_value, "more seats than a table can have");
    for (const auto& seat : finish.seats) {
        if (auto good = check_text("the name", seat.name, limit::name); !good) return good;
        if (!std::isfinite(seat.before) || !std::isfinite(seat.after))
            return refuse(ErrorCode::invalid_value, "a rating that is no number");
    }
    for (const auto& rating : finish.ratings)
        if (!std::isfinite(rating.rating) || !std::isfinite(rating.deviation) ||
            !std::isfinite(rating.volatility))
            return refuse(ErrorCode::invalid_value, "a rating that is no number");
    return {};
}

Expected<Id> cannot_finish(Sql& sql, const Finish& finish) {
    std::int64_t epoch = 0;
    sql.run("SELECT epoch FROM tables WHERE id = $1", {finish.table},
            [&](const SqlRow& row) { epoch = row.integer(0); });
    const auto table = "table " + std::to_string(finish.table);
    if (epoch == 0) return refuse(ErrorCode::not_found, "no " + table);
    if (epoch != finish.epoch)
        return refuse(ErrorCode::stale_version, table + " has another owner since");
    return refuse(ErrorCode::stale_version, table + " is finished already");
}

void insert_result(Sql& sql, const Finish& finish, std::string_view game, const SeatResult& seat) {
    sql.run(
        "INSERT INTO results (table_id, game, seat, person, name, rank, score, rated, "
        "rating_before, rating_after, take_backs, at) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
        {finish.table, game, std::int64_t{seat.seat}, seat.person, seat.name,
         std::int64_t{seat.rank}, std::int64_t{seat.score}, std::int64_t{seat.rated}, seat.before,
         seat.after, std::int64_t{seat.take_backs}, finish.at});
}

// Optimistic locking: two tables of one person may end together, both computed from the same
// rating; the second update must not overwrite the first.
void put_rating(Sql& sql, const Finish& finish, std::string_view game, const Rating& rating) {
    const auto written = sql.run(
        "INSERT INTO ratings (person, game, rating, deviation, volatility, games, at) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (person, game) DO UPDATE SET "
        "rating = excluded.rating, deviation = excluded.deviation, "
        "volatility = excluded.volatility, games = excluded.games, at = excluded.at "
        "WHERE ratings.games = excluded.games - 1",
        {rating.person, game, rating.rating, rating.deviation, rating.volatility,
         std::int64_t{rating.games}, finish.at});
    std::int64_t games = 0;
    sql.run("SELECT games FROM ratings WHERE person = $1 AND game = $2", {rating.person, game},
            [&](const SqlRow& row) { games = row.integer(0); });
    if (written == 0)
        sql.fail({SqlFailure::Kind::stale, "the rating of person " + std::to_string(rating.person) +
                                               " has " + std::to_string(games) + " games since"});
}

}  // namespace

Expected<void> Store::finish(Finish finish, Done<> done) {
    if (auto good = check_finish(finish); !good) return good;
    const auto bytes = (finish.seats.size() + finish.ratings.size()) * sizeof(SeatResult);
    return ask({.run = [finish = std::move(finish)](Sql& sql) -> Expected<Id> {
                    std::string game;
                    const auto rows = sql.run(
                        "UPDATE tables SET state = 2, touched = $1, deadline = 0 "
                        "WHERE id = $2 AND epoch = $3 AND state <= 1 RETURNING game",
                        {finish.at, finish.table, finish.epoch},
                        [&](const SqlRow& row) { game = row.text(0); });
                    if (rows == 0) return cannot_finish(sql, finish);
                    for (const auto& seat : finish.seats) insert_result(sql, finish, game, seat);
                    for (const auto& rating : finish.ratings) put_rating(sql, finish, game, rating);
                    return finish.table;
                },
                .about_tables = true},
               bytes, std::move(done));
}

Expected<std::vector<SeatResult>> Store::results(Id table) const {
    return readers_->read([&](Sql& sql) {
        return all_rows(sql, std::string(select_results) + "table_id = $1 ORDER BY seat", {table},
                        read_result);
    });
}

Expected<std::vector<SeatResult>> Store::history(Id person, Id viewer, Page page) const {
    return readers_->read([&](Sql& sql) {
        return all_rows(sql,
                        std::string(select_results) +
                            "person = $1 AND person > 0 AND id < $2 AND ("
                            "EXISTS (SELECT 1 FROM tables t"
                            " WHERE t.id = results.table_id AND t.listed = 1) OR "
                            "EXISTS (SELECT 1 FROM results o WHERE o.table_id = results.table_id"
                            " AND o.person = $3 AND o.person > 0)) ORDER BY id DESC LIMIT $4",
                        {person, older_than(page), viewer, at_most(page)}, read_result);
    });
}

Expected<Rating> Store::rating(Id person, std::string_view game) const {
    if (!check_text("the game", game, limit::game))
        return refuse(ErrorCode::not_found, "no such rating");
    return only(readers_->read([&](Sql& sql) {
        return all_rows(
            sql,
            std::string(rating_columns) + " FROM ratings r WHERE r.person = $1 AND r.game = $2",
            {person, game}, read_rating);
    }),
                "rating");
}

Expected<std::vector<Rating>> Store::ratings(Id person) const {
    return readers_->read([&](Sql& sql) {
        return all_rows(
            sql,
            std::string(rating_columns) + " FROM ratings r WHERE r.person = $1 ORDER BY r.game",
            {person}, read_rating);
    });
}

Expected<std::vector<Ranked>> Store::leaderboard(std::string_view game, double known_within,
                                                 Page page) const {
    if (!check_text("the game", game, limit::game)) return std::vector<Ranked>{};
    return readers_->read([&](Sql& sql) {
        return all_rows(sql,
                        std::string(rating_columns) +
                            ", p.name FROM ratings r JOIN people p ON p.id = r.person "
                            "WHERE r.game = $1 AND p.gone = 0 "
                            "ORDER BY CASE WHEN r.deviation <= $2 THEN 0 ELSE 1 END, "
                            "r.rating DESC, r.person LIMIT $3 OFFSET $4",
                        {game, known_within, at_most(page), std::max<Id>(page.after, 0)},
                        [](const SqlRow& row) { return Ranked{read_rating(row), row.text(7)}; });
    });
}

}  // namespace agora::store
