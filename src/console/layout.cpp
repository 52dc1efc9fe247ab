#include "console/layout.hpp"

#include "cli/line_reader.hpp"
#include "console/phrases.hpp"
#include "core/typed.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <ranges>
#include <utility>

namespace agora::console {

namespace {

constexpr std::string_view indent = "  ";

// Priority of news, the lowest first.
enum class Weight : std::uint8_t {
    table,      // what the board shows as well
    earlier,    // what somebody did before something else
    last,       // what each of the others did last
    to_reader,  // what happened to the reader
};

struct News {
    std::string text;         // after the name that begins it
    std::optional<Seat> who;  // whose name that is
    Weight weight = Weight::earlier;
    std::vector<Seat> also = {};  // others of whom the same was told
};

// Whether it speaks to the reader: of what was done to that person, or what nobody else knows.
bool is_addressed(std::string_view sentence) {
    static constexpr auto words =
        std::to_array<std::string_view>({"you", "your", "vous", "votre", "vos"});
    const auto text = plain_letters(sentence);
    for (const auto part : std::views::split(text, ' ')) {
        std::string_view word(part);
        word = word.substr(0, word.find_first_not_of("abcdefghijklmnopqrstuvwxyz"));
        if (std::ranges::find(words, word) != words.end()) return true;
    }
    return false;
}

// Joins consecutive items with the same words about different players.
void merge_alike(std::vector<News>& news) {
    constexpr std::ptrdiff_t many = 3;
    for (auto first = news.begin(); first != news.end(); ++first) {
        const auto last = std::find_if_not(
            first, news.end(), [&](const News& one) { return one.who && one.text == first->text; });
        if (last - first < many) continue;
        for (auto other = first + 1; other != last; ++other) first->also.push_back(*other->who);
        first = std::prev(news.erase(first + 1, last));
    }
}

std::vector<News> taken_apart(const std::vector<std::string>& sentences, const TerminalStyle& style,
                              std::optional<Seat> reader) {
    std::vector<News> news;
    for (const auto& sentence : sentences) {
        News one{sentence, {}, Weight::table};
        for (Seat seat = 0; seat < style.names.size(); ++seat)
            if (is_of(sentence, style.names[seat]))
                one = {sentence.substr(style.names[seat].size()), seat, Weight::earlier};
        if (reader && is_addressed(one.text)) one.weight = Weight::to_reader;
        std::ranges::replace(one.text, '\n', ' ');
        if (one.text.ends_with('.')) one.text.pop_back();
        news.push_back(std::move(one));
    }
    merge_alike(news);
    SeatSet seen;
    for (auto& one : std::views::reverse(news)) {
        auto seats = one.also;
        if (one.who) seats.push_back(*one.who);
        for (const Seat seat : seats) {
            if (seat != reader && !seen.has(seat)) one.weight = std::max(one.weight, Weight::last);
            seen = seen.with(seat);
        }
    }
    if (std::ranges::none_of(news, [](const News& one) { return one.weight >= Weight::last; }))
        news.back().weight = Weight::last;
    return news;
}

void replace_all(std::string& text, std::string_view from, std::string_view to) {
    for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

std::string run_together(const std::vector<News>& news, std::string text,
                         const TerminalStyle& style) {
    std::optional<Seat> speaks_of;
    for (const auto& one : news) {
        const bool goes_on = one.who && one.who == speaks_of && one.text.starts_with(' ');
        text += goes_on ? "," : text.empty() ? "" : " · ";
        if (one.who && !goes_on) text += style.name(*one.who);
        text += one.text;
        speaks_of = one.who;
        if (one.also.empty()) continue;
        std::string others;
        for (const Seat seat : one.also)
            others.append(others.empty() ? "" : ", ").append(style.name(seat));
        text.append(" ").append(phrase(style.lang, phrases::others_too, others));
    }
    for (Seat seat = 0; seat < style.names.size(); ++seat)
        replace_all(text, style.names[seat], style.short_name(seat));
    return wrap(text, style.width, indent) + "\n";
}

int lines_in(std::string_view text) { return static_cast<int>(std::ranges::count(text, '\n')); }

// As running text, dropping items until the rest fits. The last of each player and what speaks to the
// reader lose what follows their first sentence, and go only where there is no room even then.
std::string shortened(std::vector<News> news, NewsRows rows, const TerminalStyle& style,
                      Rest rest) {
    const auto& more = rest == Rest::in_log ? phrases::more_news : phrases::more_untold;
    int left_out = 0;
    const auto text_now = [&] {
        return run_together(news, left_out == 0 ? "" : phrase(style.lang, more, left_out), style);
    };
    auto text = text_now();
    for (const Weight weight : {Weight::table, Weight::earlier, Weight::last, Weight::to_reader}) {
        const int limit = weight < Weight::last ? rows.wanted : rows.most;
        if (weight == Weight::last && lines_in(text) > limit) {
            for (auto& one : news) one.text.resize(std::min(one.text.find(". "), one.text.size()));
            text = text_now();
        }
        while (lines_in(text) > limit && news.size() > 1) {
            const auto found = std::ranges::find(news, weight, &News::weight);
            if (found == news.end()) break;
            news.erase(found);
            ++left_out;
            text = text_now();
        }
    }
    return text;
}

}  // namespace

bool is_of(std::string_view sentence, std::string_view name) {
    if (!sentence.starts_with(name)) return false;
    const auto rest = sentence.substr(name.size());
    return (rest.starts_with(' ') && !rest.starts_with(" (")) || rest.starts_with("\u00A0") ||
           rest.starts_with(':') || rest.starts_with(',');
}

int rows_of(std::string_view text, int width) {
    int rows = 0;
    for (;;) {
        const auto end = std::min(text.find('\n'), text.size());
        rows += std::max(1, (columns(text.substr(0, end)) + width - 1) / width);
        if (end == text.size()) return rows;
        text.remove_prefix(end + 1);
    }
}

bool is_shown_in(std::string_view drawn, std::string_view text) {
    int known = 0;
    int lines = 0;
    for (const auto part : std::views::split(text, '\n')) {
        const auto line = cli::trimmed(std::string_view(part));
        if (line.empty()) continue;
        ++lines;
        if (drawn.contains(line)) ++known;
    }
    return 2 * known > lines;
}

std::string news_text(const std::vector<std::string>& news, NewsRows rows,
                      const TerminalStyle& style, std::optional<Seat> reader, Rest rest) {
    std::string lines;
    for (const auto& one : news) lines += wrap(one, style.width, indent) + "\n";
    if (news.empty() || lines_in(lines) <= rows.wanted) return lines;
    return shortened(taken_apart(news, style, reader), rows, style, rest);
}

int least_news_rows(const std::vector<std::string>& news, const TerminalStyle& style,
                    std::optional<Seat> reader) {
    return lines_in(news_text(news, 0, style, reader));
}

}  // namespace agora::console
