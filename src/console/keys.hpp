// Single keys at a terminal, without Enter and without echo.
#pragma once

#include <termios.h>

#include <optional>

namespace agora::console {

class Keys {
public:
    explicit Keys(int terminal);
    ~Keys();
    Keys(const Keys&) = delete;
    Keys& operator=(const Keys&) = delete;

    // The next key, or nothing when it does not come within so many seconds (or a signal does). An
    // arrow or a letter with an accent, which are several bytes, is one key: its first byte.
    std::optional<char> next(double seconds) const;

private:
    int terminal_;
    std::optional<termios> before_;
};

}  // namespace agora::console
