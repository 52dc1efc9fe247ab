// Reads lines of untrusted input from a file or pipe, with a bounded length.
#pragma once

#include "cli/signals.hpp"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace agora::cli {

// How waiting for a line ended.
enum class Heard {
    line,
    too_long,     // longer than the limit; the rest of it was thrown away
    end,          // there is no more
    interrupted,  // Ctrl-C
    stopped,      // by a signal to terminate
    late,         // timeout
    called_away,  // another event took precedence
};

struct Typed {
    Heard how = Heard::end;
    std::string text;  // without its end; of a line that is too long, the beginning
};

// An event source besides the keyboard while a line is typed: a file descriptor to poll.
struct Beside {
    int file = -1;
    std::function<bool()> hear;           // handles the event; false: give up the line
    std::function<std::string()> prompt;  // from then on
    bool ticks = false;                   // the prompt shows a clock and is redrawn
    std::function<bool()> spoke = [] { return true; };  // whether something was printed
    std::function<void()> resized = {};  // the window has another size: what is above is drawn anew
};

inline constexpr std::size_t longest_line = 64 * 1024;

class LineReader {
public:
    LineReader(int file, Signals& signals) : file_(file), signals_(&signals) {}

    Typed next(const Beside& beside = {});

private:
    int file_;
    Signals* signals_;
    std::string ahead_;  // read, but not given out yet
    bool ended_ = false;
    bool skipping_ = false;  // what comes up to the next end of line belongs to a line too long
};

// Whether a line is text: UTF-8 without control characters, old (ESC) and new (U+009B); tabs are
// allowed.
bool is_text(std::string_view line);

// A line as it can be shown whatever it holds: short, and with what is no text replaced.
std::string showable(std::string_view line, std::size_t most_shown = 200);
inline constexpr std::size_t long_reason = 6000;  // room for a path and what is wrong with it

std::string_view trimmed(std::string_view text);

}  // namespace agora::cli
