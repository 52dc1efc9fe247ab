#include "console/terminal.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace agora {

namespace {

constexpr int tallest_screen = 100;

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

int Terminal::rows() const {
    winsize size{};
    if (!attended_ || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_row == 0)
        return std::numeric_limits<int>::max();
    return size.ws_row;
}

Look Terminal::look(Lang lang, std::span<const std::string> names) const {
    Look look{.lang = lang, .colour = colour_, .width = usual_width, .names = names};
    winsize size{};
    if (attended_ && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
        look.width = size.ws_col;
    return look;
}

void Terminal::print(std::string_view text) {
    if (!gone_ && !write_all(STDOUT_FILENO, text)) gone_ = true;
}

void Terminal::say(std::string_view line) { print(std::string(line) + "\n"); }

void Terminal::clear() {
    if (editor_)
        print("\x1b[H\x1b[2J\x1b[3J");
    else if (attended_)
        print(std::string(static_cast<std::size_t>(std::min(rows(), tallest_screen)), '\n'));
}

Typed Terminal::ask(std::string_view prompt, std::span<const std::string> words) {
    if (editor_) return editor_->ask(prompt, words);
    print(prompt);
    auto typed = reader_.next();
    if (!reads_terminal_ && (typed.how == Heard::line || typed.how == Heard::too_long))
        say(showable(typed.text));
    return typed;
}

void Terminal::forget_typed() {
    if (editor_) editor_->forget();
}

void complain(std::string_view command, std::string_view why) {
    std::string line("agora");
    line.append(command.empty() ? "" : " ").append(command).append(": ");
    write_all(STDERR_FILENO, line + showable(why, long_reason) + "\n");
}

}  // namespace agora
