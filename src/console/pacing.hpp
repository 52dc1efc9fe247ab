// How fast one who looks on wants to be shown what happens: single keys change it.
#pragma once

#include "console/keys.hpp"
#include "console/terminal.hpp"
#include "core/refusal.hpp"

#include <chrono>
#include <functional>
#include <string>

namespace agora {

class Pacing {
public:
    static constexpr double fastest = 0.05;  // seconds between two things that are shown
    static constexpr double slowest = 60;

    // The keys of this terminal, which must be a live one, belong to it as long as it is there.
    Pacing(Terminal& terminal, double seconds);

    // Until the next thing is due; `show` is called when a key has changed the pace. False when
    // whoever looks on has had enough.
    bool wait(const std::function<void()>& show);
    // The same without waiting, while there is nothing to show.
    bool glance(const std::function<void()>& show);

    // Which keys there are, in words.
    std::string about(Lang lang) const;

private:
    using Clock = std::chrono::steady_clock;
    enum class Key : std::uint8_t { none, next, leave, changed };

    Key read(double seconds);
    void begin_anew() { due_ = Clock::now() + std::chrono::duration<double>(pace_); }

    Terminal* terminal_;
    Keys keys_;
    double pace_;
    bool paused_ = false;
    std::chrono::time_point<Clock, std::chrono::duration<double>> due_;
};

// "0.5", in seconds.
Result<double> read_pace(const std::string& text);

}  // namespace agora
