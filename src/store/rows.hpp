// Helpers for statements: lists, pages, and the error for an update of no row.
#pragma once

#include "store/sql.hpp"
#include "store/values.hpp"

#include <algorithm>
#include <limits>
#include <string>
#include <vector>

namespace agora::store {

// All rows of a statement, each made a value by `make`.
template <class Make>
auto all_rows(Sql& sql, std::string_view statement, std::initializer_list<SqlValue> values,
              Make make) {
    std::vector<std::invoke_result_t<Make, const SqlRow&>> rows;
    sql.run(statement, values, [&](const SqlRow& row) { rows.push_back(make(row)); });
    return rows;
}

// The value of a list of at most one; an empty list is `not_found`.
template <class T>
Expected<T> only(Expected<std::vector<T>> rows, std::string_view what) {
    if (!rows) return std::unexpected(std::move(rows.error()));
    if (rows->empty()) return refuse(ErrorCode::not_found, "no such " + std::string(what));
    return std::move(rows->front());
}

inline Expected<Id> changed(std::int64_t rows, std::string_view what) {
    if (rows == 0) return refuse(ErrorCode::not_found, "no such " + std::string(what));
    return rows;
}

inline std::int64_t older_than(const Page& page) {
    return page.after > 0 ? page.after : std::numeric_limits<std::int64_t>::max();
}

inline std::int64_t at_most(const Page& page) { return std::clamp(page.most, 1, limit::page); }

}  // namespace agora::store
