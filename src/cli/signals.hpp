// Signals as events to poll (self-pipe). While a Signals exists, SIGINT, SIGTERM, SIGHUP and
// SIGWINCH set a flag and wake whoever waits for input; SIGPIPE is ignored, so that a closed pipe
// is an error of `write`.
#pragma once

#include <chrono>
#include <csignal>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace agora::cli {

enum class Woken { readable, beside, interrupted, stopped, resized, suspended, late, tick };

class Signals {
public:
    Signals();  // at most one at a time
    ~Signals();
    Signals(const Signals&) = delete;
    Signals& operator=(const Signals&) = delete;

    // Waits until the file is readable (end of file included), the other one is, a signal came, or
    // `tick` has passed. A closed standard output counts as a signal to terminate.
    using Clock = std::chrono::steady_clock;
    Woken wait(int file, int beside = -1, std::optional<std::chrono::milliseconds> tick = {});

    // Deadline of all waits, which then end with `late`.
    void wake_at(std::optional<Clock::time_point> moment) { wake_at_ = moment; }

    // SIGTERM or SIGHUP came; never reset.
    bool stopped() const;

    // The same, or Ctrl-C, for non-interactive commands.
    bool ended() const;

    // Whether Ctrl-C came since the last call or wait.
    bool take_interrupt();

    // While a line is edited, Ctrl-Z must first restore the terminal mode.
    void hold_suspend(bool hold);

private:
    void handle(int signal, void (*handler)(int));

    int timeout_ms() const;  // for poll: -1 is without end

    std::vector<std::pair<int, struct sigaction>> before_;
    std::optional<Clock::time_point> wake_at_;
};

// Writes all of it; false where the reader is gone or a signal to terminate came.
bool write_all(int file, std::string_view text);

}  // namespace agora::cli
