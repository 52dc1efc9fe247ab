// For tests: an executor, and waiting for coroutines that run on it.
#pragma once

#include "server/base/executor.hpp"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/use_future.hpp>

#include <chrono>
#include <future>
#include <stdexcept>
#include <thread>

namespace agora::server::test {

inline constexpr std::chrono::seconds patience{180};  // under sanitizers, on a busy machine

class TestExecutor {
public:
    TestExecutor() = default;
    TestExecutor(const TestExecutor&) = delete;
    TestExecutor& operator=(const TestExecutor&) = delete;
    ~TestExecutor() {
        context_.stop();
        thread_.join();
    }

    template <class T>
    std::future<T> start(Awaitable<T> coroutine) {
        return asio::co_spawn(context_, std::move(coroutine), asio::use_future);
    }
    // Runs a coroutine, and waits for its result.
    template <class T>
    T run(Awaitable<T> coroutine) {
        return result_of(start(std::move(coroutine)));
    }
    template <class T>
    static T result_of(std::future<T> future) {
        if (future.wait_for(patience) != std::future_status::ready)
            throw std::runtime_error("a coroutine has not come to its end");
        return future.get();
    }

private:
    asio::io_context context_{1};
    asio::executor_work_guard<Executor> guard_ = asio::make_work_guard(context_);
    std::thread thread_{[this] { context_.run(); }};
};

}  // namespace agora::server::test
