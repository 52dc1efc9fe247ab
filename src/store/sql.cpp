#include "store/sql.hpp"

#include <algorithm>
#include <bit>

namespace agora::store {
namespace {

constexpr std::size_t most_rows = 256;  // times 6 columns: below what either database allows

}  // namespace

Error error_of(const SqlFailure& failure) {
    switch (failure.kind) {
        case SqlFailure::Kind::lost: return {ErrorCode::unavailable, failure.text};
        case SqlFailure::Kind::taken: return {ErrorCode::taken, failure.text};
        case SqlFailure::Kind::dangling:
            return {ErrorCode::not_found,
                    "it refers to something that is not there: " + failure.text};
        case SqlFailure::Kind::stale: return {ErrorCode::stale_version, failure.text};
        case SqlFailure::Kind::broken: break;
    }
    return {ErrorCode::invalid_value, failure.text};
}

std::int64_t Sql::run(std::string_view statement, std::span<const SqlValue> values,
                      const RowReceiver& receive) {
    if (failure_) return 0;
    auto outcome = execute(statement, values, receive);
    if (outcome) return *outcome;
    failure_ = std::move(outcome.error());
    return 0;
}

std::int64_t Sql::run(std::string_view statement, std::initializer_list<SqlValue> values,
                      const RowReceiver& receive) {
    return run(statement, std::span(values.begin(), values.size()), receive);
}

void Sql::script(std::string_view statements) {
    if (failure_) return;
    auto outcome = execute_script(statements);
    if (!outcome) failure_ = std::move(outcome.error());
}

void Sql::begin() {
    if (auto place = check_place(); !place) fail(std::move(place.error()));
    run(dialect() == Dialect::sqlite ? "BEGIN IMMEDIATE" : "BEGIN");
}

void Sql::begin_snapshot() {
    run(dialect() == Dialect::sqlite ? "BEGIN" : "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
}

bool Sql::commit() {
    run("COMMIT");
    return !failure_;
}

void Sql::fail(SqlFailure failure) {
    if (!failure_) failure_ = std::move(failure);
}

void Sql::rollback() {
    failure_.reset();
    // Where the transaction has already ended, or the connection is lost, this fails harmlessly.
    [[maybe_unused]] const auto ignored = execute("ROLLBACK", {}, {});
}

std::string value_rows(std::size_t rows, std::size_t columns) {
    std::string list;
    std::size_t number = 0;
    for (std::size_t row = 0; row < rows; ++row) {
        list += row == 0 ? "(" : ",(";
        for (std::size_t column = 0; column < columns; ++column) {
            if (column > 0) list += ',';
            list += '$' + std::to_string(++number);
        }
        list += ')';
    }
    return list;
}

std::size_t largest_chunk(std::size_t rows) { return std::min(std::bit_floor(rows), most_rows); }

std::string in_list(std::size_t ids) { return " IN " + value_rows(1, padded(ids)); }

std::size_t padded(std::size_t ids) { return std::bit_ceil(ids); }

}  // namespace agora::store
