// How errors of the store and of a table are told to those outside.
#pragma once

#include "core/error.hpp"

namespace agora::server {

// What an error of the store means to one who asks for a table.
ErrorCode table_error(ErrorCode code);
Error table_error(ErrorCode code, Lang lang);

// What it means to one who asks for a person or a token.
Error person_error(ErrorCode code, Lang lang);

// {"refused":"late","why":"..."}
std::string error_json(const Error& error);

}  // namespace agora::server
