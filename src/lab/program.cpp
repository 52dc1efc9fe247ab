#include "lab/program.hpp"

#include "core/reasons.hpp"

#include <poll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <csignal>

namespace agora::lab {

namespace {

using Clock = std::chrono::steady_clock;
constexpr std::size_t longest_answer = 1024 * 1024;

Clock::time_point after(double seconds) {
    return Clock::now() +
           std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
}

// Waits until the file is ready or the time is over; says whether it is ready.
bool wait_for(int file, short what, Clock::time_point end) {
    for (;;) {
        const auto left =
            std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now()).count();
        pollfd waiting = {file, what, 0};
        const int ready = poll(&waiting, 1, left > 0 ? static_cast<int>(left) + 1 : 0);
        if (ready > 0) return true;
        if (ready == 0 && left <= 0) return false;
        if (ready < 0 && errno != EINTR) return false;
    }
}

}  // namespace

Expected<void> Program::start() {
    int pair[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair) != 0)
        return std::unexpected(
            error_about("cannot make a pipe", "impossible de créer un tube", system_error(errno)));
    const pid_t process = fork();
    if (process == 0) {
        setpgid(0, 0);
        dup2(pair[1], STDIN_FILENO);
        dup2(pair[1], STDOUT_FILENO);
        execl("/bin/sh", "sh", "-c", command_.c_str(), static_cast<char*>(nullptr));
        _exit(127);
    }
    close(pair[1]);
    if (process < 0) {
        close(pair[0]);
        return std::unexpected(
            error_about("cannot start it", "impossible de le lancer", system_error(errno)));
    }
    setpgid(process, process);  // both do it: neither waits for the other
    process_ = process;
    socket_ = pair[0];
    ahead_.clear();
    return {};
}

void Program::end() {
    if (process_ <= 0) return;
    kill(-process_, SIGKILL);
    waitpid(process_, nullptr, 0);
    close(socket_);
    process_ = -1;
    socket_ = -1;
}

Expected<std::string> Program::ask(const std::string& line, double seconds) {
    if (!runs())
        if (auto started = start(); !started) return std::unexpected(started.error());
    auto sent = send(line + "\n", seconds);
    auto heard = sent ? hear(seconds) : Expected<std::string>(std::unexpected(sent.error()));
    if (!heard) end();
    return heard;
}

Expected<void> Program::send(std::string_view text, double seconds) {
    const auto end = after(seconds);
    while (!text.empty()) {
        if (!wait_for(socket_, POLLOUT, end))
            return refuse("it does not read what it is asked",
                          "il ne lit pas ce qu’on lui demande");
        const auto sent = ::send(socket_, text.data(), text.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent >= 0)
            text.remove_prefix(static_cast<std::size_t>(sent));
        else if (errno != EAGAIN && errno != EINTR)
            return refuse("it has ended", "il s’est arrêté");
    }
    return {};
}

Expected<std::string> Program::hear(double seconds) {
    const auto end = after(seconds);
    for (;;) {
        if (const auto line = ahead_.find('\n'); line != std::string::npos) {
            auto answer = ahead_.substr(0, line);
            ahead_.erase(0, line + 1);
            return answer;
        }
        if (ahead_.size() > longest_answer)
            return refuse("its answer has no end", "sa réponse n’en finit pas");
        if (!wait_for(socket_, POLLIN, end))
            return refuse("it did not answer in time", "il n’a pas répondu à temps");
        char buffer[4096];
        const auto got = recv(socket_, buffer, sizeof buffer, MSG_DONTWAIT);
        if (got > 0)
            ahead_.append(buffer, static_cast<std::size_t>(got));
        else if (got == 0 || (errno != EAGAIN && errno != EINTR))
            return refuse("it has ended", "il s’est arrêté");
    }
}

}  // namespace agora::lab
