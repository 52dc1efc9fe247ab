// Where people sit: what is printed, what is typed. At a terminal with colour and a line editor;
// otherwise plain text, which reads like a transcript.
#pragma once

#include "console/keys.hpp"
#include "console/line_editor.hpp"
#include "console/line_reader.hpp"
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
    Look look(Lang lang, std::span<const std::string> names) const;
    std::optional<int> rows() const;  // of the screen; nothing where nobody looks at one

    void print(std::string_view text);  // as it is
    void say(std::string_view line);    // and the end of a line
    void clear();  // and what has scrolled away; in plain text what is there scrolls away

    // A text that may be longer than the screen: at a live terminal one leafs through it.
    void page(std::string_view whole, Lang lang);

    // Waits for a line. Where the input is no terminal, the line is printed after the prompt.
    // Meanwhile something may happen beside, at a terminal; what is typed then stays.
    Typed ask(std::string_view prompt, const std::vector<std::string>& words = {},
              const Beside& beside = {});

    // Whoever is asked has until then; nobody is waited for any longer.
    void give_until(std::optional<Signals::Clock::time_point> moment) { signals_.wake_at(moment); }

    // Somebody else sits down: nobody gets to see what the last one typed.
    void forget_typed();

    bool is_attended() const { return attended_; }        // somebody reads and types here
    bool is_live() const { return editor_.has_value(); }  // ... with a line editor
    bool reads_terminal() const { return reads_terminal_; }
    bool interrupted() { return signals_.take_interrupt(); }  // by Ctrl-C, while nobody is asked
    bool is_gone() const { return gone_ || signals_.stopped(); }  // nobody reads, or told to stop

private:
    enum class Leaf : std::uint8_t { page, line, leave };
    Leaf leaf(const Keys& keys);  // waits for a key of one who leafs

    Signals signals_;
    LineReader reader_;
    std::optional<LineEditor> editor_;
    bool reads_terminal_;
    bool attended_;
    bool colour_;
    bool gone_ = false;
    std::string_view makes_room_;  // written before what is printed next, which a prompt precedes
};

// A complaint on standard error, as `agora COMMAND: why`. Whatever it quotes, it does the terminal
// no harm.
void complain(std::string_view command, std::string_view why, Lang lang = Lang::en);

}  // namespace agora::console
