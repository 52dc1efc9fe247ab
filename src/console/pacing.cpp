#include "console/pacing.hpp"

#include "console/phrases.hpp"

#include <unistd.h>

#include <algorithm>
#include <charconv>

namespace agora {

Pacing::Pacing(Terminal& terminal, double seconds)
    : terminal_(&terminal), keys_(STDIN_FILENO), pace_(seconds) {
    begin_anew();
}

Pacing::Key Pacing::read(double seconds) {
    const auto key = keys_.next(seconds);
    if (!key) return Key::none;
    switch (*key) {
        case 'q': return Key::leave;
        case 'n':
        case '\n': return Key::next;
        case ' ': paused_ = !paused_; break;
        case '+': pace_ = std::max(fastest, pace_ / 2); break;
        case '-': pace_ = std::min(slowest, pace_ * 2); break;
        default: return Key::none;
    }
    begin_anew();
    return Key::changed;
}

bool Pacing::wait(const std::function<void()>& show) {
    constexpr double moment = 0.5;  // seconds, after which it is looked whether all is well
    bool goes_on = true;
    while (goes_on && !terminal_->is_gone() && !terminal_->interrupted()) {
        const double left = (due_ - Clock::now()).count();
        if (!paused_ && left <= 0) break;
        const auto key = read(paused_ ? moment : left);
        if (key == Key::next) break;
        goes_on = key != Key::leave;
        if (key == Key::changed) show();
    }
    begin_anew();
    return goes_on;
}

bool Pacing::glance(const std::function<void()>& show) {
    const auto key = read(0);
    if (key == Key::next) due_ = Clock::now();
    if (key == Key::changed) show();
    return key != Key::leave;
}

std::string Pacing::about(Lang lang) const {
    return phrase(lang, paused_ ? phrases::watch_paused : phrases::watch_keys, pace_);
}

Result<double> read_pace(const std::string& text) {
    double seconds = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), seconds);
    if (error != std::errc() || stop != text.data() + text.size() ||
        !(seconds >= Pacing::fastest) || seconds > Pacing::slowest)
        return refuse("--pace takes seconds between decisions, 0.05 to 60");
    return seconds;
}

}  // namespace agora
