// The task queue of the tables: many producers, one consumer.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <vector>

namespace agora::server {

class Mailbox {
public:
    using Letter = std::move_only_function<void()>;

    // Overflow: a task from outside is refused; queued ones are unaffected. Reports of our own
    // threads are never refused: their number is bounded by writes, searches and connections in
    // flight.
    explicit Mailbox(std::size_t max) : max_(max) {}

    bool post(Letter letter);
    void report(Letter letter);

    // Takes all queued tasks; waits for at most so long.
    std::vector<Letter> take(std::chrono::milliseconds most);

    // Refuses tasks from outside from now on.
    void refuse_more() { refuses_ = true; }

    std::size_t waiting() const;
    std::uint64_t overflow() const { return overflow_; }

private:
    const std::size_t max_;
    mutable std::mutex mutex_;
    std::condition_variable arrived_;
    std::vector<Letter> letters_;
    std::atomic<bool> refuses_ = false;
    std::atomic<std::uint64_t> overflow_ = 0;
};

}  // namespace agora::server
