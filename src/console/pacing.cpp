#include "console/pacing.hpp"

#include "console/phrases.hpp"

#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <utility>

namespace agora::console {

std::optional<double> Pace::left(Clock::time_point now) const {
    if (paused_) return std::nullopt;
    if (!seconds_) return 0;
    const std::chrono::duration<double> passed = now - begun_;
    return std::max(0.0, *seconds_ - passed.count());
}

Pace::Key Pace::press(char key, Clock::time_point now) {
    switch (key) {
        case 'q': return Key::leave;
        case 'n':
        case '\n': return Key::next;
        case ' ': paused_ = !paused_; break;
        case '+':
            if (seconds_) seconds_ = std::max(fastest, *seconds_ / 2);
            break;
        case '-': seconds_ = seconds_ ? std::min(slowest, *seconds_ * 2) : 1; break;
        default: return Key::none;
    }
    begin(now);
    return Key::changed;
}

std::string Pace::about(Lang lang) const {
    if (paused_ && seconds_ && *seconds_ == 1) return phrase(lang, phrases::watch_paused_at_second);
    if (paused_ && seconds_)
        return phrase(lang, phrases::watch_paused_at, seconds_text(*seconds_, lang));
    if (paused_) return phrase(lang, phrases::watch_paused);
    if (!seconds_) return phrase(lang, phrases::watch_at_once);
    if (*seconds_ == 1) return phrase(lang, phrases::watch_every_second);
    return phrase(lang, phrases::watch_keys, seconds_text(*seconds_, lang));
}

Pacing::Pacing(Terminal& terminal, std::optional<double> seconds)
    : terminal_(&terminal), keys_(STDIN_FILENO), pace_(seconds, Pace::Clock::now()) {}

Pace::Key Pacing::read(double seconds) {
    const auto key = keys_.next(seconds);
    return key ? pace_.press(*key, Pace::Clock::now()) : Pace::Key::none;
}

bool Pacing::wait(const std::function<void()>& show) {
    constexpr double moment = 0.5;  // seconds between checks for signals
    bool goes_on = true;
    bool due = std::exchange(hurried_, false);
    for (bool looked = false; !due && goes_on; looked = true) {
        if (terminal_->is_gone() || terminal_->interrupted()) break;
        const auto left = pace_.left(Pace::Clock::now());
        if (looked && left && *left <= 0) break;
        const auto key = read(std::min(left.value_or(moment), moment));
        due = key == Pace::Key::next;
        goes_on = key != Pace::Key::leave;
        if (key == Pace::Key::changed) show();
    }
    pace_.begin(Pace::Clock::now());
    return goes_on;
}

bool Pacing::glance(const std::function<void()>& show) {
    const auto key = read(0);
    hurried_ = hurried_ || key == Pace::Key::next;
    if (key == Pace::Key::changed) show();
    return key != Pace::Key::leave;
}

Expected<double> read_pace(const std::string& typed) {
    auto text = typed;
    std::ranges::replace(text, ',', '.');  // as French writes it
    double seconds = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), seconds);
    if (error != std::errc() || stop != text.data() + text.size() || !(seconds >= Pace::fastest) ||
        seconds > Pace::slowest)
        return refuse("--pace takes seconds between decisions, 0.05 to 60",
                      "--pace demande les secondes entre les décisions, de 0,05 à 60");
    return seconds;
}

std::string seconds_text(double seconds, Lang lang) {
    constexpr double hundredth = 100;  // what is halved often has more digits than one can use
    return decimals(fmt::format("{:g}\u00A0s", std::round(seconds * hundredth) / hundredth), lang);
}

}  // namespace agora::console
