#include "console/keys.hpp"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <cmath>

namespace agora {

Keys::Keys(int terminal) : terminal_(terminal) {
    termios now{};
    if (tcgetattr(terminal, &now) != 0) return;
    before_ = now;
    now.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
    now.c_cc[VMIN] = 0;
    now.c_cc[VTIME] = 0;
    tcsetattr(terminal, TCSANOW, &now);
}

Keys::~Keys() {
    if (before_) tcsetattr(terminal_, TCSANOW, &*before_);
}

std::optional<char> Keys::next(double seconds) const {
    pollfd waited{terminal_, POLLIN, 0};
    const auto milliseconds = static_cast<int>(std::lround(1000 * seconds));
    if (poll(&waited, 1, milliseconds) <= 0) return std::nullopt;
    std::array<char, 16> bytes{};
    if (read(terminal_, bytes.data(), bytes.size()) <= 0) return std::nullopt;
    return bytes.front();
}

}  // namespace agora
