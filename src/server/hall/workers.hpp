// A thread pool for blocking work: searches, loading of tables.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace agora::server {

class Workers {
public:
    using Job = std::move_only_function<void()>;

    // Overflow: a job beyond `max` queued ones is refused; the caller handles that. A niceness
    // above 0 lowers the priority of the threads.
    Workers(int threads, std::size_t max, int niceness);
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;
    ~Workers() { stop(); }

    [[nodiscard]] bool ask(Job job);
    std::size_t waiting() const;  // queued or running

    // Finishes running jobs and drops queued ones.
    void stop();

private:
    void work(int niceness);

    const std::size_t max_;
    mutable std::mutex mutex_;
    std::condition_variable asked_;
    std::deque<Job> jobs_;
    std::size_t busy_ = 0;
    bool stopping_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace agora::server
