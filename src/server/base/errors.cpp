#include "server/base/errors.hpp"

#include "core/json.hpp"

namespace agora::server {

ErrorCode table_error(ErrorCode code) {
    switch (code) {
        case ErrorCode::busy: return ErrorCode::busy;
        case ErrorCode::not_found: return ErrorCode::no_such_table;
        case ErrorCode::stale_version: return ErrorCode::not_kept;
        default: return ErrorCode::unavailable;
    }
}

Error table_error(ErrorCode code, Lang lang) { return {table_error(code), lang}; }

Error person_error(ErrorCode code, Lang lang) {
    switch (code) {
        case ErrorCode::taken: return {code, lang};
        case ErrorCode::not_found: return {ErrorCode::no_such_person, lang};
        case ErrorCode::invalid_value: return {ErrorCode::bad_request, lang};
        default: return table_error(code, lang);
    }
}

std::string error_json(const Error& error) {
    JsonWriter json;
    json.begin_object().field("refused", error.name()).field("why", error.message);
    return json.end_object().take();
}

}  // namespace agora::server
