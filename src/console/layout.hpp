// What goes on a screen of so many rows: how high a text is, and news that are kept short.
#pragma once

#include "core/look.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace agora {

// How many rows a text takes on a screen of that width, its last line included.
int rows_of(std::string_view text, int width);

// News, a line each, as lines of the width; where they would take more rows than there are, run
// together, and where that is still too much, the last ones after a word about the others. At least
// the last piece of news is told, whatever it takes. Each line ends with its end.
std::string news_text(const std::vector<std::string>& news, int rows, const Look& look);

}  // namespace agora
