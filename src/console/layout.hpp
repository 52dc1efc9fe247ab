// What goes on a screen of so many rows: how high a text is, and news that are kept short.
#pragma once

#include "core/terminal_style.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace agora::console {

// How many rows a text takes on a screen of that width, its last line included.
int rows_of(std::string_view text, int width);

// Whether most lines of a text are in a drawing already.
bool is_shown_in(std::string_view drawn, std::string_view text);

// Whether a sentence begins with that name, and not with a longer one.
bool is_of(std::string_view sentence, std::string_view name);

// A name without what is said of a bot in brackets, as long as nobody else is called so.
std::string short_name(const Look& look, Seat seat);

// News, a line each, as lines of the width; where they would take more rows than there are, run
// together, the names short and said but once. Where that is still too much, the oldest are left
// out and counted, last of all what each of the others did last. At least that is told, whatever it
// takes. Each line ends with its end. What is left out is in the log, where there is one.
enum class Rest : std::uint8_t { in_log, nowhere };
std::string news_text(const std::vector<std::string>& news, int rows, const Look& look,
                      std::optional<Seat> reader = {}, Rest rest = Rest::in_log);

// The rows of what is told whatever it takes.
int least_news_rows(const std::vector<std::string>& news, const Look& look,
                    std::optional<Seat> reader = {});

}  // namespace agora::console
