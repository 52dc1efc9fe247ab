// One thread and its executor. What it owns is used on it alone.
#pragma once

#include "server/base/executor.hpp"
#include "server/base/histogram.hpp"

#include <boost/asio/executor_work_guard.hpp>

#include <atomic>
#include <chrono>
#include <cstddef>
#include <optional>
#include <thread>

namespace agora::server {

class TableExecutor {
public:
    // Overflow: a command is refused as `busy` while `max_commands` wait; those that wait are
    // unaffected. What the server itself has to do is never refused: writes, searches and
    // connections in flight bound it.
    explicit TableExecutor(std::size_t max_commands);
    TableExecutor(const TableExecutor&) = delete;
    TableExecutor& operator=(const TableExecutor&) = delete;
    ~TableExecutor() { stop(); }

    Executor executor() { return context_.get_executor(); }
    bool is_current() { return executor().running_in_this_thread(); }

    // Runs a command from outside, a coroutine function, and returns its result; refused where too
    // many wait, or none is accepted any more.
    template <class T, class Command>
    Awaitable<Expected<T>> run(Lang lang, Command command) {
        const auto refused = admit(lang);
        if (refused) co_return std::unexpected(*refused);
        co_return co_await asio::co_spawn(
            executor(), begin<Expected<T>>(std::move(command), Clock::now()), awaiting);
    }
    // The same without waiting for it; the command handles its errors.
    template <class Command>
    std::optional<Error> spawn(Lang lang, Command command) {
        auto refused = admit(lang);
        if (!refused)
            asio::co_spawn(executor(), begin<void>(std::move(command), Clock::now()),
                           [](const std::exception_ptr& error) { report(error); });
        return refused;
    }
    // Work of the server itself.
    void start(Awaitable<> work);
    void post(std::move_only_function<void()> task);

    void refuse_commands() { accepts_ = false; }
    bool is_idle() const { return waiting_ == 0 && running_ == 0; }  // no command is under way

    // Joins the thread. What is queued stays there.
    void stop();
    // After `stop`: destroys what is queued and the coroutines that wait in it. They are unwound
    // through their own executor, which may be another one: all are discarded, twice, before the
    // first is destroyed.
    void discard() { context_.discard(); }

    struct Load {
        std::size_t waiting = 0;     // commands
        std::uint64_t overflow = 0;  // commands refused at the bound
    };
    Load load() const { return {waiting_, overflow_}; }
    const Histogram& queue_wait() const { return queue_wait_; }  // of commands
    const Histogram& work() const {
        return work_;
    }  // processor time between two looks at the queue

private:
    using Clock = std::chrono::steady_clock;

    // An io_context whose queue can be destroyed before it.
    class Context : public asio::io_context {
    public:
        using asio::io_context::io_context;
        void discard() { shutdown(); }
    };

    std::optional<Error> admit(Lang lang);
    template <class T, class Command>
    Awaitable<T> begin(Command command, Clock::time_point queued) {
        const InFlight running(running_);
        --waiting_;
        queue_wait_.record(Clock::now() - queued);
        co_return co_await command();
    }
    static void report(const std::exception_ptr& error);
    void serve();

    const std::size_t max_commands_;
    std::atomic<std::size_t> waiting_ = 0;
    std::atomic<std::size_t> running_ = 0;
    std::atomic<std::uint64_t> overflow_ = 0;
    std::atomic<bool> accepts_ = true;
    Histogram queue_wait_;
    Histogram work_;
    Context context_{1};
    asio::executor_work_guard<Executor> guard_ = asio::make_work_guard(context_);
    std::thread thread_;
};

}  // namespace agora::server
