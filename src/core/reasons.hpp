// Error messages with their subject: errno as text, and `subject: reason`.
#pragma once

#include "core/error.hpp"

#include <string>
#include <string_view>
#include <system_error>

namespace agora {

// The text of an errno in both languages.
Error system_error(int error);
Error system_error(const std::error_code& error);

// `what: why`. What it is about is a name, such as that of a file, and is the same in both
// languages, unless it is given twice.
Error error_about(std::string_view what, const Error& why);
Error error_about(std::string_view what, std::string_view french, const Error& why);

}  // namespace agora
