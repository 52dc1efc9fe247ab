#include "cli/output.hpp"

#include "cli/line_reader.hpp"
#include "core/terminal_style.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <string>
#include <utility>

namespace agora::cli {

void complain(std::string_view command, std::string_view why, Lang lang) {
    std::string line("agora");
    line.append(command.empty() ? "" : " ").append(command);
    line.append(Text{": ", "\u00A0: "}.in(lang)).append(showable(why, long_reason));
    // Programs read whole lines, people whole words.
    winsize size{};
    if (isatty(STDERR_FILENO) == 1 && ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 &&
        size.ws_col > 0)
        line = wrap(line, size.ws_col, "  ");
    write_all(STDERR_FILENO, line + "\n");
}

ProgressLine::ProgressLine() : live_(isatty(STDERR_FILENO) == 1) {}

void ProgressLine::show(std::string_view line) {
    if (!live_) return;
    shown_ = true;
    write_all(STDERR_FILENO, "\r\x1b[K" + std::string(line));
}

void ProgressLine::clear() {
    if (std::exchange(shown_, false)) write_all(STDERR_FILENO, "\r\x1b[K");
}

}  // namespace agora::cli
