// Input and output of interactive commands: colour and a line editor at a terminal, otherwise plain
// text that reads like a transcript.
#pragma once

#include "cli/line_reader.hpp"
#include "console/keys.hpp"
#include "console/line_editor.hpp"
#include "core/terminal_style.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace agora::console {

inline constexpr int usual_width = 80;  // that boards are drawn for

class Terminal {
public:
    struct Wishes {
        bool plain = false;      // no line editor, no colour, no clearing
        bool no_colour = false;  // NO_COLOR and TERM=dumb say the same
    };
    explicit Terminal(Wishes wishes);

    // How to draw: the width is asked anew each time, since windows change.
    TerminalStyle style(Lang lang, std::span<const std::string> names) const;
    std::optional<int> rows() const;  // of the screen; nothing where there is none

    void print(std::string_view text);  // as it is
    void say(std::string_view line);    // and the end of a line
    void clear_screen();                // of a live terminal; what has scrolled away stays
    void clear();  // and what has scrolled away; in plain text what is there scrolls away

    // Prints a long text, with a pager at an interactive terminal: from its first or last page.
    enum class Opened : std::uint8_t { at_begin, at_end };
    void page(std::string_view whole, Lang lang, Opened opened = Opened::at_begin);

    // Waits for a line. Where the input is not a terminal, the line is echoed after the prompt. At
    // a terminal other events are handled meanwhile; the line being typed is kept.
    cli::Typed ask(std::string_view prompt, const std::vector<std::string>& words = {},
                   const cli::Beside& beside = {});

    // Deadline for the next line.
    void give_until(std::optional<cli::Signals::Clock::time_point> moment) {
        signals_.wake_at(moment);
    }

    // Nobody is asked for a while: says why in the last row of a live terminal, until it ends. What
    // is typed meanwhile is not run, but stands in the next line.
    void begin_wait(std::string_view why, Lang lang);
    void end_wait();

    // Another person takes over: clears the history and what was typed ahead.
    void forget_typed();

    bool is_attended() const { return attended_; }        // somebody reads and types here
    bool is_live() const { return editor_.has_value(); }  // ... with a line editor
    bool reads_terminal() const { return reads_terminal_; }
    bool interrupted() { return signals_.take_interrupt(); }  // by Ctrl-C, while nobody is asked
    bool is_gone() const { return gone_ || signals_.stopped(); }  // nobody reads, or told to stop

private:
    enum class Leaf : std::uint8_t { page, line, back, leave };
    Leaf leaf(const Keys& keys);  // waits for a key of the pager

    cli::Signals signals_;
    cli::LineReader reader_;
    std::optional<LineEditor> editor_;
    bool reads_terminal_;
    bool attended_;
    bool colour_;
    bool gone_ = false;
    bool waits_ = false;
    std::string_view makes_room_;  // written before the next output, to move off the prompt
};

}  // namespace agora::console
