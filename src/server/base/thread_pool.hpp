// A thread pool for work that blocks or takes long: searches, reads of the store, passwords.
#pragma once

#include "server/base/executor.hpp"

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <type_traits>
#include <vector>

namespace agora::server {

class ThreadPool {
public:
    using Job = std::move_only_function<void()>;

    // Overflow: a job beyond `max` queued ones is refused; the caller handles that. A niceness
    // above 0 lowers the priority of the threads.
    ThreadPool(int threads, std::size_t max, int niceness);
    ThreadPool(const ThreadPool&) = delete;
    ThreadPool& operator=(const ThreadPool&) = delete;
    ~ThreadPool() { stop(); }

    [[nodiscard]] bool post(Job job);
    std::size_t waiting() const;  // queued or running

    // Refuses new jobs, and finishes those that run: `finish` those that are queued as well, which
    // `stop` drops.
    void finish();
    void stop();

private:
    void work(int niceness);

    const std::size_t max_;
    mutable std::mutex mutex_;
    std::condition_variable posted_;
    std::deque<Job> jobs_;
    std::size_t busy_ = 0;
    bool stopping_ = false;
    std::vector<std::thread> threads_;
};

// Runs `work`, which returns an Expected, on the pool, and goes on here with its result; `busy` where
// the queue is full. An exception becomes the error `unavailable`.
template <class Work>
Awaitable<std::invoke_result_t<Work&>> run_on(ThreadPool& pool, Work work) {
    using Result = std::invoke_result_t<Work&>;
    co_return co_await await_callback<Result>([&](Callback<Result> callback) {
        const auto shared = std::make_shared<Callback<Result>>(std::move(callback));
        const bool posted = pool.post([shared, work = std::move(work)]() mutable {
            try {
                (*shared)(work());
            } catch (const std::exception& error) {
                (*shared)(Result(refuse(ErrorCode::unavailable, error.what())));
            }
        });
        if (!posted) (*shared)(Result(refuse(ErrorCode::busy, "the queue is full")));
    });
}

}  // namespace agora::server
