// The speed at which a spectator is shown a match; single keys change it.
#pragma once

#include "console/keys.hpp"
#include "console/terminal.hpp"
#include "core/error.hpp"

#include <chrono>
#include <functional>
#include <optional>
#include <string>

namespace agora::console {

// When to show the next event; the time is an argument, and no terminal is needed.
class Pace {
public:
    using Clock = std::chrono::steady_clock;
    static constexpr double fastest = 0.05;  // seconds between two events
    static constexpr double slowest = 60;
    enum class Key : std::uint8_t { none, next, leave, changed };

    // Nothing: events are shown as they come, until a key slows it down.
    Pace(std::optional<double> seconds, Clock::time_point now) : seconds_(seconds) { begin(now); }

    void begin(Clock::time_point now) { begun_ = now; }  // an event was shown
    // Seconds until the next event is due; nothing while paused.
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
    // Reads the keys of this terminal, which must be interactive, while the object lives.
    Pacing(Terminal& terminal, std::optional<double> seconds);

    // Waits until the next event is due; calls `show` when a key has changed the speed. False on
    // quitting.
    bool wait(const std::function<void()>& show);
    // Polls the keys, without waiting, while there is nothing to show.
    bool glance(const std::function<void()>& show);

    std::string about(Lang lang) const { return pace_.about(lang); }

private:
    Pace::Key read(double seconds);

    Terminal* terminal_;
    Keys keys_;
    Pace pace_;
    bool hurried_ = false;  // the next event is shown as soon as it comes
};

// "0.5", in seconds.
Expected<double> read_pace(const std::string& typed);

// "0.5 s", in French "0,5 s".
std::string seconds_text(double seconds, Lang lang);

}  // namespace agora::console
