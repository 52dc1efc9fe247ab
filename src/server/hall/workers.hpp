// Threads that do what the hall must not wait for: bots that think, tables that are read.
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

    // Overflow: a job that finds `most` waiting is refused, and the caller says what that means.
    // With a niceness above 0 they leave the processor to others.
    Workers(int threads, std::size_t most, int niceness);
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;
    ~Workers() { stop(); }

    [[nodiscard]] bool ask(Job job);
    std::size_t waiting() const;  // or being done

    // Finishes the jobs that are being done and forgets those that wait.
    void stop();

private:
    void work(int niceness);

    const std::size_t most_;
    mutable std::mutex mutex_;
    std::condition_variable asked_;
    std::deque<Job> jobs_;
    std::size_t busy_ = 0;
    bool stopping_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace agora::server
