// How fast one who looks on wants to be shown what happens: single keys change it.
#pragma once

#include "console/keys.hpp"
#include "console/terminal.hpp"
#include "core/error.hpp"

#include <chrono>
#include <functional>
#include <optional>
#include <string>

namespace agora::console {

// When the next thing is due, apart from any clock and any terminal.
class Pace {
public:
    using Clock = std::chrono::steady_clock;
    static constexpr double fastest = 0.05;  // seconds between two things that are shown
    static constexpr double slowest = 60;
    enum class Key : std::uint8_t { none, next, leave, changed };

    // Nothing: things are shown as they happen, until a key makes it slower.
    Pace(std::optional<double> seconds, Clock::time_point now) : seconds_(seconds) { begin(now); }

    void begin(Clock::time_point now) { begun_ = now; }  // something was shown
    // Seconds until the next thing is due; nothing where it is not until a key is pressed.
    std::optional<double> left(Clock::time_point now) const;
    Key press(char key, Clock::time_point now);
    std::string about(Lang lang) const;  // how fast it goes, and which keys there are

private:
    std::optional<double> seconds_;
    bool paused_ = false;
    Clock::time_point begun_;
};

// The same at a terminal.
class Pacing {
public:
    // The keys of this terminal, which must be a live one, belong to it as long as it is there.
    Pacing(Terminal& terminal, std::optional<double> seconds);

    // Until the next thing is due; `show` is called when a key has changed the pace. False when
    // whoever looks on has had enough.
    bool wait(const std::function<void()>& show);
    // The same without waiting, while there is nothing to show.
    bool glance(const std::function<void()>& show);

    std::string about(Lang lang) const { return pace_.about(lang); }

private:
    Pace::Key read(double seconds);

    Terminal* terminal_;
    Keys keys_;
    Pace pace_;
    bool hurried_ = false;  // the next thing is wanted as soon as it comes
};

// "0.5", in seconds.
Expected<double> read_pace(const std::string& typed);

// "0.5 s", in French "0,5 s".
std::string seconds_text(double seconds, Lang lang);

}  // namespace agora::console
