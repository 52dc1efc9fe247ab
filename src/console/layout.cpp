#include "console/layout.hpp"

#include "console/phrases.hpp"

#include <algorithm>
#include <iterator>
#include <span>

namespace agora {

namespace {

constexpr std::string_view indent = "  ";

std::string on_one_line(std::string text) {
    std::ranges::replace(text, '\n', ' ');
    return text;
}

std::string run_together(std::span<const std::string> news, std::string text, int width) {
    for (const auto& one : news) {
        if (!text.empty()) text += " · ";
        text += on_one_line(one);
    }
    return wrap(text, width, indent) + "\n";
}

int lines_in(std::string_view text) { return static_cast<int>(std::ranges::count(text, '\n')); }

}  // namespace

int rows_of(std::string_view text, int width) {
    int rows = 0;
    for (;;) {
        const auto end = std::min(text.find('\n'), text.size());
        rows += std::max(1, (columns(text.substr(0, end)) + width - 1) / width);
        if (end == text.size()) return rows;
        text.remove_prefix(end + 1);
    }
}

std::string news_text(const std::vector<std::string>& news, int rows, const Look& look) {
    std::string lines;
    for (const auto& one : news) lines += wrap(one, look.width, indent) + "\n";
    if (lines_in(lines) <= rows) return lines;
    std::string text = run_together(news, {}, look.width);
    for (std::size_t left_out = 1; lines_in(text) > rows && left_out < news.size(); ++left_out)
        text = run_together(std::span(news).subspan(left_out),
                            phrase(look.lang, phrases::earlier_news, left_out), look.width);
    return text;
}

}  // namespace agora
