// A text in the language of the reader; {} is filled in by fmt.
#pragma once

#include "core/language.hpp"
#include "core/typography.hpp"

#include <fmt/format.h>

#include <string>
#include <utility>

namespace agora::cli {

// What is filled in stays as it is: names and files are as people wrote them.
template <class... Parts>
std::string phrase(Lang lang, const Text& text, Parts&&... parts) {
    const auto written = typeset(std::string(text.in(lang)), lang);
    return fmt::format(fmt::runtime(written), std::forward<Parts>(parts)...);
}

}  // namespace agora::cli
