#include "server/base/log.hpp"

#include <fmt/chrono.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

namespace agora::server {

namespace {

std::atomic<Weight> least_weight = Weight::info;

// Writes lines on a thread of its own: whoever reads the log, if anybody does, may be slow.
class LogWriter {
public:
    // Never destroyed: its thread may be waiting for a reader when the program ends.
    static LogWriter& instance() {
        static auto* const writer = new LogWriter;
        return *writer;
    }

    // Overflow: the new line is lost, and counted.
    void add(std::string line) {
        const std::lock_guard lock(mutex_);
        if (lines_.size() >= max_lines) {
            ++lost_;
            return;
        }
        lines_.push_back(std::move(line));
        added_.notify_one();
    }
    std::uint64_t lost() const {
        const std::lock_guard lock(mutex_);
        return lost_;
    }
    bool flush(std::chrono::milliseconds most) {
        std::unique_lock lock(mutex_);
        return written_.wait_for(lock, most, [&] { return lines_.empty() && !writing_; });
    }

private:
    static constexpr std::size_t max_lines = 10'000;

    LogWriter() {
        std::thread([this] { work(); }).detach();
    }

    [[noreturn]] void work() {
        std::unique_lock lock(mutex_);
        for (;;) {
            added_.wait(lock, [&] { return !lines_.empty(); });
            std::string batch;
            for (; !lines_.empty() && batch.size() < 64 * 1024; lines_.pop_front())
                batch += lines_.front();
            writing_ = true;
            lock.unlock();
            const auto unwritten = write_all(batch);
            lock.lock();
            lost_ += unwritten;
            writing_ = false;
            written_.notify_all();
        }
    }
    // Returns how many lines could not be written, whole or in part.
    static std::uint64_t write_all(std::string_view text) {
        while (!text.empty()) {
            const auto size = ::write(STDERR_FILENO, text.data(), text.size());
            if (size > 0) {
                text.remove_prefix(static_cast<std::size_t>(size));
            } else if (errno == EAGAIN) {  // whoever shares the pipe made it non-blocking
                pollfd writable{STDERR_FILENO, POLLOUT, 0};
                ::poll(&writable, 1, -1);
            } else if (errno != EINTR) {
                break;
            }
        }
        return static_cast<std::uint64_t>(std::ranges::count(text, '\n'));
    }

    mutable std::mutex mutex_;
    std::condition_variable added_;
    std::condition_variable written_;
    std::deque<std::string> lines_;
    std::uint64_t lost_ = 0;
    bool writing_ = false;
};

std::string_view word(Weight weight) {
    switch (weight) {
        case Weight::info: return "info";
        case Weight::warning: return "warning";
        case Weight::error: break;
    }
    return "error";
}

std::string time_now() {
    using namespace std::chrono;
    const auto now = floor<milliseconds>(system_clock::now());
    const auto whole = floor<seconds>(now);
    return fmt::format("{:%Y-%m-%dT%H:%M:%S}.{:03}Z", fmt::gmtime(system_clock::to_time_t(whole)),
                       (now - whole).count());
}

}  // namespace

Log::Log(std::string_view event, Weight weight) : wanted_(weight >= least_weight) {
    json_.begin_object().field("at", time_now()).field("level", word(weight));
    json_.field("event", event);
}

Log::~Log() {
    if (!wanted_) return;
    json_.end_object();
    LogWriter::instance().add(json_.take() + "\n");
}

std::uint64_t Log::lost() { return LogWriter::instance().lost(); }

bool Log::flush(std::chrono::milliseconds most) { return LogWriter::instance().flush(most); }

void Log::least(Weight weight) { least_weight = weight; }

}  // namespace agora::server
