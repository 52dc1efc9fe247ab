#include "console/terminal.hpp"

#include "console/layout.hpp"
#include "console/phrases.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <ranges>
#include <utility>

namespace agora::console {

namespace {

constexpr int tallest_screen = 100;

// Lines that are too long for the window go on below, between words.
std::string broken_by_words(std::string_view text, int width) {
    std::string lines;
    for (const auto part : std::views::split(text, '\n')) {
        const std::string_view line(part);
        if (part.begin() != text.begin()) lines += "\n";
        lines += columns(line) > width ? wrap(line, width) : std::string(line);
    }
    return lines;
}

bool is_set(const char* variable) {
    const char* value = std::getenv(variable);
    return value != nullptr && *value != '\0';
}

bool is_dumb() {
    const char* kind = std::getenv("TERM");
    return kind == nullptr || std::string_view(kind).empty() || std::string_view(kind) == "dumb";
}

}  // namespace

Terminal::Terminal(Wishes wishes)
    : reader_(STDIN_FILENO, signals_),
      reads_terminal_(isatty(STDIN_FILENO) == 1),
      attended_(reads_terminal_ && isatty(STDOUT_FILENO) == 1),
      colour_(isatty(STDOUT_FILENO) == 1 && !wishes.plain && !wishes.no_colour &&
              !is_set("NO_COLOR") && !is_dumb()) {
    if (attended_ && !wishes.plain && !is_dumb()) editor_.emplace(signals_);
}

std::optional<int> Terminal::rows() const {
    winsize size{};
    if (!attended_ || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_row == 0)
        return std::nullopt;
    return size.ws_row;
}

TerminalStyle Terminal::style(Lang lang, std::span<const std::string> names) const {
    TerminalStyle style{.lang = lang, .colour = colour_, .width = usual_width, .names = names};
    winsize size{};
    if (attended_ && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
        style.width = size.ws_col;
    return style;
}

void Terminal::print(std::string_view text) {
    if (!makes_room_.empty()) print(std::exchange(makes_room_, {}));
    if (!gone_ && !cli::write_all(STDOUT_FILENO, text)) gone_ = true;
}

void Terminal::say(std::string_view line) { print(std::string(line) + "\n"); }

void Terminal::clear_screen() {
    if (editor_) print("\x1b[H\x1b[2J");
}

void Terminal::clear() {
    if (editor_)
        print("\x1b[H\x1b[2J\x1b[3J");
    else if (attended_)
        print(std::string(
            static_cast<std::size_t>(std::min(rows().value_or(tallest_screen), tallest_screen)),
            '\n'));
}

void Terminal::page(std::string_view whole, Lang lang, Opened opened) {
    while (whole.ends_with('\n')) whole.remove_suffix(1);
    constexpr int after = 2;  // rows: what is said after it, and the prompt
    const int width = style(lang, {}).width;
    const auto fitting = attended_ ? broken_by_words(whole, width) : std::string(whole);
    const auto height = editor_ ? rows() : std::nullopt;
    if (!height || rows_of(fitting, width) + after <= *height) return say(fitting);
    const Keys keys(STDIN_FILENO);
    const auto turn = [&](const Text& about_keys) {
        const auto text = phrase(lang, about_keys);
        // A line that is broken cannot be taken away.
        const bool narrow = columns(text) >= width;
        print(paint(style(lang, {}), Ink::bold,
                    narrow ? phrase(lang, phrases::pager_keys_short) : text));
        const auto wish = leaf(keys);
        print("\r\x1b[K");
        return wish;
    };
    std::vector<std::string_view> lines;
    for (const auto part : std::views::split(std::string_view(fitting), '\n'))
        lines.emplace_back(part);
    const int room = *height - 1;
    const auto page_before = [&](std::size_t end) {  // where a page begins that ends there
        int left = room;
        while (end > 0 && rows_of(lines[end - 1], width) <= left)
            left -= rows_of(lines[--end], width);
        return end;
    };
    std::size_t first = opened == Opened::at_end ? page_before(lines.size()) : 0;
    std::size_t next = first;  // line to be shown
    bool by_line = false;
    while (!is_gone()) {
        int left = by_line ? 1 : room;
        do {
            left -= rows_of(lines[next], width);
            say(lines[next++]);
        } while (next < lines.size() && rows_of(lines[next], width) <= left);
        first = std::min(page_before(next), next - 1);
        const bool is_end = next == lines.size();
        // What follows would push the first lines of a full page away.
        if (is_end && (by_line || left + 1 >= after)) return;
        const auto wish = turn(first == 0 ? phrases::pager_keys
                               : is_end   ? phrases::pager_keys_end
                                          : phrases::pager_keys_back);
        if (wish == Leaf::leave || (is_end && wish != Leaf::back)) return;
        by_line = wish == Leaf::line;
        if (wish == Leaf::back) next = page_before(first);
    }
}

Terminal::Leaf Terminal::leaf(const Keys& keys) {
    constexpr double moment = 0.5;  // seconds between checks for signals
    while (!is_gone() && !interrupted()) {
        const auto key = keys.next(moment);
        if (!key) continue;
        if (*key == 'q' || *key == '\x1b' || *key == '\x04') return Leaf::leave;
        if (*key == '\n') return Leaf::line;
        if (*key == '-' || *key == '\x7f' || *key == '\b') return Leaf::back;
        if (*key <= ' ') return Leaf::page;
        // Whoever types a command is done reading.
        editor_->begin_with(*key);
        return Leaf::leave;
    }
    return Leaf::leave;
}

// What is heard beside and changes nothing that one sees is passed over.
cli::Typed Terminal::ask(std::string_view prompt, const std::vector<std::string>& words,
                         const cli::Beside& beside) {
    cli::Beside quietly = beside;
    bool spoke = false;
    quietly.spoke = [&] { return spoke; };
    if (beside.hear)
        quietly.hear = [&] {
            makes_room_ = editor_ ? "\r\x1b[J" : "\n";
            const bool goes_on = beside.hear();
            if (!goes_on) print("");
            spoke = std::exchange(makes_room_, {}).empty();
            return goes_on;
        };
    if (beside.resized)
        quietly.resized = [&] {
            makes_room_ = "\r\x1b[J";
            beside.resized();
            makes_room_ = {};
        };
    if (editor_) return editor_->ask(prompt, words, quietly);
    print(prompt);
    std::string last(prompt);
    cli::Beside plainly = quietly;
    if (beside.hear)
        plainly.hear = [&] {
            const bool goes_on = quietly.hear();
            const auto before = std::exchange(last, beside.prompt());
            if (goes_on && !spoke && last != before) say("");
            if (goes_on && (spoke || last != before)) print(last);
            return goes_on;
        };
    auto typed = reader_.next(plainly);
    if (!reads_terminal_ && (typed.how == cli::Heard::line || typed.how == cli::Heard::too_long))
        say(cli::showable(typed.text));
    return typed;
}

// A row that is full would go on in the next one.
void Terminal::begin_wait(std::string_view why, Lang lang) {
    if (!editor_) return;
    if (!std::exchange(waits_, true)) editor_->begin_wait();
    const auto shown = style(lang, {});
    print("\r\x1b[K" + paint(shown, Ink::faint, cut(why, shown.width - 1)));
}

void Terminal::end_wait() {
    if (!std::exchange(waits_, false)) return;
    print("\r\x1b[K");
    editor_->end_wait();
}

void Terminal::forget_typed() {
    if (editor_) editor_->forget();
}

}  // namespace agora::console
