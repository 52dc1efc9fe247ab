#include "console/keys.hpp"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <cmath>

namespace agora::console {

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
    const auto milliseconds = static_cast<int>(std::ceil(1000 * seconds));
    if (poll(&waited, 1, milliseconds) <= 0) return std::nullopt;
    char key = 0;
    if (read(terminal_, &key, 1) != 1) return std::nullopt;
    // What follows may be typed ahead, for whoever asks next.
    constexpr char escape = '\x1b';
    const bool has_more = key == escape || static_cast<unsigned char>(key) >= 0xC0;
    std::array<char, 8> rest{};
    if (has_more && read(terminal_, rest.data(), rest.size()) < 0) return std::nullopt;
    return key;
}

}  // namespace agora::console
