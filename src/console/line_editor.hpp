// A line editor over libedit with history and completion. Input is polled here, so that signals and
// changes of the window size are handled without damage to the line.
#pragma once

#include "cli/line_reader.hpp"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace agora::console {

class LineEditor {
public:
    explicit LineEditor(cli::Signals& signals);
    ~LineEditor();
    LineEditor(const LineEditor&) = delete;
    LineEditor& operator=(const LineEditor&) = delete;

    // The words are what Tab completes to: whole lines that could be typed. They may change while
    // the line is typed, by what happens beside.
    cli::Typed ask(std::string_view prompt, const std::vector<std::string>& words,
                   const cli::Beside& beside = {});

    // Prefills the next line with a key that was already pressed.
    void begin_with(char key);

    // While nobody is asked, keys are not echoed. Lines that were there before, as of one who pastes
    // several, are read as they are. What is typed meanwhile was meant for another position: it is
    // kept, and stands in the next lines to be confirmed with Enter, or changed.
    void begin_wait();
    void end_wait();

    // Drops the history and what was typed ahead: somebody else sits down at the keyboard.
    void forget();

private:
    struct Libedit;  // its types stay out of this header
    std::unique_ptr<Libedit> edit_;
};

// Completion, apart from any terminal: what Tab adds to a line, or the next words to choose from.
struct Completion {
    std::string added;
    std::vector<std::string> choices;
};
Completion complete_line(std::string_view typed, std::span<const std::string> lines);

}  // namespace agora::console
