// One error type for everything that a person or a program can get wrong. It is returned, never
// thrown.
#pragma once

#include "core/language.hpp"

#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace agora {

enum class ErrorCode : std::uint8_t {
    // what a person typed; the sentence says what is wrong
    invalid,
    // requests and who makes them
    bad_request,
    not_json,
    foreign,
    not_found,
    wrong_method,
    not_a_socket,
    bad_token,
    wrong_login,
    wrong_password,
    guest,
    registered,
    bad_name,
    bad_password,
    taken,
    no_such_game,
    no_such_person,
    no_such_token,
    other_rules,
    rate_limited,
    too_many_tokens,
    // the server
    bad_message,
    bad_setup,
    too_big,
    unauthorized,
    not_allowed,
    no_such_table,
    not_following,
    too_many_tables,
    too_many_exhibitions,
    too_many_follows,
    busy,
    not_kept,
    unavailable,
    broken,
    internal_error,
    closing,
    no_hint,
    // the store
    invalid_value,
    stale_version,
    // a table
    not_here,
    already_here,
    not_host,
    no_such_seat,
    seat_taken,
    wrong_key,
    not_full,
    not_waiting,
    not_playing,
    over,
    not_over,
    closed,
    not_your_turn,
    late,
    ahead,
    time_up,
    illegal,
    asks_consent,
    unknowable,
    no_undo,
    nothing_to_undo,
    undo_after_others,
    undo_after_luck,
    undo_after_news,
    undo_asked,
    no_request,
    no_pace,
    bad_pace,
    bad_text,
    too_long,
    crowded,
    // a client
    unreachable,
};

// One row of the table of codes: the name in messages, the HTTP status, the sentence for people.
struct ErrorRow {
    ErrorCode code;
    std::string_view name;
    int http_status;
    Text message;
};

std::span<const ErrorRow> all_errors();  // in the order of ErrorCode
const ErrorRow& row_of(ErrorCode code);
std::optional<ErrorCode> error_code(std::string_view name);

struct Error {
    ErrorCode code = ErrorCode::invalid;
    // A sentence that says what is wrong and, where it helps, what to do.
    std::string message;
    // The French translation, where `message` was made without knowing the reader's language.
    std::string french{};

    Error() = default;
    explicit Error(std::string said) : message(std::move(said)) {}
    Error(std::string said, std::string said_in_french)
        : message(std::move(said)), french(std::move(said_in_french)) {}
    Error(ErrorCode of, std::string said) : code(of), message(std::move(said)) {}
    Error(ErrorCode of, Lang lang) : code(of), message(row_of(of).message.in(lang)) {}

    std::string_view name() const { return row_of(code).name; }
    int http_status() const { return row_of(code).http_status; }

    // The message in the reader's language, where there is a translation.
    const std::string& in(Lang lang) const {
        return lang == Lang::fr && !french.empty() ? french : message;
    }
    friend bool operator==(const Error&, const Error&) = default;
};

template <class T>
using Expected = std::expected<T, Error>;

inline std::unexpected<Error> refuse(std::string message, std::string french = {}) {
    return std::unexpected(Error{std::move(message), std::move(french)});
}
inline std::unexpected<Error> refuse(ErrorCode code, std::string message) {
    return std::unexpected(Error{code, std::move(message)});
}
inline std::unexpected<Error> refuse(ErrorCode code, Lang lang) {
    return std::unexpected(Error{code, lang});
}

}  // namespace agora
