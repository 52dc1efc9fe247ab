#include "server/tables/table_executor.hpp"

#include "server/base/log.hpp"

#include <ctime>
#include <utility>

namespace agora::server {

namespace {

std::chrono::nanoseconds processor_time() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

}  // namespace

TableExecutor::TableExecutor(std::size_t max_commands)
    : max_commands_(max_commands), thread_([this] { serve(); }) {}

void TableExecutor::stop() {
    guard_.reset();
    context_.stop();
    if (thread_.joinable()) thread_.join();
}

std::optional<Error> TableExecutor::admit(Lang lang) {
    if (!accepts_) return Error(ErrorCode::closing, lang);
    if (waiting_ < max_commands_) {
        ++waiting_;
        return std::nullopt;
    }
    ++overflow_;
    return Error(ErrorCode::busy, lang);
}

void TableExecutor::start(Awaitable<> work) {
    asio::co_spawn(executor(), std::move(work),
                   [](const std::exception_ptr& error) { report(error); });
}

void TableExecutor::post(std::move_only_function<void()> task) {
    // Shared, because Asio copies what it is given.
    asio::post(
        executor(),
        [task = std::make_shared<std::move_only_function<void()>>(std::move(task))] { (*task)(); });
}

void TableExecutor::report(const std::exception_ptr& error) {
    if (!error) return;
    try {
        std::rethrow_exception(error);
    } catch (const std::exception& caught) {
        Log("task_failed", Weight::error).with("why", caught.what());
    } catch (...) { Log("task_failed", Weight::error).with("why", "unknown"); }
}

// An exception ends the task that threw it, never the thread.
void TableExecutor::serve() {
    auto before = processor_time();
    for (bool more = true; more;) {
        try {
            more = context_.run_one() > 0;
        } catch (...) { report(std::current_exception()); }
        const auto now = processor_time();
        work_.record(now - std::exchange(before, now));
    }
}

}  // namespace agora::server
