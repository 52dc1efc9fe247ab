// Errors of the store and of tables as the API reports them.
#pragma once

#include "core/error.hpp"

namespace agora::server {

// Maps an error of the store to one about a table.
ErrorCode table_error(ErrorCode code);
Error table_error(ErrorCode code, Lang lang);

// Maps it to one about a person or a token.
Error person_error(ErrorCode code, Lang lang);

// {"refused":"late","why":"..."}
std::string error_json(const Error& error);

}  // namespace agora::server
