// What a command writes besides its result: what is wrong, and how far it is.
#pragma once

#include "core/language.hpp"

#include <string_view>

namespace agora::cli {

// An error message on standard error, `agora COMMAND: why`, without control characters.
void complain(std::string_view command, std::string_view why, Lang lang = Lang::en);

// A line on standard error that is written over itself, and is gone at the end; nothing where
// nobody looks.
class ProgressLine {
public:
    ProgressLine();
    ~ProgressLine() { clear(); }
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    bool is_live() const { return live_; }
    void show(std::string_view line);
    void clear();

private:
    bool live_;  // standard error is a terminal
    bool shown_ = false;
};

}  // namespace agora::cli
