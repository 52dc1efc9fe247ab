// Fitting text into the rows of a screen: heights of texts, and news that are shortened.
#pragma once

#include "core/terminal_style.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
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

// Lays out news, one item a line. Where they take more rows than there are, they are joined into
// running text with short names, each name once; if that is still too much, the oldest are dropped
// and counted. The last item of each opponent and what speaks to the reader are kept, if need be by
// their first sentences, as long as there are `most` rows for them; one item anyway. Each line ends with a newline. Dropped
// items are in the log, where there is one.
enum class Rest : std::uint8_t { in_log, nowhere };
struct NewsRows {
    int wanted;
    int most;
    // Without a limit for what is always kept.
    NewsRows(int rows, int at_most = std::numeric_limits<int>::max())  // NOLINT(google-explicit-*)
        : wanted(rows), most(std::max(rows, at_most)) {}
};
std::string news_text(const std::vector<std::string>& news, NewsRows rows,
                      const TerminalStyle& style, std::optional<Seat> reader = {},
                      Rest rest = Rest::in_log);

// The rows of the items that are always kept.
int least_news_rows(const std::vector<std::string>& news, const TerminalStyle& style,
                    std::optional<Seat> reader = {});

}  // namespace agora::console
