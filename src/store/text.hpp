// Validation and case folding of texts.
#pragma once

#include "core/error.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace agora::store {

// Nothing where the text is UTF-8 without U+0000 and at most so many bytes long.
Expected<void> check_text(std::string_view what, std::string_view text, std::size_t most);

// The same for names that differ in case only: Latin, Greek and Cyrillic letters, so that Élodie
// and élodie are one name. Blanks at both ends do not count.
std::string fold_name(std::string_view name);

}  // namespace agora::store
