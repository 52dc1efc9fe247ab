#include "cli/signals.hpp"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>

namespace agora::cli {

namespace {

// All that a handler may touch: flags, and the pipe that wakes `poll`.
volatile std::sig_atomic_t stop_noted = 0;
volatile std::sig_atomic_t interrupt_noted = 0;
volatile std::sig_atomic_t resize_noted = 0;
volatile std::sig_atomic_t suspend_noted = 0;
int wake_pipe[2] = {-1, -1};

void set_flag(int signal) {
    const int error = errno;
    switch (signal) {
        case SIGINT: interrupt_noted = 1; break;
        case SIGWINCH: resize_noted = 1; break;
        case SIGTSTP: suspend_noted = 1; break;
        default: stop_noted = 1; break;
    }
    [[maybe_unused]] const auto written = write(wake_pipe[1], "!", 1);
    errno = error;
}

bool take(volatile std::sig_atomic_t& noted) {
    const bool was = noted != 0;
    noted = 0;
    return was;
}

}  // namespace

Signals::Signals() {
    if (pipe2(wake_pipe, O_NONBLOCK | O_CLOEXEC) != 0) wake_pipe[0] = wake_pipe[1] = -1;
    for (auto* noted : {&stop_noted, &interrupt_noted, &resize_noted, &suspend_noted}) *noted = 0;
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGWINCH}) handle(signal, set_flag);
    handle(SIGPIPE, SIG_IGN);
}

Signals::~Signals() {
    while (!before_.empty()) {
        sigaction(before_.back().first, &before_.back().second, nullptr);
        before_.pop_back();
    }
    close(wake_pipe[0]);
    close(wake_pipe[1]);
}

void Signals::handle(int signal, void (*handler)(int)) {
    struct sigaction action{};
    struct sigaction old{};
    action.sa_handler = handler;  // without SA_RESTART: blocking calls return EINTR
    sigaction(signal, &action, &old);
    // A signal that is ignored at start (nohup, background jobs of a shell) stays ignored.
    if (signal != SIGPIPE && old.sa_handler == SIG_IGN) sigaction(signal, &old, nullptr);
    before_.emplace_back(signal, old);
}

void Signals::hold_suspend(bool hold) {
    if (hold) {
        handle(SIGTSTP, set_flag);
    } else {
        sigaction(SIGTSTP, &before_.back().second, nullptr);
        before_.pop_back();
    }
}

bool Signals::stopped() const { return stop_noted != 0; }

bool Signals::ended() const { return stop_noted != 0 || interrupt_noted != 0; }

bool Signals::take_interrupt() { return take(interrupt_noted); }

int Signals::timeout_ms() const {
    if (!wake_at_) return -1;
    using std::chrono::ceil, std::chrono::milliseconds;
    const auto left = ceil<milliseconds>(*wake_at_ - Clock::now()).count();
    return static_cast<int>(std::clamp<std::int64_t>(left, 0, 3'600'000));
}

Woken Signals::wait(int file, int beside, std::optional<std::chrono::milliseconds> tick) {
    for (;;) {
        if (stop_noted != 0) return Woken::stopped;
        if (take(interrupt_noted)) return Woken::interrupted;
        if (take(suspend_noted)) return Woken::suspended;
        if (take(resize_noted)) return Woken::resized;
        const int until_wakeup = timeout_ms();
        if (until_wakeup == 0) return Woken::late;
        const int tick_ms = tick ? static_cast<int>(tick->count()) : -1;
        const bool ticks = tick && (until_wakeup < 0 || tick_ms < until_wakeup);
        // A file that is none, -1, is never ready.
        pollfd waiting[4] = {{file, POLLIN, 0},
                             {wake_pipe[0], POLLIN, 0},
                             {STDOUT_FILENO, 0, 0},
                             {beside, POLLIN, 0}};
        const int ready = poll(waiting, 4, ticks ? tick_ms : until_wakeup);
        if (ready == 0 && ticks) return Woken::tick;
        if (ready <= 0) continue;
        if (waiting[2].revents != 0) return Woken::stopped;
        if (waiting[1].revents != 0) {
            char drained[16];
            while (read(wake_pipe[0], drained, sizeof drained) > 0) {}
            continue;
        }
        if (waiting[0].revents != 0) return Woken::readable;
        if (waiting[3].revents != 0) return Woken::beside;
    }
}

bool write_all(int file, std::string_view text) {
    while (!text.empty()) {
        const auto written = write(file, text.data(), text.size());
        if (written >= 0)
            text.remove_prefix(static_cast<std::size_t>(written));
        else if (errno == EAGAIN) {
            pollfd waiting = {file, POLLOUT, 0};
            if (poll(&waiting, 1, -1) < 0 && stop_noted != 0) return false;
        } else if (errno != EINTR || stop_noted != 0)
            return false;
    }
    return true;
}

}  // namespace agora::cli
