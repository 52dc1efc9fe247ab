// Signals as something one waits for. While a Signals exists, Ctrl-C, a request to end and a change
// of the window's size leave a note, and wake whoever waits for input; a closed pipe is an error of
// `write` and no signal.
#pragma once

#include <chrono>
#include <csignal>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace agora::console {

enum class Woken { readable, beside, interrupted, stopped, resized, suspended, late, tick };

class Signals {
public:
    Signals();  // at most one at a time
    ~Signals();
    Signals(const Signals&) = delete;
    Signals& operator=(const Signals&) = delete;

    // Waits until the file has something to read (its end included), another one beside it has, or
    // a signal came; or, where that is wanted, until so much time has passed (`tick`). That nobody
    // reads standard output any more counts as being told to stop.
    using Clock = std::chrono::steady_clock;
    Woken wait(int file, int beside = -1, std::optional<std::chrono::milliseconds> tick = {});

    // From this moment on nobody waits any more: whoever does is woken (`late`).
    void wake_at(std::optional<Clock::time_point> moment) { wake_at_ = moment; }

    // SIGTERM or SIGHUP came; stays so.
    bool stopped() const;

    // The same, or Ctrl-C, for what runs by itself and is not talked to.
    bool ended() const;

    // Ctrl-C came since somebody last asked or waited.
    bool take_interrupt();

    // While somebody edits a line, Ctrl-Z must first put the terminal in order.
    void hold_suspend(bool hold);

private:
    void handle(int signal, void (*handler)(int));

    int patience() const;  // in milliseconds; -1 is without end

    std::vector<std::pair<int, struct sigaction>> before_;
    std::optional<Clock::time_point> wake_at_;
};

// Writes all of it, unless the other end is gone or we are told to stop; says whether it did.
bool write_all(int file, std::string_view text);

}  // namespace agora::console
